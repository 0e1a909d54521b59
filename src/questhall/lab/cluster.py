"""Games on a Ray cluster: one that is there, or one on this machine for as long as the run lasts.

Every node plays by the rules and the content that the plan was read with, or the run is refused. A
game whose process or machine is lost is played again elsewhere, and ends as it would have.
"""

import os
from collections.abc import Iterator, Sequence
from functools import cache
from types import ModuleType
from typing import Any

from questhall.kernel.games import find_game
from questhall.ray_clusters import first_line, join_cluster

from .backends import WAITING, Backend, WorkerLost, play_job
from .plans import Job
from .simulation import Outcome

TRIES_MORE = 5  # a game that takes its process down so often is to blame itself


class OtherRules(RuntimeError):
    """A node of the cluster would play another game than the plan means."""


class RayCluster(Backend):
    """All nodes of a cluster. Without an `address` one is started here with `count` processes."""

    def __init__(self, address: str = "", count: int = 0) -> None:
        self.address = address
        self.count = count or os.cpu_count() or 1

    def play(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, Outcome]]:
        ray = join_cluster(self.address, self.count)
        try:
            yield from _played(ray, jobs)
        except ray.exceptions.RayTaskError:
            raise  # a fault of the rules, with where it happened
        except (ray.exceptions.RayError, ConnectionError) as fault:
            raise WorkerLost(f"the cluster does not play on ({first_line(fault)})") from None
        finally:
            ray.shutdown()


def _played(ray: ModuleType, jobs: Sequence[Job]) -> Iterator[tuple[Job, Outcome]]:
    """With no more than so many handed over: a plan may have millions."""
    far = ray.remote(num_cpus=1, max_retries=TRIES_MORE)(play_there)
    most = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
    under_way: dict[Any, Job] = {}
    for job in jobs:
        under_way[far.remote(job)] = job
        if len(under_way) >= most:
            yield _next_one(ray, under_way)
    while under_way:
        yield _next_one(ray, under_way)


def _next_one(ray: ModuleType, under_way: dict[Any, Job]) -> tuple[Job, Outcome]:
    done, _ = ray.wait(list(under_way), num_returns=1)
    job = under_way.pop(done[0])
    answer = ray.get(done[0])
    if isinstance(answer, Outcome):
        return job, answer
    game = job.case.plan.game
    raise OtherRules(
        f"a node of the cluster has other rules, content or packs of {game} than this machine: "
        f"install the same Questhall there ({answer} instead of {job.case.edition})"
    )


def play_there(job: Job) -> Outcome | str:
    """On a node. The edition of the game instead if it is not the one that is meant."""
    edition = _edition(job.case.plan.game, job.case.plan.packs)
    return play_job(job) if edition == job.case.edition else edition


@cache
def _edition(game: str, packs: tuple[str, ...]) -> str:
    try:
        return str(find_game(game).edition(packs))
    except LookupError:
        return "none"
