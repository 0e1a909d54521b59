"""The languages of the cards, for the reference page of card authors."""

from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.reference import Chapter
from questhall.kernel.text import Texts

from ..words.effects import EFFECTS
from ..words.enemies import ATTACKS, CHANGES, OTHERS
from ..words.goals import GOALS
from ..words.units import ABILITIES
from .speaker import Speaker


def chapters(texts: Texts) -> list[Chapter]:
    speaker = Speaker(texts)

    def change(expression: Expression) -> str:
        return speaker.change(expression, many=False)

    return [
        Chapter("What cards do", EFFECTS, speaker.text_inside),
        Chapter("What befalls an enemy", CHANGES, change),
        Chapter("What befalls all other enemies", OTHERS),
        Chapter("Abilities, each for mana of its colour", ABILITIES),
        Chapter("Attacks of enemies", ATTACKS),
        Chapter("Goals of scenarios", GOALS),
    ]
