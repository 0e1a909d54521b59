"""Scenario 86, Harried Village: villagers flee to the boats."""

from questhall.kernel.decisions import Flow
from questhall.kernel.language.parameters import Named
from questhall.kernel.language.words import Among, Word

from ...printed.cards import NO_DECISIONS
from ...rules.cards.active_area import remove_from_map
from ...rules.scenario import SpecialRule
from ...state.figures import Figure, FigureKind
from ...state.scene import Scene
from ..goals import remember
from ..objects import hit_points_of, place_allies, take_walk
from ..places import Places, area_at
from ..words.parameters import HIT_POINTS, NAME, Hexes
from ..words.rules import RULES, WAYS

FALLEN = "fallen"  # in the memory of the scene, with the name appended


class Fleeing(SpecialRule):
    """People whom monsters attack, but who are nobody's allies and cannot be healed. They walk at
    the end of the round and are saved where they want to go; the scenario is lost when too many
    have died."""

    def __init__(
        self, name: str, places: Places, hit_points: str, move: int, toward: Places, lost: int
    ) -> None:
        self.name = name
        self.places = places
        self.hit_points = hit_points
        self.move = move
        self.toward = toward
        self.most_lost = lost

    def room_revealed(self, scene: Scene, area: int) -> Flow[None]:
        cells = [c for c in self.places.cells(scene) if area_at(scene.scenario, c) == area]
        hit_points = hit_points_of(scene, self.hit_points)
        for figure in place_allies(scene, self.name, cells, hit_points):
            figure.aloof = True
        yield from NO_DECISIONS

    def has_turn(self, scene: Scene, figure: Figure) -> bool:
        return figure.kind == FigureKind.ALLY and figure.name == self.name

    def take_turn(self, scene: Scene, figure: Figure) -> Flow[None]:
        goals = self.toward.cells(scene)
        yield from take_walk(scene, figure, self.move, goals)
        if not figure.gone and figure.cell in goals:
            remove_from_map(scene, figure)
            scene.tell("saved", "GH-7.1.12", figure.id)

    def died(self, scene: Scene, figure: Figure) -> Flow[None]:
        if self.has_turn(scene, figure):
            remember(scene, f"{FALLEN}-{self.name}")
        yield from NO_DECISIONS

    def lost(self, scene: Scene) -> bool:
        return scene.memory.get(f"{FALLEN}-{self.name}", 0) >= self.most_lost


def _fleeing(
    name: str, places: Places, hit_points: str, move: int, ways: list[Places], lost: int
) -> SpecialRule:
    """People who walk to a place at the end of each round; so many of them may not die."""
    (way,) = ways
    return Fleeing(name, places, hit_points, move, way, lost)


RULES.declare(
    Word(
        "fleeing",
        *(NAME, Hexes(), HIT_POINTS, Named("move", None), Among(WAYS, "toward")),
        Named("lost", None),
        make=_fleeing,
    )
)
