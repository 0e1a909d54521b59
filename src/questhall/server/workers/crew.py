"""A few workers for one sort of jobs, and those who wait for them."""

import asyncio
from collections.abc import Callable

import msgspec

from ..logs import log
from .any_worker import AnyWorker, NeverTaken
from .jobs import ClusterLost, Job, Outcome, TookTooLong, WorkFailed
from .process import Worker
from .queues import Asker, Limits, Places, Turns

PATIENCE = 6  # times the processor time of a job, by the clock on the wall
SECONDS_FOR_NOBODY = 3.0  # about as long as a new worker takes to begin


class Bounds(msgspec.Struct, frozen=True):
    """How many workers, how much memory for each, how far they give way to others."""

    workers: int
    megabytes: int
    niceness: int


class Ticket:
    """A job that somebody waits for."""

    def __init__(self, asker: Asker, job: Job) -> None:
        self.asker = asker
        self.job = job
        self.answer: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self.worker: AnyWorker | None = None


class Crew:
    """All who ask have their turn; for a worker that is gone another begins, by `begin`, or as a
    process on this machine. At most `size` are at work."""

    def __init__(
        self, bounds: Bounds, limits: Limits, begin: Callable[[], AnyWorker] | None = None
    ) -> None:
        self.size = bounds.workers
        self._new = begin or (lambda: Worker(bounds.megabytes, bounds.niceness))
        self.places = Places(limits)
        self.workers: list[AnyWorker] = []
        self._turns: Turns[Ticket] = Turns()
        self._idle: list[AnyWorker] = []
        self._at_work: set[asyncio.Task[None]] = set()
        self._closed = False

    async def do(self, asker: Asker, job: Job) -> Outcome:
        """Let a worker do it. Raises Refusal if too many wait, WorkFailed if the worker did not
        finish. A cancelled job leaves the queue: nobody waits for it.
        """
        self.places.take(asker)
        ticket = Ticket(asker, job)
        self._turns.add(asker, ticket)
        self._call_next()
        try:
            outcome = await ticket.answer
        finally:
            self.places.give_back(asker)
            self._turns.drop(asker, ticket)
            if ticket.worker is not None:
                ticket.worker.hurry(SECONDS_FOR_NOBODY)
        if outcome.fault:
            raise WorkFailed(outcome.fault)
        return outcome

    def _call_next(self) -> None:
        while len(self._at_work) < self.size:
            ticket = self._turns.take()
            if ticket is None:
                return
            task = asyncio.get_running_loop().create_task(self._carry_out(ticket))
            self._at_work.add(task)
            task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._at_work.discard(task)
        if not self._closed:
            self._call_next()

    async def _carry_out(self, ticket: Ticket) -> None:
        fault: Exception
        try:
            outcome = await self._give(ticket)
        except TookTooLong as late:
            log("worker took too long", job=ticket.job.kind, how=str(late))
            fault = late
        except ClusterLost as lost:
            fault = lost
        except Exception as other:
            log("worker failed", job=ticket.job.kind, how=str(other))
            fault = other
        else:
            if not ticket.answer.done():
                ticket.answer.set_result(outcome)
            return
        if not ticket.answer.done():
            ticket.answer.set_exception(fault)

    async def _give(self, ticket: Ticket) -> Outcome:
        """A job is tried again only if it cannot be the reason why the worker ended."""
        try:
            return await self._give_to(await self._free_worker(), ticket)
        except NeverTaken:
            try:
                return await self._give_to(await self._begin(), ticket)
            except NeverTaken:
                raise WorkFailed("no worker begins") from None

    async def _give_to(self, worker: AnyWorker, ticket: Ticket) -> Outcome:
        ticket.worker = worker
        try:
            await worker.take(ticket.job)
            needed = not ticket.answer.done()
            outcome = await worker.answer(
                PATIENCE * ticket.job.seconds if needed else SECONDS_FOR_NOBODY
            )
        except BaseException:
            self.workers.remove(worker)
            worker.dismiss()
            raise
        finally:
            ticket.worker = None
        self._idle.append(worker)
        return outcome

    async def _free_worker(self) -> AnyWorker:
        return self._idle.pop() if self._idle else await self._begin()

    async def _begin(self) -> AnyWorker:
        # A worker ends with the thread that began it: those of the loop's pool stay to the end.
        worker = await asyncio.to_thread(self._new)
        if self._closed:
            worker.dismiss()
            raise WorkFailed("closed")
        self.workers.append(worker)
        return worker

    def let_go(self) -> None:
        """Let those go who have nothing to do; others begin when there is something."""
        while self._idle:
            worker = self._idle.pop()
            self.workers.remove(worker)
            worker.dismiss()

    def close(self) -> None:
        self._closed = True
        for worker in self.workers:
            worker.dismiss()
        while (ticket := self._turns.take()) is not None:
            ticket.answer.set_exception(WorkFailed("closed"))
