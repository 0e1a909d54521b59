"""Words of the Quartermaster's cards."""

from questhall.kernel.language.parameters import Number
from questhall.kernel.language.words import Word

from ...effects.classes import quartermaster
from ..actions import HERO_ACTIONS, lasting
from ..parameters import ACTION
from ..riders import MODIFIER_RIDERS

HERO_ACTIONS.declare(
    Word("items_sharpen", Number(), make=lasting(quartermaster.ItemsSharpen)),
    Word("discard_for", ACTION, make=quartermaster.DiscardFor),
)
MODIFIER_RIDERS.declare(Word("refresh_item", make=quartermaster.RefreshItem))
