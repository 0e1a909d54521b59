"""Fights as a seat sees them: enemies and what reaches them (MK-8), battles between heroes
(MK-11), joint assaults (MK-12)."""

import msgspec

from questhall.kernel.decisions import NOTHING

from ..printed.cards import ABILITIES
from ..printed.kinds import ELEMENTS, NO_COLOUR, RANGES, RESISTANCES, TOKEN_COLOURS, Range
from ..rules.combat.blocks import block_against
from ..rules.combat.result import reputation_for_rampager
from ..rules.combat.strikes import (
    armour_sum,
    can_be_hit,
    is_resisted,
    only_siege_reaches,
    value_against,
)
from ..rules.foes import (
    armour,
    attack_abilities,
    attack_value,
    block_needed,
    damage_dealt,
    fortification,
)
from ..rules.hero_battles.battle import arriving, coming_through, counted
from ..state.battle import Battle, JointAssault, Share
from ..state.combat import Combat, Foe, Gain, Origin
from ..state.realm import Realm
from ..state.turn import Phase
from .forecast import (
    AssigningView,
    GroupView,
    StopView,
    assigning,
    block_to_add,
    groups,
    if_stopped,
)
from .pieces import (
    TokenView,
    card_id,
    name_of_card,
    name_of_colour,
    names_of_bits,
    space_name,
    token_view,
)


class AttackView(msgspec.Struct, omit_defaults=True):
    """One attack of an enemy: what stops it, and what it does otherwise. Of the gathered block,
    `full` points count in full and `halved` ones half; about as many as `could` be added by what
    the player holds. `summons`: the colour of the tokens it
    summons."""

    value: int
    element: str
    state: int
    needed: int
    full: int
    halved: int
    reached: int
    damage: int
    could: int = 0
    abilities: list[str] = []
    summons: str = ""


class FoeView(msgspec.Struct, omit_defaults=True):
    """An enemy in the fight, as strong as it is now. In this phase points of the `ranges` count
    against it, those of `halved` elements half; `reached` is their total if they are aimed at it
    alone, `needed` what defeats it (its armour, and what others lend it)."""

    place: int
    id: str
    card: str
    enemy: str
    back: str
    origin: int
    armour: int
    needed: int
    reached: int
    fortified: int
    fame: int
    resistances: list[str]
    halved: list[str]
    ranges: list[str]
    abilities: list[str]
    attacks: list[AttackView]
    reputation: int = 0
    defend: int = 0
    summoner: int = NOTHING
    space: str = ""
    defeated: bool = False
    hidden: bool = False


class GainView(msgspec.Struct):
    """Points gathered and not used yet, and the card, unit or skill that gave them."""

    id: str
    card: str
    element: str
    range: str
    amount: int


class CombatView(msgspec.Struct, omit_defaults=True):
    """The fight of the current hero. What was gathered in this phase: `attack` by range (melee,
    ranged, siege), then element (physical, fire, ice, cold fire), `block` by element; `swift_block`
    counts in addition against Swift attacks. Only the player who set `die` knows it; everybody
    knows `die_may_be`."""

    foes: list[FoeView]
    attack: list[list[int]]
    block: list[int]
    swift_block: list[int]
    wounds: int
    night_rules: bool
    no_units: bool
    groups: list[GroupView]
    assigning: AssigningView | None
    stop: StopView | None
    space: str
    gains: list[GainView] = []
    walls: bool = False
    cities: list[str] = []
    half_fame: bool = False
    double_fame: bool = False
    knocked_out: bool = False
    fought: list[str] = []
    die_set_by: int = NOTHING
    die_may_be: list[str] = []
    die: str = ""


class ShareView(msgspec.Struct):
    """What a unit contributes to the attack under way."""

    id: str
    element: str
    range: str
    amount: int


class BattleView(msgspec.Struct, omit_defaults=True):
    """Two heroes on one space. `points` by element are those of the attack under way, or gathered
    for it, as far as they count; while the other hero blocks, `through` of them come through.
    `damage` is what the attacker can still use."""

    space: str
    aggressor: int
    defender: int
    attacker: int
    walls: bool
    melee: bool
    points: list[int]
    damage: int
    passes: int
    shares: list[ShareView] = []
    through: int = 0


class JointView(msgspec.Struct, omit_defaults=True):
    """Several heroes against one city: how many defenders each of them faces, and which ones once
    they are dealt out."""

    space: str
    seats: list[int]
    shares: list[int]
    seat: int
    dealt: list[list[TokenView]] = []
    entered: list[bool] = []


# -- enemies -------------------------------------------------------------------------


def combat_view(realm: Realm, combat: Combat, seat: int) -> CombatView:
    cities = [combat.city, combat.other_city]
    return CombatView(
        foes=[_foe(realm, combat, place, seat) for place in range(len(combat.foes))],
        attack=combat.attack,
        block=combat.block,
        swift_block=combat.swift_block,
        wounds=combat.wounds,
        night_rules=combat.night_rules,
        no_units=combat.no_units,
        groups=groups(realm, combat, seat),
        assigning=assigning(realm, combat),
        stop=if_stopped(realm, combat),
        gains=[_gain(realm, gain) for gain in combat.gains],
        space=space_name(realm, combat.space),
        walls=combat.walls,
        cities=[name_of_colour(city) for city in cities if city != NOTHING],
        half_fame=combat.half_fame,
        double_fame=combat.double_fame,
        knocked_out=combat.knocked_out,
        fought=[card_id(card) for card in combat.fought],
        die_set_by=combat.die_set_by,
        die_may_be=[name_of_colour(colour) for colour in combat.die_may_be],
        die=name_of_colour(combat.die) if seat == combat.die_set_by >= 0 else "",
    )


