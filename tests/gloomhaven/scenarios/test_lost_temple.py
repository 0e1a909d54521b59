"""The golems, Fish and the Betrayer of scenario 79."""

import pytest

from questhall.games.gloomhaven.minds.threats import threats_to
from questhall.games.gloomhaven.rules.attack.strike import can_target
from questhall.games.gloomhaven.rules.monsters.acting import Activation
from questhall.games.gloomhaven.rules.movement.walking import ways_of
from questhall.games.gloomhaven.rules.round.character_turn import take_turn
from questhall.games.gloomhaven.rules.round.initiative import build_queue, takes_part
from questhall.games.gloomhaven.rules.scenario import destinations, take_own_turn
from questhall.games.gloomhaven.state.figures import Condition, Figure
from questhall.games.gloomhaven.state.scene import OBJECTS_FROM
from questhall.kernel.decisions import NOTHING

from ...marks import rule
from .book import ELITE, NORMAL, Played

PLATES = ["-4,0", "9,0", "-4,4", "5,4"]
"""In the order in which they come into play; Fish stands on one more."""


def wake(table: Played) -> None:
    """The characters step onto the plates one after the other."""
    for seat in range(table.scene.characters):
        table.ends_turn(seat, PLATES[seat])


def fish_of(table: Played) -> Figure:
    (fish,) = table.named("fish")
    return fish


def throne(characters: int = 2) -> Played:
    """The golems are dead, and the party stands before the boss."""
    table = Played(79, characters)
    wake(table)
    for golem in table.monsters("stone_golem"):
        golem.drops_coin = False
        table.kill(golem)
    for seat, place in enumerate(("6,-7", "7,-6", "8,-6", "5,-5")[:characters]):
        table.put(table.figure(seat), place)
    return table


def chooses(table: Played, *cards: str) -> None:
    """Everybody has chosen two cards; later seats act later."""
    for hero in table.scene.heroes:
        for key in cards if hero.seat == 0 else [card.key for card in hero.kind.cards[:2]]:
            table.card(key, hero.seat, "chosen")
        hero.leading = 20 + hero.seat
        hero.acted = -1
    table.play_out(build_queue(table.scene, []))


# -- golems and plates -----------------------------------------------------------------


@rule("GH-7.1.6", "GH-7.1.4")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_all_plates_in_play_wake_the_golems(characters: int) -> None:
    table = Played(79, characters)
    golem = table.monsters("stone_golem")[0]
    for seat in range(characters):
        assert not takes_part(table.scene, golem)
        assert table.scene.monster_card(golem.type) is None
        table.ends_turn(seat, PLATES[seat])
    assert takes_part(table.scene, golem)
    assert table.scene.monster_card(golem.type) is not None


@pytest.mark.parametrize("characters", [2, 3, 4])
def test_plates_for_more_characters_are_not_there(characters: int) -> None:
    table = Played(79, characters)
    tiles = [table.scene.tile(table.cell(place)) for place in PLATES]
    assert [tile is not None for tile in tiles] == [place < characters for place in range(4)]


def test_the_golems_do_not_wake_without_fish() -> None:
    table = Played(79)
    table.put(fish_of(table), "2,-2")
    wake(table)
    assert not takes_part(table.scene, table.monsters("stone_golem")[0])


def test_a_sleeping_golem_is_beyond_reach_but_in_the_way() -> None:
    table = Played(79)
    golem = table.at("4,-3")
    hero = table.figure()
    table.put(hero, "4,-2")
    assert not can_target(table.scene, hero, golem)
    table.damage(golem, 5)
    assert golem.hp == golem.max_hp
    ways = ways_of(table.scene, hero, 1, jump=False)
    assert table.cell("4,-3") not in ways.goals
    wake(table)
    assert can_target(table.scene, hero, golem)


@rule("GH-7.1.5")
def test_the_door_opens_with_the_last_golem() -> None:
    table = Played(79)
    wake(table)
    *others, last = table.monsters("stone_golem")
    table.kill(*others)
    assert not table.is_open("door_1")
    table.kill(last)
    assert table.is_open("door_1")
    assert table.one("the_betrayer")


def test_bots_leave_sleeping_golems_alone_and_go_to_the_free_plates() -> None:
    table = Played(79)
    table.put(table.figure(1), PLATES[1])
    hero = table.figure()
    assert destinations(table.scene, hero) == [table.cell(PLATES[0])]
    assert threats_to(table.scene, hero) == []
    wake(table)
    assert len(threats_to(table.scene, hero)) == len(table.monsters("stone_golem"))


