"""The languages of the cards, for the reference of whoever writes some."""

from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.reference import Chapter
from questhall.kernel.text import Texts

from ..printed.cards import Written
from ..words.amounts import AMOUNTS
from ..words.attacks import RIDERS
from ..words.conditions import CONDITIONS
from ..words.effects import EFFECTS
from ..words.figures import FIGURES
from ..words.moments import MOMENT_WORDS
from ..words.tale import TALE, TALE_CONDITIONS
from .wording.attacks import outcome
from .wording.cards import moment_text
from .wording.speaker import Speaker


def chapters(texts: Texts) -> list[Chapter]:
    def effect(expression: Expression) -> str:
        return Speaker(texts).inline(expression)

    def rider(expression: Expression) -> str:
        return outcome(Speaker(texts), expression)

    def figures(expression: Expression) -> str:
        return Speaker(texts).figures.name(expression, "nom")

    def amount(expression: Expression) -> str:
        said = Speaker(texts).amounts.said(expression, with_sign=False)
        return f"{said['amount']}{said['tail']}"

    def condition(expression: Expression) -> str:
        return Speaker(texts).conditions.text(expression)

    def moment(expression: Expression) -> str:
        return moment_text(Written("", str(expression)), texts)

    return [
        Chapter("What cards and boards do", EFFECTS, effect),
        Chapter("What follows from an attack", RIDERS, rider),
        Chapter("Whom they speak of", FIGURES, figures),
        Chapter("How much", AMOUNTS, amount),
        Chapter("On what condition", CONDITIONS, condition),
        Chapter("At what moment", MOMENT_WORDS, moment),
        Chapter("What the story brings", TALE),
        Chapter("What the story asks", TALE_CONDITIONS),
    ]
