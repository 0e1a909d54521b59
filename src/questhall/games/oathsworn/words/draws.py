"""Draws that are no attack: `draw(red, 4, blanks, lose_hp(number, this), enemy(within=4))`."""

from questhall.kernel.language.parameters import Key, Number
from questhall.kernel.language.words import One, Word

from ..effects import attacking, draws
from ..effects.draws import WhichCards
from ..printed.might import COLOURS
from .amounts import Much
from .effects import EFFECTS
from .figures import Whom

COLOUR_NAMES = {name: number for number, name in enumerate(COLOURS)}
SHOWN = {"blanks": WhichCards.BLANKS, "numbers": WhichCards.NUMBERS}

EFFECTS.declare(
    Word(
        "draw",
        *(Key("colour", COLOUR_NAMES), Number("cards"), Key("shown", SHOWN), One(EFFECTS), Whom()),
        make=draws.DrawAndCount,
    ),
    Word("redraw_colour", Key("colour", COLOUR_NAMES), make=attacking.RedrawColour),
    Word("repeat", Much("times"), One(EFFECTS), make=draws.Repeat),
)
