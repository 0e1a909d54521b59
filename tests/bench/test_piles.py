"""A card that cannot be had is no test: the bench says so."""

import pytest

from questhall.bench import RiggedPiles
from questhall.kernel.state import Content

PRINTED = [Content("a"), Content("b"), Content("a")]


def test_cards_come_in_the_order_that_was_asked_for() -> None:
    pile = [0, 1, 2]
    RiggedPiles().stack("pile", pile, PRINTED, ["b", "a"])
    assert [PRINTED[card].key for card in reversed(pile)][:2] == ["b", "a"]


def test_no_card_comes_twice() -> None:
    with pytest.raises(AssertionError, match="pile holds no further a"):
        RiggedPiles().stack("pile", [0, 1, 2], PRINTED, ["a", "a", "a"])


def test_what_was_stacked_before_comes_afterwards_and_is_not_taken_away() -> None:
    rigged, pile = RiggedPiles(), [0, 1, 2]
    rigged.stack("pile", pile, PRINTED, ["b", "a"])
    rigged.stack("pile", pile, PRINTED, ["a"])
    assert [PRINTED[card].key for card in reversed(pile)] == ["a", "b", "a"]
    with pytest.raises(AssertionError, match="pile holds no further b"):
        rigged.stack("pile", pile, PRINTED, ["b"])


def test_what_was_drawn_or_shuffled_is_promised_no_longer() -> None:
    rigged, pile = RiggedPiles(), [0, 1, 2]
    rigged.stack("pile", pile, PRINTED, ["b"])
    pile.reverse()
    rigged.stack("pile", pile, PRINTED, ["b"])
    assert pile.pop() == 1
    with pytest.raises(AssertionError, match="pile holds no further b"):
        rigged.stack("pile", pile, PRINTED, ["b"])


def test_a_card_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(AssertionError, match="the deck holds no further rose, only a, b"):
        RiggedPiles().stack("the deck", [0, 1, 2], PRINTED, ["rose"])
    with pytest.raises(AssertionError, match="the deck holds no further a, nor anything else"):
        RiggedPiles().stack("the deck", [], PRINTED, ["a"])


def test_a_card_that_nobody_draws_was_stacked_in_vain() -> None:
    rigged, pile = RiggedPiles(), [0, 1, 2]
    rigged.stack("the deck", pile, PRINTED, ["b", "a"])
    pile.pop()
    with pytest.raises(AssertionError, match=r"never drawn, or shuffled away: a of the deck$"):
        rigged.all_used()
    pile.pop()
    rigged.all_used()
