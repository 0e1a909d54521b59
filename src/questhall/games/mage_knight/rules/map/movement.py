"""Movement (MK-6): what a step costs, where it may lead, and whom it provokes."""

from questhall.kernel.decisions import NOTHING, Flow

from ...printed.kinds import (
    COST_BY_DAY,
    COST_BY_NIGHT,
    FORTIFIED_SITES,
    INACCESSIBLE,
    RAMPAGING,
    Site,
)
from ...state.heroes import OFF_MAP, Hero
from ...state.moments import Moment
from ...state.realm import Realm
from ..audience import listeners


def board_cost(realm: Realm, space: int) -> int:
    """The cost on the day/night board (MK-6.2.5)."""
    terrain = realm.spaces[space].terrain
    return COST_BY_DAY[terrain] if realm.day else COST_BY_NIGHT[terrain]


def plain_cost(realm: Realm, space: int) -> int:
    """The cost with terrains that are easier for the hero by day or by night."""
    return _plain_cost(realm, realm.spaces[space].terrain)


def _plain_cost(realm: Realm, terrain: int) -> int:
    by_day = realm.day
    for each in listeners(realm, Moment.terrain_by_day):
        by_day = each.terrain_by_day(terrain, by_day)
    return COST_BY_DAY[terrain] if by_day else COST_BY_NIGHT[terrain]


def cost_of(realm: Realm, space: int) -> int:
    """The cost with all changes."""
    return _cost_of_terrain(realm, realm.spaces[space].terrain)


def _cost_of_terrain(realm: Realm, terrain: int) -> int:
    """The changes come in the order that is best for the hero (MK-6.7.2)."""
    cost = _plain_cost(realm, terrain)
    for each in listeners(realm, Moment.passable_at):
        cost = each.passable_at(terrain, cost)
    for each in listeners(realm, Moment.cost_fixed):
        cost = each.cost_fixed(terrain, cost)
    if cost >= INACCESSIBLE:
        return INACCESSIBLE
    for each in listeners(realm, Moment.cost_raised):
        cost = each.cost_raised(cost)
    # The highest minimum first: later it would gain nothing from a cost already below it.
    lowering = listeners(realm, Moment.cost_lowered)
    if lowering:
        for least, amount in sorted([each.cost_lowered(terrain) for each in lowering])[::-1]:
            if cost > least:
                cost = max(least, cost - amount)
    return max(0, cost)


def within_reach(realm: Realm, space: int) -> list[int]:
    """The spaces that one step may reach."""
    near = realm.neighbours[space]
    if True not in [each.steps_far() for each in listeners(realm, Moment.steps_far)]:
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
    return cost_of(realm, space) < INACCESSIBLE and _is_open(realm, hero, start, space)


def _is_open(realm: Realm, hero: Hero, start: int, space: int) -> bool:
    """Whatever the step costs."""
    place = realm.places.get(space)
    if place is not None:
        if place.site in RAMPAGING and place.tokens:
            return False
        if place.site == Site.CITY and realm.rules.closed_cities:
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
    if start == OFF_MAP:
        return []
    if True in [each.provokes_nobody() for each in listeners(realm, Moment.provokes_nobody)]:
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
    terrain = realm.spaces[space].terrain
    return True in [each.makes_safe(terrain) for each in listeners(realm, Moment.makes_safe)]


def steps(realm: Realm, hero: Hero) -> list[tuple[int, int]]:
    """The spaces that the hero can pay to enter now, and what they cost."""
    found: list[tuple[int, int]] = []
    if hero.space == OFF_MAP:
        return found
    left = min(realm.turn.move, INACCESSIBLE - 1)
    costs: dict[int, int] = {}
    for space in within_reach(realm, hero.space):
        terrain = realm.spaces[space].terrain
        cost = costs.get(terrain, NOTHING)
        if cost == NOTHING:
            cost = _cost_of_terrain(realm, terrain)
            costs[terrain] = cost
        if cost <= left and _is_open(realm, hero, hero.space, space):
            found.append((space, cost))
    return found


def bargains(realm: Realm, hero: Hero) -> list[tuple[int, int]]:
    """Spaces that one cheaper step could reach, and their cost (Druidic Paths)."""
    found: list[tuple[int, int]] = []
    if hero.space == OFF_MAP:
        return found
    for each in listeners(realm, Moment.bargain)[:1]:
        for space in within_reach(realm, hero.space):
            cost = cost_of(realm, space)
            lower = each.bargain(cost)
            if lower < cost and lower <= realm.turn.move and may_enter(realm, hero, space):
                found.append((space, lower))
    return found


def note_entered(realm: Realm, hero: Hero, space: int) -> None:
    for each in listeners(realm, Moment.entered):
        each.entered(realm, hero, space)


def movement_is_over(realm: Realm, hero: Hero) -> Flow[None]:
    for each in listeners(realm, Moment.movement_ended):
        yield from each.movement_ended(realm, hero)


def leave(realm: Realm, hero: Hero) -> None:
    """Remember the way back (MK-9.2.2)."""
    realm.turn.path.append(hero.space)
    realm.turn.moved = True
    for each in listeners(realm, Moment.space_left):
        each.space_left()
    hero.in_city = NOTHING
