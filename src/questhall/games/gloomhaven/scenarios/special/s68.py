"""Scenario 68, Toxic Moor: a tree that withers, and water that burns the poisoned."""

from questhall.kernel.decisions import Flow
from questhall.kernel.language.parameters import Name
from questhall.kernel.language.words import Word

from ...rules.attack.damage import Harm, suffer
from ...rules.movement.terrain import trap_damage
from ...rules.scenario import SpecialRule
from ...state.figures import Condition, Figure, FigureKind, Side
from ...state.scene import Scene
from ..hardships import is_of_party
from ..objects import hit_points_of
from ..places import area_at, is_revealed
from ..words.parameters import DAMAGE, HIT_POINTS, NAME, TYPE, cells_of
from ..words.rules import RULES

SUFFERED = "withered"


class Withering(SpecialRule):
    """An ally that monsters do not notice and that only healing affects. It suffers damage at the
    end of every round, once its room is revealed only while enemies of a type are in it. The
    scenario is lost if it dies."""

    def __init__(
        self, name: str, cells: list[int], enemies: str, hit_points: str, damage: str
    ) -> None:
        self.name = name
        self.cells = cells
        self.hit_points = hit_points
        self.damage = damage
        self.enemies = enemies

    def _owns(self, figure: Figure) -> bool:
        return figure.kind == FigureKind.ALLY and figure.name == self.name

    def _area(self, scene: Scene) -> int:
        return area_at(scene.scenario, self.cells[0])

    def room_revealed(self, scene: Scene, area: int) -> Flow[None]:
        if area != self._area(scene):
            return
        total = hit_points_of(scene, self.hit_points)
        figure = Figure(len(scene.figures), FigureKind.ALLY, Side.PARTY, self.cells[0], total)
        figure.name = self.name
        scene.add(figure)
        for cell in scene.cells_of(figure):
            scene.figure_at[cell] = figure.id
        scene.tell("appears", "GH-7.1.8", figure.id, figure.cell)
        suffered = scene.memory.get(SUFFERED, 0)
        yield from suffer(scene, figure, suffered, "GH-7.1.12", Harm.SCENARIO)

    def is_beyond_reach(self, scene: Scene, figure: Figure, other: Figure) -> bool:
        return self._owns(figure) and other.side == Side.FOES

    def round_ends(self, scene: Scene) -> Flow[None]:
        amount = hit_points_of(scene, self.damage)
        if not is_revealed(scene, self._area(scene)):
            scene.memory[SUFFERED] = scene.memory.get(SUFFERED, 0) + amount
            return
        for figure in scene.figures:
            if self._owns(figure) and self._is_gnawed(scene):
                yield from suffer(scene, figure, amount, "GH-7.1.12", Harm.SCENARIO)

    def _is_gnawed(self, scene: Scene) -> bool:
        for figure in scene.figures:
            if figure.kind == FigureKind.MONSTER and not figure.gone:
                near = self._area(scene) == area_at(scene.scenario, figure.cell)
                if near and scene.types[figure.type].kind.key == self.enemies:
                    return True
        return False

    def lost(self, scene: Scene) -> bool:
        if any(figure.gone for figure in scene.figures if self._owns(figure)):
            return True
        return scene.memory.get(SUFFERED, 0) >= hit_points_of(scene, self.hit_points)


class Toxic(SpecialRule):
    """Characters and summons with POISON suffer trap damage on tiles of this look, and poisoned
    summons avoid them like traps."""

    def __init__(self, look: str) -> None:
        self.look = look

    def _is_toxic(self, scene: Scene, cell: int) -> bool:
        tile = scene.tile(cell)
        return tile is not None and tile.look == self.look

    def feared(self, scene: Scene, figure: Figure) -> list[int]:
        if not is_of_party(figure) or not figure.has(Condition.POISON):
            return []
        return [cell for cell in range(len(scene.tile_at)) if self._is_toxic(scene, cell)]

    def entered(self, scene: Scene, figure: Figure, by: int) -> Flow[bool]:
        hurt = (
            is_of_party(figure)
            and figure.has(Condition.POISON)
            and self._is_toxic(scene, figure.cell)
        )
        if hurt:
            yield from suffer(scene, figure, trap_damage(scene), "GH-7.1.12", Harm.HAZARDOUS, by)
        return hurt


RULES.declare(
    Word(
        "withering",
        *(NAME, Name("place", cells_of), TYPE, HIT_POINTS, DAMAGE),
        make=Withering,
    ),
    Word("toxic", Name("look"), make=Toxic),
)
