"""Who waits for a worker: nobody may take all places, and all have their turn."""

from collections import Counter, deque
from collections.abc import Sized
from typing import Generic, TypeVar

import msgspec

from ..protocol.refusals import Refusal

T = TypeVar("T")
Queue = TypeVar("Queue", bound=Sized)


class Asker(msgspec.Struct, frozen=True):
    """Who asks for something: from which address, and at which table if at any."""

    address: str
    table: str = ""


class Limits(msgspec.Struct, frozen=True):
    """How many may be asked for and not yet answered."""

    in_all: int
    per_address: int
    per_table: int


class Places:
    """Counts who has asked and is not answered yet; over a limit it refuses."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.taken = 0
        self._by_address: Counter[str] = Counter()
        self._by_table: Counter[str] = Counter()

    def take(self, asker: Asker) -> None:
        if self._by_address[asker.address] >= self.limits.per_address:
            raise Refusal("too_busy", "you have asked for much already; wait for the answers")
        if asker.table and self._by_table[asker.table] >= self.limits.per_table:
            raise Refusal("too_busy", "much has been asked for at this table; wait a moment")
        if self.taken >= self.limits.in_all:
            raise Refusal("too_busy", "the server has much to do; try again in a moment")
        self.taken += 1
        self._by_address[asker.address] += 1
        self._by_table[asker.table] += 1

    def give_back(self, asker: Asker) -> None:
        self.taken -= 1
        _count_down(self._by_address, asker.address)
        _count_down(self._by_table, asker.table)


def _count_down(counter: Counter[str], name: str) -> None:
    counter[name] -= 1
    if not counter[name]:
        del counter[name]


class Turns(Generic[T]):
    """A queue for each table of each address: addresses take turns, and so do their tables."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[T]]] = {}

    def add(self, asker: Asker, item: T) -> None:
        tables = self._waiting.setdefault(asker.address, {})
        tables.setdefault(asker.table, deque()).append(item)

    def take(self) -> T | None:
        """The next one; the queue whose turn it was goes to the end."""
        for address, tables in self._waiting.items():
            for table, items in tables.items():
                item = items.popleft()
                _to_the_end(tables, table)
                _to_the_end(self._waiting, address)
                return item
        return None

    def drop(self, asker: Asker, item: T) -> None:
        """Nobody waits for it any more; it may have had its turn."""
        tables = self._waiting.get(asker.address, {})
        items = tables.get(asker.table, deque())
        if item in items:
            items.remove(item)
            if not items:
                del tables[asker.table]
            if not tables:
                del self._waiting[asker.address]


def _to_the_end(queues: dict[str, Queue], name: str) -> None:
    """Behind all others, or away if nothing waits there any more."""
    queue = queues.pop(name)
    if len(queue) > 0:
        queues[name] = queue
