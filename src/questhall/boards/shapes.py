"""Shapes made of hexes, around the hex (0, 0): turned, mirrored, and all the ways they can lie."""

from .hexes import Hex, north_then_west


def turned(shape: list[Hex], sixths: int = 1) -> list[Hex]:
    """The shape after `sixths` sixths of a turn clockwise. The hexes keep their order."""
    found = shape
    for _ in range(sixths % 6):
        found = [(-r, q + r) for q, r in found]
    return found


def mirrored(shape: list[Hex]) -> list[Hex]:
    """The shape with east and west exchanged. The hexes keep their order."""
    return [(-q, q + r) for q, r in shape]


def shifted(shape: list[Hex], by: Hex) -> list[Hex]:
    return [(q + by[0], r + by[1]) for q, r in shape]


def orientations(shape: list[Hex], may_mirror: bool = False) -> list[list[Hex]]:
    """The different ways in which the shape can lie around its hex (0, 0), each sorted."""
    found: list[list[Hex]] = []
    sides = [shape, mirrored(shape)] if may_mirror else [shape]
    for side in sides:
        for sixths in range(6):
            lying = north_then_west(turned(side, sixths))
            if lying not in found:
                found.append(lying)
    return found
