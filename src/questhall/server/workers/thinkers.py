"""All workers of a server: those for bots, for short glances, and for errands of strangers."""

import msgspec

from questhall.kernel.chain_file import BadChain
from questhall.kernel.saves import BadSave
from questhall.kernel.sheets import BadSheet
from questhall.table.records import Chose, Stored

from ..settings import Settings
from .crew import Bounds, Crew
from .jobs import Doubt, Glance, Job, Kind, Reason, Thought, WorkFailed
from .queues import Asker

GLANCE_SECONDS = 5
GLANCE_NICENESS = 5
NICENESS = 15


class Thinkers:
    """Each sort of jobs has workers of its own, so that none waits for another sort.

    `bots` think for bots and hints, `glances` look at the past and say why not, `errands` are
    tools and saves.
    """

    def __init__(self, settings: Settings) -> None:
        most = settings.worker_megabytes
        self._seconds = settings.job_seconds
        self.bots = Crew(Bounds(settings.worker_count, most, NICENESS), settings.bot_limits)
        self.glances = Crew(Bounds(1, most, GLANCE_NICENESS), settings.glance_limits)
        self.errands = Crew(Bounds(1, most, NICENESS), settings.errand_limits)

    @property
    def _crews(self) -> tuple[Crew, ...]:
        return self.bots, self.glances, self.errands

    async def think(self, asker: Asker, thought: Thought) -> Chose:
        job = _question("think", thought, self._seconds)
        return msgspec.json.decode((await self.bots.do(asker, job)).data, type=Chose)

    async def look(self, asker: Asker, glance: Glance) -> bytes:
        """A Glimpse in JSON."""
        job = _question("look", glance, min(GLANCE_SECONDS, self._seconds))
        return (await self.glances.do(asker, job)).data

    async def explain(self, asker: Asker, doubt: Doubt) -> Reason:
        job = _question("why", doubt, min(GLANCE_SECONDS, self._seconds))
        return msgspec.json.decode((await self.glances.do(asker, job)).data, type=Reason)

    async def check_save(self, asker: Asker, data: bytes, at: int = -1) -> bytes:
        try:
            outcome = await self.errands.do(asker, Job("check", data, self._seconds, at))
        except WorkFailed as fault:
            raise BadSave(f"the save cannot be played on ({fault})") from None
        if outcome.reason:
            raise BadSave(outcome.reason)
        return outcome.data

    async def check_chain(self, asker: Asker, data: bytes) -> None:
        """Raises BadChain if the file of a campaign is not true."""
        try:
            outcome = await self.errands.do(asker, Job("chain", data, self._seconds))
        except WorkFailed as fault:
            raise BadChain(f"the campaign cannot be replayed ({fault})") from None
        if outcome.reason:
            raise BadChain(outcome.reason)

    async def save_of(self, asker: Asker, stored: Stored) -> bytes:
        """The save of a table whose rules may not run in the server."""
        job = Job("save", msgspec.msgpack.encode(stored), self._seconds)
        try:
            outcome = await self.errands.do(asker, job)
        except WorkFailed:
            raise BadSave("the table cannot be followed to its end") from None
        return outcome.data

    async def use_tool(self, asker: Asker, game: str, tool: str, sheet: bytes) -> bytes:
        job = Job("tool", sheet, self._seconds, game=game, tool=tool)
        outcome = await self.errands.do(asker, job)
        if outcome.reason:
            raise BadSheet(outcome.reason)
        return outcome.data

    def close(self) -> None:
        for crew in self._crews:
            crew.close()


def _question(kind: Kind, question: Thought | Glance | Doubt, seconds: int) -> Job:
    return Job(kind, msgspec.json.encode(question), seconds)
