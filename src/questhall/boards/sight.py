"""Sight on a board of hexes, by the rule of a game.

For any two hexes the rule names the hexes that hide one from the other if something stands on them.
These sets are made once, so whether a hex is visible is one comparison with the current obstacles.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from .hex_board import HexBoard
from .hexes import NO_DIRECTION, Hex, distance, minus, plus, row_between, straight_to
from .masks import places_in

Point = tuple[int, int]

# Hex (q, r) is drawn with its centre on (3q, 2r + q), so that every corner has integer coordinates.
# Lengths are measured by x * x + 3 * y * y; straight lines stay straight.
CORNERS: Final[list[Point]] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)]


@mypyc_attr(allow_interpreted_subclasses=True)
class SightRule:
    """Which hexes can hide one hex from another, the same ones both ways."""

    def hiding(self, a: Hex, b: Hex) -> list[Hex]:
        raise TypeError(f"{type(self).__name__} does not say what hides a hex")


class NearestCorners(SightRule):
    """Sight runs between the nearest corners of two hexes: whatever the line touches, even at a
    corner, hides. In a straight row the line runs through the centres."""

    def __init__(self) -> None:
        self._known: dict[Hex, list[Hex]] = {}

    def hiding(self, a: Hex, b: Hex) -> list[Hex]:
        way = minus(b, a)
        known = self._known.get(way)
        if known is None:
            known = _hiding_on(way)
            self._known[way] = known
        return [plus(a, each) for each in known]


class Sight:
    """Who sees whom on a board."""

    def __init__(self, board: HexBoard, rule: SightRule) -> None:
        self.board = board
        self.rule = rule
        self._between: list[int | None] = [None] * (board.size * board.size)

    def between(self, a: int, b: int) -> int:
        """The hexes that hide b from a if they hold an obstacle."""
        place = a * self.board.size + b
        known = self._between[place]
        if known is None:
            hexes = self.board.hexes
            known = self.board.mask_of_hexes(self.rule.hiding(hexes[a], hexes[b]))
            self._between[place] = known
            self._between[b * self.board.size + a] = known
        return known

    def sees(self, a: int, b: int, obstacles: int) -> bool:
        return self.between(a, b) & obstacles == 0

    def seen_of(self, a: int, figure: int, obstacles: int) -> int:
        """The hexes of a figure that can be seen from a."""
        mask = 0
        for place in places_in(figure):
            if self.between(a, place) & obstacles == 0:
                mask |= 1 << place
        return mask

    def nearest_seen(self, a: int, figure: int, obstacles: int) -> int:
        """The nearest hexes of a figure that can be seen from a."""
        return self.board.nearest_to(a, self.seen_of(a, figure, obstacles))


def centre_point(hex: Hex) -> Point:
    return 3 * hex[0], 2 * hex[1] + hex[0]


def nearest_corner(hex: Hex, other: Hex) -> Point:
    """The corner of a hex nearest to the centre of another; there is only one, unless both lie in a
    straight row along an edge: then the first is taken."""
    x, y = centre_point(hex)
    goal_x, goal_y = centre_point(other)
    best, least = (x, y), -1
    for dx, dy in CORNERS:
        away_x, away_y = goal_x - x - dx, goal_y - y - dy
        length = away_x * away_x + 3 * away_y * away_y
        if least < 0 or length < least:
            best, least = (x + dx, y + dy), length
    return best


def touches(start: Point, end: Point, hex: Hex) -> bool:
    """Does a line touch a hex, even if only at a corner?

    It does unless an edge of the hex, or the line itself, separates the two: the hex around (0, 0)
    is all points with |y| <= 1, |x + y| <= 2 and |x - y| <= 2.
    """
    x, y = centre_point(hex)
    ax, ay, bx, by = start[0] - x, start[1] - y, end[0] - x, end[1] - y
    if min(ay, by) > 1 or max(ay, by) < -1:
        return False
    if min(ax + ay, bx + by) > 2 or max(ax + ay, bx + by) < -2:
        return False
    if min(ax - ay, bx - by) > 2 or max(ax - ay, bx - by) < -2:
        return False
    dx, dy = bx - ax, by - ay
    return abs(ax * by - ay * bx) <= max(2 * abs(dy), abs(dx - dy), abs(dx + dy))


def _hiding_on(way: Hex) -> list[Hex]:
    start = (0, 0)
    if way == start or straight_to(start, way) != NO_DIRECTION:
        return row_between(start, way)
    radius = distance(start, way)
    line_start, line_end = nearest_corner(start, way), nearest_corner(way, start)
    found: list[Hex] = []
    for q in range(min(0, way[0]) - 1, max(0, way[0]) + 2):
        for r in range(min(0, way[1]) - radius, max(0, way[1]) + radius + 1):
            if (q, r) not in (start, way) and touches(line_start, line_end, (q, r)):
                found.append((q, r))
    return found
