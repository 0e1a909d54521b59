"""Sets of places as integers: place 3 is bit 3.

Places are in the order of a board's list. A game that breaks ties by that order takes the first
place of a set.
"""

from typing import Final

NOWHERE: Final = -1


def mask_of(places: list[int]) -> int:
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def places_in(mask: int) -> list[int]:
    """The places of a set, in order."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def first_in(mask: int) -> int:
    """The first place of a set; NOWHERE if it is empty."""
    return (mask & -mask).bit_length() - 1


def count_in(mask: int) -> int:
    return mask.bit_count()


def spread(ways: list[int], mask: int) -> int:
    """All places one step away from a place of the set; `ways` holds a set for each place."""
    found = 0
    while mask:
        lowest = mask & -mask
        found |= ways[lowest.bit_length() - 1]
        mask ^= lowest
    return found
