"""Scenario 73, Rockslide Ridge: boulders that roll down their rows again and again."""

from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.language.words import Word
from questhall.kernel.ties import choose_one

from ...printed.cards import NO_DECISIONS
from ...rules.attack.damage import Harm, suffer
from ...rules.movement.terrain import meet, put_on, trap_damage
from ...rules.scenario import SpecialRule
from ...state.figures import Figure, FigureKind
from ...state.scene import Scene, TileKind
from ..landing import move_aside
from ..objects import place_object
from ..places import Places, area_at
from ..words.parameters import NAME, Hexes
from ..words.rules import RULES

DISTANCES = (1, 2, 3)


class Rolling(SpecialRule):
    """Two boulders in each of three rows. At the end of every round those of one row roll one hex
    to the left, of another two, of the third three, as the players choose. A boulder at the left
    end of its row comes in again where the row begins."""

    def __init__(self, name: str, places: Places) -> None:
        self.name = name
        self.places = places

    def room_revealed(self, scene: Scene, area: int) -> Flow[None]:
        for cell in self.places.cells(scene):
            if area_at(scene.scenario, cell) == area:
                place_object(scene, self.name, cell, 1)
        yield from NO_DECISIONS

    def _owns(self, figure: Figure) -> bool:
        return figure.kind == FigureKind.OBJECT and figure.name == self.name

    def is_beyond_reach(self, scene: Scene, figure: Figure, other: Figure) -> bool:
        return self._owns(figure)

    def is_invulnerable(self, scene: Scene, figure: Figure) -> bool:
        return self._owns(figure)

    # -- rolling -------------------------------------------------------------------

    def round_ends(self, scene: Scene) -> Flow[None]:
        left = list(DISTANCES)
        for row in self._rows(scene):
            boulders = self._in_row(scene, row)
            options = [Option("roll", NOTHING, boulders[0].cell, steps) for steps in left]
            answer = yield from choose_one(scene.everybody(), options, "roll", "GH-7.1.12")
            left.remove(answer.amount)
            for boulder in boulders:
                yield from self._roll(scene, boulder, answer.amount)

    def _rows(self, scene: Scene) -> list[int]:
        return sorted({scene.scenario.rs[cell] for cell in self.places.cells(scene)})

    def _in_row(self, scene: Scene, row: int) -> list[Figure]:
        """The boulders of a row, the one farther to the left first."""
        book = scene.scenario
        found = [each for each in scene.figures if self._owns(each) and book.rs[each.cell] == row]
        return sorted(found, key=lambda each: book.qs[each.cell])

    def _roll(self, scene: Scene, boulder: Figure, steps: int) -> Flow[None]:
        cell = boulder.cell
        scene.figure_at[cell] = NOTHING
        for left in range(steps, 0, -1):
            cell = self._next(scene, cell)
            yield from self._crush(scene, cell, stops=left == 1)
        put_on(scene, boulder, cell)
        scene.tell("moves", "GH-7.1.12", boulder.id, cell)

    def _next(self, scene: Scene, cell: int) -> int:
        """The hex to the left; instead of the last one of the row, the one where it begins."""
        q, r = scene.scenario.hex(cell)
        onward = scene.scenario.cell_at((q - 1, r))
        if scene.scenario.cell_at((q - 2, r)) >= 0:
            return onward
        row = [each for each in self.places.cells(scene) if scene.scenario.rs[each] == r]
        return max(row, key=lambda each: scene.scenario.qs[each])

    def _crush(self, scene: Scene, cell: int, stops: bool) -> Flow[None]:
        tile = scene.tile(cell)
        if tile is not None and tile.kind == TileKind.OBSTACLE:
            scene.take_away(tile)
        figure = scene.figure_on(cell)
        if figure is None or self._owns(figure):
            return
        yield from suffer(scene, figure, trap_damage(scene), "GH-7.1.12", Harm.SCENARIO)
        if stops and not figure.gone and scene.figure_on(cell) is figure:
            yield from self._shove(scene, figure)

    def _shove(self, scene: Scene, figure: Figure) -> Flow[None]:
        """One hex to the left; if that is taken, to the nearest unoccupied hex."""
        q, r = scene.scenario.hex(figure.cell)
        left = scene.scenario.cell_at((q - 1, r))
        open = left >= 0 and not scene.board.closed[left] and not scene.bars_the_way(left)
        if open and scene.is_unoccupied(left):
            put_on(scene, figure, left)
            scene.tell("moves", "GH-7.1.12", figure.id, left)
            yield from meet(scene, figure, NOTHING)
        else:
            yield from move_aside(scene, figure.cell)


RULES.declare(Word("rolling", NAME, Hexes(), make=Rolling))
