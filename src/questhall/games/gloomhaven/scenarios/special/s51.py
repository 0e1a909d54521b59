"""Scenario 51, The Void: the Gloom jumps from place to place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.decisions import Flow
from questhall.kernel.language.parameters import Names
from questhall.kernel.language.words import Word

from ...rules.scenario import SpecialRule
from ...state.figures import Figure
from ...state.scene import Scene
from ..landing import land, next_in_turn
from ..words.parameters import HEX
from ..words.rules import RULES

if TYPE_CHECKING:
    from ...rules.monsters.acting import Activation

NEXT = "jump-place"


class Jumps(SpecialRule):
    """By its special ability the boss jumps to the next of these hexes."""

    def __init__(self, cells: list[int]) -> None:
        self.cells = cells

    def special(
        self, scene: Scene, boss: Figure, word: str, arguments: list[str], activation: Activation
    ) -> Flow[None]:
        if word == "jump_to_next_mark":
            cell = self.cells[next_in_turn(scene, NEXT, len(self.cells))]
            yield from land(scene, boss, cell)


RULES.declare(Word("jumps", Names("hex", HEX.find), make=Jumps))
