"""Scenario 44, Tribal Assault: captives that must live until they are freed."""

from questhall.kernel.decisions import Flow, Option
from questhall.kernel.language.words import Word

from ...printed.cards import NO_DECISIONS, CardHalf
from ...rules.cards.active_area import remove_from_map
from ...rules.round.abilities import InsteadOfHalf
from ...rules.scenario import SpecialRule
from ...state.figures import Figure
from ...state.heroes import Hero
from ...state.scene import Scene
from ..allies import Guarded
from ..amounts import Amount
from ..averting import offer_to_avert
from ..goals import remember
from ..objects import DESTROYED
from ..places import Places
from ..words.changed import AMOUNTS
from ..words.parameters import HIT_POINTS, NAME, Hexes
from ..words.rules import RULES

FREED = "freed"


class FreeCaptive(InsteadOfHalf):
    """The captive on the chosen hex leaves the map."""

    def act(self, option: Option) -> Flow[None]:
        captive = self.scene.figure_on(option.where)
        assert captive is not None
        remove_from_map(self.scene, captive)
        remember(self.scene, FREED)
        self.scene.tell("freed", "GH-7.1.12", self.hero.seat, option.where)
        yield from NO_DECISIONS


class Captives(Guarded):
    """A character beside a captive may give up an action to free it, and any character may lose a
    card of its hand to negate damage to one. The scenario is lost if one dies."""

    def options(self, scene: Scene, hero: Hero, halves: list[int]) -> list[Option]:
        here = scene.figure_of(hero).cell
        cells = [
            figure.cell
            for figure in scene.figures
            if self.owns(figure) and not figure.gone and scene.board.adjacent(here, figure.cell)
        ]
        found: list[Option] = []
        for card in hero.chosen:
            for cell in cells:
                for half in halves:
                    top = half == CardHalf.TOP
                    meant = FreeCaptive(scene, hero, half)
                    found.append(
                        Option("free-top" if top else "free-bottom", card, cell, meant=meant)
                    )
        return found

    def averts(self, scene: Scene, figure: Figure, amount: int) -> Flow[bool]:
        if not self.owns(figure):
            return False
        averted = yield from offer_to_avert(scene, figure, amount)
        return averted

    def lost(self, scene: Scene) -> bool:
        return f"{DESTROYED}-{self.name}" in scene.memory


class Freed(Amount):
    """How many captives are free."""

    def now(self, scene: Scene) -> int:
        return scene.memory.get(FREED, 0)


def _captives(name: str, places: Places, hit_points: str) -> SpecialRule:
    """Captives that characters free by giving up an action; none of them may die."""
    return Captives(name, places, hit_points)


AMOUNTS.declare(Word("freed", make=Freed))
RULES.declare(Word("captives", NAME, Hexes(), HIT_POINTS, make=_captives))
