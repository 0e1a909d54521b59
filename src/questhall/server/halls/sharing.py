"""What halls share: who has which table, who is where, and what an address has taken of each limit.

Limits count in every hall by itself, and once a second each tells the others what it has given to
whom (NOTIFY). Who goes to several doors gets no more than at one, but for that second.
"""

import asyncio
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from questhall.table.store import Store

from ..gate.limits import Callers, Crowd
from ..logs import log_fault
from ..protocol.refusals import Refusal
from ..settings import Settings
from .leases import Ask, Leases, SharedLeases

if TYPE_CHECKING:
    from ..rooms.hall import Hall

LOOK_SECONDS = 0.25
TELL_EVERY = 4  # looks
SILENCE = 5  # after so many tellings without a word a hall is gone
MOST_ADDRESSES = 100  # in a message: the database takes at most 8,000 bytes


class Told(msgspec.Struct, omit_defaults=True):
    """What a hall has given to addresses since the last time, by limit; and how many of each are
    there now. What does not fit into one message comes in several of the same number."""

    hall: str
    number: int = 0
    taken: dict[str, dict[str, float]] = {}
    there: dict[str, dict[str, int]] = {}


class Heard:
    """Who is where in another hall, and in which round of ours we heard it."""

    def __init__(self, number: int, round: int) -> None:
        self.number = number
        self.round = round
        self.there: dict[str, dict[str, int]] = {}


def leases_of(store: Store, settings: Settings, ask: Ask) -> Leases:
    if not store.is_shared:
        return Leases(ask)
    return SharedLeases(ask, settings.database, settings.inner, settings.lease_seconds)


class Sharing:
    """One hall's part of it; where there are no others it does nothing."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._callers: dict[str, Callers] = {}
        self._crowds: dict[str, Crowd] = {}
        self._heard: dict[str, Heard] = {}
        self._round = 0
        self._tasks: list[asyncio.Task[None]] = []

    def share(self, name: str, limit: Callers | Crowd) -> None:
        """From now on this limit holds for all halls together."""
        if isinstance(limit, Crowd):
            self._crowds[name] = limit
        elif self._hall.leases.are_shared:
            self._callers[name] = limit
            limit.taken = {}

    def begin(self) -> None:
        leases = self._hall.leases
        if isinstance(leases, SharedLeases):
            leases.hear = self._hear
            loop = asyncio.get_running_loop()
            self._tasks = [loop.create_task(self._watch()), loop.create_task(self._tell(leases))]

    def end(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _watch(self) -> None:
        """Without asking the store, which may not answer just then."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self._hall.close_lost_rooms()

    async def _tell(self, leases: SharedLeases) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            with suppress(Refusal):
                await leases.tell_presence()
            self._round += 1
            if self._round % TELL_EVERY == 0:
                self._forget_the_silent()
                for told in self._news(leases.hall):
                    leases.tell(msgspec.json.encode(told).decode())

    def _news(self, hall: str) -> list[Told]:
        """In as many messages as it takes."""
        rows: list[tuple[str, str, float | None, int]] = []
        for name, callers in self._callers.items():
            taken, callers.taken = callers.taken or {}, {}
            rows += [(name, address, amount, 0) for address, amount in taken.items()]
        for name, crowd in self._crowds.items():
            rows += [(name, address, None, number) for address, number in crowd.of.items()]
        pieces = [rows[at : at + MOST_ADDRESSES] for at in range(0, len(rows) or 1, MOST_ADDRESSES)]
        return [_told(Told(hall, self._round), piece) for piece in pieces]

    def _hear(self, message: str) -> None:
        try:
            told = msgspec.json.decode(message, type=Told)
        except msgspec.MsgspecError as fault:
            log_fault("a hall cannot be understood", fault)
            return
        if told.hall == self._hall.leases.hall:
            return
        for name, taken in told.taken.items():
            for address, amount in taken.items():
                if name in self._callers:
                    self._callers[name].taken_elsewhere(address, amount)
        heard = self._heard.get(told.hall)
        if heard is None or heard.number != told.number:
            heard = self._heard[told.hall] = Heard(told.number, self._round)
        for name, there in told.there.items():
            heard.there.setdefault(name, {}).update(there)
        self._count()

    def _forget_the_silent(self) -> None:
        oldest = self._round - SILENCE * TELL_EVERY
        self._heard = {hall: each for hall, each in self._heard.items() if each.round >= oldest}
        self._count()

    def _count(self) -> None:
        for name, crowd in self._crowds.items():
            elsewhere: Counter[str] = Counter()
            for heard in self._heard.values():
                elsewhere.update(heard.there.get(name, {}))
            crowd.elsewhere = dict(elsewhere)


def _told(told: Told, rows: list[tuple[str, str, float | None, int]]) -> Told:
    for name, address, amount, number in rows:
        if amount is None:
            told.there.setdefault(name, {})[address] = number
        else:
            told.taken.setdefault(name, {})[address] = round(amount, 2)
    return told
