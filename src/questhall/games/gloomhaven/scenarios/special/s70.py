"""Scenario 70, Chained Isle: with every demon that dies, a spirit may be sent away."""

from questhall.kernel.decisions import Decision, Flow, Option, refusal
from questhall.kernel.language.words import Word

from ...rules.cards.active_area import remove_from_map
from ...rules.scenario import SpecialRule
from ...state.figures import Figure, FigureKind
from ...state.scene import Scene
from ..words.parameters import TYPE, TYPES
from ..words.rules import RULES


class Banish(SpecialRule):
    """Each time a monster of the last types dies, the players may remove one of the first type."""

    def __init__(self, banished: str, dying: list[str]) -> None:
        self.banished = banished
        self.dying = dying

    def _is(self, scene: Scene, figure: Figure, types: list[str]) -> bool:
        return figure.kind == FigureKind.MONSTER and scene.types[figure.type].kind.key in types

    def died(self, scene: Scene, figure: Figure) -> Flow[None]:
        if not self._is(scene, figure, self.dying):
            return
        spirits = [
            each
            for each in scene.figures
            if not each.gone and self._is(scene, each, [self.banished])
        ]
        if not spirits:
            return
        options = [Option("banish", each.id) for each in spirits]
        options.append(refusal("skip"))
        answer = yield Decision(scene.everybody(), "banish", options, "GH-7.1.12")
        if not answer.declines:
            spirit = scene.figures[answer.what]
            remove_from_map(scene, spirit)
            scene.tell("vanishes", "GH-7.1.12", spirit.id)


RULES.declare(Word("banish", TYPE, TYPES, make=Banish))
