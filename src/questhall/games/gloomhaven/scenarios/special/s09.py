"""Scenario 9, Diamond Mine: the Merciless Overseer makes all monsters of a type act again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.decisions import NOTHING, Flow
from questhall.kernel.language.words import Word

from ...rules.cards.elements import settle_charges
from ...rules.monsters.acting import take_monster_turn
from ...rules.movement.rooms import type_number
from ...rules.round.initiative import rank_and_number
from ...rules.scenario import SpecialRule
from ...state.figures import Figure, FigureKind
from ...state.scene import Scene
from ..words.rules import RULES

if TYPE_CHECKING:
    from ...rules.monsters.acting import Activation


class AllAct(SpecialRule):
    """An extra turn at once, with this round's ability card; elites first (GH-4.1.1)."""

    def special(
        self, scene: Scene, boss: Figure, word: str, arguments: list[str], activation: Activation
    ) -> Flow[None]:
        if word != "all_act":
            return
        type = type_number(scene, arguments[0])
        activated, uses = scene.activated, scene.uses
        scene.activated = NOTHING
        for figure in _of_type(scene, type):
            if not figure.gone:
                acted = figure.acted
                yield from take_monster_turn(scene, figure)
                figure.acted = acted  # its regular turn is still to come
        settle_charges(scene)
        scene.activated, scene.uses = activated, uses
        scene.acting = boss.id


def _of_type(scene: Scene, type: int) -> list[Figure]:
    found = [
        figure
        for figure in scene.figures
        if figure.kind == FigureKind.MONSTER and figure.type == type and not figure.gone
    ]
    found.sort(key=rank_and_number)
    return found


RULES.declare(Word("all_act", make=AllAct))
