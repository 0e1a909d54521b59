"""How strong an enemy is now (MK-17.6)."""

from ..printed.cards import EnemyAbility
from ..printed.kinds import NO_COLOUR, Element, Mana, Resists
from ..state.combat import AttackState, Combat, Foe, Origin
from ..state.moments import Moment
from ..state.realm import Realm
from ..state.turn import Phase
from .audience import listeners


def standing(combat: Combat) -> list[int]:
    """The places of the enemies that can be targeted now."""
    return [
        place
        for place in range(len(combat.foes))
        if not combat.foes[place].defeated and not combat.foes[place].hidden
    ]


def defends_city(combat: Combat, foe: Foe, colour: int) -> bool:
    """Does it have the bonus of a city of this colour (MK-8.9.2)? A megapolis gives both."""
    if colour != combat.city and colour != combat.other_city:
        return False
    origin = foe.origin
    if origin == Origin.SUMMONED:
        origin = combat.foes[foe.summoner].origin
    return origin == Origin.GARRISON


def walls_are_ignored(realm: Realm) -> bool:
    return True in [each.ignores_walls() for each in listeners(realm, Moment.ignores_walls)]


def fortification(realm: Realm, combat: Combat, foe: Foe) -> int:
    """The level of fortification: 0, 1 or 2 (MK-8.4.4 to MK-8.4.6)."""
    level = 1 if foe.has(EnemyAbility.FORTIFIED) else 0
    walls = combat.walls and foe.origin == Origin.GARRISON and not foe.no_site_walls
    if walls and not foe.has(EnemyAbility.UNFORTIFIED) and not walls_are_ignored(realm):
        level += 1
    return level


def armour(realm: Realm, combat: Combat, foe: Foe) -> int:
    """MK-17.6.3"""
    if foe.armour_one:
        return 1
    value = foe.kind.armour
    if foe.kind.abilities & EnemyAbility.ELUSIVE and _was_caught(realm, foe):
        value = foe.kind.low_armour
    if defends_city(combat, foe, Mana.WHITE):
        value += 1
    value += foe.vampire + foe.defended + foe.armour_change
    return max(1, value)


def _was_caught(realm: Realm, foe: Foe) -> bool:
    """MK-17.3.3: all attacks of an Elusive enemy were blocked, or it is no longer Elusive."""
    if not foe.has(EnemyAbility.ELUSIVE):
        return True
    return realm.turn.phase == Phase.ATTACK and is_fully_blocked(foe)


def is_fully_blocked(foe: Foe) -> bool:
    """MK-17.4.3"""
    for state in foe.attacks:
        if state != AttackState.BLOCKED:
            return False
    return True


def attack_abilities(combat: Combat, foe: Foe, number: int) -> int:
    """MK-17.4.4, MK-8.9.1"""
    printed = foe.kind.abilities | foe.kind.attacks[number].abilities
    abilities = (printed | foe.gained_abilities[number]) & ~foe.lost_abilities
    if foe.element(number) == Element.PHYSICAL and defends_city(combat, foe, Mana.RED):
        abilities |= EnemyAbility.BRUTAL
    if foe.element(number) == Element.PHYSICAL and defends_city(combat, foe, Mana.GREEN):
        abilities |= EnemyAbility.POISON
    return abilities


def attack_value(combat: Combat, foe: Foe, number: int) -> int:
    """The printed value with everything that changes it (MK-17.6.1)."""
    value = foe.kind.attacks[number].value + foe.attack_change[number] + combat.fierce
    if defends_city(combat, foe, Mana.BLUE):
        if foe.element(number) in (Element.FIRE, Element.ICE):
            value += 2
        elif foe.element(number) == Element.COLD_FIRE:
            value += 1
    return max(0, value)


def block_needed(combat: Combat, foe: Foe, number: int) -> int:
    """MK-8.5.7"""
    value = attack_value(combat, foe, number)
    return 2 * value if attack_abilities(combat, foe, number) & EnemyAbility.SWIFT else value


def damage_dealt(combat: Combat, foe: Foe, number: int) -> int:
    """MK-8.6.2"""
    value = attack_value(combat, foe, number)
    return 2 * value if attack_abilities(combat, foe, number) & EnemyAbility.BRUTAL else value


def open_attacks(combat: Combat) -> list[tuple[int, int]]:
    """Attacks neither blocked nor resolved: the enemy and the number of the attack."""
    found: list[tuple[int, int]] = []
    for place in standing(combat):
        foe = combat.foes[place]
        for number in range(len(foe.attacks)):
            if (
                foe.attacks[number] == AttackState.OPEN
                and foe.kind.attacks[number].summons == NO_COLOUR
            ):
                found.append((place, number))
    return found


def call_off(realm: Realm, foe: Foe) -> None:
    """None of its attacks happens, and it summons nobody (MK-17.4.2)."""
    for number in range(len(foe.attacks)):
        if foe.attacks[number] == AttackState.OPEN:
            foe.attacks[number] = AttackState.CANCELLED
    realm.tell("does-not-attack", "MK-17.4.2", foe.token)


def withstands(foe: Foe, colour: int, on_attack: bool = False) -> bool:
    """MK-8.3.6, MK-8.3.7; arcane immunity leaves only the attack itself vulnerable (MK-17.3.4)."""
    if foe.has(EnemyAbility.ARCANE_IMMUNITY) and not on_attack:
        return True
    if colour == Mana.RED:
        return foe.resistances & Resists.FIRE > 0
    return colour == Mana.BLUE and foe.resistances & Resists.ICE > 0


def is_cumbersome(combat: Combat, foe: Foe, number: int) -> bool:
    return attack_abilities(combat, foe, number) & EnemyAbility.CUMBERSOME > 0
