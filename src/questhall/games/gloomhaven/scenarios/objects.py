"""Obstacles with hit points (GH-7.1.7) and named allies (GH-7.1.8)."""

from questhall.kernel.decisions import NOTHING, Flow

from ..printed.cards import NO_DECISIONS
from ..printed.formulas import formula
from ..rules.attack.conditions import expire, give
from ..rules.attack.damage import Harm, suffer
from ..rules.round.scenario_end import end_turn
from ..rules.scenario import SpecialRule
from ..state.figures import Condition, Figure, FigureKind, Side
from ..state.scene import Scene, Tile, TileKind
from .goals import remember
from .places import Places, area_at
from .walking import walk_toward

DESTROYED = "destroyed"  # object names


def hit_points_of(scene: Scene, text: str) -> int:
    """GH-7.1.11"""
    return formula(text, {"C": scene.characters, "L": scene.level})


def place_object(scene: Scene, name: str, cell: int, hit_points: int) -> Figure:
    """For all abilities an object counts as an enemy of the characters."""
    figure = Figure(len(scene.figures), FigureKind.OBJECT, Side.FOES, cell, hit_points)
    figure.name = name
    figure.drops_coin = False
    scene.add(figure)
    for each in scene.cells_of(figure):
        scene.figure_at[each] = figure.id
    scene.tell("appears", "GH-7.1.7", figure.id, cell)
    return figure


def place_allies(scene: Scene, name: str, cells: list[int], hit_points: int) -> list[Figure]:
    """Named allies with shuffled numbers, which give the order of their turns (GH-7.1.8)."""
    placed: list[Figure] = []
    first = 1 + len([figure for figure in scene.figures if figure.name == name])
    numbers = list(range(first, first + len(cells)))
    scene.chance.shuffle("allies", numbers)
    for place in range(len(cells)):
        figure = Figure(len(scene.figures), FigureKind.ALLY, Side.PARTY, cells[place], hit_points)
        figure.name = name
        figure.number = numbers[place]
        scene.add(figure)
        scene.tell("appears", "GH-7.1.8", figure.id, cells[place])
        placed.append(figure)
    return placed


def take_walk(scene: Scene, figure: Figure, points: int, goals: list[int]) -> Flow[None]:
    """The turn of an ally that only moves."""
    scene.acting = figure.id
    scene.tell("turn", "GH-7.1.8", figure.id)
    if figure.has(Condition.WOUND):
        yield from suffer(scene, figure, 1, "GH-3.10.12", Harm.WOUND)
    if not figure.gone and not figure.has(Condition.STUN):
        yield from walk_toward(scene, figure, points, goals)
    if not figure.gone:
        yield from end_turn(scene, figure)
        expire(scene, figure)
    scene.acting = NOTHING


class Objects(SpecialRule):
    """Obstacles with hit points, placed with their rooms. A tile of several hexes is one object."""

    def __init__(self, name: str, places: Places, hit_points: str) -> None:
        self.name = name
        self.places = places
        self.hit_points = hit_points

    def room_revealed(self, scene: Scene, area: int) -> Flow[None]:
        for cell in self.places.cells(scene):
            other = scene.figure_on(cell)
            known = other is not None and self._owns(other)
            if area_at(scene.scenario, cell) == area and not known:
                place_object(scene, self.name, cell, hit_points_of(scene, self.hit_points))
        yield from NO_DECISIONS

    def _owns(self, figure: Figure) -> bool:
        return figure.kind == FigureKind.OBJECT and figure.name == self.name

    def can_destroy(self, scene: Scene, tile: Tile) -> bool:
        """Only its hit points count."""
        figure = scene.figure_on(tile.cells[0])
        return figure is None or not self._owns(figure)

    def died(self, scene: Scene, figure: Figure) -> Flow[None]:
        if self._owns(figure):
            remember(scene, f"{DESTROYED}-{self.name}")
            tile = scene.tile(figure.cell)
            if tile is not None and tile.kind == TileKind.OBSTACLE:
                scene.take_away(tile)
        yield from NO_DECISIONS


class StunsWhenDestroyed(SpecialRule):
    """When an object with this name is destroyed, all monsters beside it are stunned."""

    def __init__(self, name: str) -> None:
        self.name = name

    def died(self, scene: Scene, figure: Figure) -> Flow[None]:
        if figure.kind != FigureKind.OBJECT or figure.name != self.name:
            return
        for cell in scene.board.neighbours[figure.cell]:
            other = scene.figure_on(cell)
            if other is not None and other.kind == FigureKind.MONSTER and other.side == Side.FOES:
                give(scene, other, Condition.STUN, "GH-7.1.12")
        yield from NO_DECISIONS


class Protect(SpecialRule):
    """Allies of the characters: the scenario is lost when one is killed. An ally that can move
    does so at the end of the round, toward a place, and opens doors on its way (GH-7.1.8)."""

    def __init__(
        self, name: str, places: Places, hit_points: str, move: int, toward: Places | None
    ) -> None:
        self.name = name
        self.places = places
        self.hit_points = hit_points
        self.move = move
        self.toward = toward

    def room_revealed(self, scene: Scene, area: int) -> Flow[None]:
        cells = [c for c in self.places.cells(scene) if area_at(scene.scenario, c) == area]
        place_allies(scene, self.name, cells, hit_points_of(scene, self.hit_points))
        yield from NO_DECISIONS

    def owns(self, figure: Figure) -> bool:
        return figure.kind == FigureKind.ALLY and figure.name == self.name

    def has_turn(self, scene: Scene, figure: Figure) -> bool:
        return self.move > 0 and self.owns(figure)

    def take_turn(self, scene: Scene, figure: Figure) -> Flow[None]:
        if self.toward is not None:
            yield from take_walk(scene, figure, self.move, self.toward.cells(scene))

    def round_ends(self, scene: Scene) -> Flow[None]:
        """They have no turns, so they lose conditions at the end of the round (GH-3.10.8)."""
        for figure in scene.figures:
            if self.move == 0 and self.owns(figure) and not figure.gone:
                expire(scene, figure)
        yield from NO_DECISIONS

    def lost(self, scene: Scene) -> bool:
        for figure in scene.figures:
            if figure.gone and self.owns(figure):
                return True
        return False
