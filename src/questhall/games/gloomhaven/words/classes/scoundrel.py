"""Words of the Scoundrel's cards."""

from questhall.kernel.language.parameters import Flag
from questhall.kernel.language.words import Word

from ...effects import control
from ...effects.classes import scoundrel
from ..actions import HERO_ACTIONS, lasting
from ..figures import Whom

HERO_ACTIONS.declare(
    Word("loot_path", make=scoundrel.LootPath),
    Word("lure", Whom(), make=scoundrel.Lure),
    Word("spring_on", Whom(), make=scoundrel.SpringOn),
    Word("turncoat", Whom(), Flag("controlled"), make=lasting(control.Turncoat)),
)
