"""Simultaneous effects resolve group by group, each group in its own order."""

import pytest

from questhall.kernel.decisions import Decision, Option
from questhall.kernel.triggers import Trigger, choose_next


def ask_next(
    due: list[Trigger], order: list[list[int]], answer: int = 0
) -> tuple[Decision | None, Trigger | None]:
    """The question, if there is one, and the next effect."""
    flow = choose_next(due, order, "order", "R-1")
    question: Decision | None = None
    try:
        question = next(flow)
        flow.send(question.options[answer])
    except StopIteration as end:
        return question, end.value
    pytest.fail("asked twice")


def test_nothing_is_due() -> None:
    assert ask_next([], [[0], [1]]) == (None, None)


def test_a_single_effect_is_not_asked_for() -> None:
    due = [Trigger(1, 7)]
    question, chosen = ask_next(due, [[0], [1]])
    assert question is None
    assert chosen is not None
    assert (chosen.seat, chosen.what, due) == (1, 7, [])


def test_the_first_group_comes_first() -> None:
    first, second = Trigger(0, 1), Trigger(1, 2)
    due = [second, first]
    assert ask_next(due, [[0], [1]]) == (None, first)
    assert ask_next(due, [[0], [1]]) == (None, second)
    assert due == []


def test_a_seat_orders_its_own_effects() -> None:
    other, one, two = Trigger(1, 5), Trigger(0, 7), Trigger(0, 8)
    due = [other, one, two]
    question, chosen = ask_next(due, [[0], [1]], answer=1)
    assert question is not None
    assert (question.seats, question.prompt, question.rule) == ([0], "order", "R-1")
    wanted = [Option("resolve", 7, -1, 0), Option("resolve", 8, -1, 1)]
    assert all(a.same_as(b) for a, b in zip(question.options, wanted, strict=True))
    assert chosen is two
    assert due == [other, one]


def test_two_effects_of_one_card_are_told_apart() -> None:
    due = [Trigger(0, 7), Trigger(0, 7)]
    second = due[1]
    question, chosen = ask_next(due, [[0]], answer=1)
    assert question is not None
    assert not question.options[0].same_as(question.options[1])
    assert chosen is second


def test_a_team_orders_its_effects_together() -> None:
    due = [Trigger(2, 7), Trigger(0, 8), Trigger(1, 9)]
    question, chosen = ask_next(due, [[0, 2], [1]], answer=0)
    assert question is not None
    assert question.seats == [0, 2]
    assert [option.what for option in question.options] == [7, 8]
    assert chosen is not None
    assert chosen.what == 7


def test_an_effect_of_a_seat_outside_the_order_waits() -> None:
    due = [Trigger(3, 7)]
    assert ask_next(due, [[0], [1]]) == (None, None)
    assert len(due) == 1
