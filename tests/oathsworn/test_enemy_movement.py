"""Whom enemies choose, and how they move and turn (OS-8.3 to OS-8.7, OS-8.12)."""

import pytest

from questhall.games.oathsworn.printed.tokens import Stat, Status, Until
from questhall.games.oathsworn.rules.board.numbers import raise_for_a_while
from questhall.games.oathsworn.rules.boss.minions import activate_minions
from questhall.games.oathsworn.rules.boss.moving import advance, drift, face, flee_to_edge
from questhall.games.oathsworn.rules.boss.placing import place_minions
from questhall.games.oathsworn.rules.boss.targeting import Reach, choose_target
from questhall.games.oathsworn.state.figures import Figure
from tests.marks import example, rule, ruling
from tests.oathsworn.bench import Bench

FAR_AND_WIDE = Reach(20, 0)


def chosen(
    bench: Bench, enemy: Figure, reach: Reach = FAR_AND_WIDE, breaker: Figure | None = None
) -> Figure | None:
    return choose_target(bench.battle, enemy, reach, None, breaker)


# -- targets ----------------------------------------------------------------------------


@example("OS-EX-24", "OS-EX-26")
@rule("OS-8.3.4", "OS-8.3.6", "OS-8.4.1", "OS-1.1.5")
def test_the_nearest_then_north_then_west() -> None:
    bench = Bench()
    rat = bench.rat("0,0")
    south, west = bench.stand("warden", "0,3"), bench.stand("priest", "-3,1")
    assert chosen(bench, rat) is west
    bench.stand("priest", "-2,3")
    bench.stand("ranger", "2,1")  # as far north, but east
    assert chosen(bench, rat) is west
    bench.stand("warden", "0,2")
    assert chosen(bench, rat) is south


@example("OS-EX-35")
@rule("OS-8.3.5", "OS-8.10.1", "OS-8.10.2")
def test_a_mob_prefers_whom_another_one_is_at() -> None:
    bench = Bench()
    rat = bench.rat("0,0")
    bench.stand("warden", "0,-3")
    priest = bench.stand("priest", "0,3")
    bench.rat("0,4")
    assert chosen(bench, rat) is priest


@example("OS-EX-139")
@rule("OS-8.3.2", "OS-8.3.9", "OS-8.3.10", "OS-7.15.4")
def test_a_breaker_out_of_range_is_not_the_target() -> None:
    bench = Bench()
    boss = bench.boss("0,-3")
    breaker, near = bench.stand("warden", "0,4"), bench.stand("priest", "2,-1")
    assert chosen(bench, boss, Reach(3, 0), breaker) is near
    assert chosen(bench, boss, Reach(7, 0), breaker) is breaker


@rule("OS-8.3.2", "OS-8.3.8", "OS-7.10.6")
@ruling("OS-R5")
def test_a_large_enemy_sees_from_its_front() -> None:
    bench = Bench()
    boss = bench.boss("0,0", "SW")
    breaker, other = bench.stand("ranger", "-5,4"), bench.stand("warden", "5,0")
    bench.trees("-3,3")
    assert chosen(bench, boss, FAR_AND_WIDE, breaker) is not breaker
    assert chosen(bench, boss, FAR_AND_WIDE, breaker) is other


@rule("OS-8.3.7", "OS-8.10.3")
def test_without_a_valid_target_the_closest_draws_it_on() -> None:
    bench = Bench()
    rat = bench.rat("0,-4")
    warden = bench.stand("warden", "0,4")
    assert chosen(bench, rat, Reach(2, 0)) is warden


@example("OS-EX-140")
@rule("OS-8.3.11")
@ruling("OS-R7")
def test_a_taunt_beats_distance_but_not_the_breaker() -> None:
    bench = Bench()
    boss = bench.boss("0,-3")
    taunter, near = bench.stand("warden", "0,4"), bench.stand("priest", "2,-1")
    bench.do(bench.effect("warden", "taunt(enemy)"))
    assert chosen(bench, boss, Reach(1, 0)) is taunter
    assert chosen(bench, boss, Reach(3, 0), near) is near


# -- movement ---------------------------------------------------------------------------


@example("OS-EX-158", "OS-EX-159")
@rule("OS-8.5.1", "OS-8.6.1", "OS-8.5.5")
@pytest.mark.parametrize(
    ("start", "target", "tree", "end"),
    [("0,-3", "0,1", "0,-1", "0,0"), ("3,-1", "-1,1", "", "0,0")],
)
def test_a_rat_takes_a_shortest_way_around(start: str, target: str, tree: str, end: str) -> None:
    bench = Bench()
    rat = bench.rat(start)
    bench.trees(*tree.split())
    advance(bench.battle, rat, bench.stand("warden", target), 4)
    assert bench.at(rat) == end


@rule("OS-8.6.2")
def test_where_no_hex_beside_the_target_is_free_it_comes_as_near_as_it_can() -> None:
    bench = Bench()
    rat = bench.rat("0,-4")
    bench.trees("0,2", "1,2", "1,3", "0,4", "-1,4", "-1,3")
    advance(bench.battle, rat, bench.stand("warden", "0,3"), 20)
    assert bench.at(rat) == "0,1"


@example("OS-EX-156", "OS-EX-157", "OS-EX-25")
@rule("OS-8.7.1", "OS-8.7.2", "OS-8.5.3", "OS-8.5.4")
@pytest.mark.parametrize(
    ("start", "target", "end", "looks"),
    [("0,-3", "2,1", "1,0", "SE"), ("0,-2", "0,4", "0,2", "S")],
)
def test_a_large_enemy_slides_and_turns_at_the_end(
    start: str, target: str, end: str, looks: str
) -> None:
    bench = Bench()
    boss = bench.boss(start)
    bench.trees("1,-1", "0,1")
    advance(bench.battle, boss, bench.stand("warden", target), 7)
    assert (bench.at(boss), bench.looks(boss)) == (end, looks)


