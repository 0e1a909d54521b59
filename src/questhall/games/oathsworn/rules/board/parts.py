"""Which part of a boss is hit (OS-7.14)."""

from typing import Final

from questhall.boards.masks import places_in

from ...printed.clearing import BOARD
from ...state.figures import Figure

PARTS_OF_A_BOSS: Final = 16


def part_code(boss: int, part: int) -> int:
    """What phrases say of a part: the boss and the part in one number."""
    return boss * PARTS_OF_A_BOSS + part


def parts_in(boss: Figure, hexes: int) -> list[int]:
    """The parts that count in these hexes, broken ones too (OS-7.13.1, OS-7.13.2, OS-7.13.3)."""
    assert boss.boss is not None
    stance = boss.stance()
    found: list[int] = []
    cells = [stance.stands.part_at(stance.place, stance.facing, hex) for hex in places_in(hexes)]
    for part, printed in enumerate(boss.boss.parts):
        if any(cell in printed.cells for cell in cells):
            found.append(part)
    return found


def hexes_of(boss: Figure, part: int) -> int:
    """The hexes of a part on the board."""
    assert boss.boss is not None
    mask = 0
    for hex in places_in(boss.mask()):
        if part in parts_in(boss, 1 << hex):
            mask |= 1 << hex
    return mask


def sinks(boss: Figure, aimed: list[int], origin: int) -> list[int]:
    """Where the loss goes: to the parts aimed at, if they have a die, else to those with a die
    that are nearest to where it comes from (OS-7.14.6)."""
    whole = [part for part in aimed if boss.dice[part] > 0]
    if whole:
        return whole
    return nearest_whole(boss, origin)


def nearest_whole(boss: Figure, origin: int) -> list[int]:
    """The parts with a die nearest to a set of hexes."""
    far: dict[int, int] = {}
    for part, die in enumerate(boss.dice):
        if die > 0:
            far[part] = BOARD.distance_between(hexes_of(boss, part), origin)
    least = min(far.values(), default=0)
    return [part for part, distance in far.items() if distance == least]
