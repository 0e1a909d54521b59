"""The lantern road with a page that counts who has it made, and that can be jammed."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from questhall.kernel.campaigns import Campaigns
from questhall.kernel.games import Game
from tests.conformance.toy_campaign import LanternRoad, Road, RoadGame

JAMMED = "ROAD_JAMMED"  # names a file: while it exists, no page is ever ready


class EndlessRoad(LanternRoad):
    def view(self, ledger: Road) -> object:
        PAGES.append(ledger.evenings)
        while Path(os.environ.get(JAMMED, "/jammed")).exists():
            pass
        return super().view(ledger)


class EndlessGame(RoadGame):
    def campaigns(self) -> Campaigns[Road]:
        return EndlessRoad(self)


PAGES: list[int] = []
GAME: Game = EndlessGame()


@contextmanager
def pages_made() -> Iterator[list[int]]:
    """The pages that are made meanwhile in this process."""
    PAGES.clear()
    yield PAGES
