"""Printing what clients read about the games, each sheet once.

A sheet takes a worker up to a second, and its game's texts much memory. So the first who asks for
one waits for it, the others get what is kept, and a worker that has nothing to print is let go.
"""

import asyncio
from functools import partial

import msgspec

from ..workers.crew import Crew
from ..workers.jobs import Job, Sheet
from ..workers.queues import Asker
from .game_cache import need_printable

QUIET_SECONDS = 60.0


class Printing:
    """Keeps what was printed; nothing about a game changes while the server runs."""

    def __init__(self, crew: Crew, seconds: int) -> None:
        self.crew = crew
        self._seconds = seconds
        self._sheets: dict[Sheet, asyncio.Task[bytes]] = {}
        self._quiet: asyncio.TimerHandle | None = None

    async def sheet(self, asker: Asker, sheet: Sheet) -> bytes:
        """The sheet in JSON. A wrong name costs nothing: anybody may ask."""
        need_printable(sheet)
        printing = self._sheets.get(sheet)
        if printing is None:
            printing = asyncio.get_running_loop().create_task(self._print(asker, sheet))
            printing.add_done_callback(partial(self._printed, sheet))
            self._sheets[sheet] = printing
        return await asyncio.shield(printing)

    async def _print(self, asker: Asker, sheet: Sheet) -> bytes:
        job = Job("print", msgspec.json.encode(sheet), self._seconds)
        return (await self.crew.do(asker, job)).data

    def _printed(self, sheet: Sheet, printing: asyncio.Task[bytes]) -> None:
        """One that failed is tried again when somebody asks again."""
        if printing.cancelled() or printing.exception() is not None:
            del self._sheets[sheet]
        if self._quiet is not None:
            self._quiet.cancel()
        self._quiet = asyncio.get_running_loop().call_later(QUIET_SECONDS, self.crew.let_go)
