"""Scenario 78, Sacrifice Pit: two Cultists carry a victim to the altar."""

from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.language.parameters import Name
from questhall.kernel.language.words import Word
from questhall.kernel.ties import choose_one, narrow

from ...effects.moving import move_of
from ...printed.cards import NO_DECISIONS, Action
from ...printed.hexes import FAR
from ...printed.scenario import ScenarioDef
from ...printed.terrain import Terrain
from ...rules.monsters.acting import Activation, take_turn_of
from ...rules.movement.terrain import put_on
from ...rules.scenario import SpecialRule
from ...state.figures import Condition, Figure, FigureKind, Protection
from ...state.scene import Scene
from ..objects import place_allies
from ..places import area_at, beside
from ..walking import walk_toward
from ..words.parameters import HEX, NAME, cells_of
from ..words.rules import RULES

BEARER = "bearer"
CARRIED_IN = "carried-in"  # in the memory of the scene: the last round in which they moved
SACRIFICED = "victim-sacrificed"


class Procession(SpecialRule):
    """The monsters placed on certain hexes carry a victim. They do not act otherwise: all of them
    move at once, to the victim and then with it toward their goal. The scenario is lost if one
    begins its turn beside the altar while the victim is beside it too."""

    def __init__(
        self, name: str, start: int, bearers: list[int], goals: list[int], altar: list[int]
    ) -> None:
        self.name = name
        self.start = start
        self.bearers = bearers
        self.goals = goals
        self.altar = altar
        self.carry = Carry(self)

    def room_revealed(self, scene: Scene, area: int) -> Flow[None]:
        if area_at(scene.scenario, self.start) == area:
            (victim,) = place_allies(scene, self.name, [self.start], 1)
            victim.aloof = True
            for cell in self.bearers:
                figure = scene.figure_on(cell)
                if figure is not None and figure.kind == FigureKind.MONSTER:
                    figure.name = BEARER
        yield from NO_DECISIONS

    def is_bearer(self, figure: Figure) -> bool:
        return figure.kind == FigureKind.MONSTER and figure.name == BEARER

    def is_victim(self, figure: Figure) -> bool:
        return figure.kind == FigureKind.ALLY and figure.name == self.name

    def victim(self, scene: Scene) -> Figure:
        return next(figure for figure in scene.figures if self.is_victim(figure))

    def living_bearers(self, scene: Scene) -> list[Figure]:
        """From left to right."""
        found = [each for each in scene.figures if self.is_bearer(each) and not each.gone]
        return sorted(found, key=lambda each: _across(scene.scenario, each.cell))

    # -- what nobody can do to them ------------------------------------------------

    def is_beyond_reach(self, scene: Scene, figure: Figure, other: Figure) -> bool:
        return self.is_victim(figure)

    def is_invulnerable(self, scene: Scene, figure: Figure) -> bool:
        return self.is_victim(figure)

    def is_immune(self, scene: Scene, figure: Figure, condition: int) -> bool:
        if not self.is_bearer(figure) and not self.is_victim(figure):
            return False
        return condition in (Condition.IMMOBILIZE, Condition.STUN, Protection.FORCED_MOVEMENT)

    # -- carrying ------------------------------------------------------------------

    def has_turn(self, scene: Scene, figure: Figure) -> bool:
        return self.is_bearer(figure)

    def take_turn(self, scene: Scene, figure: Figure) -> Flow[None]:
        yield from take_turn_of(scene, figure, [self.carry])

    def turn_begins(self, scene: Scene, figure: Figure) -> Flow[None]:
        """They act at the same time, so only the first of their turns counts."""
        if self.is_bearer(figure) and scene.memory.get(CARRIED_IN, 0) != scene.round:
            near = beside(scene.scenario, self.altar)
            there = any(each.cell in near for each in self.living_bearers(scene))
            if there and self.victim(scene).cell in near:
                scene.memory[SACRIFICED] = 1
        yield from NO_DECISIONS

    def lost(self, scene: Scene) -> bool:
        return SACRIFICED in scene.memory

    def pressing(self, scene: Scene, figure: Figure) -> list[int]:
        """The bearers are not waited for."""
        bearers = self.living_bearers(scene)
        return [cell for each in bearers for cell in scene.board.neighbours[each.cell]]


class Carry(Action):
    """All bearers move; whoever had hold of the victim takes it along."""

    def __init__(self, procession: Procession) -> None:
        self.procession = procession

    def act(self, scene: Scene, actor: Figure, activation: Activation | None) -> Flow[None]:
        if scene.memory.get(CARRIED_IN, 0) == scene.round:
            return
        scene.memory[CARRIED_IN] = scene.round
        victim = self.procession.victim(scene)
        carried = False
        for bearer in self.procession.living_bearers(scene):
            holds = scene.are_adjacent(bearer, victim)
            goals = self._goals(scene, bearer) if holds else scene.board.neighbours[victim.cell]
            if bearer.cell not in goals:
                yield from walk_toward(scene, bearer, move_of(scene, bearer), goals)
                carried = carried or holds
        if carried:
            yield from self._take_along(scene, victim)

    def _goals(self, scene: Scene, bearer: Figure) -> list[int]:
        """The hexes before the altar or, if they are taken, any hex beside it."""
        goals = self.procession.goals
        free = [cell for cell in goals if scene.figure_at[cell] in (NOTHING, bearer.id)]
        return free or beside(scene.scenario, self.procession.altar)

    def _take_along(self, scene: Scene, victim: Figure) -> Flow[None]:
        """Beside as many bearers as possible, best of all between them."""
        far = scene.board.distances(victim.cell)
        cells = [
            cell
            for cell in range(len(far))
            if far[cell] < FAR
            and scene.figure_at[cell] in (NOTHING, victim.id)
            and not scene.terrain[cell] & Terrain.OBSTACLE
        ]
        bearers = [each.cell for each in self.procession.living_bearers(scene)]
        around = [set(scene.board.neighbours[bearer]) for bearer in bearers]
        alone = [-len([each for each in around if cell in each]) for cell in cells]
        aside = [-_between(scene, cell, bearers) for cell in cells]
        best = narrow(cells, [alone, aside, [far[cell] for cell in cells]])
        options = [Option("monster-stop", victim.id, cell) for cell in best]
        seats = scene.everybody()
        answer = yield from choose_one(seats, options, "monster-stop", "GH-4.8.1", victim.id)
        put_on(scene, victim, answer.where)
        scene.tell("moves", "GH-7.1.12", victim.id, answer.where)


def _across(scenario: ScenarioDef, cell: int) -> int:
    """How far to the right a hex lies."""
    q, r = scenario.hex(cell)
    return 2 * q + r


def _between(scene: Scene, cell: int, bearers: list[int]) -> int:
    """How many of the bearers, listed from left to right, have the hex at the side that faces the
    other one."""
    if len(bearers) < 2:
        return 0
    q, r = scene.scenario.hex(cell)
    left, right = scene.scenario.hex(bearers[0]), scene.scenario.hex(bearers[-1])
    return ((q - 1, r) == left) + ((q + 1, r) == right)


RULES.declare(
    Word(
        "procession",
        *(NAME, HEX, Name("bearers", cells_of), Name("goal", cells_of), Name("altar", cells_of)),
        make=Procession,
    )
)
