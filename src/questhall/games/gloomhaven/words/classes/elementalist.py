"""Words of the Elementalist's cards."""

from questhall.kernel.language.parameters import Given
from questhall.kernel.language.words import Word

from ...effects.classes import elementalist
from ..actions import HERO_ACTIONS, lasting, part
from ..elements import SOME_USES
from ..parameters import SOME_ACTIONS, SOME_RIDERS, Behind
from ..values import Amount

HERO_ACTIONS.declare(
    Word(
        "chain_attack",
        *(Amount(), part("range"), Given(0), Given(False), part("targets", 1), Given(0)),
        *(Given(None), Given(None), Behind(SOME_RIDERS), SOME_USES),
        make=elementalist.ChainAttack,
    ),
    Word("may_charge", make=elementalist.MayCharge),
    Word("when_using_elements", SOME_ACTIONS, make=lasting(elementalist.WhenUsingElements)),
)
