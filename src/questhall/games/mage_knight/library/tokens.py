"""Enemy tokens, ruins, cities and map tiles read from content/*.yaml."""

from questhall.kernel.content import Entry
from questhall.kernel.language.expressions import BadExpression, parse_expression

from ..printed.cards import ABILITIES, TILE_KINDS, AttackDef, EnemyDef, RuinDef, SpaceDef, TileDef
from ..printed.fields import bits_of, number_of, numbers_of, place_of, set_of
from ..printed.kinds import (
    BASIC_COLOURS,
    CITY,
    COLOURS,
    MINE,
    NO_COLOUR,
    NO_SITE,
    RESISTANCES,
    SITES,
    TERRAINS,
    TOKEN_COLOURS,
)
from ..rules.round.end_of_turn import REWARDS
from ..words.enemies import ATTACKS

COLOURED_SITES = (MINE, CITY)
CITY_LEVELS = 11
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
    enemy = EnemyDef(entry.text("id"), colour, armour, entry.number("fame", 1, 10))
    enemy.low_armour = entry.number("low_armour", 1, armour, armour)
    enemy.attacks = _read_attacks(entry)
    enemy.resistances = bits_of(entry, "resistances", RESISTANCES)
    enemy.abilities = bits_of(entry, "abilities", ABILITIES)
    enemy.defend = entry.number("defend", 1, 3, 0)
    enemy.reputation = entry.number("reputation", -1, 1, 0)
    enemy.copies = entry.number("copies", 1, 3)
    enemy.set = set_of(entry)
    entry.finish()
    return enemy


def _read_attacks(entry: Entry) -> list[AttackDef]:
    """`attack(4, fire)`, `summon(brown)`"""
    found: list[AttackDef] = []
    for item, text in enumerate(entry.words("attacks")):
        try:
            found.append(ATTACKS.read(parse_expression(text)))
        except BadExpression as fault:
            raise entry.bad_expression("attacks", fault, item) from None
    return found


# -- ruins (MK-18.5.2) ---------------------------------------------------------------


def read_ruin(entry: Entry) -> RuinDef:
    ruin = RuinDef(entry.text("id"))
    for colour in numbers_of(entry, "price", COLOURS[:BASIC_COLOURS]):
        ruin.price[colour] += 1
    ruin.fame = entry.number("fame", 1, 10, 0)
    ruin.enemies = numbers_of(entry, "enemies", TOKEN_COLOURS)
    ruin.rewards = entry.words("rewards")
    for reward in ruin.rewards:
        place_of(entry, "rewards", reward, REWARDS)
    ruin.set = set_of(entry)
    entry.finish()
    return ruin


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
    tile = TileDef(entry.text("id"), kind, entry.number("number", 1, 20), spaces)
    tile.set = set_of(entry)
    entry.finish()
    return tile


def _read_space(entry: Entry, field: str) -> SpaceDef:
    """`hills`, `hills keep`, `hills mine green`"""
    words = entry.text(field).split()
    terrain = place_of(entry, field, words[0] if words else "", TERRAINS)
    site = place_of(entry, field, words[1], SITES) if len(words) > 1 else NO_SITE
    colour = NO_COLOUR
    if len(words) > 2:
        colour = place_of(entry, field, words[2], COLOURS[:BASIC_COLOURS])
    if (site in COLOURED_SITES) != (colour != NO_COLOUR) or len(words) > 3:
        raise entry.fault(field, "a mine and a city have a colour, and nothing else has one")
    q, r = PLACES[field]
    return SpaceDef(q, r, terrain, site, colour)
