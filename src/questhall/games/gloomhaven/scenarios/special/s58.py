"""Scenario 58, Bloody Shack: a dagger against the Harvester."""

from questhall.kernel.decisions import NOTHING, Flow
from questhall.kernel.language.parameters import Named
from questhall.kernel.language.words import Word

from ...printed.cards import NO_DECISIONS
from ...rules.attack.strike import Strike
from ...rules.scenario import SpecialRule
from ...state.figures import FigureKind
from ...state.heroes import Hero
from ...state.scene import Scene
from ..named import has_name
from ..words.parameters import NAME
from ..words.rules import RULES

HOLDER = "blade-holder"


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


RULES.declare(Word("blade", NAME, Named("pierce", None), make=Blade))
