"""Ties: narrowed by one measure after the other; somebody decides what is still equal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.kernel.decisions import Decision, Option
from questhall.kernel.ties import choose_one, narrow


def test_each_measure_narrows_what_the_one_before_left() -> None:
    names = ["ash", "birch", "cedar", "elm"]
    far = [2, 1, 1, 1]
    slow = [0, 9, 5, 5]
    assert narrow(names, []) == names
    assert narrow(names, [far]) == ["birch", "cedar", "elm"]
    assert narrow(names, [far, slow]) == ["cedar", "elm"]
    assert narrow(names, [far, slow, [0, 0, 2, 1]]) == ["elm"]
    assert narrow([], [[]]) == []


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2), st.integers(0, 2))))
def test_the_best_are_those_with_the_least_tuple(things: list[tuple[int, int, int]]) -> None:
    keys = [[thing[place] for thing in things] for place in range(3)]
    assert narrow(things, keys) == [thing for thing in things if thing == min(things)]


def ask(options: list[Option], answer: int = 0) -> tuple[Decision | None, Option]:
    flow = choose_one([1, 2], options, "which", "R-1", 7)
    question: Decision | None = None
    try:
        question = next(flow)
        flow.send(question.options[answer])
    except StopIteration as end:
        return question, end.value
    pytest.fail("asked twice")


def test_the_only_one_left_is_not_asked_for() -> None:
    only = Option("place", 3)
    assert ask([only]) == (None, only)


def test_the_seats_choose_between_equal_ones() -> None:
    options = [Option("place", 3), Option("place", 4)]
    question, chosen = ask(options, 1)
    assert question is not None
    assert (question.seats, question.prompt, question.rule, question.what) == (
        [1, 2],
        "which",
        "R-1",
        7,
    )
    assert chosen is options[1]
