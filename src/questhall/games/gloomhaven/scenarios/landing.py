"""Figures that a scenario puts on a hex, in turn on several, or as near to it as possible."""

from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.ties import choose_one, narrow

from ..printed.hexes import FAR
from ..printed.terrain import Terrain
from ..rules.movement.terrain import nearest_empty, put_on
from ..state.figures import Figure
from ..state.scene import Scene


def next_in_turn(scene: Scene, key: str, count: int) -> int:
    """0, 1, 2 and so on, beginning anew after this many; the scene remembers it under the key."""
    place = scene.memory.get(key, 0) % count
    scene.memory[key] = place + 1
    return place


def land(scene: Scene, figure: Figure, cell: int) -> Flow[None]:
    """Put it on the hex or, if somebody is there, on the nearest empty one."""
    if scene.figure_at[cell] not in (NOTHING, figure.id):
        cell = yield from empty_near(scene, figure, cell)
    put_on(scene, figure, cell)
    scene.tell("moves", "GH-4.9.3", figure.id, cell)


def empty_near(scene: Scene, figure: Figure, cell: int) -> Flow[int]:
    """The nearest empty hex, by the players' choice; without any, where it is."""
    cells = nearest_empty(scene, cell)
    if not cells:
        return figure.cell
    options = [Option("place", figure.id, each) for each in cells]
    seats = scene.everybody()
    answer = yield from choose_one(seats, options, "monster-summon", "GH-4.8.1", figure.id)
    return answer.where


def move_aside(scene: Scene, cell: int) -> Flow[None]:
    """Move a figure on the hex to the nearest unoccupied one."""
    figure = scene.figure_on(cell)
    if figure is not None:
        where = yield from choose_hex(scene, _nearest_free(scene, cell))
        if where != NOTHING:
            put_on(scene, figure, where)
            scene.tell("moves", "GH-7.1.12", figure.id, where)


def _nearest_free(scene: Scene, cell: int) -> list[int]:
    far = scene.board.distances(cell)
    free = [
        other
        for other in range(len(far))
        if far[other] < FAR
        and scene.figure_at[other] == NOTHING
        and not scene.terrain[other] & Terrain.OBSTACLE
    ]
    return narrow(free, [[far[other] for other in free]])


def choose_hex(scene: Scene, cells: list[int]) -> Flow[int]:
    if not cells:
        return NOTHING
    options = [Option("place", NOTHING, each) for each in cells]
    answer = yield from choose_one(scene.everybody(), options, "spawn", "GH-4.8.1")
    return answer.where
