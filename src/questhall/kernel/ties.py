"""Ties: the best by one measure after the other, and a question about what is still equal."""

from typing import TypeVar

from .decisions import NOTHING, Decision, Flow, Option

T = TypeVar("T")


def narrow(candidates: list[T], keys: list[list[int]]) -> list[T]:
    """The candidates with the lowest number by the first key, of these by the second, and so on.

    A key is a list with a number for each candidate.
    """
    left = list(range(len(candidates)))
    for key in keys:
        if len(left) < 2:
            break
        least = min([key[place] for place in left])
        left = [place for place in left if key[place] == least]
    return [candidates[place] for place in left]


def choose_one(
    seats: list[int], options: list[Option], prompt: str, rule: str, what: int = NOTHING
) -> Flow[Option]:
    """One of several equal things; if only one is left, nobody is asked."""
    if len(options) == 1:
        return options[0]
    answer = yield Decision(seats, prompt, options, rule, what)
    return answer
