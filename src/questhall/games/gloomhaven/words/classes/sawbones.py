"""Words of the Sawbones's cards."""

from questhall.kernel.language.parameters import Number
from questhall.kernel.language.words import Word

from ...effects.classes import sawbones
from ..actions import HERO_ACTIONS, lasting
from ..figures import Whom
from ..parameters import ACTION, SOME_ACTIONS, SUPPLY
from ..riders import HERO_RIDERS

HERO_ACTIONS.declare(
    Word("give_card", SUPPLY, Whom(), make=sawbones.GiveCard),
    Word("hand_over", Whom(), SOME_ACTIONS, make=sawbones.HandOver),
    Word("recover_as_a_team", make=sawbones.RecoverAsATeam),
    Word("heal_around", Whom(), make=lasting(sawbones.HealAround)),
    Word("heal_cleanly", make=lasting(sawbones.HealCleanly)),
    Word("act_as_heal", Number(), make=lasting(sawbones.ActAsHeal)),
    Word("once_a_turn", ACTION, make=lasting(sawbones.OnceATurn)),
)
HERO_RIDERS.declare(Word("sweep", make=sawbones.Sweep))
