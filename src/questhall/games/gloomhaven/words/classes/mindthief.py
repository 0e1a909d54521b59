"""Words of the Mindthief's cards."""

from questhall.kernel.language.parameters import Given, Named, Number
from questhall.kernel.language.words import Word

from ...effects import forcing
from ...effects.classes import mindthief
from ...printed.cards import Action, ElementUse, Rider
from ..actions import HERO_ACTIONS, lasting
from ..elements import SOME_USES
from ..figures import Whom
from ..parameters import ACTION, SOME_RIDERS
from ..riders import HERO_RIDERS


def _augment(effects: list[Rider], uses: list[ElementUse]) -> Action:
    return mindthief.StartAugment(mindthief.Augment(effects, uses))


HERO_ACTIONS.declare(
    Word("augment", SOME_RIDERS, SOME_USES, make=_augment),
    Word("two_augments", make=lasting(mindthief.TwoAugments)),
    Word("augments_at_range", make=lasting(mindthief.AugmentsAtRange)),
    Word("augmented", ACTION, make=mindthief.Augmented),
    Word("turn_against", Whom(), ACTION, Given(True), make=forcing.ForceTo),
    Word("swarm", Whom(), make=lasting(mindthief.Swarm)),
    Word("gain_coins", Whom(), make=mindthief.GainCoins),
    Word("if_returned", ACTION, make=mindthief.IfReturned),
)
HERO_RIDERS.declare(
    Word("retaliate_self", Number(), make=mindthief.RetaliateSelf),
    Word("heal_near", Number(), Named("range", 1), make=mindthief.HealNear),
    Word("kill_instead", make=mindthief.KillInstead),
)
