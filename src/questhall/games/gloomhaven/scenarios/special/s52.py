"""Scenario 52, Noxious Cellar: a treasure may be taken for an action instead of by looting."""

from questhall.kernel.decisions import Flow, Option
from questhall.kernel.language.words import Word

from ...printed.cards import CardHalf
from ...rules.movement.looting import take_treasure, treasure_on
from ...rules.round.abilities import InsteadOfHalf
from ...rules.scenario import SpecialRule
from ...state.heroes import Hero
from ...state.scene import Scene
from ..words.rules import RULES


class TakeTreasure(InsteadOfHalf):
    """The treasure on the chosen hex is taken."""

    def act(self, option: Option) -> Flow[None]:
        yield from take_treasure(self.scene, self.hero, option.where)


class LootBeside(SpecialRule):
    """A character beside a treasure may give up a bottom action to take it."""

    def options(self, scene: Scene, hero: Hero, halves: list[int]) -> list[Option]:
        if CardHalf.BOTTOM not in halves:
            return []
        here = scene.figure_of(hero).cell
        cells = [each for each in scene.board.neighbours[here] if treasure_on(scene, each)]
        meant = TakeTreasure(scene, hero, CardHalf.BOTTOM)
        cards = hero.chosen
        return [Option("loot-beside", card, cell, meant=meant) for card in cards for cell in cells]


RULES.declare(Word("loot_beside", make=LootBeside))
