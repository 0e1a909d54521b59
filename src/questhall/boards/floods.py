"""Floods and routes over any board: `ways` holds, for each place, the set of places one step away.

A board of hexes and a map of areas are both such lists. One-way borders make the lists asymmetric.
"""

from typing import Final

from .masks import first_in, places_in, spread

FAR: Final = 1 << 29  # one digit of a Python integer: compiled code reads it at once


def rings(ways: list[int], start: int, passable: int, steps: int = FAR) -> list[int]:
    """The places after 0, 1, 2 ... steps from a set of places, no farther than `steps`."""
    seen = edge = start
    found = [start]
    while edge and len(found) <= steps:
        edge = spread(ways, edge) & passable & ~seen
        if edge:
            seen |= edge
            found.append(edge)
    return found


def flood(ways: list[int], start: int, passable: int, steps: int = FAR) -> int:
    """All places that can be reached from a set of places, including the set itself."""
    mask = 0
    for ring in rings(ways, start, passable, steps):
        mask |= ring
    return mask


def distances(ways: list[int], start: int, passable: int) -> list[int]:
    """The number of steps to each place; FAR if it cannot be reached."""
    found = [FAR] * len(ways)
    for steps, ring in enumerate(rings(ways, start, passable)):
        for place in places_in(ring):
            found[place] = steps
    return found


def steps_to_any(ways: list[int], start: int, goals: int, passable: int) -> int:
    """The number of steps from a set of places to the nearest of the goals; FAR without a way."""
    seen = edge = start
    steps = 0
    while edge:
        if edge & goals:
            return steps
        edge = spread(ways, edge) & passable & ~seen
        seen |= edge
        steps += 1
    return FAR


def shortest_route(ways: list[int], start: int, goals: int, passable: int) -> list[int]:
    """The places of a shortest route to one of the goals, without the start; on a tie each step
    takes the first place. Empty if the start is a goal, or if no goal can be reached."""
    seen = edge = 1 << start
    found = [edge]
    while edge and not edge & goals:
        edge = spread(ways, edge) & passable & ~seen
        seen |= edge
        found.append(edge)
    route: list[int] = []
    if not edge:
        return route
    steps = len(found) - 1
    leading_on = [0] * steps + [found[steps] & goals]
    for ring in range(steps - 1, 0, -1):
        for place in places_in(found[ring]):
            if ways[place] & leading_on[ring + 1]:
                leading_on[ring] |= 1 << place
    place = start
    for ring in range(1, steps + 1):
        place = first_in(ways[place] & leading_on[ring])
        route.append(place)
    return route


class Cost:
    """What it costs to enter the places of a set."""

    def __init__(self, price: int, places: int) -> None:
        assert price > 0, "a step costs something"
        self.price = price
        self.places = places


def cheapest(ways: list[int], start: int, costs: list[Cost], most: int = FAR) -> list[int]:
    """The cost of going from a set of places to every other one; FAR if it costs more than `most`
    or there is no way. A place without a cost cannot be entered."""
    found = [FAR] * len(ways)
    for paid, places in _by_cost(ways, start, costs, most, 0).items():
        for place in places_in(places):
            found[place] = paid
    return found


def _by_cost(
    ways: list[int], start: int, costs: list[Cost], most: int, goal: int
) -> dict[int, int]:
    """The places for each cost, from the lowest on, until one of the goal is among them."""
    found: dict[int, int] = {}
    seen = 0
    waiting: dict[int, int] = {0: start}
    while waiting:
        paid = min(waiting)
        edge = waiting.pop(paid) & ~seen
        if not edge:
            continue
        found[paid] = edge
        if edge & goal:
            break
        seen |= edge
        next_to_edge = spread(ways, edge) & ~seen
        for cost in costs:
            entered = next_to_edge & cost.places
            price = paid + cost.price
            if entered and price <= most:
                waiting[price] = waiting.get(price, 0) | entered
    return found


def cheapest_route(ways: list[int], start: int, goal: int, costs: list[Cost]) -> list[int]:
    """The places of a cheapest route, without the start; on a tie each step takes the first place.
    Empty if the start is the goal, or if there is no way."""
    levels = _by_cost(ways, 1 << start, costs, FAR, 1 << goal)
    paid = max(levels)
    route: list[int] = []
    if not levels[paid] >> goal & 1:
        return route
    leading_on: dict[int, int] = {paid: 1 << goal}
    for cost_so_far in sorted(levels, reverse=True)[1:]:
        on_the_way = 0
        for place in places_in(levels[cost_so_far]):
            if _onward(ways[place], cost_so_far, costs, leading_on):
                on_the_way |= 1 << place
        leading_on[cost_so_far] = on_the_way
    place, spent = start, 0
    while place != goal:
        place = first_in(_onward(ways[place], spent, costs, leading_on))
        spent = _level_of(place, leading_on)
        route.append(place)
    return route


def _onward(near: int, paid: int, costs: list[Cost], leading_on: dict[int, int]) -> int:
    """The places near by that come next on a cheapest route."""
    found = 0
    for cost in costs:
        found |= near & cost.places & leading_on.get(paid + cost.price, 0)
    return found


def _level_of(place: int, levels: dict[int, int]) -> int:
    for paid, places in levels.items():
        if places >> place & 1:
            return paid
    raise ValueError("the place is on no level")


def cheapest_steps(ways: list[int], place: int, goal: int, costs: list[Cost]) -> int:
    """The places that come next on a cheapest route to the goal."""
    prices = [FAR] * len(ways)
    for cost in costs:
        for each in places_in(cost.places):
            prices[each] = min(prices[each], cost.price)
    best, least = 0, FAR
    for each in places_in(ways[place]):
        price = prices[each]
        if price < FAR:
            price += cheapest(ways, 1 << each, costs)[goal]
        if price < least:
            best, least = 0, price
        if price == least and price < FAR:
            best |= 1 << each
    return best
