"""The penalties of dungeon rooms, and what their treasures hold (GH-12.3.11 to GH-12.3.14)."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.library.dungeon import foes_cards, room_cards
from questhall.games.gloomhaven.printed.cards import ElementUse
from questhall.games.gloomhaven.rules.attack.conditions import expire, give
from questhall.games.gloomhaven.rules.attack.healing import heal
from questhall.games.gloomhaven.rules.attack.strike import AttackPlan, Strike
from questhall.games.gloomhaven.rules.cards.active_area import retaliate_of, shield_of
from questhall.games.gloomhaven.rules.cards.elements import can_use, may_use
from questhall.games.gloomhaven.rules.movement.looting import take_treasure
from questhall.games.gloomhaven.rules.round.refresh import refresh
from questhall.games.gloomhaven.rules.scenario import (
    ATTACK,
    MOVE,
    RANGE,
    change_strike,
    stat_bonus,
    turn_begins,
)
from questhall.games.gloomhaven.scenarios.words.penalties import PENALTY_WORDS
from questhall.games.gloomhaven.state.figures import Condition, Figure
from questhall.games.gloomhaven.state.heroes import ItemState
from questhall.games.gloomhaven.state.scene import Strength
from questhall.games.gloomhaven.view.dungeon import room_line
from questhall.kernel.language.expressions import parse_expression
from questhall.kernel.text import LANGUAGES

from ...marks import rule
from .dungeon import Dungeon

MINOR = "standard"  # in the second room
MAJOR = "higher"
FIRE = 0
TEXTS = [GAME.texts(language) for language in LANGUAGES]


def entered(room: str, penalties: str, characters: int = 2) -> Dungeon:
    """The second room is this one, and its penalty has fallen on the party."""
    table = before(room, penalties, characters)
    table.open_exit(way(room))
    return table


def before(room: str, penalties: str, characters: int = 2) -> Dungeon:
    """In front of the door to this room."""
    return Dungeon(("tunnel", room), characters=characters, penalties=penalties)


def way(room: str) -> str:
    return room_cards()[room].entrances[0].type


def of_party(table: Dungeon) -> list[list[str]]:
    return [table.conditions(table.scene.figure_of(hero)) for hero in table.scene.heroes]


def test_every_penalty_of_the_cards_is_tested_here_and_every_word_is_used() -> None:
    written = [text for card in room_cards().values() for text in card.penalties]
    assert {parse_expression(text).word for text in written} == set(PENALTY_WORDS)


# -- the characters ----------------------------------------------------------------


@rule("GH-12.3.11")
@pytest.mark.parametrize(("penalties", "damage"), [(MINOR, 3), (MAJOR, 7)])
def test_dead_end(penalties: str, damage: int) -> None:
    table = entered("dead_end", penalties)
    assert table.told("suffers") == [damage, damage]


@rule("GH-12.3.11")
@pytest.mark.parametrize(
    ("room", "penalties", "conditions"),
    [
        ("armory", MINOR, ["poison"]),
        ("burrow", MAJOR, ["poison", "wound", "muddle"]),
        ("corridor", MINOR, ["immobilize"]),
        ("corridor", MAJOR, ["stun"]),
        ("hovel", MINOR, ["wound"]),
        ("sewer", MINOR, ["muddle"]),
    ],
)
def test_conditions_for_all(room: str, penalties: str, conditions: list[str]) -> None:
    assert of_party(entered(room, penalties)) == [conditions, conditions]


@rule("GH-12.3.11")
def test_a_wound_for_good_does_not_heal() -> None:
    table = entered("hovel", MAJOR)
    figure = table.figure(1)
    figure.hp = 2
    assert heal(table.scene, figure, 3)
    assert (figure.hp, table.conditions(figure)) == (5, ["wound"])
    plain = entered("hovel", MINOR)
    assert heal(plain.scene, plain.figure(1), 3)
    assert plain.conditions(plain.figure(1)) == []


@rule("GH-12.3.11")
def test_a_muddle_for_good_does_not_end_with_the_turn() -> None:
    table = entered("sewer", MAJOR)
    for _ in range(3):
        expire(table.scene, table.figure(1))
    assert table.conditions(table.figure(1)) == ["muddle"]
    (foe, *_) = table.foes()
    give(table.scene, foe, Condition.MUDDLE)
    expire(table.scene, foe)
    assert not foe.has(Condition.MUDDLE)


@rule("GH-12.3.11", "GH-3.10.25")
@pytest.mark.parametrize(("penalties", "curses"), [(MINOR, 1), (MAJOR, 3)])
def test_tunnel(penalties: str, curses: int) -> None:
    table = Dungeon(("cave", "tunnel"), characters=3, penalties=penalties)
    table.open_exit("b")
    assert [table.cards_named(hero, "curse") for hero in table.scene.heroes] == [curses] * 3


@rule("GH-12.3.11")
def test_crossroads() -> None:
    for penalties, pile, count in ((MINOR, "discard", 2), (MAJOR, "lost", 1)):
        table = before("crossroads", penalties)
        for seat in (0, 1):
            for card in table.hero(seat).kind.cards[:4]:
                table.card(card.key, seat, "hand")
        table.open_exit("b")
        for hero in table.scene.heroes:
            assert (len(hero.hand), len(getattr(hero, pile))) == (4 - count, count)


@rule("GH-12.3.11")
@pytest.mark.parametrize("room", ["cabin", "cave"])
@pytest.mark.parametrize(("penalties", "count"), [(MINOR, 1), (MAJOR, 2)])
def test_whoever_opened_the_door_loses_cards(room: str, penalties: str, count: int) -> None:
    table = before(room, penalties)
    for seat in (0, 1):
        table.card(table.hero(seat).kind.cards[0].key, seat, "hand")
        table.card(table.hero(seat).kind.cards[1].key, seat, "discard")
    table.open_exit("a", seat=1)
    assert [len(hero.lost) for hero in table.scene.heroes] == [0, count]


@rule("GH-12.3.11")
def test_burrow() -> None:
    table = before("burrow", MINOR)
    table.open_exit("b", seat=1)
    assert of_party(table) == [[], ["stun"]]


@rule("GH-12.3.11")
def test_hallway_and_trail() -> None:
    states: dict[tuple[str, str], list[int]] = {}
    for room, penalties in (("hallway", MINOR), ("hallway", MAJOR), ("trail", MINOR)):
        table = before(room, penalties)
        for name in ("minor_healing_potion", "iron_helmet", "heater_shield", "leather_armor"):
            table.item(name)
        table.open_exit("a")
        states[room, penalties] = [item.state for item in table.hero().items]
    assert states["hallway", MINOR] == [
        ItemState.FLIPPED,
        ItemState.READY,
        ItemState.READY,
        ItemState.READY,
    ]
    assert states["hallway", MAJOR] == [
        ItemState.FLIPPED,
        ItemState.READY,
        ItemState.TURNED,
        ItemState.TURNED,
    ]
    assert states["trail", MINOR] == [
        ItemState.READY,
        ItemState.READY,
        ItemState.TURNED,
        ItemState.TURNED,
    ]


@rule("GH-12.3.11", "GH-2.0.3")
def test_a_perk_lets_a_character_ignore_penalties() -> None:
    table = before("sewer", MINOR)
    table.hero(1).ignores_scenario = True
    table.open_exit("a")
    assert of_party(table) == [["muddle"], []]


# -- elements ----------------------------------------------------------------------


@rule("GH-12.3.13")
def test_clearing() -> None:
    table = before("clearing", MINOR)
    table.scene.elements = [Strength.STRONG] * 6
    table.open_exit("b")
    assert table.scene.elements == [Strength.INERT] * 6


@rule("GH-12.3.11")
def test_after_the_major_penalty_of_the_clearing_only_monsters_use_elements() -> None:
    table = before("clearing", MAJOR)
    table.scene.elements = [Strength.STRONG] * 6
    fire = ElementUse([FIRE])
    assert may_use(table.scene, fire)
    table.open_exit("b")
    assert not may_use(table.scene, fire)
    assert can_use(table.scene, fire)


# -- the monsters ------------------------------------------------------------------


@rule("GH-12.3.11")
@pytest.mark.parametrize(("penalties", "count"), [(MINOR, 3), (MAJOR, 7)])
def test_altar(penalties: str, count: int) -> None:
    table = entered("altar", penalties)
    deck = [table.scene.cards[card].key for card in table.scene.monster_deck.draw]
    assert (deck.count("bless"), len(table.scene.bless)) == (count, 10 - count)


@rule("GH-12.3.11")
def test_alcove() -> None:
    now = entered("alcove", MINOR)
    assert {extra_shield(now, foe) for foe in now.foes()} == {1}
    now.run(refresh(now.scene))
    assert {extra_shield(now, foe) for foe in now.foes()} == {0}
    for_good = entered("alcove", MAJOR)
    for_good.run(refresh(for_good.scene))
    assert {extra_shield(for_good, foe) for foe in for_good.foes()} == {1}
    assert extra_shield(for_good, for_good.figure()) == 0


def extra_shield(table: Dungeon, figure: Figure) -> int:
    printed = table.scene.stats(figure).shield if figure.type >= 0 else 0
    return shield_of(table.scene, figure) - printed


@rule("GH-12.3.11")
@pytest.mark.parametrize(("penalties", "later"), [(MINOR, 0), (MAJOR, 2)])
def test_den(penalties: str, later: int) -> None:
    table = entered("den", penalties)
    (foe, *_) = [each for each in table.foes() if not table.scene.stats(each).retaliate]
    assert [retaliate_of(table.scene, foe, distance) for distance in (1, 3, 4)] == [2, 2, 0]
    table.run(refresh(table.scene))
    assert retaliate_of(table.scene, foe, 3) == later
    assert retaliate_of(table.scene, table.figure(), 1) == 0


@rule("GH-12.3.11")
def test_library() -> None:
    now = entered("library", MINOR)
    assert all(foe.has(Condition.STRENGTHEN) for foe in now.foes())
    for foe in now.foes():
        expire(now.scene, foe)
    assert not any(foe.has(Condition.STRENGTHEN) for foe in now.foes())
    for_good = entered("library", MAJOR)
    for_good.open_exit("a")
    for foe in for_good.foes():
        expire(for_good.scene, foe)
    assert for_good.in_room(2)
    assert all(foe.has(Condition.STRENGTHEN) for foe in for_good.foes())


@rule("GH-12.3.11")
def test_passage() -> None:
    table = entered("passage", MINOR)
    assert {foe.has(Condition.INVISIBLE) for foe in table.foes() if foe.rank == 1} == {True}
    assert {foe.has(Condition.INVISIBLE) for foe in table.foes() if foe.rank == 0} == {False}
    table = entered("passage", MAJOR)
    (foe, *_) = [each for each in table.foes() if each.max_hp > 2]
    foe.hp = 1
    table.run(turn_begins(table.scene, foe))
    assert foe.hp == 2


@rule("GH-12.3.11")
def test_armory_and_trail_make_all_enemies_stronger() -> None:
    table = entered("trail", MAJOR)
    (foe, *_) = table.foes()
    values = [stat_bonus(table.scene, foe, value) for value in (MOVE, RANGE, ATTACK)]
    assert values == [1, 1, 0]
    assert stat_bonus(table.scene, table.figure(), MOVE) == 0
    table = entered("armory", MAJOR)
    (foe, *_) = table.foes()
    assert [added(table, foe), added(table, table.figure())] == [1, 0]


def added(table: Dungeon, attacker: Figure) -> int:
    """What the scenario adds to an attack."""
    hit = Strike(AttackPlan(attacker, 2, 0, []), attacker, table.figure(1))
    change_strike(table.scene, hit)
    return hit.plus


@rule("GH-12.3.11")
def test_encampment_makes_an_enemy_elite() -> None:
    table = before("encampment", MINOR)
    table.start_opening("b")
    assert table.prompt == "promote"
    (chosen, *_) = [foe for foe in table.in_room(1) if foe.rank == 0]
    assert len(table.offered) == len([foe for foe in table.in_room(1) if foe.rank == 0])
    chosen.hp -= 1
    table.choose(f"promote:{chosen.id}")
    assert chosen.rank == 1
    assert chosen.max_hp == table.scene.stats(chosen).hit_points
    assert chosen.hp == chosen.max_hp - 1


@rule("GH-12.3.13")
@pytest.mark.parametrize(
    ("room", "penalties", "rank", "count"),
    [("road", MINOR, 0, 1), ("road", MAJOR, 0, 2), ("encampment", MAJOR, 1, 1)],
)
def test_the_dead_return_to_where_they_were_placed(
    room: str, penalties: str, rank: int, count: int
) -> None:
    table = before(room, penalties)
    stood = {table.place(foe) for foe in table.foes() if foe.rank == rank}
    for foe in table.foes():
        table.put(foe, next(place for place in table.free_places() if place not in stood))
    table.clear()
    table.open_exit("a" if room == "road" else "b")
    back = table.in_room(0)
    assert [foe.rank for foe in back] == [rank] * count
    assert {table.place(foe) for foe in back} <= stood


@rule("GH-12.3.13")
def test_nobody_returns_if_nobody_died() -> None:
    table = before("road", MAJOR)
    alive = len(table.foes())
    table.open_exit("a")
    assert len(table.in_room(0)) == alive


# -- treasures ---------------------------------------------------------------------


@rule("GH-12.3.14")
def test_treasures_hold_nothing_for_the_campaign() -> None:
    for card in foes_cards().values():
        if card.treasure is not None:
            assert card.treasure.rewards
            assert card.treasure.for_campaign == []


def looted(foes: str, spot: int = 12) -> Dungeon:
    table = Dungeon(("library",), foes=(foes,))
    table.figure().hp = 3
    for condition in (Condition.POISON, Condition.WOUND, Condition.MUDDLE):
        give(table.scene, table.figure(), condition)
    table.card(table.hero().kind.cards[0].key, 0, "lost")
    for name in ("minor_healing_potion", "minor_stamina_potion"):
        table.item(name).state = ItemState.FLIPPED
    table.play_out(take_treasure(table.scene, table.hero(), table.cell(table.spot(spot))))
    return table


@rule("GH-12.3.14")
def test_what_the_treasures_give() -> None:
    assert looted("mangy").hero().gold == 10
    assert looted("crushing", 11).hero().gold == 5
    assert looted("wild").conditions(looted("wild").figure()) == []
    assert len(looted("drowned").hero().hand) == 1
    assert [item.state for item in looted("foggy").hero().items] == [
        ItemState.READY,
        ItemState.READY,
    ]
    healed = looted("defiled")
    assert (healed.figure().hp, healed.conditions(healed.figure())) == (3, ["muddle"])
    hurt = looted("rotting")
    assert {foe.max_hp - foe.hp for foe in hurt.foes()} == {2}
    poisoned = looted("venomous")
    assert all(foe.has(Condition.POISON) for foe in poisoned.foes() if not immune(poisoned, foe))


def immune(table: Dungeon, foe: Figure) -> bool:
    return table.scene.is_immune(foe, Condition.POISON)


# -- in a terminal -----------------------------------------------------------------


@rule("GH-12.3.4")
def test_rooms_are_named_with_their_penalties() -> None:
    table = entered("sewer", MINOR)
    first, second = [[room_line(each, texts) for texts in TEXTS] for each in table.rooms_seen]
    assert first == ["Mangy Tunnel. No penalty.", "Туннель вермлингов. Без штрафа."]
    assert second == [
        "Wild Sewer. Minor penalty: All characters gain Muddle.",
        "Сток диких зверей. Малый штраф: Все персонажи получают: Смятение.",
    ]
