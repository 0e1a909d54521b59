"""Treadmill: walking gets one somewhere, and climbing too, with an effort; running, falling or
staring never ends."""

import itertools
import os
from pathlib import Path

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Flow, Option
from questhall.kernel.faces import Face
from questhall.kernel.games import Format, Game, Setup
from questhall.kernel.kinds import Name
from questhall.kernel.state import State
from questhall.kernel.text import Texts

JAMMED = "TREADMILL_JAMMED"  # names a file: while it exists, even walking leads nowhere
STEEP = "TREADMILL_STEEP"  # how many thousand turns of a loop it takes to climb a step
WAYS = ("walk", "run", "fall", "stare", "climb")


class Belt(State):
    """How far the player has walked."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, "move")
        self.steps = 0
        self.staring = False

    def clone(self) -> "Belt":
        copy = Belt(self.chance.clone())
        self.copy_kernel_part_to(copy)
        copy.next_step = self.next_step
        copy.steps = self.steps
        copy.staring = self.staring
        return copy


def move(belt: Belt) -> Flow[None]:
    ways = [Option(verb) for verb in WAYS]
    way = yield Decision([0], "move", ways, "TR-1")
    if way.verb == "walk" and Path(os.environ.get(JAMMED, "/jammed")).exists():
        spin()
    if way.verb == "run":
        spin()
    if way.verb == "fall":
        spin_without_python()
    if way.verb == "climb":
        sum(range(1000 * int(os.environ.get(STEEP, "0"))))
    belt.staring = way.verb == "stare"
    belt.steps += 1


def spin() -> None:
    while True:
        pass


def spin_without_python() -> None:
    """Loop as compiled rules do: no thread or signal can interrupt."""
    sum(itertools.repeat(0))


class Treadmill(Game):
    id = "treadmill"
    package = __name__
    formats = (Format("alone", (1,)), Format("endless", (1,)))
    steps = {"move": move}  # noqa: RUF012 - nobody writes to it
    phrases = {"move": "", **dict.fromkeys(WAYS, "")}  # noqa: RUF012 - nobody writes to it
    state_classes = (Belt,)

    def checked(self, setup: Setup) -> Setup:
        """Nobody finds out what can be agreed on an endless one."""
        if setup.format == "endless":
            spin()
        return super().checked(setup)

    def deal(self, setup: Setup, chance: Chance) -> Belt:
        return Belt(chance)

    def name(self, state: State, kind: str, value: int) -> Name:
        return Name(str(value), f"{kind}:{value}", "", value)

    def catalogue(self, texts: Texts) -> list[Face]:
        """A catalogue that is never ready."""
        spin()
        return []

    def view(self, state: State, seat: int) -> dict[str, int]:
        assert isinstance(state, Belt)
        if state.staring:
            spin()
        return {"steps": state.steps}


GAME = Treadmill()
