"""Sets of places as integers: place 3 is bit 3.

Places are in the order of a board's list. A game that breaks ties by that order takes the first
place of a set.
"""

from typing import Final

NOWHERE: Final = -1
# Sets are taken apart in pieces that fit into a machine word: compiled, that is several times as
# fast for boards of more than 60 places.
PIECE: Final = 60
WHOLE_PIECE: Final = (1 << PIECE) - 1


def mask_of(places: list[int]) -> int:
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def places_in(mask: int) -> list[int]:
    """The places of a set, in order."""
    found: list[int] = []
    first = -1
    while mask:
        piece = mask & WHOLE_PIECE
        while piece:
            lowest = piece & -piece
            found.append(first + lowest.bit_length())
            piece ^= lowest
        mask >>= PIECE
        first += PIECE
    return found


def first_in(mask: int) -> int:
    """The first place of a set; NOWHERE if it is empty."""
    return (mask & -mask).bit_length() - 1


def count_in(mask: int) -> int:
    return mask.bit_count()


def spread(ways: list[int], mask: int) -> int:
    """All places one step away from a place of the set; `ways` holds a set for each place."""
    found = 0
    first = -1
    while mask:
        piece = mask & WHOLE_PIECE
        while piece:
            lowest = piece & -piece
            found |= ways[first + lowest.bit_length()]
            piece ^= lowest
        mask >>= PIECE
        first += PIECE
    return found
