"""Writes to the store in a thread of its own; what came together is committed together."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import TypeVar

from questhall.table.records import Write
from questhall.table.store import Store, StoreFault

T = TypeVar("T")

Waiting = tuple[Write, "asyncio.Future[None]"]


class Storage:
    """The only one who uses the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="storage")
        self._lock = Lock()
        self._waiting: list[Waiting] = []

    async def ask(self, question: Callable[[Store], T]) -> T:
        """Anything but an append, in its turn."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, question, self.store)

    async def append(self, write: Write) -> None:
        """Returns when it is on disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        with self._lock:
            self._waiting.append((write, done))
            first = len(self._waiting) == 1
        if first:
            loop.run_in_executor(self._thread, self._write_all, loop)
        await done

    def _write_all(self, loop: asyncio.AbstractEventLoop) -> None:
        with self._lock:
            batch, self._waiting = self._waiting, []
        outcomes = self._outcomes([write for write, _ in batch])
        loop.call_soon_threadsafe(_tell, [done for _, done in batch], outcomes)

    def _outcomes(self, writes: list[Write]) -> list[StoreFault | None]:
        """Write all at once; if that fails, one by one, so that only the guilty fail."""
        try:
            self.store.append(writes)
            return [None] * len(writes)
        except StoreFault as fault:
            if len(writes) == 1:
                return [fault]
        except Exception as fault:
            return [StoreFault(type(fault).__name__)] * len(writes)
        return [self._outcomes([write])[0] for write in writes]

    async def close(self) -> None:
        await self.ask(lambda store: store.close())
        self._thread.shutdown()


def _tell(waiting: list["asyncio.Future[None]"], outcomes: list[StoreFault | None]) -> None:
    for done, fault in zip(waiting, outcomes, strict=True):
        if done.cancelled():
            continue
        if fault is None:
            done.set_result(None)
        else:
            done.set_exception(fault)
