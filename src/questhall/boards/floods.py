"""Floods and routes over any board: `ways` holds, for each place, the set of places one step away.

A board of hexes and a map of areas are both such lists. One-way borders make the lists asymmetric.
"""

from typing import Final

from .masks import first_in, places_in, spread

FAR: Final = 1 << 30


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


def shortest_route(ways: list[int], start: int, goals: int, passable: int) -> list[int]:
    """The places of a shortest route to one of the goals, without the start; on a tie each step
    takes the first place. Empty if the start is a goal, or if no goal can be reached."""
    found = rings(ways, 1 << start, passable)
    steps = 0
    while steps < len(found) and not found[steps] & goals:
        steps += 1
    route: list[int] = []
    if steps == len(found):
        return route
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
    seen = 0
    waiting: dict[int, int] = {0: start}
    while waiting:
        paid = min(waiting)
        edge = waiting.pop(paid) & ~seen
        if paid > most or not edge:
            continue
        seen |= edge
        for place in places_in(edge):
            found[place] = paid
        next_to_edge = spread(ways, edge) & ~seen
        for cost in costs:
            entered = next_to_edge & cost.places
            if entered:
                price = paid + cost.price
                waiting[price] = waiting.get(price, 0) | entered
    return found


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
