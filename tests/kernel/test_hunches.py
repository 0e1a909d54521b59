"""Choosing by worth."""

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING, Option, ask
from questhall.kernel.hunches import best_of, short_list, usual


def test_the_best_is_chosen_whatever_luck_says() -> None:
    stream = Chance("luck").stream("hunch")
    assert {best_of([1.0, 3.0, 2.0], 0.1, 10, stream) for _ in range(50)} == {1}


def test_luck_decides_between_equals() -> None:
    stream = Chance("luck").stream("hunch")
    assert {best_of([1.0, 1.0, 0.0], 0.1, 10, stream) for _ in range(50)} == {0, 1}


def test_negative_worths_are_compared_too() -> None:
    stream = Chance("luck").stream("hunch")
    assert best_of([-9.0, -3.0], 0.1, 10, stream) == 1


def test_what_is_usually_right() -> None:
    decision = ask(0, "loot", [Option("leave"), Option("take")], "")
    assert usual(decision, {"loot": "take"}) == 1
    assert usual(decision, {"loot": "burn"}) == NOTHING
    assert usual(decision, {}) == NOTHING


def test_a_short_list_keeps_the_best_in_their_order() -> None:
    assert short_list([1.0, 4.0, 2.0, 3.0], [0, 1, 2, 3], 2) == [1, 3]
    assert short_list([1.0, 4.0, 2.0, 3.0], [0, 2], 3) == [0, 2]
