"""Words of the Summoner's cards."""

from questhall.kernel.language.words import Word

from ...effects.classes import summoner
from ..actions import HERO_ACTIONS, lasting
from ..figures import Whom

HERO_ACTIONS.declare(
    Word("shelter", Whom(), make=lasting(summoner.Shelter)),
    Word("attack_in_numbers", Whom(), make=summoner.AttackInNumbers),
    Word("cleanse_deck", make=summoner.CleanseDeck),
)
