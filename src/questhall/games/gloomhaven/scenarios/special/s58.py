"""Scenario 58, Bloody Shack: bone piles that feed the Harvester, and a dagger against it."""

from questhall.kernel.decisions import NOTHING, Flow
from questhall.kernel.language.parameters import Named
from questhall.kernel.language.words import Word

from ...printed.cards import NO_DECISIONS
from ...rules.attack.healing import heal
from ...rules.attack.strike import Strike
from ...rules.scenario import SHIELD, SpecialRule
from ...state.figures import Figure, FigureKind
from ...state.heroes import Hero
from ...state.scene import Scene
from ..named import has_name, named_on_map
from ..objects import hit_points_of
from ..words.parameters import NAME, formula_named
from ..words.rules import RULES

HOLDER = "blade-holder"


class Fed(SpecialRule):
    """Each of these objects gives a named monster Shield 1 and heals it at the end of the round."""

    def __init__(self, name: str, object: str, heal: str) -> None:
        self.name = name
        self.object = object
        self.heal = heal

    def _standing(self, scene: Scene) -> int:
        piles = [each for each in scene.figures if each.kind == FigureKind.OBJECT and not each.gone]
        return len([each for each in piles if each.name == self.object])

    def stat_bonus(self, scene: Scene, figure: Figure, value: int) -> int:
        return self._standing(scene) if value == SHIELD and has_name(figure, self.name) else 0

    def round_ends(self, scene: Scene) -> Flow[None]:
        amount = self._standing(scene) * hit_points_of(scene, self.heal)
        for figure in named_on_map(scene, self.name):
            if amount:
                heal(scene, figure, amount, "GH-7.1.12")
        yield from NO_DECISIONS


class Blade(SpecialRule):
    """Whoever loots the goal treasure has more PIERCE against a named monster."""

    def __init__(self, name: str, pierce: int) -> None:
        self.name = name
        self.pierce = pierce

    def looted(self, scene: Scene, hero: Hero, number: int, goal: bool) -> Flow[None]:
        if goal:
            scene.memory[HOLDER] = hero.seat
        yield from NO_DECISIONS

    def strike(self, scene: Scene, hit: Strike) -> None:
        holder = scene.memory.get(HOLDER, NOTHING)
        if hit.attacker.kind == FigureKind.CHARACTER and hit.attacker.owner == holder:
            hit.pierce += self.pierce if has_name(hit.target, self.name) else 0


RULES.declare(
    Word("fed", NAME, NAME, formula_named("heal"), make=Fed),
    Word("blade", NAME, Named("pierce", None), make=Blade),
)
