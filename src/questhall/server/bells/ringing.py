"""When bells ring: a person is asked, is not here, and has not been told of this turn.

Each bell rings once a turn at most, and after that is quiet for a while. What falls into that while
is told when it is over, if it is still true.
"""

import asyncio
from time import time
from typing import TYPE_CHECKING

from questhall.table.bells import Bell
from questhall.table.records import HOST
from questhall.table.table import Table

from ..halls.leases import Elsewhere
from ..logs import log, short
from ..protocol.refusals import Refusal
from .means import Means
from .news import News
from .outside import BadAddress, NotDelivered

if TYPE_CHECKING:
    from ..rooms.hall import Hall
    from ..rooms.room import Room

MOST_WAITING = 5_000
AT_ONCE = 8
SEATS = 64


class Bells:
    """All bells of a server. `looking`: the tables at which somebody may have to be told in a
    moment; `sending`: what is under way."""

    def __init__(self, hall: "Hall", means: Means) -> None:
        self._hall = hall
        self.means = means
        self.looking: dict[str, asyncio.Task[None]] = {}
        self.sending: set[asyncio.Task[None]] = set()
        self._later: dict[str, asyncio.TimerHandle] = {}
        self._senders = asyncio.Semaphore(AT_ONCE)

    def listen(self, room: "Room") -> None:
        """Something has happened at a table: see in a moment whether somebody must be told."""
        if _absent(room):
            self._look_at(room.table.facts.id)

    def _look_at(self, table: str) -> None:
        if table not in self.looking and len(self.looking) < MOST_WAITING:
            looking = asyncio.get_running_loop().create_task(self._look_soon(table))
            self.looking[table] = looking
            looking.add_done_callback(lambda _: self.looking.pop(table, None))

    async def _look_soon(self, table: str) -> None:
        await asyncio.sleep(self._hall.settings.bell_seconds)
        try:
            quiet = await self._look(table)
        except (Refusal, Elsewhere):
            return
        if quiet > 0:
            self._look_later(table, quiet)

    def _look_later(self, table: str, seconds: float) -> None:
        waiting = self._later.pop(table, None)
        if waiting is not None:
            waiting.cancel()
        if len(self._later) < MOST_WAITING:
            loop = asyncio.get_running_loop()
            self._later[table] = loop.call_later(seconds, self._look_again, table)

    def _look_again(self, table: str) -> None:
        self._later.pop(table, None)
        self._look_at(table)

    async def _look(self, table: str) -> float:
        """Ring what should ring; in how many seconds to look again, or none."""
        bells = await self._hall.kept(lambda store: store.bells(table))
        if not bells:
            return 0.0
        room = await self._hall.room(table)
        later: list[float] = []
        for bell in bells:
            for seat in _absent(room):
                if bell.seat in (seat, HOST):
                    later.append(await self._ring(bell, room.table, seat))
        return min((each for each in later if each > 0), default=0.0)

    async def _ring(self, bell: Bell, table: Table, seat: int) -> float:
        """Ring, unless it has rung for this turn; if it must be quiet, for how long still."""
        turn = _turn(table, seat)
        if bell.turn == turn:
            return 0.0
        now = time()
        quiet = bell.told + bell.quiet - now
        if quiet > 0:
            return quiet
        bell.turn, bell.told = turn, now
        await self._hall.kept(lambda store: store.rung(bell.id, turn, now))
        sending = asyncio.get_running_loop().create_task(self._send(bell, _news(table, seat)))
        self.sending.add(sending)
        sending.add_done_callback(self.sending.discard)
        return 0.0

    async def _send(self, bell: Bell, news: News) -> None:
        """Try a few times, with pauses; whoever is gone for good is not called again."""
        for pause in (*self._hall.settings.bell_pauses, -1.0):
            try:
                async with self._senders:
                    await self.means.ring(bell, news)
                self._hall.metrics.count("bells", bell.kind)
                return
            except BadAddress:
                await self._hall.kept(lambda store: store.take_bell_down(bell.id))
                return
            except NotDelivered as fault:
                if fault.gone and bell.kind == "push":
                    await self._hall.kept(lambda store: store.take_bell_down(bell.id))
                    return
                log("bell not heard", table=short(bell.table), what=bell.kind, why=str(fault))
            if pause < 0:
                return
            await asyncio.sleep(pause)

    def close(self) -> None:
        for task in (*self.looking.values(), *self.sending):
            task.cancel()
        for timer in self._later.values():
            timer.cancel()


def _absent(room: "Room") -> list[int]:
    """The persons who must answer and are not here."""
    persons = room.table.people.persons()
    return [seat for seat in room.table.waiting() if seat in persons and seat not in room.here()]


def _turn(table: Table, seat: int) -> int:
    """A number for the seat's turn: it is the same until the seat has answered."""
    last = table.last_choice_of(seat)
    return (0 if last is None else last + 1) * SEATS + seat


def _news(table: Table, seat: int) -> News:
    people = table.people
    return News(
        table=table.facts.id,
        name=people.name,
        game=table.facts.game,
        seat=seat,
        player=people.seats[seat].name or str(seat + 1),
        choices=table.count,
        path=f"/table/{table.facts.id}",
    )
