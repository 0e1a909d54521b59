"""Words of the Tinkerer's cards."""

from questhall.kernel.language.parameters import Key, Named, Number
from questhall.kernel.language.words import Word

from ...effects.classes import tinkerer
from ..actions import HERO_ACTIONS, PILES
from ..figures import Whom
from ..parameters import ACTION, AREA

HERO_ACTIONS.declare(
    Word("in_area", ACTION, AREA, Named("range"), make=tinkerer.InArea),
    Word(
        "recover_then_lose",
        *(Number(), Key("pile", PILES), Whom(), Named("lose", 1)),
        make=tinkerer.RecoverThenLose,
    ),
    Word("take_lost_card", Whom(), make=tinkerer.TakeLostCard),
)
