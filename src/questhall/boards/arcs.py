"""Arcs around a figure with a facing, and the areas that open from its front."""

from typing import Final

from .hex_board import HexBoard
from .hexes import DIRECTIONS, Hex, minus
from .masks import NOWHERE, places_in

FRONT: Final = 0
REAR: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
NO_ARC: Final = -1  # the figure's own hex

ARCS: Final = (FRONT, REAR, LEFT, RIGHT)


def arc_of(centre: Hex, facing: int, hex: Hex) -> int:
    """The arc in which a hex lies, seen from the centre of a figure.

    Front and rear are wedges of 120 degrees without their border rows; the flanks are wedges of 60
    degrees that include them.
    """
    i, j = _split_way(minus(hex, centre), facing)
    if i == 0 and j == 0:
        return NO_ARC
    if i > 0 and j > 0:
        return FRONT
    if i < 0 and j < 0:
        return REAR
    return LEFT if i >= 0 >= j else RIGHT


def _split_way(way: Hex, facing: int) -> tuple[int, int]:
    """Split a way into steps half left and steps half right of the facing."""
    left, right = DIRECTIONS[(facing - 1) % 6], DIRECTIONS[(facing + 1) % 6]
    size = left[0] * right[1] - left[1] * right[0]  # 1 or -1
    i = (way[0] * right[1] - way[1] * right[0]) * size
    j = (left[0] * way[1] - left[1] * way[0]) * size
    return i, j


class Arcs:
    """The four arcs of every hex and facing of a board, as sets, each computed on first use."""

    def __init__(self, board: HexBoard) -> None:
        self.board = board
        self._known: list[list[int] | None] = [None] * (6 * board.size)

    def arc(self, place: int, facing: int, arc: int) -> int:
        """The hexes of one arc."""
        known = self._known[6 * place + facing]
        if known is None:
            known = self._make_arcs(place, facing)
            self._known[6 * place + facing] = known
        return known[arc]

    def _make_arcs(self, place: int, facing: int) -> list[int]:
        masks = [0] * len(ARCS)
        hexes = self.board.hexes
        for other in range(self.board.size):
            arc = arc_of(hexes[place], facing, hexes[other])
            if arc != NO_ARC:
                masks[arc] |= 1 << other
        return masks


def cone(board: HexBoard, apex: int, facing: int, radius: int) -> int:
    """A rhombus with 120 degrees at its apex; the apex itself is not part of it."""
    mask = 0
    for place in places_in(board.within(apex, radius)):
        i, j = _split_way(minus(board.hexes[place], board.hexes[apex]), facing)
        if 0 <= i <= radius and 0 <= j <= radius:
            mask |= 1 << place
    return mask & ~(1 << apex)


def wave(board: HexBoard, centre: int, base: int, direction: int) -> int:
    """A band three hexes wide from the front of a base to the edge of the board."""
    mask = 0
    for start in (
        centre,
        board.steps[(direction - 1) % 6][centre],
        board.steps[(direction + 1) % 6][centre],
    ):
        if start != NOWHERE:
            mask |= 1 << start
            for place in board.ray(start, direction):
                mask |= 1 << place
    return mask & ~base
