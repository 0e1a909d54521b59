"""Scenario 61, Fading Lighthouse: monsters that are there only in every other round."""

from questhall.kernel.language.parameters import Key
from questhall.kernel.language.words import Word

from ...rules.scenario import SpecialRule
from ...state.figures import Figure, FigureKind
from ...state.scene import Scene
from ..words.parameters import TYPES
from ..words.rules import ODD_OR_EVEN, RULES


class PresentIn(SpecialRule):
    """Monsters of these types are there only in odd or even rounds: in the others they neither act
    nor are affected by anything, and figures pass through them."""

    def __init__(self, rounds: int, types: list[str]) -> None:
        self.rounds = rounds
        self.types = types

    def _has_faded(self, scene: Scene, figure: Figure) -> bool:
        if figure.kind != FigureKind.MONSTER or scene.round % 2 == self.rounds % 2:
            return False
        return scene.types[figure.type].kind.key in self.types

    def is_idle(self, scene: Scene, figure: Figure) -> bool:
        return self._has_faded(scene, figure)

    def is_beyond_reach(self, scene: Scene, figure: Figure, other: Figure) -> bool:
        return self._has_faded(scene, figure)

    def lets_pass(self, scene: Scene, figure: Figure) -> bool:
        return self._has_faded(scene, figure)

    def is_invulnerable(self, scene: Scene, figure: Figure) -> bool:
        return self._has_faded(scene, figure)


RULES.declare(Word("present_in", Key("rounds", ODD_OR_EVEN), TYPES, make=PresentIn))
