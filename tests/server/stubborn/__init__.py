"""Lanterns with moods: in a worker process it dies on demand, and reports its process.

A test writes the mood into a file; `tools` has the misbehaving tools.
"""

import multiprocessing
import os
import time
from pathlib import Path

import msgspec

from questhall.kernel.faces import Face
from questhall.kernel.games import Why
from questhall.kernel.kinds import Name
from questhall.kernel.sheets import Tool
from questhall.kernel.state import State
from questhall.kernel.text import Texts
from tests.conformance.toy import EveningView, Lanterns

FOLDER = "QUESTHALL_TEST_MOODS"
PIPE = "pipe"
ENTRY = "[questhall.games]\nstubborn = tests.server.stubborn:GAME\n"
METADATA = "Metadata-Version: 2.1\nName: stubborn\nVersion: 1.0\n"


class PlacedView(msgspec.Struct):
    """The view, and the process that made it."""

    evening: EveningView
    process: int


class Stubborn(Lanterns):
    """A game that acts on its mood when a worker reads its state."""

    id = "stubborn"

    def __init__(self) -> None:
        super().__init__()
        self.views = 0  # how often it was looked at in this process
        self.names = 0

    def content(self, key: str) -> object:
        die_on_demand()
        linger_on_demand()
        return super().content(key)

    def view(self, state: State, seat: int) -> object:
        self.views += 1
        evening = super().view(state, seat)
        assert isinstance(evening, EveningView)
        return PlacedView(evening, os.getpid())

    def name(self, state: State, kind: str, value: int) -> Name:
        self.names += 1
        return super().name(state, kind, value)

    def why_not(self, state: State, seat: int, thing: str) -> Why | None:
        return Why("LA-3", f"process-{os.getpid()}", {"cards": 3})

    def catalogue(self, texts: Texts) -> list[Face]:
        """One that is ready when somebody writes into the pipe, if there is one."""
        die_on_demand()
        with (folder() / "printed").open("a") as notes:
            notes.write(f"{texts.language}\n")
        if (folder() / PIPE).exists():
            (folder() / PIPE).read_text()
        return super().catalogue(texts)

    def tools(self) -> dict[str, Tool]:
        from .tools import TOOLS

        return TOOLS


def die_on_demand() -> None:
    if multiprocessing.parent_process() is not None and (folder() / "die").exists():
        os._exit(3)


def linger_on_demand() -> None:
    while multiprocessing.parent_process() is not None and (folder() / "linger").exists():
        time.sleep(0.02)


def folder() -> Path:
    return Path(os.environ[FOLDER])


def install(place: Path) -> None:
    """Put it where Python finds it, as pip would."""
    installed = place / "stubborn-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(METADATA)
    (installed / "entry_points.txt").write_text(ENTRY)


GAME = Stubborn()
