"""The Ranger: arrows from afar, best from beside an obstacle."""

import pytest

from questhall.games.oathsworn.printed.clearing import place_named
from questhall.games.oathsworn.rules.turn.turns import turn
from tests.marks import rule
from tests.oathsworn.bench import Bench
from tests.oathsworn.classes.playing import (
    TOUGH,
    damages,
    empowered,
    facing_a_rat,
    in_turn,
    play,
    rat_of,
    refreshes,
)


def ranger(at: str = "0,3") -> Bench:
    bench = facing_a_rat("ranger", at)
    bench.draw("y:3 y:3")
    return bench


@pytest.mark.parametrize(
    ("key", "line", "damage", "points"),
    [
        ("ranger_loose_arrow", 0, 4, [3]),
        ("ranger_loose_arrow", 1, 4, []),
        ("ranger_loose_arrow", 2, 3, []),
        ("ranger_green_ambush", 0, 4, []),
        ("ranger_tailwind", 0, 3, [1]),
        ("ranger_snap_shot", 1, 3, []),
        ("ranger_rooted_aim", 0, 6, [3]),
        ("ranger_split_the_bark", 0, 4, [1]),
        ("ranger_sap_and_string", 0, 4, [2]),
    ],
)
def test_attacks(key: str, line: int, damage: int, points: list[int]) -> None:
    bench = ranger()
    play(bench, key, "white:0", line=line)
    assert (damages(bench), empowered(bench)) == ([damage], points)


@rule("OS-7.17.4")
@pytest.mark.parametrize(
    ("key", "line"),
    [("ranger_loose_arrow", 3), ("ranger_snap_shot", 2), ("ranger_sap_and_string", 2)],
)
def test_cards_of_cooldown_0_refresh_might(key: str, line: int) -> None:
    bench = ranger()
    assert refreshes(bench, key, line, "refresh", "refresh")


@rule("OS-13.3.2", "OS-13.3.4")
def test_ricochet_flies_on_and_the_ranger_stays() -> None:
    bench = ranger("0,4")
    far = [bench.rat(at) for at in ("0,-1", "0,-3")]
    for rat in far:
        rat.hp = TOUGH
    near = next(each for each in bench.battle.minions() if bench.at(each) == "0,1")
    bench.draw("w:2 y:3")
    answers = [f"target:{each.id}" for each in (near, *far)]
    play(bench, "ranger_ricochet", *answers, "white:1")
    assert (damages(bench), empowered(bench)) == ([5, 3, 0], [2])
    assert bench.at(bench.figure("ranger")) == "0,4"


def test_green_ambush_is_better_beside_an_obstacle() -> None:
    bench = ranger()
    bench.trees("1,3")
    play(bench, "ranger_green_ambush", "white:0")
    assert damages(bench) == [6]


def test_tailwind_needs_distance() -> None:
    bench = ranger("0,4")
    rat_of(bench).place = place_named("0,-1")
    play(bench, "ranger_tailwind", "white:0")
    assert damages(bench) == [5]


@pytest.mark.parametrize(
    ("key", "damage", "points"),
    [("ranger_multishot", 3, 1), ("ranger_storm_of_thorns", 4, 2)],
)
def test_two_arrows_may_hit_different_targets(key: str, damage: int, points: int) -> None:
    bench = ranger()
    other = bench.rat("1,1")
    other.hp = TOUGH
    first = next(each for each in bench.battle.minions() if each.id != other.id)
    answers = (f"target:{first.id}", "white:0", f"target:{other.id}", "white:0")
    play(bench, key, *answers)
    assert (damages(bench), empowered(bench)) == ([damage] * 2, [points] * 2)
    assert first.hp == other.hp == TOUGH - damage // 2


@rule("OS-7.15.6")
def test_the_second_arrow_flies_at_another_after_a_break() -> None:
    bench = in_turn("ranger", "0,4")
    boss = bench.boss("0,0")
    boss.dice[0] = 1
    rat = bench.rat("2,3")
    rat.hp = TOUGH
    bench.draw("y:3 y:3")
    play(bench, "ranger_multishot", f"target:{boss.id}", "white:0", "white:0")
    assert rat.hp == TOUGH - 1


@pytest.mark.parametrize(("tree", "hp"), [(True, 4), (False, 3)])
def test_moss_and_bark_heals_beside_an_obstacle(tree: bool, hp: int) -> None:
    bench = ranger()
    bench.figure("ranger").hp = 3
    if tree:
        bench.trees("1,3")
    play(bench, "ranger_moss_and_bark")
    assert bench.figure("ranger").hp == hp
    assert (bench.token("ranger", "defense"), bench.token("ranger", "redraw")) == (1, 1)


@pytest.mark.parametrize(
    ("key", "line", "goal", "damage"),
    [("ranger_snap_shot", 0, "2,3", 4), ("ranger_sap_and_string", 1, "0,4", 3)],
)
def test_shoot_and_move(key: str, line: int, goal: str, damage: int) -> None:
    bench = ranger("0,3")
    play(bench, key, "white:0", f"to-hex:{goal}", line=line)
    assert (damages(bench), bench.at(bench.figure("ranger"))) == ([damage], goal)


def test_rooted_aim_is_worse_after_a_move() -> None:
    bench = ranger("0,4")
    bench.do(turn(bench.battle), "move:0,3")
    bench.draw("y:b y:3")
    play(bench, "ranger_rooted_aim", "white:0", "redraw:yellow-0")
    assert damages(bench) == [4]


@rule("OS-7.13.6")
@pytest.mark.parametrize("at", ["0,-1", "2,0"])
def test_split_the_bark_from_flank_and_rear(at: str) -> None:
    bench = ranger(at)
    play(bench, "ranger_split_the_bark", "white:0")
    assert damages(bench) == [6]


def test_sap_and_string_gives_a_token_beside_an_obstacle() -> None:
    bench = ranger()
    bench.trees("1,3")
    assert refreshes(bench, "ranger_sap_and_string", 2, "refresh", "refresh")
    assert bench.token("ranger", "redraw") == 1
