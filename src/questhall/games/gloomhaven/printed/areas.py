"""Target areas: a shape of hexes in all its positions."""

from questhall.boards.shapes import shifted, turned

from .hexes import Hex, cell_of, mirrored


class Area:
    """A target area. A melee area is placed from the attacker's own hex, a ranged one anywhere.

    `figure` are the hexes of the attacker, if it stands on several; the first is its own hex.
    `shapes` are its positions as cells: relative to the attacker for melee, and for ranged
    relative to a hex that it covers, once for each hex of the shape.
    """

    def __init__(
        self, hexes: list[Hex], melee: bool, mirror: bool = True, figure: list[Hex] | None = None
    ) -> None:
        self.melee = melee
        positions = _positions(hexes, mirror, figure or [(0, 0)])
        self.shapes: list[list[int]] = positions if melee else _pinned(positions)
        self.around: list[int] = sorted({cell for shape in self.shapes for cell in shape})
        self.unmirrored: Area = Area(hexes, melee, False, figure) if mirror else self

    def allowed(self, mirrored: bool) -> "Area":
        """The positions that the table allows: with mirror images or only rotated (GH-3.8.1)."""
        return self if mirrored else self.unmirrored


def _positions(hexes: list[Hex], mirror: bool, figure: list[Hex]) -> list[list[int]]:
    """Six rotations, and those of the mirror image; equal ones count once (GH-3.8.1). Around a
    figure of several hexes, only those that leave it where it is."""
    found: list[list[int]] = []
    for both in [hexes + figure, mirrored(hexes + figure)] if mirror else [hexes + figure]:
        for _ in range(6):
            shift = _shift(both[len(hexes) :], figure)
            if shift is not None:
                shape = shifted(both[: len(hexes)], shift)
                cells = sorted({cell_of(hex) for hex in shape})
                if cells not in found:
                    found.append(cells)
            both = turned(both)
    return found


def _shift(turned_figure: list[Hex], figure: list[Hex]) -> Hex | None:
    """How far the turned figure must be moved to cover the figure; None if it cannot."""
    for q, r in figure:
        by = (q - turned_figure[0][0], r - turned_figure[0][1])
        if sorted(shifted(turned_figure, by)) == sorted(figure):
            return by
    return None


def _pinned(positions: list[list[int]]) -> list[list[int]]:
    found: list[list[int]] = []
    for position in positions:
        for pin in position:
            cells = [cell - pin for cell in position]
            if cells not in found:
                found.append(cells)
    return found
