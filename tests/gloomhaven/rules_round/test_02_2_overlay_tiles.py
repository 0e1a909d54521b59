"""Chapter 2.2: doors, corridors, traps, terrain, obstacles and treasure."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.library.scenarios import scenario
from questhall.games.gloomhaven.printed.scenario import ScenarioDef
from questhall.games.gloomhaven.rules.movement.terrain import (
    hazard_damage,
    may_be_blocked,
    trap_damage,
)
from questhall.games.gloomhaven.rules.movement.walking import move
from questhall.games.gloomhaven.state.heroes import Feat
from questhall.games.gloomhaven.view.pieces import TableView

from ...marks import example, rule
from ..bench import TOP, Bench
from .table import DOOR, Table, house


def walk(bench: Bench, points: int, *choices: str, seat: int = 0, jump: bool = False) -> None:
    """A character's Move action; after these answers it stays."""
    figure = bench.figure(seat)
    bench.scene.acting = figure.id
    if bench.turn.seat != seat:
        bench.new_turn(seat)
    bench.start(move(bench.scene, figure, bench.turn, points, jump))
    for choice in choices:
        bench.choose(choice)
    if bench.decision is not None:
        bench.choose("stay")


def reaches(bench: Bench, points: int, jump: bool = False) -> list[str]:
    """Where the first character could go."""
    bench.start(move(bench.scene, bench.figure(), bench.turn, points, jump))
    return bench.places()


# -- doors and corridors ---------------------------------------------------------------


@rule("GH-2.2.1", "GH-2.2.2", "GH-2.2.3")
def test_a_character_opens_a_door_by_moving_onto_it() -> None:
    table = Table(scenario=house("bandit_guard 9,1 nnn"), brute="4,1", tinkerer="0,2")
    seen = GAME.view(table.scene, 0)
    assert isinstance(seen, TableView)
    assert [(door.q, door.r, door.open) for door in seen.doors] == [(5, 1, False)]
    assert not [hex for hex in seen.hexes if hex.q >= 5]
    walk(table, 3, DOOR, "7,1")
    seen = GAME.view(table.scene, 0)
    assert isinstance(seen, TableView)
    assert [(door.q, door.r, door.open) for door in seen.doors] == [(5, 1, True)]
    assert len([hex for hex in seen.hexes if hex.q >= 6]) == 15
    assert table.place(table.figure()) == "7,1"


@rule("GH-2.2.1")
def test_rooms_are_separated_until_the_door_opens() -> None:
    table = Table(scenario=house(), brute="4,1", tinkerer="0,2")
    scene = table.scene
    assert scene.board.distance(table.cell("4,1"), table.cell("6,1")) > 100
    walk(table, 1, DOOR)
    assert scene.board.distance(table.cell("4,1"), table.cell("6,1")) == 2


@rule("GH-2.2.4", "GH-3.14.9")
@pytest.mark.parametrize("opened", [False, True])
def test_a_closed_door_is_a_wall_to_summons(opened: bool) -> None:
    """The door is the only free hex beside the guard."""
    table = Table(scenario=house(), brute="4,1", tinkerer="3,2")
    table.monster("bandit_guard", "4,2")
    bot = table.summon("battle_bot", "3,1", seat=1)
    bot.flying = True
    if opened:
        walk(table, 2, DOOR, "4,1")
    table.summon_turn(bot)
    assert table.place(bot) == (DOOR if opened else "3,1")


@rule("GH-7.1.5", "GH-2.2.2")
@example("GH-EX-210")
@pytest.mark.parametrize("jump", [False, True])
def test_a_locked_door_is_a_wall_to_all(jump: bool) -> None:
    table = Table(scenario=house(locked=True), brute="4,1", tinkerer="0,2")
    assert DOOR not in reaches(table, 3, jump)
    table.choose("stay")
    table.scene.unlocked = 1
    assert DOOR in reaches(table, 3, jump)


