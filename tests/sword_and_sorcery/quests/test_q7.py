"""Quest 7, The Bell Under the Water: its scripts, choices, branches and ends."""

import pytest

from questhall.games.sword_and_sorcery.rules.movement.walking import difficult_for
from questhall.games.sword_and_sorcery.rules.numbers import most_hp

from ..storybench import DARK, LIGHT, NEUTRAL, StoryBench


def test_q7_ropes_are_cut_and_the_ringer_comes() -> None:
    bench = StoryBench("q7")
    for name, area in (("wp_1", "14A.b"), ("wp_2", "5A.p"), ("wp_3", "8A.e")):
        bench.go(0, area)
        bench.deed(0, name)
    assert bench.adventure.counters["ropes"] == 0
    bench.go(0, "18A.d")
    ringer = bench.foe_called("ismay")
    assert (bench.at(ringer), ringer.shields) == ("19A.m", 0)
    assert bench.gate("gate_magic")


@pytest.mark.parametrize(
    ("heroes", "flag"), [(LIGHT, "end_roll"), (NEUTRAL, "end_shore"), (DARK, "end_break")]
)
def test_q7_the_last_word_is_by_nature(heroes: tuple[str, ...], flag: str) -> None:
    bench = StoryBench("q7", heroes)
    bench.go(0, "18A.d")
    bench.slay("ismay")
    assert bench.won
    assert flag in bench.adventure.flags
    assert "act_1_done" in bench.adventure.flags


def test_q7_the_choir_brings_the_drowned() -> None:
    bench = StoryBench("q7", flags=("clapper_shard",))
    bench.go(0, "18A.d")
    ringer = bench.foe_called("ismay")
    ringer.shields = 0
    bench.do(bench.effect(0, "lose_hp(11)", ringer.id))
    bench.goals()
    assert bench.foe(ringer).turned
    assert ringer.wounds == 13
    assert len(bench.adventure.enemies_in_play()) == 2


def test_q7_what_was_done_before_is_remembered() -> None:
    bench = StoryBench("q7", flags=("troll_freed", "well_sealed", "lake_lowered", "founder_lost"))
    assert [bench.gate("gate_hit"), bench.gate("gate_shield")] == [False, False]
    assert bench.adventure.counters["ropes"] == 4
    aisle = bench.area("17A.b")
    assert difficult_for(bench.adventure, bench.hero(0), 1 << aisle) == 0
    assert difficult_for(StoryBench("q7").adventure, bench.hero(0), 1 << aisle) == 1 << aisle


def test_q7_strokes_of_the_bell_make_the_ringer_stronger() -> None:
    bench = StoryBench("q7", flags=("log_burned",))
    bench.adventure.counters["tolls"] = 6
    bench.go(0, "18A.d")
    assert most_hp(bench.adventure, bench.foe_called("ismay")) == 27
    assert bench.adventure.forbidden == ["toll"]


def test_q7_the_bell_struck_first_helps_every_first_blow() -> None:
    bench = StoryBench("q7", DARK)
    bench.go(0, "18A.a")
    bench.deed(0, "wp_4")
    bench.go(0, "18A.d")
    ringer = bench.foe_called("ismay")
    for hits in (3, 2):
        bench.do(bench.attack(0, ringer, fixed=2))
        assert bench.told("hits")[-1].amount == hits


def test_q7_night_under_the_bell_hurts() -> None:
    bench = StoryBench("q7")
    bench.hero(0).area = bench.area("19A.b")
    bench.roll(blue=["miss"])
    bench.step("event")
    assert bench.hero(0).wounds == 1
    assert bench.hero(1).wounds == 0


def test_q7_the_founder_gives_each_hero_a_second_save() -> None:
    bench = StoryBench("q7", flags=("founder_safe",))
    bench.roll(blue=["miss", "shield", "miss"])
    bench.do(bench.effect(0, "save(lose_hp(1))", 0), "reroll")
    assert bench.hero(0).wounds == 0
    bench.do(bench.effect(0, "save(lose_hp(1))", 0))
    assert bench.hero(0).wounds == 1
