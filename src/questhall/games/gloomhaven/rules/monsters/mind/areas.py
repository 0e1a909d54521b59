"""Target areas: a shape of hexes in all its positions."""

from questhall.boards.shapes import turned

from ....printed.hexes import Hex, cell_of, mirrored


class Area:
    """A target area. A melee area is placed from the attacker's own hex, a ranged one anywhere.

    `shapes` are its positions as cells: relative to the attacker for melee, and for ranged
    relative to a hex that it covers, once for each hex of the shape.
    """

    def __init__(self, hexes: list[Hex], melee: bool, mirror: bool = True) -> None:
        self.melee = melee
        positions = _positions(hexes, mirror)
        self.shapes: list[list[int]] = positions if melee else _pinned(positions)
        self.around: list[int] = sorted({cell for shape in self.shapes for cell in shape})
        self.unmirrored: Area = Area(hexes, melee, False) if mirror else self

    def allowed(self, mirrored: bool) -> "Area":
        """The positions that the table allows: with mirror images or only rotated (GH-3.8.1)."""
        return self if mirrored else self.unmirrored


def _positions(hexes: list[Hex], mirror: bool) -> list[list[int]]:
    """Six rotations, and those of the mirror image; equal ones count once. GH-3.8.1"""
    found: list[list[int]] = []
    for shape in [hexes, mirrored(hexes)] if mirror else [hexes]:
        for _ in range(6):
            cells = sorted({cell_of(hex) for hex in shape})
            if cells not in found:
                found.append(cells)
            shape = turned(shape)
    return found


def _pinned(positions: list[list[int]]) -> list[list[int]]:
    found: list[list[int]] = []
    for position in positions:
        for pin in position:
            cells = [cell - pin for cell in position]
            if cells not in found:
                found.append(cells)
    return found
