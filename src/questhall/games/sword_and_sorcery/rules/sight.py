"""Line of sight and the two distances (SS-3.4)."""

from questhall.boards.masks import NOWHERE, mask_of

from ..printed.cards import NO_LIMIT_OF_SIGHT
from ..printed.kinds import Condition
from ..state.adventure import Adventure
from ..state.figures import Figure, Side
from .numbers import ignores_hindrances


def hiding(adventure: Adventure) -> int:
    """Areas with enemies, which hide from heroes what is behind them (SS-3.4.0.5)."""
    mask = 0
    for figure in adventure.figures:
        if figure.side == Side.ENEMIES and figure.area != NOWHERE:
            mask |= 1 << figure.area
    return mask


def limit_of_sight(adventure: Adventure) -> int:
    """Nearer than the limit of the map (SS-3.4.1.1) in mist or at night."""
    limit = NO_LIMIT_OF_SIGHT
    if adventure.events_up:
        limit = adventure.event(adventure.events_up[-1]).sight
    time = adventure.time
    return limit if time is None else min(limit, time.sight)


def seen_by(adventure: Adventure, figure: Figure) -> int:
    """The areas that a figure sees (SS-3.4.0.6): enemies see past everybody; a blinded one sees
    nothing (SS-15.11.5.1)."""
    if figure.side != Side.ENEMIES:
        seen = adventure.passages.seen_past(figure.area, hiding(adventure))
    elif figure.has(Condition.BLIND):
        return 0
    else:
        seen = adventure.passages.seen_from(figure.area)  # SS-3.4.0.3
    return _no_farther(adventure, seen, figure.area, limit_of_sight(adventure))


def _no_farther(adventure: Adventure, areas: int, centre: int, limit: int) -> int:
    if limit >= NO_LIMIT_OF_SIGHT:
        return areas
    return areas & adventure.passages.within_attack(centre, limit)


def sees_area(adventure: Adventure, figure: Figure, area: int) -> bool:
    return seen_by(adventure, figure) >> area & 1 == 1


def sees(adventure: Adventure, looker: Figure, other: Figure) -> bool:
    return sees_area(adventure, looker, other.area)


def attack_distance(adventure: Adventure, a: int, b: int) -> int:
    return adventure.passages.attack_distance(a, b)


def walking_distance(adventure: Adventure, figure: Figure, area: int) -> int:
    """By a shortest way on foot (SS-3.4.2.3); for flyers barriers do not count (SS-6.1.3.2)."""
    if ignores_hindrances(adventure, figure):
        return adventure.passages.attack_distance(figure.area, area)
    return adventure.passages.walking_distance(figure.area, area)


def ways_of(adventure: Adventure, figure: Figure) -> list[int]:
    """For each area those one step away."""
    passages = adventure.passages
    return passages.in_the_air if ignores_hindrances(adventure, figure) else passages.on_foot


def shadows_seen(adventure: Adventure) -> list[int]:
    """Where living heroes see what a shadow is (SS-15.4.0.3), once for each token."""
    if not adventure.shadow_areas:
        return []
    passages = adventure.passages
    shadows = mask_of(adventure.shadow_areas)
    near: list[int] = []  # those who would see one if nobody stood in the way (SS-15.4.0.6)
    for hero in adventure.heroes:
        area = adventure.figures[hero.place].area
        if not hero.ghost and area != NOWHERE and passages.seen_from(area) & shadows:
            near.append(area)
    if not near:
        return []
    limit = limit_of_sight(adventure)
    time = adventure.time
    if time is not None:
        limit = min(limit, time.shadow_sight)
    seen = 0
    behind = hiding(adventure)
    for area in near:
        seen |= _no_farther(adventure, passages.seen_past(area, behind), area, limit)
    return [area for area in adventure.shadow_areas if seen >> area & 1]
