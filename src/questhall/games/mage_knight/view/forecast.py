"""What a fight comes to now, so that nobody at the table has to calculate: how far the attack
reaches against any group of enemies, and what the damage of an attack would do."""

import msgspec

from ..printed.cards import EnemyAbility
from ..rules.cards.tracks import armour_of
from ..rules.combat.damage import past_resistance, unit_armour
from ..rules.combat.foes import attack_abilities, standing
from ..rules.combat.strikes import armour_sum, can_be_hit, only_siege_reaches, points_on
from ..state.combat import Combat, Foe
from ..state.heroes import Hero, Unit
from ..state.realm import Realm
from ..state.turn import Phase


class GroupView(msgspec.Struct, omit_defaults=True):
    """Enemies attacked together (MK-8.4.10), and the gathered points that count against them."""

    foes: list[int]
    armour: int
    full: int
    halved: int
    reached: int
    siege_only: bool = False


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


def groups(realm: Realm, combat: Combat) -> list[GroupView]:
    """Every group of enemies that can be attacked in this phase."""
    if realm.turn.phase not in (Phase.RANGED, Phase.ATTACK) or realm.battle is not None:
        return []
    targets = [place for place in standing(combat) if can_be_hit(realm, combat, place)]
    return [
        _group(realm, combat, [targets[bit] for bit in range(len(targets)) if mask >> bit & 1])
        for mask in range(1, 1 << len(targets))
    ]


def _group(realm: Realm, combat: Combat, places: list[int]) -> GroupView:
    full, halved = points_on(realm, combat, places)
    return GroupView(
        foes=places,
        armour=armour_sum(realm, combat, places),
        full=full,
        halved=halved,
        reached=full + halved // 2,
        siege_only=only_siege_reaches(realm, combat, places),
    )


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