@example("OS-EX-31", "OS-EX-46", "OS-EX-202")
@rule("OS-8.7.3", "OS-8.7.4", "OS-8.7.5", "OS-13.9.1", "OS-7.6.9", "OS-8.7.6")
@ruling("OS-R53", "OS-R54")
def test_where_it_ends_it_pushes_aside_and_crushes() -> None:
    bench = Bench()
    boss = bench.boss("0,-2")
    rat = bench.rat("0,0")
    west, east = bench.stand("warden", "-1,1"), bench.stand("priest", "1,0")
    bench.piece("wall", "0,2", "0,3", "0,4")
    passed = bench.stand("ranger", "4,-4")
    drift(bench.battle, boss, 3, 3)
    assert bench.at(boss) == "0,1"
    assert [bench.at(each) for each in (rat, west, east, passed)] == [
        "0,-1",
        "-2,1",
        "2,-1",
        "4,-4",
    ]
    assert bench.battle.obstacles == []
    assert all(bench.figure(name).hp == 6 for name in ("warden", "priest"))


@example("OS-EX-29", "OS-EX-160", "OS-EX-33", "OS-EX-162")
@rule("OS-8.6.3", "OS-8.7.7", "OS-8.7.8")
@pytest.mark.parametrize(
    ("start", "way", "steps", "trees", "end"),
    [
        ("0,-3", 3, 5, "0,-1 1,-1 1,-2 -1,0 -1,-1", "-2,1"),
        ("0,-3", 3, 5, "0,-1", "0,1"),
        ("-6,2", 4, 4, "", "-6,4"),
        ("0,-3", 0, 3, "", "0,-2"),
        ("7,-3", 1, 3, "", "6,-4"),
    ],
)
def test_a_walk_in_a_direction_rounds_what_is_in_the_way_and_bounces(
    start: str, way: int, steps: int, trees: str, end: str
) -> None:
    bench = Bench()
    rat = bench.rat(start)
    bench.trees(*trees.split())
    drift(bench.battle, rat, way, steps)
    assert bench.at(rat) == end


@example("OS-EX-172")
@rule("OS-7.6.3", "OS-8.5.2")
def test_with_one_step_left_it_stops_before_water() -> None:
    bench = Bench()
    rat = bench.rat("0,-3")
    bench.tile("water", "0,0")
    advance(bench.battle, rat, bench.stand("warden", "0,2"), 3)
    assert bench.at(rat) == "0,-1"


@rule("OS-8.5.5")
@ruling("OS-R72")
def test_a_pinned_enemy_moves_less_but_never_backwards() -> None:
    bench = Bench()
    boss = bench.boss("0,-2")
    raise_for_a_while(bench.battle, boss, Stat.MOVEMENT, -2, Until.ROUND)
    drift(bench.battle, boss, 3, 3)
    assert bench.at(boss) == "0,-1"
    drift(bench.battle, boss, 3, 1)
    assert bench.at(boss) == "0,-1"


@rule("OS-8.5.3")
def test_it_faces_the_way_of_its_last_step_without_a_target_beside_it() -> None:
    bench = Bench()
    boss = bench.boss("0,-2")
    drift(bench.battle, boss, 2, 2)
    assert bench.looks(boss) == "SE"
    face(bench.battle, boss, bench.stand("warden", "0,4"))
    assert bench.looks(boss) == "SE"


@rule("OS-8.5.5")
def test_at_the_edge_it_stops() -> None:
    bench = Bench()
    boss = bench.boss("0,-2")
    flee_to_edge(bench.battle, boss, 4)
    assert bench.at(boss) == "0,-3"
    flee_to_edge(bench.battle, boss, 4)
    assert bench.at(boss) == "0,-3"


# -- minions ----------------------------------------------------------------------------


@example("OS-EX-30")
@rule("OS-8.6.4", "OS-8.9.4", "OS-8.9.5")
def test_all_minions_move_nearest_first_before_any_attacks() -> None:
    bench = Bench()
    bench.stand("warden", "0,2")
    rats = [bench.rat(at) for at in ("0,1", "0,-1", "-1,-2", "1,-3")]
    bench.do(activate_minions(bench.battle))
    moved = [event.what for event in bench.told("moved")]
    assert moved == [rats[1].id, rats[2].id, rats[3].id]
    keys = [event.key for event in bench.journal.events]
    assert keys.index("struck") > max(n for n, key in enumerate(keys) if key == "moved")


@rule("OS-8.12.1", "OS-8.12.3", "OS-1.5.1")
def test_new_minions_stand_on_the_nearest_free_hex_as_far_as_there_are_models() -> None:
    bench = Bench()
    warden = bench.stand("warden", "0,0")
    place_minions(bench.battle, 0, 2, 1 << warden.place)
    first, second = bench.battle.minions()
    assert [bench.at(first), bench.at(second)] == ["0,-1", "-1,0"]
    assert bench.looks(first) == "S"
    place_minions(bench.battle, 0, 20, 1 << warden.place)
    assert len(bench.battle.minions()) == 8
    assert len([each for each in bench.battle.figures if each.minion]) == 8


@example("OS-EX-176")
@rule("OS-7.5.4", "OS-12.2.3")
def test_a_stage_card_moves_even_who_is_crippled() -> None:
    bench = Bench()
    bench.boss("6,-4")
    warden = bench.stand("warden", "0,3")
    warden.statuses[Status.CRIPPLED] = 1
    deed = bench.deed("warden")
    deed.target = warden.id
    bench.do(bench.effect("warden", "drive(3, N)", deed))
    assert bench.at(warden) == "0,0"
