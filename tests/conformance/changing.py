"""Plain data with one thing changed in it, as somebody would who edits a file."""

import random
from typing import Any

import msgspec

Place = tuple[str | int, ...]


def with_a_change(plain: Any, dice: random.Random) -> tuple[Any, str]:
    """A copy with one thing changed, and what."""
    copy = msgspec.json.decode(msgspec.json.encode(plain))
    places = _places_in(copy)
    place = dice.choice(places[dice.choice(sorted(places))])
    inner = copy
    for step in place[:-1]:
        inner = inner[step]
    old = inner[place[-1]]
    inner[place[-1]] = _other_than(old, dice)
    return copy, f"{place}: {str(old)[:60]} -> {str(inner[place[-1]])[:60]}"


def _places_in(plain: Any, here: Place = ()) -> dict[tuple[str, ...], list[Place]]:
    """Where something can be changed, by the names of the fields that lead there."""
    found: dict[tuple[str, ...], list[Place]] = {}
    inside = list(plain.items()) if isinstance(plain, dict) else []
    if isinstance(plain, list):
        inside = list(enumerate(plain))
    if not isinstance(plain, dict):
        found[tuple(step for step in here if isinstance(step, str))] = [here]
    for step, value in inside:
        for names, places in _places_in(value, (*here, step)).items():
            found.setdefault(names, []).extend(places)
    return found


def _other_than(value: Any, dice: random.Random) -> object:
    if isinstance(value, bool):
        return dice.choice([not value, 7, None, "x"])
    if isinstance(value, int):
        return dice.choice([value + 1, value - 1, -1, 0, 99, -99, 10**6, 2**70, None, "x", []])
    if isinstance(value, list):
        more = [[], value[1:], value[:-1], value + value[:1], value[::-1], None]
        return dice.choice([*more, [*value, 99_999], [*value, dice.randrange(-2, 60)]])
    return dice.choice(["", "x", None, 3, {}, {"is": "Chance"}])