# -- Fish ------------------------------------------------------------------------------


@rule("GH-7.1.8", "GH-7.1.11", "GH-6.1.2")
def test_fish_must_live() -> None:
    table = Played(79, level=3)
    fish = fish_of(table)
    assert fish.hp == 6 + 2 * table.scene.level
    assert table.scene.are_allies(table.figure(), fish)
    assert table.scene.are_enemies(table.at("4,-3"), fish)
    table.kill(fish)
    assert table.lost


@rule("GH-7.1.8")
def test_fish_returns_and_strikes_everybody_beside_him() -> None:
    table = Played(79)
    table.play_out(build_queue(table.scene, []))
    fish = fish_of(table)
    assert OBJECTS_FROM + fish.id in table.scene.queue
    one, other = table.monsters("stone_golem")[:2]
    table.put(fish, "2,1")
    wake(table)
    table.put(one, "2,0")
    table.put(other, "1,1")
    table.put(fish, "3,-2")
    table.play_out(take_own_turn(table.scene, fish))
    assert table.place(fish) == "2,1"
    assert one.hp < one.max_hp
    assert other.hp < other.max_hp


def test_nobody_is_asked_for_a_deck_while_fish_has_nobody_to_attack() -> None:
    table = Played(79)
    table.start(take_own_turn(table.scene, fish_of(table)))
    assert table.decision is None


# -- the Betrayer ----------------------------------------------------------------------


def use_special(table: Played, boss: Figure, number: int) -> None:
    actions = table.scene.types[boss.type].kind.specials[number - 1]
    table.scene.acting = boss.id
    for action in actions:
        table.play_out(action.act(table.scene, boss, Activation(boss, actions)))
    table.scene.acting = NOTHING


@rule("GH-4.9.3", "GH-7.1.12")
@pytest.mark.parametrize(
    ("characters", "ranks"), [(2, [ELITE]), (3, [NORMAL, ELITE]), (4, [ELITE, ELITE])]
)
def test_it_summons_vipers_and_drives_everybody_away(characters: int, ranks: list[int]) -> None:
    table = throne(characters)
    chooses(table, "trample", "skewer")
    boss = table.one("the_betrayer")
    before = [table.scene.distance(table.figure(seat), boss) for seat in range(characters)]
    table.figure(1).conditions[Condition.IMMOBILIZE] = 1
    use_special(table, boss, 1)
    vipers = table.monsters("giant_viper")
    assert [viper.rank for viper in vipers] == ranks
    after = [table.scene.distance(table.figure(seat), boss) for seat in range(characters)]
    assert after[0] == before[0] + 4
    assert after[1] == before[1]


def test_it_calls_everybody_and_turns_the_last_one() -> None:
    table = throne(3)
    chooses(table, "trample", "skewer")
    rat = table.summon("monstrous_rat", "4,-5", seat=2)
    boss = table.one("the_betrayer")
    table.hero(2).acted = table.scene.round
    use_special(table, boss, 2)
    assert [table.scene.distance(table.figure(seat), boss) for seat in range(3)] == [1, 1, 1]
    assert table.scene.distance(rat, boss) == 1
    assert [table.figure(seat).turncoat for seat in range(3)] == [False, True, False]
    assert not rat.turncoat


def test_nobody_is_turned_when_all_have_acted() -> None:
    table = throne()
    boss = table.one("the_betrayer")
    table.play_out(build_queue(table.scene, []))
    use_special(table, boss, 2)
    assert not any(table.figure(seat).turncoat for seat in range(2))


def test_a_turned_character_attacks_a_friend_and_discards_both_cards() -> None:
    table = throne()
    chooses(table, "leaping_cleave", "trample")
    brute, other = table.figure(0), table.figure(1)
    table.put(brute, "5,-8")
    table.put(other, "5,-7")
    brute.turncoat = True
    before = other.hp
    cards = table.hero().chosen[:]
    table.start(take_turn(table.scene, table.hero()))
    assert table.prompt == "move"
    assert table.scene.underway.points == 2
    table.choose("stay")
    while table.decision is not None:
        assert "no-attack" not in table.offered
        table.choose(table.offered[0])
    assert other.hp < before
    assert sorted(table.hero().discard) == sorted(cards)
    assert (table.hero().lost, table.hero().chosen) == ([], [])


@rule("GH-6.1.1")
def test_the_betrayer_is_all_that_matters() -> None:
    table = throne()
    table.kill(table.one("the_betrayer"))
    assert table.won
