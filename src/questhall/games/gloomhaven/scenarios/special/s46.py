"""Scenario 46, Nightmare Peak: the eggs of the Winged Horror."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.decisions import Flow, Option
from questhall.kernel.language.words import Word
from questhall.kernel.ties import choose_one

from ...effects.summoning import empty_beside, nearest_to_enemies
from ...printed.monsters import Rank
from ...rules.cards.active_area import remove_from_map
from ...rules.movement.rooms import spawn
from ...rules.scenario import SpecialRule
from ...state.figures import Figure, FigureKind
from ...state.scene import Scene
from ..objects import hit_points_of, place_object
from ..words.parameters import HIT_POINTS, TYPE
from ..words.rules import RULES

if TYPE_CHECKING:
    from ...rules.monsters.acting import Activation

EGG = "egg"


class Eggs(SpecialRule):
    """The boss lays an egg for each character; later all of them hatch at once."""

    def __init__(self, monster: str, hit_points: str) -> None:
        self.monster = monster
        self.hit_points = hit_points

    def special(
        self, scene: Scene, boss: Figure, word: str, arguments: list[str], activation: Activation
    ) -> Flow[None]:
        if word == "lay_eggs":
            for _ in range(scene.characters):
                yield from self._lay(scene, boss)
        elif word == "hatch_eggs":
            for egg in _eggs(scene):
                remove_from_map(scene, egg)
                scene.tell("dies", "GH-7.1.12", egg.id)
                yield from spawn(scene, self.monster, Rank.NORMAL, egg.cell)

    def _lay(self, scene: Scene, boss: Figure) -> Flow[None]:
        """Beside the boss, as near to an enemy as possible (GH-4.7.3)."""
        cells = nearest_to_enemies(scene, boss, empty_beside(scene, boss))
        if not cells:
            return
        options = [Option("place", boss.id, each) for each in cells]
        seats = scene.everybody()
        answer = yield from choose_one(seats, options, "monster-summon", "GH-4.8.1", boss.id)
        place_object(scene, EGG, answer.where, hit_points_of(scene, self.hit_points))


def _eggs(scene: Scene) -> list[Figure]:
    return [
        figure
        for figure in scene.figures
        if figure.kind == FigureKind.OBJECT and figure.name == EGG and not figure.gone
    ]


RULES.declare(Word("eggs", TYPE, HIT_POINTS, make=Eggs))
