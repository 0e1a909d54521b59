"""The languages of the cards, for the reference page of card authors."""

from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.reference import Chapter
from questhall.kernel.text import Texts

from ..words.auras import AURAS, BEARERS
from ..words.effects import EFFECTS
from ..words.minions import MINIONS
from .speaker import ORDER, Speaker


def chapters(texts: Texts) -> list[Chapter]:
    speaker = Speaker(texts)

    def effect(expression: Expression) -> str:
        return speaker.clause(expression, ORDER)

    def minions(expression: Expression) -> str:
        return str(speaker.minions(expression)["who"])

    def aura(expression: Expression) -> str:
        return speaker.aura(str(expression))

    return [
        Chapter("What cards do", EFFECTS, effect),
        Chapter("Minions they speak of", MINIONS, minions),
        Chapter("Ongoing abilities", AURAS, aura),
        Chapter("Who has an ongoing ability", BEARERS, minions),
    ]
