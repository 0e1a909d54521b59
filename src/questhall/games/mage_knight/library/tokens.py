"""Enemy tokens, ruins, cities and map tiles read from content/*.yaml."""

from questhall.kernel.content import Entry

from ..printed.cards import (
    ABILITIES,
    TILE_KINDS,
    EnemyDef,
    RuinDef,
    SpaceDef,
    TileDef,
    TileKind,
)
from ..printed.fields import bits_of, number_of, numbers_of, place_of, set_of
from ..printed.kinds import (
    BASIC_COLOURS,
    COLOURS,
    COST_BY_DAY,
    INACCESSIBLE,
    NO_COLOUR,
    RESISTANCES,
    SITES,
    TERRAINS,
    TOKEN_COLOURS,
    Site,
    Terrain,
)
from ..rules.round.end_of_turn import REWARDS
from ..words.enemies import ATTACKS

COLOURED_SITES = (Site.MINE, Site.CITY)
CITY_LEVELS = 11
STRONGEST = 20  # attack of an enemy
MOST_ATTACKS = 3
MOST_IN_RUINS = 4  # enemies, or mana for an altar
MOST_REWARDS = 3
ADDED_KINDS = (TileKind.COUNTRYSIDE, TileKind.CORE)  # the others are known to the rules
LEAST_LAND = 4  # spaces of a tile that can be entered
MOST_SITES = 4
PLACES = {  # MK-6.0.1
    "centre": (0, 0),
    "east": (1, 0),
    "north_east": (1, -1),
    "north_west": (0, -1),
    "west": (-1, 0),
    "south_west": (-1, 1),
    "south_east": (0, 1),
}


# -- enemies (MK-17) -----------------------------------------------------------------


def read_enemy(entry: Entry) -> EnemyDef:
    colour = number_of(entry, "colour", TOKEN_COLOURS)
    armour = entry.number("armour", 1, 20)
    enemy = EnemyDef(entry.name(), colour, armour, entry.number("fame", 1, 10))
    enemy.low_armour = entry.number("low_armour", 1, armour, armour)
    enemy.attacks = entry.read_each("attacks", ATTACKS.read)
    enemy.resistances = bits_of(entry, "resistances", RESISTANCES)
    enemy.abilities = bits_of(entry, "abilities", ABILITIES)
    enemy.defend = entry.number("defend", 1, 3, 0)
    enemy.reputation = entry.number("reputation", -1, 1, 0)
    enemy.copies = entry.number("copies", 1, 3)
    enemy.set = set_of(entry)
    entry.finish()
    _check_attacks(entry, enemy)
    return enemy


def _check_attacks(entry: Entry, enemy: EnemyDef) -> None:
    if not 0 < len(enemy.attacks) <= MOST_ATTACKS:
        raise entry.fault("attacks", f"must be from 1 to {MOST_ATTACKS}")
    for attack in enemy.attacks:
        if attack.summons == NO_COLOUR and not 0 < attack.value <= STRONGEST:
            raise entry.fault("attacks", f"{attack.value} is not from 1 to {STRONGEST}")


# -- ruins (MK-18.5.2) ---------------------------------------------------------------


def read_ruin(entry: Entry) -> RuinDef:
    ruin = RuinDef(entry.name())
    for colour in numbers_of(entry, "price", COLOURS[:BASIC_COLOURS]):
        ruin.price[colour] += 1
    ruin.fame = entry.number("fame", 1, 10, 0)
    ruin.enemies = numbers_of(entry, "enemies", TOKEN_COLOURS)
    ruin.rewards = entry.words("rewards")
    for reward in ruin.rewards:
        place_of(entry, "rewards", reward, REWARDS)
    ruin.set = set_of(entry)
    entry.finish()
    _check_ruin(entry, ruin)
    return ruin


