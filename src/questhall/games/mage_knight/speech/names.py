"""The names of the things that the numbers in phrases stand for."""

from questhall.boards.masks import places_in
from questhall.kernel.games import Name
from questhall.kernel.language.speaking import message

from ..effects.shapeshift import STRONG
from ..library.library import library
from ..printed.cards import (
    ABILITIES,
    DeedDef,
    EnemyDef,
    RuinDef,
    SkillDef,
    TacticDef,
    TileDef,
    UnitDef,
)
from ..printed.kinds import COLOURS, ELEMENTS, NO_SITE, RESISTANCES, SITES, TERRAINS, TOKEN_COLOURS
from ..printed.sayings import saying_message
from ..rules.cards.sideways import POINTS
from ..rules.combat.opponents import AS_ENEMY
from ..rules.map.shapes import centre_of, position_of
from ..rules.round.end_of_turn import REWARDS
from ..rules.round.turn_order import DUMMY_SEAT
from ..state.boons import (
    INFLUENCE_AS_BLOCK,
    LATER_ATTACK,
    LATER_BLOCK,
    MOVE_AS_ATTACK,
    MOVE_AS_RANGED,
    NO_WOUND_ATTACK,
)
from ..state.realm import Realm

PREFIXES: tuple[tuple[type, str], ...] = (
    (DeedDef, "card"),
    (UnitDef, "unit"),
    (SkillDef, "skill"),
    (TacticDef, "tactic"),
    (EnemyDef, "enemy"),
    (RuinDef, "ruin"),
    (TileDef, "tile"),
)
CONVERSIONS = {
    MOVE_AS_ATTACK: "move-as-attack",
    MOVE_AS_RANGED: "move-as-ranged",
    INFLUENCE_AS_BLOCK: "influence-as-block",
    LATER_ATTACK: "later-attack",
    LATER_BLOCK: "later-block",
    NO_WOUND_ATTACK: "no-wound-attack",
}


def name_of(realm: Realm, kind: str, value: int) -> Name:
    """The name of a thing."""
    make = NAMES.get(kind)
    if make is None:
        raise KeyError(f"nothing of Mage Knight is called {kind!r}")
    return make(realm, value)


def _number(realm: Realm, value: int) -> Name:
    return Name(str(value), "", "", value)


def _nth(realm: Realm, value: int) -> Name:
    """The ordinal of an effect of a card, an attack of an enemy, a token of a space."""
    return _number(realm, value + 1)


def _none(realm: Realm, value: int) -> Name:
    return Name("", "", "", value)


# -- heroes and cards ----------------------------------------------------------------


def _hero(realm: Realm, value: int) -> Name:
    if value == DUMMY_SEAT:
        return Name("dummy", "dummy", "dummy-player")
    return Name(f"p{value}", f"seat:{value}", message("hero", realm.heroes[value].kind.key))


def _player(realm: Realm, value: int) -> Name:
    """A player who has no hero yet."""
    return Name(f"p{value}", f"seat:{value}", f"player-{value + 1}")


def _champion(realm: Realm, value: int) -> Name:
    key = library().heroes[value].key
    return Name(key, f"hero:{key}", message("hero", key))


def _card(realm: Realm, value: int) -> Name:
    return Name(str(value), f"card:{value}", card_message(realm, value))


def card_message(realm: Realm, value: int) -> str:
    """The message of a card or token; in a battle a unit of the other hero keeps its name."""
    card = realm.cards[value]
    if isinstance(card, EnemyDef):
        return enemy_message(card)
    for kind, prefix in PREFIXES:
        if isinstance(card, kind):
            return message(prefix, card.key)
    raise TypeError(f"{card.key} has no name")


def enemy_message(enemy: EnemyDef) -> str:
    if enemy.key.startswith(AS_ENEMY):
        return message("unit", enemy.key.removeprefix(AS_ENEMY))
    return message("enemy", enemy.key)


def _saying(realm: Realm, value: int) -> Name:
    """What an ability, or one of several effects, does."""
    return Name(str(value), "", saying_message(value))


def _reward(realm: Realm, value: int) -> Name:
    key = REWARDS[value]
    return Name(key, f"reward:{key}", message("reward", key))


# -- mana ----------------------------------------------------------------------------


