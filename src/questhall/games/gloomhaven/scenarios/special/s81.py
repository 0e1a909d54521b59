"""Scenario 81, Temple of the Eclipse: two relics that hurt the Colorless at its altar."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal
from questhall.kernel.language.words import Word

from ...printed.cards import NO_DECISIONS
from ...rules.attack.damage import Harm, suffer
from ...rules.scenario import SpecialRule
from ...state.figures import Figure, FigureKind
from ...state.heroes import Hero
from ...state.scene import Scene
from ..goals import remember
from ..objects import hit_points_of
from ..places import Places, beside
from ..words.parameters import DAMAGE, TYPE, Hexes
from ..words.rules import RULES

RELICS = "relics"  # in the memory of the scene, with a seat appended


class Relics(SpecialRule):
    """Every goal treasure is a relic. At the end of its turn, a character beside one of the hexes
    may give up a relic to hurt the boss."""

    def __init__(self, boss: str, places: Places, damage: str) -> None:
        self.boss = boss
        self.places = places
        self.damage = damage

    def looted(self, scene: Scene, hero: Hero, number: int, goal: bool) -> Flow[None]:
        if goal:
            remember(scene, f"{RELICS}-{hero.seat}")
        yield from NO_DECISIONS

    def _boss(self, scene: Scene) -> Figure | None:
        for figure in scene.figures:
            lives = figure.kind == FigureKind.MONSTER and not figure.gone
            if lives and scene.types[figure.type].kind.key == self.boss:
                return figure
        return None

    def _holds_one(self, scene: Scene, figure: Figure) -> bool:
        return (
            figure.kind == FigureKind.CHARACTER
            and scene.memory.get(f"{RELICS}-{figure.owner}", 0) > 0
        )

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        cells = beside(scene.scenario, self.places.cells(scene))
        while self._holds_one(scene, figure) and figure.cell in cells:
            boss = self._boss(scene)
            if boss is None:
                return
            amount = hit_points_of(scene, self.damage)
            options = [Option("use-relic", boss.id, NOTHING, amount), refusal("keep-relic")]
            answer = yield Decision([figure.owner], "relic", options, "GH-7.1.12", figure.id)
            if answer.declines:
                return
            scene.memory[f"{RELICS}-{figure.owner}"] -= 1
            yield from suffer(scene, boss, amount, "GH-7.1.12", Harm.SCENARIO, figure.owner)

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        if not self._holds_one(scene, figure):
            return []
        return beside(scene.scenario, self.places.cells(scene))


RULES.declare(Word("relics", TYPE, Hexes(), DAMAGE, make=Relics))
