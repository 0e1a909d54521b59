"""Words of the Beast Tyrant's cards."""

from questhall.kernel.language.parameters import Number
from questhall.kernel.language.words import Word

from ...effects.classes import beast_tyrant
from ..actions import HERO_ACTIONS, lasting
from ..figures import Whom
from ..parameters import SOME_ACTIONS

HERO_ACTIONS.declare(
    Word("command", SOME_ACTIONS, make=beast_tyrant.Command),
    Word("commands_hit_harder", Number(), make=lasting(beast_tyrant.CommandsHitHarder)),
    Word("rouse", Number(), make=lasting(beast_tyrant.Rouse)),
    Word("share_damage", Whom(), make=beast_tyrant.ShareDamage),
    Word("recover_summons", Number(), make=beast_tyrant.RecoverSummons),
)