def _colour(realm: Realm, value: int) -> Name:
    return Name(COLOURS[value], f"colour:{COLOURS[value]}", message("colour", COLOURS[value]))


def _mana(realm: Realm, value: int) -> Name:
    return Name(COLOURS[value], f"mana:{COLOURS[value]}", message("colour", COLOURS[value]))


def _crystal(realm: Realm, value: int) -> Name:
    return Name(COLOURS[value], f"crystal:{COLOURS[value]}", message("colour", COLOURS[value]))


def _face(realm: Realm, value: int) -> Name:
    """What a die shows."""
    return Name(COLOURS[value], "", message("colour", COLOURS[value]))


def _die(realm: Realm, value: int) -> Name:
    return Name(str(value), f"die:{value}", "", value + 1)


# -- the map -------------------------------------------------------------------------


def _hex(realm: Realm, value: int) -> Name:
    space = realm.spaces[value]
    where = f"{space.q},{space.r}"
    return Name(where, f"hex:{where}", message("terrain", TERRAINS[space.terrain]))


def _site(realm: Realm, value: int) -> Name:
    """A burned monastery and a closed portal keep their names."""
    name = _hex(realm, value)
    site = realm.site_at(value)
    if site == NO_SITE:
        site = realm.spaces[value].site
    name.message = message("site", SITES[site])
    return name


def _land(realm: Realm, value: int) -> Name:
    """A place for a new tile, named by its centre."""
    x, y = position_of(value)
    q, r = centre_of(x, y)
    return Name(f"{q},{r}", f"land:{q},{r}", "new-land")


def _terrain(realm: Realm, value: int) -> Name:
    key = TERRAINS[value]
    return Name(key, f"terrain:{key}", message("terrain", key))


def _pile(realm: Realm, value: int) -> Name:
    key = TOKEN_COLOURS[value]
    return Name(key, f"pile:{key}", message("token", key))


# -- fights --------------------------------------------------------------------------


def _foe(realm: Realm, value: int) -> Name:
    """Its token; in its fight also its place, if several have the same name."""
    name = Name(f"t{value}", "", card_message(realm, value))
    foes = [] if realm.combat is None else realm.combat.foes
    for place, foe in enumerate(foes):
        if foe.token == value:
            name.id = f"e{place}"
            name.thing = f"foe:{place}"
            namesakes = [other for other in foes if other.kind.key == foe.kind.key]
            name.label = str(place + 1) if len(namesakes) > 1 else ""
    return name


def _group(realm: Realm, value: int) -> Name:
    """Several by their numbers in the fight; a single one is named by its token."""
    places = places_in(value)
    if len(places) == 1:
        return Name(str(value), "", "", 1)
    return Name(str(value), "", "foes", label=" + ".join([str(place + 1) for place in places]))


def _conversion(realm: Realm, value: int) -> Name:
    key = CONVERSIONS[value]
    return Name(key, "", message("conversion", key))


def _point(realm: Realm, value: int) -> Name:
    return Name(POINTS[value], "", message("point", POINTS[value]))


def _element(realm: Realm, value: int) -> Name:
    return Name(ELEMENTS[value], "", message("element", ELEMENTS[value]))


def _shape(realm: Realm, value: int) -> Name:
    """Which effect of a card changes its shape, and its element."""
    half = "strong" if value >= STRONG else "basic"
    key = f"{half}-{ELEMENTS[value % STRONG]}"
    return Name(key, "", message("shape", key))


def _ability(realm: Realm, value: int) -> Name:
    return Name(ABILITIES[value], "", message("ability", ABILITIES[value]))


def _resistance(realm: Realm, value: int) -> Name:
    return Name(RESISTANCES[value], "", message("resistance", RESISTANCES[value]))


NAMES = {
    "number": _number,
    "nth": _nth,
    "none": _none,
    "hero": _hero,
    "player": _player,
    "champion": _champion,
    "card": _card,
    "saying": _saying,
    "reward": _reward,
    "colour": _colour,
    "mana": _mana,
    "crystal": _crystal,
    "face": _face,
    "die": _die,
    "hex": _hex,
    "site": _site,
    "land": _land,
    "terrain": _terrain,
    "pile": _pile,
    "foe": _foe,
    "group": _group,
    "conversion": _conversion,
    "point": _point,
    "element": _element,
    "shape": _shape,
    "ability": _ability,
    "resistance": _resistance,
}
