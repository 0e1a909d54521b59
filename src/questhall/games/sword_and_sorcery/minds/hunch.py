"""A quick, sensible choice for play-outs, and what is worth thinking about."""

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING, Decision, Option
from questhall.kernel.hunches import best_of, short_list

from ..printed.heroes import PowerLevel
from ..printed.items import SymbolEffect
from ..printed.symbols import face_number
from ..rules.attack.helping import Luck
from ..rules.numbers import hp_left, rank_of
from ..rules.turn.souls import Raising, cost_of_raising
from ..state.adventure import Adventure
from ..state.attacks import RolledDie
from ..state.figures import Side
from ..state.outfit import ItemUse
from . import growing
from .blows import smite_in, worth_of_blow
from .payments import worth_of_paying, worth_of_rerolling, worth_of_trigger
from .reacting import worth_of_reaction
from .shopping import in_the_emporium, worth_of_wearing
from .turns import chance_to_strike, worths_in_turn

LITTLE = 0.02
GRADES = 4
# What is worth trying in imagination; all else is done by hunch.
WORTH_A_THOUGHT = ("act", "decide", "spend-shards", "choose")
IN_THE_EMPORIUM = ("emporium", "emporium-together")
MARGIN = 0.4  # what is worse by more than that is not tried
MOST_TRIED = 3
# Enemies are let loose on whoever can bear it.
FOR_THE_STRONG = ("whom-it-attacks", "priority-to")

# How much one wants to do something, whatever the position.
WORTH = {
    "resurrect": 4.0,
    "use": 0.8,
    "use-item": 0.6,
    "react-innate": 0.6,
    "help-innate": 0.4,
    "keep": 0.5,
    "cure": 1.0,
    "cure-injury": 0.9,
    "agree": 0.5,
    "companion-attack": 2.0,
    "companion-stands": 1.0,
    "companion-done": 0.1,
    "hand": -1.0,
    "hand-coin": -1.0,
    "drop": -2.0,
    "drop-coin": -2.0,
    "unequip": -2.0,
    "give": -1.0,
    "give-coin": -1.0,
    "take-coin": -1.0,
    "pick-treasure": 1.0,
    "pick-loot": 1.0,
    "pick-item": 0.5,
}


def hunch(adventure: Adventure, decision: Decision, chance: Chance) -> int:
    """The index of an option."""
    return best_of(worths(adventure, decision), LITTLE, GRADES, chance.stream("hunch"))


def promising(adventure: Adventure, decision: Decision) -> list[int]:
    """The few that are about as good as the best; one alone where no thought is needed."""
    found = worths(adventure, decision)
    if decision.prompt in IN_THE_EMPORIUM:
        return _best_of_each_seat(decision, found)
    best = max(found)
    if decision.prompt not in WORTH_A_THOUGHT:
        return [found.index(best)]
    least = best - MARGIN
    if decision.prompt == "act" and best > 0.0:
        least = max(least, LITTLE)  # where there is something to do, nobody rests
    close = [place for place in range(len(found)) if found[place] >= min(least, best)]
    return short_list(found, close, MOST_TRIED)


def _best_of_each_seat(decision: Decision, found: list[float]) -> list[int]:
    """Any of them may be asked."""
    best: dict[int, int] = {}
    for place, option in enumerate(decision.options):
        if option.seat not in best or found[place] > found[best[option.seat]]:
            best[option.seat] = place
    return list(best.values())


def worths(adventure: Adventure, decision: Decision) -> list[float]:
    """What each option is worth."""
    if decision.prompt == "act":
        return worths_in_turn(adventure, decision)
    return [_worth(adventure, decision, option) for option in decision.options]


def _worth(adventure: Adventure, decision: Decision, option: Option) -> float:
    verb, meant = option.verb, option.meant
    if decision.prompt in IN_THE_EMPORIUM:
        return in_the_emporium(adventure, decision, option)
    if verb == "equip":
        hero = adventure.heroes[decision.what]
        return worth_of_wearing(adventure, hero, option.what, option.where)
    if verb == "hero":
        return chance_to_strike(adventure, adventure.heroes[option.what])
    if verb == "gain":
        return growing.worth_of_power(adventure, option.what)
    if isinstance(meant, Raising):
        return _raise(adventure, option.what)
    if verb == "figure":
        return _whom(adventure, decision, option.what)
    if isinstance(meant, RolledDie):
        failed = decision.prompt == "save-roll"
        return 1.0 if failed else worth_of_rerolling(adventure, option.where)
    if isinstance(meant, PowerLevel):
        return worth_of_reaction(adventure, option.what, option.where)
    if isinstance(meant, SymbolEffect):
        return worth_of_trigger(adventure, option.what)
    if verb == "pay":
        return worth_of_paying(adventure, option.what)
    if verb == "companion-move":
        return _follow(adventure, decision.what, option.what)
    if decision.prompt == "effects" and isinstance(meant, (Luck, ItemUse)):
        return _help(adventure)
    return WORTH.get(verb, 0.0)


def _raise(adventure: Adventure, place: int) -> float:
    """A soul is raised when none is lost, as long as enough is left to bring one back."""
    hero = adventure.heroes[place]
    left = adventure.shards - cost_of_raising(hero)
    lost = any(each.ghost for each in adventure.heroes)
    return 2.0 if left >= hero.soulrank and not lost else -1.0


def _whom(adventure: Adventure, decision: Decision, number: int) -> float:
    """The enemy who suffers most, the friend who needs it most."""
    figure = adventure.figures[number]
    if figure.side == Side.ENEMIES:
        return _foe(adventure, decision, number)
    if decision.prompt in FOR_THE_STRONG:
        return 0.1 * hp_left(adventure, figure)
    return 0.2 + 0.1 * figure.wounds


def _foe(adventure: Adventure, decision: Decision, number: int) -> float:
    figure = adventure.figures[number]
    hero = adventure.heroes[adventure.active]
    if decision.prompt == "target" and decision.what != NOTHING and hero.kind is not None:
        powers = [power.card for power in hero.powers]
        if decision.what in powers:
            level = adventure.power(decision.what).highest_for(hero.soulrank)
            blow = smite_in(level.effect) if level is not None else None
            if blow is not None:
                return worth_of_blow(adventure, hero, blow, figure)
    rank = rank_of(adventure, adventure.enemy_of(figure))
    return 1.0 - 0.05 * hp_left(adventure, figure) + 0.1 * rank


def _help(adventure: Adventure) -> float:
    """Help is called for when a roll went badly."""
    pool = adventure.rolling
    if pool is None:
        return -1.0
    faces = [face_number(die.colour, die.face) for die in pool.dice if not die.rerolled]
    return max([worth_of_rerolling(adventure, face) for face in faces], default=-1.0)


def _follow(adventure: Adventure, number: int, area: int) -> float:
    """A companion runs to the nearest enemy, else to whoever it belongs to."""
    figure = adventure.figures[number]
    foes = [foe.area for foe in adventure.characters(Side.ENEMIES)]
    goals = foes or [adventure.figures[figure.owner].area]
    way = adventure.passages.walking_distance
    now = min([way(figure.area, goal) for goal in goals])
    return 0.5 if min([way(area, goal) for goal in goals]) < now else -0.5
