"""Straight lines between points with integer coordinates, and what they cross.

A line that only touches the end of a wall, or a corner, does not cross it. If several walls meet in
a point on the line, they are crossed there if they leave it on both sides of the line.
"""

from typing import Final

Point = tuple[int, int]

ASIDE: Final = 0  # neither crossed nor touched
CROSSED: Final = 1
TOUCHED: Final = 2  # the line passes through one of its ends


class Segment:
    """A straight piece of a wall or of a border that can be crossed."""

    def __init__(self, start: Point, end: Point) -> None:
        self.start = start
        self.end = end


class Meeting:
    """How a line meets a segment: if it touches one, `point` is where, and the segment lies on
    `side` of the line."""

    def __init__(self, how: int, point: Point, side: int) -> None:
        self.how = how
        self.point = point
        self.side = side


def side_of(start: Point, end: Point, point: Point) -> int:
    """On which side of the line through start and end the point lies: 1 or -1; 0 if on the line."""
    turn = (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])
    return (turn > 0) - (turn < 0)


def meet(start: Point, end: Point, segment: Segment) -> Meeting:
    """How the line from start to end meets a segment."""
    first = side_of(start, end, segment.start)
    second = side_of(start, end, segment.end)
    if first == 0 and second != 0:
        return _at_end(start, end, segment.start, second)
    if second == 0 and first != 0:
        return _at_end(start, end, segment.end, first)
    apart = side_of(segment.start, segment.end, start) * side_of(segment.start, segment.end, end)
    crossed = first * second < 0 and apart < 0
    return Meeting(CROSSED if crossed else ASIDE, start, 0)


def _at_end(start: Point, end: Point, point: Point, side: int) -> Meeting:
    """The line passes through one end of a segment: does it do so between its own start and end?"""
    behind = (point[0] - start[0]) * (end[0] - start[0]) + (point[1] - start[1]) * (
        end[1] - start[1]
    )
    ahead = (point[0] - end[0]) * (start[0] - end[0]) + (point[1] - end[1]) * (start[1] - end[1])
    return Meeting(TOUCHED if behind > 0 and ahead > 0 else ASIDE, point, side)


class Corner:
    """A point of a line where segments end: the numbers of those on each side."""

    def __init__(self) -> None:
        self.left: list[int] = []
        self.right: list[int] = []


class Crossing:
    """What a line meets: the numbers of the segments it crosses, and the corners it passes
    through."""

    def __init__(self, start: Point, end: Point, segments: list[Segment]) -> None:
        self.crossed: list[int] = []
        self.corners: dict[Point, Corner] = {}
        for number, segment in enumerate(segments):
            met = meet(start, end, segment)
            if met.how == CROSSED:
                self.crossed.append(number)
            elif met.how == TOUCHED:
                corner = self.corners.setdefault(met.point, Corner())
                (corner.left if met.side > 0 else corner.right).append(number)


def is_blocked(start: Point, end: Point, walls: list[Segment]) -> bool:
    """Does the line from start to end cross a wall?"""
    crossing = Crossing(start, end, walls)
    if crossing.crossed:
        return True
    return any(corner.left and corner.right for corner in crossing.corners.values())


def crossed_by(start: Point, end: Point, segments: list[Segment]) -> list[int]:
    """The numbers of the segments that the line from start to end crosses.

    At a corner it passes between the segments on its left and on its right: a single segment on one
    side is crossed if there is any on the other.
    """
    crossing = Crossing(start, end, segments)
    found = crossing.crossed
    for corner in crossing.corners.values():
        if corner.left and corner.right:
            for arms in (corner.left, corner.right):
                if len(arms) == 1:
                    found += arms
    return sorted(found)
