"""Knockback, pushing, tiles and what ends with the round (OS-7.6, OS-9.1, OS-13.7 to OS-13.9)."""

import pytest

from questhall.games.oathsworn.effects.foes import lay_tile
from questhall.games.oathsworn.printed.clearing import place_named
from questhall.games.oathsworn.printed.encounter import CommonTile
from questhall.games.oathsworn.rules.board.displacing import knock_back
from questhall.games.oathsworn.rules.board.numbers import defense_of
from questhall.games.oathsworn.rules.rounds import end_of_round
from tests.marks import example, rule, ruling
from tests.oathsworn.bench import Bench


@example("OS-EX-44")
@rule("OS-13.7.2", "OS-13.7.5")
def test_knocked_into_a_friend_both_lose_hp() -> None:
    bench = Bench()
    source, ranger = bench.rat("0,0"), bench.stand("ranger", "0,1")
    warden = bench.stand("warden", "0,3")
    bench.do(knock_back(bench.battle, source, [ranger], 3))
    assert (bench.at(ranger), ranger.hp, warden.hp) == ("0,2", 5, 5)


@example("OS-EX-165", "OS-EX-166")
@rule("OS-13.7.4", "OS-13.7.6")
@pytest.mark.parametrize(
    ("source", "start", "tree", "end", "hp"),
    [("0,0", "0,1", "0,2", "0,1", 5), ("0,2", "0,3", "", "0,4", 6)],
)
def test_a_tree_hurts_and_the_edge_does_not(
    source: str, start: str, tree: str, end: str, hp: int
) -> None:
    bench = Bench()
    bench.trees(*tree.split())
    ranger = bench.stand("ranger", start)
    bench.do(knock_back(bench.battle, bench.rat(source), [ranger], 3))
    assert (bench.at(ranger), ranger.hp) == (end, hp)


@example("OS-EX-167")
@rule("OS-13.8.1", "OS-13.8.2", "OS-7.14.8")
@pytest.mark.parametrize(("steps", "end"), [(3, "0,-2"), (1, "0,-1"), (4, "0,-2")])
def test_a_large_one_goes_half_as_far_and_breaks_what_it_meets(steps: int, end: str) -> None:
    bench = Bench()
    boss, warden = bench.boss("0,0"), bench.stand("warden", "0,2")
    bench.do(knock_back(bench.battle, warden, [boss], steps))
    assert bench.at(boss) == end
    bench.boss("0,0")
    bench.trees("0,-2")
    bench.do(knock_back(bench.battle, warden, [boss], steps))
    assert (bench.at(boss), bench.battle.obstacles) == ("0,0", [])
    assert boss.dice == [6, 6, 6, 5, 6]  # the tail was nearest to the tree


@rule("OS-13.9.1")
def test_a_push_hurts_nobody() -> None:
    bench = Bench()
    bench.stand("warbear", "0,1")
    rat = bench.rat("0,0")
    bench.trees("0,-2")
    bench.do(bench.effect("warbear", "push(3, enemy(normal, within=1))"))
    assert (bench.at(rat), rat.hp) == ("0,-1", 1)


@example("OS-EX-173")
@rule("OS-7.6.1", "OS-9.1.1")
@ruling("OS-R10")
def test_fire_burns_at_the_end_of_the_round() -> None:
    bench = Bench()
    warden, priest = bench.stand("warden", "0,0"), bench.stand("priest", "1,0")
    bench.tile("fire", "0,0")
    bench.do(end_of_round(bench.battle))
    assert (warden.hp, priest.hp, bench.battle.tiles) == (5, 6, [])


@example("OS-EX-174")
@rule("OS-7.6.5", "OS-7.6.6", "OS-7.6.7")
def test_a_small_tile_replaces_another_and_lies_on_large_ones() -> None:
    bench = Bench()
    cloud = bench.battle.encounter.tile("foul_cloud")
    place = place_named("0,0")
    lay_tile(bench.battle, cloud, place)
    lay_tile(bench.battle, CommonTile.WATER, place)
    lay_tile(bench.battle, CommonTile.FIRE, place)
    assert [tile.kind for tile in bench.battle.tiles] == [cloud, CommonTile.FIRE]
    warden = bench.stand("warden", "0,0")
    bench.do(end_of_round(bench.battle))
    assert warden.hp == 4


@rule("OS-7.6.4", "OS-7.6.7")
def test_clouds_hurt_once_and_fade_in_the_next_round() -> None:
    bench = Bench()
    cloud = bench.battle.encounter.tile("foul_cloud")
    warden, rat = bench.stand("warden", "0,0"), bench.rat("1,0")
    lay_tile(bench.battle, cloud, place_named("0,0"))
    lay_tile(bench.battle, cloud, place_named("1,0"))
    bench.do(end_of_round(bench.battle))
    assert (warden.hp, rat.hp, len(bench.battle.tiles)) == (5, 1, 2)
    bench.battle.round += 1
    bench.do(end_of_round(bench.battle))
    assert (warden.hp, bench.battle.tiles) == (4, [])


@rule("OS-1.5.1")
def test_a_fifth_cloud_replaces_the_oldest() -> None:
    bench = Bench()
    cloud = bench.battle.encounter.tile("foul_cloud")
    places = [place_named(at) for at in ("0,0", "0,1", "0,2", "0,3", "0,-1")]
    for place in places:
        lay_tile(bench.battle, cloud, place)
    assert len(bench.battle.tiles) == 4
    assert all(places[0] != tile.cells[3] for tile in bench.battle.tiles)


@rule("OS-9.1.1", "OS-8.8.10")
@ruling("OS-R9", "OS-R22")
def test_what_lasts_for_the_round_ends_with_it() -> None:
    bench = Bench()
    warden = bench.stand("warden", "0,0")
    bench.do(bench.effect("warden", "defense(1, until=round)"))
    bench.do(bench.effect("warden", "defense(-9, until=encounter)"))
    assert defense_of(bench.battle, warden) == 1
    bench.do(bench.effect("warden", "defense(6, until=round)"))
    assert defense_of(bench.battle, warden) == 2
    bench.do(end_of_round(bench.battle))
    assert defense_of(bench.battle, warden) == 1


@rule("OS-8.8.10")
def test_a_lowered_number_may_have_a_floor() -> None:
    bench = Bench()
    rat = bench.rat("0,0")
    bench.stand("priest", "0,1")
    deed = bench.deed("priest")
    deed.target = rat.id
    bench.do(bench.effect("priest", "defense(-1, target, until=round, least=2)", deed))
    assert defense_of(bench.battle, rat) == 2
