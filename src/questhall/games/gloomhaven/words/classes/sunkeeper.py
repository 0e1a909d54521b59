"""Words of the Sunkeeper's cards."""

from questhall.kernel.language.parameters import Named
from questhall.kernel.language.words import Word

from ...effects.classes import sunkeeper
from ..actions import HERO_ACTIONS, lasting
from ..figures import Whom
from ..parameters import ELEMENT
from ..riders import HERO_RIDERS

HERO_ACTIONS.declare(
    Word("keep_strong", ELEMENT, make=lasting(sunkeeper.KeepStrong)),
    Word("bear_damage", Named("less"), make=lasting(sunkeeper.BearDamage)),
    Word("extra_turn", Whom(), make=sunkeeper.ExtraTurn),
)
HERO_RIDERS.declare(Word("kill_target", make=sunkeeper.KillTarget))
