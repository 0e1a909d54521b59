"""The clock of an open table, at this moment: for whom it runs, and who has none left.

It runs for persons who are asked, as long as somebody who holds a seat is here and not all have
agreed on a pause; for each from when they have been shown the question, or could have been.
What was used is written into the log with the next choice, and when everybody leaves. A server that
is killed forgets what was used since: nobody loses time by that.
"""

import asyncio
from typing import TYPE_CHECKING
from weakref import ref

from questhall.table.records import (
    Chose,
    Clocked,
    Entry,
    Paused,
    Retracted,
    Spent,
    TimedOut,
    Undone,
)

from ..protocol.messages import ClockMessage
from .watching import has_seen

if TYPE_CHECKING:
    from .room import Room

LATE = 0.05  # a timer may be early by less than this


class Ticking:
    """How long seats have been thinking since it was last written down."""

    def __init__(self, room: "Room") -> None:
        # Held weakly: the room would hold itself in memory, and the table with it.
        self._room = ref(room)
        self._used: dict[int, float] = {}
        self._running: set[int] = set()
        self._looked = room.hall.clock()
        self._turn = -1
        self._turned = self._looked
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def room(self) -> "Room":
        room = self._room()
        assert room is not None
        return room

    # -- how it stands ---------------------------------------------------------

    def left(self, seat: int) -> float:
        return self.room.table.clock.left(seat) - self._used.get(seat, 0.0)

    def is_out(self, seat: int) -> bool:
        """Is the time of a person up who is asked?"""
        table = self.room.table
        return (
            table.clock.rules is not None
            and seat in table.waiting()
            and table.people.seats[seat].kind == "person"
            and self.left(seat) <= 0
        )

    def overdue(self) -> set[int]:
        """The seats for which a bot answers, because their time is up."""
        rules = self.room.table.clock.rules
        if rules is None or rules.at_zero != "answer":
            return set()
        return {seat for seat in self.room.table.waiting() if self.is_out(seat)}

    def message(self) -> ClockMessage:
        table = self.room.table
        clock = table.clock
        persons = table.people.persons()
        left = {} if clock.rules is None else {str(each): self.left(each) for each in persons}
        rests = clock.stands_still(persons)
        return ClockMessage(clock.rules, left, sorted(self._running), sorted(clock.wishes), rests)

    # -- running ---------------------------------------------------------------

    def look(self) -> None:
        """Something may have changed: count what was used, and see for whom it runs now."""
        if self.room.table.clock.rules is None and not self._running:
            return
        self._count()
        before, self._running = self._running, self._now_running()
        self._set_alarm()
        if self._running != before:
            self.tell()

    def tell(self) -> None:
        self.room.send_all(self.message())

    def _count(self) -> None:
        now = self.room.hall.clock()
        for seat in self._running:
            self._used[seat] = self._used.get(seat, 0.0) + now - self._looked
        self._looked = now

    def _now_running(self) -> set[int]:
        room = self.room
        table = room.table
        if self._turn != table.turn:
            self._turn, self._turned = table.turn, self._looked
        attended = any(guest.seats for guest in room.guests)
        persons = table.people.persons()
        if table.clock.rules is None or not attended or table.clock.stands_still(persons):
            return set()
        return {seat for seat in table.waiting() if seat in persons and self._knows(seat)}

    def _knows(self, seat: int) -> bool:
        """Has somebody been shown what is asked? Whoever looks on slowly has a while for it."""
        room = self.room
        screens = [guest for guest in room.guests if seat in guest.seats]
        waited = self._looked - self._turned
        return (
            not screens
            or waited >= room.hall.settings.pace_seconds
            or any(has_seen(screen, room.table.turn) for screen in screens)
        )

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        waits = [self.left(seat) for seat in self._running if self.left(seat) > 0]
        slow = set(self.room.table.waiting()) - self._running
        if self._running or slow:
            waits.append(self.room.hall.settings.pace_seconds)
        if waits:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(min(waits) + LATE, self._rings)

    def _rings(self) -> None:
        self._alarm = None
        self.look()
        self.room.bots.go_on()

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    # -- writing it down -------------------------------------------------------

    def with_time(self, entries: list[Entry]) -> list[Entry]:
        """What is written about an act: before a choice, how long people have thought."""
        wanted = Chose | Undone | Retracted | Paused | TimedOut | Clocked
        return [*self.spent(), *entries] if isinstance(entries[0], wanted) else entries

    def spent(self) -> list[Entry]:
        if self.room.table.clock.rules is None:
            return []
        self._count()
        return [Spent(seat, round(used, 2)) for seat, used in sorted(self._used.items()) if used]

    def written(self, entries: list[Entry]) -> None:
        """It is on disk."""
        for entry in entries:
            if isinstance(entry, Spent):
                self._used.pop(entry.seat, None)
