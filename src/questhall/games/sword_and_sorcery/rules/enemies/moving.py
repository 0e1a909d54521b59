"""Movement of enemies (SS-15.8)."""

from typing import Final

from questhall.boards.masks import NOWHERE, places_in
from questhall.kernel.decisions import Flow, Option
from questhall.kernel.ties import choose_one, narrow

from ...printed.kinds import Moment
from ...state.adventure import Adventure
from ...state.attacks import Deed
from ...state.enemies import Enemy
from ...state.figures import Figure, Side
from ...state.house_rules import TIES
from ..moments import at_moment
from ..movement.entering import enter
from ..numbers import flies, ignores_hindrances
from ..sight import walking_distance, ways_of

LENGTH: Final = 100  # of a step, so that hindrances only break ties
HINDRANCE: Final = 1
DETOUR: Final = 10_000  # where hindrances are avoided at any length


def next_areas(adventure: Adventure, figure: Figure, goal: int) -> int:
    """Where a shortest way goes on (SS-15.8.0.2, SS-R74)."""
    hindered = 0
    if not flies(adventure, figure):
        hindered = adventure.quest.difficult | adventure.quest.hazardous
    more = HINDRANCE if adventure.rules.avoid_hindrances == TIES else DETOUR
    flying = ignores_hindrances(adventure, figure)
    return adventure.passages.cheapest_steps(
        figure.area, goal, flying, LENGTH, hindered, LENGTH + more
    )


def move_towards(adventure: Adventure, enemy: Enemy, area: int, most: int) -> Flow[None]:
    """At most so many areas; of a horde the nearest figure goes first and the other joins it
    (SS-15.10.0.6)."""
    figures = _nearest_first(adventure, enemy, area)
    first = figures[0]
    first.caught = False
    path = [first.area]
    for _ in range(most):
        if first.area == area or not first.on_map or adventure.over:  # SS-15.8.0.10
            break
        fit = next_areas(adventure, first, area)
        if fit == 0:
            break
        options = [Option("area", each) for each in places_in(fit)]
        seats = [adventure.seat_of(adventure.controller(enemy))]
        answer = yield from choose_one(seats, options, "enemy-route", "SS-15.8.0.2", first.id)
        _tell_way(adventure, first, answer.what, len(options))
        path.append(answer.what)
        yield from enter(adventure, first, answer.what)
        if first.caught:
            break
    yield from _join(adventure, figures[1:], first)
    yield from _move_ends(adventure, enemy, first, path)


def _join(adventure: Adventure, others: list[Figure], first: Figure) -> Flow[None]:
    """The rest of a horde goes where its first figure went."""
    for other in others:
        apart = other.on_map and first.on_map and other.area != first.area
        if apart and not adventure.over:
            yield from enter(adventure, other, first.area)


def _nearest_first(adventure: Adventure, enemy: Enemy, area: int) -> list[Figure]:
    figures = [adventure.figures[number] for number in enemy.figures]
    ways = sorted([(walking_distance(adventure, each, area), each.id) for each in figures])
    return [adventure.figures[number] for _, number in ways]


def _tell_way(adventure: Adventure, figure: Figure, area: int, ways: int) -> None:
    """Why this way: it is the shortest, or its controller chose between equal ones."""
    if ways > 1:
        adventure.tell("way-chosen", "SS-15.7.1.10", figure.id, area)
    else:
        adventure.tell("way-shortest", "SS-15.8.0.2", figure.id, area)


def _move_ends(adventure: Adventure, enemy: Enemy, figure: Figure, path: list[int]) -> Flow[None]:
    """Powers that work when one movement is complete, with all its areas."""
    if len(path) > 1 and figure.on_map and not adventure.over:
        deed = Deed(figure.id)
        deed.enemy = enemy.id
        deed.path = path
        yield from at_moment(adventure, figure, Moment.MOVE_END, deed)


def retreat(adventure: Adventure, enemy: Enemy, steps: int) -> Flow[None]:
    """Back where it came from, else away from the nearest hero, into an empty area if possible
    (SS-15.8.0.11). The figures of a horde stay together (SS-15.10.0.6)."""
    first = adventure.figures[enemy.figures[0]]
    others = [adventure.figures[number] for number in enemy.figures[1:]]
    first.caught = False
    path = [first.area]
    for step in range(steps):
        around = places_in(ways_of(adventure, first)[first.area])
        if not around or not first.on_map or adventure.over or first.caught:
            break
        back = first.came_from
        if step > 0 or back == NOWHERE or back not in around:
            back = yield from _away(adventure, enemy, first, around)
        adventure.tell("retreats", "SS-15.8.0.11", first.id, back)
        path.append(back)
        yield from enter(adventure, first, back)
    yield from _join(adventure, others, first)
    yield from _move_ends(adventure, enemy, first, path)


def _away(adventure: Adventure, enemy: Enemy, figure: Figure, around: list[int]) -> Flow[int]:
    """Empty is an area without figures of either side."""
    heroes = adventure.characters(Side.HEROES)
    keys = [
        [
            -min([walking_distance(adventure, h, area) for h in heroes], default=0)
            for area in around
        ],
        [int(adventure.anybody_in(Side.HEROES, area)) for area in around],
        [int(adventure.anybody_in(Side.ENEMIES, area)) for area in around],
    ]
    options = [Option("area", area) for area in narrow(around, keys)]
    seats = [adventure.seat_of(adventure.controller(enemy))]
    answer = yield from choose_one(seats, options, "enemy-route", "SS-15.8.0.11", figure.id)
    return answer.what
