"""A fight as somebody at a real table describes it, in JSON, and as the engine plays it."""

from typing import Annotated, Literal, TypeVar

import msgspec

from questhall.kernel.chance import Chance
from questhall.kernel.state import Content

from .cards import BRUTAL, SWIFT, DeedDef, EnemyDef, SkillDef, UnitDef
from .colours import (
    BASIC_COLOURS,
    CITY,
    COLOURS,
    DRACONUM,
    DUNGEON,
    FORTIFIED_SITES,
    MONASTERY,
    NO_COLOUR,
    NO_SITE,
    ORCS,
    RED_TOKEN,
    RUINS,
    SITES,
    TERRAINS,
    TOMB,
)
from .combat.begin import start
from .combat_state import GARRISON, RAMPAGER, SITE_MONSTER, Combat, Foe
from .heroes import Hero, Skill, Unit
from .house_rules import HouseRules
from .library import library
from .state import DIRECTIONS, Die, Place, Realm, Space
from .tracks import ARMOUR, HAND_LIMIT, LEVEL_FROM
from .turn_state import Turn
from .wounds import WOUND_CARD, new_wound

SCENARIO = "first_reconnaissance"
HERE = 0  # where the hero stands
BESIDE = 1  # where it came from, or where rampaging enemies stand
WOUNDS_IN_THE_PILE = 40
FIGHTING_SITES = (*SITES[MONASTERY : MONASTERY + 3], *SITES[RUINS : RUINS + 5], "none")

Few = Annotated[int, msgspec.Meta(ge=0, le=20)]
Level = Annotated[int, msgspec.Meta(ge=1, le=len(LEVEL_FROM))]
Basic = Literal["red", "blue", "green", "white"]
Colour = Literal["red", "blue", "green", "white", "gold", "black"]
Terrain = Literal[
    "plains", "hills", "forest", "wasteland", "desert", "swamp", "lake", "mountain", "city"
]


class BadSheet(ValueError):
    """What is wrong with the input, and where."""


class UnitSheet(msgspec.Struct, forbid_unknown_fields=True):
    unit: str
    ready: bool = True
    wounds: Few = 0


class ManaSheet(msgspec.Struct, forbid_unknown_fields=True):
    tokens: dict[Colour, Few] = {}
    crystals: dict[Basic, Few] = {}
    source: list[Colour] = []


class EnemySheet(msgspec.Struct, forbid_unknown_fields=True):
    """`fortified`: do the walls of the site protect it? `summons`: tokens, if they are known."""

    enemy: str
    fortified: bool | None = None
    summons: list[str] = []


class FightSheet(msgspec.Struct, forbid_unknown_fields=True):
    """A fight in front of its ranged phase."""

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
    terrain: Terrain = "plains"


def read(text: bytes) -> FightSheet:
    try:
        return msgspec.json.decode(text, type=FightSheet)
    except msgspec.ValidationError as fault:
        problem, _, where = str(fault).replace("`", "").partition(" - at $.")
        raise BadSheet(f"{where}: {problem}" if where else problem) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise BadSheet(f"this is no JSON: {fault}") from None


Kind = TypeVar("Kind", bound=Content)


def _find(key: str, kind: type[Kind], field: str, noun: str) -> Kind:
    found = library().by_key.get(key)
    if not isinstance(found, kind):
        raise BadSheet(f"{field}: there is no {noun} {key!r}")
    return found


def _level(sheet: FightSheet) -> int:
    """As given, or the first level with this armour and hand limit; else the first."""
    if sheet.level is not None:
        return sheet.level
    for number in range(len(ARMOUR)):
        if sheet.armour in (None, ARMOUR[number]) and sheet.hand_limit in (
            None,
            HAND_LIMIT[number],
        ):
            return number + 1
    raise BadSheet("armour: no level has this armour and this hand_limit; give the level instead")


class Site:
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


def realm_of(sheet: FightSheet) -> Realm:
    """A table with nothing on it but this fight, in the ranged phase."""
    realm = Realm(Chance("fight"), "ranged", SCENARIO, HouseRules())
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
    start(realm, _combat(realm, sheet))
    return realm


