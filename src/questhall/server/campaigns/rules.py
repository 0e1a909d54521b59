"""Where the rules of campaigns run: in threads of their own, and where the keeper sees it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from questhall.kernel.games import BadSetup

from ..processes.slate import OPENING
from ..protocol.refusals import Refusal
from ..rooms.hall import Hall
from ..workers.queues import Places

T = TypeVar("T")

THREADS = 2


class CampaignRules:
    """`places` say who may ask: no address takes all of them, and tables have others."""

    def __init__(self, hall: Hall) -> None:
        self._slate = hall.slate
        self.places = Places(hall.settings.campaign_limits)
        self.uploads = Places(hall.settings.campaign_upload_limits)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="campaigns")

    async def run(self, id: str, work: Callable[[], T]) -> T:
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, self._watched, id, work)
        except BadSetup as fault:
            raise Refusal("bad_setup", str(fault)) from None

    def _watched(self, id: str, work: Callable[[], T]) -> T:
        with self._slate.rules_of(id, OPENING):
            return work()

    def end(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
