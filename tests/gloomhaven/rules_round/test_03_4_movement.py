"""Chapter 3.4: movement of characters, forced movement, Jump and Flying."""

import pytest

from questhall.games.gloomhaven.rules.movement.forced import push_or_pull
from questhall.games.gloomhaven.rules.movement.terrain import fall
from questhall.games.gloomhaven.rules.movement.walking import move
from questhall.games.gloomhaven.state.figures import Figure
from questhall.games.gloomhaven.state.heroes import Feat
from questhall.games.gloomhaven.state.scene import Tile, TileKind

from ...marks import example, rule
from ..bench import BOTTOM, TOP, Bench
from .table import Table, house


def party(level: int = 1) -> Bench:
    return Bench(level=level, brute="0,0", tinkerer="-3,0")


def open_move(bench: Bench, points: int, jump: bool = False) -> None:
    """A Move action of the first character, with its first question open."""
    bench.scene.acting = bench.figure().id
    bench.start(move(bench.scene, bench.figure(), bench.turn, points, jump))


def walk(bench: Bench, points: int, *choices: str, jump: bool = False) -> None:
    """A whole Move action with these answers; then the character stays."""
    open_move(bench, points, jump)
    for choice in choices:
        bench.choose(choice)
    if bench.decision is not None:
        bench.choose("stay")


@rule("GH-3.4.1")
def test_who_is_slowed_too_much_stays() -> None:
    bench = party()
    walk(bench, -1)
    assert bench.place(bench.figure()) == "0,0"


def push(bench: Bench, target: Figure, distance: int, *choices: str, away: bool = True) -> None:
    bench.scene.acting = bench.figure().id
    bench.run(push_or_pull(bench.scene, bench.figure(), target, distance, away, 0), *choices)


def open_push(bench: Bench, target: Figure, distance: int) -> None:
    bench.scene.acting = bench.figure().id
    bench.start(push_or_pull(bench.scene, bench.figure(), target, distance, True, 0))


# -- ordinary movement -----------------------------------------------------------------


@rule("GH-3.4.1")
@pytest.mark.parametrize("points", [1, 2, 4])
def test_move_x_is_up_to_x_hexes(points: int) -> None:
    bench = Bench(brute="0,0", tinkerer="-6,6")
    open_move(bench, points)
    reached = bench.places()
    board, here = bench.scene.board, bench.figure().cell
    distances = [board.distance(here, bench.cell(place)) for place in reached]
    assert sorted(set(distances)) == list(range(1, points + 1))
    assert len(reached) == 3 * points * (points + 1)
    assert "stay" in bench.offered


@rule("GH-3.4.1", "GH-2.2.21")
@example("GH-EX-119")
def test_difficult_terrain_costs_two_points() -> None:
    bench = party()
    bench.tile("difficult", "2,0")
    open_move(bench, 2)
    assert "2,0" not in bench.places()
    open_move(bench, 3)
    assert {"2,0", "3,0"} & set(bench.places()) == {"2,0"}
    bench.choose("2,0")
    assert (bench.decision, bench.place(bench.figure())) == (None, "2,0")


@rule("GH-3.4.2", "GH-3.4.5")
@example("GH-EX-130")
def test_through_an_ally_but_not_onto_it() -> None:
    bench = Bench(brute="0,0", tinkerer="1,0")
    for place in ("1,-1", "0,1"):
        bench.tile("obstacle", place)
    open_move(bench, 2)
    assert "2,0" in bench.places()
    assert "1,0" not in bench.places()
    bench.choose("2,0")
    assert bench.place(bench.figure()) == "2,0"
    assert bench.scene.figure_at[bench.cell("1,0")] == bench.figure(1).id


@rule("GH-3.4.16", "GH-3.4.2", "GH-3.4.5")
def test_hex_by_hex_through_an_ally() -> None:
    bench = Bench(brute="0,0", tinkerer="1,0")
    bench.tile("difficult", "2,0")
    open_move(bench, 4)
    bench.choose("walk")
    assert len(bench.places()) == 6
    bench.choose("1,0")
    assert "stay" not in bench.offered
    bench.choose("2,0")
    assert (bench.scene.underway.points, "stay" in bench.offered) == (1, True)
    bench.choose("2,1")
    assert (bench.decision, bench.place(bench.figure())) == (None, "2,1")


@rule("GH-3.4.2", "GH-3.4.5")
def test_no_last_step_onto_an_ally() -> None:
    bench = Bench(brute="0,0", tinkerer="2,0")
    open_move(bench, 2)
    bench.choose("walk")
    bench.choose("1,0")
    assert "2,0" not in bench.places()


