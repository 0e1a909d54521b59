"""Healing (MK-10.3): the points of a turn are pooled; some do more than heal."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow, Option, no_decisions

from ...state.heroes import Hero, Unit
from ...state.moments import Moment
from ...state.realm import Realm
from ..audience import listeners
from ..deals import Deal
from .gaining import unit_named
from .wounds import remove_wound, throw_wound_away, wounds_in


def healing_options(realm: Realm, hero: Hero) -> list[Option]:
    """MK-10.3.4, MK-10.3.5"""
    points = realm.turn.healing
    if points <= 0 or realm.turn.in_combat:
        return []
    options: list[Option] = []
    if wounds_in(realm, hero.hand):
        options.append(Option("heal-hand", meant=HEAL_HAND))
    for unit in hero.units:
        if unit.wounds and unit.kind.level <= points:
            options.append(Option("heal-unit", unit.card, meant=HEAL_UNIT))
    return options


class Heal(Deal):
    """Spend healing."""


class HealHand(Heal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        throw_wound_away(realm, hero.hand, wounds_in(realm, hero.hand)[0])
        realm.tell("heals", "MK-10.3.4", hero.seat)
        _spend(realm, hero, 1, None)
        return no_decisions()


class HealUnit(Heal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        unit = unit_named(hero, option.what)
        remove_wound(realm, unit)
        _spend(realm, hero, unit.kind.level, unit)
        return no_decisions()


HEAL_HAND: Final = HealHand()
HEAL_UNIT: Final = HealUnit()


def _spend(realm: Realm, hero: Hero, points: int, unit: Unit | None) -> None:
    """Use up what came with these points; a card may give two things for the same ones."""
    realm.turn.healing -= points
    giver = NOTHING
    for each in listeners(realm, Moment.wound_healed):
        giver = each.wound_healed(realm, hero, points, unit, giver)


def lose_healing(realm: Realm) -> None:
    """MK-10.3.8"""
    realm.turn.healing = 0
    for each in listeners(realm, Moment.healing_lost):
        each.healing_lost(realm)
