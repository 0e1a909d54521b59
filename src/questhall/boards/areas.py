"""Maps of areas joined by borders; each area has a mark, and lines of sight run between marks.

An area is known by its place in the list of marks. An AreaMap is the map as printed; doors, locked
doors and walls put up during play shut some of its borders. `AreaMap.passages(shut)` is the map
with those borders shut, computed once for each set of borders.
"""

from .floods import FAR, Cost, cheapest, cheapest_steps, distances, flood
from .masks import NOWHERE, places_in, spread
from .segments import Point, Segment, crossed_by, is_blocked


class Border:
    """Where two areas meet. Nobody leaves the area `one_way_from` over this border on foot. A
    border without openings joins areas that lie apart."""

    def __init__(
        self, a: int, b: int, openings: list[Segment], one_way_from: int = NOWHERE
    ) -> None:
        self.a = a
        self.b = b
        self.openings = openings
        self.one_way_from = one_way_from


class SightLine:
    """The line between two marks: whether no wall blocks it, and which borders and areas it
    crosses, not counting the areas at its ends."""

    def __init__(self, free: bool, borders: int, areas: int) -> None:
        self.free = free
        self.borders = borders
        self.areas = areas


class AreaMap:
    """Marks, walls and borders. Every outline that is not an opening is a wall."""

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
        self._latest: Passages | None = None

    def line(self, a: int, b: int) -> SightLine:
        """The line of sight between two areas."""
        place = min(a, b) * self.size + max(a, b)
        known = self._lines[place]
        if known is None:
            known = self._draw_line(a, b)
            self._lines[place] = known
        return known

    def _draw_line(self, a: int, b: int) -> SightLine:
        if a == b:
            return SightLine(True, 0, 0)
        start, end = self.marks[a], self.marks[b]
        if is_blocked(start, end, self.walls):
            return SightLine(False, 0, 0)
        borders = areas = 0
        # Walls are included because a border beside the end of a wall is crossed at that end too.
        for number in crossed_by(start, end, self._openings + self.walls):
            if number < len(self._openings):
                border = self.borders[self._border_of[number]]
                borders |= 1 << self._border_of[number]
                areas |= 1 << border.a | 1 << border.b
        return SightLine(True, borders, areas & ~(1 << a | 1 << b))

    def passages(self, shut: int) -> "Passages":
        """The map with a set of borders shut."""
        known = self._latest
        if known is None or known.shut != shut:
            known = self._passages.get(shut)
            if known is None:
                known = Passages(self, shut)
                self._passages[shut] = known
            self._latest = known
        return known


class Passages:
    """Who can go and see where while certain borders are shut.

    There are two distances: one-way borders count on foot, but not for flyers or attacks.
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
        self._steps: dict[tuple[int, int, bool, int, int, int], int] = {}
        self._within: list[list[int] | None] = [None] * map.size
        self._seen: list[int] = [-1] * map.size
        self._behind: list[list[int]] = [[] for _ in range(map.size)]
        self._hiding: list[int] = [0] * map.size  # where figures would hide anything at all

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
        """The number of areas on a shortest way on foot; FAR if there is none."""
        known = self._on_foot[a]
        if known is None:
            known = distances(self.on_foot, 1 << a, self.everywhere)
            self._on_foot[a] = known
        return known[b]

    def attack_distance(self, a: int, b: int) -> int:
        """The same for attacks and for flyers, who ignore one-way borders."""
        known = self._in_the_air[a]
        if known is None:
            known = distances(self.in_the_air, 1 << a, self.everywhere)
            self._in_the_air[a] = known
        return known[b]

    def within_attack(self, a: int, most: int) -> int:
        """The areas at most so far away for attacks."""
        known = self._within[a]
        if known is None:
            known = self._around(a)
            self._within[a] = known
        return known[min(most, len(known) - 1)]

    def _around(self, a: int) -> list[int]:
        """Everything within no, one, two ... steps, until nothing is added."""
        found = [1 << a]
        while True:
            wider = found[-1] | spread(self.in_the_air, found[-1])
            if wider == found[-1]:
                return found
            found.append(wider)

    def walking_costs(self, start: int, costs: list[Cost], most: int = FAR) -> list[int]:
        """The cost of walking to each area when areas cost different amounts to enter."""
        return cheapest(self.on_foot, 1 << start, costs, most)

    def cheapest_steps(
        self, start: int, goal: int, flying: bool, price: int, hindered: int, dear: int
    ) -> int:
        """The areas that come next on a cheapest way; those of the set `hindered` have a price of
        their own."""
        key = (start, goal, flying, price, hindered, dear)
        known = self._steps.get(key, -1)
        if known < 0:
            costs = [Cost(price, self.everywhere & ~hindered), Cost(dear, hindered)]
            ways = self.in_the_air if flying else self.on_foot
            known = cheapest_steps(ways, start, goal, costs)
            self._steps[key] = known
        return known

    def within_walk(self, start: int, steps: int) -> int:
        """The areas at most `steps` steps on foot from a set of areas."""
        return flood(self.on_foot, start, self.everywhere, steps)

    def around_border(self, border: int, steps: int) -> int:
        """The areas within `steps` steps of a door; the areas on both sides are one step away."""
        if steps < 1:
            return 0
        sides = 1 << self.map.borders[border].a | 1 << self.map.borders[border].b
        return self.within_walk(sides, steps - 1)

    # -- sight ---------------------------------------------------------------------------

    def seen_from(self, a: int) -> int:
        """The areas visible from an area, ignoring figures: no wall or shut border crosses the
        line, and the area is close enough."""
        if self._seen[a] < 0:
            self._look_from(a)
        return self._seen[a]

    def _look_from(self, a: int) -> None:
        """Find what is visible, and for each area what figures there would hide."""
        seen = 0
        behind = [0] * self.map.size
        for b in range(self.map.size):
            if self.attack_distance(a, b) <= self.map.sight_limit:
                line = self.map.line(a, b)
                if line.free and line.borders & self.shut == 0:
                    seen |= 1 << b
                    self._hiding[a] |= line.areas
                    for area in places_in(line.areas):
                        behind[area] |= 1 << b
        self._seen[a] = seen
        self._behind[a] = behind

    def sees(self, a: int, b: int) -> bool:
        return self.seen_from(a) >> b & 1 == 1

    def seen_past(self, a: int, hiding: int) -> int:
        """The areas visible from an area if figures in the areas `hiding` hide what is behind them.
        Figures in the areas at both ends of a line hide nothing."""
        seen = self.seen_from(a)
        behind = self._behind[a]
        for area in places_in(hiding & self._hiding[a]):
            seen &= ~behind[area]
        return seen

    def sees_past(self, a: int, b: int, hiding: int) -> bool:
        return self.seen_past(a, hiding) >> b & 1 == 1
