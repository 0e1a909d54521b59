"""Scenario 80, Vigil Keep: prisoners who first have to find their gear."""

from questhall.kernel.language.words import Word

from ...rules.attack.strike import Strike
from ...rules.scenario import SpecialRule
from ...state.figures import FigureKind
from ...state.heroes import Hero
from ...state.scene import Scene
from ..goals import LOOTED
from ..words.rules import RULES


def has_looted(scene: Scene, seat: int) -> bool:
    return f"{LOOTED}-{seat}" in scene.memory


class OneTreasureEach(SpecialRule):
    """Each character may loot only one treasure tile."""

    def may_loot(self, scene: Scene, hero: Hero) -> bool:
        return not has_looted(scene, hero.seat)


class HelplessWithoutLoot(SpecialRule):
    """Until it has looted a treasure tile, a character has Disadvantage and cannot use items."""

    def strike(self, scene: Scene, hit: Strike) -> None:
        attacker = hit.attacker
        if attacker.kind == FigureKind.CHARACTER and not has_looted(scene, attacker.owner):
            hit.disadvantage = True

    def may_use_items(self, scene: Scene, hero: Hero) -> bool:
        return has_looted(scene, hero.seat)


RULES.declare(
    Word("one_treasure_each", make=OneTreasureEach),
    Word("helpless_without_loot", make=HelplessWithoutLoot),
)
