"""Square areas drawn as text, for tests of maps."""

from questhall.boards.areas import AreaMap, Border
from questhall.boards.masks import mask_of, places_in
from questhall.boards.segments import Point, Segment

LIMIT = 5
WIDE = 10  # of an area of the grid


def segment(a: Point, b: Point) -> Segment:
    return Segment(a, b)


class Grid:
    """Square areas in rows, named by letters. A `|` between two letters is a wall; so is a `-`
    between two rows. Marks lie in the middle."""

    def __init__(self, text: str, one_way: str = "", limit: int = LIMIT) -> None:
        lines = text.split("\n")
        rows, between = lines[0::2], lines[1::2]
        self.names = "".join(row[0::2] for row in rows)
        wide = len(rows[0][0::2])
        marks = [
            (WIDE * x + WIDE // 2, WIDE * y + WIDE // 2)
            for y in range(len(rows))
            for x in range(wide)
        ]
        self.borders: list[Border] = []
        walls: list[Segment] = []
        for y, row in enumerate(rows):
            for x in range(1, wide):
                piece = segment((WIDE * x, WIDE * y), (WIDE * x, WIDE * y + WIDE))
                a, b = y * wide + x - 1, y * wide + x
                self._between(a, b, piece, row[2 * x - 1] == "|", walls)
        for y, line in enumerate(between, 1):
            for x in range(wide):
                piece = segment((WIDE * x, WIDE * y), (WIDE * x + WIDE, WIDE * y))
                a, b = y * wide + x - wide, y * wide + x
                self._between(a, b, piece, line.ljust(2 * wide)[2 * x] == "-", walls)
        for pair in one_way.split():
            self.border(pair).one_way_from = self.names.index(pair[0])
        self.map = AreaMap(marks, walls, self.borders, limit)

    def _between(self, a: int, b: int, piece: Segment, wall: bool, walls: list[Segment]) -> None:
        if wall:
            walls.append(piece)
        else:
            self.borders.append(Border(a, b, [piece]))

    def border(self, pair: str) -> Border:
        return self.borders[self.number(pair)]

    def number(self, pair: str) -> int:
        wanted = {self.names.index(pair[0]), self.names.index(pair[1])}
        return next(n for n, each in enumerate(self.borders) if {each.a, each.b} == wanted)

    def shut(self, *pairs: str) -> int:
        return mask_of([self.number(pair) for pair in pairs])

    def areas(self, letters: str) -> int:
        return mask_of([self.names.index(letter) for letter in letters])

    def letters(self, mask: int) -> str:
        return "".join(self.names[place] for place in places_in(mask))

    def sees(self, pair: str, hiding: str = "", shut: int = 0) -> bool:
        a, b = self.names.index(pair[0]), self.names.index(pair[1])
        return self.map.passages(shut).sees_past(a, b, self.areas(hiding))

    def walk(self, pair: str, shut: int = 0) -> int:
        a, b = self.names.index(pair[0]), self.names.index(pair[1])
        return self.map.passages(shut).walking_distance(a, b)

    def reach(self, pair: str, shut: int = 0) -> int:
        a, b = self.names.index(pair[0]), self.names.index(pair[1])
        return self.map.passages(shut).attack_distance(a, b)
