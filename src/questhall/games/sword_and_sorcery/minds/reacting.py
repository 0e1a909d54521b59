"""Whether an attack is worth a reaction."""

from ..effects.attacking import MoreDice, Shields
from ..effects.changing import Lasting
from ..printed.effects import Effect, Fixed
from ..printed.kinds import Moment
from ..printed.symbols import Symbol
from ..rules.numbers import armour_of, defence_of, hp_left
from ..state.adventure import Adventure
from ..state.attacks import Defence
from .blows import SHIELDS_OF_BLUE

USUAL = 0.8
OF_A_LIFE = 1.5  # in wounds
LEAST = 0.25  # wounds that are worth a card
OF_AN_HOURGLASS = 0.1
OF_A_DIE = SHIELDS_OF_BLUE[1] + 2.0 * SHIELDS_OF_BLUE[2]  # shields on average


def worth_of_reaction(adventure: Adventure, card: int, number: int) -> float:
    """In wounds that are parried: as many as come at most."""
    defence = adventure.attacks[-1].defence if adventure.attacks else None
    if defence is None:
        return USUAL
    power = adventure.power(card)
    level = next(each for each in power.levels if each.level == number)
    coming = _coming(adventure, defence, power.moment == Moment.COUNTING_SHIELDS)
    parried = min(coming, _parries(level.effect))
    mortal = coming + defence.lethal >= hp_left(adventure, adventure.figures[defence.defender])
    worth = parried - LEAST - OF_AN_HOURGLASS * level.cooldown
    return worth + OF_A_LIFE if mortal and parried > 0.0 else worth


def _coming(adventure: Adventure, defence: Defence, rolled: bool) -> float:
    """The normal hits that are likely to wound."""
    if rolled:
        return max(0.0, float(defence.normal - defence.pool.count(Symbol.SHIELD) - defence.shields))
    figure = adventure.figures[defence.defender]
    hits = max(0, defence.normal - armour_of(adventure, figure) - figure.shields)
    return hits - OF_A_DIE * min(hits, defence_of(adventure, figure))


def _parries(effect: Effect) -> float:
    if isinstance(effect, MoreDice):
        return OF_A_DIE * effect.count
    if isinstance(effect, (Shields, Lasting)) and isinstance(effect.amount, Fixed):
        return float(effect.amount.number)
    return 1.0
