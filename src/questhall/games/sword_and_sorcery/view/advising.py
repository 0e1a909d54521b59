"""Which effects the symbols of a roll had best pay for: every set that they suffice for is weighed.
Nothing is rolled for it, so the advice knows no more than whoever reads it."""

from itertools import combinations

from ..effects.attacking import (
    Critical,
    Hits,
    IgnoreArmour,
    LessArmour,
    Lethal,
    Reroll,
    Shields,
)
from ..effects.structure import Then
from ..printed.effects import Effect
from ..printed.items import SymbolEffect
from ..printed.symbols import PAYMENT, Symbol
from ..rules.attack.strike import deed_of, more_hits
from ..rules.numbers import hp_left
from ..state.adventure import Adventure
from ..state.attacks import Attack, Pool
from .chances import imagined, mean, of_hits

MOST_WEIGHED = 8  # effects; no card has as many
OTHER = 0.7  # what anything else is worth, in hit points
A_REROLL = 0.4  # of a die that shows nothing of use
A_CRITICAL = 1.0
SURE = 0.005  # a chance that nobody sees
KINDS_OF_BLOWS = (Critical, IgnoreArmour, LessArmour, Lethal)


def best_set(
    adventure: Adventure, attack: Attack, pool: Pool, effects: list[SymbolEffect], blocked: bool
) -> list[int]:
    """The places of the effects that are worth most together; the fewest of equal sets."""
    places = [n for n in range(len(effects)) if n not in pool.triggered][:MOST_WEIGHED]
    best: tuple[float, tuple[int, ...]] = (_worth(adventure, attack, pool, [], []), ())
    for size in range(1, len(places) + 1):
        for chosen in combinations(places, size):
            costs = [effects[place] for place in chosen]
            spent = _payment(pool, costs, blocked)
            if spent is None:
                continue
            worth = _worth(adventure, attack, pool, costs, spent)
            if worth > best[0] + 0.01:
                best = (worth, chosen)
    return list(best[1])


def _payment(pool: Pool, effects: list[SymbolEffect], blocked: bool) -> list[int] | None:
    """The named symbols that a set takes, or None if the roll does not suffice for all of it."""
    named = [symbol for each in effects for symbol in each.cost.symbols]
    if blocked and Symbol.SKILL in named:
        return None
    if any(pool.count(symbol) < named.count(symbol) for symbol in named):
        return None
    paying = [symbol for symbol in PAYMENT if not (blocked and symbol == Symbol.SKILL)]
    spare = sum(pool.count(symbol) - named.count(symbol) for symbol in paying)
    return named if spare >= sum(each.cost.pay for each in effects) else None


def _worth(
    adventure: Adventure,
    attack: Attack,
    pool: Pool,
    effects: list[SymbolEffect],
    spent: list[int],
) -> float:
    parts = [part for each in effects for part in _parts(each.effect)]
    weighed = (Hits, Shields, Reroll, *KINDS_OF_BLOWS)
    worth = OTHER * len([part for part in parts if not isinstance(part, weighed)])
    worth += A_CRITICAL * any(isinstance(part, Critical) for part in parts)
    if attack.defence is not None:
        suffered = _suffered(adventure, attack, pool, parts, spent)
        return worth - suffered + _reroll(pool, parts, Symbol.SHIELD, suffered > 0)
    dealt = _dealt(adventure, attack, parts)
    alive = hp_left(adventure, adventure.figures[attack.target]) - dealt > SURE
    return worth + dealt + _reroll(pool, parts, Symbol.HIT, alive)


def _reroll(pool: Pool, parts: list[Effect], wanted: int, matters: bool) -> float:
    """Nothing, where a better roll would change nothing."""
    rerolls = any(isinstance(part, Reroll) for part in parts)
    return A_REROLL if matters and rerolls and _is_idle(pool, wanted) else 0.0


def _is_idle(pool: Pool, wanted: int) -> bool:
    """Is there a die that could show more?"""
    return any(wanted not in die.left and not die.rerolled for die in pool.dice)


def _parts(effect: Effect) -> list[Effect]:
    if isinstance(effect, Then):
        return [part for each in effect.parts for part in _parts(each)]
    return [effect]


def _dealt(adventure: Adventure, attack: Attack, parts: list[Effect]) -> float:
    """The mean of hit points that the target loses."""
    copy = imagined(attack)
    deed = deed_of(adventure, attack)
    for part in parts:
        if isinstance(part, (Hits, *KINDS_OF_BLOWS)):
            part.change(adventure, copy, deed)
    hits = attack.rolled_hits() + attack.fixed
    copy.hits = max(0, hits + copy.bonus + more_hits(adventure, attack))
    return mean(of_hits(adventure, copy))


def _suffered(
    adventure: Adventure, attack: Attack, pool: Pool, parts: list[Effect], spent: list[int]
) -> int:
    assert attack.defence is not None
    deed = deed_of(adventure, attack)
    shields = pool.count(Symbol.SHIELD) - spent.count(Symbol.SHIELD) + attack.defence.shields
    for part in parts:
        if isinstance(part, Shields):
            shields += part.amount.value(adventure, deed)
        if isinstance(part, Hits):
            shields -= part.amount.value(adventure, deed)
    return max(0, attack.defence.normal - shields)
