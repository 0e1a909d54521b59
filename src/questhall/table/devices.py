"""Several devices at one seat: each has a token of its own, all stand for the same person.

A device may end those that came after it, never those before: who lends a tablet keeps the seat.
"""

from questhall.kernel.choices import Refused

from .records import Entry, Shared, Unshared
from .table import Table

DEVICES_OF_A_SEAT = 8


def share(table: Table, tokens: dict[str, int]) -> list[Entry]:
    """Further devices get these tokens (their hashes, each with its seat)."""
    for seat in set(tokens.values()):
        if not table.people.is_held(seat):
            raise Refused("not_your_seat", "nobody holds this seat any more")
        if len(_devices(table, seat)) >= DEVICES_OF_A_SEAT:
            raise Refused("too_many", f"a seat has at most {DEVICES_OF_A_SEAT} devices")
    return [Shared(seat, hash) for hash, seat in tokens.items()]


def later(table: Table, hashes: set[str]) -> list[str]:
    """The tokens of devices that came to the same seats after the one with these tokens."""
    found: list[str] = []
    for seat in sorted({table.people.tokens[hash] for hash in hashes & set(table.people.tokens)}):
        devices = _devices(table, seat)
        last = max(place for place, hash in enumerate(devices) if hash in hashes)
        found += devices[last + 1 :]
    return found


def how_many_later(table: Table, hashes: set[str]) -> int:
    """How many devices these are; one of them may have come to several seats at once."""
    held = [table.people.tokens[hash] for hash in later(table, hashes)]
    return max((held.count(seat) for seat in held), default=0)


def end_later(table: Table, hashes: set[str]) -> list[Entry]:
    """They see and do nothing in these seats any more."""
    tokens = later(table, hashes)
    return [Unshared(tokens)] if tokens else []


def _devices(table: Table, seat: int) -> list[str]:
    """Tokens of the seat, in the order in which they were given out."""
    return [hash for hash, held in table.people.tokens.items() if held == seat]
