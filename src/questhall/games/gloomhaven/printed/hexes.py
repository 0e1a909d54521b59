"""Hexes in axial coordinates (q, r) and the map they form: what is adjacent, and distances.

A hex of a map is identified by its index in the map's list; a table about hexes is a list in that
order. A cell is any hex of the plane, wall or not, encoded as one number: cells add up as hexes do.
"""

from typing import Final

Hex = tuple[int, int]
WallLine = tuple[Hex, Hex]

DIRECTIONS: Final[list[Hex]] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
FAR: Final = 1 << 40
FARTHEST_COORDINATE: Final = 1000


def cell_of(hex: Hex) -> int:
    return (hex[0] << 12) + hex[1]


def are_neighbours(a: Hex, b: Hex) -> bool:
    """Do the two hexes share an edge, even with a wall line on it?"""
    return (b[0] - a[0], b[1] - a[1]) in DIRECTIONS


def mirrored(shape: list[Hex]) -> list[Hex]:
    return [(r, q) for q, r in shape]


class HexMap:
    """The open hexes, and the wall lines on edges between them. Everything else is wall."""

    def __init__(self, hexes: list[Hex], wall_lines: list[WallLine]) -> None:
        self.hexes = hexes
        self.size: int = len(hexes)
        self.index: dict[Hex, int] = {hex: place for place, hex in enumerate(hexes)}
        self.cells: list[int] = [cell_of(hex) for hex in hexes]
        self.place: dict[int, int] = {cell: place for place, cell in enumerate(self.cells)}
        # An edge is the sum of its two cells: no other pair of neighbours has that sum.
        self.wall_edges: dict[int, bool] = {cell_of(a) + cell_of(b): True for a, b in wall_lines}
        self.neighbours: list[list[int]] = [self._adjacent_to(cell) for cell in self.cells]
        self._distances: list[list[int] | None] = [None] * self.size

    def distances(self, start: int) -> list[int]:
        """The distance from this hex to every hex, along adjacent hexes. GH-3.6.17"""
        known = self._distances[start]
        if known is None:
            known = self._spread([start], [])
            self._distances[start] = known
        return known

    def distances_to_cells(self, cells: list[int]) -> list[int]:
        """The distance from every hex to the nearest of the cells.

        A wall cell is one hex farther than the nearest open hex next to it. GH-3.8.5
        """
        inside: list[int] = []
        beside: list[int] = []
        for cell in cells:
            if cell in self.place:
                inside.append(self.place[cell])
            else:
                beside += self._open_beside(cell)
        return self._spread(inside, beside)

    def _spread(self, at_once: list[int], one_away: list[int]) -> list[int]:
        distances = [FAR] * self.size
        edge: list[int] = []
        for hex in at_once:
            if distances[hex] == FAR:
                distances[hex] = 0
                edge.append(hex)
        waiting = one_away
        distance = 0
        while edge or waiting:
            distance += 1
            beyond: list[int] = []
            for hex in waiting:
                if distances[hex] == FAR:
                    distances[hex] = distance
                    beyond.append(hex)
            waiting = []
            for hex in edge:
                for neighbour in self.neighbours[hex]:
                    if distances[neighbour] == FAR:
                        distances[neighbour] = distance
                        beyond.append(neighbour)
            edge = beyond
        return distances

    def _adjacent_to(self, cell: int) -> list[int]:
        """The open hexes next to the cell with no wall line between. GH-3.6.16"""
        return [
            self.place[other]
            for other in _cells_around(cell)
            if other in self.place and cell + other not in self.wall_edges
        ]

    def _open_beside(self, cell: int) -> list[int]:
        return [self.place[other] for other in _cells_around(cell) if other in self.place]


def _cells_around(cell: int) -> list[int]:
    return [cell + cell_of(direction) for direction in DIRECTIONS]
