"""The board: 161 hexes, the same in every encounter (OS-0.1.6), and what follows from it alone."""

from typing import Final

from questhall.boards.arcs import Arcs
from questhall.boards.footprints import ONE_HEX, SEVEN_HEXES, Stands
from questhall.boards.hex_board import HexBoard, northern_board
from questhall.boards.hexes import Hex
from questhall.boards.sight import NearestCorners, Sight

COLUMNS: Final = 8  # on each side of the middle one
EVEN: Final = 8  # the north keys of even columns go from -8 to 8, of odd ones from -9 to 9


def _hexes() -> list[Hex]:
    found: list[Hex] = []
    for q in range(-COLUMNS, COLUMNS + 1):
        most = EVEN if q % 2 == 0 else EVEN + 1
        for r in range(-COLUMNS, COLUMNS + 1):
            if abs(2 * r + q) <= most:
                found.append((q, r))
    return found


# OS-0.1.1: flat tops, so that north is a direction. Listed from north to south and west to east:
# the first of several is North then West (OS-8.4.1).
BOARD: Final[HexBoard] = northern_board(_hexes())
SIGHT: Final = Sight(BOARD, NearestCorners())  # OS-0.1.4, OS-7.10.1, OS-7.10.2
ARCS: Final = Arcs(BOARD)
SMALL: Final = Stands(BOARD, ONE_HEX)
LARGE: Final = Stands(BOARD, SEVEN_HEXES)
EDGE: Final[int] = BOARD.edge()

# The cells of a large base in the order of its footprint: the centre, then clockwise from ahead.
CELLS: Final = (
    "centre",
    "ahead",
    "ahead_right",
    "behind_right",
    "behind",
    "behind_left",
    "ahead_left",
)

# OS-7.6.9: the hexes under an obstacle around its anchor, by kind and axis.
PIECES: Final[dict[str, dict[str, list[Hex]]]] = {
    "tree": {"any": [(0, 0)]},
    "wall": {
        "NS": [(0, -1), (0, 0), (0, 1)],
        "NESW": [(1, -1), (0, 0), (-1, 1)],
        "NWSE": [(-1, 0), (0, 0), (1, 0)],
    },
    "building": {
        "NS": [(0, 0), (1, -1), (1, 0), (-1, 1), (-1, 0)],
        "NESW": [(0, 0), (0, -1), (1, 0), (0, 1), (-1, 0)],
        "NWSE": [(0, 0), (0, -1), (1, -1), (0, 1), (-1, 1)],
    },
}


def cell_name(place: int) -> str:
    """A hex as it is written: `3,-1`."""
    q, r = BOARD.hexes[place]
    return f"{q},{r}"


def place_named(text: str) -> int:
    """The hex that is written so, NOWHERE if there is none."""
    q, _, r = text.partition(",")
    return BOARD.place_of((int(q), int(r)))