def _lay_map(realm: Realm, terrain: int) -> None:
    """The hero's space and those around it."""
    realm.spaces = [Space(0, 0, terrain, NO_SITE, NO_COLOUR, 0)]
    for q, r in DIRECTIONS:
        realm.spaces.append(Space(q, r, TERRAINS.index("plains"), NO_SITE, NO_COLOUR, 0))
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


def _combat(realm: Realm, sheet: FightSheet) -> Combat:
    site = Site(sheet.site)
    combat = Combat(HERE)
    combat.site = site.kind != NO_SITE
    combat.walls = site.walls
    if site.colours:
        combat.city = site.colours[0]
    if len(site.colours) > 1:
        combat.other_city = site.colours[1]
    combat.night_rules = site.kind in (DUNGEON, TOMB)
    combat.no_units = site.kind in (DUNGEON, TOMB, MONASTERY)
    realm.places[HERE] = _place(realm, site)
    if site.walls:
        realm.turn.path = [BESIDE]
    for number, each in enumerate(sheet.enemies):
        _add_foe(realm, combat, site, each, f"enemies[{number}]")
    return combat


def _place(realm: Realm, site: Site) -> Place:
    place = Place(site.kind)
    if site.kind == CITY:
        place.city = site.colours[0]
        place.level = 1
    if site.kind == RUINS:
        place.ruin = realm.new_card(next(ruin for ruin in library().all_ruins if not ruin.is_altar))
        place.ruin_up = True
    return place


def _add_foe(realm: Realm, combat: Combat, site: Site, each: EnemySheet, field: str) -> None:
    kind = _find(each.enemy, EnemyDef, f"{field}.enemy", "enemy")
    if each.fortified and not site.walls:
        raise BadSheet(f"{field}.fortified: the site has no walls; leave it out or name the site")
    origin = SITE_MONSTER if combat.site else RAMPAGER
    if site.walls:
        origin = RAMPAGER if each.fortified is False else GARRISON
    space = HERE
    if origin == RAMPAGER:
        space = BESIDE + len(combat.foes) % len(DIRECTIONS)
        realm.places[space] = Place(DRACONUM if kind.colour == RED_TOKEN else ORCS)
    token = realm.new_card(kind)
    realm.places[space].tokens.append(token)
    realm.places[space].face_up.append(True)
    combat.foes.append(Foe(token, kind, origin, space))
    _stack_summons(realm, kind, each, field)


# -- what is summoned ---------------------------------------------------------------


def _stack_summons(realm: Realm, kind: EnemyDef, each: EnemySheet, field: str) -> None:
    """The tokens that will come, the first one on top; a hard one where they are not known."""
    colours = [attack.summons for attack in kind.attacks if attack.summons != NO_COLOUR]
    if len(each.summons) > len(colours):
        raise BadSheet(f"{field}.summons: {kind.key} summons {len(colours)}")
    for number, colour in enumerate(colours):
        if number < len(each.summons):
            where = f"{field}.summons[{number}]"
            summoned = _find(each.summons[number], EnemyDef, where, "enemy")
        else:
            summoned = hardest(colour)
        realm.piles[colour].insert(0, realm.new_card(summoned))


def hardest(colour: int) -> EnemyDef:
    """The token of the pile that deals most damage; of these, the one hardest to block."""
    found = [enemy for enemy in library().enemies if enemy.colour == colour]
    return max(found, key=_threat)


def _threat(enemy: EnemyDef) -> tuple[int, int]:
    damage = block = 0
    for attack in enemy.attacks:
        abilities = enemy.abilities | attack.abilities
        damage += attack.value * (2 if abilities & BRUTAL else 1)
        block += attack.value * (2 if abilities & SWIFT else 1)
    return damage, block


def unknown_summons(sheet: FightSheet) -> list[str]:
    """What had to be assumed, in words."""
    found: list[str] = []
    for each in sheet.enemies:
        kind = library().find(each.enemy)
        assert isinstance(kind, EnemyDef)
        colours = [attack.summons for attack in kind.attacks if attack.summons != NO_COLOUR]
        for colour in colours[len(each.summons) :]:
            found.append(f"{kind.key} summons {hardest(colour).key}")
    return found
