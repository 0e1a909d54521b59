"""Summoning."""

from questhall.kernel.decisions import Flow

from ..printed.companions import CompanionDef
from ..printed.effects import Effect
from ..rules.turn.companions import activate_companion, summon
from ..state.adventure import Adventure
from ..state.attacks import Deed


class Companion(Effect):
    """The hero's companion is activated; if it is not in play it is summoned first
    (SS-7.2.0.4, SS-7.2.0.5)."""

    def __init__(self, card: CompanionDef, level: int) -> None:
        self.card = card
        self.level = level  # of the power

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        hero = adventure.heroes[deed.actor]
        figure = adventure.companion_of(hero)
        if figure is None:
            figure = summon(adventure, hero, self.card, self.level)
        yield from activate_companion(adventure, hero, figure)
