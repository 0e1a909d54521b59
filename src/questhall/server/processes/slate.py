"""The slate: the server writes down whose rules it runs, so that its keeper can see it.

It is a piece of memory that both processes share. A rule that does not come to an end may hold
the interpreter for ever, and then nothing inside the server can say or do anything any more.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from struct import Struct
from typing import NamedTuple

PLACES = 64
OPENING = 2  # to follow a whole log takes longer than to follow one choice

_PULSE = Struct("=Q")
_NOTE = Struct("=QQ48s")  # a growing number (0: nothing runs), how much patience, the table
SIZE = _PULSE.size + PLACES * _NOTE.size


class Note(NamedTuple):
    """The rules of a table that run just now; they may take `times` as long as usual."""

    number: int
    times: int
    table: str


class Slate:
    """One process writes and another reads; without a keeper nobody does."""

    def __init__(self, memory: memoryview | None = None) -> None:
        self._memory = memory or memoryview(bytearray(SIZE))
        self._free = list(range(PLACES))
        self._numbers = count(1)

    # -- the server writes -----------------------------------------------------

    @contextmanager
    def rules_of(self, table: str, times: int = 1) -> Iterator[None]:
        """The rules of this table run as long as this lasts. Nothing may be awaited meanwhile."""
        if not self._free:
            yield
            return
        place = self._free.pop()
        start = _PULSE.size + place * _NOTE.size
        _NOTE.pack_into(self._memory, start, next(self._numbers), times, table.encode())
        try:
            yield
        finally:
            _PULSE.pack_into(self._memory, start, 0)
            self._free.append(place)

    def beat(self) -> None:
        """The loop of the server still turns."""
        _PULSE.pack_into(self._memory, 0, next(self._numbers))

    # -- the keeper reads ------------------------------------------------------

    def pulse(self) -> int:
        """Another number after each beat; 0 before the first."""
        pulse: int = _PULSE.unpack_from(self._memory, 0)[0]
        return pulse

    def notes(self) -> list[Note]:
        found: list[Note] = []
        for place in range(PLACES):
            start = _PULSE.size + place * _NOTE.size
            number, times, table = _NOTE.unpack_from(self._memory, start)
            if number:
                found.append(Note(number, times, table.rstrip(b"\0").decode()))
        return found