@rule("GH-3.4.3", "GH-2.2.23")
@pytest.mark.parametrize("blocked_by", ["monster", "obstacle"])
def test_not_through_enemies_and_obstacles(blocked_by: str) -> None:
    bench = party()
    for place in ("1,-1", "0,1", "0,-1", "-1,1", "-1,0"):
        bench.tile("obstacle", place)
    if blocked_by == "monster":
        bench.monster("bandit_guard", "1,0")
    else:
        bench.tile("obstacle", "1,0")
    open_move(bench, 4)
    assert bench.decision is None


@rule("GH-3.4.4", "GH-2.2.10", "GH-2.2.12", "GH-2.2.14", "GH-15.1.11")
def test_a_trap_springs_at_once_and_the_way_goes_on() -> None:
    bench = party()
    trap = bench.tile("trap", "1,0", damage=-1, conditions=("muddle",))
    open_move(bench, 3)
    bench.choose("1,0")
    assert bench.prompt == "move"
    assert bench.figure().hp == 7
    assert bench.conditions(bench.figure()) == ["muddle"]
    assert bench.scene.tile(trap.cells[0]) is None
    assert bench.scene.underway.points == 2
    bench.choose("3,0")
    assert bench.place(bench.figure()) == "3,0"


@rule("GH-3.4.4", "GH-3.4.16")
def test_a_trap_that_immobilizes_ends_the_movement() -> None:
    bench = party()
    bench.tile("trap", "1,0", conditions=("immobilize",))
    walk(bench, 4, "1,0")
    assert bench.place(bench.figure()) == "1,0"
    assert bench.conditions(bench.figure()) == ["immobilize"]


@rule("GH-3.4.6")
@pytest.mark.parametrize("jump", [False, True])
def test_no_way_leads_through_a_wall(jump: bool) -> None:
    table = Table(scenario=house(), brute="4,0", tinkerer="0,2")
    open_move(table, 2, jump)
    assert {"5,1", "6,0"} & set(table.places()) == {"5,1"}


@rule("GH-3.4.6")
def test_not_even_in_flight() -> None:
    table = Table(scenario=house(), brute="4,0", tinkerer="0,2")
    table.figure().flying = True
    open_move(table, 9)
    assert {place for place in table.places() if int(place[0]) > 4} == {"5,1"}


# -- forced movement -------------------------------------------------------------------


@rule("GH-3.4.7", "GH-2.2.10", "GH-3.9.4")
@example("GH-EX-123")
def test_a_push_into_a_trap() -> None:
    bench = Bench(level=3, brute="0,0", tinkerer="-3,0")
    assert bench.scene.level == 2
    guard = bench.monster("bandit_guard", "1,0", hp=4)
    trap = bench.tile("trap", "2,0", damage=-1)
    push(bench, guard, 1, "2,0")
    assert guard.gone
    assert bench.scene.coins[bench.cell("2,0")] == 1
    assert bench.scene.tile(trap.cells[0]) is None


@rule("GH-3.4.7", "GH-2.2.17", "GH-2.2.22")
def test_forced_movement_ignores_difficult_but_not_hazardous_terrain() -> None:
    bench = party()
    guard = bench.monster("bandit_guard", "1,0", hp=9)
    bench.tile("difficult", "2,0")
    bench.tile("hazardous", "3,0")
    push(bench, guard, 2, "2,0", "3,0")
    assert (bench.place(guard), guard.hp) == ("3,0", 8)


@rule("GH-3.9.4")
@example("GH-EX-124")
def test_every_step_of_a_push_leads_away() -> None:
    bench = party()
    guard = bench.monster("bandit_guard", "1,0")
    open_push(bench, guard, 1)
    assert sorted(bench.places()) == ["1,1", "2,-1", "2,0"]


@rule("GH-3.9.6", "GH-3.9.7")
@example("GH-EX-125")
def test_a_push_stopped_on_all_sides() -> None:
    bench = Bench(brute="0,0", tinkerer="2,0", scoundrel="2,-1")
    guard = bench.monster("bandit_guard", "1,0")
    bench.tile("obstacle", "1,1")
    push(bench, guard, 2)
    assert bench.place(guard) == "1,0"


@rule("GH-3.9.7", "GH-3.4.5")
@example("GH-EX-126")
def test_a_push_through_an_ally_of_the_target() -> None:
    bench = party()
    guard = bench.monster("bandit_guard", "1,0")
    bench.monster("bandit_archer", "2,0")
    open_push(bench, guard, 1)
    assert sorted(bench.places()) == ["1,1", "2,-1"]
    push(bench, guard, 2, "2,0", "3,0")
    assert bench.place(guard) == "3,0"


