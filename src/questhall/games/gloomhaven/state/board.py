"""The open part of the map (GH-1.0.1): rooms revealed and doors opened so far.

Hexes keep their numbers for the whole scenario. Unrevealed hexes and closed doors are walls
(GH-2.2.4), but a character may enter a closed door that is not locked (GH-2.2.2).
"""

from typing import Final

from ..printed.hexes import Hex, HexMap, WallLine
from ..printed.scenario import ScenarioDef
from .sight import Sight

EDGES: Final[list[Hex]] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]


class Board(HexMap):
    """A map of which some hexes are still closed. `walls` holds, for each hex, the edges that
    would have a wall even if all rooms were open, as bits in the order of EDGES."""

    def __init__(self, hexes: list[Hex], wall_lines: list[WallLine], closed: list[int]) -> None:
        super().__init__(hexes, wall_lines)
        self.beside: list[list[int]] = self.neighbours
        self.walls: list[int] = [self._walls_around(hex) for hex in range(self.size)]
        self.closed: list[bool] = [False] * self.size
        for hex in closed:
            self.closed[hex] = True
            del self.place[self.cells[hex]]
        self.neighbours = [self._open_neighbours(hex) for hex in range(self.size)]
        self.sight = Sight(self)
        self.scenario: ScenarioDef | None = None

    def _walls_around(self, hex: int) -> int:
        q, r = self.hexes[hex]
        beside = [self.hexes[each] for each in self.beside[hex]]
        walls = 0
        for edge in range(len(EDGES)):
            across = EDGES[edge]
            if (q + across[0], r + across[1]) not in beside:
                walls |= 1 << edge
        return walls

    def _open_neighbours(self, hex: int) -> list[int]:
        if self.closed[hex]:
            return []
        return [each for each in self.beside[hex] if not self.closed[each]]

    def distance(self, a: int, b: int) -> int:
        """GH-3.6.17"""
        return self.distances(a)[b]

    def adjacent(self, a: int, b: int) -> bool:
        """GH-3.6.16"""
        return b in self.neighbours[a]

    def within(self, a: int, b: int, range: int) -> bool:
        """In range and in line of sight (GH-3.6.14)."""
        return self.distances(a)[b] <= range and self.sight.sees(a, b)


_BOARDS: dict[str, Board] = {}
MOST_BOARDS: Final = 1000  # those of random dungeons are without number


def board_of(scenario: ScenarioDef, revealed: int, opened: int) -> Board:
    """The board of a scenario with these areas revealed and these joints open (bit masks)."""
    key = f"{scenario.key}/{revealed}/{opened}"
    known = _BOARDS.get(key)
    if known is None or known.scenario is not scenario:
        known = _made(scenario, revealed, opened)
        known.scenario = scenario
        if len(_BOARDS) >= MOST_BOARDS:
            _BOARDS.clear()
        _BOARDS[key] = known
    return known


def _made(scenario: ScenarioDef, revealed: int, opened: int) -> Board:
    closed: list[int] = []
    for cell in range(len(scenario.qs)):
        joint = scenario.joint_of[cell]
        if joint >= 0:
            if not opened >> joint & 1:
                closed.append(cell)
        elif not revealed >> scenario.area_of[scenario.room_of[cell]] & 1:
            closed.append(cell)
    return Board(scenario.hexes(), scenario.wall_lines, closed)
