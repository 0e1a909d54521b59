"""Ways over the map as a player reckons them before walking: what they cost, and which of them
end in a fight. Each step is still chosen by itself."""

from heapq import heappop, heappush
from typing import Literal

import msgspec

from ..rules.map.movement import (
    allows_many,
    cost_of,
    heroes_on,
    is_fortress_against,
    may_step,
    provoked_between,
    within_reach,
)
from ..state.heroes import OFF_MAP, Hero
from ..state.realm import Realm
from ..state.turn import Phase
from .pieces import space_name

Peril = Literal["", "assault", "provoked", "meeting"]


class WayView(msgspec.Struct, omit_defaults=True):
    """The cheapest way to a space: the space `before` it, and what all the steps cost together.
    A `peril` waits at its end: an assault, enemies that the last step provokes, or another hero
    whom one meets if one stays there (MK-6.8.3)."""

    space: str
    before: str
    cost: int
    peril: Peril = ""


class Way:
    """The last step of a way, and what was paid for all of them."""

    def __init__(self, before: int, cost: int, steps: int, peril: Peril) -> None:
        self.before = before
        self.cost = cost
        self.steps = steps
        self.peril: Peril = peril

    @property
    def ends(self) -> bool:
        """A fight begins at once (MK-6.3)."""
        return self.peril in ("assault", "provoked")

    def is_better(self, other: "Way | None") -> bool:
        """Without a fight, then cheaper, then shorter."""
        if other is None:
            return True
        return (self.ends, self.cost, self.steps) < (other.ends, other.cost, other.steps)


def ways(realm: Realm) -> list[WayView]:
    """To every space that the hero whose turn it is could reach, had it points enough."""
    hero = realm.hero_of_turn()
    if realm.turn.phase != Phase.MOVING or hero.space == OFF_MAP:
        return []
    names = [space_name(realm, space) for space in range(len(realm.spaces))]
    return [
        WayView(names[space], names[way.before], way.cost, way.peril)
        for space, way in sorted(_cheapest(realm, hero).items())
    ]


def _cheapest(realm: Realm, hero: Hero) -> dict[int, Way]:
    start = hero.space
    found: dict[int, Way] = {start: Way(start, 0, 0, "")}
    waiting = [(0, 0, start)]
    while waiting:
        cost, steps, here = heappop(waiting)
        if (cost, steps) != (found[here].cost, found[here].steps):
            continue
        for there in within_reach(realm, here):
            if not may_step(realm, hero, here, there):
                continue
            peril = _peril(realm, hero, here, there)
            way = Way(here, cost + cost_of(realm, there), steps + 1, peril)
            if way.is_better(found.get(there)):
                found[there] = way
                if not way.ends:
                    heappush(waiting, (way.cost, way.steps, there))
    del found[start]
    return found


def _peril(realm: Realm, hero: Hero, here: int, there: int) -> Peril:
    if is_fortress_against(realm, hero, there):
        return "assault"
    if provoked_between(realm, here, there):
        return "provoked"
    if heroes_on(realm, hero, there) and not allows_many(realm, there):
        return "meeting"
    return ""
