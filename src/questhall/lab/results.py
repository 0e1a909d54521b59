"""What has been played, a line a game, on the disk before the next one counts.

A run that was killed, in the middle of a line perhaps, finds here what it need not play again.
"""

import fcntl
import os
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

import msgspec

from .plans import Job
from .simulation import Outcome

NAME = "results.jsonl"


class CannotGoOn(ValueError):
    """The folder holds what does not fit the plan; says what to do."""


class Result(msgspec.Struct, frozen=True):
    """One game: `job` is its seed. Under other rules, or with another limit, it could have ended
    otherwise."""

    job: str
    edition: str
    limit: int
    outcome: Outcome


class Results:
    """The file of a run, open for one run at a time."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / NAME
        self._file: BinaryIO = self.path.open("a+b")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise CannotGoOn(f"another run is writing to {self.path}") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def played(self, jobs: Sequence[Job]) -> dict[str, Outcome]:
        """How those of the jobs ended that were played before, by their seeds. Whose cards are
        wanted now and were not then is played again."""
        wanted = {job.key: job for job in jobs}
        found: dict[str, Outcome] = {}
        for number, line in enumerate(self._whole_lines(), start=1):
            try:
                result = msgspec.json.decode(line, type=Result)
            except msgspec.MsgspecError as fault:
                raise CannotGoOn(f"{self.path}:{number}: is no result: {fault}") from None
            job = wanted.get(result.job)
            if job is not None:
                self._need_the_same_rules(job, result, number)
                if result.outcome.drawn is not None or not job.case.plan.cards:
                    found[result.job] = result.outcome
        return found

    def add(self, job: Job, outcome: Outcome) -> None:
        """Keep it, whatever happens next."""
        plan = job.case.plan
        result = Result(job.key, job.case.edition, plan.max_decisions, outcome)
        self._file.write(msgspec.json.encode(result) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def _whole_lines(self) -> list[bytes]:
        """What was cut off in the middle of a line is taken away: that game is played again."""
        self._file.seek(0)
        content = self._file.read()
        whole = content.rfind(b"\n") + 1
        if whole < len(content):
            self._file.truncate(whole)
        return content[:whole].splitlines()

    def _need_the_same_rules(self, job: Job, result: Result, number: int) -> None:
        now = (job.case.edition, job.case.plan.max_decisions)
        if (result.edition, result.limit) != now:
            raise CannotGoOn(
                f"{self.path}:{number}: was played under other rules or content, or with another "
                "max_decisions; give --out another folder"
            )
