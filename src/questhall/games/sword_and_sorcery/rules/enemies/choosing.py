"""Which behaviour an enemy follows, and against whom (SS-15.7.1). Every reason is told."""

from typing import Final

from questhall.boards.floods import FAR
from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.ties import choose_one, narrow

from ...printed.enemies import Behaviour, PrimaryTarget
from ...state.adventure import Adventure
from ...state.enemies import Enemy
from ...state.figures import Figure, Side
from ...state.house_rules import ALL_HEROES, ANY_VALID, FIRST_DEED, PRIORITY_HERO
from ..numbers import hp_left
from ..sight import attack_distance, sees, walking_distance
from .masters import only_target


class Choice:
    """A behaviour and its target; NOTHING is no target."""

    def __init__(self, behaviour: Behaviour, target: int) -> None:
        self.behaviour = behaviour
        self.target = target


def walk_to(adventure: Adventure, enemy: Enemy, target: Figure) -> int:
    """From the figure that is nearest."""
    least = FAR
    for number in enemy.figures:
        least = min(least, walking_distance(adventure, adventure.figures[number], target.area))
    return least


def shot_at(adventure: Adventure, enemy: Enemy, target: Figure) -> int:
    least = FAR
    for number in enemy.figures:
        area = adventure.figures[number].area
        least = min(least, attack_distance(adventure, area, target.area))
    return least


def valid_targets(adventure: Adventure, enemy: Enemy) -> list[Figure]:
    """SS-15.7.1.3: seen, reachable, not hidden; never a ghost (SS-15.7.1.12)."""
    figures = [adventure.figures[number] for number in enemy.figures]
    only = only_target(adventure, enemy)
    return [
        hero
        for hero in adventure.characters(Side.HEROES)
        if only in (NOTHING, hero.id)
        and not hero.hidden
        and any(sees(adventure, figure, hero) for figure in figures)
        and walk_to(adventure, enemy, hero) < FAR
    ]


def distance_for(adventure: Adventure, enemy: Enemy, behaviour: Behaviour, target: Figure) -> int:
    """SS-R73: by what the behaviour does first."""
    by_deed = adventure.rules.behaviour_distance == FIRST_DEED
    if by_deed and behaviour.sentences[0].begins_with_attack():
        return shot_at(adventure, enemy, target)
    return walk_to(adventure, enemy, target)


def choose(adventure: Adventure, enemy: Enemy, otherwise: bool) -> Flow[Choice | None]:
    """Read from top to bottom; the first that fits (SS-15.7.1.1)."""
    lines = adventure.scroll(enemy).behaviours
    valid = [] if otherwise else valid_targets(adventure, enemy)
    for behaviour in lines:
        if behaviour.otherwise:
            target = yield from _nearest(adventure, enemy)
            if target == NOTHING:  # SS-15.7.1.8
                return None
            adventure.tell("otherwise", "SS-15.7.1.7", enemy.figures[0], target)
            return Choice(behaviour, target)
        candidates = _fitting(adventure, enemy, behaviour, valid)
        if candidates:
            target = yield from _target(adventure, enemy, candidates)
            return Choice(behaviour, target)
    return None


def _fitting(
    adventure: Adventure, enemy: Enemy, behaviour: Behaviour, valid: list[Figure]
) -> list[Figure]:
    """SS-15.7.1.15: the nearest must be at a listed distance; then all who are."""
    if not valid:
        return []
    found = [
        hero
        for hero in valid
        if distance_for(adventure, enemy, behaviour, hero) in behaviour.distances
    ]
    if adventure.rules.behaviour_by == ANY_VALID:
        return found
    # SS-R97: where the lines differ, the nearest is the one nearest on foot.
    nearest = min([walk_to(adventure, enemy, hero) for hero in valid])
    first = [hero for hero in valid if walk_to(adventure, enemy, hero) == nearest]
    if any(hero in found for hero in first):
        return found
    return []


