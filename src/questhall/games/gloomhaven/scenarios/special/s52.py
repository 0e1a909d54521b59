"""Scenario 52, Noxious Cellar: a treasure may be taken for an action instead of by looting."""

from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.language.words import Word

from ...printed.cards import CardHalf
from ...rules.movement.looting import take_treasure, treasure_on
from ...rules.round.abilities import discard_unused
from ...rules.scenario import SpecialRule
from ...state.heroes import Hero
from ...state.scene import Scene
from ..words.rules import RULES


class LootBeside(SpecialRule):
    """A character beside a treasure may give up a bottom action to take it."""

    def options(self, scene: Scene, hero: Hero, halves: list[int]) -> list[Option]:
        if CardHalf.BOTTOM not in halves:
            return []
        here = scene.figure_of(hero).cell
        cells = [each for each in scene.board.neighbours[here] if treasure_on(scene, each)]
        return [Option("loot-beside", card, cell) for card in hero.chosen for cell in cells]

    def use_option(self, scene: Scene, hero: Hero, option: Option) -> Flow[int]:
        if option.verb != "loot-beside":
            return NOTHING
        discard_unused(scene, hero, option.what)
        yield from take_treasure(scene, hero, option.where)
        return CardHalf.BOTTOM


RULES.declare(Word("loot_beside", make=LootBeside))
