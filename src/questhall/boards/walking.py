"""Walks that follow from the board alone: along a line, around what is in the way, bouncing off
the end of the board, and the ways of large figures."""

from .floods import shortest_route
from .footprints import Stance
from .hex_board import HexBoard
from .hexes import beyond, minus, mirrored_east_west, mirrored_north_south
from .masks import NOWHERE, places_in


def straight_walk(board: HexBoard, start: int, direction: int, steps: int, free: int) -> list[int]:
    """So many steps in a direction. What is in the way is rounded on a shortest way to the next
    free hex of the line, and the walk may end on that way (OS-8.6.3)."""
    path: list[int] = []
    place = start
    while len(path) < steps:
        detour: list[int] = []
        for goal in board.ray(place, direction):
            if free >> goal & 1:
                detour = shortest_route(board.neighbours, place, 1 << goal, free)
                break
        if not detour:
            break
        path += detour
        place = path[-1]
    return path[:steps]


def bouncing_walk(figure: Stance, direction: int, steps: int) -> list[int]:
    """So many steps of a figure's centre in a straight line; at the end of the board the line is
    mirrored (OS-8.7.8). It ends early where neither way leads on."""
    path: list[int] = []
    stance = figure
    while len(path) < steps:
        if stance.step(direction) == NOWHERE:
            direction = _mirrored(stance, direction)
        place = stance.step(direction)
        if place == NOWHERE:
            break
        path.append(place)
        stance = stance.at(place)
    return path


def _mirrored(stance: Stance, direction: int) -> int:
    """East and west change where the figure would leave the columns of the board, north and south
    where it would leave a column; in a corner both."""
    once = mirrored_north_south(direction)
    if _leaves_the_columns(stance, direction):
        once = mirrored_east_west(direction)
    if stance.step(once) != NOWHERE:
        return once
    return mirrored_north_south(mirrored_east_west(direction))


def _leaves_the_columns(stance: Stance, direction: int) -> bool:
    board = stance.stands.board
    centre = beyond(board.hexes[stance.place], direction)
    moved = stance.stands.footprint.hexes_at(centre, stance.facing)
    return any(not board.west <= q <= board.east for q, _ in moved)


def sliding_walk(figure: Stance, target: int, steps: int) -> list[int]:
    """The way of the centre of a figure that passes through everything: counted from its hex
    nearest to the target, by shortest steps to a hex next to the target, not turned (OS-8.7.1).

    Where the end of the board keeps that hex from getting there straight, any of its hexes may
    come to lie next to the target.
    """
    board = figure.stands.board
    room = figure.stands.fits[figure.facing]
    ends = _ends_beside(figure, target)
    offset = minus(board.hexes[figure.anchor_towards(target)], board.hexes[figure.place])
    beside = board.hexes_in(board.beside(target))
    anchored = ends & board.mask_of_hexes([minus(end, offset) for end in beside])
    # A step of the centre is the same step of the anchor, so ties fall alike.
    route = shortest_route(board.neighbours, figure.place, anchored, room)
    if len(route) != board.distance_between(figure.mask(), target) - 1:
        route = shortest_route(board.neighbours, figure.place, ends, room)
    return route[:steps]


def _ends_beside(figure: Stance, target: int) -> int:
    """Where the centre can be with some hex of the figure next to the target, and none on it."""
    board = figure.stands.board
    beside = board.beside(target)
    mask = 0
    for place in places_in(figure.stands.fits[figure.facing]):
        cover = figure.at(place).mask()
        if cover & beside and not cover & target:
            mask |= 1 << place
    return mask


def charge(figure: Stance, direction: int, steps: int, stops: int) -> list[int]:
    """So many steps of the centre straight on; the board's end and the hexes in `stops` end it
    (OS-13.4.1)."""
    path: list[int] = []
    stance = figure
    while len(path) < steps:
        place = stance.step(direction)
        if place == NOWHERE or stance.at(place).mask() & stops:
            break
        path.append(place)
        stance = stance.at(place)
    return path


def swept(figure: Stance, path: list[int]) -> int:
    """All hexes that a figure comes to cover on a way of its centre, without those it covered at
    the start (OS-13.4.5)."""
    mask = 0
    for place in path:
        mask |= figure.at(place).mask()
    return mask & ~figure.mask()