def _target(adventure: Adventure, enemy: Enemy, candidates: list[Figure]) -> Flow[int]:
    """SS-15.7.1.4 to 6"""
    number = enemy.figures[0]
    if only_target(adventure, enemy) != NOTHING:
        adventure.tell("priority-target", "SS-16.1.0.1", number, candidates[0].id)
        return candidates[0].id
    if len(candidates) == 1:
        adventure.tell("only-target", "SS-15.7.1.3", number, candidates[0].id)
        return candidates[0].id
    primary = _primary(adventure, enemy, candidates)
    if len(primary) == 1:
        adventure.tell("primary-target", "SS-15.7.1.4", number, primary[0].id)
        return primary[0].id
    answer = yield from by_priority(adventure, enemy, primary or candidates)
    return answer


def _primary(adventure: Adventure, enemy: Enemy, candidates: list[Figure]) -> list[Figure]:
    """The candidates who are what the scroll looks for first (SS-R70, SS-R91); a hero who taunts
    the enemy goes before."""
    taunting = [hero for hero in candidates if hero.id == enemy.taunted_by]
    if taunting:
        return taunting
    scroll = adventure.scroll(enemy)
    if scroll.primary == PrimaryTarget.STYLE:
        return [c for c in candidates if scroll.primary_style in styles_of(adventure, c)]
    everybody = candidates
    if adventure.rules.primary_scope == ALL_HEROES:
        everybody = [hero for hero in adventure.characters(Side.HEROES) if not hero.hidden]
    if scroll.primary == PrimaryTarget.RICHEST:
        key = [-crowns_of(adventure, hero) for hero in everybody]
    elif scroll.primary == PrimaryTarget.MOST_WOUNDED:
        key = [-hero.wounds for hero in everybody]
    else:
        assert scroll.primary == PrimaryTarget.NEAREST
        key = [walk_to(adventure, enemy, hero) for hero in everybody]
    best = narrow(everybody, [key])
    return [hero for hero in best if hero in candidates]


def styles_of(adventure: Adventure, figure: Figure) -> list[int]:
    if figure.companion is not None:
        return figure.companion.styles
    return adventure.hero_of(figure).card.styles


def crowns_of(adventure: Adventure, figure: Figure) -> int:
    return 0 if figure.companion is not None else adventure.hero_of(figure).crowns


REASONS: Final = ("most-wounds", "least-hp", "nearest")


def by_priority(adventure: Adventure, enemy: Enemy, candidates: list[Figure]) -> Flow[int]:
    """The priority rule: most wounds, least health, nearest, then its controller (SS-R71)."""
    keys = [
        [-hero.wounds for hero in candidates],
        [hp_left(adventure, hero) for hero in candidates],
        [walk_to(adventure, enemy, hero) for hero in candidates],
    ]
    for place, reason in enumerate(REASONS):
        left = narrow(candidates, keys[: place + 1])
        if len(left) == 1:
            adventure.tell(reason, "SS-15.7.1.6", enemy.figures[0], left[0].id)
            return left[0].id
    options = [Option("figure", hero.id) for hero in narrow(candidates, keys)]
    seats = [adventure.seat_of(adventure.controller(enemy))]
    answer = yield from choose_one(
        seats, options, "whom-it-attacks", "SS-15.7.1.10", enemy.figures[0]
    )
    adventure.tell("by-controller", "SS-15.7.1.10", enemy.figures[0], answer.what)
    return answer.what


def _nearest(adventure: Adventure, enemy: Enemy) -> Flow[int]:
    """SS-15.7.1.16, SS-15.7.1.17: the nearest who can be reached, seen or not."""
    heroes = [hero for hero in adventure.characters(Side.HEROES) if not hero.hidden]
    heroes = [hero for hero in heroes if walk_to(adventure, enemy, hero) < FAR]
    only = only_target(adventure, enemy)
    if only != NOTHING and adventure.rules.vengeful_plus == PRIORITY_HERO:  # SS-R82
        heroes = [hero for hero in heroes if hero.id == only]
    elif only != NOTHING:  # SS-R95
        heroes = [hero for hero in heroes if hero.companion is None]
    if not heroes:
        return NOTHING
    nearest = narrow(heroes, [[walk_to(adventure, enemy, hero) for hero in heroes]])
    if len(nearest) == 1:
        return nearest[0].id
    answer = yield from by_priority(adventure, enemy, nearest)
    return answer
