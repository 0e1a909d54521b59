"""What a blow is likely to do: wounds on average and the chance to kill."""

from ..effects.attacking import AreaOfEffect, Hits, IgnoreArmour, LessArmour, Lethal, Smite
from ..effects.changing import Afflict, SetOnFire
from ..effects.structure import Then
from ..printed.effects import Effect, Fixed
from ..printed.items import Blow, SymbolEffect
from ..printed.symbols import DICE, Colour, Symbol, shown
from ..rules.control import counted
from ..rules.numbers import armour_of, defence_of, hp_left, rank_of
from ..state.adventure import Adventure
from ..state.figures import Figure, Side
from ..state.heroes import Hero

# What it is worth in wounds.
OF_A_KILL = (1.5, 2.2, 4.0, 6.0)  # by rank
OF_A_CONDITION = 0.4
OF_FIRE = 0.8
OF_LETHAL_HITS = 0.4
OF_ANOTHER_TARGET = 0.7

Chances = list[float]


def _chances(colour: int, symbol: int) -> Chances:
    """How likely one die shows it never, once and twice."""
    found = [0.0, 0.0, 0.0]
    sides = DICE[colour].sides
    for face in sides:
        found[shown(colour, face).count(symbol)] += 1.0 / len(sides)
    return found


def _added(a: Chances, b: Chances) -> Chances:
    found = [0.0] * (len(a) + len(b) - 1)
    for i, p in enumerate(a):
        for j, q in enumerate(b):
            found[i + j] += p * q
    return found


HITS_OF_RED = _chances(Colour.RED, Symbol.HIT)
HITS_OF_BLUE = _chances(Colour.BLUE, Symbol.HIT)
SHIELDS_OF_BLUE = _chances(Colour.BLUE, Symbol.SHIELD)
NO_SKILL = 1.0 - sum(_chances(Colour.RED, Symbol.SKILL)[1:])  # the same on both dice
NO_PAYMENT = 0.55  # about: neither skill nor magic nor legend

_HITS: dict[int, Chances] = {}
_SHIELDS: dict[int, Chances] = {}
_OUTCOMES: dict[tuple[int, int, int, int, int], tuple[float, float]] = {}
DICE_AT_MOST = 100


def _rolled_hits(red: int, blue: int) -> Chances:
    key = red * DICE_AT_MOST + blue
    found = _HITS.get(key)
    if found is None:
        found = [1.0]
        for _ in range(red):
            found = _added(found, HITS_OF_RED)
        for _ in range(blue):
            found = _added(found, HITS_OF_BLUE)
        _HITS[key] = found
    return found


def _rolled_shields(dice: int) -> Chances:
    found = _SHIELDS.get(dice)
    if found is None:
        found = [1.0]
        for _ in range(dice):
            found = _added(found, SHIELDS_OF_BLUE)
        _SHIELDS[dice] = found
    return found


def outcome(red: int, blue: int, more: int, defence: int, left: int) -> tuple[float, float]:
    """Wounds on average, at most as many as are left, and the chance to kill. `more` are hits that
    come or go whatever is rolled."""
    key = (red, blue, more, defence, left)
    known = _OUTCOMES.get(key)
    if known is None:
        known = _outcome(red, blue, more, defence, left)
        _OUTCOMES[key] = known
    return known


def _outcome(red: int, blue: int, more: int, defence: int, left: int) -> tuple[float, float]:
    mean = 0.0
    kill = 0.0
    for rolled, p in enumerate(_rolled_hits(red, blue)):
        hits = rolled + more
        if hits <= 0:
            continue
        for parried, q in enumerate(_rolled_shields(min(hits, defence))):
            wounds = min(left, max(0, hits - parried))
            mean += p * q * wounds
            if wounds == left:
                kill += p * q
    return mean, kill


def smite_in(effect: Effect) -> Blow | None:
    """The attack that a power is, if it is one."""
    if isinstance(effect, Smite):
        return effect.blow
    if isinstance(effect, Then):
        for part in effect.parts:
            found = smite_in(part)
            if found is not None:
                return found
    return None


def worth_of_blow(
    adventure: Adventure, hero: Hero, blow: Blow, target: Figure, more: int = 0
) -> float:
    """In wounds: those on average, the kill, and what else it does."""
    enemy = adventure.enemy_of(target)
    dice = blow.red + blow.blue
    certain = blow.fixed + more + int(hero.focus_ready) + _supremacy(adventure, hero, target)
    armour = armour_of(adventure, target)
    beside = 0.0
    for paid in blow.effects:
        share = _share(paid, dice)
        effect = paid.effect
        if isinstance(effect, (IgnoreArmour, LessArmour)):
            beside += share * min(1, armour)
        else:
            beside += share * _worth_of_effect(adventure, effect, target)
    for always in blow.always:
        beside += _worth_of_effect(adventure, always, target)
    change = adventure.enemy_card(enemy).changes.get(blow.type, 0)
    certain += change - armour - target.shields
    left = hp_left(adventure, target)
    mean, kill = outcome(blow.red, blow.blue, certain, defence_of(adventure, target), left)
    # What skill pays for makes the same attack with one hit more likely.
    extra = _hits_bought(blow, dice)
    if extra > 0.0:
        better, deadlier = outcome(
            blow.red, blow.blue, certain + 1, defence_of(adventure, target), left
        )
        mean += extra * (better - mean)
        kill += extra * (deadlier - kill)
    return mean + kill * OF_A_KILL[rank_of(adventure, enemy)] + min(1.0, mean) * beside


def _supremacy(adventure: Adventure, hero: Hero, target: Figure) -> int:
    """SS-9.1.0.1, as if the attacker stood where he attacks."""
    heroes = counted(adventure, Side.HEROES, target.area)
    return int(heroes > 0 and heroes >= 2 * counted(adventure, Side.ENEMIES, target.area))


def _share(paid: SymbolEffect, dice: int) -> float:
    """How likely the dice pay for it."""
    blank = NO_SKILL if paid.cost.symbols else NO_PAYMENT
    once: float = 1.0 - blank**dice
    return once if paid.cost.size < 2 else 0.4 * once


def _hits_bought(blow: Blow, dice: int) -> float:
    total = 0.0
    for paid in blow.effects:
        if isinstance(paid.effect, Hits) and isinstance(paid.effect.amount, Fixed):
            total += _share(paid, dice) * paid.effect.amount.number
    return min(1.0, total)


def _worth_of_effect(adventure: Adventure, effect: Effect, target: Figure) -> float:
    if isinstance(effect, AreaOfEffect):
        beside = adventure.in_area(Side.ENEMIES, target.area)
        return OF_ANOTHER_TARGET * (len(beside) - 1)
    if isinstance(effect, SetOnFire):
        return OF_FIRE
    if isinstance(effect, Lethal):
        return OF_LETHAL_HITS
    return OF_A_CONDITION if isinstance(effect, Afflict) else 0.0
