"""What a fight comes to now, so that nobody at the table has to calculate: how far the attack
reaches against any group of enemies, and what the damage of an attack would do."""

import msgspec

from ..effects.hand_strength import BLOCKING, HITTING, SHOOTING, STORMING, Aim, Forces
from ..printed.cards import EnemyAbility
from ..printed.kinds import NO_COLOUR
from ..rules.audience import listeners
from ..rules.cards.tracks import armour_of, hand_limit_of
from ..rules.combat.damage import damage_to_ignore, past_resistance, unit_armour
from ..rules.combat.strikes import armour_sum, can_be_hit, only_siege_reaches, points_on
from ..rules.foes import attack_abilities, damage_dealt, open_attacks, standing
from ..state.combat import AttackState, Combat, Foe, Origin
from ..state.heroes import Hero, Unit
from ..state.moments import Moment
from ..state.realm import Realm
from ..state.turn import Phase


class GroupView(msgspec.Struct, omit_defaults=True):
    """Enemies attacked together (MK-8.4.10), and the gathered points that count against them;
    about as many as `could` be added by what the player holds."""

    foes: list[int]
    armour: int
    full: int
    halved: int
    reached: int
    siege_only: bool = False
    could: int = 0


class TakerView(msgspec.Struct, omit_defaults=True):
    """What the damage would do to a unit, and how much of it would be left."""

    id: str
    left: int
    wounds: int = 0
    destroyed: bool = False


class AssigningView(msgspec.Struct):
    """The attack whose damage is being assigned (MK-8.6.3)."""

    foe: int
    attack: int
    left: int
    hero_wounds: int
    extra_wounds: int
    drops_hand: bool
    hero_only: bool
    units: list[TakerView]


class StopView(msgspec.Struct, omit_defaults=True):
    """What would come of it if the hero played nothing more in this fight, and took all damage:
    the wounds into the hand and into the discard pile, and the damage `left` after each wound of
    the only attack. `standing`: enemies that would be left; `summons`: those who call others, who
    are not counted."""

    damage: int
    wounds: int
    left: list[int]
    discard: int = 0
    drops_hand: bool = False
    knocked_out: bool = False
    standing: list[int] = []
    summons: list[int] = []
    withdraws: bool = False


def if_stopped(realm: Realm, combat: Combat) -> StopView | None:
    if realm.battle is not None or combat.assigning:
        return None
    hero = realm.hero_of_turn()
    found = StopView(0, 0, [])
    for place, number in open_attacks(combat) if realm.turn.phase != Phase.ATTACK else []:
        foe = combat.foes[place]
        damage = damage_dealt(combat, foe, number)
        if not found.damage:  # skills take it off once
            damage = max(0, damage - damage_to_ignore(realm, foe.element(number)))
        _add_attack(found, combat, hero, foe, number, damage)
    found.wounds = max(0, found.wounds - len(listeners(realm, Moment.ignores_wound)))
    found.knocked_out = combat.wounds + found.wounds >= hand_limit_of(hero)
    found.standing = [
        place
        for place, foe in enumerate(combat.foes)
        if not foe.defeated and foe.origin != Origin.SUMMONED
    ]
    if realm.turn.phase == Phase.RANGED:
        found.summons = [place for place in found.standing if _summons(combat.foes[place])]
    garrison = [combat.foes[each].origin == Origin.GARRISON for each in found.standing]
    found.withdraws = combat.walls and any(garrison)
    return found


def _add_attack(
    found: StopView, combat: Combat, hero: Hero, foe: Foe, number: int, damage: int
) -> None:
    abilities = attack_abilities(combat, foe, number)
    wounds = _wounds_of(hero, damage)
    found.damage += damage
    found.wounds += wounds
    one = found.damage == damage
    left = [max(0, damage - armour_of(hero) * (each + 1)) for each in range(wounds)]
    found.left = left if one else []
    if abilities & EnemyAbility.POISON:
        found.discard += wounds
    found.drops_hand = found.drops_hand or (wounds > 0 and abilities & EnemyAbility.PARALYZE > 0)


def _summons(foe: Foe) -> bool:
    for number, attack in enumerate(foe.kind.attacks):
        if attack.summons != NO_COLOUR and foe.attacks[number] == AttackState.OPEN:
            return True
    return False


def block_to_add(realm: Realm, foe: Foe, number: int) -> int:
    """About as much block as the hero could still play against this attack."""
    if realm.turn.phase != Phase.BLOCK:
        return 0
    aim = Aim(BLOCKING, element=foe.element(number))
    return Forces(realm, realm.hero_of_turn()).reach(aim)


def groups(realm: Realm, combat: Combat, seat: int) -> list[GroupView]:
    """Every group of enemies that can be attacked in this phase, as the seat sees it."""
    if realm.turn.phase not in (Phase.RANGED, Phase.ATTACK) or realm.battle is not None:
        return []
    targets = [place for place in standing(combat) if can_be_hit(realm, combat, place)]
    forces = Forces(realm, realm.hero_of_turn()) if seat == realm.turn.seat else None
    return [
        _group(
            realm, combat, [targets[bit] for bit in range(len(targets)) if mask >> bit & 1], forces
        )
        for mask in range(1, 1 << len(targets))
    ]


def _group(realm: Realm, combat: Combat, places: list[int], forces: Forces | None) -> GroupView:
    full, halved = points_on(realm, combat, places)
    found = GroupView(
        foes=places,
        armour=armour_sum(realm, combat, places),
        full=full,
        halved=halved,
        reached=full + halved // 2,
        siege_only=only_siege_reaches(realm, combat, places),
    )
    if forces is not None:
        found.could = forces.reach(_aim_at(realm, combat, places, found.siege_only))
    return found


def _aim_at(realm: Realm, combat: Combat, places: list[int], siege_only: bool) -> Aim:
    resistances = 0
    for place in places:
        resistances |= combat.foes[place].resistances
    if realm.turn.phase == Phase.ATTACK:
        return Aim(HITTING, resistances)
    return Aim(STORMING if siege_only else SHOOTING, resistances)


def assigning(realm: Realm, combat: Combat) -> AssigningView | None:
    if not combat.assigning:
        return None
    place, number, left = combat.assigning
    hero = realm.hero_of_turn()
    foe = combat.foes[place]
    abilities = attack_abilities(combat, foe, number)
    wounds = _wounds_of(hero, left)
    return AssigningView(
        foe=place,
        attack=number,
        left=left,
        hero_wounds=wounds,
        extra_wounds=wounds if abilities & EnemyAbility.POISON else 0,
        drops_hand=abilities & EnemyAbility.PARALYZE > 0,
        hero_only=abilities & EnemyAbility.ASSASSIN > 0,
        units=[_taker(realm, foe, number, abilities, unit, left) for unit in hero.units],
    )


def _wounds_of(hero: Hero, damage: int) -> int:
    """One for each multiple of the hero's armour, rounded up (MK-8.6.9)."""
    return -(-damage // armour_of(hero))


def _taker(
    realm: Realm, foe: Foe, number: int, abilities: int, unit: Unit, damage: int
) -> TakerView:
    """MK-8.6.5 to MK-8.6.7"""
    left = past_resistance(realm, unit, foe.element(number), damage)
    found = TakerView(f"card:{unit.card}", max(0, left - unit_armour(realm, unit)))
    if left:
        found.wounds = 2 if abilities & EnemyAbility.POISON else 1
        found.destroyed = abilities & EnemyAbility.PARALYZE > 0
    return found
