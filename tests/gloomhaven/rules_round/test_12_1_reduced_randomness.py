"""Chapter 12.1: the variant of reduced randomness."""

import pytest

from ...marks import example, rule
from ..bench import Bench


def variant() -> Bench:
    return Bench(options={"reduced_randomness": True}, brute="0,0", tinkerer="-3,0")


@rule("GH-12.1.1", "GH-12.1.2")
@example("GH-EX-207")
@pytest.mark.parametrize(
    ("card", "damage", "shuffled"),
    [("critical", 7, True), ("miss", 3, True), ("plus_2", 7, False), ("minus_2", 3, False)],
)
def test_double_is_plus_2_and_miss_minus_2(card: str, damage: int, shuffled: bool) -> None:
    bench = variant()
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    bench.rig(card)
    bench.attack(bench.figure(), guard, 5)
    assert guard.hp == 20 - damage
    bench.end_round()
    assert (bench.hero().deck.discard == []) == shuffled


@rule("GH-12.1.1")
@pytest.mark.parametrize(("card", "damage"), [("bless", 7), ("curse", 3)])
def test_blessings_and_curses_too(card: str, damage: int) -> None:
    bench = variant()
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    supply = bench.scene.bless if card == "bless" else bench.scene.hero_curses
    bench.hero().deck.draw.append(supply.pop())
    bench.attack(bench.figure(), guard, 5)
    assert guard.hp == 20 - damage
    assert len(supply) == 10


@rule("GH-12.1.1")
def test_monsters_draw_the_same_way() -> None:
    bench = variant()
    guard = bench.monster("bandit_guard", "1,0")
    bench.rig_monsters("critical")
    bench.attack(guard, bench.figure(), 3)
    assert bench.figure().hp == 5
