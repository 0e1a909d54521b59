"""All workers of a server: those for bots, for short glances, and for errands of strangers."""

from contextlib import suppress

import msgspec

from questhall.kernel.chain_file import BadChain
from questhall.kernel.choices import Refused
from questhall.kernel.saves import BadSave
from questhall.kernel.sheets import BadSheet
from questhall.table.campaign_records import StoredCampaign
from questhall.table.records import Chose, Stored

from ..settings import Settings
from .cluster import Minds
from .crew import Bounds, Crew
from .jobs import (
    ClusterLost,
    Consultation,
    Doubt,
    ForkChain,
    ForkedChain,
    GivenHint,
    Glance,
    Job,
    Kind,
    Outcome,
    Proved,
    ProvenChain,
    Quandary,
    Reason,
    Thought,
    WorkFailed,
)
from .queues import Asker, Limits

GLANCE_SECONDS = 5
GLANCE_NICENESS = 5
NICENESS = 15
PRINTING_NICENESS = 0  # once for a sheet, and somebody sits before an empty page meanwhile
# Each sheet is asked for once, and there are only so many.
PRINTING_LIMITS = Limits(in_all=1000, per_address=1000, per_table=1000)


class Thinkers:
    """Each sort of jobs has workers of its own, so that none waits for another sort; those who
    think may be on a cluster.

    `bots` think for bots and hints, `glances` look at the past and say why not, `errands` are
    tools, advice and saves, `printers` print what clients read about the games.
    """

    def __init__(self, settings: Settings) -> None:
        most = settings.worker_megabytes
        self._seconds = settings.job_seconds
        self.bots = Crew(Bounds(settings.worker_count, most, NICENESS), settings.bot_limits)
        self.glances = Crew(Bounds(1, most, GLANCE_NICENESS), settings.glance_limits)
        self.errands = Crew(Bounds(1, most, NICENESS), settings.errand_limits)
        self.printers = Crew(Bounds(1, most, PRINTING_NICENESS), PRINTING_LIMITS)
        self.minds = Minds(settings, Bounds(1, most, NICENESS)) if settings.minds else None

    @property
    def _crews(self) -> tuple[Crew, ...]:
        return self.bots, self.glances, self.errands, self.printers

    def begin(self) -> None:
        if self.minds is not None:
            self.minds.begin()

    def waiting(self) -> dict[str, int]:
        """How many jobs are not answered yet, by how they are shown."""
        far = self.minds
        return {
            "thoughts_waiting": self.bots.places.taken + (far.bots.places.taken if far else 0),
            "glances_waiting": self.glances.places.taken,
            "errands_waiting": self.errands.places.taken
            + (far.advisers.places.taken if far else 0),
        }

    async def think(self, asker: Asker, thought: Thought) -> Chose:
        job = _question("think", thought, self._seconds)
        return msgspec.json.decode((await self._thought(asker, job)).data, type=Chose)

    async def hint(self, asker: Asker, quandary: Quandary) -> GivenHint:
        job = _question("hint", quandary, self._seconds)
        return msgspec.json.decode((await self._thought(asker, job)).data, type=GivenHint)

    async def _thought(self, asker: Asker, job: Job) -> Outcome:
        if self.minds is not None:
            with suppress(ClusterLost):
                return await self.minds.do(self.minds.bots, asker, job)
        return await self.bots.do(asker, job)

    async def look(self, asker: Asker, glance: Glance, secret: str) -> bytes:
        """A Glimpse in JSON."""
        seconds = min(GLANCE_SECONDS, self._seconds)
        job = Job("look", msgspec.json.encode(glance), seconds, secret=secret)
        return (await self.glances.do(asker, job)).data

    async def explain(self, asker: Asker, doubt: Doubt) -> Reason:
        job = _question("why", doubt, min(GLANCE_SECONDS, self._seconds))
        return msgspec.json.decode((await self.glances.do(asker, job)).data, type=Reason)

    async def advise(self, asker: Asker, question: Consultation) -> bytes:
        """What the adviser says, in JSON."""
        outcome = await self._advice(asker, _question("advise", question, self._seconds))
        if outcome.reason:
            raise Refused("no_advice", outcome.reason)
        return outcome.data

    async def _advice(self, asker: Asker, job: Job) -> Outcome:
        if self.minds is not None:
            with suppress(ClusterLost):
                return await self.minds.do(self.minds.advisers, asker, job)
        return await self.errands.do(asker, job)

    async def check_save(self, asker: Asker, data: bytes, at: int = -1) -> Proved:
        """What a table is laid from. Raises BadSave if the save is not an honest one."""
        try:
            outcome = await self.errands.do(asker, Job("check", data, self._seconds, at))
        except WorkFailed as fault:
            raise BadSave(f"the save cannot be played on ({fault})") from None
        if outcome.reason:
            raise BadSave(outcome.reason)
        return msgspec.msgpack.decode(outcome.data, type=Proved)

    async def check_chain(self, asker: Asker, data: bytes, secret: str) -> ProvenChain:
        """What is in the file of a campaign. Raises BadChain if it is not true."""
        answer = await self._with_chain(asker, Job("chain", data, self._seconds, secret=secret))
        return msgspec.msgpack.decode(answer, type=ProvenChain)

    async def export_chain(self, asker: Asker, stored: StoredCampaign, secret: str) -> bytes:
        """The campaign as a file that we know as our own."""
        data = msgspec.msgpack.encode(stored)
        return await self._with_chain(asker, Job("export", data, self._seconds, secret=secret))

    async def fork_chain(self, asker: Asker, wanted: ForkChain) -> ForkedChain:
        job = Job("fork", msgspec.msgpack.encode(wanted), self._seconds)
        return msgspec.msgpack.decode(await self._with_chain(asker, job), type=ForkedChain)

    async def _with_chain(self, asker: Asker, job: Job) -> bytes:
        try:
            outcome = await self.errands.do(asker, job)
        except WorkFailed as fault:
            raise BadChain(f"the campaign cannot be replayed ({fault})") from None
        if outcome.reason:
            raise BadChain(outcome.reason)
        return outcome.data

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
        if self.minds is not None:
            self.minds.close()
        for crew in self._crews:
            crew.close()


def _question(kind: Kind, question: Thought | Quandary | Doubt | Consultation, seconds: int) -> Job:
    return Job(kind, msgspec.json.encode(question), seconds)
