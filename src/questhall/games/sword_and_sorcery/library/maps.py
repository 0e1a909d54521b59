"""Tiles laid side by side become a map of areas."""

from questhall.boards.areas import AreaMap, Border
from questhall.boards.masks import NOWHERE
from questhall.boards.segments import Point, Segment
from questhall.kernel.content import Entry

from ..printed.quests import AreaDef
from .reading import entries_of, number_in, plain_name, words_of

TILE = 600  # the length of a side
SIGHT_LIMIT = 5  # SS-3.4.1.1
MOST_AREAS = 12
MOST_BORDERS = 40
MOST_CORNERS = 40


class TileArea:
    """An area of a tile as it is printed."""

    def __init__(self, key: str, mark: Point, outline: list[Point]) -> None:
        self.key = key
        self.mark = mark
        self.outline = outline
        self.difficult = False
        self.hazardous = False


class TileBorder:
    """Where two areas of a tile meet; `barrier` is the area that nobody leaves over it."""

    def __init__(self, a: str, b: str, openings: list[Segment], barrier: str) -> None:
        self.a = a
        self.b = b
        self.openings = openings
        self.barrier = barrier


class Tile:
    """One side of a map tile (SS-2.2.1.1)."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.areas: list[TileArea] = []
        self.borders: list[TileBorder] = []
        self.edges: list[tuple[str, Segment]] = []

    def names(self) -> list[str]:
        return [area.key for area in self.areas]


class Laid:
    """A tile in its place on the table."""

    def __init__(self, tile: Tile, turn: int, x: int, y: int) -> None:
        self.tile = tile
        self.turn = turn
        self.x = x
        self.y = y

    def point(self, point: Point) -> Point:
        x, y = point
        for _ in range(self.turn // 90):
            x, y = TILE - y, x
        return x + TILE * self.x, y + TILE * self.y

    def segment(self, segment: Segment) -> Segment:
        return Segment(self.point(segment.start), self.point(segment.end))


def read_tile(entry: Entry) -> Tile:
    tile = Tile(entry.name())
    for each in entries_of(entry, "areas", MOST_AREAS, 1):
        tile.areas.append(_tile_area(each, tile))
    for each in entries_of(entry, "borders", MOST_BORDERS):
        tile.borders.append(_border(each, tile))
    for each in entries_of(entry, "edges", MOST_BORDERS):
        segment = _segment(each, "segment", each.text("segment"))
        tile.edges.append((_area(each, "area", each.text("area"), tile), segment))
        each.finish()
    entry.finish()
    return tile


def _tile_area(entry: Entry, tile: Tile) -> TileArea:
    words = words_of(entry, "outline", MOST_CORNERS, 4)
    outline = [_point(entry, "outline", text) for text in words]
    for (x, y), (u, v) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (x == u) == (y == v):
            raise entry.fault("outline", f"from {x} {y} to {u} {v} is no straight line")
    area = TileArea(plain_name(entry), _point(entry, "mark", entry.text("mark")), outline)
    area.difficult = entry.flag("difficult")
    area.hazardous = entry.flag("hazardous")
    entry.finish()
    if area.key in tile.names():
        raise entry.fault("id", f"{area.key!r} is there twice")
    return area


def _border(entry: Entry, tile: Tile) -> TileBorder:
    a, b = [_area(entry, "between", name, tile) for name in words_of(entry, "between", 2, 2)]
    openings = [_segment(entry, "open", text) for text in words_of(entry, "open", MOST_CORNERS)]
    barrier = entry.text("barrier", "")
    if barrier:
        _area(entry, "barrier", barrier, tile)
    entry.finish()
    return TileBorder(a, b, openings, barrier)


def _area(entry: Entry, field: str, name: str, tile: Tile) -> str:
    if name not in tile.names():
        raise entry.fault(field, f"the tile has no area {name[:20]!r}")
    return name


def _numbers(entry: Entry, field: str, text: str, count: int) -> list[int]:
    words = text.split()
    if len(words) != count:
        raise entry.fault(field, f"{text[:40]!r} must be {count} numbers")
    return [number_in(entry, field, word, 0, TILE) for word in words]


def _point(entry: Entry, field: str, text: str) -> Point:
    x, y = _numbers(entry, field, text, 2)
    return x, y


def _segment(entry: Entry, field: str, text: str) -> Segment:
    a, b, c, d = _numbers(entry, field, text, 4)
    if (a == c) == (b == d):
        raise entry.fault(field, f"{text!r} must lead along a side, from one point to another")
    return Segment((a, b), (c, d))


def lay(tiles: list[Laid], links: list[str]) -> tuple[AreaMap, list[AreaDef]]:
    """The map, and its areas in the same order; links join areas that lie apart (SS-2.2.1.3)."""
    areas: list[AreaDef] = []
    marks: list[Point] = []
    borders: list[Border] = []
    numbers: dict[str, int] = {}
    outlines: list[Segment] = []
    for laid in tiles:
        for area in laid.tile.areas:
            key = f"{laid.tile.key}.{area.key}"
            numbers[key] = len(areas)
            corners = [laid.point(point) for point in area.outline]
            areas.append(AreaDef(key, area.difficult, area.hazardous, corners))
            marks.append(laid.point(area.mark))
            outlines += [
                Segment(a, b) for a, b in zip(corners, [*corners[1:], corners[0]], strict=True)
            ]
        for border in laid.tile.borders:
            a = numbers[f"{laid.tile.key}.{border.a}"]
            b = numbers[f"{laid.tile.key}.{border.b}"]
            one_way = NOWHERE if not border.barrier else a if border.barrier == border.a else b
            openings = [laid.segment(each) for each in border.openings]
            borders.append(Border(a, b, openings, one_way))
    borders += _joints(tiles, numbers)
    for link in links:
        a, b = [numbers[key] for key in link.split()]
        borders.append(Border(a, b, []))
    openings = [opening for border in borders for opening in border.openings]
    walls = [piece for outline in outlines for piece in _without(outline, openings)]
    return AreaMap(marks, walls, borders, SIGHT_LIMIT), areas


def _joints(tiles: list[Laid], numbers: dict[str, int]) -> list[Border]:
    """Tiles are joined where edges of both lie on the same line."""
    seen: dict[tuple[Point, ...], int] = {}
    found: list[Border] = []
    for laid in tiles:
        for key, printed in laid.tile.edges:
            edge = laid.segment(printed)
            ends = tuple(sorted((edge.start, edge.end)))
            number = numbers[f"{laid.tile.key}.{key}"]
            if ends in seen:
                found.append(Border(seen[ends], number, [edge]))
            seen[ends] = number
    return found


def _without(outline: Segment, openings: list[Segment]) -> list[Segment]:
    """The parts of a straight outline that are no openings: walls."""
    along = 0 if outline.start[1] == outline.end[1] else 1
    across = 1 - along
    low, high = sorted((outline.start[along], outline.end[along]))
    line = outline.start[across]
    gaps: list[tuple[int, int]] = []
    for opening in openings:
        if opening.start[across] == line == opening.end[across]:
            a, b = sorted((opening.start[along], opening.end[along]))
            if a < high and b > low:
                gaps.append((max(a, low), min(b, high)))
    found: list[Segment] = []
    for a, b in [*sorted(gaps), (high, high)]:
        if low < a:
            found.append(_piece(along, line, low, a))
        low = max(low, b)
    return found


def _piece(along: int, line: int, low: int, high: int) -> Segment:
    if along == 0:
        return Segment((low, line), (high, line))
    return Segment((line, low), (line, high))
