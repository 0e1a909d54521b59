"""Modifier cards of classes (GH-1.7.4): `card(1)`, `card(0, push(1), rolling)`."""

from questhall.kernel.language.parameters import Flag, Number
from questhall.kernel.language.words import Language, Word

from ..printed.cards import ModifierDef, ModifierKind, ModifierMark, Rider
from .parameters import SOME_RIDERS

ROLLING = "rolling"

MODIFIER_CARDS: Language[ModifierDef] = Language("modifier card")


def _card(value: int, rolling: bool, riders: list[Rider]) -> ModifierDef:
    """A card with this value and these effects, possibly with the rolling symbol."""
    return ModifierDef("", ModifierKind.PLUS, value, rolling, riders, ModifierMark.CLASS)


MODIFIER_CARDS.declare(
    Word("card", Number("value"), Flag(ROLLING), SOME_RIDERS, make=_card),
)
