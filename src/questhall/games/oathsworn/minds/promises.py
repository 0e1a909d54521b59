"""What the line of a card promises, read off its words alone: attacks, steps, help."""

from typing import Final

from ..effects.attacking import GrantAttack, IgnoreHighest, LoseLess, MakeAttack
from ..effects.circulating import PlayAgain
from ..effects.classes.grove_maiden import CreateSentinel
from ..effects.classes.harbinger import BuryStage
from ..effects.classes.huntress import AttackWithEach, SendFalcon
from ..effects.counters import Count
from ..effects.draws import DrawAndCount
from ..effects.gaining import (
    Battleflow,
    Bleed,
    ChangeStat,
    ForSome,
    GainAnimus,
    GainToken,
    Heal,
    LoseAnimus,
    LoseHp,
    LoseToken,
    RefreshMight,
)
from ..effects.moving import Move
from ..effects.structure import Choose, ForEach, May, Then, When
from ..printed.cards import Effect, Line, Who
from ..printed.tokens import Stat
from ..rules.attack.plan import Plan
from ..rules.selecting import ALL, Chosen, Group

# In HP of a boss.
A_TOKEN: Final = 0.45
AN_ANIMUS: Final = 0.3
A_POINT_OF_DEFENSE: Final = 0.4
A_CARD_LESS: Final = 0.8
SEVERAL: Final = 2.0  # figures that "each" probably means
PERHAPS: Final = 0.6  # of what happens only under a condition
ANYTHING: Final = 0.25  # a word of which nothing else is known
SIMPLE: Final[tuple[tuple[type[Effect], float], ...]] = (
    (BuryStage, 0.8),
    (PlayAgain, 1.0),
    (CreateSentinel, 0.5),
    (SendFalcon, 0.5),
    (DrawAndCount, 0.6),
    (LoseLess, 1.0),
    (IgnoreHighest, 1.2),
)


class Promise:
    """`help` is what else comes of it; `healing` HP, `steps` hexes before the first attack."""

    def __init__(self) -> None:
        self.attacks: list[Plan] = []
        self.granted: list[Plan] = []
        self.steps = 0
        self.healing = 0.0
        self.help = 0.0
        self.refreshes = False

    def add(self, other: "Promise", share: float) -> None:
        self.attacks += other.attacks
        self.granted += other.granted
        self.steps += other.steps
        self.healing += share * other.healing
        self.help += share * other.help
        self.refreshes = self.refreshes or other.refreshes

    def rough_worth(self) -> float:
        """Whatever lies on the table."""
        worth = self.help + 0.6 * self.healing + 0.4 * self.refreshes + 0.05 * self.steps
        for plan in self.attacks:
            worth += 1.2 + 0.33 * plan.bonus.known(0) + 0.22 * plan.empower.known(0)
            worth += 0.3 * plan.redraws.known(0) + (0.4 if plan.shape else 0.0)
            worth += 0.25 * len(plan.riders)
        return worth + 1.3 * len(self.granted)


_KNOWN: dict[Line, Promise] = {}


def promise_of(line: Line) -> Promise:
    """Read once for each line; what must be paid beside animus is taken off."""
    known = _KNOWN.get(line)
    if known is None:
        known = _read(line.effect)
        if line.pay is not None:
            known.help += min(0.0, _read(line.pay).help)
        _KNOWN[line] = known
    return known


def _read(effect: Effect) -> Promise:
    found = Promise()
    if isinstance(effect, Then):
        for part in effect.parts:
            found.add(_read(part), 1.0)
    elif isinstance(effect, Choose):
        _add_best(found, effect.parts)
    elif isinstance(effect, (When, May)):
        found.add(_read(effect.effect), PERHAPS)
    elif isinstance(effect, ForEach):
        found.add(_read(effect.effect), SEVERAL)
    elif isinstance(effect, MakeAttack):
        found.attacks.append(effect.plan)
        for rider in effect.plan.riders:
            found.add(_read(rider.effect), PERHAPS)
    elif isinstance(effect, GrantAttack):
        found.granted.append(effect.plan)
    elif isinstance(effect, AttackWithEach):
        found.granted.append(Plan())
    elif isinstance(effect, Move):
        if _means(effect.who, Group.SELF):
            found.steps = effect.steps
        else:
            found.help = 0.1 * effect.steps
    elif isinstance(effect, RefreshMight):
        found.refreshes = True
    elif isinstance(effect, Heal):
        found.healing = max(1, effect.amount.known(0)) * _how_many(effect.who)
    else:
        found.help = _help_of(effect)
    return found


def _add_best(found: Promise, parts: list[Effect]) -> None:
    best = _read(parts[0])
    for part in parts[1:]:
        other = _read(part)
        if other.rough_worth() > best.rough_worth():
            best = other
    found.add(best, 1.0)


def _help_of(effect: Effect) -> float:
    for kind, worth in SIMPLE:
        if isinstance(effect, kind):
            return worth
    if isinstance(effect, Count):
        return ANYTHING if effect.amount.known(0) >= 0 else -ANYTHING
    return _help_for(effect) if isinstance(effect, ForSome) else ANYTHING


def _help_for(effect: ForSome) -> float:
    """What befalls somebody: good for friends, bad for enemies, a price if it is oneself."""
    several = _how_many(effect.who)
    if isinstance(effect, GainToken):
        return A_TOKEN * effect.amount * several
    if isinstance(effect, LoseToken):
        return -A_TOKEN * effect.amount
    if isinstance(effect, GainAnimus):
        return AN_ANIMUS * max(1, effect.amount.known(0)) * several
    if isinstance(effect, LoseAnimus):
        return -AN_ANIMUS * max(1, effect.amount.known(0))
    if isinstance(effect, LoseHp):
        hp = max(1, effect.amount.known(0)) * several
        return -hp if _means(effect.who, Group.SELF) else hp
    if isinstance(effect, Bleed):
        return max(1, effect.amount.known(0)) * several
    if isinstance(effect, Battleflow):
        return 0.4 * effect.count * several
    if isinstance(effect, ChangeStat):
        if effect.stat == Stat.MIGHT and _means(effect.who, Group.TARGET):
            return A_CARD_LESS
        return A_POINT_OF_DEFENSE * abs(effect.amount.known(0)) * several
    return ANYTHING * several


def _means(who: Who, group: int) -> bool:
    return isinstance(who, Chosen) and who.group == group


def _how_many(who: Who) -> float:
    if isinstance(who, Chosen) and who.group <= Group.TARGET:
        return 1.0
    return SEVERAL if who.count == ALL else min(float(who.count), SEVERAL)
