"""The way to new land: where tiles can be revealed, and how far that is."""

from .exploring import COST, next_tile
from .heroes import OFF_MAP, Hero
from .map_shapes import LATTICE_NEIGHBOURS, is_taken, may_lie, spaces_of
from .movement import cost_of, is_fortress_against, is_rampaging, may_enter
from .state import Realm

FAR = 1000
STEPS = 60  # more move points than anybody has
FIGHT = 8  # what it is worth to go round


def edge_spaces(realm: Realm) -> list[int]:
    """The spaces from which the next tile could be revealed."""
    tile = next_tile(realm)
    if tile < 0:
        return []
    kind = realm.tile(tile).kind
    from_box = not realm.tile_deck
    found: list[int] = []
    for laid in realm.laid:
        for dx, dy in LATTICE_NEIGHBOURS:
            x, y = laid.x + dx, laid.y + dy
            if is_taken(realm, x, y) or not may_lie(realm, x, y, kind, from_box):
                continue
            for space in _bordering_spaces(realm, x, y):
                if space not in found:
                    found.append(space)
    return found


def _bordering_spaces(realm: Realm, x: int, y: int) -> list[int]:
    keys = spaces_of(x, y)
    found: list[int] = []
    for number in range(len(realm.spaces)):
        here = realm.spaces[number]
        for q, r in keys:
            dq, dr = q - here.q, r - here.r
            if max(abs(dq), abs(dr), abs(dq + dr)) == 1:
                found.append(number)
                break
    return found


def ways_to(realm: Realm, hero: Hero, goals: list[int]) -> list[int]:
    """The move points that every space is away from the nearest goal."""
    costs = [FAR] * len(realm.spaces)
    edges: list[list[int]] = [[] for _ in range(STEPS + 1)]
    for goal in goals:
        if may_enter(realm, hero, goal) or goal == hero.space:
            costs[goal] = 0
            edges[0].append(goal)
    for cost in range(STEPS):
        for space in edges[cost]:
            if costs[space] != cost:
                continue
            step = cost_of(realm, space)
            for back in realm.neighbours[space]:
                if not _passable(realm, hero, back):
                    continue
                there = cost + step + (FIGHT if angers(realm, back, space) else 0)
                if there <= STEPS and there < costs[back]:
                    costs[back] = there
                    edges[there].append(back)
    return costs


def angers(realm: Realm, here: int, there: int) -> bool:
    """Does the step provoke somebody (MK-6.3.3)?"""
    for space in realm.neighbours[here]:
        if is_rampaging(realm, space) and space in realm.neighbours[there]:
            return True
    return False


def _passable(realm: Realm, hero: Hero, space: int) -> bool:
    if space == hero.space:
        return True
    if is_rampaging(realm, space) or is_fortress_against(realm, hero, space):
        return False
    return may_enter(realm, hero, space)


def points_to_new_land(realm: Realm, hero: Hero) -> int:
    """Move points that the hero needs for the next tile; FAR if there is none."""
    if hero.space == OFF_MAP:
        return FAR
    costs = ways_to(realm, hero, edge_spaces(realm))
    return min(FAR, costs[hero.space] + COST)
