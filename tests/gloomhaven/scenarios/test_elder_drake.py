"""Scenario 34: a boss that sits on three hexes, and its Zephyrs."""

import pytest

from questhall.games.gloomhaven.effects.attacking import attack_of
from questhall.games.gloomhaven.effects.items import ReachFarther
from questhall.games.gloomhaven.effects.obstacles import can_be_destroyed
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.printed.hexes import cell_of
from questhall.games.gloomhaven.rules.attack.aiming import in_range, placements
from questhall.games.gloomhaven.rules.attack.strike import AttackPlan, Strike, net_advantage
from questhall.games.gloomhaven.rules.monsters.acting import Activation, Party, take_monster_turn
from questhall.games.gloomhaven.rules.movement.forced import is_immune_to_force
from questhall.games.gloomhaven.rules.movement.terrain import put_on
from questhall.games.gloomhaven.rules.scenario import SpecialRule
from questhall.games.gloomhaven.rules.selecting import (
    ADJACENT,
    ENEMIES,
    Who,
    ally_beside,
    stands_alone,
)
from questhall.games.gloomhaven.state.figures import Figure, FigureKind, Side
from questhall.games.gloomhaven.view.view import view

from ...marks import rule
from ..bench import BOTTOM, TOP
from .book import Played

PERCHES = {
    "a": ("6,4", "7,4", "6,5"),
    "b": ("-2,4", "-1,4", "-2,5"),
    "c": ("4,0", "5,0", "4,1"),
}
BREATH, PLAIN_ATTACK, VOLLEY = 4, 7, 8  # cards of the boss deck


def summit(characters: int = 2) -> tuple[Played, Figure]:
    """Only the drake is left, and the characters have many hit points."""
    table = Played(34, characters)
    drake = table.one("elder_drake")
    table.kill(*[foe for foe in table.foes() if foe is not drake])
    table.scene.coins = [0] * table.scene.board.size
    for seat in range(characters):
        table.figure(seat).hp = table.figure(seat).max_hp = 60
    return table, drake


def cells(table: Played, perch: str) -> list[int]:
    return [table.cell(place) for place in PERCHES[perch]]


def do(table: Played, drake: Figure, word: str, *arguments: str) -> None:
    flow = table.tell(SpecialRule.special, drake, word, [*arguments], Activation(drake, []))
    table.play_out(flow)


# -- three hexes -----------------------------------------------------------------------


@rule("GH-7.1.12")
def test_the_drake_occupies_all_hexes_of_its_boulder() -> None:
    table, drake = summit()
    assert table.scene.cells_of(drake) == cells(table, "c")
    for cell in cells(table, "c"):
        assert table.scene.figure_on(cell) is drake
        assert not table.scene.is_unoccupied(cell)
    shown = [figure for figure in view(table.scene, 0).figures if figure.id == f"figure:{drake.id}"]
    assert [figure.hexes for figure in shown] == [list(PERCHES["c"])]
    table.kill(drake)
    assert table.won
    for cell in cells(table, "c"):
        assert table.scene.figure_on(cell) is None


@pytest.mark.parametrize(
    ("place", "near"), [("3,0", True), ("6,0", True), ("4,2", True), ("7,0", False)]
)
def test_whoever_stands_beside_one_of_its_hexes_is_beside_it(place: str, near: bool) -> None:
    table, drake = summit()
    hero = table.figure()
    table.put(hero, place)
    assert table.scene.are_adjacent(hero, drake) == near
    assert (drake in in_range(table.scene, AttackPlan(hero, 3, 0, []))) == near
    assert (drake in Who(ENEMIES, ADJACENT).find(table.scene, hero, None)) == near
    hit = Strike(AttackPlan(hero, 3, 3, []), hero, drake)
    assert net_advantage(table.scene, hit) == (-1 if near else 0)


def test_an_area_over_two_of_its_hexes_hits_it_once() -> None:
    table, drake = summit()
    hero = table.figure()
    table.put(hero, "4,3")
    plan = AttackPlan(hero, 3, 3, [])
    plan.area = library().areas["triangle"]
    found = placements(table.scene, plan, plan.area)
    assert [each.figures for each in found] == [[drake.id]]