@rule("GH-2.2.6")
def test_an_open_door_hinders_no_movement() -> None:
    table = Table(scenario=house("bandit_guard 7,1 nnn"), brute="4,1", tinkerer="3,1")
    walk(table, 1, DOOR)
    walk(table, 1, "4,1")
    guard = table.scene.figures[-1]
    table.monster_turn(guard, card=4)
    assert table.place(guard) == DOOR
    assert table.scene.opened == 1
    for _ in range(2):
        table.end_round()
    assert table.scene.opened == 1


@rule("GH-2.2.9", "GH-1.0.1")
def test_corridor_hexes_are_ordinary_hexes() -> None:
    book = next(
        each
        for each in (scenario(number) for number in range(1, 31))
        if any(joint.kind == "corridor" for joint in each.joints)
    )
    bench = Bench(scenario=book, brute=_hex(book, 0), tinkerer=_hex(book, 1))
    number, corridor = next(
        (number, joint)
        for number, joint in enumerate(book.joints)
        if joint.kind == "corridor"
        and any(bench.scene.revealed >> book.area_of[room] & 1 for room in joint.rooms)
    )
    assert bench.scene.opened >> number & 1
    for cell in corridor.cells:
        assert bench.scene.is_empty(cell)
        assert bench.scene.terrain[cell] == 0
        assert len({book.room_of[other] for other in bench.scene.board.neighbours[cell]}) >= 2


def _hex(book: ScenarioDef, place: int) -> str:
    start = next(room for room in book.rooms if room.is_start)
    q, r = book.hex(start.starts[place])
    return f"{q},{r}"


# -- traps -----------------------------------------------------------------------------


@rule("GH-2.2.10", "GH-2.2.12")
@pytest.mark.parametrize(
    ("damage", "conditions", "hp", "gained"),
    [
        (2, (), 8, []),
        (0, ("stun",), 10, ["stun"]),
        (3, ("poison", "wound"), 7, ["poison", "wound"]),
    ],
)
def test_what_a_trap_does(
    damage: int, conditions: tuple[str, ...], hp: int, gained: list[str]
) -> None:
    bench = Bench(brute="0,0", tinkerer="-3,0")
    bench.tile("trap", "1,0", damage=damage, conditions=conditions)
    walk(bench, 1, "1,0")
    assert bench.figure().hp == hp
    assert bench.conditions(bench.figure()) == gained
    assert bench.scene.tile(bench.cell("1,0")) is None


@rule("GH-2.2.10")
def test_a_trap_is_sprung_only_by_entering_it() -> None:
    bench = Bench(brute="0,0", tinkerer="-3,0")
    bench.tile("trap", "1,0", damage=2)
    walk(bench, 2, "1,-1")
    assert bench.figure().hp == 10
    assert bench.scene.tile(bench.cell("1,0")) is not None


@rule("GH-2.2.14", "GH-2.3.6")
@pytest.mark.parametrize(("level", "damage"), [(1, 3), (3, 4), (5, 5), (9, 7)])
def test_a_damaging_trap_deals_2_and_the_level(level: int, damage: int) -> None:
    bench = Bench(level=level, brute="0,0", tinkerer="-3,0")
    bench.tile("trap", "1,0", damage=-1)
    before = bench.figure().hp
    walk(bench, 1, "1,0")
    assert bench.figure().hp == before - damage


@rule("GH-2.2.16", "GH-16.1.3")
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_what_a_trap_holds_is_public(seat: int) -> None:
    bench = Bench(level=3, brute="0,0", tinkerer="-3,0")
    bench.tile("trap", "1,0", damage=-1, conditions=("stun",))
    bench.tile("trap", "2,0", damage=6)
    seen = GAME.view(bench.scene, seat)
    assert isinstance(seen, TableView)
    traps = [(tile.hexes, tile.damage, tile.conditions) for tile in seen.tiles]
    assert traps == [(["1,0"], 4, ["stun"]), (["2,0"], 6, [])]


# -- terrain ---------------------------------------------------------------------------


