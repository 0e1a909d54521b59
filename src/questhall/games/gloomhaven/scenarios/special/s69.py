"""Scenario 69, Well of the Unfortunate: a doll that somebody must carry to the well."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option
from questhall.kernel.language.parameters import Given
from questhall.kernel.language.words import Word

from ...rules.movement.terrain import spring
from ...rules.scenario import SpecialRule
from ...state.figures import Figure, FigureKind
from ...state.scene import Scene, Tile, TileKind
from ..carrying import Carried, Deliver
from ..places import Places
from ..words.goals import GOALS
from ..words.parameters import DOORS, Hexes
from ..words.rules import RULES


class CarriedFromTheStart(Carried):
    """One character, chosen at the start, carries a thing. Others take it by a Loot action with
    the carrier in range; if the carrier becomes exhausted, it lies in that hex as a treasure."""

    def begin(self, scene: Scene) -> Flow[None]:
        options = [Option("carries", hero.figure) for hero in scene.heroes]
        answer = yield Decision(scene.everybody(), "carries", options, "GH-7.1.12")
        self.give(scene, scene.heroes[scene.figures[answer.what].owner])


class TrapsOnOpening(SpecialRule):
    """Damage traps appear on these hexes when a door opens; whoever stands there springs one."""

    def __init__(self, doors: list[int], places: Places) -> None:
        self.doors = doors
        self.places = places

    def door_opened(self, scene: Scene, joint: int, opener: Figure) -> Flow[None]:
        if joint not in self.doors:
            return
        for cell in self.places.cells(scene):
            trap = Tile(TileKind.TRAP, "spike", [cell])
            trap.damage = -1
            scene.lay(trap)
            figure = scene.figure_on(cell)
            if figure is not None and figure.kind != FigureKind.OBJECT and not scene.flies(figure):
                yield from spring(scene, figure, NOTHING)


GOALS.declare(Word("deliver", Hexes(), make=Deliver))
RULES.declare(
    Word(
        "carried",
        *(Given("doll"), Given("take-doll"), Given("doll-carried-by")),
        make=CarriedFromTheStart,
    ),
    Word("traps_on_opening", DOORS, Hexes(), make=TrapsOnOpening),
)