def test_its_own_attacks_reach_from_any_of_its_hexes() -> None:
    for place in ("3,0", "6,0", "3,2", "4,2"):
        table, drake = summit()
        table.put(table.figure(0), place)
        table.put(table.figure(1), "0,6")
        table.reveal_card(drake, PLAIN_ATTACK)
        table.play_out(take_monster_turn(table.scene, drake))
        assert table.figure(0).hp == 60 - table.scene.stats(drake).attack, place
        assert table.scene.cells_of(drake) == cells(table, "c")


def test_two_targets_may_be_near_different_hexes() -> None:
    table, drake = summit()
    table.put(table.figure(0), "8,0")
    table.put(table.figure(1), "2,3")
    distances = [table.scene.board.distance(table.figure(s).cell, drake.cell) for s in (0, 1)]
    assert max(distances) == 4
    table.reveal_card(drake, VOLLEY)
    table.play_out(take_monster_turn(table.scene, drake))
    assert [table.figure(seat).hp < 60 for seat in (0, 1)] == [True, True]


@rule("GH-3.8.1")
def test_its_breath_lies_in_front_of_one_of_its_three_sides() -> None:
    area = library().areas["drake_breath"]
    body = {cell_of(hex) for hex in ((0, 0), (1, 0), (0, 1))}
    assert len(area.shapes) == 3
    for shape in area.shapes:
        assert len(shape) == 7
        assert not body & set(shape)
    printed = sorted(cell_of(hex) for hex in library().area_hexes["drake_breath"])
    assert printed in area.shapes


def test_it_breathes_on_everybody_in_the_area() -> None:
    table, drake = summit()
    table.put(table.figure(0), "6,0")
    table.put(table.figure(1), "5,1")
    table.reveal_card(drake, BREATH)
    table.play_out(take_monster_turn(table.scene, drake))
    assert [table.figure(seat).hp < 60 for seat in (0, 1)] == [True, True]


def test_nobody_moves_it_and_its_boulders_last() -> None:
    table, drake = summit()
    assert is_immune_to_force(table.scene, table.figure(), drake)
    for perch in PERCHES:
        for cell in cells(table, perch):
            assert not can_be_destroyed(table.scene, cell)
    assert can_be_destroyed(table.scene, table.cell("1,1"))


def test_a_summon_goes_for_its_nearest_hex() -> None:
    table, _ = summit()
    decoy = table.summon("decoy", "6,1")
    party = Party(table.scene, decoy)
    (place,) = [enemy.place for enemy in party.enemies]
    assert place == table.cell("5,0")


def test_nobody_stops_on_any_of_its_hexes() -> None:
    table, drake = summit()
    ally = table.monster("spitting_drake", "5,1")
    assert ally.flying
    taken = set(cells(table, "c"))
    assert taken <= set(Party(table.scene, ally).allies)
    decoy = table.summon("decoy", "6,1")
    party = Party(table.scene, decoy)
    places = [enemy.place for enemy in party.enemies]
    assert taken <= {*places, *party.allies}
    assert drake in party.figures


# -- flying ----------------------------------------------------------------------------


@rule("GH-4.9.3")
def test_it_flies_from_boulder_to_boulder() -> None:
    table, drake = summit()
    before = "c"
    for perch in ("a", "b", "c", "a"):
        do(table, drake, "fly_to_next_perch")
        assert table.scene.cells_of(drake) == cells(table, perch)
        assert [table.scene.figure_on(cell) for cell in cells(table, perch)] == [drake] * 3
        assert [table.scene.figure_on(cell) for cell in cells(table, before)] == [None] * 3
        before = perch


def test_whoever_hovers_over_its_boulder_makes_room() -> None:
    table, drake = summit()
    table.put(table.figure(), "7,4")
    do(table, drake, "fly_to_next_perch")
    assert table.scene.figure_on(table.cell("7,4")) is drake
    assert table.scene.are_adjacent(table.figure(), drake)


# -- Zephyrs ---------------------------------------------------------------------------


