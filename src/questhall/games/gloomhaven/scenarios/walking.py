"""How a named ally moves: like a monster, except that it opens doors on its way."""

from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.ties import choose_one

from ..printed.hexes import FAR
from ..rules.monsters.acting import Party
from ..rules.monsters.mind.focus import Situation
from ..rules.monsters.mind.ground import Ground, Monster, bare_hands
from ..rules.monsters.mind.moving import Travel
from ..rules.monsters.mind.ways import stops_toward
from ..rules.movement.rooms import open_door
from ..rules.movement.terrain import meet, put_on
from ..rules.movement.walking import can_move, step_cost
from ..state.figures import Figure
from ..state.scene import Scene
from .places import whole_map


def walk_toward(scene: Scene, figure: Figure, points: int, goals: list[int]) -> Flow[None]:
    """Take the shortest path to one of the hexes. A door reveals what is behind it, so the path
    is found anew there; traps are sprung only if there is no way around (GH-4.5.2)."""
    while points > 0 and can_move(scene, figure):
        route = yield from _route(scene, figure, points, goals)
        opened = False
        for cell in route:
            put_on(scene, figure, cell)
            points -= step_cost(scene, cell)
            scene.tell("moves", "GH-7.1.8", figure.id, cell)
            if scene.board.closed[cell]:
                yield from open_door(scene, scene.scenario.joint_of[cell], figure)
                opened = True
                break
            yield from meet(scene, figure, NOTHING)
            if not can_move(scene, figure):
                break
        if not opened:
            return


def _route(scene: Scene, figure: Figure, points: int, goals: list[int]) -> Flow[list[int]]:
    map = whole_map(scene.scenario)
    party = Party(scene, figure)
    situation = Situation(
        Ground(map, map.sight, scene.terrain),
        Monster(figure.cell, points),
        bare_hands(),
        party.allies,
        party.enemies,
    )
    for through_negative in (False, True):
        travel = situation.travel(through_negative)
        nearest = min([travel.costs[goal] for goal in goals])
        if nearest < FAR:
            ends = _ends(situation, travel, [g for g in goals if travel.costs[g] == nearest])
            end = yield from _choose(scene, figure, ends)
            return travel.route(end)
    return []


def _ends(situation: Situation, travel: Travel, goals: list[int]) -> list[int]:
    """Where the movement toward one of the goals may end this turn."""
    found: list[int] = []
    for goal in goals:
        for stop in stops_toward(situation, travel, goal):
            if stop not in found:
                found.append(stop)
    return found


def _choose(scene: Scene, figure: Figure, cells: list[int]) -> Flow[int]:
    options = [Option("monster-stop", figure.id, cell) for cell in cells]
    seats = scene.everybody()
    answer = yield from choose_one(seats, options, "monster-stop", "GH-4.8.1", figure.id)
    return answer.where
