"""Scenario 34, Scorched Summit: the Elder Drake on its boulders, and its Zephyrs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.language.parameters import Names
from questhall.kernel.language.words import Word
from questhall.kernel.ties import choose_one

from ...effects.summoning import nearest_to_enemies
from ...printed.cards import NO_DECISIONS
from ...rules.monsters.acting import take_turn_of
from ...rules.movement.terrain import put_on
from ...rules.scenario import ATTACK, SpecialRule
from ...state.figures import Figure, FigureKind, Side
from ...state.scene import Scene
from ..allies import move_and_attack
from ..landing import move_aside, next_in_turn
from ..words.parameters import TYPE, cells_of
from ..words.rules import RULES

if TYPE_CHECKING:
    from ...rules.monsters.acting import Activation

ZEPHYR = "zephyr"
TOKENS = 12  # number tokens in the box
NEXT = "perch"


class Perches(SpecialRule):
    """The boss occupies all hexes of the boulder that it sits on and flies from one to the next.
    Its Zephyrs cannot be harmed and act right before it."""

    def __init__(self, boss: str, perches: list[list[int]]) -> None:
        self.boss = boss
        self.perches = perches
        self.actions = move_and_attack(2, 0)

    def _is_boss(self, scene: Scene, figure: Figure) -> bool:
        return figure.kind == FigureKind.MONSTER and scene.types[figure.type].kind.key == self.boss

    def room_revealed(self, scene: Scene, area: int) -> Flow[None]:
        for figure in scene.figures:
            if self._is_boss(scene, figure):
                _occupy(scene, figure)
        yield from NO_DECISIONS

    def special(
        self, scene: Scene, boss: Figure, word: str, arguments: list[str], activation: Activation
    ) -> Flow[None]:
        if word == "summon_zephyrs":
            for _ in range(int(arguments[0])):
                yield from self._summon(scene, boss)
        elif word == "fly_to_next_perch":
            yield from self._fly(scene, boss)

    def _fly(self, scene: Scene, boss: Figure) -> Flow[None]:
        cells = self.perches[next_in_turn(scene, NEXT, len(self.perches))]
        for cell in scene.cells_of(boss):
            scene.figure_at[cell] = NOTHING
        for cell in cells:
            yield from move_aside(scene, cell)
        put_on(scene, boss, cells[0])
        _occupy(scene, boss)
        scene.tell("moves", "GH-4.9.3", boss.id, boss.cell)

    # -- Zephyrs -------------------------------------------------------------------

    def _zephyrs(self, scene: Scene) -> list[Figure]:
        return [figure for figure in scene.figures if figure.name == ZEPHYR and not figure.gone]

    def _summon(self, scene: Scene, boss: Figure) -> Flow[None]:
        """Beside the boss, as near to an enemy as possible (GH-4.7.3)."""
        number = len(self._zephyrs(scene)) + 1
        around = [each for cell in scene.cells_of(boss) for each in scene.board.neighbours[cell]]
        empty = [cell for cell in dict.fromkeys(around) if scene.is_empty(cell)]
        cells = nearest_to_enemies(scene, boss, empty)
        if not cells or number > TOKENS:
            return
        options = [Option("place", boss.id, each) for each in cells]
        seats = scene.everybody()
        answer = yield from choose_one(seats, options, "monster-summon", "GH-4.8.1", boss.id)
        figure = Figure(len(scene.figures), FigureKind.ALLY, Side.FOES, answer.where, 1)
        figure.name = ZEPHYR
        figure.number = number
        scene.add(figure)
        scene.tell("appears", "GH-7.1.8", figure.id, answer.where)

    def turn_begins(self, scene: Scene, figure: Figure) -> Flow[None]:
        if not self._is_boss(scene, figure):
            return
        for zephyr in self._zephyrs(scene):
            yield from take_turn_of(scene, zephyr, self.actions)
        scene.acting = figure.id

    def stat_bonus(self, scene: Scene, figure: Figure, value: int) -> int:
        """A Zephyr's attack is the number of characters."""
        return scene.characters if value == ATTACK and figure.name == ZEPHYR else 0

    def is_invulnerable(self, scene: Scene, figure: Figure) -> bool:
        return figure.name == ZEPHYR


def _occupy(scene: Scene, boss: Figure) -> None:
    for cell in scene.cells_of(boss):
        scene.figure_at[cell] = boss.id


RULES.declare(Word("perches", TYPE, Names("perch", cells_of), make=Perches))
