"""A fight as a player at a real table describes it, in JSON, and as the engine plays it."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Annotated, Literal, TypeVar

import msgspec

from questhall.kernel.chance import Chance
from questhall.kernel.kinds import names_in
from questhall.kernel.sheets import BadSheet
from questhall.kernel.state import Content

from ...library.library import library, library_with
from ...printed.cards import DeedDef, EnemyDef, SkillDef, UnitDef
from ...printed.kinds import (
    ADVENTURE_SITES,
    BASIC_COLOURS,
    COLOURS,
    ELEMENTS,
    FORTIFIED_SITES,
    NO_COLOUR,
    RESISTANCES,
    SITES,
    TERRAINS,
    Site,
    Token,
)
from ...rules.cards.tracks import ARMOUR, HAND_LIMIT, LEVEL_FROM
from ...rules.cards.wounds import WOUND_CARD, new_wound
from ...rules.combat.begin import start
from ...rules.foes import armour, attack_value, is_fully_blocked
from ...state.combat import AttackState, Combat, Foe, Origin
from ...state.heroes import Hero, Skill, Unit
from ...state.house_rules import ENEMY_SETS, HouseRules
from ...state.realm import DIRECTIONS, Die, Place, Realm, Space
from ...state.turn import PHASES, Turn
from .assumptions import threat
from .fight import Assumption, Fight

SCENARIO = "first_reconnaissance"
HERE = 0  # where the hero stands
BESIDE = 1  # where it came from, or where rampaging enemies are
WOUNDS_IN_THE_PILE = 20
FATES = names_in(AttackState)
PLACES_OF_FIGHTS = (Site.MONASTERY, Site.KEEP, Site.MAGE_TOWER, *ADVENTURE_SITES, Site.NONE)
FIGHTING_SITES = tuple([SITES[site] for site in PLACES_OF_FIGHTS])

Few = Annotated[int, msgspec.Meta(ge=0, le=20)]
Points = Annotated[int, msgspec.Meta(ge=0, le=200)]
Level = Annotated[int, msgspec.Meta(ge=1, le=len(LEVEL_FROM))]
Basic = Literal["red", "blue", "green", "white"]
Colour = Literal["red", "blue", "green", "white", "gold", "black"]
Phase = Literal["ranged", "block", "damage", "attack"]
Element = Literal["physical", "fire", "ice", "cold_fire"]
Resistance = Literal["physical", "fire", "ice"]
MoreEnemies = Literal["none", "lost_legion", "tezla", "both"]
Fate = Literal["open", "blocked", "cancelled", "resolved"]
Terrain = Literal[
    "plains", "hills", "forest", "wasteland", "desert", "swamp", "lake", "mountain", "city"
]


class UnitSheet(msgspec.Struct, forbid_unknown_fields=True):
    """`banner`: the one assigned to it."""

    unit: str
    ready: bool = True
    wounds: Few = 0
    banner: str = ""


class ManaSheet(msgspec.Struct, forbid_unknown_fields=True):
    """`dice`: how many may still be used; `die_used`: was one used this turn?"""

    tokens: dict[Colour, Few] = {}
    crystals: dict[Basic, Few] = {}
    source: list[Colour] = []
    dice: Few = 1
    die_used: bool = False


class EnemySheet(msgspec.Struct, forbid_unknown_fields=True):
    """`fortified`: do the walls of the site protect it? `summons`: its tokens, if they are known.

    In the middle of a fight: the state of its attacks, the current strength of these and of its
    armour, its remaining resistances, which enemy of the list summoned it, and whether it hides
    behind what it summoned.
    """

    enemy: str
    fortified: bool | None = None
    summons: list[str] = []
    attacks: list[Fate] = []
    values: list[Points] = []
    armour: Points | None = None
    resistances: list[Resistance] | None = None
    summoned_by: Few | None = None
    hidden: bool = False


class GatheredSheet(msgspec.Struct, forbid_unknown_fields=True):
    """Points of this phase; those in `swift_block` count twice against Swift."""

    melee: dict[Element, Points] = {}
    ranged: dict[Element, Points] = {}
    siege: dict[Element, Points] = {}
    block: dict[Element, Points] = {}
    swift_block: dict[Element, Points] = {}
    move: Points = 0
    influence: Points = 0


class FightSheet(msgspec.Struct, forbid_unknown_fields=True):
    """A fight; if it has begun, with what was gathered and the wounds taken into the hand.

    `more_enemies`: which tokens of other boxes may be summoned, as agreed at the table.
    """

    enemies: Annotated[list[EnemySheet], msgspec.Meta(min_length=1)]
    hand: list[str] = []
    units: list[UnitSheet] = []
    skills: list[str] = []
    mana: ManaSheet = msgspec.field(default_factory=ManaSheet)
    day: bool = True
    level: Level | None = None
    armour: Few | None = None
    hand_limit: Few | None = None
    site: str = "none"
    more_enemies: MoreEnemies = "none"
    terrain: Terrain = "plains"
    phase: Phase = "ranged"
    gathered: GatheredSheet = msgspec.field(default_factory=GatheredSheet)
    wounds: Few = 0


Kind = TypeVar("Kind", bound=Content)
MOST_MEANT = 3


def _find(key: str, kind: type[Kind], field: str, noun: str) -> Kind:
    found = library().by_key.get(key)
    if not isinstance(found, kind):
        raise BadSheet(f"{field}: there is no {noun} {key!r}{_alike(key, kind)}")
    return found


def _alike(key: str, kind: type[Kind]) -> str:
    """What may have been meant."""
    names = [name for name, each in library().by_key.items() if isinstance(each, kind)]
    found = [name for name in names if key and key in name]
    found += [name for name in get_close_matches(key, names) if name not in found]
    return f"; did you mean {' or '.join(found[:MOST_MEANT])}?" if found else ""


def _level(sheet: FightSheet) -> int:
    """The given level, or the first one with this armour and hand limit."""
    if sheet.level is not None:
        return sheet.level
    for number in range(len(ARMOUR)):
        if sheet.armour in (None, ARMOUR[number]) and sheet.hand_limit in (
            None,
            HAND_LIMIT[number],
        ):
            return number + 1
    raise BadSheet("armour: no level has this armour and this hand_limit; give the level instead")


class NamedSite:
    """What the word for a site stands for: "keep", "city:white", "city:white:blue"."""

    def __init__(self, word: str) -> None:
        name, _, rest = word.partition(":")
        colours = rest.split(":") if rest else []
        if name not in SITES or (name != "city" and (name not in FIGHTING_SITES or rest)):
            known = ", ".join(["none", "city:white", *FIGHTING_SITES[:-1]])
            raise BadSheet(f"site: {word!r} is none of {known}")
        if name == "city" and (
            not 1 <= len(colours) <= 2 or not set(colours) <= set(COLOURS[:BASIC_COLOURS])
        ):
            raise BadSheet(f"site: {word!r} must name the colour of the city, such as city:white")
        self.kind = SITES.index(name)
        self.colours = [COLOURS.index(colour) for colour in colours]
        self.walls = self.kind in FORTIFIED_SITES


# -- onto the table -----------------------------------------------------------------


def fight_of(sheet: FightSheet) -> Fight:
    fight = Fight(realm_of(sheet))
    fight.assumed = unknown_summons(sheet)
    return fight


def realm_of(sheet: FightSheet) -> Realm:
    """A table with nothing on it but this fight."""
    rules = HouseRules()
    rules.more_enemies = sheet.more_enemies
    realm = Realm(Chance("fight"), "ranged", SCENARIO, rules)
    realm.round = 1
    realm.day = sheet.day
    realm.order = [0]
    realm.turn = Turn(0)
    realm.wounds = [realm.new_card(WOUND_CARD) for _ in range(WOUNDS_IN_THE_PILE)]
    _lay_map(realm, TERRAINS.index(sheet.terrain))
    hero = Hero(0, library().heroes[0])
    hero.level = _level(sheet)
    hero.fame = LEVEL_FROM[hero.level - 1]
    hero.space = HERE
    realm.heroes = [hero]
    _arm(realm, hero, sheet)
    _fill_purse(realm, hero, sheet.mana)
    realm.turn.phase = PHASES.index(sheet.phase)
    start(realm, _combat(realm, sheet))
    realm.turn.phase = PHASES.index(sheet.phase)
    realm.next_step = sheet.phase
    _gather(realm, sheet.gathered)
    return realm


def _gather(realm: Realm, points: GatheredSheet) -> None:
    combat = realm.combat
    assert combat is not None
    combat.attack = [_by_element(each) for each in (points.melee, points.ranged, points.siege)]
    combat.block = _by_element(points.block)
    combat.swift_block = _by_element(points.swift_block)
    realm.turn.move = points.move
    realm.turn.influence = points.influence


def _by_element(points: dict[Element, int]) -> list[int]:
    found = [0] * len(ELEMENTS)
    for element, amount in points.items():
        found[ELEMENTS.index(element)] = amount
    return found


def _lay_map(realm: Realm, terrain: int) -> None:
    """The hero's space and those around it."""
    realm.spaces = [Space(0, 0, terrain, Site.NONE, NO_COLOUR, 0)]
    for q, r in DIRECTIONS:
        realm.spaces.append(Space(q, r, TERRAINS.index("plains"), Site.NONE, NO_COLOUR, 0))
    realm.neighbours = [list(range(1, 7))] + [[HERE] for _ in DIRECTIONS]


