"""The units of the other hero as targets of effects (MK-11.6): each is in the fight like an enemy,
so that every effect on enemies works on it."""

from questhall.kernel.decisions import NOTHING

from ...printed.cards import AttackDef, EnemyDef, UnitDef
from ...state.battle import Share
from ...state.combat import AttackState, Combat, Foe, Origin
from ...state.heroes import Hero, Unit
from ...state.realm import Realm
from ..cards.gaining import unit_named
from ..cards.wounds import wound_unit

AS_ENEMY = "opponent:"


def as_enemy(unit: UnitDef) -> EnemyDef:
    """A unit as an enemy; its attack is its share of the attack under way."""
    kind = EnemyDef(AS_ENEMY + unit.key, NOTHING, unit.armour, 0)
    kind.resistances = unit.resistances
    kind.attacks = [AttackDef(0)]
    return kind


def facing(space: int, opponent: Hero) -> Combat:
    """The fight as one hero sees it: the other hero's units."""
    combat = Combat(space)
    refresh(combat, opponent)
    return combat


def refresh(combat: Combat, opponent: Hero) -> None:
    """Only unwounded units can be targeted (MK-11.6.1); there may be new ones."""
    known = [foe.token for foe in combat.foes]
    for unit in opponent.units:
        if unit.card not in known:
            foe = Foe(unit.card, as_enemy(unit.kind), Origin.OPPONENT, combat.space)
            foe.attacks = [AttackState.RESOLVED]
            combat.foes.append(foe)
    healthy = [unit.card for unit in opponent.units if not unit.wounded]
    for foe in combat.foes:
        foe.hidden = foe.token not in healthy


def send_in(combat: Combat, shares: list[Share]) -> None:
    """Only units in the attack can be kept from it (MK-11.6.9)."""
    for foe in combat.foes:
        total = share_of(foe.token, shares)
        foe.attacks = [AttackState.OPEN if total else AttackState.RESOLVED]
        foe.attack_change = [total]


def stand_down(realm: Realm) -> None:
    """The attack is over."""
    combat = realm.combat
    assert combat is not None
    for foe in combat.foes:
        if foe.attacks[0] == AttackState.OPEN:
            foe.attacks = [AttackState.RESOLVED]


def share_of(card: int, shares: list[Share]) -> int:
    return sum([share.amount for share in shares if share.card == card])


def stand_in(combat: Combat, unit: Unit) -> Foe:
    for foe in combat.foes:
        if foe.token == unit.card:
            return foe
    raise KeyError(unit.card)


def wound_opponent(realm: Realm, foe: Foe) -> None:
    """MK-11.6.4: an effect that destroys enemies wounds units."""
    battle = realm.battle
    assert battle is not None
    owner = realm.heroes[battle.opponent_of(realm.turn.seat)]
    foe.hidden = True
    wound_unit(realm, unit_named(owner, foe.token), 1)


def enemies_faced(realm: Realm, combat: Combat) -> int:
    """The enemies for effects that count them: the other hero, its ready unwounded units, and those
    in the attack or block under way (MK-11.6.7)."""
    battle = realm.battle
    if battle is None:
        return len([foe for foe in combat.foes if not foe.defeated and not foe.hidden])
    opponent = realm.heroes[battle.opponent_of(realm.turn.seat)]
    count = 1
    for unit in opponent.units:
        if unit.can_act or unit.card in battle.combat.fought:
            count += 1
    return count
