"""The way to new land: where tiles can be revealed, and how far away that is."""

from questhall.kernel.decisions import NOTHING

from ..rules.map.exploring import COST, next_tile
from ..rules.map.movement import cost_of, is_fortress_against, is_rampaging, may_enter
from ..rules.map.shapes import LATTICE_NEIGHBOURS, is_taken, may_lie, spaces_of
from ..state.heroes import OFF_MAP, Hero
from ..state.realm import DIRECTIONS, Realm, key_of

FAR = 1000
STEPS = 60  # more move points than any hero has
PER_FAME = 5  # the detour, in move points, that it is worth to avoid an enemy


def edge_spaces(realm: Realm) -> list[int]:
    """The spaces from which the next tile could be revealed."""
    tile = next_tile(realm)
    if tile == NOTHING:
        return []
    kind = realm.tile(tile).kind
    from_box = not realm.tile_deck
    index = {key_of(here.q, here.r): number for number, here in enumerate(realm.spaces)}
    found: list[int] = []
    for x, y in _positions_around(realm):
        if may_lie(realm, x, y, kind, from_box):
            for q, r in spaces_of(x, y):
                for dq, dr in DIRECTIONS:
                    space = index.get(key_of(q + dq, r + dr), NOTHING)
                    if space != NOTHING and space not in found:
                        found.append(space)
    return found


def _positions_around(realm: Realm) -> list[tuple[int, int]]:
    """The free positions beside the tiles on the map."""
    found: list[tuple[int, int]] = []
    for laid in realm.laid:
        for dx, dy in LATTICE_NEIGHBOURS:
            position = (laid.x + dx, laid.y + dy)
            if position not in found and not is_taken(realm, position[0], position[1]):
                found.append(position)
    return found


class Journeys:
    """The cheapest ways from where a hero stands, in move points."""

    def __init__(self, realm: Realm, hero: Hero) -> None:
        self.start = hero.space
        self.costs = [FAR] * len(realm.spaces)  # with the danger on the way added
        self.points = [FAR] * len(realm.spaces)
        self.before = [NOTHING] * len(realm.spaces)
        self._guards = _guarded(realm)
        self._dangers = [_danger_on(realm, space) for space in range(len(realm.spaces))]
        if hero.space != OFF_MAP:
            self._spread(realm, hero)

    def _spread(self, realm: Realm, hero: Hero) -> None:
        self.costs[self.start] = 0
        self.points[self.start] = 0
        edges: list[list[int]] = [[] for _ in range(STEPS + 1)]
        edges[0].append(self.start)
        for cost in range(STEPS):
            for space in edges[cost]:
                if self.costs[space] != cost or _is_end(realm, hero, space):
                    continue
                for near in realm.neighbours[space]:
                    if self.costs[near] <= cost + 1 or not may_enter(realm, hero, near):
                        continue
                    step = cost_of(realm, near)
                    there = cost + step + self._danger(space, near)
                    if there <= STEPS and there < self.costs[near]:
                        self.costs[near] = there
                        self.points[near] = self.points[space] + step
                        self.before[near] = space
                        edges[there].append(near)

    def _danger(self, here: int, there: int) -> int:
        """The danger of a step: a rampaging enemy beside both spaces is provoked (MK-6.3.3)."""
        total = 0
        for guard in self._guards[here]:
            if guard in self._guards[there]:
                total += self._dangers[guard]
        return total

    def first_step(self, goal: int) -> int:
        """The first space on the way to the goal; the goal itself if the hero stands there."""
        space = goal
        while self.before[space] != NOTHING and self.before[space] != self.start:
            space = self.before[space]
        return space


def _guarded(realm: Realm) -> list[list[int]]:
    """The rampaging enemies beside each space."""
    found: list[list[int]] = [[] for _ in realm.spaces]
    for space, place in realm.places.items():
        if place.tokens and is_rampaging(realm, space):
            for near in realm.neighbours[space]:
                found[near].append(space)
    return found


def _danger_on(realm: Realm, space: int) -> int:
    """The detour it is worth to avoid the rampaging enemies there."""
    if not is_rampaging(realm, space):
        return 0
    return PER_FAME * sum([realm.enemy(token).fame for token in realm.places[space].tokens])


def _is_end(realm: Realm, hero: Hero, space: int) -> bool:
    """Does the way end there? An assault goes no farther."""
    return space != hero.space and is_fortress_against(realm, hero, space)


def points_to_new_land(realm: Realm, hero: Hero) -> int:
    """The move points the hero needs for the next tile; FAR if there is none."""
    if hero.space == OFF_MAP:
        return FAR
    journeys = Journeys(realm, hero)
    costs = [
        journeys.costs[space] for space in edge_spaces(realm) if not _is_end(realm, hero, space)
    ]
    return min(FAR, min(costs, default=FAR) + COST)
