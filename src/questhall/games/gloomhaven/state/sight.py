"""Line of sight: from any corner of one hex to any corner of the other, touching no wall.

Drawn with the centre of hex (q, r) on the point (2q + r, 3r), every corner has whole coordinates:
the top corner of a hex lies 2 above its centre, the bottom corner 2 below, the four others 1 aside
and 1 up or down. Straight lines stay straight in that drawing, so sight is exact in integers.
"""

from typing import Final

from ..printed.hexes import HexMap, cell_of

_TOP: Final = 0
_BOTTOM: Final = 1

# Each corner of the plane is the top or the bottom of exactly one hex: a corner is that hex's
# cell, doubled, plus _TOP or _BOTTOM. These are the six corners of the hex (0, 0) ...
_CORNERS: Final[list[int]] = [
    2 * cell_of((0, 0)) + _TOP,
    2 * cell_of((0, 1)) + _BOTTOM,
    2 * cell_of((1, -1)) + _TOP,
    2 * cell_of((0, 0)) + _BOTTOM,
    2 * cell_of((0, -1)) + _TOP,
    2 * cell_of((-1, 1)) + _BOTTOM,
]
# ... and these the hexes that meet at its top and at its bottom.
_MEETING: Final[list[list[int]]] = [
    [cell_of((0, 0)), cell_of((0, 1)), cell_of((-1, 1))],
    [cell_of((0, 0)), cell_of((0, -1)), cell_of((1, -1))],
]


class _Line:
    """What a line from corner to corner touches, counted from the hex of its first corner."""

    def __init__(self, cells: list[int], edges: list[int]) -> None:
        self.cells = cells
        self.edges = edges


# The same lines recur on every map, so what they touch is computed once.
_LINES: Final[dict[tuple[int, int], _Line]] = {}


class Sight:
    """Who sees whom on a map. Only walls matter, so it stays valid as long as the map does.

    `by_the_letter` requires a line between corners even for adjacent hexes, which hexes in a
    passage one hex wide never have.
    """

    def __init__(self, map: HexMap, by_the_letter: bool = False) -> None:
        self.map = map
        self.by_the_letter = by_the_letter
        self._known: list[int] = [-1] * (map.size * map.size)
        self._corners: list[list[int] | None] = [None] * map.size

    def sees(self, a: int, b: int) -> bool:
        place = a * self.map.size + b
        known = self._known[place]
        if known < 0:
            known = 1 if self._looks(a, b) else 0
            self._known[place] = known
            self._known[b * self.map.size + a] = known
        return known == 1

    def _looks(self, a: int, b: int) -> bool:
        if a == b:
            return True
        if b in self.map.neighbours[a] and not self.by_the_letter:  # GH-3.6.17: always in sight
            return True
        for start in self._clear_corners(a):
            for end in self._clear_corners(b):
                if self._is_clear(start, end):
                    return True
        return False

    def _clear_corners(self, hex: int) -> list[int]:
        known = self._corners[hex]
        if known is None:
            base = 2 * self.map.cells[hex]
            known = [base + corner for corner in _CORNERS if self._is_off_walls(base + corner)]
            self._corners[hex] = known
        return known

    def _is_off_walls(self, corner: int) -> bool:
        base = corner >> 1
        a, b, c = _MEETING[corner & 1]
        for cell in (a, b, c):
            if base + cell not in self.map.place:
                return False
        walls = self.map.wall_edges
        for edge in (a + b, a + c, b + c):
            if 2 * base + edge in walls:
                return False
        return True

    def _is_clear(self, start: int, end: int) -> bool:
        """Does the line avoid all walls, even their corners? GH-3.6.11"""
        base = start >> 1
        line = _line(start & 1, end - (base << 1))
        place = self.map.place
        for cell in line.cells:
            if base + cell not in place:
                return False
        walls = self.map.wall_edges
        if walls:
            for edge in line.edges:
                if 2 * base + edge in walls:
                    return False
        return True


def _line(start: int, end: int) -> _Line:
    """The line from the top or bottom of the hex (0, 0) to a corner."""
    known = _LINES.get((start, end))
    if known is None:
        known = _drawn(_point(start), _point(end))
        _LINES[(start, end)] = known
    return known


def _point(corner: int) -> tuple[int, int]:
    cell = corner >> 1
    r = ((cell + 2048) & 4095) - 2048
    q = (cell - r) >> 12
    return 2 * q + r, 3 * r + (2 if corner & 1 == _TOP else -2)


def _drawn(start: tuple[int, int], end: tuple[int, int]) -> _Line:
    cells: list[int] = []
    edges: list[int] = []
    left, right = min(start[0], end[0]), max(start[0], end[0])
    low, high = min(start[1], end[1]), max(start[1], end[1])
    for r in range((low - 2) // 3, (high + 2) // 3 + 1):
        for q in range((left - 1 - r) // 2, (right + 1 - r) // 2 + 1):
            x, y = 2 * q + r, 3 * r
            ax, ay, bx, by = start[0] - x, start[1] - y, end[0] - x, end[1] - y
            if _touches_hex(ax, ay, bx, by):
                cell = cell_of((q, r))
                cells.append(cell)
                edges += [2 * cell + edge for edge in _edges_touched(ax, ay, bx, by)]
    return _Line(cells, edges)


def _touches_hex(ax: int, ay: int, bx: int, by: int) -> bool:
    """Does the line from a to b touch the hex around (0, 0)?

    It does unless an edge of the hex, or the line itself, separates the two: the hex is all
    points with |x| <= 1, |x + y| <= 2 and |x - y| <= 2.
    """
    if min(ax, bx) > 1 or max(ax, bx) < -1:
        return False
    if min(ax + ay, bx + by) > 2 or max(ax + ay, bx + by) < -2:
        return False
    if min(ax - ay, bx - by) > 2 or max(ax - ay, bx - by) < -2:
        return False
    dx, dy = bx - ax, by - ay
    return abs(ax * by - ay * bx) <= max(2 * abs(dx), abs(dx - dy), abs(dx + dy))


def _edges_touched(ax: int, ay: int, bx: int, by: int) -> list[int]:
    """Which edges of the hex around (0, 0) the line touches; only three, as the other three
    belong to its neighbours."""
    found: list[int] = []
    if _lines_touch(ax, ay, bx, by, 1, 1, 1, -1):
        found.append(cell_of((1, 0)))
    if _lines_touch(ax, ay, bx, by, 1, 1, 0, 2):
        found.append(cell_of((0, 1)))
    if _lines_touch(ax, ay, bx, by, 1, -1, 0, -2):
        found.append(cell_of((1, -1)))
    return found


def _lines_touch(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int) -> bool:
    """Do the lines from a to b and from c to d have a point in common?"""
    if min(ax, bx) > max(cx, dx) or max(ax, bx) < min(cx, dx):
        return False
    if min(ay, by) > max(cy, dy) or max(ay, by) < min(cy, dy):
        return False
    return not (
        _same_side(ax, ay, bx, by, cx, cy, dx, dy) or _same_side(cx, cy, dx, dy, ax, ay, bx, by)
    )


def _same_side(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int) -> bool:
    """Do c and d lie off the line through a and b, on the same side of it?"""
    first = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    second = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
    return (first > 0 and second > 0) or (first < 0 and second < 0)
