"""Actions that move, create or destroy obstacles in unusual ways (GH-2.2.26)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal

from ..printed.areas import Area
from ..printed.cards import Action, ElementUse
from ..rules.cards.elements import offer
from ..rules.movement.terrain import may_be_blocked
from ..rules.scenario import can_destroy
from ..rules.selecting import choose_or_skip
from ..state.figures import Figure
from ..state.scene import Scene, TileKind
from ..state.turn import Turn, seat_for
from .tiles import (
    can_hold_obstacle,
    cells_within,
    destroy,
    disarm,
    lay_obstacle,
    more_obstacles,
)


class MoveObstacle(Action):
    """Move an adjacent single-hex obstacle to an empty hex within range of the character."""

    def __init__(self, range: int) -> None:
        self.range = range

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        turn.cells = []
        movable = [
            cell
            for cell in obstacles_beside(scene, actor)
            if len(_cells_of(scene, cell)) == 1 and self._goals(scene, actor, cell)
        ]
        seat = seat_for(scene, actor, turn)
        options = [Option("take-obstacle", actor.id, cell) for cell in movable]
        taken = yield from choose_or_skip(seat, options, "take-obstacle", "GH-2.2.26", actor.id)
        if taken is None:
            return False
        goals = self._goals(scene, actor, taken.where)
        options = [Option("make-obstacle", actor.id, cell) for cell in goals]
        answer = yield Decision([seat], "make-obstacle", options, "GH-2.2.26", actor.id)
        tile = scene.tile(taken.where)
        assert tile is not None
        scene.take_away(tile)
        lay_obstacle(scene, [answer.where])
        turn.cells = [answer.where]
        return True

    def _goals(self, scene: Scene, actor: Figure, taken: int) -> list[int]:
        return [
            cell
            for cell in cells_within(scene, actor.cell, self.range)
            if can_hold_obstacle(scene, cell) and may_be_blocked(scene, [cell], [taken])
        ]


class CreateObstacle(Action):
    """Create one obstacle of several hexes, all of them empty and within range."""

    def __init__(self, area: Area, range: int) -> None:
        self.area = area
        self.range = range

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        turn.cells = []
        yield from self._create(scene, actor, turn)
        if turn.cells and self._places(scene, actor):
            more = yield from more_obstacles(scene, actor)
            for _ in range(more):
                yield from self._create(scene, actor, turn)
        return bool(turn.cells)

    def _create(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[None]:
        found = self._places(scene, actor)
        if not found:
            return
        scene.underway.placements = found
        options = [Option("area", actor.id, NOTHING, number) for number in range(len(found))]
        options.append(refusal("skip"))
        seat = seat_for(scene, actor, turn)
        answer = yield Decision([seat], "make-obstacle", options, "GH-2.2.26", actor.id)
        scene.underway.placements = []
        if not answer.declines:
            lay_obstacle(scene, found[answer.amount])
            turn.cells = turn.cells + found[answer.amount]

    def _places(self, scene: Scene, actor: Figure) -> list[list[int]]:
        board = scene.board
        free = [
            cell
            for cell in cells_within(scene, actor.cell, self.range)
            if can_hold_obstacle(scene, cell)
        ]
        found: list[list[int]] = []
        for cell in free:
            for shape in self.area.allowed(scene.rules.mirrored_areas).shapes:
                hexes = [board.cells[cell] + step for step in shape]
                cells = sorted([board.place.get(hex, NOTHING) for hex in hexes])
                fits = cells not in found and all(each in free for each in cells)
                if fits and may_be_blocked(scene, cells, []):
                    found.append(cells)
        return found


class ObstacleWhereFelled(Action):
    """Create an obstacle in the hex where this ability killed a figure. Coins stay there."""

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        cell = turn.felled
        if cell == NOTHING or not scene.is_unoccupied(cell) or scene.tile(cell) is not None:
            return False
        if not may_be_blocked(scene, [cell], []):
            return False
        options = [Option("make-obstacle", actor.id, cell)]
        seat = seat_for(scene, actor, turn)
        answer = yield from choose_or_skip(seat, options, "make-obstacle", "GH-2.2.26", actor.id)
        if answer is None:
            return False
        lay_obstacle(scene, [cell])
        turn.cells = [cell]
        return True


class DestroyObstacles(Action):
    """Destroy all obstacles within range."""

    def __init__(self, range: int, uses: list[ElementUse]) -> None:
        self.range = range
        self.uses = uses

    def element_uses(self) -> list[ElementUse]:
        return self.uses

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        turn.cells = []
        range = self.range
        for use in self.uses:
            used = yield from offer(scene, seat_for(scene, actor, turn), use, actor.id)
            if used:
                range += use.range_plus
                turn.earned += use.xp
        for cell in cells_within(scene, actor.cell, range):
            if can_be_destroyed(scene, cell):
                turn.cells = turn.cells + destroy(scene, cell)
        return bool(turn.cells)


class ClearPath(Action):
    """Destroy the obstacles and disarm the traps that the character moved through."""

    def do(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        turn.cells = []
        for cell in turn.path:
            tile = scene.tile(cell)
            if tile is not None and tile.kind == TileKind.TRAP:
                disarm(scene, actor, tile)
            elif can_be_destroyed(scene, cell):
                turn.cells = turn.cells + destroy(scene, cell)
        return bool(turn.path)


def is_obstacle(scene: Scene, cell: int) -> bool:
    tile = scene.tile(cell)
    return tile is not None and tile.kind == TileKind.OBSTACLE


def can_be_destroyed(scene: Scene, cell: int) -> bool:
    """Is there an obstacle on the hex that the scenario does not declare indestructible?"""
    tile = scene.tile(cell)
    if tile is None or tile.kind != TileKind.OBSTACLE:
        return False
    return can_destroy(scene, tile)


def obstacles_beside(scene: Scene, figure: Figure) -> list[int]:
    """One hex of each adjacent obstacle that abilities can take away."""
    found: list[int] = []
    seen: list[int] = []
    for cell in scene.board.neighbours[figure.cell]:
        if can_be_destroyed(scene, cell) and cell not in seen:
            found.append(cell)
            seen.extend(_cells_of(scene, cell))
    return found


def _cells_of(scene: Scene, cell: int) -> list[int]:
    tile = scene.tile(cell)
    return [] if tile is None else tile.cells