def _arm(realm: Realm, hero: Hero, sheet: FightSheet) -> None:
    for number, key in enumerate(sheet.hand):
        if key == WOUND_CARD.key:
            hero.hand.append(new_wound(realm))
        else:
            hero.hand.append(realm.new_card(_find(key, DeedDef, f"hand[{number}]", "card")))
    for number, each in enumerate(sheet.units):
        kind = _find(each.unit, UnitDef, f"units[{number}].unit", "unit")
        unit = Unit(realm.new_card(kind), kind)
        unit.ready = each.ready
        unit.wounds = [new_wound(realm) for _ in range(each.wounds)]
        if each.banner:
            banner = _find(each.banner, DeedDef, f"units[{number}].banner", "card")
            unit.banner = realm.new_card(banner)
        hero.units.append(unit)
    for number, key in enumerate(sheet.skills):
        skill = _find(key, SkillDef, f"skills[{number}]", "skill")
        hero.skills.append(Skill(realm.new_card(skill), skill))


def _fill_purse(realm: Realm, hero: Hero, mana: ManaSheet) -> None:
    for colour, count in mana.tokens.items():
        hero.mana[COLOURS.index(colour)] = count
    for basic, count in mana.crystals.items():
        hero.crystals[COLOURS.index(basic)] = count
    realm.source = [Die(COLOURS.index(colour)) for colour in mana.source]
    realm.turn.dice_left = mana.dice
    realm.turn.die_used = mana.die_used


