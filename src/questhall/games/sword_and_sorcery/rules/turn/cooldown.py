"""Powers: gained, used, refreshed, recharged (chapter 7)."""

from questhall.kernel.decisions import Flow, Option, ask

from ...printed.heroes import PowerDef
from ...printed.kinds import ANY_NATURE, MOST_COOLDOWN, HeroNature
from ...state.adventure import Adventure
from ...state.heroes import Hero, Power


def refresh_and_recharge(hero: Hero) -> None:
    """SS-4.1.0.2, SS-4.1.0.3: both by the position before (SS-4.1.0.5)."""
    for power in hero.powers:
        if power.position > 0:
            power.position -= 1


def rotate(power: Power, steps: int) -> None:
    """SS-7.1.0.4, SS-R16: forward is positive; only used powers turn, and none beyond the last
    hourglass."""
    if power.position > 0:
        power.position = min(MOST_COOLDOWN, max(0, power.position - steps))


def turns(power: Power, steps: int) -> bool:
    """Would that rotate it at all?"""
    return power.position > 0 and (steps > 0 or power.position < MOST_COOLDOWN)


def may_gain(hero: Hero, power: PowerDef) -> bool:
    """SS-7.0.0.8, SS-7.0.0.10"""
    fits = power.nature in (ANY_NATURE, hero.card.nature) or hero.card.nature == HeroNature.NEUTRAL
    return fits and power.lowest <= hero.soulrank


def gain_powers(adventure: Adventure, hero: Hero) -> Flow[None]:
    """As many powers and talents as the gem allows (SS-7.0.0.6); without a legal talent a power
    of the class (SS-R92), without any card none (SS-R28)."""
    while True:
        own = hero.own_powers()
        talents = [p for p in own if adventure.power(p.card).talent]
        wants_talent = len(talents) < hero.line.talents
        if len(own) >= hero.line.powers + hero.line.talents:
            return
        own_count = len(own) - len(talents)
        cards: list[int] = []
        if own_count < hero.line.powers:
            cards = [c for c in hero.supply if may_gain(hero, adventure.power(c))]
        if not cards and wants_talent:
            cards = [c for c in adventure.talents if may_gain(hero, adventure.power(c))]
            cards = cards or [c for c in hero.supply if may_gain(hero, adventure.power(c))]
        if not cards:
            return
        options = [Option("gain", card) for card in cards]
        answer = yield ask(hero.seat, "gain-power", options, "SS-7.0.0.6", hero.place)
        (hero.supply if answer.what in hero.supply else adventure.talents).remove(answer.what)
        hero.powers.append(Power(answer.what))
        adventure.tell("gains-power", "SS-7.0.0.4", hero.place, answer.what)
