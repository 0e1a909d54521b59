"""A quick, sensible choice for play-outs."""

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision

from .state import Table


def hunch(table: Table, decision: Decision, chance: Chance) -> int:
    return chance.below("hunch", len(decision.options))
