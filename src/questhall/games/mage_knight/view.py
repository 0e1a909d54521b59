"""What each seat sees (MK-22), as typed plain data."""

import msgspec

from questhall.kernel.decisions import NOTHING

from .cards import ABILITIES, SWIFT
from .colours import COLOURS, ELEMENTS, RESISTANCES, SITES, TERRAINS, TOKEN_COLOURS
from .combat.blocks import block_value
from .combat.foes import (
    armour,
    attack_abilities,
    attack_value,
    block_needed,
    damage_dealt,
    fortification,
)
from .combat.strikes import value_against
from .combat_state import Combat, Foe
from .exploring import next_tile
from .heroes import Hero
from .movement import cost_of, plain_cost
from .scenarios.script import script_of
from .state import Place, Realm
from .tracks import armour_of, command_of, hand_limit_of, influence_of
from .turn_state import PHASES


class TokenView(msgspec.Struct, omit_defaults=True):
    """An enemy or ruin token; face down only its back is known."""

    back: str
    id: str = ""
    enemy: str = ""


class SpaceView(msgspec.Struct, omit_defaults=True):
    q: int
    r: int
    terrain: str
    tile: int
    cost: int
    plain_cost: int
    site: str = ""
    colour: str = ""
    tokens: list[TokenView] = []
    ruin: TokenView | None = None
    shields: list[int] = []
    conquered: bool = False
    level: int = 0
    leader: int = NOTHING


class DieView(msgspec.Struct, omit_defaults=True):
    colour: str
    used: bool = False
    owner: int = NOTHING


class CardView(msgspec.Struct):
    id: str
    card: str


class UnitView(msgspec.Struct, omit_defaults=True):
    id: str
    card: str
    ready: bool
    wounds: int = 0
    banner: str = ""


class SkillView(msgspec.Struct, omit_defaults=True):
    id: str
    card: str
    used: bool = False
    spent: bool = False
    in_centre: bool = False


class HeroView(msgspec.Struct, omit_defaults=True):
    """A hero's area. `hand` and `drafted` hold only cards that this seat may see."""

    seat: int
    kind: str
    fame: int
    level: int
    reputation: int
    influence: int
    armour: int
    hand_limit: int
    command: int
    hand: list[CardView]
    hand_size: int
    deck_size: int
    discard: list[CardView]
    played: list[CardView]
    units: list[UnitView]
    skills: list[SkillView]
    crystals: list[int]
    mana: list[int]
    space: str = ""
    tactic: str = ""
    tactic_used: bool = False
    token_down: bool = False
    drafted: list[CardView] = []


class DummyView(msgspec.Struct):
    kind: str
    deck_size: int
    discard_size: int
    crystals: list[int]
    tactic: str


class AttackView(msgspec.Struct, omit_defaults=True):
    """One attack of an enemy: what stops it, and what it does otherwise."""

    value: int
    element: str
    state: int
    needed: int
    reached: int
    damage: int
    abilities: list[str] = []


class FoeView(msgspec.Struct, omit_defaults=True):
    """An enemy in the fight, as strong as it is now."""

    place: int
    id: str
    enemy: str
    origin: int
    armour: int
    reached: int
    fortified: int
    fame: int
    resistances: list[str]
    abilities: list[str]
    attacks: list[AttackView]
    defeated: bool = False
    hidden: bool = False


class CombatView(msgspec.Struct):
    foes: list[FoeView]
    attack: list[list[int]]
    block: list[int]
    wounds: int
    night_rules: bool
    no_units: bool


class TurnView(msgspec.Struct):
    seat: int
    phase: str
    move: int
    influence: int
    healing: int
    dice_left: int


