"""Quest 1, The Stair of Candles: its scripts, choices, branches and ends."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.state.figures import Side
from tests.marks import example, rule

from ..storybench import DARK, FIVE, LIGHT, NEUTRAL, StoryBench


@example("SS-EX-14")
@rule("SS-4.3.2.2")
def test_q1_night_weakens_blows_in_the_dark() -> None:
    bench = StoryBench("q1")
    foe = bench.bring(library().enemies["gremlin_red_1"], "8A.d")
    bench.do(bench.attack(0, foe, fixed=2))
    assert bench.told("hits")[-1].amount == 1
    bench.clear()
    bench.go(0, "8A.e")
    bench.deed(0, "wp_1")
    foe = bench.bring(library().enemies["bandit_red_1"], "8A.e")
    bench.do(bench.attack(1, foe, fixed=2))
    assert bench.told("hits")[-1].amount == 2


@rule("SS-6.6.0.1", "SS-3.3.0.16", "SS-4.4.0.1", "SS-15.5.0.1", "SS-11.3.0.4")
def test_q1_three_candles_open_the_grating() -> None:
    bench = StoryBench("q1")
    shards = bench.adventure.shards
    for name, area in (("wp_1", "8A.e"), ("wp_2", "6A.c"), ("wp_4", "7A.d")):
        bench.go(0, area)
        bench.deed(0, name)
        assert not bench.can(0, name)
    assert bench.adventure.shards == shards + 1
    assert bench.adventure.shrines == [True, True]
    assert not bench.gate("gate_shield")
    red = bench.foe_called("gremlin_red_1")
    assert bench.at(red) == "9A.b"
    bench.go(0, "9A.a")
    bench.goals()
    assert not bench.adventure.over
    bench.slay("gremlin_red_1")
    assert bench.won
    assert bench.sheet(1).crowns == 10


@pytest.mark.parametrize(("heroes", "others"), [(LIGHT, 0), (FIVE, 1)])
def test_q1_many_heroes_meet_another_enemy_on_the_stair(
    heroes: tuple[str, ...], others: int
) -> None:
    bench = StoryBench("q1", heroes)
    bench.adventure.counters["lit"] = 3
    bench.goals()
    red = bench.foe_called("gremlin_red_1")
    foes = [each for each in bench.adventure.characters(Side.ENEMIES) if each is not red]
    assert {bench.at(each) for each in foes} <= {"9A.c"}
    assert len(bench.adventure.enemies_in_play()) == 1 + others


def test_q1_the_wages_are_left_or_taken_by_nature() -> None:
    light = StoryBench("q1")
    light.hero(1).wounds = 2
    light.go(0, "7A.a")
    assert light.adventure.flags == ["wages_left"]
    assert light.hero(1).wounds == 0
    dark = StoryBench("q1", DARK)
    dark.roll(blue=["hit"])
    dark.go(0, "7A.a")
    assert dark.adventure.flags == ["wages_taken"]
    assert dark.sheet(0).crowns == 40
    assert len(dark.adventure.enemies_in_play()) == 1
    neutral = StoryBench("q1", NEUTRAL)
    neutral.go(0, "7A.a", "answer:q1_leave")
    assert neutral.adventure.flags == ["wages_left"]


@rule("SS-5.1.1.2")
def test_q1_in_a_soul_storm_everybody_may_answer_anything() -> None:
    bench = StoryBench("q1", soul_storm=True)
    bench.roll(blue=["hit"])
    bench.go(0, "7A.a", "answer:q1_take")
    assert bench.adventure.flags == ["wages_taken"]
