"""Which points are of use now: others are not offered, although they may be played."""

from ...state.heroes import Hero, Unit
from ...state.moments import Moment
from ...state.realm import Realm
from ...state.turn import Phase
from ..audience import listeners
from ..foes import is_cumbersome, open_attacks


def move_helps(realm: Realm) -> bool:
    """In the movement phase, or where something turns the points into others (MK-5.6.8)."""
    phase = realm.turn.phase
    if phase == Phase.MOVING:
        return True
    if phase in (Phase.RANGED, Phase.BLOCK):
        stopping = listeners(realm, Moment.move_stops_attacks)
        if True in [each.move_stops_attacks() for each in stopping]:
            return True
    if phase == Phase.BLOCK:
        return _hinders(realm)
    if phase in (Phase.DAMAGE, Phase.ATTACK):  # the hand may be lost before the attack phase
        return True in [each.move_as_attack() for each in listeners(realm, Moment.move_as_attack)]
    if phase != Phase.RANGED:
        return False
    return True in [each.move_as_ranged() for each in listeners(realm, Moment.move_as_ranged)]


def _hinders(realm: Realm) -> bool:
    """Is a Cumbersome attack still open (MK-17.2.6)?"""
    combat = realm.combat
    assert combat is not None
    for place, number in open_attacks(combat):
        if is_cumbersome(combat, combat.foes[place], number):
            return True
    return False


def influence_helps(realm: Realm, hero: Hero) -> bool:
    """In an interaction, as Block with Diplomacy, or for units that cost influence in a fight."""
    phase = realm.turn.phase
    if phase == Phase.TALKING:
        return True
    if phase == Phase.BLOCK:
        blocking = listeners(realm, Moment.influence_as_block)
        if True in [each.influence_as_block() for each in blocking]:
            return True
    return realm.turn.in_combat and _is_asked_for(realm, hero)


def _is_asked_for(realm: Realm, hero: Hero) -> bool:
    """Does a unit cost it? Heroes before they fight, Thugs before they take damage."""
    for unit in hero.units:
        may_fight = unit.can_act and realm.turn.phase != Phase.DAMAGE
        if may_fight and assault_price(realm, unit) > realm.turn.influence:
            return True
        may_be_hurt = not unit.wounded and realm.turn.phase != Phase.ATTACK
        if may_be_hurt and unit.kind.damage_price > realm.turn.influence:
            return True
    return False


def assault_price(realm: Realm, unit: Unit) -> int:
    """The influence a unit costs before it joins an assault (Heroes)."""
    combat = realm.combat
    return unit.kind.assault_price if combat is not None and combat.walls else 0
