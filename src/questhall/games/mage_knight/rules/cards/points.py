"""Points (MK-4.5.2): Move, Influence, Heal, Attack and Block, and what raises or changes them."""

from ...printed.cards import Play
from ...printed.kinds import Range
from ...state.battle import Share
from ...state.combat import Gain
from ...state.heroes import Hero, Unit
from ...state.moments import Moment
from ...state.realm import Realm
from ..audience import listeners
from .banners import banner_points
from .tracks import gain_fame


def gain_move(realm: Realm, hero: Hero, play: Play, amount: int) -> None:
    amount += play.take_plus()
    if _is_card(play):
        for each in listeners(realm, Moment.move_plus):
            amount += each.move_plus(realm, play.card)
    realm.turn.move += amount
    realm.tell("gains-move", "MK-4.5.2", hero.seat, play.card, amount)


def gain_influence(realm: Realm, hero: Hero, play: Play, amount: int) -> None:
    amount += play.take_plus()
    realm.turn.influence += amount
    realm.tell("gains-influence", "MK-4.5.2", hero.seat, play.card, amount)


def gain_healing(realm: Realm, hero: Hero, play: Play, amount: int) -> None:
    """MK-10.3.3: the healing of a turn is pooled."""
    realm.turn.healing += amount
    realm.tell("gains-healing", "MK-10.3.3", hero.seat, play.card, amount)


def gain_attack(
    realm: Realm, hero: Hero, play: Play, amount: int, range: int, element: int
) -> None:
    combat = realm.combat
    assert combat is not None
    amount += play.take_plus()
    if play.unit is not None:
        for each in listeners(realm, Moment.unit_attack_plus):
            amount += each.unit_attack_plus(play.card)
        amount += _unit_bonus(realm, hero, play.unit)
        for each in listeners(realm, Moment.leads_attack):
            amount += each.leads_attack(realm, range)
        amount = max(0, amount)
    elif _is_card(play):
        for each in listeners(realm, Moment.card_attack_plus):
            amount += each.card_attack_plus(realm)
    for each in listeners(realm, Moment.attack_element):
        element = each.attack_element(element)
    for each in listeners(realm, Moment.attack_range):
        range = each.attack_range(range)
    doubling = listeners(realm, Moment.doubles_attack)
    if True in [each.doubles_attack(realm, element) for each in doubling]:
        amount *= 2
    combat.attack[range][element] += amount
    combat.gains.append(Gain(play.card, range, element, amount))
    if realm.battle is not None and play.unit is not None:
        realm.battle.shares.append(Share(play.unit.card, range, element, amount))
    realm.tell("gains-attack", "MK-4.5.2", hero.seat, play.card, amount)


def gain_block(
    realm: Realm, hero: Hero, play: Play, amount: int, element: int, twice: bool = False
) -> None:
    """`twice`: it counts twice against Swift (MK-17.6.4)."""
    combat = realm.combat
    assert combat is not None
    amount += play.take_plus()
    if play.unit is not None:
        for each in listeners(realm, Moment.unit_block_plus):
            amount += each.unit_block_plus(play.card)
        amount += _unit_bonus(realm, hero, play.unit)
        for each in listeners(realm, Moment.leads_block):
            amount += each.leads_block(realm)
        amount = max(0, amount)
    elif _is_card(play):
        for each in listeners(realm, Moment.card_block_plus):
            amount += each.card_block_plus(realm)
    for each in listeners(realm, Moment.block_plus):
        amount += each.block_plus(realm)
    combat.block[element] += amount
    combat.gains.append(Gain(play.card, Range.MELEE, element, amount))
    if twice:
        combat.swift_block[element] += amount
    realm.tell("gains-block", "MK-4.5.2", hero.seat, play.card, amount)


def _is_card(play: Play) -> bool:
    return play.unit is None and not play.skill


def _unit_bonus(realm: Realm, hero: Hero, unit: Unit) -> int:
    """What a banner adds; a unit that fights may bring fame."""
    for each in listeners(realm, Moment.fame_for_unit):
        gain_fame(realm, hero, each.fame_for_unit(), "MK-4.5.3")
    return banner_points(realm, hero, unit)


def attack_gathered(realm: Realm) -> int:
    """All attack points, whatever their kind."""
    combat = realm.combat
    if combat is None:
        return 0
    return sum([sum(row) for row in combat.attack])


def drop_attack(realm: Realm) -> None:
    """MK-8.4.16: unused attack is lost."""
    combat = realm.combat
    assert combat is not None
    for row in combat.attack:
        for element in range(len(row)):
            row[element] = 0
    combat.gains = []
    for each in listeners(realm, Moment.attack_over):
        each.attack_over(realm)


def drop_block(realm: Realm) -> None:
    """MK-8.5.12"""
    combat = realm.combat
    assert combat is not None
    for element in range(4):
        combat.block[element] = 0
        combat.swift_block[element] = 0
    combat.gains = []
    for each in listeners(realm, Moment.block_over):
        each.block_over(realm)
