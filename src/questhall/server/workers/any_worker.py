"""What a crew expects of a worker, wherever it is."""

import asyncio
from abc import ABC, abstractmethod

from .jobs import Job, Outcome, TookTooLong


class NeverTaken(Exception):
    """The worker had ended before it took the job."""


class AnyWorker(ABC):
    """It does one job at a time, until its time is over."""

    def __init__(self) -> None:
        self._deadline: asyncio.Timeout | None = None

    @abstractmethod
    async def take(self, job: Job) -> None:
        """Take a job. Raises NeverTaken if the worker had ended."""

    async def answer(self, seconds: float) -> Outcome:
        """The answer to its job. Raises WorkFailed if the worker ended, or did not finish."""
        try:
            async with asyncio.timeout(seconds) as self._deadline:
                return await self._found()
        except TimeoutError:
            raise TookTooLong("its time was over") from None
        finally:
            self._deadline = None

    @abstractmethod
    async def _found(self) -> Outcome:
        """The answer, however long it takes."""

    def hurry(self, seconds: float) -> None:
        """Nobody needs the answer any more: the worker may finish, if it does so soon."""
        if self._deadline is not None:
            when = self._deadline.when()
            soon = asyncio.get_running_loop().time() + seconds
            if not self._deadline.expired() and (when is None or soon < when):
                self._deadline.reschedule(soon)

    @abstractmethod
    def dismiss(self) -> None:
        """It does nothing more, whatever it is doing."""

    @property
    @abstractmethod
    def number(self) -> int:
        """The number of its process, or of its job if it has none here."""
