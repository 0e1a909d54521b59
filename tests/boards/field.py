"""The boards on which the tests play, and hexes written as text: "0,1 -1,2"."""

from hypothesis import strategies as st

from questhall.boards.footprints import ONE_HEX, SEVEN_HEXES, Stance, Stands
from questhall.boards.hex_board import HexBoard, northern_board
from questhall.boards.hexes import NAMES_OF_DIRECTIONS, Hex


def battle_board() -> HexBoard:
    """Seventeen columns of 9 and 10 hexes in turn, 161 in all (OS-0.1.6)."""
    return northern_board(
        [
            (q, r)
            for q in range(-8, 9)
            for r in range(-8, 9)
            if abs(2 * r + q) <= (8 if q % 2 == 0 else 9)
        ]
    )


BOARD = battle_board()
SMALL = Stands(BOARD, ONE_HEX)
LARGE = Stands(BOARD, SEVEN_HEXES)


def hexes(text: str) -> list[Hex]:
    found: list[Hex] = []
    for pair in text.split():
        q, r = pair.split(",")
        found.append((int(q), int(r)))
    return found


def place(text: str) -> int:
    (hex,) = hexes(text)
    return BOARD.index[hex]


def mask(text: str) -> int:
    return BOARD.mask_of_hexes(hexes(text))


def shown(places: list[int]) -> str:
    """Places as text."""
    return " ".join(f"{q},{r}" for q, r in [BOARD.hexes[place] for place in places])


def facing(name: str) -> int:
    return NAMES_OF_DIRECTIONS.index(name)


def small(at: str, looking: str = "N") -> Stance:
    return Stance(SMALL, place(at), facing(looking))


def large(at: str, looking: str = "N") -> Stance:
    return Stance(LARGE, place(at), facing(looking))


def free_but(*taken: str) -> int:
    found = BOARD.everywhere
    for each in taken:
        found &= ~mask(each)
    return found


places = st.integers(0, BOARD.size - 1)
masks = st.integers(0, BOARD.everywhere)
directions = st.integers(0, 5)
sparse_masks = st.lists(places, max_size=40).map(lambda some: sum({1 << each for each in some}))