class RealmView(msgspec.Struct, omit_defaults=True):
    """The whole table."""

    scenario: str
    round: int
    rounds: int
    day: bool
    order: list[int]
    spaces: list[SpaceView]
    next_tile: str
    tiles_left: int
    source: list[DieView]
    spell_offer: list[CardView]
    action_offer: list[CardView]
    unit_offer: list[CardView]
    monastery_offer: list[CardView]
    common_skills: list[CardView]
    tactics: list[CardView]
    heroes: list[HeroView]
    turn: TurnView
    dummy: DummyView | None = None
    combat: CombatView | None = None
    round_ends: bool = False
    scenario_ends: bool = False
    upgrades: list[CardView] = []
    scores: list[int] = []


def view(realm: Realm, seat: int) -> RealmView:
    tile = next_tile(realm)
    return RealmView(
        scenario=realm.scenario,
        round=realm.round,
        rounds=script_of(realm).rounds(realm),
        day=realm.day,
        order=realm.order,
        spaces=[_space(realm, number) for number in range(len(realm.spaces))],
        next_tile="" if tile == NOTHING else _back_of_tile(realm, tile),
        tiles_left=len(realm.tile_deck),
        source=[DieView(COLOURS[die.colour], die.used, die.owner) for die in realm.source],
        spell_offer=_cards(realm, realm.spell_offer),
        action_offer=_cards(realm, realm.action_offer),
        unit_offer=_cards(realm, realm.unit_offer),
        monastery_offer=_cards(realm, realm.monastery_offer),
        common_skills=_cards(realm, realm.common_skills),
        tactics=_cards(realm, realm.tactics),
        heroes=[_hero(realm, hero, seat) for hero in realm.heroes],
        turn=_turn(realm),
        dummy=_dummy(realm),
        combat=None if realm.combat is None else _combat(realm, realm.combat),
        round_ends=realm.round_ended_by != NOTHING,
        scenario_ends=realm.scenario_ended,
        upgrades=_cards(realm, realm.upgrades),
        scores=[realm.memory.get(f"score:{hero.seat}", 0) for hero in realm.heroes]
        if realm.over
        else [],
    )


def _back_of_tile(realm: Realm, tile: int) -> str:
    """MK-6.5.10: green or brown."""
    from .cards import COUNTRYSIDE

    return "countryside" if realm.tile(tile).kind == COUNTRYSIDE else "core"


def _cards(realm: Realm, cards: list[int]) -> list[CardView]:
    return [CardView(f"card:{card}", realm.cards[card].key) for card in cards]


def _name(realm: Realm, card: int) -> str:
    return "" if card == NOTHING else realm.cards[card].key


def space_name(realm: Realm, space: int) -> str:
    if space < 0:
        return ""
    here = realm.spaces[space]
    return f"{here.q},{here.r}"


def _space(realm: Realm, number: int) -> SpaceView:
    space = realm.spaces[number]
    found = SpaceView(
        q=space.q,
        r=space.r,
        terrain=TERRAINS[space.terrain],
        tile=space.tile,
        cost=cost_of(realm, number),
        plain_cost=plain_cost(realm, number),
    )
    place = realm.places.get(number)
    if place is not None:
        found.site = SITES[place.site]
        found.tokens = _tokens(realm, place)
        found.shields = place.shields
        found.conquered = place.conquered
        found.level = place.level
        found.leader = script_of(realm).leader_of(place)
        colour = place.city if place.city != NOTHING else space.colour
        found.colour = COLOURS[colour] if colour >= 0 else ""
        if place.ruin != NOTHING:
            name = _name(realm, place.ruin) if place.ruin_up else ""
            found.ruin = TokenView("ruin", f"card:{place.ruin}" if name else "", name)
    return found


def _tokens(realm: Realm, place: Place) -> list[TokenView]:
    found: list[TokenView] = []
    for token, face_up in zip(place.tokens, place.face_up, strict=True):
        back = TOKEN_COLOURS[realm.enemy(token).colour]
        if face_up:
            found.append(TokenView(back, f"card:{token}", realm.enemy(token).key))
        else:
            found.append(TokenView(back))
    return found


