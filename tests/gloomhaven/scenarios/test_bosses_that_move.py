"""The Winged Horror in 46, the Dark Rider in 48, the Gloom in 51."""

import pytest

from questhall.games.gloomhaven.effects.attacking import attack_of
from questhall.games.gloomhaven.rules.attack.strike import AttackPlan
from questhall.games.gloomhaven.rules.cards.ability_decks import reveal_card
from questhall.games.gloomhaven.rules.monsters.acting import Activation, take_monster_turn
from questhall.games.gloomhaven.rules.movement.rooms import type_number, types_on_map
from questhall.games.gloomhaven.rules.round.initiative import focus_initiative, monsters_to_act
from questhall.games.gloomhaven.rules.scenario import SpecialRule, turn_begins
from questhall.games.gloomhaven.state.figures import Figure, FigureKind

from ...marks import rule
from .book import ELITE, NORMAL, Played

# -- the eggs --------------------------------------------------------------------------


def peak(characters: int = 2, level: int = 1) -> tuple[Played, Figure]:
    table = Played(46, characters, level)
    table.open_door("door_1")
    table.open_door("door_2")
    boss = table.one("winged_horror")
    table.kill(*[foe for foe in table.foes() if foe is not boss])
    return table, boss


def do(table: Played, boss: Figure, word: str) -> None:
    table.play_out(table.tell(SpecialRule.special, boss, word, [], Activation(boss, [])))


@rule("GH-4.9.3", "GH-7.1.11")
@pytest.mark.parametrize(
    ("characters", "level", "hit_points"), [(2, 1, 3), (3, 3, 3), (4, 5, 4), (4, 9, 5)]
)
def test_the_horror_lays_an_egg_for_each_character(
    characters: int, level: int, hit_points: int
) -> None:
    table, boss = peak(characters, level)
    do(table, boss, "lay_eggs")
    eggs = table.named("egg")
    assert len(eggs) == characters
    assert hit_points == 2 + (table.scene.level + 1) // 2
    for egg in eggs:
        assert (egg.kind, egg.hp) == (FigureKind.OBJECT, hit_points)
        assert table.scene.board.adjacent(egg.cell, boss.cell)
        assert focus_initiative(table.scene, egg) // 100_000 == 99


def test_all_eggs_hatch_where_they_lie() -> None:
    table, boss = peak(3)
    do(table, boss, "lay_eggs")
    first, *others = table.named("egg")
    table.kill(first)
    do(table, boss, "hatch_eggs")
    assert table.named("egg") == []
    demons = table.monsters("night_demon")
    assert {demon.cell for demon in demons} == {egg.cell for egg in others}
    assert {demon.rank for demon in demons} == {NORMAL}


def test_eggs_are_laid_after_the_attack_and_hatch_after_it() -> None:
    table, boss = peak()
    kind = table.scene.types[boss.type].kind
    words = [[getattr(action, "word", "") for action in special] for special in kind.specials]
    assert words == [["", "", "hatch_eggs"], ["", "", "lay_eggs"]]


def test_the_peak_is_won_with_the_horror_alone() -> None:
    table, boss = peak()
    do(table, boss, "lay_eggs")
    table.kill(boss)
    assert table.won


# -- the rider -------------------------------------------------------------------------


def weald(characters: int = 2) -> tuple[Played, Figure]:
    table = Played(48, characters)
    table.kill(*table.foes())
    table.scene.coins = [0] * table.scene.board.size
    type = type_number(table.scene, "dark_rider")
    (rider,) = [f for f in table.scene.figures if f.kind == FigureKind.MONSTER and f.type == type]
    reveal_card(table.scene, type)
    return table, rider


@rule("GH-2.0.3")
def test_everybody_begins_muddled_and_the_rider_is_away() -> None:
    table, rider = weald()
    assert [table.conditions(table.figure(seat)) for seat in (0, 1)] == [["muddle"], ["muddle"]]
    assert rider.gone
    assert rider not in table.scene.living(rider.side)
    assert not table.won


def test_it_has_a_card_and_a_turn_although_it_is_away() -> None:
    table, rider = weald()
    assert rider.type in types_on_map(table.scene)
    assert monsters_to_act(table.scene, rider.type) == [rider]


def test_it_appears_on_its_hexes_in_turn() -> None:
    table, rider = weald()
    for place in ("0,0", "7,0", "-1,3", "7,3", "-3,6", "6,6", "0,0"):
        table.run(turn_begins(table.scene, rider))
        assert not rider.gone
        assert table.place(rider) == place
        assert table.at(place) is rider
        has_attacked(table, rider)
        assert rider.gone
        assert table.is_free(place)


