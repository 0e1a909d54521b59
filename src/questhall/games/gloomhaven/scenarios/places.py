"""Hexes that a scenario's rules refer to: its marks, rooms, and the hexes beside them."""

from ..printed.scenario import FEWEST_CHARACTERS, MOST_CHARACTERS, ScenarioDef
from ..state.board import Board, board_of
from ..state.scene import Scene

PARTY_WORDS = {"two": 2, "three": 3, "four": 4}
FAR_AWAY = 40
PARTIES = range(FEWEST_CHARACTERS, MOST_CHARACTERS + 1)


def whole_map(scenario: ScenarioDef) -> Board:
    """The map with every room revealed and every door open."""
    everything = (1 << len(scenario.rooms)) - 1
    return board_of(scenario, everything, (1 << len(scenario.joints)) - 1)


def area_at(scenario: ScenarioDef, cell: int) -> int:
    """The area, bounded by doors, to which a hex belongs."""
    return scenario.area_of[scenario.rooms_at(cell)[0]]


def is_revealed(scene: Scene, area: int) -> bool:
    return bool(scene.revealed >> area & 1)


def closeness(scene: Scene, here: list[int], there: list[int]) -> float:
    """How near the hexes `here` come to each of the hexes `there`, on average; 1 is on the spot."""
    if not here or not there:
        return 0.0
    map = whole_map(scene.scenario)
    total = 0.0
    for goal in there:
        far = map.distances(goal)
        total += max(0.0, 1.0 - min([far[cell] for cell in here]) / FAR_AWAY)
    return total / len(there)


def party_cells(scene: Scene) -> list[int]:
    """Where the characters stand."""
    return [scene.figure_of(hero).cell for hero in scene.heroes if not hero.exhausted]


class Places:
    """A set of hexes; it may depend on the number of characters (GH-7.1.11)."""

    def __init__(self) -> None:
        self.for_party: list[list[int]] = [[] for _ in PARTIES]

    def cells(self, scene: Scene) -> list[int]:
        return self.for_party[scene.characters - FEWEST_CHARACTERS]

    def add(self, characters: int, cells: list[int]) -> None:
        self.for_party[characters - FEWEST_CHARACTERS].extend(cells)


def beside(scenario: ScenarioDef, cells: list[int]) -> list[int]:
    map = whole_map(scenario)
    found: list[int] = []
    for cell in cells:
        for other in map.neighbours[cell]:
            if other not in cells and other not in found:
                found.append(other)
    return found
