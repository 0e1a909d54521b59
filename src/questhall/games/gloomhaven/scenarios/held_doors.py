"""Doors that stay open only while somebody stands on their pressure plates (GH-7.1.6)."""

from questhall.kernel.decisions import NOTHING, Flow

from ..rules.attack.damage import Harm, suffer
from ..rules.movement.terrain import trap_damage
from ..rules.scenario import SpecialRule
from ..state.figures import Figure, FigureKind
from ..state.scene import Scene
from .doors import are_closed, open_doors
from .goals import left_for, occupied
from .landing import move_aside
from .places import Places


class HeldOpen(SpecialRule):
    """The doors open when a character ends its turn on one of the plates, and close as soon as no
    character stands on any of them."""

    def __init__(self, doors: list[int], places: Places) -> None:
        self.doors = doors
        self.places = places

    def is_held(self, scene: Scene) -> bool:
        return bool(occupied(scene, self.places.cells(scene)))

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        if figure.kind == FigureKind.CHARACTER and figure.cell in self.places.cells(scene):
            yield from open_doors(scene, self.doors, figure)
        yield from self._let_go(scene)

    def stepped_off(self, scene: Scene, figure: Figure, cell: int) -> Flow[bool]:
        if cell not in self.places.cells(scene):
            return False
        closed = yield from self._let_go(scene)
        return closed

    def _let_go(self, scene: Scene) -> Flow[bool]:
        """Close the doors if nobody holds them open; True if they were open."""
        if are_closed(scene, self.doors) or self.is_held(scene):
            return False
        for door in self.doors:
            yield from close_door(scene, door)
        return True

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        if not are_closed(scene, self.doors):
            return []
        return left_for(scene, self.places.cells(scene), figure)


def close_door(scene: Scene, door: int) -> Flow[None]:
    """A figure in the doorway suffers damage like from a trap and makes room."""
    cell = scene.scenario.joints[door].cells[0]
    figure = scene.figure_on(cell)
    if figure is not None:
        yield from suffer(scene, figure, trap_damage(scene), "GH-7.1.12", Harm.TRAP)
        yield from move_aside(scene, cell)
    scene.opened &= ~(1 << door)
    scene.known_board = None
    scene.tell("door-closes", "GH-7.1.12", NOTHING, cell)
