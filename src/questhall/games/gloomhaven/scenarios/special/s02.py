"""Scenario 2, Barrow Lair: the Bandit Commander opens the doors of the side rooms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.language.parameters import Names
from questhall.kernel.language.words import Word
from questhall.kernel.ties import choose_one

from ...rules.movement.rooms import open_door
from ...rules.movement.terrain import nearest_empty, put_on
from ...rules.scenario import Script
from ...state.figures import Figure
from ...state.scene import Scene
from ..words.parameters import doors
from ..words.rules import RULES

if TYPE_CHECKING:
    from ...rules.monsters.acting import Activation

NEXT_DOOR = "next-door"


class OpenNextDoor(Script):
    """The boss jumps to the next of these doors, at any distance, and opens it; after the last
    one it starts over. Nobody else can open them."""

    def __init__(self, doors: list[int]) -> None:
        self.doors = doors

    def special(
        self, scene: Scene, boss: Figure, word: str, arguments: list[str], activation: Activation
    ) -> Flow[None]:
        if word != "open_next_door":
            return
        turn = scene.memory.get(NEXT_DOOR, 0)
        scene.memory[NEXT_DOOR] = (turn + 1) % len(self.doors)
        door = self.doors[turn]
        cell = scene.scenario.joints[door].cells[0]
        is_closed = not scene.opened >> door & 1
        if not is_closed and scene.figure_at[cell] not in (NOTHING, boss.id):
            cell = yield from _beside(scene, boss, cell)
        put_on(scene, boss, cell)
        scene.tell("moves", "GH-4.9.3", boss.id, cell)
        if is_closed:
            yield from open_door(scene, door, boss)


def _beside(scene: Scene, boss: Figure, cell: int) -> Flow[int]:
    """The nearest empty hex, because a figure stands in the open doorway."""
    cells = nearest_empty(scene, cell)
    if not cells:
        return boss.cell
    options = [Option("place", boss.id, each) for each in cells]
    seats = scene.everybody()
    answer = yield from choose_one(seats, options, "monster-summon", "GH-4.8.1", boss.id)
    return answer.where


def _open_next_door(doors: list[list[int]]) -> Script:
    """The boss opens these doors one after the other."""
    return OpenNextDoor([joint for joints in doors for joint in joints])


RULES.declare(Word("open_next_door", Names("letter", doors), make=_open_next_door))
