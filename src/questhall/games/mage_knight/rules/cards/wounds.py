"""Wounds (MK-10.1, MK-10.2), knock-out (MK-8.6.10)."""

from questhall.kernel.decisions import NOTHING

from ...printed.cards import DeedDef, DeedKind, Effect
from ...state.heroes import Hero, Unit
from ...state.moments import Moment
from ...state.realm import Realm
from ..audience import listeners
from .tracks import hand_limit_of

WOUND_CARD = DeedDef("wound", DeedKind.WOUND, NOTHING, Effect(), Effect())


def is_wound(realm: Realm, card: int) -> bool:
    return realm.deed(card).kind == DeedKind.WOUND


def wounds_in(realm: Realm, cards: list[int]) -> list[int]:
    return [card for card in cards if is_wound(realm, card)]


def others_in(realm: Realm, cards: list[int]) -> list[int]:
    """All cards that are not wounds."""
    return [card for card in cards if not is_wound(realm, card)]


def new_wound(realm: Realm) -> int:
    """A wound from the pile, which never runs out."""
    if not realm.wounds:
        realm.wounds.append(realm.new_card(WOUND_CARD))
    return realm.wounds.pop()


def take_wound(realm: Realm, hero: Hero, rule: str, from_enemy: bool = False) -> bool:
    """Take one wound into the hand (MK-10.1.1); True if it was taken."""
    if from_enemy:
        for each in listeners(realm, Moment.ignores_wound):
            each.is_spent(realm)
            realm.tell("ignores-wound", rule, hero.seat)
            return False
    card = new_wound(realm)
    hero.hand.append(card)
    realm.tell("takes-wound", rule, hero.seat)
    if hero.seat != realm.turn.seat:
        return True
    realm.turn.wounds_taken.append(card)
    if realm.combat is not None:
        realm.combat.wounds += 1
        _check_knock_out(realm, hero)
    return True


def _check_knock_out(realm: Realm, hero: Hero) -> None:
    """MK-8.6.10, MK-8.6.11, MK-21.7"""
    combat = realm.combat
    assert combat is not None
    if not combat.knocked_out and combat.wounds >= hand_limit_of(hero):
        combat.knocked_out = True
        realm.tell("knocked-out", "MK-8.6.10", hero.seat)
        drop_hand(realm, hero)


def drop_hand(realm: Realm, hero: Hero) -> None:
    """Discard all cards that are not wounds."""
    for card in others_in(realm, hero.hand):
        hero.hand.remove(card)
        hero.discard.append(card)
        if hero.seat == realm.turn.seat:
            realm.turn.played_any = True  # MK-5.4.2


def wound_to_discard(realm: Realm, hero: Hero) -> None:
    """Poison: a wound goes to the discard pile (MK-8.6.13)."""
    card = new_wound(realm)
    hero.discard.append(card)
    realm.turn.wounds_taken.append(card)


def throw_wound_away(realm: Realm, pile: list[int], card: int) -> None:
    """Back to the wound pile (MK-4.8.2)."""
    pile.remove(card)
    realm.wounds.append(card)


def wound_unit(realm: Realm, unit: Unit, count: int) -> None:
    for _ in range(count):
        unit.wounds.append(new_wound(realm))
    realm.tell("unit-wounded", "MK-8.6.5", unit.card)


def remove_wound(realm: Realm, unit: Unit) -> None:
    """MK-10.3.6, MK-10.3.10"""
    realm.wounds.append(unit.wounds.pop())
    realm.tell("unit-healed", "MK-10.3.5", unit.card)
