"""Ways over a board where each place has its price.

What `floods` finds with sets of places is found here with lists of them, which is faster on a board
with more places than a machine word has bits.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from .floods import FAR
from .masks import NOWHERE

OPEN: Final = FAR  # so a search begins with a copy of what is open: nothing is reached yet
SHUT: Final = FAR + 1  # a place that nobody can enter
MOST_BLIND: Final = 6  # blind ends before a straight way is given up


@mypyc_attr(acyclic=True)
class Ground:
    """Which places are OPEN and which SHUT; `near` holds, for each place, those one step away, in
    order. Steps go both ways and cost 1, unless `dearer` names another price for a place."""

    def __init__(
        self, near: list[list[int]], places: list[int], dearer: dict[int, int] | None = None
    ) -> None:
        self.near = near
        self.places = places
        self.dearer = dearer

    def price(self, place: int) -> int:
        """What it costs to enter a place."""
        if self.places[place] == SHUT:
            return SHUT
        return 1 if self.dearer is None else self.dearer.get(place, 1)

    def costs_from(self, starts: list[int], most: int = FAR) -> list[int]:
        """The cost of going from the starts to each place; FAR or more if it costs more than `most`
        or there is no way."""
        if self.dearer:
            return self._spread([starts], most, NOWHERE)
        return self._spread_evenly(starts, 0, most, NOWHERE)

    def cheapest_way(self, start: int, goals: list[int]) -> list[int]:
        """The places of a cheapest way to one of the goals, without the start; on a tie each step
        takes the first place. Empty if the start is a goal, or if there is no way."""
        way: list[int] = []
        if start in goals:
            return way
        left = self._costs_with_the_goal(goals, start)
        place = start
        while place == start or place not in goals:
            before, least = place, FAR
            for each in self.near[before]:
                if left[each] < least:
                    place, least = each, left[each]
            if least == FAR:
                break
            way.append(place)
        return way

    def way_near(self, start: int, far: bytes, until: int) -> list[int]:
        """The same to the places that are so far away from something; `far` says how far each place
        is from it, whatever lies between."""
        way = self.straight_way(start, far, until)
        if way:
            return way
        return self.cheapest_way(start, [place for place in range(len(far)) if far[place] == until])

    def straight_way(self, start: int, far: bytes, until: int) -> list[int]:
        """A way on which every step leads nearer to something, until it is so far away. No way is
        shorter, and it is found without looking around. Empty if there is none, or if it is hard to
        find."""
        way: list[int] = []
        if self.dearer:
            return way
        near, places = self.near, self.places
        blind: list[int] = []  # from where no step leads nearer
        place = start
        while far[place] > until:
            nearer = far[place] - 1
            onward = NOWHERE
            for each in near[place]:
                if far[each] == nearer and places[each] == OPEN:
                    if blind and each in blind:
                        continue
                    onward = each
                    break
            if onward != NOWHERE:
                way.append(onward)
                place = onward
            elif way and len(blind) < MOST_BLIND:
                blind.append(way.pop())
                place = way[-1] if way else start
            else:
                return []
        return way

    def _costs_with_the_goal(self, goals: list[int], start: int) -> list[int]:
        """What it costs to enter a place and go on to a goal from there, for all that may lie on a
        cheapest way."""
        within = [goal for goal in goals if self.places[goal] != SHUT]
        if not self.dearer:
            return self._spread_evenly(within, 1, FAR, start)
        by_cost: list[list[int]] = []
        for goal in within:
            while len(by_cost) <= self.price(goal):
                by_cost.append([])
            by_cost[self.price(goal)].append(goal)
        return self._spread(by_cost, FAR, start)

    def _spread_evenly(self, edge: list[int], paid: int, most: int, until: int) -> list[int]:
        """The costs of all places, from an edge on for which so much was paid, as far as `most` and
        until a place is next."""
        near = self.near
        found = self.places[:]
        if until != NOWHERE:
            found[until] = OPEN
        for place in edge:
            found[place] = paid
        while edge and paid < most and (until == NOWHERE or found[until] == OPEN):
            paid += 1
            beyond: list[int] = []
            for place in edge:
                for each in near[place]:
                    if found[each] == OPEN:
                        found[each] = paid
                        if paid < most:  # nobody goes on from the last ones
                            beyond.append(each)
            edge = beyond
        return found

    def _spread(self, by_cost: list[list[int]], most: int, until: int) -> list[int]:
        """The same where some places cost more, from those on whose costs are known."""
        near = self.near
        prices = [SHUT if place == SHUT else 1 for place in self.places]
        dearest = 1
        if self.dearer is not None:
            for place, price in self.dearer.items():
                prices[place] = max(prices[place], price)
                dearest = max(dearest, price)
        found = self.places[:]
        for paid in range(len(by_cost)):
            for place in by_cost[paid]:
                found[place] = paid
        paid = 0
        arrived = False
        while paid < len(by_cost) and paid < most and not arrived:
            if by_cost[paid]:
                while len(by_cost) <= paid + dearest:
                    by_cost.append([])
            for place in by_cost[paid]:
                if found[place] < paid:
                    continue
                for each in near[place]:
                    cost = paid + prices[each]
                    if cost < found[each] and cost <= most:
                        found[each] = cost
                        by_cost[cost].append(each)
                    if each == until:
                        arrived = True
            paid += 1
        return found


@mypyc_attr(acyclic=True)
class Steps:
    """How many steps the places are away from a start, found as far as somebody asks."""

    def __init__(self, ground: Ground, start: int) -> None:
        self._near = ground.near
        self._found = ground.places[:]
        self._found[start] = 0
        self._edge = [start]
        self._steps = 0

    def to(self, place: int) -> int:
        """FAR if there is no way."""
        while self._found[place] == OPEN and self._edge:
            self._go_on()
        return min(self._found[place], FAR)

    def to_any(self, places: list[int], most: int = FAR) -> int:
        """The steps to the nearest of them; nobody looks farther than `most` steps."""
        while True:
            least = FAR
            for place in places:
                if self._found[place] < least:
                    least = self._found[place]
            if least < FAR or not self._edge or self._steps >= most:
                return least
            self._go_on()

    def _go_on(self) -> None:
        """One step farther."""
        near, found = self._near, self._found
        self._steps += 1
        steps = self._steps
        beyond: list[int] = []
        for place in self._edge:
            for each in near[place]:
                if found[each] == OPEN:
                    found[each] = steps
                    beyond.append(each)
        self._edge = beyond
