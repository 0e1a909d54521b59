"""A quick, sensible choice for play-outs."""

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Option
from questhall.kernel.hunches import best_of

from ..state.adventure import Adventure

# How much one wants to do something, whatever the position.
WORTH = {
    "quest-action": 3.0,
    "attack": 2.5,
    "use": 2.4,
    "use-innate": 2.0,
    "use-item": 1.5,
    "open-door": 2.2,
    "raise": 3.0,
    "resurrect": 4.0,
    "rebirth": 2.0,
    "trigger": 1.0,
    "pick-coins": 1.0,
    "pick-item": 0.5,
    "pick-loot": 1.0,
    "pick-treasure": 1.0,
    "break-chest": 1.2,
    "search": 1.0,
    "stand": 1.5,
    "focus": 1.2,
    "move": 0.6,
    "drop": -2.0,
    "unequip": -2.0,
    "reorganise": -0.5,
    "exchange": -1.0,
    "end-turn": 0.3,
}


def hunch(adventure: Adventure, decision: Decision, chance: Chance) -> int:
    """The index of an option."""
    worths = [worth(adventure, option) for option in decision.options]
    return best_of(worths, 0.1, 4, chance.stream("hunch"))


def worth(adventure: Adventure, option: Option) -> float:
    return WORTH.get(option.verb, 0.0)
