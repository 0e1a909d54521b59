"""What rules of a scenario wait for: a door opens, somebody steps on a plate, an object falls."""

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import Flow

from ..printed.cards import NO_DECISIONS
from ..rules.scenario import SpecialRule
from ..state.figures import Figure, FigureKind, Side
from ..state.scene import Scene
from .amounts import Killed
from .doors import is_filled
from .goals import ARRIVED, GOALS_LOOTED, Kill
from .objects import DESTROYED
from .places import Places, area_at, is_revealed

STEPPED = "stepped"  # in the memory of the scene, with the first of the hexes appended
ENTERED = "entered"


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(SpecialRule):
    """Something that happens once. The rule that waits for it passes the ends of turns on."""

    def happened(self, scene: Scene) -> bool:
        return False


def any_happened(scene: Scene, triggers: list[Trigger]) -> bool:
    for trigger in triggers:
        if trigger.happened(scene):
            return True
    return False


def all_happened(scene: Scene, triggers: list[Trigger]) -> bool:
    """Without triggers, a rule is in force from the start."""
    for trigger in triggers:
        if not trigger.happened(scene):
            return False
    return True


class Opened(Trigger):
    """One of these doors is open."""

    def __init__(self, doors: list[int]) -> None:
        self.doors = doors

    def happened(self, scene: Scene) -> bool:
        for door in self.doors:
            if scene.opened >> door & 1 and not is_filled(scene, door):
                return True
        return False


class Destroyed(Trigger):
    """An object with this name is destroyed."""

    def __init__(self, name: str) -> None:
        self.name = name

    def happened(self, scene: Scene) -> bool:
        return f"{DESTROYED}-{self.name}" in scene.memory


class AllKilled(Trigger):
    """All monsters of these types are dead, and there were some."""

    def __init__(self, types: list[str]) -> None:
        self.goal = Kill(types)

    def happened(self, scene: Scene) -> bool:
        return self.goal.met(scene)


class KilledSoMany(Trigger):
    """This many monsters of a type have died."""

    def __init__(self, type: str, count: int) -> None:
        self.killed = Killed(type)
        self.count = count

    def happened(self, scene: Scene) -> bool:
        return self.killed.now(scene) >= self.count


class AllLooted(Trigger):
    """All goal treasures are looted."""

    def __init__(self, cells: list[int]) -> None:
        self.cells = cells

    def happened(self, scene: Scene) -> bool:
        return scene.memory.get(GOALS_LOOTED, 0) >= len(self.cells)


class Looted(Trigger):
    """The goal treasures on these hexes are looted."""

    def __init__(self, places: Places) -> None:
        self.places = places

    def happened(self, scene: Scene) -> bool:
        cells = self.places.cells(scene)
        if not is_revealed(scene, area_at(scene.scenario, cells[0])):
            return False
        for cell in cells:
            tile = scene.tile(cell)
            if tile is not None and tile.goal:
                return False
        return True


class Arrived(Trigger):
    """An ally has arrived where the goal wants it."""

    def happened(self, scene: Scene) -> bool:
        return ARRIVED in scene.memory


class SteppedOn(Trigger):
    """A character has ended its turn on one of these hexes (GH-7.1.6)."""

    def __init__(self, places: Places) -> None:
        self.places = places

    def _key(self, scene: Scene) -> str:
        return f"{STEPPED}-{self.places.cells(scene)[0]}"

    def happened(self, scene: Scene) -> bool:
        return self._key(scene) in scene.memory

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        if figure.kind == FigureKind.CHARACTER and figure.cell in self.places.cells(scene):
            scene.memory[self._key(scene)] = 1
        yield from NO_DECISIONS

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        return [] if self.happened(scene) else self.places.cells(scene)


class Entered(Trigger):
    """A character or an ally of the characters has ended its turn on one of these hexes."""

    def __init__(self, places: Places) -> None:
        self.places = places

    def _key(self, scene: Scene) -> str:
        return f"{ENTERED}-{self.places.cells(scene)[0]}"

    def happened(self, scene: Scene) -> bool:
        return self._key(scene) in scene.memory

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        ours = figure.side == Side.PARTY and figure.kind != FigureKind.OBJECT
        if ours and figure.cell in self.places.cells(scene):
            scene.memory[self._key(scene)] = 1
        yield from NO_DECISIONS
