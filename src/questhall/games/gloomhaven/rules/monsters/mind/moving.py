"""How a monster gets about: what it costs to come to each hex, and by which hexes it comes.

A cost is one number in which a negative hex weighs more than any number of movement points, so
that fewer negative hexes always come first. GH-4.5.2
"""

from heapq import heappop, heappush
from typing import Final

from ....printed.hexes import FAR
from ....printed.terrain import DIFFICULT, NEGATIVE, OBSTACLE, TRAP
from .ground import Enemy, Ground, Monster

ONE_NEGATIVE: Final = 1 << 20


def points_of(cost: int) -> int:
    """The movement points of a cost."""
    return cost & (ONE_NEGATIVE - 1)


def negatives_of(cost: int) -> int:
    """The traps and hazardous hexes of a cost."""
    return cost >> 20


class Travel:
    """All ways of one monster, avoiding negative hexes or, as a last resort, through them.

    `passing` is the cost of stepping on a hex to go on, `ending` that of stepping on it to stay,
    `costs` that of the whole way to stay there; FAR where it cannot.
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
        """GH-4.2.9: not through enemies or obstacles; through negative hexes by GH-4.5.1."""
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
        """What it costs to go on from each hex to stay on the goal."""
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
        """A cheapest way to the hex, step by step, without the start."""
        route: list[int] = []
        place = stop
        while place != self.start:
            route.append(place)
            place = self._before(place, stop)[0]
        route.reverse()
        return route

    def routes(self, stop: int) -> list[list[int]]:
        """The cheapest ways to the hex that differ in their traps, or in when hazardous terrain
        is entered: which of them it is, the players choose. GH-4.8.1"""
        known: dict[int, dict[tuple[int, ...], list[int]]] = {self.start: {(): []}}
        for place in self._on_the_way(stop):
            found: dict[tuple[int, ...], list[int]] = {}
            for before in self._before(place, stop):
                for harms, route in known[before].items():
                    found.setdefault(harms + self._harm(place), [*route, place])
            known[place] = found
        return list(known[stop].values())

    def _on_the_way(self, stop: int) -> list[int]:
        """The hexes of all cheapest ways, each after those that lead to it, without the start."""
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
        """Where the cheapest ways to the stop can be just before this hex of theirs."""
        if place == stop:
            so_far = self.costs[place] - self.ending[place]
        else:
            so_far = self.ways[place] - self.passing[place]
        return [n for n in self.ground.map.neighbours[place] if self.ways[n] == so_far]

    def _harm(self, place: int) -> tuple[int, ...]:
        """What sets a negative hex apart: each trap is another, hazardous terrain is all alike."""
        if not negatives_of(self.passing[place]):
            return ()
        return (place,) if self.ground.terrain[place] & TRAP else (-1,)


def _ordinary_step(terrain: int, through_negative: bool) -> int:
    if terrain & OBSTACLE:
        return FAR
    cost = 2 if terrain & DIFFICULT else 1
    if terrain & NEGATIVE:
        return cost + ONE_NEGATIVE if through_negative else FAR
    return cost


def _spread(neighbours: list[list[int]], passing: list[int], start: int) -> list[int]:
    """What it costs at least to come from the start to each hex and go on, where a step costs
    1 or 2."""
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
    """The same where a step may weigh as much as a negative hex."""
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
