"""Line of sight and the two distances (SS-3.4)."""

from ..printed.cards import NO_LIMIT_OF_SIGHT
from ..printed.kinds import BLIND
from ..state.adventure import Adventure
from ..state.figures import ENEMIES, Figure
from .numbers import ignores_hindrances


def hiding(adventure: Adventure) -> int:
    """Areas with enemies, which hide from heroes what is behind them (SS-3.4.0.5)."""
    mask = 0
    for figure in adventure.characters(ENEMIES):
        mask |= 1 << figure.area
    return mask


def limit_of_sight(adventure: Adventure) -> int:
    """Nearer than the limit of the map (SS-3.4.1.1) in mist or at night."""
    event = adventure.top_event()
    limit = NO_LIMIT_OF_SIGHT if event is None else event.sight
    return limit if adventure.time is None else min(limit, adventure.time.sight)


def sees_area(adventure: Adventure, figure: Figure, area: int) -> bool:
    """SS-3.4.0.6: enemies see past everybody; a blinded one sees nothing (SS-15.11.5.1)."""
    if attack_distance(adventure, figure.area, area) > limit_of_sight(adventure):
        return False
    if figure.side == ENEMIES:
        if figure.has(BLIND):
            return False
        return adventure.passages.sees(figure.area, area)
    return adventure.passages.sees_past(figure.area, area, hiding(adventure))


def sees(adventure: Adventure, looker: Figure, other: Figure) -> bool:
    return sees_area(adventure, looker, other.area)


def attack_distance(adventure: Adventure, a: int, b: int) -> int:
    return adventure.passages.attack_distance(a, b)


def walking_distance(adventure: Adventure, figure: Figure, area: int) -> int:
    """For flyers barriers do not count (SS-6.1.3.2)."""
    if ignores_hindrances(adventure, figure):
        return adventure.passages.attack_distance(figure.area, area)
    return adventure.passages.walking_distance(figure.area, area)


def ways_of(adventure: Adventure, figure: Figure) -> list[int]:
    """For each area those one step away."""
    passages = adventure.passages
    return passages.in_the_air if ignores_hindrances(adventure, figure) else passages.on_foot


def shadow_seen(adventure: Adventure, area: int) -> bool:
    """Does a living hero see what the shadow in the area is (SS-15.4.0.3)?"""
    near = NO_LIMIT_OF_SIGHT if adventure.time is None else adventure.time.shadow_sight
    return any(
        sees_area(adventure, each, area) and attack_distance(adventure, each.area, area) <= near
        for each in adventure.hero_figures()  # SS-15.4.0.6
    )
