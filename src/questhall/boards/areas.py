"""Maps of areas joined by borders, with a mark in each area between which lines of sight run.

An area is known by its place in the list of marks. What is printed is an AreaMap; doors, locked
doors and walls put up in play shut borders of it. `AreaMap.passages(shut)` is the map as it is with
these borders shut, worked out once for each such set.
"""

from .floods import FAR, Cost, cheapest, distances, flood
from .masks import NOWHERE
from .segments import Point, Segment, crossed_by, is_blocked


class Border:
    """Where one area goes over into another. `one_way_from` is the area that nobody leaves over
    this border on foot. A border without openings joins areas that lie apart."""

    def __init__(
        self, a: int, b: int, openings: list[Segment], one_way_from: int = NOWHERE
    ) -> None:
        self.a = a
        self.b = b
        self.openings = openings
        self.one_way_from = one_way_from


class SightLine:
    """The line between two marks: may it be free at all, and which borders and areas it crosses,
    those at its ends left out."""

    def __init__(self, free: bool, borders: int, areas: int) -> None:
        self.free = free
        self.borders = borders
        self.areas = areas


class AreaMap:
    """Marks, walls and borders. Every outline that is no opening is a wall."""

    def __init__(
        self, marks: list[Point], walls: list[Segment], borders: list[Border], sight_limit: int
    ) -> None:
        self.marks = marks
        self.walls = walls
        self.borders = borders
        self.sight_limit = sight_limit
        self.size: int = len(marks)
        self._openings: list[Segment] = []
        self._border_of: list[int] = []
        for number, border in enumerate(borders):
            self._openings += border.openings
            self._border_of += [number] * len(border.openings)
        self._lines: list[SightLine | None] = [None] * (self.size * self.size)
        self._passages: dict[int, Passages] = {}

    def line(self, a: int, b: int) -> SightLine:
        """The line of sight between two areas."""
        place = min(a, b) * self.size + max(a, b)
        known = self._lines[place]
        if known is None:
            known = self._drawn(a, b)
            self._lines[place] = known
        return known

    def _drawn(self, a: int, b: int) -> SightLine:
        if a == b:
            return SightLine(True, 0, 0)
        start, end = self.marks[a], self.marks[b]
        if is_blocked(start, end, self.walls):
            return SightLine(False, 0, 0)
        borders = areas = 0
        # Walls come along because a border beside the end of a wall is crossed at that end too.
        for number in crossed_by(start, end, self._openings + self.walls):
            if number < len(self._openings):
                border = self.borders[self._border_of[number]]
                borders |= 1 << self._border_of[number]
                areas |= 1 << border.a | 1 << border.b
        return SightLine(True, borders, areas & ~(1 << a | 1 << b))

    def passages(self, shut: int) -> "Passages":
        """The map with a set of borders shut."""
        known = self._passages.get(shut)
        if known is None:
            known = Passages(self, shut)
            self._passages[shut] = known
        return known


class Passages:
    """Who gets and looks where while certain borders are shut.

    There are two distances. On foot one-way borders count; in the air and for attacks they do not.
    """

    def __init__(self, map: AreaMap, shut: int) -> None:
        self.map = map
        self.shut = shut
        self.everywhere: int = (1 << map.size) - 1
        self.on_foot: list[int] = [0] * map.size
        self.in_the_air: list[int] = [0] * map.size
        for number, border in enumerate(map.borders):
            if not shut >> number & 1:
                self._join(border)
        self._on_foot: list[list[int] | None] = [None] * map.size
        self._in_the_air: list[list[int] | None] = [None] * map.size
        self._seen: list[int] = [-1] * map.size

    def _join(self, border: Border) -> None:
        a, b = border.a, border.b
        self.in_the_air[a] |= 1 << b
        self.in_the_air[b] |= 1 << a
        if border.one_way_from != a:
            self.on_foot[a] |= 1 << b
        if border.one_way_from != b:
            self.on_foot[b] |= 1 << a

    # -- distances -----------------------------------------------------------------------

    def walking_distance(self, a: int, b: int) -> int:
        """The number of areas on a shortest way on foot (SS-3.4.2.3), FAR where there is none."""
        known = self._on_foot[a]
        if known is None:
            known = distances(self.on_foot, 1 << a, self.everywhere)
            self._on_foot[a] = known
        return known[b]

    def attack_distance(self, a: int, b: int) -> int:
        """The same for attacks and for whoever flies: one-way borders do not count."""
        known = self._in_the_air[a]
        if known is None:
            known = distances(self.in_the_air, 1 << a, self.everywhere)
            self._in_the_air[a] = known
        return known[b]

    def walking_costs(self, start: int, costs: list[Cost], most: int = FAR) -> list[int]:
        """What it costs to walk to each area where areas differ in price (SS-6.1.0.5)."""
        return cheapest(self.on_foot, 1 << start, costs, most)

    def within_walk(self, start: int, steps: int) -> int:
        """The areas at most so many steps on foot from a set of areas."""
        return flood(self.on_foot, start, self.everywhere, steps)

    def around_border(self, border: int, steps: int) -> int:
        """The areas within so many steps of a door: those on both sides are one step away
        (SS-3.3.1.4)."""
        if steps < 1:
            return 0
        sides = 1 << self.map.borders[border].a | 1 << self.map.borders[border].b
        return self.within_walk(sides, steps - 1)

    # -- sight ---------------------------------------------------------------------------

    def seen_from(self, a: int) -> int:
        """The areas that can be seen from an area, whoever stands between: no wall and no shut
        border in the line (SS-3.4.0.3), and not too far (SS-3.4.1.1)."""
        known = self._seen[a]
        if known < 0:
            known = self._looked_from(a)
            self._seen[a] = known
        return known

    def _looked_from(self, a: int) -> int:
        mask = 0
        for b in range(self.map.size):
            if self.attack_distance(a, b) <= self.map.sight_limit:
                line = self.map.line(a, b)
                if line.free and line.borders & self.shut == 0:
                    mask |= 1 << b
        return mask

    def sees(self, a: int, b: int) -> bool:
        return self.seen_from(a) >> b & 1 == 1

    def sees_past(self, a: int, b: int, hiding: int) -> bool:
        """Is b seen from a if those who stand in the areas of a set hide what is behind them? Who
        stands in one of the two areas hides nothing (SS-3.4.0.5)."""
        return self.sees(a, b) and self.map.line(a, b).areas & hiding == 0
