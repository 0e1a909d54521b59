"""Lanterns with moods: in a worker process it dies on demand, and reports its process.

A test writes the mood into a file; `tools` has the misbehaving tools.
"""

import multiprocessing
import os
from pathlib import Path

import msgspec

from questhall.kernel.games import Why
from questhall.kernel.sheets import Tool
from questhall.kernel.state import State
from tests.conformance.toy import EveningView, Lanterns

FOLDER = "QUESTHALL_TEST_MOODS"
ENTRY = "[questhall.games]\nstubborn = tests.server.stubborn:GAME\n"
METADATA = "Metadata-Version: 2.1\nName: stubborn\nVersion: 1.0\n"


class PlacedView(msgspec.Struct):
    """The view, and the process that made it."""

    evening: EveningView
    process: int


class Stubborn(Lanterns):
    """A game that acts on its mood when a worker reads its state."""

    id = "stubborn"
    package = "tests.server.stubborn"

    def content(self, key: str) -> object:
        if multiprocessing.parent_process() is not None and (folder() / "die").exists():
            os._exit(3)
        return super().content(key)

    def view(self, state: State, seat: int) -> object:
        evening = super().view(state, seat)
        assert isinstance(evening, EveningView)
        return PlacedView(evening, os.getpid())

    def why_not(self, state: State, seat: int, thing: str) -> Why | None:
        return Why("LA-3", f"process-{os.getpid()}", {"cards": 3})

    def tools(self) -> dict[str, Tool]:
        from .tools import TOOLS

        return TOOLS


def folder() -> Path:
    return Path(os.environ[FOLDER])


def install(place: Path) -> None:
    """Put it where Python finds it, as pip would."""
    installed = place / "stubborn-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(METADATA)
    (installed / "entry_points.txt").write_text(ENTRY)


GAME = Stubborn()
