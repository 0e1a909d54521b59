"""Colours of mana, elements, terrains, sites: what the box prints as icons."""

# Mana (MK-0, MK-2.0.2). The first four are basic.
RED = 0
BLUE = 1
GREEN = 2
WHITE = 3
GOLD = 4
BLACK = 5
COLOURS = ("red", "blue", "green", "white", "gold", "black")
BASIC_COLOURS = 4
NO_COLOUR = -1
ANY_COLOUR = 6  # any of the six
ANY_BASIC = 7

# Elements of attacks and blocks.
PHYSICAL = 0
FIRE = 1
ICE = 2
COLD_FIRE = 3
ELEMENTS = ("physical", "fire", "ice", "cold_fire")

# How an attack is delivered.
MELEE = 0
RANGED = 1
SIEGE = 2
RANGES = ("melee", "ranged", "siege")

# Resistances, as bits.
RESISTS_PHYSICAL = 1
RESISTS_FIRE = 2
RESISTS_ICE = 4
RESISTS_ALL = 7
RESISTANCES = ("physical", "fire", "ice")
RESISTANCE_TO = (RESISTS_PHYSICAL, RESISTS_FIRE, RESISTS_ICE, RESISTS_FIRE | RESISTS_ICE)

# Terrains (MK-20.3.1).
PLAINS = 0
HILLS = 1
FOREST = 2
WASTELAND = 3
DESERT = 4
SWAMP = 5
LAKE = 6
MOUNTAIN = 7
SEA = 8
CITY_SPACE = 9
TERRAINS = (
    "plains",
    "hills",
    "forest",
    "wasteland",
    "desert",
    "swamp",
    "lake",
    "mountain",
    "sea",
    "city",
)
INACCESSIBLE = 99
COST_BY_DAY = (2, 3, 3, 4, 5, 5, INACCESSIBLE, INACCESSIBLE, INACCESSIBLE, 2)
COST_BY_NIGHT = (2, 3, 5, 4, 3, 5, INACCESSIBLE, INACCESSIBLE, INACCESSIBLE, 2)

# Sites (MK-18.7).
NO_SITE = 0
VILLAGE = 1
MONASTERY = 2
KEEP = 3
MAGE_TOWER = 4
CITY = 5
RUINS = 6
DUNGEON = 7
TOMB = 8
MONSTER_DEN = 9
SPAWNING_GROUNDS = 10
GLADE = 11
MINE = 12
PORTAL = 13
ORCS = 14
DRACONUM = 15
SITES = (
    "none",
    "village",
    "monastery",
    "keep",
    "mage_tower",
    "city",
    "ruins",
    "dungeon",
    "tomb",
    "monster_den",
    "spawning_grounds",
    "magical_glade",
    "mine",
    "portal",
    "orc_marauders",
    "draconum",
)
FORTIFIED_SITES = (KEEP, MAGE_TOWER, CITY)
ADVENTURE_SITES = (RUINS, DUNGEON, TOMB, MONSTER_DEN, SPAWNING_GROUNDS)
RAMPAGING = (ORCS, DRACONUM)

# Backs of enemy tokens (MK-2.1.2).
GREEN_TOKEN = 0
GREY_TOKEN = 1
BROWN_TOKEN = 2
VIOLET_TOKEN = 3
WHITE_TOKEN = 4
RED_TOKEN = 5
TOKEN_COLOURS = ("green", "grey", "brown", "violet", "white", "red")
