"""Chapter 19: what happens when only part of an effect is possible."""

import pytest

from tests.marks import rule
from tests.sorcerer.bench import Bench


@rule("SO-19.1.1", "SO-23.2.2")
@pytest.mark.parametrize(
    "impossible",
    ["destroy_attachment()", "destroy(enemy)", "discard(1)", "ready(own)", "recover(minion)"],
)
@pytest.mark.parametrize("sentence", ["then({0}, energy(2))", "then(energy(2), {0})"])
def test_the_rest_is_done_even_if_a_part_is_impossible(impossible: str, sentence: str) -> None:
    bench = Bench()
    bench.cast(0, sentence.format(impossible))
    assert bench.finished
    assert bench.player(0).energy == 8


@rule("SO-19.1.1")
def test_an_effect_takes_as_many_as_there_are() -> None:
    bench = Bench()
    only = bench.grimoire(0)
    bench.cast(0, "then(draw(3), damage(2, each(enemy)), omen(1))")
    assert bench.player(0).hand == [only]
    assert bench.player(0).omens == 2


@rule("SO-19.1.1")
def test_a_sorcery_may_be_cast_in_vain() -> None:
    bench = Bench()
    card = bench.cast(0, "destroy(enemy)")
    assert bench.player(0).graveyard == [card]
    assert bench.player(0).actions == 5


@rule("SO-19.1.2")
@pytest.mark.parametrize(
    ("effect", "kept"), [("then(draw(1), discard(1))", 0), ("then(discard(1), draw(1))", 1)]
)
def test_the_parts_resolve_in_the_printed_order(effect: str, kept: int) -> None:
    bench = Bench()
    bench.grimoire(0)
    bench.cast(0, effect)
    assert len(bench.player(0).hand) == kept


@rule("SO-19.1.3", "SO-23.2.2")
@pytest.mark.parametrize(
    ("hand", "answer", "drawn"), [(1, "use", 2), (1, "decline", 0), (0, "", 0)]
)
def test_no_cost_no_gain(hand: int, answer: str, drawn: int) -> None:
    bench = Bench()
    for _ in range(3):
        bench.grimoire(0)
    for _ in range(hand):
        bench.hand(0, cost=10)
    bench.cast(0, "pay(discard(1), draw(2))")
    assert bench.prompt == ("use" if answer else "")
    if answer:
        bench.choose(answer)
    assert bench.events("drew") == ([(0, drawn, -1)] if drawn else [])


@rule("SO-19.1.3")
def test_half_a_cost_is_no_cost() -> None:
    bench = Bench()
    bench.grimoire(0)
    kept = bench.hand(0, cost=10)
    bench.cast(0, "pay(discard(2), draw(1))")
    assert bench.finished
    assert bench.player(0).hand == [kept]


@rule("SO-19.1.3")
@pytest.mark.parametrize(("minions", "energy"), [(1, 6), (2, 9)])
def test_a_condition_that_does_not_hold(minions: int, energy: int) -> None:
    bench = Bench()
    for _ in range(minions):
        bench.graveyard(0)
    bench.cast(0, "if_graveyard(2, energy(3))")
    assert bench.player(0).energy == energy
