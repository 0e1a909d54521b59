"""The laws that every game keeps, for games of this package and of any other.

from questhall.conformance import check_game

check_game(MY_GAME, seeds=["1", "2", "3"])
"""

from .case import Case, Unlawful
from .checks import CHECKS, check_game, setups, with_random_options

__all__ = ["CHECKS", "Case", "Unlawful", "check_game", "setups", "with_random_options"]
