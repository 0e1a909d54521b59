"""Which tables are this server's, so that none ever has two heads.

A hall gives a sign of life to the database every now and then. When it has not been able to for a
while it stops answering for its tables, and only after that may another hall take them.
"""

import asyncio
import secrets
import threading
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple, Protocol, TypeVar

from questhall.table.leases import Presence
from questhall.table.store import Store, StoreFault

from ..logs import log, log_fault
from ..protocol.refusals import TROUBLES, Refusal

T = TypeVar("T")

MARGIN = 0.5  # before the database thinks that we are gone we have fallen silent
BEATS = 5  # in the life of a lease
TALK_SECONDS = 0.2
LOOK_SECONDS = 0.05
BEGIN_SECONDS = 30.0


class Hold(NamedTuple):
    """A table that is ours: what is written carries the `epoch`; `life` counts how often this hall
    was cut off from the database before."""

    epoch: int
    life: int = 0


class Elsewhere(Exception):
    """Another hall has the table, and is reached at `address` ("": nobody says where)."""

    def __init__(self, address: str) -> None:
        super().__init__("another server has this table")
        self.address = address


class Ask(Protocol):
    """Asks the store; its faults are refusals."""

    async def __call__(self, question: Callable[[Store], T]) -> T: ...


class Leases:
    """Those of a server that has its database to itself: everything is its own."""

    are_shared = False

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self.hall = ""

    async def open(self) -> None:
        """Begin to be alive."""

    async def take(self, table: str) -> Hold:
        """Raises Elsewhere, or Refusal if there is no such table."""
        hall, life = self.hall, self.life
        lease = await self._ask(lambda store: store.take(table, hall))
        if lease is None:
            raise Refusal("no_such_table", "there is no such table")
        if lease.hall != hall:
            raise Elsewhere(lease.address)
        return Hold(lease.epoch, life)

    def is_good(self, hold: Hold) -> bool:
        """Is the table still ours?"""
        return True

    @property
    def life(self) -> int:
        return 0

    async def give_back(self, table: str, hold: Hold) -> None:
        """Nobody is there any more."""

    def note_presence(self, table: str, hold: Hold, presence: Presence) -> None:
        """Who is at the table, for all lobbies."""

    async def close(self) -> None:
        """Nothing is ours any more."""


class SharedLeases(Leases):
    """Those of one hall among several."""

    are_shared = True

    def __init__(self, ask: Ask, database: str, address: str, seconds: float) -> None:
        from questhall.table.pulse import Pulse

        super().__init__(ask)
        self.hall = secrets.token_urlsafe(6)
        self._seconds = seconds
        self._pulse = Pulse(database, self.hall, address, seconds)
        self._good_until = 0.0
        self._life = 0
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._live, name="pulse", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._told: deque[str] = deque()
        self._presence: dict[tuple[str, int], Presence] = {}
        self.hear: Callable[[str], None] = lambda message: None

    @property
    def life(self) -> int:
        return self._life

    def is_good(self, hold: Hold) -> bool:
        return hold.life == self._life and monotonic() < self._good_until

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()
        async with asyncio.timeout(BEGIN_SECONDS):
            while monotonic() >= self._good_until:
                await asyncio.sleep(LOOK_SECONDS)

    async def take(self, table: str) -> Hold:
        self._need(Hold(0, self._life))
        hold = await super().take(table)
        self._need(hold)
        return hold

    def _need(self, hold: Hold) -> None:
        if not self.is_good(hold):
            why = TROUBLES["unreachable"]
            raise Refusal("not_kept", f"the server cannot keep anything now: {why}")

    async def give_back(self, table: str, hold: Hold) -> None:
        self._presence.pop((table, hold.epoch), None)
        await self._ask(lambda store: store.give_back(table, hold.epoch))

    def note_presence(self, table: str, hold: Hold, presence: Presence) -> None:
        self._presence[table, hold.epoch] = presence

    async def tell_presence(self) -> None:
        """Write down what has changed since."""
        if self._presence:
            found, self._presence = self._presence, {}
            await self._ask(lambda store: store.note_presence(found))

    def tell(self, message: str) -> None:
        """Tell all halls something, this one too."""
        self._told.append(message)

    async def close(self) -> None:
        self._ending.set()
        await asyncio.to_thread(self._thread.join)
        self._good_until = 0.0
        hall = self.hall
        await self._ask(lambda store: store.leave(hall))

    # -- in a thread of its own ------------------------------------------------

    def _live(self) -> None:
        """Whatever the loop is busy with, the database hears that we are alive."""
        failing = False
        while not self._ending.is_set():
            try:
                self._beat()
                self._talk()
            except StoreFault as fault:
                if not failing:
                    log_fault("no sign of life could be given", fault)
                failing = True
                self._ending.wait(TALK_SECONDS)
            else:
                if failing:
                    log("signs of life are given again")
                failing = False
        self._pulse.close()

    def _beat(self) -> None:
        now = monotonic()
        if now > self._good_until:
            self._life += 1  # others may have taken what was ours
        self._pulse.beat()
        self._good_until = now + self._seconds - MARGIN

    def _talk(self) -> None:
        """Listen until it is time for the next sign of life."""
        end = monotonic() + self._seconds / BEATS
        while not self._ending.is_set() and (left := end - monotonic()) > 0:
            told = [self._told.popleft() for _ in range(len(self._told))]
            for message in self._pulse.talk(told, min(left, TALK_SECONDS)):
                assert self._loop is not None
                self._loop.call_soon_threadsafe(self.hear, message)