def _combat(realm: Realm, sheet: FightSheet) -> Combat:
    site = NamedSite(sheet.site)
    combat = Combat(HERE)
    combat.site = site.kind != Site.NONE
    combat.walls = site.walls
    if site.colours:
        combat.city = site.colours[0]
    if len(site.colours) > 1:
        combat.other_city = site.colours[1]
    combat.night_rules = site.kind in (Site.DUNGEON, Site.TOMB)
    combat.no_units = site.kind in (Site.DUNGEON, Site.TOMB, Site.MONASTERY)
    realm.places[HERE] = _place(realm, site)
    if site.walls:
        realm.turn.path = [BESIDE]
    for number, each in enumerate(sheet.enemies):
        _add_foe(realm, combat, site, each, f"enemies[{number}]")
    combat.wounds = sheet.wounds
    combat.blocked = len([foe for foe in combat.foes if is_fully_blocked(foe)])
    return combat


def _place(realm: Realm, site: NamedSite) -> Place:
    place = Place(site.kind)
    if site.kind == Site.CITY:
        place.city = site.colours[0]
        place.level = 1
    if site.kind == Site.RUINS:
        ruins = library_with(()).all_ruins
        place.ruin = realm.new_card(next(ruin for ruin in ruins if not ruin.is_altar))
        place.ruin_up = True
    return place