def _check_ruin(entry: Entry, ruin: RuinDef) -> None:
    """An altar has a price, other ruins have enemies and rewards."""
    if ruin.is_altar and (ruin.enemies or ruin.rewards):
        raise entry.fault("fame", "is for altars, which have neither enemies nor rewards")
    if ruin.is_altar != (sum(ruin.price) > 0):
        raise entry.fault("price", "and fame belong together: they make an altar")
    if not ruin.is_altar and not (ruin.enemies and ruin.rewards):
        raise entry.fault("enemies", "and rewards are missing, or price and fame for an altar")
    if max(sum(ruin.price), len(ruin.enemies)) > MOST_IN_RUINS:
        raise entry.fault("enemies", f"or mana must be at most {MOST_IN_RUINS}")
    if len(ruin.rewards) > MOST_REWARDS:
        raise entry.fault("rewards", f"must be at most {MOST_REWARDS}")


# -- cities (MK-6.5.14) --------------------------------------------------------------


def read_garrisons(entry: Entry) -> list[list[int]]:
    """The tokens of a city, one row for each level."""
    rows: list[list[int]] = []
    for text in entry.words("garrisons"):
        words = text.split()
        rows.append([place_of(entry, "garrisons", word, TOKEN_COLOURS) for word in words])
    if len(rows) != CITY_LEVELS:
        raise entry.fault("garrisons", f"are {len(rows)}, must be {CITY_LEVELS}")
    return rows


# -- tiles (MK-6.0.2) ----------------------------------------------------------------


def read_tile(entry: Entry) -> TileDef:
    spaces = [_read_space(entry, field) for field in PLACES]
    kind = number_of(entry, "kind", TILE_KINDS)
    tile = TileDef(entry.name(), kind, entry.number("number", 1, 20), spaces)
    tile.set = set_of(entry)
    entry.finish()
    if entry.source.pack:
        _check_added_tile(entry, tile)
    return tile


def _check_added_tile(entry: Entry, tile: TileDef) -> None:
    """Portals and cities are there already, one for each card that goes with them."""
    if tile.kind not in ADDED_KINDS:
        fit = " or ".join(TILE_KINDS[kind] for kind in ADDED_KINDS)
        raise entry.fault("kind", f"is {TILE_KINDS[tile.kind]}; a pack adds only {fit}")
    for field, space in zip(PLACES, tile.spaces, strict=True):
        if space.site in (Site.PORTAL, Site.CITY) or space.terrain in (Terrain.SEA, Terrain.CITY):
            raise entry.fault(field, "sea, portals and cities are those of the box")
        if space.site != Site.NONE and COST_BY_DAY[space.terrain] >= INACCESSIBLE:
            raise entry.fault(field, f"nobody comes to a site on a {TERRAINS[space.terrain]}")
    land = [each for each in tile.spaces if COST_BY_DAY[each.terrain] < INACCESSIBLE]
    if len(land) < LEAST_LAND:
        raise entry.fault("id", f"only {len(land)} spaces can be entered; {LEAST_LAND} must be")
    if sum(each.site != Site.NONE for each in tile.spaces) > MOST_SITES:
        raise entry.fault("id", f"a tile has at most {MOST_SITES} sites")


def _read_space(entry: Entry, field: str) -> SpaceDef:
    """`hills`, `hills keep`, `hills mine green`"""
    words = entry.text(field).split()
    terrain = place_of(entry, field, words[0] if words else "", TERRAINS)
    site = place_of(entry, field, words[1], SITES) if len(words) > 1 else Site.NONE
    colour = NO_COLOUR
    if len(words) > 2:
        colour = place_of(entry, field, words[2], COLOURS[:BASIC_COLOURS])
    if (site in COLOURED_SITES) != (colour != NO_COLOUR) or len(words) > 3:
        raise entry.fault(field, "a mine and a city have a colour, and nothing else has one")
    q, r = PLACES[field]
    return SpaceDef(q, r, terrain, site, colour)
