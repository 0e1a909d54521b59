"""Which powers are ready, at which levels, on whom, and what using one does to its card."""

from questhall.kernel.decisions import Option

from ..printed.effects import Test
from ..printed.heroes import PowerDef, PowerLevel, UseTarget
from ..printed.kinds import Condition, Stat
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.heroes import Hero, Power
from .boons import in_effect
from .moments import note_use, uses_left
from .numbers import change
from .targets import Outlook, targets_for


def choices(
    adventure: Adventure,
    deed: Deed,
    kind: int,
    range: int,
    test: Test,
    outlook: Outlook | None = None,
) -> list[Option]:
    """What it may be used on now; the test of a card may ask about its target."""
    if kind not in (UseTarget.HERO, UseTarget.ENEMY):
        if not test.holds(adventure, deed):
            return []
        return targets_for(adventure, deed, kind, range, outlook)
    found = targets_for(adventure, deed, kind, range, outlook)
    return [each for each in found if test.holds(adventure, deed.about(each.what))]


def ready(adventure: Adventure, hero: Hero, power: Power) -> bool:
    """SS-7.1.0.3: neither turned face down nor still at work, and not used as often as it may."""
    if power.position > 0 or in_effect(adventure, power.card):
        return False
    card = adventure.power(power.card)
    companion = adventure.companion_of(hero) if card.summons else None
    if companion is not None and companion.has(Condition.STUN):
        return False  # SS-10.6.6.1
    return uses_left(adventure, adventure.figure_of(hero), card.key, card.limit)


def open_levels(adventure: Adventure, hero: Hero, power: PowerDef) -> list[PowerLevel]:
    """SS-7.0.0.14: those that the soulrank allows."""
    beyond = change(adventure, adventure.figures[hero.place], Stat.BEYOND_SOULRANK) > 0
    return [level for level in power.levels if beyond or level.level <= hero.soulrank]


def begin_power(adventure: Adventure, hero: Hero, card: int, level: PowerLevel) -> None:
    """It is turned face down with its hourglasses on top (SS-7.0.0.16)."""
    printed = adventure.power(card)
    adventure.tell("uses", "SS-7.0.0.14", hero.place, card)
    note_use(adventure, adventure.figure_of(hero), printed.key, printed.limit)
    if not printed.cools_later:
        hero.power(card).position = level.cooldown
    if level.level > hero.soulrank:  # what allowed it is used up
        adventure.bonuses = [
            each
            for each in adventure.bonuses
            if (each.stat, each.bearer) != (Stat.BEYOND_SOULRANK, hero.place)
        ]


def note_cooldown_to_come(adventure: Adventure, card: int, level: PowerLevel) -> None:
    """SS-7.0.0.18"""
    if adventure.power(card).cools_later:
        for boon in adventure.boons:
            if boon.card == card:
                boon.cooldown = level.cooldown