@rule("GH-2.2.5", "GH-3.9.8")
@example("GH-EX-127")
def test_nobody_is_pushed_onto_a_closed_door() -> None:
    table = Table(scenario=house(), brute="3,1", tinkerer="0,2")
    guard = table.monster("bandit_guard", "4,1")
    open_push(table, guard, 1)
    assert "5,1" not in table.places()
    assert set(table.places()) <= {"4,2", "4,0"}


@rule("GH-3.4.7", "GH-2.2.22")
def test_an_enemy_that_a_player_leads_is_forced() -> None:
    """Difficult terrain has no effect, traps do, and the kill is the player's."""
    bench = Bench(mindthief="0,0", brute="-3,0")
    guard = bench.monster("bandit_guard", "2,0", hp=3)
    bench.tile("difficult", "3,0")
    bench.tile("trap", "4,0", damage=3)
    bench.play("parasitic_influence", BOTTOM, guard, "3,0")
    assert bench.place(guard) == "3,0"
    bench.play("parasitic_influence", BOTTOM, guard, "4,0")
    assert guard.gone
    assert bench.hero().tally[Feat.KILLS] == 1


@rule("GH-2.2.4", "GH-2.2.5")
def test_an_enemy_cannot_be_led_onto_a_closed_door() -> None:
    table = Table(scenario=house(), mindthief="2,1", brute="0,2")
    guard = table.monster("bandit_guard", "4,1")
    table.open("parasitic_influence", BOTTOM)
    table.choose(guard)
    assert "4,2" in table.places()
    assert "5,1" not in table.places()


# -- Jump ------------------------------------------------------------------------------


@rule("GH-3.4.8", "GH-3.4.9", "GH-2.2.11", "GH-2.2.22")
@example("GH-EX-120")
def test_a_jump_over_a_trap_onto_difficult_terrain() -> None:
    bench = Bench(radius=3, brute="0,0", tinkerer="-3,3")
    trap = bench.tile("trap", "1,0", damage=5)
    bench.monster("bandit_guard", "2,0")
    bench.tile("difficult", "3,0")
    open_move(bench, 3, jump=True)
    assert "3,0" not in bench.places()
    open_move(bench, 4, jump=True)
    bench.choose("3,0")
    assert bench.place(bench.figure()) == "3,0"
    assert bench.scene.tile(bench.cell("1,0")) is trap
    assert bench.figure().hp == 10


@rule("GH-3.4.9", "GH-2.2.11")
@example("GH-EX-121")
def test_a_jump_onto_a_trap() -> None:
    bench = party()
    bench.tile("trap", "2,0", damage=-1)
    walk(bench, 2, "2,0", jump=True)
    assert bench.figure().hp == 7
    assert bench.scene.tile(bench.cell("2,0")) is None


@rule("GH-3.4.8", "GH-3.4.9", "GH-2.2.24", "GH-2.2.18")
def test_a_jump_over_everything() -> None:
    bench = Bench(brute="0,0", tinkerer="1,0")
    for place in ("0,1", "1,-1", "0,-1", "-1,1", "-1,0"):
        bench.tile("obstacle", place)
    bench.monster("bandit_guard", "2,0")
    bench.tile("hazardous", "3,0")
    open_move(bench, 4, jump=True)
    places = bench.places()
    assert "4,0" in places
    assert not {"1,0", "2,0", "0,1"} & set(places)
    bench.choose("4,0")
    assert bench.figure().hp == 10


@rule("GH-3.4.9", "GH-2.2.18")
def test_hazardous_terrain_hurts_where_a_jump_ends() -> None:
    bench = party()
    bench.tile("hazardous", "2,0")
    walk(bench, 2, "2,0", jump=True)
    assert bench.figure().hp == 9


@rule("GH-3.4.9", "GH-3.4.16")
@pytest.mark.parametrize(("tile", "hp"), [("trap", 7), ("hazardous", 9)])
def test_a_jump_hex_by_hex_that_cannot_go_on_has_ended(tile: str, hp: int) -> None:
    """The point left does not pay for the difficult terrain where it would end."""
    bench = party()
    for place in ("0,0", "2,0", "1,1", "0,1", "1,-1", "2,-1"):
        bench.tile("difficult", place)
    bench.tile(tile, "1,0", damage=-1)
    walk(bench, 2, "walk", "step@1,0", jump=True)
    assert bench.place(bench.figure()) == "1,0"
    assert bench.figure().hp == hp


# -- Flying ----------------------------------------------------------------------------


