"""Scenario 72, Oozing Grove: trees that summon in turn."""

from questhall.kernel.decisions import Flow
from questhall.kernel.language.parameters import Names
from questhall.kernel.language.words import Word

from ...printed.monsters import Rank
from ...rules.scenario import SpecialRule
from ...state.figures import FigureKind
from ...state.scene import Scene
from ..spawning import summon_beside
from ..words.parameters import TYPE, cells_of
from ..words.rules import RULES


class SummonInTurn(SpecialRule):
    """At the end of every round one of these objects summons a monster: normal for two characters,
    elite after even rounds for three, elite for four. A destroyed one keeps its place."""

    def __init__(self, monster: str, objects: list[list[int]]) -> None:
        self.monster = monster
        self.objects = objects

    def round_ends(self, scene: Scene) -> Flow[None]:
        body = self.objects[(scene.round - 1) % len(self.objects)]
        figure = scene.figure_on(body[0])
        if figure is not None and figure.kind == FigureKind.OBJECT:
            yield from summon_beside(scene, self.monster, self._rank(scene), body)

    def _rank(self, scene: Scene) -> int:
        if scene.characters == 3:
            return Rank.ELITE if scene.round % 2 == 0 else Rank.NORMAL
        return Rank.ELITE if scene.characters > 3 else Rank.NORMAL


RULES.declare(Word("summon_in_turn", TYPE, Names("object", cells_of), make=SummonInTurn))
