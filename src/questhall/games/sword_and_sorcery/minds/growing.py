"""Which power a hero learns next."""

from ..effects.changing import Heal
from ..effects.lasting import Bestow
from ..printed.kinds import ActionKind
from ..state.adventure import Adventure
from .blows import smite_in

OF_RED = 0.9  # hits
OF_BLUE = 0.4
OF_HEALING = 2.2
OF_HELP_FOR_ATTACKS = 1.6
OF_A_COMPANION = 2.0
OF_WHAT_ALWAYS_WORKS = 1.4
OF_A_REACTION = 1.2
OF_THE_REST = 0.8


def worth_of_power(adventure: Adventure, card: int) -> float:
    """By what it does at its lowest level; who strikes hard or heals comes first."""
    power = adventure.power(card)
    level = power.levels[0]
    blow = smite_in(level.effect)
    if blow is not None:
        return blow.fixed + OF_RED * blow.red + OF_BLUE * blow.blue
    if power.summons:
        return OF_A_COMPANION
    if isinstance(level.effect, Heal):
        return OF_HEALING
    if isinstance(level.effect, Bestow):
        return OF_HELP_FOR_ATTACKS
    if power.action == ActionKind.PASSIVE:
        return OF_WHAT_ALWAYS_WORKS
    return OF_A_REACTION if power.action == ActionKind.REACTION else OF_THE_REST