def _add_foe(realm: Realm, combat: Combat, site: NamedSite, each: EnemySheet, field: str) -> None:
    kind = _find(each.enemy, EnemyDef, f"{field}.enemy", "enemy")
    if each.fortified and not site.walls:
        raise BadSheet(f"{field}.fortified: the site has no walls; leave it out or name the site")
    origin = Origin.SITE_MONSTER if combat.site else Origin.RAMPAGER
    if site.walls:
        origin = Origin.RAMPAGER if each.fortified is False else Origin.GARRISON
    space = HERE
    if origin == Origin.RAMPAGER:
        space = BESIDE + len(combat.foes) % len(DIRECTIONS)
        if space not in realm.places:  # if there are more than six, two share a space
            realm.places[space] = Place(
                Site.DRACONUM if kind.colour == Token.RED else Site.ORC_MARAUDERS
            )
    token = realm.new_card(kind)
    foe = Foe(token, kind, origin, space)
    if each.summoned_by is None:
        realm.places[space].tokens.append(token)
        realm.places[space].face_up.append(True)
        _stack_summons(realm, kind, each, field)
    elif each.summoned_by < len(combat.foes):
        foe.origin = Origin.SUMMONED
        foe.summoner = each.summoned_by
    else:
        raise BadSheet(f"{field}.summoned_by: name the place of an enemy that comes before it")
    combat.foes.append(foe)
    _change(realm, combat, foe, each, field)


def _change(realm: Realm, combat: Combat, foe: Foe, each: EnemySheet, field: str) -> None:
    """Apply what has happened to it in the fight so far."""
    attacks = len(foe.attacks)
    if len(each.attacks) not in (0, attacks) or len(each.values) not in (0, attacks):
        raise BadSheet(f"{field}.attacks: {foe.kind.key} has {attacks}")
    foe.attacks = [FATES.index(fate) for fate in each.attacks] or foe.attacks
    for number, value in enumerate(each.values):
        foe.attack_change[number] = value - attack_value(combat, foe, number)
    if each.armour is not None:
        foe.armour_change = each.armour - armour(realm, combat, foe)
    if each.resistances is not None:
        for bit, name in enumerate(RESISTANCES):
            if name not in each.resistances:
                foe.lost_resistances |= 1 << bit
    foe.hidden = each.hidden


# -- what is summoned ---------------------------------------------------------------


def _stack_summons(realm: Realm, kind: EnemyDef, each: EnemySheet, field: str) -> None:
    """Stack the tokens to be summoned, the first one on top; a hard one if they are not known."""
    colours = [attack.summons for attack in kind.attacks if attack.summons != NO_COLOUR]
    if len(each.summons) > len(colours):
        raise BadSheet(f"{field}.summons: {kind.key} summons {len(colours)}")
    for number, colour in enumerate(colours):
        if number < len(each.summons):
            where = f"{field}.summons[{number}]"
            summoned = _find(each.summons[number], EnemyDef, where, "enemy")
        else:
            summoned = hardest(colour, realm.rules.enemy_sets)
        realm.piles[colour].insert(0, realm.new_card(summoned))


def hardest(colour: int, sets: Sequence[str]) -> EnemyDef:
    """The token of the pile that deals the most damage; among equals the hardest to block."""
    found = [enemy for enemy in library_with(()).enemies_of(sets) if enemy.colour == colour]
    return max(found, key=threat)


def unknown_summons(sheet: FightSheet) -> list[Assumption]:
    """The assumptions: who summons, and what."""
    found: list[Assumption] = []
    for each in sheet.enemies if sheet.phase == "ranged" else []:
        kind = library().find(each.enemy)
        assert isinstance(kind, EnemyDef)
        colours = [attack.summons for attack in kind.attacks if attack.summons != NO_COLOUR]
        for colour in colours[len(each.summons) :]:
            token = hardest(colour, ENEMY_SETS[sheet.more_enemies])
            found.append(Assumption.of_summons(kind, token))
    return found
