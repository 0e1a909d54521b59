"""Scenario 2, Barrow Lair: the Bandit Commander opens the doors of the side rooms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.decisions import Flow
from questhall.kernel.language.parameters import Names
from questhall.kernel.language.words import Word

from ...rules.movement.rooms import open_door
from ...rules.scenario import SpecialRule
from ...state.figures import Figure
from ...state.scene import Scene
from ..landing import land, next_in_turn
from ..words.parameters import doors
from ..words.rules import RULES

if TYPE_CHECKING:
    from ...rules.monsters.acting import Activation

NEXT_DOOR = "next-door"


class OpenNextDoor(SpecialRule):
    """The boss jumps to the next of these doors, at any distance, and opens it; after the last
    one it starts over. Nobody else can open them."""

    def __init__(self, doors: list[int]) -> None:
        self.doors = doors

    def special(
        self, scene: Scene, boss: Figure, word: str, arguments: list[str], activation: Activation
    ) -> Flow[None]:
        if word != "open_next_door":
            return
        door = self.doors[next_in_turn(scene, NEXT_DOOR, len(self.doors))]
        cell = scene.scenario.joints[door].cells[0]
        is_closed = not scene.opened >> door & 1
        yield from land(scene, boss, cell)
        if is_closed:
            yield from open_door(scene, door, boss)


def _open_next_door(doors: list[list[int]]) -> SpecialRule:
    """The boss opens these doors one after the other."""
    return OpenNextDoor([joint for joints in doors for joint in joints])


RULES.declare(Word("open_next_door", Names("letter", doors), make=_open_next_door))
