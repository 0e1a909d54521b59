"""Answers that a test says beforehand."""

import pytest

from questhall.bench import MARKS, Answers, NotOffered, fits
from questhall.kernel.decisions import Option, ask

ASKED = ask(0, "act", [Option("cast", 1), Option("cast", 2), Option("pass")], "LA-1")
IDS = ["cast:1", "cast:2", "pass"]


@pytest.mark.parametrize("wanted", ["cast", "cast:17", "cast:", "cast:17@", "cast:17@field"])
def test_an_id_fits_its_beginnings_up_to_a_mark(wanted: str) -> None:
    assert fits("cast:17@field", wanted)


@pytest.mark.parametrize("wanted", ["", "cas", "cast:1", "cast:17@f", "cast:17@field:"])
def test_an_id_fits_nothing_else(wanted: str) -> None:
    assert not fits("cast:17@field", wanted)


def test_a_game_may_say_less_than_a_verb() -> None:
    asked = ask(0, "area", [Option("area-way", 1), Option("no-attack")], "LA-1")
    ids = ["area-way:1", "no-attack"]
    assert Answers(["area"]).wanted(asked, ids) is None
    assert Answers(["area"], marks=(*MARKS, "-")).wanted(asked, ids) is asked.options[0]


def test_each_answer_is_given_when_it_is_offered() -> None:
    answers = Answers(["cast:2", "cast"], ["pass"])
    assert answers.wanted(ASKED, IDS) is ASKED.options[1]
    assert answers.wanted(ASKED, IDS) is ASKED.options[0]
    assert answers.wanted(ASKED, IDS) is None
    assert answers.enough(ASKED) is ASKED.options[2]
    answers.all_given()


def test_an_answer_that_nobody_asked_for_is_told() -> None:
    with pytest.raises(AssertionError, match="nobody asked for roll, rest"):
        Answers(["roll", "rest"]).all_given()


def test_an_answer_that_is_missing_is_told() -> None:
    with pytest.raises(NotOffered, match="roll is not offered; 'act' offers cast:1, cast:2, pass"):
        raise Answers(["roll"]).missing(ASKED, IDS)
    with pytest.raises(NotOffered, match="no answer is left; 'act' offers cast:1"):
        raise Answers([]).missing(ASKED, IDS)
