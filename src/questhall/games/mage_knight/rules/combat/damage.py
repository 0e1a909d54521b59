"""Damage (MK-8.6): units take what they can, the hero takes the rest."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ...printed.cards import EnemyAbility
from ...printed.kinds import RESISTANCE_TO
from ...state.combat import AttackState, Combat, Foe
from ...state.heroes import Hero, Unit
from ...state.moments import Moment
from ...state.realm import Realm
from ..audience import listeners
from ..cards.banners import banner_armour, banner_resistances, can_ignore_wound, turn_down
from ..cards.gaining import disband, unit_named
from ..cards.playing import units_may_fight
from ..cards.tracks import armour_of
from ..cards.wounds import drop_hand, take_wound, wound_to_discard, wound_unit
from ..foes import attack_abilities, damage_dealt


def resolve_damage(realm: Realm, hero: Hero, combat: Combat, foe: Foe, number: int) -> Flow[None]:
    """Assign all damage of one attack (MK-8.6.3)."""
    place = combat.foes.index(foe)
    foe.attacks[number] = AttackState.RESOLVED
    dealt = damage_dealt(combat, foe, number)
    left = max(0, dealt - ignored_damage(realm, foe.element(number)))
    while left > 0:
        combat.assigning = [place, number, left]
        left = yield from _assign(realm, hero, combat, foe, number, left)
    combat.assigning = []


def _assign(
    realm: Realm, hero: Hero, combat: Combat, foe: Foe, number: int, left: int
) -> Flow[int]:
    """Assign damage to one unit or to the hero; returns the damage left."""
    abilities = attack_abilities(combat, foe, number)
    first = _first_target(realm, hero, foe, number)
    if first is None:
        units = [] if abilities & EnemyAbility.ASSASSIN else _targets(realm, hero)
        options = [Option("assign-unit", unit.card) for unit in units]
        options.append(Option("assign-hero", meant=True))
    else:
        options = [Option("assign-unit", first.card)]
    answer = yield Decision([hero.seat], "assign", options, "MK-8.6.3", foe.token, NOTHING, left)
    if answer.meant is True:
        _hurt_hero(realm, hero, foe, abilities, left)
        return 0
    unit = unit_named(hero, answer.what)
    realm.turn.influence -= unit.kind.damage_price
    element = foe.element(number)
    left = yield from _hurt_unit(realm, hero, foe, unit, abilities, element, left)
    return left


def ignored_damage(realm: Realm, element: int) -> int:
    """The damage of this attack that skills take off; they do so once."""
    total = damage_to_ignore(realm, element)
    for each in listeners(realm, Moment.damage_ignored):
        each.is_spent(realm)
    return total


def damage_to_ignore(realm: Realm, element: int) -> int:
    """The damage that skills would take off the next attack."""
    ignoring = listeners(realm, Moment.damage_ignored)
    return sum([each.damage_ignored(element) for each in ignoring])


def _first_target(realm: Realm, hero: Hero, foe: Foe, number: int) -> Unit | None:
    """Shocktroops must take the damage of this attack before all others."""
    for unit in _targets(realm, hero):
        if unit.card == foe.first[number]:
            return unit
    return None


def _targets(realm: Realm, hero: Hero) -> list[Unit]:
    """Unwounded units, ready or not, that were not hit yet (MK-8.6.4, MK-8.6.8)."""
    if units_are_safe(realm):
        return []
    return [
        unit
        for unit in hero.units
        if not unit.wounded
        and not unit.hit
        and units_may_fight(realm, unit)
        and unit.kind.damage_price <= realm.turn.influence
    ]


def units_are_safe(realm: Realm) -> bool:
    return True in [each.units_are_safe() for each in listeners(realm, Moment.units_are_safe)]


def unit_armour(realm: Realm, unit: Unit) -> int:
    total = unit.kind.armour + banner_armour(realm, unit)
    for each in listeners(realm, Moment.unit_armour):
        total += each.unit_armour()
    return total


def unit_resistances(realm: Realm, unit: Unit) -> int:
    mask = unit.kind.resistances | banner_resistances(realm, unit)
    for each in listeners(realm, Moment.unit_resistances):
        mask = each.unit_resistances(unit.card, mask)
    return mask


def past_resistance(realm: Realm, unit: Unit, element: int, damage: int) -> int:
    """MK-8.6.6: a resistant unit subtracts its armour before it is wounded."""
    needed = RESISTANCE_TO[element]
    if unit_resistances(realm, unit) & needed == needed:
        return max(0, damage - unit_armour(realm, unit))
    return damage


def _hurt_unit(
    realm: Realm, hero: Hero, foe: Foe, unit: Unit, abilities: int, element: int, left: int
) -> Flow[int]:
    """Returns the damage left (MK-8.6.5 to MK-8.6.7)."""
    unit.hit = True
    armour = unit_armour(realm, unit)
    left = past_resistance(realm, unit, element, left)
    if not left:
        return 0
    ignored = yield from ignores_wound(realm, hero, unit)
    if ignored:
        return max(0, left - armour)
    wound_unit(realm, unit, 2 if abilities & EnemyAbility.POISON else 1)  # MK-8.6.13
    if abilities & EnemyAbility.VAMPIRIC:
        foe.vampire += 1
    if abilities & EnemyAbility.PARALYZE:  # MK-8.6.14
        disband(realm, hero, unit)
    return max(0, left - armour)


def ignores_wound(realm: Realm, hero: Hero, unit: Unit) -> Flow[bool]:
    """Banner of Fortitude: ignore a wound and everything it would do."""
    if not can_ignore_wound(realm, unit):
        return False
    options = [Option("ignore-wound", unit.card), Option("take-wound", unit.card, meant=True)]
    answer = yield Decision([hero.seat], "ignore-wound", options, "MK-4.2.12", unit.banner)
    if answer.meant is True:
        return False
    turn_down(realm, unit)
    return True


def _hurt_hero(realm: Realm, hero: Hero, foe: Foe, abilities: int, left: int) -> None:
    """MK-8.6.9"""
    wounds = 0
    while left > 0:
        if take_wound(realm, hero, "MK-8.6.9", True):
            wounds += 1
            if abilities & EnemyAbility.POISON:
                wound_to_discard(realm, hero)
            if abilities & EnemyAbility.VAMPIRIC:
                foe.vampire += 1
        left -= armour_of(hero)
    if wounds and abilities & EnemyAbility.PARALYZE:
        drop_hand(realm, hero)
