"""Quest 0, the first steps: its scripts and its end."""

import pytest

from tests.marks import rule

from ..storybench import LIGHT, StoryBench

SLAB = 9  # three pushes for each of three heroes


def test_q0_the_letters_are_found_once() -> None:
    bench = StoryBench("q0")
    bench.go(0, "8A.c")
    bench.deed(0, "letters")
    assert (bench.adventure.shards, bench.sheet(0).crowns) == (1, 10)
    assert bench.adventure.waypoints == [False, True]
    assert not bench.can(0, "letters")


def moved(heroes: tuple[str, ...] = LIGHT) -> StoryBench:
    """One hero has pushed the slab away; the others wait at the start."""
    bench = StoryBench("q0", heroes)
    bench.go(0, "8A.d")
    for push in range(SLAB):
        assert "slab_moved" not in bench.adventure.flags, push
        bench.deed(0, "slab")
    assert "slab_moved" in bench.adventure.flags
    assert not bench.gate("gate_hit")
    return bench


@rule("SS-4.4.0.2")
def test_q0_is_won_when_all_the_living_are_at_the_slab() -> None:
    bench = moved()
    bench.go(1, "8A.d")
    assert not bench.adventure.over
    bench.sheet(2).ghost = True
    bench.goals()
    assert bench.won
    assert "q0_done" in bench.adventure.flags
    assert (bench.adventure.shards, bench.sheet(0).crowns) == (2, 10)


@pytest.mark.parametrize("last", ["enemy", "hero"])
@rule("SS-4.4.0.2")
def test_q0_waits_for_the_last_hero_and_the_last_enemy(last: str) -> None:
    bench = moved()
    foe = bench.enemy("8A.d")
    bench.go(1, "8A.d")
    if last == "hero":
        bench.clear()
        bench.goals()
    else:
        bench.go(2, "8A.d")
    assert not bench.adventure.over
    if last == "hero":
        bench.go(2, "8A.d")
    else:
        bench.slay(bench.adventure.cards[bench.foe(foe).card].key)
    assert bench.won
