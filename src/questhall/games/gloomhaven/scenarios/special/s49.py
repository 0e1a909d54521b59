"""Scenario 49, Rebel's Stand: a cannon, and the archers who fire it."""

from questhall.kernel.decisions import NOTHING, Flow
from questhall.kernel.language.words import Word
from questhall.kernel.ties import narrow

from ...printed.monsters import Rank
from ...rules.attack.conditions import expire
from ...rules.attack.damage import Harm, suffer
from ...rules.movement.rooms import spawn
from ...rules.round.initiative import rank_and_number
from ...rules.round.scenario_end import end_turn
from ...rules.scenario import HIT_POINTS, SpecialRule
from ...state.figures import Condition, Figure, FigureKind
from ...state.scene import Scene
from ..hardships import is_of_party
from ..places import Places, beside
from ..walking import walk_toward
from ..words.parameters import HEX, TYPE, Hexes
from ..words.rules import RULES

GUNNER = "gunner"
GUNNER_ROUND = "gunner-round"
STEPS = 3


class Cannon(SpecialRule):
    """A monster that does not act. In every round the nearest gunner goes to it instead of acting
    and fires it along the marked hexes; without gunners, a new one arrives."""

    def __init__(self, cannon: str, gunner: str, arrival: int, line: Places) -> None:
        self.cannon = cannon
        self.gunner = gunner
        self.arrival = arrival
        self.line = line

    def _of(self, scene: Scene, name: str) -> list[Figure]:
        return [
            figure
            for figure in scene.figures
            if figure.kind == FigureKind.MONSTER
            and not figure.gone
            and scene.types[figure.type].kind.key == name
        ]

    def is_idle(self, scene: Scene, figure: Figure) -> bool:
        return figure in self._of(scene, self.cannon)

    def stat_bonus(self, scene: Scene, figure: Figure, value: int) -> int:
        """It has twice the hit points of an elite."""
        if value != HIT_POINTS or figure not in self._of(scene, self.cannon):
            return 0
        return scene.stats(figure).hit_points

    # -- the gunner ----------------------------------------------------------------

    def has_turn(self, scene: Scene, figure: Figure) -> bool:
        return figure in self._of(scene, self.gunner) and figure.id == self._gunner(scene)

    def _gunner(self, scene: Scene) -> int:
        """The nearest to the cannon when the first of them acts in this round; if it dies before
        its turn, the next takes its place. On a tie, the one that acts first."""
        cannons = self._of(scene, self.cannon)
        if not cannons:
            return NOTHING
        known = scene.memory.get(GUNNER, NOTHING)
        if scene.memory.get(GUNNER_ROUND, 0) == scene.round:
            figure = scene.figures[known]
            if not figure.gone or figure.acted == scene.round:
                return known
        gunners = [each for each in self._of(scene, self.gunner) if each.summoned != scene.round]
        if not gunners:
            return NOTHING
        far = scene.board.distances(cannons[0].cell)
        order = [rank_and_number(figure) for figure in gunners]
        nearest = narrow(gunners, [[far[figure.cell] for figure in gunners], order])[0].id
        scene.memory[GUNNER] = nearest
        scene.memory[GUNNER_ROUND] = scene.round
        return nearest

    def take_turn(self, scene: Scene, figure: Figure) -> Flow[None]:
        scene.acting = figure.id
        scene.tell("turn", "GH-7.1.12", figure.id)
        if figure.has(Condition.WOUND):
            yield from suffer(scene, figure, 1, "GH-3.10.12", Harm.WOUND)
        (cannon, *_) = self._of(scene, self.cannon)
        if not figure.gone and not figure.has(Condition.STUN):
            line = self.line.cells(scene)
            goals = [c for c in beside(scene.scenario, [cannon.cell]) if c not in line]
            yield from walk_toward(scene, figure, STEPS, goals)
            if not figure.gone and scene.board.adjacent(figure.cell, cannon.cell):
                yield from self._fire(scene, cannon)
        if not figure.gone:
            yield from end_turn(scene, figure)
            expire(scene, figure)
        scene.acting = NOTHING

    def _fire(self, scene: Scene, cannon: Figure) -> Flow[None]:
        stats = scene.types[cannon.type].kind.stats_of(Rank.ELITE, cannon.level, scene.characters)
        for figure in scene.figures[:]:
            if is_of_party(figure) and not figure.gone and self._is_in_line(scene, figure.cell):
                yield from suffer(scene, figure, stats.attack, "GH-7.1.12", cannon.id)

    def _is_in_line(self, scene: Scene, cell: int) -> bool:
        """On the marked hexes, or on the same rows on the side of the first room."""
        q, r = scene.scenario.hex(cell)
        for marked in self.line.cells(scene):
            marked_q, marked_r = scene.scenario.hex(marked)
            if r == marked_r and q <= marked_q:
                return True
        return False

    def round_ends(self, scene: Scene) -> Flow[None]:
        cannons = self._of(scene, self.cannon)
        for cannon in cannons:
            expire(scene, cannon)
        if cannons and not self._of(scene, self.gunner):
            yield from spawn(scene, self.gunner, Rank.NORMAL, self.arrival)


RULES.declare(Word("cannon", TYPE, TYPE, HEX, Hexes(), make=Cannon))
