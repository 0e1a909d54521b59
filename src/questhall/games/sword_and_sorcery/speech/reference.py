"""The languages of the cards, for the reference of whoever writes some."""

from questhall.kernel.language.reference import Chapter

from ..words.amounts import AMOUNTS
from ..words.effects import EFFECTS, SYMBOL_EFFECTS
from ..words.tests import TESTS
from ..words.whom import WHOM


def chapters() -> list[Chapter]:
    return [
        Chapter("What cards do", EFFECTS),
        Chapter("What symbols pay for", SYMBOL_EFFECTS),
        Chapter("Whom they speak of", WHOM),
        Chapter("How much", AMOUNTS),
        Chapter("On what condition", TESTS),
    ]
