"""The laws that every game keeps, for games of this package and of any other.

from questhall.conformance import check_game

check_game(MY_GAME, seeds=["1", "2", "3"])
"""

from .campaigns import CAMPAIGN_CHECKS, Journey, journeys
from .case import Case, Unlawful
from .checks import CHECKS, check_campaign, check_game
from .gambling import gamble
from .setups import setups, with_random_options

__all__ = [
    "CAMPAIGN_CHECKS",
    "CHECKS",
    "Case",
    "Journey",
    "Unlawful",
    "check_campaign",
    "check_game",
    "gamble",
    "journeys",
    "setups",
    "with_random_options",
]
