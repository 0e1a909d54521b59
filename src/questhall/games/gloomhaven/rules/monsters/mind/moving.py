"""How a monster moves: what it costs to reach each hex, and along which hexes.

A cost is one number in which a negative hex weighs more than any number of movement points, so a
path with fewer negative hexes is always cheaper. GH-4.5.2
"""

from heapq import heappop, heappush
from typing import Final

from ....printed.hexes import FAR
from ....printed.terrain import NEGATIVE, Terrain
from .ground import Enemy, Ground, Monster

ONE_NEGATIVE: Final = 1 << 20


def points_of(cost: int) -> int:
    """The movement points in a cost."""
    return cost & (ONE_NEGATIVE - 1)


def negatives_of(cost: int) -> int:
    """The number of traps and hazardous hexes in a cost."""
    return cost >> 20


class Travel:
    """All paths of one monster: avoiding negative hexes or, as a last resort, through them.

    `passing` is the cost of entering a hex to move on, `ending` that of entering it to stay,
    `costs` that of the whole path to stay there; FAR where it cannot.
    """

    def __init__(
        self,
        ground: Ground,
        monster: Monster,
        allies: list[int],
        enemies: list[Enemy],
        through_negative: bool,
    ) -> None:
        self.ground = ground
        self.start = monster.place
        size = ground.map.size
        self.passing: list[int] = [1] * size
        self.ending: list[int] = [1] * size
        if monster.jump:
            self._land(through_negative)
        elif not monster.flying:
            self._walk(enemies, through_negative)
        for ally in allies:
            self.ending[ally] = FAR  # GH-3.4.5
        for enemy in enemies:
            self.ending[enemy.place] = FAR
        self.negative = through_negative
        self.ways: list[int] = self._spread(self.start)
        self.costs: list[int] = [self._cost(place) for place in range(size)]

    def _walk(self, enemies: list[Enemy], through_negative: bool) -> None:
        """GH-4.2.9: not through enemies or obstacles; negative hexes by GH-4.5.1."""
        terrain = self.ground.terrain
        for place in range(len(terrain)):
            if terrain[place]:
                cost = _ordinary_step(terrain[place], through_negative)
                self.passing[place] = cost
                self.ending[place] = cost
        for enemy in enemies:
            self.passing[enemy.place] = FAR

    def _land(self, through_negative: bool) -> None:
        """GH-3.4.8, GH-3.4.9: only the last hex of a jump is ordinary movement."""
        terrain = self.ground.terrain
        for place in range(len(terrain)):
            if terrain[place]:
                self.ending[place] = _ordinary_step(terrain[place], through_negative)

    def _spread(self, start: int) -> list[int]:
        neighbours = self.ground.map.neighbours
        if self.negative:
            return _spread_through_negative(neighbours, self.passing, start)
        return _spread(neighbours, self.passing, start)

    def _cost(self, place: int) -> int:
        if place == self.start:
            return 0
        way, ending = self.ways[place], self.ending[place]
        if way >= FAR or ending >= FAR:
            return FAR
        return way - self.passing[place] + ending

    def remaining(self, goal: int) -> list[int]:
        """The cost from each hex to stay on the goal."""
        back = self._spread(goal)
        ending, passing = self.ending[goal], self.passing
        found = [
            FAR if back[place] >= FAR else back[place] - passing[place] + ending
            for place in range(len(back))
        ]
        found[goal] = 0
        nearest = FAR  # the monster leaves its own hex, even one it could not enter
        for neighbour in self.ground.map.neighbours[self.start]:
            nearest = min(nearest, back[neighbour])
        found[self.start] = FAR if nearest >= FAR else nearest + ending
        return found

    def route(self, stop: int) -> list[int]:
        """A cheapest path to the hex, step by step, without the start."""
        route: list[int] = []
        place = stop
        while place != self.start:
            route.append(place)
            place = self._before(place, stop)[0]
        route.reverse()
        return route

    def routes(self, stop: int) -> list[list[int]]:
        """The cheapest paths to the hex that differ in their traps, or in when they enter
        hazardous terrain; the players choose one. GH-4.8.1"""
        known: dict[int, dict[tuple[int, ...], list[int]]] = {self.start: {(): []}}
        for place in self._on_the_way(stop):
            found: dict[tuple[int, ...], list[int]] = {}
            for before in self._before(place, stop):
                for harms, route in known[before].items():
                    found.setdefault(harms + self._harm(place), [*route, place])
            known[place] = found
        return list(known[stop].values())

    def _on_the_way(self, stop: int) -> list[int]:
        """The hexes of all cheapest paths in order of cost, without the start."""
        found: list[int] = []
        pending = [stop]
        while pending:
            place = pending.pop()
            if place != self.start and place not in found:
                found.append(place)
                pending += self._before(place, stop)
        found.sort(key=self.ways.__getitem__)
        return found

    def _before(self, place: int, stop: int) -> list[int]:
        """The hexes just before this one on the cheapest paths to the stop."""
        if place == stop:
            so_far = self.costs[place] - self.ending[place]
        else:
            so_far = self.ways[place] - self.passing[place]
        return [n for n in self.ground.map.neighbours[place] if self.ways[n] == so_far]

    def _harm(self, place: int) -> tuple[int, ...]:
        """What tells negative hexes apart: traps all differ, hazardous hexes are all alike."""
        if not negatives_of(self.passing[place]):
            return ()
        return (place,) if self.ground.terrain[place] & Terrain.TRAP else (-1,)


def _ordinary_step(terrain: int, through_negative: bool) -> int:
    if terrain & Terrain.OBSTACLE:
        return FAR
    cost = 2 if terrain & Terrain.DIFFICULT else 1
    if terrain & NEGATIVE:
        return cost + ONE_NEGATIVE if through_negative else FAR
    return cost


def _spread(neighbours: list[list[int]], passing: list[int], start: int) -> list[int]:
    """The least cost from the start to pass through each hex, where a step costs 1 or 2."""
    costs = [FAR] * len(passing)
    costs[start] = 0
    now = [start]
    soon: list[int] = []
    later: list[int] = []
    cost = 0
    while now or soon:
        for place in now:
            if costs[place] != cost:
                continue
            for neighbour in neighbours[place]:
                there = cost + passing[neighbour]
                if there < costs[neighbour]:
                    costs[neighbour] = there
                    if there == cost + 1:
                        soon.append(neighbour)
                    else:
                        later.append(neighbour)
        now = soon
        soon = later
        later = []
        cost += 1
    return costs


def _spread_through_negative(
    neighbours: list[list[int]], passing: list[int], start: int
) -> list[int]:
    """The same, where a step may cost as much as a negative hex."""
    size = len(passing)
    costs = [FAR] * size
    costs[start] = 0
    edge = [start]
    while edge:
        nearest = heappop(edge)
        cost, place = nearest // size, nearest % size
        if cost == costs[place]:
            for neighbour in neighbours[place]:
                there = cost + passing[neighbour]
                if there < costs[neighbour]:
                    costs[neighbour] = there
                    heappush(edge, there * size + neighbour)
    return costs
