"""What the numbers in states, options and events stand for, and what things are called."""

from questhall.boards.masks import places_in
from questhall.kernel.kinds import (
    NUMBERS,
    Kind,
    Listed,
    Name,
    counted,
    names_in,
    one_of,
    ordinal,
    plain_number,
)
from questhall.kernel.language.speaking import message

from ..effects.boons import BOONS, word_of
from ..effects.shapeshift import STRONG
from ..effects.skills import SidewaysWithoutDice
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
from ..printed.kinds import (
    BASIC_COLOURS,
    COLOURS,
    ELEMENTS,
    NO_COLOUR,
    RESISTANCES,
    SITES,
    TERRAINS,
    Conversion,
    Element,
    Mana,
    Range,
    Site,
    Terrain,
    Token,
)
from ..printed.sayings import SAYINGS, Saying, saying_message
from ..rules.cards.sideways import Point
from ..rules.combat.opponents import AS_ENEMY
from ..rules.map.shapes import centre_of, position_of
from ..rules.round.end_of_turn import REWARDS
from ..state.combat import AttackState, Origin
from ..state.heroes import DUMMY_SEAT
from ..state.realm import Realm
from ..state.turn import Phase

PREFIXES: tuple[tuple[type, str], ...] = (
    (DeedDef, "card"),
    (UnitDef, "unit"),
    (SkillDef, "skill"),
    (TacticDef, "tactic"),
    (EnemyDef, "enemy"),
    (RuinDef, "ruin"),
    (TileDef, "tile"),
)
CONVERSIONS = [name.replace("_", "-") for name in names_in(Conversion)]


def _nth(realm: Realm, value: int) -> Name:
    """The ordinal of an effect of a card, an attack of an enemy, a token of a space."""
    return plain_number(realm, value + 1)


# -- heroes and cards ----------------------------------------------------------------


def _hero(realm: Realm, value: int) -> Name:
    if value == DUMMY_SEAT:
        return Name("dummy", "dummy", "dummy-player")
    return Name(f"p{value}", f"seat:{value}", message("hero", realm.heroes[value].kind.key))


def _has_turns(realm: Realm, value: int) -> bool:
    if value == DUMMY_SEAT:
        return realm.dummy is not None
    return 0 <= value < len(realm.heroes)


def _seat(realm: Realm, value: int) -> Name:
    """A player who may have no hero yet."""
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


def _sideways_card(realm: Realm, value: int) -> Name:
    """The card, or the skill that makes it more; one of them has a price of its own."""
    name = _card(realm, value)
    card = realm.cards[value]
    forbids = isinstance(card, SkillDef) and isinstance(card.effect, SidewaysWithoutDice)
    if forbids and not realm.turn.die_used:
        name.message = "sideways-without-dice"
    return name


def _saying(realm: Realm, value: int) -> Name:
    """What an ability, or one of several effects, does."""
    return Name(str(value), "", saying_message(value))


def _sayings() -> list[str]:
    library()  # what it reads is said
    return [_written(saying) for saying in SAYINGS]


def _written(saying: Saying) -> str:
    return saying.text if saying.cost == NO_COLOUR else f"{COLOURS[saying.cost]}: {saying.text}"


def _reward(realm: Realm, value: int) -> Name:
    key = REWARDS[value]
    return Name(key, f"reward:{key}", message("reward", key))


# -- mana ----------------------------------------------------------------------------


def _city(realm: Realm, value: int) -> Name:
    return Name(COLOURS[value], f"city:{COLOURS[value]}", message("city", COLOURS[value]))


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
    if site == Site.NONE:
        site = realm.spaces[value].site
    name.message = message("site", SITES[site])
    return name


def _rampagers(realm: Realm, value: int) -> Name:
    """Those who roam a space, by the name on their token."""
    name = _site(realm, value)
    place = realm.places.get(value)
    tokens = [] if place is None else place.tokens
    seen = [each for each, up in zip(tokens, place.face_up, strict=True) if up] if place else []
    if seen:
        name.message = card_message(realm, seen[0])
        name.label = f"+{len(seen) - 1}" if len(seen) > 1 else ""
    return name


