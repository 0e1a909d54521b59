"""Walks determined by the board alone: along a line, around obstacles, bouncing off the edge of the
board, and the movement of large figures."""

from .floods import shortest_route
from .footprints import Stance
from .hex_board import HexBoard
from .hexes import beyond, minus, mirrored_east_west, mirrored_north_south
from .masks import NOWHERE


def straight_walk(board: HexBoard, start: int, direction: int, steps: int, free: int) -> list[int]:
    """Walk a number of steps in a direction. The walk goes around an obstacle by a shortest way to
    the next free hex of the line, and may end on that way."""
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
    """Move a figure's centre a number of steps in a straight line; the line is mirrored at the edge
    of the board. The walk ends early if neither direction leads on."""
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
    """Swap east and west if the figure would leave the columns of the board, north and south if it
    would leave a column, and both in a corner."""
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
    """Slide a figure that passes through everything towards a target, without turning.

    The path of its centre is counted from its hex nearest to the target, by shortest steps to a hex
    next to the target. If the edge of the board keeps that hex from getting there straight, any hex
    of the figure may end up next to the target.
    """
    board = figure.stands.board
    room = figure.stands.fits[figure.facing]
    ends = _ends_beside(figure, target)
    offset = minus(board.hexes[figure.anchor_towards(target)], board.hexes[figure.place])
    beside = board.hexes_in(board.beside(target))
    anchored = ends & board.mask_of_hexes([minus(end, offset) for end in beside])
    # A step of the centre is the same step of the anchor, so ties are broken alike.
    route = shortest_route(board.neighbours, figure.place, anchored, room)
    if len(route) != board.distance_between(figure.mask(), target) - 1:
        route = shortest_route(board.neighbours, figure.place, ends, room)
    return route[:steps]


def _ends_beside(figure: Stance, target: int) -> int:
    """Where the centre can be with a hex of the figure next to the target, and none on it."""
    stands, facing = figure.stands, figure.facing
    beside = stands.board.beside(target)
    return stands.touching(facing, beside) & ~stands.touching(facing, target)


def charge(figure: Stance, direction: int, steps: int, stops: int) -> list[int]:
    """Move the centre straight ahead a number of steps; the edge of the board and the hexes in
    `stops` end the charge."""
    path: list[int] = []
    stance = figure
    while len(path) < steps:
        place = stance.step(direction)
        if place == NOWHERE or stance.mask_at(place) & stops:
            break
        path.append(place)
        stance = stance.at(place)
    return path


def swept(figure: Stance, path: list[int]) -> int:
    """All hexes that a figure covers while its centre follows a path, without those it covered at
    the start."""
    mask = 0
    for place in path:
        mask |= figure.mask_at(place)
    return mask & ~figure.mask()
