"""Obstacles with hit points (GH-7.1.7) and named allies (GH-7.1.8)."""

from questhall.kernel.decisions import NOTHING, Flow

from ..printed.cards import NO_DECISIONS
from ..printed.formulas import formula
from ..rules.attack.conditions import expire
from ..rules.attack.damage import FROM_WOUND, suffer
from ..rules.scenario import Script, script_of
from ..state.figures import ALLY, FOES, OBJECT, PARTY, STUN, WOUND, Figure
from ..state.scene import Scene
from .goals import remember
from .places import Places, area_at
from .walking import walk_toward

DESTROYED = "destroyed"  # object names


def hit_points_of(scene: Scene, text: str) -> int:
    """GH-7.1.11"""
    return formula(text, {"C": scene.characters, "L": scene.level})


def place_object(scene: Scene, name: str, cell: int, hit_points: int) -> Figure:
    """For all abilities an object counts as an enemy of the characters."""
    figure = Figure(len(scene.figures), OBJECT, FOES, cell, hit_points)
    figure.name = name
    figure.drops_coin = False
    scene.add(figure)
    scene.tell("appears", "GH-7.1.7", figure.id, cell)
    return figure


class Objects(Script):
    """Obstacles with hit points, placed with their rooms."""

    def __init__(self, name: str, places: Places, hit_points: str) -> None:
        self.name = name
        self.places = places
        self.hit_points = hit_points

    def room_revealed(self, scene: Scene, area: int) -> Flow[None]:
        for cell in self.places.cells(scene):
            if area_at(scene.scenario, cell) == area:
                place_object(scene, self.name, cell, hit_points_of(scene, self.hit_points))
        yield from NO_DECISIONS

    def died(self, scene: Scene, figure: Figure) -> Flow[None]:
        if figure.kind == OBJECT and figure.name == self.name:
            remember(scene, f"{DESTROYED}-{self.name}")
        yield from NO_DECISIONS


class Protect(Script):
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
        numbers = list(range(1, len(cells) + 1))
        scene.chance.shuffle("allies", numbers)
        for place in range(len(cells)):
            hit_points = hit_points_of(scene, self.hit_points)
            figure = Figure(len(scene.figures), ALLY, PARTY, cells[place], hit_points)
            figure.name = self.name
            figure.number = numbers[place]
            scene.add(figure)
            scene.tell("appears", "GH-7.1.8", figure.id, cells[place])
        yield from NO_DECISIONS

    def owns(self, figure: Figure) -> bool:
        return figure.kind == ALLY and figure.name == self.name

    def has_turn(self, scene: Scene, figure: Figure) -> bool:
        return self.move > 0 and self.owns(figure)

    def take_turn(self, scene: Scene, figure: Figure) -> Flow[None]:
        scene.acting = figure.id
        scene.tell("turn", "GH-7.1.8", figure.id)
        if figure.has(WOUND):
            yield from suffer(scene, figure, 1, "GH-3.10.12", FROM_WOUND)
        if self.toward is not None and not figure.gone and not figure.has(STUN):
            yield from walk_toward(scene, figure, self.move, self.toward.cells(scene))
        if not figure.gone:
            yield from script_of(scene).turn_ends(scene, figure)
            expire(scene, figure)
        scene.acting = NOTHING

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