def _land(realm: Realm, value: int) -> Name:
    """A place for a new tile, named by its centre."""
    x, y = position_of(value)
    q, r = centre_of(x, y)
    return Name(f"{q},{r}", f"land:{q},{r}", "new-land")


def _spaces(realm: Realm) -> int:
    return len(realm.spaces)


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


def _fighters(realm: Realm) -> int:
    """In a battle both heroes have a fight of their own."""
    fights = [realm.combat, None if realm.battle is None else realm.battle.combat]
    return max([len(fight.foes) for fight in fights if fight is not None], default=0)


def _conversion(realm: Realm, value: int) -> Name:
    key = CONVERSIONS[value]
    return Name(key, "", message("conversion", key))


def _shape(realm: Realm, value: int) -> Name:
    """Which effect of a card changes its shape, and its element."""
    key = _shapes()[value]
    return Name(key, "", message("shape", key))


def _shapes() -> dict[int, str]:
    basic = {number: f"basic-{key}" for number, key in enumerate(ELEMENTS)}
    return basic | {STRONG + number: f"strong-{key}" for number, key in enumerate(ELEMENTS)}


def _ability(realm: Realm, value: int) -> Name:
    return Name(ABILITIES[value], "", message("ability", ABILITIES[value]))


def _resistance(realm: Realm, value: int) -> Name:
    return Name(RESISTANCES[value], "", message("resistance", RESISTANCES[value]))


def _boons() -> dict[int, str]:
    return dict(enumerate([word_of(kind) for kind in BOONS]))


def _sets_of(names: tuple[str, ...]) -> Listed:
    """Any of them together, each a bit: `fire+ice`, in whatever order they are listed."""

    def sets() -> dict[int, str]:
        masks = range(1, 1 << len(names))
        named = {mask: "+".join(sorted([names[bit] for bit in places_in(mask)])) for mask in masks}
        return {0: "none", **named}

    return Listed(plain_number, sets)


KINDS: dict[str, Kind] = {
    **NUMBERS,
    "nth": Kind(_nth),
    "hero": Kind(_hero, _has_turns),
    "seat": counted(_seat, lambda realm: len(realm.heroes)),
    "champion": Listed(_champion, lambda: [hero.key for hero in library().heroes]),
    "card": counted(_card, lambda realm: len(realm.cards)),
    "sideways-card": counted(_sideways_card, lambda realm: len(realm.cards)),
    "saying": Listed(_saying, _sayings),
    "reward": Listed(_reward, lambda: REWARDS),
    "phase": one_of(Phase, "phase"),
    "boon": Listed(plain_number, _boons),
    # mana
    "colour": one_of(Mana, "colour", "colour"),
    "mana": one_of(Mana, "colour", "mana"),
    "crystal": one_of(Mana, "colour", "crystal"),
    "face": one_of(Mana, "colour"),
    "city": Listed(_city, lambda: COLOURS[:BASIC_COLOURS]),
    "die": Kind(_die),
    # the map
    "hex": counted(_hex, _spaces),
    "site": counted(_site, _spaces),
    "rampagers": counted(_rampagers, _spaces),
    "place": counted(plain_number, lambda realm: len(realm.places.held)),
    "laid-tile": counted(ordinal, lambda realm: len(realm.laid)),
    "land": Kind(_land),
    "terrain": one_of(Terrain, "terrain", "terrain"),
    "terrains": _sets_of(TERRAINS),
    "kind-of-site": one_of(Site, "site"),
    "pile": one_of(Token, "token", "pile"),
    # fights
    "foe": counted(_foe, lambda realm: len(realm.cards)),
    "fighter": counted(ordinal, _fighters),
    "group": Kind(_group),
    "origin": one_of(Origin, "origin"),
    "attack-state": one_of(AttackState, "attack-state"),
    "conversion": Listed(_conversion, lambda: CONVERSIONS),
    "point": one_of(Point, "point"),
    "element": one_of(Element, "element"),
    "range": one_of(Range, "range"),
    "shape": Listed(_shape, _shapes),
    "ability": Listed(_ability, lambda: ABILITIES),
    "abilities": _sets_of(ABILITIES),
    "resistance": Listed(_resistance, lambda: RESISTANCES),
    "resistances": _sets_of(RESISTANCES),
}
