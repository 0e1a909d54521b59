"""The bench on which tests set up a position, for games of this package and of any other.

from questhall.bench import Bench

bench = Bench(MY_GAME, state)
bench.rigged.roll(DIE, "six")
bench.step("round", "play:rose", "roll")
assert bench.told("rolled")
bench.rigged.all_used()
"""

from .answers import Answers
from .asked import MARKS, Asked, NotOffered, fits, not_offered
from .bench import Bench
from .piles import RiggedPiles
from .rigged import Rigged
from .running import Running, RunningFlow, RunningMatch, told

__all__ = [
    "MARKS",
    "Answers",
    "Asked",
    "Bench",
    "NotOffered",
    "Rigged",
    "RiggedPiles",
    "Running",
    "RunningFlow",
    "RunningMatch",
    "fits",
    "not_offered",
    "told",
]
