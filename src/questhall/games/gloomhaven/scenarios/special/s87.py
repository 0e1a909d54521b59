"""Scenario 87, Corrupted Cove: water that protects from the Giant Ooze."""

from questhall.kernel.decisions import Flow
from questhall.kernel.language.parameters import Named
from questhall.kernel.language.words import Word

from ...printed.cards import NO_DECISIONS
from ...rules.attack.strike import Strike
from ...rules.scenario import SpecialRule
from ...state.figures import Condition, Figure, FigureKind
from ...state.scene import Scene
from ..places import Places
from ..words.parameters import TYPE, Hexes
from ..words.rules import RULES

BATHED = "bathed"  # in the memory of the scene, with a seat appended


class HealingWater(SpecialRule):
    """A character who ends its turn on one of these hexes uses up the water there, once: it has
    Shield against monsters of a type and cannot be poisoned any more."""

    def __init__(self, type: str, places: Places, shield: int) -> None:
        self.type = type
        self.places = places
        self.shield = shield

    def _is_safe(self, scene: Scene, figure: Figure) -> bool:
        return figure.kind == FigureKind.CHARACTER and f"{BATHED}-{figure.owner}" in scene.memory

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        if figure.kind != FigureKind.CHARACTER or figure.cell not in self.places.cells(scene):
            return
        tile = scene.tile(figure.cell)
        if tile is not None and not self._is_safe(scene, figure):
            scene.take_away(tile)
            scene.memory[f"{BATHED}-{figure.owner}"] = 1
            figure.conditions[Condition.POISON] = 0
            scene.tell("bathes", "GH-7.1.12", figure.owner, figure.cell)
        yield from NO_DECISIONS

    def strike(self, scene: Scene, hit: Strike) -> None:
        attacker = hit.attacker
        theirs = (
            attacker.kind == FigureKind.MONSTER and scene.types[attacker.type].kind.key == self.type
        )
        if theirs and self._is_safe(scene, hit.target):
            hit.shield += self.shield

    def is_immune(self, scene: Scene, figure: Figure, condition: int) -> bool:
        return condition == Condition.POISON and self._is_safe(scene, figure)


RULES.declare(Word("healing_water", TYPE, Hexes(), Named("shield", None), make=HealingWater))
