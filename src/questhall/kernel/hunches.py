"""Choosing by worth: what the hunches of several games have in common."""

from .chance import Stream
from .decisions import NOTHING, Decision


def best_of(worths: list[float], little: float, grades: int, stream: Stream) -> int:
    """The place of the best; luck decides between what is about the same.

    Luck is worth less than `grades` times a `little`.
    """
    best = 0
    best_worth = 0.0
    for place in range(len(worths)):
        worth = worths[place] + little * stream.below(grades)
        if place == 0 or worth > best_worth:
            best = place
            best_worth = worth
    return best


def usual(decision: Decision, preferred: dict[str, str]) -> int:
    """The place of what is usually right, by prompt and verb; NOTHING where nothing is."""
    verb = preferred.get(decision.prompt)
    if verb is not None:
        for place in range(len(decision.options)):
            if decision.options[place].verb == verb:
                return place
    return NOTHING


def short_list(worths: list[float], places: list[int], most: int) -> list[int]:
    """At most so many of the places, the best of them, in order."""
    ranking = sorted([(-worths[place], place) for place in places])
    return sorted([place for _, place in ranking[:most]])
