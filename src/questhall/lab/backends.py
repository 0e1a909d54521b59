"""Where the games of a plan are played. The results are the same everywhere; their order is not."""

import os
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from .campaigning import CampaignPlan, play_campaign
from .plans import Job
from .simulation import Outcome, end_at_interrupt, play_game

WAITING = 4  # jobs that are handed over for each process, so that none waits for the next one


class WorkerLost(RuntimeError):
    """What played a game is gone. The results so far are kept; the run can go on from there."""


class Backend(ABC):
    """Plays jobs, in any order, anywhere."""

    @abstractmethod
    def play(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, Outcome]]:
        """Every job once, with how it ended, as soon as it has."""


class Here(Backend):
    """One game after the other, in this process."""

    def play(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, Outcome]]:
        for job in jobs:
            yield job, play_job(job)


class Processes(Backend):
    """Several processes of this machine."""

    def __init__(self, count: int = 0) -> None:
        self.count = count or os.cpu_count() or 1

    def play(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, Outcome]]:
        # Spawned, not forked: a copy of a process with threads may hang.
        pool = ProcessPoolExecutor(self.count, get_context("spawn"), end_at_interrupt)
        try:
            yield from _played(pool, jobs, self.count * WAITING)
        except BrokenProcessPool:
            raise WorkerLost("a process that played a game has been killed") from None
        finally:
            pool.shutdown(cancel_futures=True)


def _played(
    pool: ProcessPoolExecutor, jobs: Sequence[Job], most: int
) -> Iterator[tuple[Job, Outcome]]:
    """With no more than so many handed over: a plan may have millions."""
    under_way: dict[Future[Outcome], Job] = {}
    for job in jobs:
        under_way[pool.submit(play_job, job)] = job
        if len(under_way) >= most:
            yield from _next_ones(under_way)
    while under_way:
        yield from _next_ones(under_way)


def _next_ones(under_way: dict[Future[Outcome], Job]) -> Iterator[tuple[Job, Outcome]]:
    done, _ = wait(under_way, return_when=FIRST_COMPLETED)
    for future in done:
        yield under_way.pop(future), future.result()


def play_job(job: Job) -> Outcome:
    plan = job.case.plan
    journey = job.case.journey
    if journey is None:
        return play_game(plan, job.number)
    campaign = CampaignPlan(
        game=plan.game,
        format=plan.format,
        seats=plan.seats,
        bots=plan.bots_in(job.number),
        campaigns=plan.games,
        evenings=journey.evenings,
        seed=plan.seed,
        options=plan.options,
        packs=plan.packs,
        max_decisions=plan.max_decisions,
        counted=journey.counted,
        others=journey.others,
    )
    return play_campaign(campaign, job.number)
