"""Rolled dice and the effects that their symbols pay for (SS-9.0.0.4 to 9, SS-15.9.0.3)."""

from questhall.kernel.decisions import Flow, Option, ask, refusal

from ...printed.items import SymbolEffect
from ...printed.symbols import DICE, PAYMENT, Cost, Symbol, face_number, shown
from ...state.adventure import Adventure
from ...state.attacks import Deed, Pool, RolledDie
from ...state.figures import Figure, Side
from ..moments import note_use, uses_left
from ..numbers import injury
from .helping import get_help, help_options


def roll_into(adventure: Adventure, pool: Pool, colour: int, count: int) -> None:
    for face in DICE[colour].roll_some(adventure, count):
        pool.dice.append(RolledDie(colour, face))


def tell_roll(adventure: Adventure, figure: Figure, pool: Pool, key: str, rule: str) -> None:
    faces = [face_number(die.colour, die.face) for die in pool.dice]
    adventure.tell_values(key, rule, faces, figure.id)


def reroll(adventure: Adventure, pool: Pool, die: RolledDie) -> None:
    """SS-2.0.0.4: a die once at most."""
    if Symbol.MISS in die.left:
        pool.missed_before = True
    die.face = DICE[die.colour].roll(adventure)
    die.left = shown(die.colour, die.face)[:]
    die.rerolled = True
    pool.rerolls -= 1


def reroll_options(pool: Pool) -> list[Option]:
    """The dice that may still be rerolled."""
    if pool.rerolls <= 0:
        return []
    return [
        Option("reroll", place, face_number(die.colour, die.face), meant=die)
        for place, die in enumerate(pool.dice)
        if not die.rerolled
    ]


def payable(pool: Pool, cost: Cost, blocked: bool) -> bool:
    """Do the symbols suffice? An injury may forbid to spend skill (SS-R55)."""
    if blocked and Symbol.SKILL in cost.symbols:
        return False
    for symbol in cost.symbols:
        if pool.count(symbol) < cost.symbols.count(symbol):
            return False
    return len(_spare(pool, cost, blocked)) >= cost.pay


def _spare(pool: Pool, cost: Cost, blocked: bool) -> list[int]:
    """What is left for the part of a cost that takes any payment symbol."""
    found: list[int] = []
    for symbol in PAYMENT:
        if not (blocked and symbol == Symbol.SKILL):
            found += [symbol] * (pool.count(symbol) - cost.symbols.count(symbol))
    return found


def _pay(seat: int, pool: Pool, cost: Cost, blocked: bool) -> Flow[None]:
    """Which symbols pay is asked where it makes a difference."""
    for symbol in cost.symbols:
        pool.spend(symbol)
    for left in range(cost.pay, 0, -1):
        spare = _spare(pool, Cost([], 0), blocked)
        kinds = sorted(set(spare))
        if len(spare) == left:
            kinds = kinds[:1]
        options = [Option("pay", symbol) for symbol in kinds]
        answer = options[0]
        if len(options) > 1:
            answer = yield ask(seat, "pay-with", options, "SS-9.0.0.8")
        pool.spend(answer.what)


def apply_effects(
    adventure: Adventure,
    figure: Figure,
    pool: Pool,
    effects: list[SymbolEffect],
    deed: Deed,
    rule: str,
) -> Flow[None]:
    """The step in which effects are triggered and dice rerolled."""
    if figure.side == Side.ENEMIES:
        yield from _enemy_applies(adventure, figure, pool, effects, deed)
    else:
        before = adventure.rolling
        adventure.rolling = pool
        yield from _hero_applies(adventure, figure, pool, effects, deed, rule)
        adventure.rolling = before


def _hero_applies(
    adventure: Adventure,
    figure: Figure,
    pool: Pool,
    effects: list[SymbolEffect],
    deed: Deed,
    rule: str,
) -> Flow[None]:
    """SS-9.0.0.5: as the hero likes, each effect once."""
    seat = adventure.hero_of(figure).seat
    blocked = injury(adventure, figure, "symbol") > 0
    while not adventure.over:
        options = [
            Option("trigger", n, effects[n].saying, meant=effects[n])
            for n in _open(pool, effects, blocked)
            if worth_paying(adventure, figure, effects[n], deed, n)
        ]
        options += reroll_options(pool)
        options += help_options(adventure, figure, pool)
        if not options:
            return
        options.append(refusal("no-more"))
        answer = yield ask(seat, "effects", options, rule, deed.card)
        chosen = answer.meant
        if answer.declines:
            return
        if isinstance(chosen, RolledDie):
            reroll(adventure, pool, chosen)
            tell_roll(adventure, figure, pool, "rerolled", "SS-2.0.0.4")
            continue
        if not isinstance(chosen, SymbolEffect):
            yield from get_help(adventure, figure, answer)
            continue
        pool.triggered.append(answer.what)
        if chosen.limit:
            note_use(adventure, figure, _key(deed, answer.what), chosen.limit)
        yield from _pay(seat, pool, chosen.cost, blocked)
        yield from chosen.effect.resolve(adventure, deed)


def worth_paying(
    adventure: Adventure, figure: Figure, effect: SymbolEffect, deed: Deed, place: int
) -> bool:
    """Has it not been used too often, and would it do anything now?"""
    if effect.limit and not uses_left(adventure, figure, _key(deed, place), effect.limit):
        return False
    return effect.effect.possible(adventure, deed)


def _key(deed: Deed, place: int) -> str:
    """How a limited effect of a card is remembered."""
    return f"{place} of {deed.card}"


def _open(pool: Pool, effects: list[SymbolEffect], blocked: bool) -> list[int]:
    """The effects that have not been triggered and can be paid."""
    return [
        place
        for place, each in enumerate(effects)
        if place not in pool.triggered and payable(pool, each.cost, blocked)
    ]


def _enemy_applies(
    adventure: Adventure, figure: Figure, pool: Pool, effects: list[SymbolEffect], deed: Deed
) -> Flow[None]:
    """SS-15.9.0.4: all that can be paid, the largest cost first; its controller chooses between
    equal ones (SS-R76)."""
    seat = adventure.seat_of(adventure.controller(adventure.enemy_of(figure)))
    blocked = injury(adventure, figure, "symbol") > 0
    while not adventure.over:
        places = _open(pool, effects, blocked)
        if not places:
            return
        most = max([effects[place].cost.size for place in places])
        places = [place for place in places if effects[place].cost.size == most]
        chosen = places[0]
        if len(places) > 1 and most > 0:
            options = [
                Option("trigger", place, effects[place].saying, meant=effects[place])
                for place in places
            ]
            answer = yield ask(seat, "enemy-effects", options, "SS-15.9.0.4", figure.id)
            chosen = answer.what
        pool.triggered.append(chosen)
        yield from _pay(seat, pool, effects[chosen].cost, blocked)
        adventure.tell("enemy-triggers", "SS-15.9.0.4", figure.id, effects[chosen].saying)
        yield from effects[chosen].effect.resolve(adventure, deed)
