"""Healing (MK-10.3): the points of a turn are pooled; some do more than heal."""

from questhall.kernel.decisions import Option

from ...state.boons import BoonWord, drop_boon
from ...state.heroes import Hero, Unit
from ...state.realm import Realm
from ...state.turn import Boon
from .gaining import draw
from .tracks import gain_fame
from .wounds import remove_wound, throw_wound_away, wounds_in

OF_HEALING = (BoonWord.FAME_PER_HEALING, BoonWord.DRAW_PER_HEALED, BoonWord.READY_HEALED)


def healing_options(realm: Realm, hero: Hero) -> list[Option]:
    """MK-10.3.4, MK-10.3.5"""
    points = realm.turn.healing
    if points <= 0 or realm.turn.in_combat:
        return []
    options: list[Option] = []
    if wounds_in(realm, hero.hand):
        options.append(Option("heal-hand"))
    for unit in hero.units:
        if unit.wounds and unit.kind.level <= points:
            options.append(Option("heal-unit", unit.card))
    return options


def heal_hand(realm: Realm, hero: Hero) -> None:
    throw_wound_away(realm, hero.hand, wounds_in(realm, hero.hand)[0])
    realm.tell("heals", "MK-10.3.4", hero.seat)
    for boon in _spend(realm, hero, 1):
        if boon.word == BoonWord.DRAW_PER_HEALED:
            draw(realm, hero, 1)


def heal_unit(realm: Realm, hero: Hero, unit: Unit) -> None:
    remove_wound(realm, unit)
    for boon in _spend(realm, hero, unit.kind.level):
        if boon.word == BoonWord.READY_HEALED:
            unit.ready = True


def _spend(realm: Realm, hero: Hero, points: int) -> list[Boon]:
    """Use up the boons these points belong to; a card may give two for the same points."""
    realm.turn.healing -= points
    used: list[Boon] = []
    card = -1
    for boon in realm.turn.boons[:]:
        if boon.word not in OF_HEALING or (used and boon.card != card):
            continue
        card = boon.card
        taken = min(points, boon.amount)
        boon.amount -= taken
        used.append(boon)
        if boon.word == BoonWord.FAME_PER_HEALING:
            gain_fame(realm, hero, taken, "MK-10.3.3")
        if not boon.amount:
            drop_boon(realm, boon)
    return used


def lose_healing(realm: Realm) -> None:
    """MK-10.3.8"""
    realm.turn.healing = 0
    for boon in realm.turn.boons[:]:
        if boon.word in OF_HEALING:
            drop_boon(realm, boon)
