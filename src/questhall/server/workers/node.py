"""What is done on a node of a Ray cluster: a job, by a worker as the server itself has them.

So time and memory are limited there as they are here, and the system ends code that never ends.
"""

import asyncio
from functools import cache

import msgspec

from .crew import Bounds, Crew
from .jobs import Job, Outcome, WorkFailed
from .queues import Asker, Limits


def think_there(job: bytes, bounds: Bounds) -> bytes:
    """The outcome of a packed job."""
    return msgspec.msgpack.encode(_post(bounds).do(msgspec.msgpack.decode(job, type=Job)))


class Post:
    """One worker, kept from job to job."""

    def __init__(self, bounds: Bounds) -> None:
        self._runner = asyncio.Runner()
        self._crew = Crew(bounds, Limits(in_all=1, per_address=1, per_table=1))

    def do(self, job: Job) -> Outcome:
        try:
            return self._runner.run(self._crew.do(Asker(""), job))
        except WorkFailed as fault:
            return Outcome(fault=str(fault))


@cache
def _post(bounds: Bounds) -> Post:
    return Post(bounds)