@rule("GH-2.2.17", "GH-2.2.19", "GH-2.2.20", "GH-15.1.11")
@example("GH-EX-122")
def test_hazardous_terrain() -> None:
    bench = Bench(level=5, brute="0,0", tinkerer="-3,0")
    assert bench.scene.level == 3
    bench.tile("hazardous", "1,0")
    bench.tile("hazardous", "2,0")
    before = bench.figure().hp
    walk(bench, 2, "1,0", "2,0")
    assert bench.figure().hp == before - 4
    bench.end_turn()
    bench.end_round()
    bench.begin_turn()
    assert bench.figure().hp == before - 4
    walk(bench, 1, "3,0")
    assert bench.figure().hp == before - 4
    assert bench.scene.tile(bench.cell("1,0")) is not None
    walk(bench, 1, "2,0")
    assert bench.figure().hp == before - 6


@rule("GH-2.2.17", "GH-2.3.6", "GH-15.1.5")
@pytest.mark.parametrize(("level", "damage"), [(1, 1), (2, 1), (3, 2), (5, 2), (7, 3)])
def test_hazardous_terrain_is_half_a_trap_rounded_down(level: int, damage: int) -> None:
    bench = Bench(level=level, brute="0,0", tinkerer="-3,0")
    assert hazard_damage(bench.scene) == damage == trap_damage(bench.scene) // 2


@rule("GH-2.2.18")
def test_a_flying_figure_is_not_hurt() -> None:
    bench = Bench(brute="0,0", tinkerer="-3,0")
    bench.figure().flying = True
    bench.tile("hazardous", "1,0")
    walk(bench, 1, "1,0")
    assert bench.figure().hp == 10


# -- obstacles -------------------------------------------------------------------------


@rule("GH-2.2.26")
@example("GH-EX-131")
def test_an_obstacle_may_not_cut_off_a_part_of_the_map() -> None:
    table = Table(scenario=house(), brute="4,1", tinkerer="0,2")
    walk(table, 1, DOOR)
    walk(table, 1, "6,1")
    assert not may_be_blocked(table.scene, [table.cell(DOOR)], [])
    assert may_be_blocked(table.scene, [table.cell("2,1")], [])
    table.tile("obstacle", "2,0")
    table.tile("obstacle", "2,1")
    assert not may_be_blocked(table.scene, [table.cell("2,2")], [])


@rule("GH-2.2.26")
def test_a_closed_door_may_not_be_cut_off_either() -> None:
    table = Table(scenario=house(), brute="2,1", tinkerer="0,2")
    assert may_be_blocked(table.scene, [table.cell("4,1")], [])
    table.tile("obstacle", "4,1")
    assert not may_be_blocked(table.scene, [table.cell("4,2")], [])


@rule("GH-2.2.25")
def test_obstacles_do_not_hinder_ranged_attacks() -> None:
    bench = Bench(tinkerer="0,0", brute="-3,0")
    guard = bench.monster("bandit_guard", "3,0", hp=9)
    for place in ("1,0", "2,0", "1,-1", "2,-1", "1,1", "0,1"):
        bench.tile("obstacle", place)
    bench.play("enhancement_field", TOP, guard)
    assert guard.hp == 6


# -- treasure --------------------------------------------------------------------------


@rule("GH-2.2.27", "GH-2.1.9")
def test_a_treasure_is_looted_by_a_character() -> None:
    table = Table(
        scenario=house("bandit_guard 9,1 nnn", "treasure 6,1 7"), brute="4,1", tinkerer="0,2"
    )
    walk(table, 1, DOOR)
    seen = GAME.view(table.scene, 1)
    assert isinstance(seen, TableView)
    assert [(tile.kind, tile.number) for tile in seen.tiles] == [("treasure", 7)]
    guard = next(figure for figure in table.scene.figures if figure.type >= 0)
    table.monster_turn(guard, card=6)
    assert table.hero().tally[Feat.TREASURES] == 0
    walk(table, 1, "6,1")
    table.end_turn()
    assert table.hero().treasures == [7]
    assert table.scene.tile(table.cell("6,1")) is None
