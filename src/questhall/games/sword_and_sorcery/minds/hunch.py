"""A quick, sensible choice for play-outs."""

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING, Decision, Option
from questhall.kernel.hunches import best_of

from ..printed.symbols import FACES_OF_A_COLOUR, HIT, MISS, SHIELD, shown
from ..rules.numbers import hp_left
from ..state.adventure import Adventure
from ..state.figures import ENEMIES
from .shopping import in_the_emporium, worth_of_wearing
from .turns import in_turn

# How much one wants to do something, whatever the position.
WORTH = {
    "raise": 3.0,
    "resurrect": 4.0,
    "trigger": 1.0,
    "use": 0.8,
    "use-item": 0.6,
    "react-innate": 0.6,
    "help-innate": 0.4,
    "keep": 0.5,
    "cure": 1.0,
    "cure-injury": 0.9,
    "bash": 0.3,
    "agree": 0.5,
    "companion-attack": 2.0,
    "companion-move": 0.3,
    "companion-done": 0.1,
    "hand": -1.0,
    "drop": -2.0,
    "unequip": -2.0,
    "give": -1.0,
    "give-coin": -1.0,
}


def hunch(adventure: Adventure, decision: Decision, chance: Chance) -> int:
    """The index of an option."""
    worths = [worth(adventure, decision, option) for option in decision.options]
    return best_of(worths, 0.1, 4, chance.stream("hunch"))


def worth(adventure: Adventure, decision: Decision, option: Option) -> float:
    if decision.prompt == "act":
        return in_turn(adventure, decision, option)
    if decision.prompt == "emporium":
        return in_the_emporium(adventure, decision, option)
    if option.verb == "equip":
        hero = adventure.heroes[decision.what]
        return worth_of_wearing(adventure, hero, option.what, option.where)
    if option.verb == "figure":
        return _whom(adventure, option.what)
    if option.verb == "reroll":
        return _reroll(option.where, decision.prompt)
    if decision.prompt == "effects" and option.verb in ("help-innate", "use-item"):
        return _help(adventure)
    return WORTH.get(option.verb, 0.0)


def _whom(adventure: Adventure, number: int) -> float:
    """The weakest enemy, the most wounded friend."""
    figure = adventure.figures[number]
    if figure.side == ENEMIES:
        return 1.0 - 0.05 * hp_left(adventure, figure)
    return 0.2 + 0.1 * figure.wounds


def _reroll(face: int, prompt: str) -> float:
    """What shows nothing of use."""
    colour, side = divmod(face, FACES_OF_A_COLOUR)
    symbols = shown(colour, side)
    if prompt == "save-roll" or MISS in symbols:
        return 1.0
    return 0.1 if HIT not in symbols and SHIELD not in symbols else -1.0


def _help(adventure: Adventure) -> float:
    """Help is called for when a roll went badly."""
    pool = adventure.rolling
    if pool is None:
        return NOTHING
    misses = len([die for die in pool.dice if MISS in shown(die.colour, die.face)])
    return 0.5 if misses else -0.5
