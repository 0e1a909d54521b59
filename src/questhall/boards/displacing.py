"""Figures moved by others: pushed aside, knocked back, put on the nearest free hex.

Nothing changes here: the functions say where the figures end up and what they run into.
"""

from .footprints import Stance
from .hex_board import HexBoard
from .hexes import DIRECTIONS, NO_DIRECTION, NORTH_THEN_WEST, direction_towards, dot_product, minus
from .masks import NOWHERE, first_in, places_in


def nearest_free(board: HexBoard, place: int, free: int) -> int:
    """The free hex nearest to a place, the first in board order on a tie; NOWHERE if none is
    free."""
    for radius in range(board.size):
        found = board.at_distance(place, radius) & free
        if found:
            return first_in(found)
        if board.within(place, radius) == board.everywhere:
            break
    return NOWHERE


def displaced(board: HexBoard, place: int, direction: int, free: int) -> int:
    """The free hex nearest to a place; ties go to the hex closest to a direction, then to the first
    in board order. NOWHERE if none is free."""
    for radius in range(1, board.size):
        found = board.at_distance(place, radius) & free
        if found:
            return _closest_to_direction(board, place, direction, found)
        if board.within(place, radius) == board.everywhere:
            break
    return NOWHERE


def _closest_to_direction(board: HexBoard, place: int, direction: int, candidates: int) -> int:
    """The candidate with the smallest angle between its way and the direction."""
    best, best_like, best_length = NOWHERE, 0, 1
    for each in places_in(candidates):
        way = minus(board.hexes[each], board.hexes[place])
        like = dot_product(DIRECTIONS[direction], way)
        squared = like * abs(like)  # compare squared cosines, keeping their sign
        length = dot_product(way, way)
        if best == NOWHERE or squared * best_length > best_like * length:
            best, best_like, best_length = each, squared, length
    return best


# -- pushed aside ------------------------------------------------------------------------


def pushed(figure: Stance, centre: int, base: int, free: int) -> int:
    """Where a figure under the new base of a large one goes: straight away from the base's centre
    until it is clear of the base; if that hex is taken, to the nearest free place in about that
    direction. NOWHERE if the board has no room."""
    board = figure.stands.board
    room = figure.stands.standing_room(figure.facing, free & ~base)
    direction = direction_towards(board.hexes[centre], board.hexes[figure.place])
    if direction == NO_DIRECTION:
        direction = _way_out(board, centre)
    for place in board.ray(figure.place, direction):
        if figure.mask_at(place) & base == 0:
            if room >> place & 1:
                return place
            break
    return displaced(board, figure.place, direction, room)


def _way_out(board: HexBoard, centre: int) -> int:
    """For a figure exactly under the new centre, which has no direction away from it: the first
    direction by North, then West, in which the board continues for two hexes."""
    for direction in NORTH_THEN_WEST:
        if len(board.ray(centre, direction)) >= 2:
            return direction
    return NORTH_THEN_WEST[0]


def pushed_one_by_one(figures: list[Stance], centre: int, base: int, free: int) -> list[int]:
    """Where the figures under a new base go, pushed in board order.

    `free` is every hex without an obstacle or a figure.
    """
    ends = [NOWHERE] * len(figures)
    order = sorted([(figures[number].place, number) for number in range(len(figures))])
    for _, number in order:
        figure = figures[number]
        free |= figure.mask()
        ends[number] = pushed(figure, centre, base, free)
        if ends[number] != NOWHERE:
            free &= ~figure.at(ends[number]).mask()
    return ends


# -- knocked back ------------------------------------------------------------------------


def length_of_knockback(steps: int, large: bool) -> int:
    """Large figures go half as far, rounded up."""
    return (steps + 1) // 2 if large else steps


class Knock:
    """A figure being knocked back: which one, in which direction, how far; then its path and what
    stopped it."""

    def __init__(self, figure: int, direction: int, steps: int) -> None:
        self.figure = figure
        self.direction = direction
        self.steps = steps
        self.path: list[int] = []
        self.ended = steps == 0
        self.obstacles = 0  # obstacle hexes that it ran into
        self.figures: list[int] = []  # figures that it ran into


def knock_back(figures: list[Stance], knocks: list[Knock], obstacles: int) -> list[int]:
    """Knock figures back simultaneously, step by step, and say where all figures end up.

    A figure runs into another only if that one stands still or has stopped. The edge of the
    board stops a figure without a collision.
    """
    stances = figures[:]
    while not all(knock.ended for knock in knocks):
        _stop_those_that_cannot_go_on(stances, knocks, obstacles)
        for knock in knocks:
            if knock.ended:
                continue
            place = stances[knock.figure].step(knock.direction)
            stances[knock.figure] = stances[knock.figure].at(place)
            knock.path.append(place)
            knock.ended = len(knock.path) == knock.steps
    return [stance.place for stance in stances]


def _stop_those_that_cannot_go_on(
    stances: list[Stance], knocks: list[Knock], obstacles: int
) -> None:
    """A figure that stops may stop others; if two want the same hex, the later one stops."""
    stopped = True
    while stopped:
        stopped = False
        moving = {knock.figure for knock in knocks if not knock.ended}
        taken = [0] * len(stances)
        for number in range(len(stances)):
            if number not in moving:
                taken[number] = stances[number].mask()
        for knock in knocks:
            if knock.ended:
                continue
            place = stances[knock.figure].step(knock.direction)
            if place != NOWHERE:
                cover = stances[knock.figure].mask_at(place)
                knock.obstacles = cover & obstacles
                knock.figures = [n for n in range(len(taken)) if taken[n] & cover]
                if not knock.obstacles and not knock.figures:
                    taken[knock.figure] = cover
                    continue
            knock.ended = stopped = True
