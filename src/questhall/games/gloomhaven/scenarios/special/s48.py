"""Scenario 48, Shadow Weald: the Dark Rider comes and goes."""

from questhall.kernel.decisions import NOTHING, Flow
from questhall.kernel.language.parameters import Names
from questhall.kernel.language.words import Word

from ...printed.cards import NO_DECISIONS
from ...printed.monsters import Rank
from ...rules.attack.conditions import expire
from ...rules.attack.strike import AttackPlan
from ...rules.movement.rooms import put_monster, type_number
from ...rules.scenario import SpecialRule
from ...state.figures import Figure, FigureKind
from ...state.scene import Scene
from ..landing import land, next_in_turn
from ..words.parameters import HEX, TYPE
from ..words.rules import RULES

AWAY = "rider-away"
NEXT = "rider-place"


class ComesAndGoes(SpecialRule):
    """The boss is not on the map at first, appears at the start of its turns on the next of these
    hexes, and is removed after every melee attack."""

    def __init__(self, boss: str, cells: list[int]) -> None:
        self.boss = boss
        self.cells = cells

    def begin(self, scene: Scene) -> Flow[None]:
        type = type_number(scene, self.boss)
        place = scene.figure_at[self.cells[0]]
        boss = put_monster(scene, type, Rank.BOSS, self.cells[0])
        self._remove(scene, boss)
        scene.figure_at[boss.cell] = place
        yield from NO_DECISIONS

    def _remove(self, scene: Scene, boss: Figure) -> None:
        """Off the map, but not dead: it keeps its standee, hit points and conditions."""
        boss.gone = True
        scene.memory[AWAY] = 1
        if scene.figure_at[boss.cell] == boss.id:
            scene.figure_at[boss.cell] = NOTHING

    def _is_rider(self, scene: Scene, figure: Figure) -> bool:
        return figure.kind == FigureKind.MONSTER and scene.types[figure.type].kind.key == self.boss

    def returns(self, scene: Scene, figure: Figure) -> bool:
        return AWAY in scene.memory and self._is_rider(scene, figure)

    def turn_begins(self, scene: Scene, figure: Figure) -> Flow[None]:
        if self.returns(scene, figure):
            del scene.memory[AWAY]
            figure.gone = False
            cell = self.cells[next_in_turn(scene, NEXT, len(self.cells))]
            yield from land(scene, figure, cell)

    def attacked(self, scene: Scene, plan: AttackPlan) -> Flow[None]:
        rider = plan.attacker
        if self._is_rider(scene, rider) and not plan.ranged:
            expire(scene, rider)
            self._remove(scene, rider)
            scene.tell("vanishes", "GH-7.1.12", rider.id)
        yield from NO_DECISIONS


RULES.declare(Word("comes_and_goes", TYPE, Names("hex", HEX.find), make=ComesAndGoes))