@rule("GH-3.4.10")
@pytest.mark.parametrize("kind", ["obstacle", "trap", "hazardous", "difficult"])
def test_a_flying_figure_may_end_on_anything(kind: str) -> None:
    bench = party()
    bench.figure().flying = True
    for place in ("1,0", "2,0", "3,0"):
        bench.tile(kind, place, damage=5 if kind == "trap" else 0)
    bench.monster("bandit_guard", "1,-1")
    open_move(bench, 3)
    assert "1,-1" not in bench.places()
    bench.choose("3,0")
    assert (bench.place(bench.figure()), bench.figure().hp) == ("3,0", 10)
    assert bench.scene.tile(bench.cell("3,0")) is not None


@rule("GH-3.4.11", "GH-3.9.8")
def test_flying_holds_in_forced_movement_too() -> None:
    bench = party()
    guard = bench.monster("bandit_guard", "1,0")
    for place in ("2,0", "2,-1", "1,1"):
        bench.tile("obstacle", place)
    bench.tile("trap", "3,0", damage=5)
    push(bench, guard, 2)
    assert bench.place(guard) == "1,0"
    guard.flying = True
    push(bench, guard, 2, "2,0", "3,0")
    assert (bench.place(guard), guard.hp) == ("3,0", guard.max_hp)
    assert bench.scene.tile(bench.cell("3,0")) is not None


@rule("GH-3.4.12")
@example("GH-EX-129")
def test_losing_flight_over_an_obstacle() -> None:
    bench = Bench(level=3, mindthief="0,0", brute="1,0")
    assert bench.scene.level == 2
    bench.item("cloak_of_phasing")
    bench.tile("obstacle", "0,0")
    for place in ("-1,0", "1,-1", "0,-1"):
        bench.tile("trap", place, damage=1)
    bench.coin("0,1")
    bench.figure().hp = 9
    bench.give(bench.figure(), "stun")
    bench.run(fall(bench.scene, bench.figure()))
    assert bench.figure().hp == 5
    assert bench.place(bench.figure()) == "-1,1"
    assert bench.scene.figure_at[bench.cell("0,0")] == -1


@rule("GH-3.4.12")
def test_a_card_that_stuns_its_own_character_in_flight() -> None:
    bench = Bench(level=7, mindthief="0,0", brute="3,0")
    bench.item("cloak_of_phasing")
    bench.tile("obstacle", "0,0")
    bench.open("psychic_projection", TOP)
    assert (bench.prompt, bench.seats) == ("fall", [0, 1])
    assert len(bench.places()) == 6
    bench.choose("1,0")
    assert bench.place(bench.figure()) == "1,0"


# -- empty and unoccupied hexes --------------------------------------------------------


@rule("GH-3.4.13", "GH-3.4.14")
def test_empty_and_unoccupied_hexes() -> None:
    table = Table(scenario=house(), brute="4,1", tinkerer="0,2")
    table.coin("1,0")
    table.tile("difficult", "2,0")
    plate = Tile(TileKind.PLATE, "plate", [table.cell("3,0")])
    chest = Tile(TileKind.TREASURE, "chest", [table.cell("4,0")])
    table.scene.lay(plate)
    table.scene.lay(chest)
    scene = table.scene
    empty = {place: scene.is_empty(table.cell(place)) for place in _PLACES}
    free = {place: scene.is_unoccupied(table.cell(place)) for place in _PLACES}
    assert [place for place in _PLACES if empty[place]] == ["0,0", "3,0"]
    assert [place for place in _PLACES if free[place]] == [
        "0,0",
        "1,0",
        "2,0",
        "3,0",
        "4,0",
        "5,1",
    ]
    walk(table, 1, "5,1")
    walk(table, 1, "6,1")
    assert table.scene.is_empty(table.cell("5,1"))


_PLACES = ["0,0", "1,0", "2,0", "3,0", "4,0", "4,1", "5,1"]


@rule("GH-3.4.13", "GH-3.14.1")
def test_a_summon_needs_an_empty_hex() -> None:
    bench = Bench(tinkerer="0,0", brute="1,0")
    bench.coin("0,1")
    bench.tile("trap", "-1,0")
    bench.tile("difficult", "0,-1")
    bench.tile("obstacle", "1,-1")
    bench.open("harmless_contraption", TOP)
    assert bench.places() == ["-1,1"]


@rule("GH-3.4.16", "GH-3.4.8")
def test_a_jump_may_be_made_hex_by_hex() -> None:
    """Over a trap and an enemy, and back to the hex before."""
    table = Table(brute="0,0", tinkerer="-4,0")
    table.monster("bandit_guard", "1,0")
    table.tile("trap", "2,0", damage=3)
    table.play("leaping_cleave", BOTTOM, "walk", "step@1,0", "step@2,0", "step@2,-1")
    assert table.place(table.figure()) == "2,-1"
    assert table.hero().moved == 3
    assert table.figure().hp == table.figure().max_hp
