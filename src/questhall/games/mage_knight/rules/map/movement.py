"""Movement (MK-6): what a step costs, where it may lead, and whom it provokes."""

from questhall.kernel.decisions import NOTHING

from ...printed.kinds import (
    COST_BY_DAY,
    COST_BY_NIGHT,
    FORTIFIED_SITES,
    INACCESSIBLE,
    RAMPAGING,
    Site,
    Terrain,
)
from ...state.boons import BoonWord, boons_of, has_boon
from ...state.heroes import OFF_MAP, Hero
from ...state.realm import Realm
from ...state.turn import Boon


def board_cost(realm: Realm, space: int) -> int:
    """The cost on the day/night board (MK-6.2.5)."""
    terrain = realm.spaces[space].terrain
    return COST_BY_DAY[terrain] if realm.day else COST_BY_NIGHT[terrain]


def plain_cost(realm: Realm, space: int) -> int:
    """The cost with terrains that are easier for the hero by day or by night."""
    terrain = realm.spaces[space].terrain
    by_day = realm.day
    if terrain == Terrain.FOREST and has_boon(realm, BoonWord.FOREST_BY_DAY):
        by_day = True
    if terrain == Terrain.DESERT and has_boon(realm, BoonWord.DESERT_BY_NIGHT):
        by_day = False
    return COST_BY_DAY[terrain] if by_day else COST_BY_NIGHT[terrain]


def cost_of(realm: Realm, space: int) -> int:
    """The cost with all changes, in the order that is best for the hero (MK-6.7.2)."""
    bit = 1 << realm.spaces[space].terrain
    cost = plain_cost(realm, space)
    for boon in boons_of(realm, BoonWord.PASSABLE):
        if boon.terrains & bit:
            cost = min(cost, boon.amount)
    reductions: list[Boon] = []
    for boon in realm.turn.boons:
        if not boon.terrains & bit:
            continue
        if boon.word == BoonWord.FORBIDDEN:
            return INACCESSIBLE
        if boon.word == BoonWord.COSTS and cost < INACCESSIBLE:
            cost = min(cost, boon.amount)
        elif boon.word == BoonWord.CHEAPER:
            reductions.append(boon)
    if cost >= INACCESSIBLE:
        return INACCESSIBLE
    for boon in boons_of(realm, BoonWord.DEARER):
        cost = max(cost, min(boon.least, cost + boon.amount))
    # The highest minimum first: later it would gain nothing from a cost already below it.
    reductions.sort(key=_least_of, reverse=True)
    for boon in reductions:
        if cost > boon.least:
            cost = max(boon.least, cost - boon.amount)
    return max(0, cost)


def _least_of(boon: Boon) -> int:
    return boon.least


def within_reach(realm: Realm, space: int) -> list[int]:
    """The spaces that one step may reach."""
    near = realm.neighbours[space]
    if not has_boon(realm, BoonWord.FAR_STEPS):
        return near
    found = near[:]
    for between in near:
        for far in realm.neighbours[between]:
            if far != space and far not in found:
                found.append(far)
    return found


def is_rampaging(realm: Realm, space: int) -> bool:
    """Is an undefeated rampaging enemy there?"""
    place = realm.places.get(space)
    return place is not None and place.site in RAMPAGING and len(place.tokens) > 0


def may_enter(realm: Realm, hero: Hero, space: int) -> bool:
    """May the hero step there from where it stands?"""
    return may_step(realm, hero, hero.space, space)


def may_step(realm: Realm, hero: Hero, start: int, space: int) -> bool:
    """MK-6.2.2, MK-6.3.2; a scenario may close more."""
    if cost_of(realm, space) >= INACCESSIBLE or is_rampaging(realm, space):
        return False
    place = realm.places.get(space)
    if place is not None and place.site == Site.CITY and realm.rules.closed_cities:
        return False
    if heroes_on(realm, hero, space) and not allows_many(realm, space):
        return not provoked_between(realm, start, space)  # MK-6.8.9
    return True


def heroes_on(realm: Realm, hero: Hero, space: int) -> list[Hero]:
    """The other heroes there."""
    return [other for other in realm.heroes if other.seat != hero.seat and other.space == space]


def allows_many(realm: Realm, space: int) -> bool:
    """Is it the portal or a conquered city (MK-6.8.6)?"""
    place = realm.places.get(space)
    if place is None:
        return False
    return place.site == Site.PORTAL or (place.site == Site.CITY and place.conquered)


def is_fortress_against(realm: Realm, hero: Hero, space: int) -> bool:
    """An unconquered fortified site, or a keep of another hero (MK-6.3.1)."""
    place = realm.places.get(space)
    if place is None or place.site not in FORTIFIED_SITES:
        return False
    if not place.conquered:
        return True
    owned = place.site == Site.KEEP or (place.site == Site.MAGE_TOWER and realm.rules.owned_towers)
    return owned and not is_ours(realm, hero, place.shields[-1])


def is_ours(realm: Realm, hero: Hero, seat: int) -> bool:
    """The hero's own, or a team-mate's (MK-13.4.8)."""
    return seat == hero.seat or realm.rules.same_team(seat, hero.seat)


def provoked(realm: Realm, hero: Hero, to: int) -> list[int]:
    """The rampaging enemies that a step there provokes."""
    return provoked_between(realm, hero.space, to)


def provoked_between(realm: Realm, start: int, to: int) -> list[int]:
    """Those beside both ends of a step (MK-6.3.3)."""
    if start == OFF_MAP or has_boon(realm, BoonWord.NO_PROVOKING):
        return []
    around = realm.neighbours[to]
    return [
        space for space in realm.neighbours[start] if space in around and is_rampaging(realm, space)
    ]


def is_safe(realm: Realm, hero: Hero, space: int) -> bool:
    """May the turn end there (MK-6.7.6)?"""
    if plain_cost(realm, space) >= INACCESSIBLE and not _is_made_safe(realm, space):
        return False
    if is_rampaging(realm, space) or is_fortress_against(realm, hero, space):
        return False
    return allows_many(realm, space) or not heroes_on(realm, hero, space)


def _is_made_safe(realm: Realm, space: int) -> bool:
    bit = 1 << realm.spaces[space].terrain
    for boon in boons_of(realm, BoonWord.SAFE):
        if boon.terrains & bit:
            return True
    return False


def steps(realm: Realm, hero: Hero) -> list[int]:
    """The spaces that the hero can pay to enter now."""
    if hero.space == OFF_MAP:
        return []
    left = realm.turn.move
    return [
        space
        for space in within_reach(realm, hero.space)
        if may_enter(realm, hero, space) and cost_of(realm, space) <= left
    ]


def bargains(realm: Realm, hero: Hero) -> list[tuple[int, int]]:
    """Spaces that one cheaper step could reach, and their cost (Druidic Paths)."""
    found: list[tuple[int, int]] = []
    if hero.space == OFF_MAP:
        return found
    for boon in boons_of(realm, BoonWord.ONE_CHEAPER)[:1]:
        for space in within_reach(realm, hero.space):
            cost = cost_of(realm, space)
            lower = max(boon.least, cost - boon.amount)
            if lower < cost and lower <= realm.turn.move and may_enter(realm, hero, space):
                found.append((space, lower))
    return found


def leave(realm: Realm, hero: Hero) -> None:
    """Remember the way back (MK-9.2.2)."""
    realm.turn.path.append(hero.space)
    realm.turn.moved = True
    for boon in boons_of(realm, BoonWord.HARVEST):
        if boon.which:
            boon.amount += 1
            boon.which -= 1
    hero.in_city = NOTHING