def _hero(realm: Realm, hero: Hero, seat: int) -> HeroView:
    return HeroView(
        seat=hero.seat,
        kind=hero.kind.key,
        fame=hero.fame,
        level=hero.level,
        reputation=hero.reputation,
        influence=influence_of(hero),
        armour=armour_of(hero),
        hand_limit=hand_limit_of(hero),
        command=command_of(hero),
        hand=_cards(realm, hero.hand) if seat == hero.seat else [],
        hand_size=len(hero.hand),
        deck_size=len(hero.deck),
        discard=_cards(realm, hero.discard if seat == hero.seat else hero.discard[-1:]),
        played=_cards(realm, hero.played),
        units=[
            UnitView(
                f"card:{unit.card}",
                unit.kind.key,
                unit.ready,
                len(unit.wounds),
                _name(realm, unit.banner),
            )
            for unit in hero.units
        ],
        skills=[
            SkillView(
                f"card:{skill.card}", skill.kind.key, skill.used, skill.spent, skill.in_centre
            )
            for skill in hero.skills
        ],
        crystals=hero.crystals,
        mana=hero.mana,
        space=space_name(realm, hero.space),
        tactic=_name(realm, hero.tactic),
        tactic_used=hero.tactic_used,
        token_down=hero.token_down,
        drafted=_cards(realm, hero.drafted) if seat == hero.seat else [],
    )


def _turn(realm: Realm) -> TurnView:
    turn = realm.turn
    return TurnView(
        seat=turn.seat,
        phase=PHASES[turn.phase],
        move=turn.move,
        influence=turn.influence,
        healing=turn.healing,
        dice_left=turn.dice_left,
    )


def _dummy(realm: Realm) -> DummyView | None:
    dummy = realm.dummy
    if dummy is None:
        return None
    return DummyView(
        dummy.kind.key,
        len(dummy.deck),
        len(dummy.discard),
        dummy.crystals,
        _name(realm, dummy.tactic),
    )


# -- the fight -----------------------------------------------------------------------


def _combat(realm: Realm, combat: Combat) -> CombatView:
    return CombatView(
        foes=[_foe(realm, combat, place) for place in range(len(combat.foes))],
        attack=combat.attack,
        block=combat.block,
        wounds=combat.wounds,
        night_rules=combat.night_rules,
        no_units=combat.no_units,
    )


def _foe(realm: Realm, combat: Combat, place: int) -> FoeView:
    """With what is needed and how far the points gathered so far reach."""
    foe = combat.foes[place]
    abilities = foe.kind.abilities & ~foe.lost_abilities
    return FoeView(
        place=place,
        id=f"foe:{place}",
        enemy=foe.kind.key,
        origin=foe.origin,
        armour=armour(realm, combat, foe),
        reached=value_against(realm, combat, [place]),
        fortified=fortification(realm, combat, foe),
        fame=foe.kind.fame,
        resistances=_names(foe.resistances, RESISTANCES),
        abilities=_names(abilities, ABILITIES),
        attacks=[_attack(combat, foe, number) for number in range(len(foe.attacks))],
        defeated=foe.defeated,
        hidden=foe.hidden,
    )


def _attack(combat: Combat, foe: Foe, number: int) -> AttackView:
    element = foe.kind.attacks[number].element
    abilities = attack_abilities(combat, foe, number)
    return AttackView(
        value=attack_value(combat, foe, number),
        element=ELEMENTS[element],
        state=foe.attacks[number],
        needed=block_needed(combat, foe, number),
        reached=block_value(combat, [element], abilities & SWIFT > 0),
        damage=damage_dealt(combat, foe, number),
        abilities=_names(abilities, ABILITIES),
    )


def _names(bits: int, names: tuple[str, ...]) -> list[str]:
    return [names[number] for number in range(len(names)) if bits >> number & 1]