def has_attacked(table: Played, rider: Figure, range: int = 0) -> None:
    """The rider has made an attack of this range."""
    table.run(table.tell(SpecialRule.attacked, AttackPlan(rider, 3, range, [])))


def test_a_taken_hex_moves_it_to_the_nearest_one() -> None:
    table, rider = weald()
    table.put(table.figure(), "0,0")
    table.play_out(turn_begins(table.scene, rider))
    assert table.scene.board.adjacent(rider.cell, table.cell("0,0"))


def test_it_stays_if_it_attacks_from_afar_or_not_at_all() -> None:
    table, rider = weald()
    table.run(turn_begins(table.scene, rider))
    has_attacked(table, rider, range=3)
    assert not rider.gone
    table.run(turn_begins(table.scene, rider))
    assert table.place(rider) == "0,0"


def test_it_keeps_its_wounds_and_its_death_wins() -> None:
    table, rider = weald()
    table.run(turn_begins(table.scene, rider))
    table.damage(rider, 5)
    has_attacked(table, rider)
    table.damage(rider, 99)
    assert not table.won
    table.run(turn_begins(table.scene, rider))
    assert rider.hp == rider.max_hp - 5
    table.damage(rider, rider.hp)
    assert table.won
    assert monsters_to_act(table.scene, rider.type) == []


@rule("GH-4.6.1")
def test_its_attack_grows_with_every_hex_it_has_moved() -> None:
    table, rider = weald()
    base = table.scene.stats(rider).attack
    assert attack_of(table.scene, rider) == base
    table.scene.underway.moved = 3
    assert attack_of(table.scene, rider) == base + 3


@pytest.mark.parametrize(("characters", "imps"), [(2, 1), (3, 2), (4, 2)])
def test_it_calls_imps_between_its_move_and_its_attack(characters: int, imps: int) -> None:
    table, rider = weald(characters)
    table.run(turn_begins(table.scene, rider))
    scene = table.scene
    around = [[*filter(scene.is_empty, each)] for each in scene.board.neighbours]
    roomy = next(cell for cell, free in enumerate(around) if len(free) == 6)
    table.put(rider, "{},{}".format(*scene.scenario.hex(roomy)))
    move, *calls, attack = table.scene.types[rider.type].kind.specials[1]
    for action in calls:
        table.play_out(action.act(table.scene, rider, None))
    found = table.monsters("forest_imp")
    assert [imp.rank for imp in found] == [NORMAL] * imps
    assert ELITE not in {imp.rank for imp in found}
    assert move.points_of(table.scene, rider) == table.scene.stats(rider).move
    assert attack.as_attack(table.scene, rider) is not None


# -- the Gloom -------------------------------------------------------------------------


def test_the_gloom_jumps_from_mark_to_mark() -> None:
    table = Played(51)
    boss = table.one("the_gloom")
    for place in ("5,-4", "8,-1", "1,3", "5,-4"):
        do(table, boss, "jump_to_next_mark")
        assert table.place(boss) == place
    table.put(table.figure(), "8,-1")
    do(table, boss, "jump_to_next_mark")
    assert table.scene.board.adjacent(boss.cell, table.cell("8,-1"))
    table.kill(boss)
    assert table.won


@rule("GH-7.1.12")
def test_in_the_void_every_turn_hurts_at_its_end() -> None:
    table = Played(51)
    hero = table.figure()
    before = hero.hp
    table.begin_turn()
    assert hero.hp == before
    table.end_turn()
    assert hero.hp == before - 2
    decoy = table.summon("decoy", "1,3")
    before = decoy.hp
    table.summon_turn(decoy)
    assert decoy.hp == before - 2
    boss = table.one("the_gloom")
    table.give(boss, "stun")
    whole = boss.hp
    table.play_out(take_monster_turn(table.scene, boss))
    assert boss.hp == whole


@rule("GH-4.1.2")
def test_a_whole_turn_of_the_rider() -> None:
    """Move, attack, gone: its card says so."""
    table, rider = weald()
    hero = table.figure()
    hero.hp = hero.max_hp = 40
    table.put(hero, "0,2")
    table.put(table.figure(1), "9,0")
    cards = table.scene.decks[table.scene.types[rider.type].deck].kind.cards
    attacks = next(n for n, card in enumerate(cards, 1) if "attack" in "".join(card.texts))
    table.reveal_card(rider, attacks)
    table.play_out(take_monster_turn(table.scene, rider))
    assert rider.gone
    assert hero.hp < 40
