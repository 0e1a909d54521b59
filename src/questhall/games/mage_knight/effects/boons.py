"""All lasting effects, by the names under which they are kept."""

from typing import Final

from ..rules.cards.mana import CurseFelt
from ..state.turn import Boon
from . import (
    boons_of_cards,
    boons_of_combat,
    boons_of_mana,
    boons_of_movement,
    boons_of_points,
    boons_of_talk,
)

MODULES = (
    boons_of_movement,
    boons_of_mana,
    boons_of_talk,
    boons_of_points,
    boons_of_combat,
    boons_of_cards,
)
BOONS: Final[tuple[type[Boon], ...]] = (
    CurseFelt,
    *[
        each
        for module in MODULES
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Boon) and not each.__subclasses__()
    ],
)


def word_of(kind: type[Boon]) -> str:
    """`FameForSpell`: `fame_for_spell`."""
    return "".join([f"_{each.lower()}" if each.isupper() else each for each in kind.__name__])[1:]