def _gain(realm: Realm, gain: Gain) -> GainView:
    element, range_ = ELEMENTS[gain.element], RANGES[gain.range]
    key = name_of_card(realm, gain.card)
    return GainView(card_id(gain.card), key, element, range_, gain.amount)


def _foe(realm: Realm, combat: Combat, place: int, seat: int) -> FoeView:
    foe = combat.foes[place]
    ranges = _ranges_that_count(realm, combat, place)
    return FoeView(
        place=place,
        id=f"foe:{place}",
        card=card_id(foe.token),
        enemy=foe.kind.key,
        back=TOKEN_COLOURS[foe.kind.colour] if foe.kind.colour != NOTHING else "",
        origin=foe.origin,
        armour=armour(realm, combat, foe),
        needed=armour_sum(realm, combat, [place]),
        reached=value_against(realm, combat, [place]) if ranges else 0,
        fortified=fortification(realm, combat, foe),
        fame=_fame(combat, foe),
        resistances=names_of_bits(foe.resistances, RESISTANCES),
        halved=[ELEMENTS[each] for each in range(4) if is_resisted(combat, [place], each)],
        ranges=ranges,
        abilities=names_of_bits(foe.kind.abilities & ~foe.lost_abilities, ABILITIES),
        attacks=[_attack(realm, combat, foe, number, seat) for number in range(len(foe.attacks))],
        reputation=_reputation(realm, foe),
        defend=foe.defends,
        summoner=foe.summoner,
        space=space_name(realm, foe.space),
        defeated=foe.defeated,
        hidden=foe.hidden,
    )


def _ranges_that_count(realm: Realm, combat: Combat, place: int) -> list[str]:
    """MK-8.4.2 to MK-8.4.5, MK-8.7.1"""
    if realm.turn.phase == Phase.ATTACK:
        return list(RANGES)
    if realm.turn.phase != Phase.RANGED or not can_be_hit(realm, combat, place):
        return []
    if only_siege_reaches(realm, combat, [place]):
        return [RANGES[Range.SIEGE]]
    return [RANGES[Range.RANGED], RANGES[Range.SIEGE]]


def _fame(combat: Combat, foe: Foe) -> int:
    """The fame for its defeat; none if it was summoned (MK-17.1.5)."""
    if foe.origin == Origin.SUMMONED:
        return 0
    return foe.kind.fame * (2 if combat.double_fame else 1)


def _reputation(realm: Realm, foe: Foe) -> int:
    rampaging = reputation_for_rampager(realm, foe) if foe.origin == Origin.RAMPAGER else 0
    return foe.kind.reputation + rampaging


def _attack(realm: Realm, combat: Combat, foe: Foe, number: int, seat: int) -> AttackView:
    full, halved = block_against(realm, combat, foe, number)
    summons = foe.kind.attacks[number].summons
    return AttackView(
        value=attack_value(combat, foe, number),
        element=ELEMENTS[foe.element(number)],
        state=foe.attacks[number],
        needed=block_needed(combat, foe, number),
        full=full,
        halved=halved,
        reached=full + halved // 2,
        damage=damage_dealt(combat, foe, number),
        could=block_to_add(realm, foe, number) if seat == realm.turn.seat else 0,
        abilities=names_of_bits(attack_abilities(combat, foe, number), ABILITIES),
        summons=TOKEN_COLOURS[summons] if summons != NO_COLOUR else "",
    )


# -- heroes --------------------------------------------------------------------------


def battle_view(realm: Realm) -> BattleView | None:
    battle = realm.battle
    if battle is None:
        return None
    blocking = realm.turn.phase == Phase.BLOCK and realm.combat is not None
    points = arriving(realm, battle) if blocking else _gathered(realm, battle)
    return BattleView(
        space=space_name(realm, battle.space),
        aggressor=battle.aggressor,
        defender=battle.defender,
        attacker=battle.attacker,
        walls=battle.walls,
        melee=battle.melee,
        points=points,
        damage=battle.damage,
        passes=battle.passes,
        shares=[_share(share) for share in battle.shares],
        through=max(0, coming_through(realm, battle, points)) if blocking else 0,
    )


def _gathered(realm: Realm, battle: Battle) -> list[int]:
    """What the attacker has gathered."""
    if realm.combat is None or realm.turn.seat != battle.attacker:
        return battle.points
    return counted(realm, battle)


def _share(share: Share) -> ShareView:
    element, range_ = ELEMENTS[share.element], RANGES[share.range]
    return ShareView(card_id(share.card), element, range_, share.amount)


def joint_view(realm: Realm, seat: int) -> JointView | None:
    joint = realm.joint
    if joint is None:
        return None
    return JointView(
        space=space_name(realm, joint.space),
        seats=joint.seats,
        shares=joint.shares,
        seat=joint.seats[joint.current],
        dealt=[_dealt(realm, joint, tokens, seat) for tokens in joint.dealt],
        entered=joint.entered,
    )


def _dealt(realm: Realm, joint: JointAssault, tokens: list[int], seat: int) -> list[TokenView]:
    """Those that still stand; they were dealt unseen (MK-22.6)."""
    place = realm.places[realm.garrison_space(joint.space)]
    return [
        token_view(realm, token, place.face_up[place.tokens.index(token)], seat)
        for token in tokens
        if token in place.tokens
    ]
