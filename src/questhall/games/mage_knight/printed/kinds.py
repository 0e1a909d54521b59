"""Colours of mana, elements, terrains, sites: what the box prints as icons."""

from typing import Final

from questhall.kernel.kinds import names_in


class Mana:
    """Colours of mana (MK-0, MK-2.0.2). The first four are basic."""

    RED: Final = 0
    BLUE: Final = 1
    GREEN: Final = 2
    WHITE: Final = 3
    GOLD: Final = 4
    BLACK: Final = 5


COLOURS = tuple(names_in(Mana))
BASIC_COLOURS = 4
NO_COLOUR = -1
ANY_COLOUR = 6  # any of the six
ANY_BASIC = 7


class Element:
    """Elements of attacks and blocks."""

    PHYSICAL: Final = 0
    FIRE: Final = 1
    ICE: Final = 2
    COLD_FIRE: Final = 3


ELEMENTS = tuple(names_in(Element))


class Range:
    """How an attack is delivered."""

    MELEE: Final = 0
    RANGED: Final = 1
    SIEGE: Final = 2


RANGES = tuple(names_in(Range))


class Conversion:
    """Points turned into others (MK-5.6.8)."""

    MOVE_AS_ATTACK: Final = 0
    MOVE_AS_RANGED: Final = 1
    INFLUENCE_AS_BLOCK: Final = 2
    LATER_ATTACK: Final = 3
    LATER_BLOCK: Final = 4
    NO_WOUND_ATTACK: Final = 5


def bits_in(closed: type) -> tuple[str, ...]:
    """The names of a closed list whose constants are bits."""
    bits = {value: name.lower() for name, value in vars(closed).items() if name.isupper()}
    return tuple([bits[1 << number] for number in range(len(bits))])


class Resists:
    """Resistances, as bits."""

    PHYSICAL: Final = 1
    FIRE: Final = 2
    ICE: Final = 4


RESISTANCES = bits_in(Resists)
RESISTS_ALL = 7
RESISTANCE_TO = (Resists.PHYSICAL, Resists.FIRE, Resists.ICE, Resists.FIRE | Resists.ICE)


class Terrain:
    """Terrains (MK-20.3.1)."""

    PLAINS: Final = 0
    HILLS: Final = 1
    FOREST: Final = 2
    WASTELAND: Final = 3
    DESERT: Final = 4
    SWAMP: Final = 5
    LAKE: Final = 6
    MOUNTAIN: Final = 7
    SEA: Final = 8
    CITY: Final = 9


TERRAINS = tuple(names_in(Terrain))
INACCESSIBLE = 99
COST_BY_DAY = (2, 3, 3, 4, 5, 5, INACCESSIBLE, INACCESSIBLE, INACCESSIBLE, 2)
COST_BY_NIGHT = (2, 3, 5, 4, 3, 5, INACCESSIBLE, INACCESSIBLE, INACCESSIBLE, 2)


class Site:
    """Sites (MK-18.7)."""

    NONE: Final = 0
    VILLAGE: Final = 1
    MONASTERY: Final = 2
    KEEP: Final = 3
    MAGE_TOWER: Final = 4
    CITY: Final = 5
    RUINS: Final = 6
    DUNGEON: Final = 7
    TOMB: Final = 8
    MONSTER_DEN: Final = 9
    SPAWNING_GROUNDS: Final = 10
    MAGICAL_GLADE: Final = 11
    MINE: Final = 12
    PORTAL: Final = 13
    ORC_MARAUDERS: Final = 14
    DRACONUM: Final = 15


SITES = tuple(names_in(Site))
FORTIFIED_SITES = (Site.KEEP, Site.MAGE_TOWER, Site.CITY)
ADVENTURE_SITES = (
    Site.RUINS,
    Site.DUNGEON,
    Site.TOMB,
    Site.MONSTER_DEN,
    Site.SPAWNING_GROUNDS,
)
RAMPAGING = (Site.ORC_MARAUDERS, Site.DRACONUM)


class Token:
    """Backs of enemy tokens (MK-2.1.2)."""

    GREEN: Final = 0
    GREY: Final = 1
    BROWN: Final = 2
    VIOLET: Final = 3
    WHITE: Final = 4
    RED: Final = 5


TOKEN_COLOURS = tuple(names_in(Token))
