"""Where a character wants to get, and how far it has to walk."""

from ..printed.hexes import FAR
from ..printed.terrain import Terrain
from ..rules.movement.walking import is_negative, step_cost
from ..rules.scenario import can_open, destinations
from ..state.figures import Figure
from ..state.scene import Scene


def way_ahead(scene: Scene, figure: Figure) -> list[int]:
    """The hexes that the scenario's goal asks for, and those before closed doors while one is
    hidden."""
    wanted = destinations(scene, figure)
    seen = [cell for cell in wanted if not scene.board.closed[cell]]
    return seen if seen and len(seen) == len(wanted) else seen + cells_before_doors(scene)


class Walks:
    """How many movement points each hex is from the nearest goal. Obstacles are in the way; so are
    traps, unless there is no other way (`trapped`). Figures move on, so they are no hindrance."""

    def __init__(self, scene: Scene, figure: Figure, goals: list[int]) -> None:
        self.scene = scene
        self.figure = figure
        self.flying = scene.flies(figure)
        self.trapped = False
        self.costs = self._costs_to(goals)
        if goals and not self.flying and self.costs[figure.cell] >= FAR:
            self.trapped = True
            self.costs = self._costs_to(goals)

    def _costs_to(self, goals: list[int]) -> list[int]:
        costs = [FAR] * self.scene.board.size
        edges: list[list[int]] = [[goal for goal in goals if self._is_a_goal(goal)]]
        for goal in edges[0]:
            costs[goal] = 0
        cost = 0
        while cost < len(edges):
            for cell in edges[cost]:
                if costs[cell] == cost:
                    self._spread(cell, costs, edges)
            cost += 1
        return costs

    def _spread(self, cell: int, costs: list[int], edges: list[list[int]]) -> None:
        """Whoever comes from a neighbour pays for entering the hex itself."""
        there = costs[cell] + (1 if self.flying else step_cost(self.scene, cell))
        for other in self.scene.board.neighbours[cell]:
            if there < costs[other] and self._is_open(other):
                costs[other] = there
                while len(edges) <= there:
                    edges.append([])
                edges[there].append(other)

    def _is_a_goal(self, cell: int) -> bool:
        """An enemy on a trap is met beside it."""
        if self.flying or self.trapped or self.scene.figure_on(cell) is not None:
            return True
        return self._is_open(cell)

    def _is_open(self, cell: int) -> bool:
        if self.flying:
            return True
        if self.scene.terrain[cell] & Terrain.OBSTACLE:
            return False
        mine = cell == self.figure.cell
        return self.trapped or mine or not is_negative(self.scene, self.figure, cell)


def cells_before_doors(scene: Scene) -> list[int]:
    board = scene.board
    found: list[int] = []
    for number in range(len(scene.scenario.joints)):
        if scene.opened >> number & 1 or not can_open(scene, number):
            continue
        for door in scene.scenario.joints[number].cells:
            for cell in board.beside[door]:
                if not board.closed[cell]:
                    found.append(cell)
    return found
