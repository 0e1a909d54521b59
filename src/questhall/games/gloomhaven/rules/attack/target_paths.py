"""Attacks that also hit every enemy on the way to their first target."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ...state.figures import Figure
from ...state.scene import Scene
from .strike import AttackPlan, can_target


def choose_path(
    scene: Scene, plan: AttackPlan, chosen: list[Figure], seat: int
) -> Flow[list[Figure]]:
    """The other enemies on the path that the attacker chooses to its first target."""
    ways = different_ways(scene, plan, chosen)
    number = 0
    if len(ways) > 1:
        target = chosen[0].id
        scene.underway.placements = ways
        options = [Option("path", target, NOTHING, each) for each in range(len(ways))]
        answer = yield Decision([seat], "path", options, "GH-3.6.1", target)
        scene.underway.placements = []
        number = answer.amount
    return enemies_on(scene, plan, ways[number], chosen)


def different_ways(scene: Scene, plan: AttackPlan, chosen: list[Figure]) -> list[list[int]]:
    """One path for each set of enemies on it, most enemies first."""
    goals = scene.cells_of(chosen[0])
    found: dict[tuple[int, ...], list[int]] = {}
    for way in ways_to(scene, plan.attacker.cell, goals, plan.distance):
        met = sorted([figure.id for figure in enemies_on(scene, plan, way, chosen)])
        found.setdefault(tuple(met), way)
    keys = sorted(found, key=len, reverse=True)
    return [found[key] for key in keys]


def ways_to(scene: Scene, start: int, goals: list[int], length: int) -> list[list[int]]:
    """The hexes between start and the first goal on every path of at most this many steps. A
    large target is reached at any of its hexes."""
    board = scene.board
    left = board.distances_to_cells([board.cells[goal] for goal in goals])
    complete: list[list[int]] = []
    growing: list[list[int]] = [[start]]
    for step in range(1, length + 1):
        longer: list[list[int]] = []
        for way in growing:
            for cell in board.neighbours[way[-1]]:
                if cell in goals:
                    complete.append(way[1:])
                elif cell not in way and left[cell] <= length - step:
                    longer.append([*way, cell])
        growing = longer
    return complete


def enemies_on(
    scene: Scene, plan: AttackPlan, cells: list[int], besides: list[Figure]
) -> list[Figure]:
    found: list[Figure] = []
    for cell in cells:
        figure = scene.figure_on(cell)
        if figure is None or figure in besides:
            continue
        seen = scene.board.sight.sees(plan.attacker.cell, cell)  # GH-3.6.10
        if seen and can_target(scene, plan.attacker, figure):
            found.append(figure)
    return found
