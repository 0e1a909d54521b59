"""The languages of the cards, for the reference of whoever writes some."""

from questhall.kernel.language.reference import Chapter

from ..words.amounts import AMOUNTS
from ..words.attacks import RIDERS
from ..words.conditions import CONDITIONS
from ..words.effects import EFFECTS
from ..words.figures import FIGURES
from ..words.moments import MOMENT_WORDS
from ..words.tale import TALE, TALE_CONDITIONS


def chapters() -> list[Chapter]:
    return [
        Chapter("What cards and boards do", EFFECTS),
        Chapter("What follows from an attack", RIDERS),
        Chapter("Whom they speak of", FIGURES),
        Chapter("How much", AMOUNTS),
        Chapter("On what condition", CONDITIONS),
        Chapter("At what moment", MOMENT_WORDS),
        Chapter("What the story brings", TALE),
        Chapter("What the story asks", TALE_CONDITIONS),
    ]
