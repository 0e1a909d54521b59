"""A Ray cluster on which bots, hints and advisers think, as the server sees it.

Who may ask how much, whose turn it is and how long it may take is decided here, as for workers on
this machine. Where there is no cluster, or it has another Questhall, the job is done here instead.
"""

import asyncio
import multiprocessing
import socket
from collections.abc import Callable
from contextlib import suppress

import msgspec

from ..logs import log, log_trouble
from ..settings import Settings
from .any_worker import AnyWorker
from .crew import Bounds, Crew
from .jobs import LENGTH, ClusterLost, Job, Order, OtherRules, Outcome, Report, packed
from .joined import stay_joined
from .process import SECONDS_TO_BEGIN
from .queues import Asker, Limits

FIRST_PAUSE = 1.0
LONGEST_PAUSE = 60.0


class Minds:
    """Crews whose workers are on the cluster: those who think for bots and hints, and advisers."""

    def __init__(self, settings: Settings, bounds: Bounds) -> None:
        self._line = Line(settings.minds, bounds, self._joined)
        self._workers, self._servers = settings.workers, settings.processes
        self.bots = self._crew(settings.bot_limits)
        self.advisers = self._crew(settings.errand_limits)

    def _crew(self, limits: Limits) -> Crew:
        return Crew(Bounds(1, 0, 0), limits, lambda: FarWorker(self._line))

    def _joined(self, processors: int) -> None:
        """Servers that share a port share the cluster."""
        self.bots.size = self._workers or max(1, processors // self._servers)

    def begin(self) -> None:
        self._line.begin()

    @property
    def is_there(self) -> bool:
        return self._line.is_open

    async def do(self, crew: Crew, asker: Asker, job: Job) -> Outcome:
        """Raises ClusterLost if it must be done here."""
        if not self.is_there:
            raise ClusterLost
        return await crew.do(asker, job)

    def close(self) -> None:
        self.bots.close()
        self.advisers.close()
        self._line.close()


class Line:
    """To the process that has joined the cluster. If it ends another begins, after a pause."""

    def __init__(self, address: str, bounds: Bounds, joined: Callable[[int], None]) -> None:
        self.is_open = False
        self.address = address
        self._bounds = bounds
        self._joined = joined
        self._writer: asyncio.StreamWriter | None = None
        self._answers: dict[int, asyncio.Future[Outcome]] = {}
        self._orders = 0
        self._keeping: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._keeping = asyncio.get_running_loop().create_task(self._keep())

    def close(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()

    async def _keep(self) -> None:
        pause = FIRST_PAUSE
        while True:
            if await self._follow():
                pause = FIRST_PAUSE
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)

    async def _follow(self) -> bool:
        """Hear what one process says until it ends. Had it joined?"""
        near, far = socket.socketpair()
        context = multiprocessing.get_context("spawn")
        arguments = (far, self.address, self._bounds)
        process = context.Process(target=stay_joined, args=arguments, daemon=True)
        try:
            await asyncio.to_thread(process.start)  # by a thread that stays: it ends with that
            far.close()
            reader, self._writer = await asyncio.open_unix_connection(sock=near)
            with suppress(EOFError, OSError):
                while True:
                    length = int.from_bytes(await reader.readexactly(LENGTH))
                    data = await reader.readexactly(length)
                    self._hear(msgspec.msgpack.decode(data, type=Report))
            return self.is_open
        finally:
            if process.pid is not None:
                process.kill()
            self._lose()

    def _hear(self, report: Report) -> None:
        if report.processors:
            log("minds joined", cluster=self.address, processors=report.processors)
            self.is_open = True
            self._joined(report.processors)
        elif not report.number:
            log_trouble("minds not joined", cluster=self.address, how=report.lost)
        answer = self._answers.get(report.number)
        if answer is None or answer.done():
            return
        if report.outcome is not None:
            answer.set_result(report.outcome)
        else:
            log_trouble("mind lost", cluster=self.address, how=report.lost)
            answer.set_exception(ClusterLost(report.lost))

    def _lose(self) -> None:
        if self.is_open:
            log_trouble("minds lost", cluster=self.address)
        self.is_open = False
        if self._writer is not None:
            self._writer.close()
        self._writer = None
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ClusterLost("the cluster is gone"))

    def hand_over(self, job: Job) -> int:
        """The number under which its answer comes."""
        if self._writer is None or not self.is_open:
            raise ClusterLost("the cluster is gone")
        self._orders += 1
        self._answers[self._orders] = asyncio.get_running_loop().create_future()
        self._writer.write(packed(Order(self._orders, job)))
        return self._orders

    async def answer(self, number: int) -> Outcome:
        outcome = await asyncio.shield(self._answers[number])
        del self._answers[number]
        return outcome

    def withdraw(self, number: int) -> None:
        """Nobody waits for the answer any more, if it has not come."""
        answer = self._answers.pop(number, None)
        if answer is not None and not answer.done() and self._writer is not None:
            self._writer.write(packed(Order(number)))
            answer.cancel()


class FarWorker(AnyWorker):
    """A place on the cluster."""

    def __init__(self, line: Line) -> None:
        super().__init__()
        self._line = line
        self._number = 0

    @property
    def number(self) -> int:
        return self._number

    async def take(self, job: Job) -> None:
        self._number = self._line.hand_over(job)

    async def answer(self, seconds: float) -> Outcome:
        """Its time counts from when it is begun there, and is watched there too."""
        return await super().answer(seconds + SECONDS_TO_BEGIN)

    async def _found(self) -> Outcome:
        outcome = await self._line.answer(self._number)
        if outcome.fault == OtherRules.__name__:
            log_trouble("minds have other rules", cluster=self._line.address)
            raise ClusterLost(outcome.fault)
        return outcome

    def dismiss(self) -> None:
        self._line.withdraw(self._number)
