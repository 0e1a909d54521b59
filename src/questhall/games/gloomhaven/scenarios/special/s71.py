"""Scenario 71, Windswept Highlands: the wind that moves everybody, and the drakes that sleep."""

from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.language.words import Word
from questhall.kernel.ties import choose_one

from ...printed.cards import NO_DECISIONS
from ...printed.hexes import Hex
from ...rules.attack.conditions import count_negative
from ...rules.attack.strike import Strike
from ...rules.movement.forced import may_be_forced_onto
from ...rules.movement.rooms import reveal_cards
from ...rules.movement.terrain import meet, put_on
from ...rules.scenario import SpecialRule, come_to_rest
from ...state.figures import Figure, FigureKind
from ...state.scene import Phase, Scene
from ..hardships import is_of_party
from ..words.parameters import TYPES
from ..words.rules import RULES

LEFT: tuple[Hex, ...] = ((0, -1), (1, -1))
UP: tuple[Hex, ...] = ((1, 0),)
RIGHT: tuple[Hex, ...] = ((0, 1), (-1, 1))
DOWN: tuple[Hex, ...] = ((-1, 0),)
GUSTS = (LEFT, UP, RIGHT, DOWN)
"""As the scenario book looks at the map, which lies on its side here."""

ASLEEP = "asleep"  # in the memory of the scene, with a figure appended


class Wind(SpecialRule):
    """At the end of every round the wind moves every character and summon one hex, in the order of
    initiative: to the left, up, right, down and so on."""

    def round_ends(self, scene: Scene) -> Flow[None]:
        gust = GUSTS[(scene.round - 1) % len(GUSTS)]
        for hero in sorted(scene.heroes, key=lambda each: each.leading):
            own = [each for each in scene.figures if each.owner == hero.seat]
            for figure in sorted(own, key=lambda each: each.kind != FigureKind.SUMMON):
                if not figure.gone and not hero.exhausted:
                    yield from self._blow(scene, figure, gust)

    def _blow(self, scene: Scene, figure: Figure, gust: tuple[Hex, ...]) -> Flow[None]:
        q, r = scene.scenario.hex(figure.cell)
        there = [scene.scenario.cell_at((q + step[0], r + step[1])) for step in gust]
        around = scene.board.neighbours[figure.cell]
        cells = [c for c in there if c in around and may_be_forced_onto(scene, figure, c)]
        if not cells:
            return
        options = [Option("blow", figure.id, cell) for cell in cells]
        seats = [figure.owner]
        answer = yield from choose_one(seats, options, "blow", "GH-7.1.12", figure.id)
        put_on(scene, figure, answer.where)
        scene.tell("moves", "GH-7.1.12", figure.id, answer.where)
        yield from meet(scene, figure, NOTHING)
        if not figure.gone:
            yield from come_to_rest(scene, figure)


class Asleep(SpecialRule):
    """Monsters of these types sleep until a character or summon attacks, damages or hampers one or
    ends a movement beside it. Summons leave sleepers alone unless a character controls them."""

    def __init__(self, types: list[str]) -> None:
        self.types = types

    def room_revealed(self, scene: Scene, area: int) -> Flow[None]:
        for figure in scene.figures:
            if (
                figure.kind == FigureKind.MONSTER
                and scene.types[figure.type].kind.key in self.types
            ):
                scene.memory.setdefault(f"{ASLEEP}-{figure.id}", 1)
        yield from NO_DECISIONS

    def _sleeps(self, scene: Scene, figure: Figure) -> bool:
        return not figure.gone and scene.memory.get(f"{ASLEEP}-{figure.id}", 0) == 1

    def is_idle(self, scene: Scene, figure: Figure) -> bool:
        return self._sleeps(scene, figure)

    def is_beyond_reach(self, scene: Scene, figure: Figure, other: Figure) -> bool:
        wild = other.kind == FigureKind.SUMMON and other.controlled_by == NOTHING
        return wild and self._sleeps(scene, figure)

    # -- waking --------------------------------------------------------------------

    def _wake(self, scene: Scene, figure: Figure) -> Flow[None]:
        """It acts like a monster that has just spawned (GH-7.1.4)."""
        if not self._sleeps(scene, figure):
            return
        scene.memory[f"{ASLEEP}-{figure.id}"] = 0
        scene.tell("wakes", "GH-7.1.12", figure.id)
        if scene.phase == Phase.TURNS:
            yield from reveal_cards(scene)

    def struck(self, scene: Scene, hit: Strike) -> Flow[None]:
        if is_of_party(hit.attacker):
            yield from self._wake(scene, hit.target)

    def damaged(self, scene: Scene, figure: Figure, amount: int, source: int) -> Flow[None]:
        if source < len(scene.figures) and is_of_party(scene.figures[source]):
            yield from self._wake(scene, figure)

    def came_to_rest(self, scene: Scene, figure: Figure) -> Flow[None]:
        if is_of_party(figure):
            for other in scene.figures[:]:
                if self._sleeps(scene, other) and scene.are_adjacent(figure, other):
                    yield from self._wake(scene, other)

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        if not is_of_party(figure):
            return
        yield from self.came_to_rest(scene, figure)
        for other in scene.figures[:]:
            if self._sleeps(scene, other) and count_negative(other):
                yield from self._wake(scene, other)


RULES.declare(
    Word("wind", make=Wind),
    Word("asleep", TYPES, make=Asleep),
)