def test_two_zephyrs_appear_beside_it() -> None:
    table, drake = summit(3)
    do(table, drake, "summon_zephyrs", "2")
    zephyrs = table.named("zephyr")
    assert [(each.kind, each.side, each.number) for each in zephyrs] == [
        (FigureKind.ALLY, Side.FOES, 1),
        (FigureKind.ALLY, Side.FOES, 2),
    ]
    for zephyr in zephyrs:
        assert table.scene.are_adjacent(zephyr, drake)
        assert attack_of(table.scene, zephyr) == 3


def test_there_are_twelve_zephyrs_at_most() -> None:
    table, drake = summit()
    for _ in range(7):
        do(table, drake, "summon_zephyrs", "2")
        do(table, drake, "fly_to_next_perch")
    assert len(table.named("zephyr")) == 12


def test_a_zephyr_cannot_be_harmed() -> None:
    table, drake = summit()
    do(table, drake, "summon_zephyrs", "1")
    (zephyr,) = table.named("zephyr")
    table.damage(zephyr, 99)
    table.attack(table.figure(), zephyr, 9)
    assert not zephyr.gone


def test_zephyrs_act_right_before_the_drake() -> None:
    table, drake = summit()
    table.put(table.figure(0), "5,3")
    table.put(table.figure(1), "0,6")
    do(table, drake, "summon_zephyrs", "1")
    (zephyr,) = table.named("zephyr")
    table.give(drake, "stun")
    table.reveal_card(drake, PLAIN_ATTACK)
    table.play_out(take_monster_turn(table.scene, drake))
    assert table.scene.are_adjacent(zephyr, table.figure(0))
    assert table.figure(0).hp == 60 - 2
    assert table.scene.acting == -1


@rule("GH-3.6.17")
def test_an_attack_along_a_path_ends_at_the_nearest_of_its_hexes() -> None:
    table, drake = summit()
    hero = table.figure()
    drake.hp = drake.max_hp = 10_000
    board = table.scene.board
    near = [
        cell
        for cell in board.place.values()
        if table.scene.is_empty(cell)
        and any(board.within(cell, each, 4) for each in cells(table, "c"))
    ]
    assert any(board.distance(cell, drake.cell) > 4 for cell in near)
    for cell in near:
        put_on(table.scene, hero, cell)
        before = drake.hp
        table.open("impaling_eruption", TOP)
        table.choose(drake)
        while table.decision is not None:
            table.choose(table.offered[0])
        assert drake.hp == before - 3, board.hexes[cell]


def test_a_chain_leaps_to_any_of_its_hexes() -> None:
    table, drake = summit()
    table.put(table.figure(), "9,0")
    first = table.monster("rending_drake", "7,0", hp=60)
    assert table.scene.board.distance(first.cell, drake.cell) == 3
    table.play("chain_lightning", TOP, first, drake)
    assert first.hp < 60
    assert drake.hp < drake.max_hp


def test_an_item_for_reach_is_not_needed_beside_one_of_its_hexes() -> None:
    table, drake = summit()
    table.put(table.figure(), "6,0")
    plan = AttackPlan(table.figure(), 3, 0, [])
    plan.reach = 2
    assert not ReachFarther(2).served(table.scene, plan, [drake])


def test_allies_beside_any_of_its_hexes_count() -> None:
    table, drake = summit()
    table.put(table.figure(1), "6,0")
    assert ally_beside(table.scene, table.figure(0), drake)
    assert stands_alone(table.scene, drake)
    table.monster("rending_drake", "3,2")
    assert not stands_alone(table.scene, drake)


@rule("GH-7.1.12")
@pytest.mark.parametrize("card", ["sinister_opportunity", "parasitic_influence"])
def test_nobody_forces_it_off_its_boulder(card: str) -> None:
    table, drake = summit()
    table.put(table.figure(), "3,0")
    table.open(card, BOTTOM)
    while table.decision is not None:
        whom = [each for each in table.offered if each.endswith(f":{drake.id}")]
        table.choose(whom[0] if whom else table.offered[-1])
    assert table.scene.cells_of(drake) == cells(table, "c")
    assert [table.scene.figure_on(cell) for cell in cells(table, "c")] == [drake] * 3
