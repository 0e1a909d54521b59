"""What the numbers in states, ledgers, options and events stand for, and what things are called."""

from questhall.kernel.kinds import (
    NUMBERS,
    Kind,
    Listed,
    Name,
    counted,
    one_of,
    ordinal,
    plain_number,
)
from questhall.kernel.language.parameters import dashed
from questhall.kernel.language.speaking import message

from ..campaign.enhancing import LINES, MOST_ON_A_HALF, PER_LINE, STICKERS
from ..campaign.events.cards import OPTIONS
from ..campaign.events.reading import event_cards
from ..campaign.ledger import IN_TOWN
from ..campaign.quests.reading import personal_quests
from ..campaign.roster import SAME_CLASS
from ..campaign.town import Town
from ..library.dungeon import foes_cards
from ..library.enhancing import ELEMENTS, LETTERS
from ..library.library import library
from ..library.scenarios import choice_of, scenario_list
from ..library.treasures import treasures
from ..printed.cards import CardDef, CardHalf, ClassDef, printed_key
from ..printed.dungeon import FoesCard, RoomCard
from ..printed.goals import GoalDef
from ..printed.monsters import MonsterCard, Rank
from ..printed.terrain import Terrain
from ..rules.attack.damage import Harm
from ..rules.cards.items import SEAT_ITEMS
from ..setup.packing import BY_CLASS
from ..state.figures import CONDITIONS, Condition, Figure, FigureKind, Side
from ..state.heroes import ItemState
from ..state.scene import (
    OBJECTS_FROM,
    TYPES_FROM,
    Element,
    Ending,
    Phase,
    Scene,
    Strength,
    TileKind,
)
from .outcomes import tale_key

PARTIES_OF_A_CLASS = 50  # more than anybody keeps


# -- on the table ------------------------------------------------------------------


def _hero(state: Scene | Town, value: int) -> Name:
    if isinstance(state, Town):
        # No thing: a log would put the player's name there, who has just been named as the chooser.
        return Name(f"p{value}", "", message("class", state.sheets[value].kind.key))
    return Name(f"p{value}", f"seat:{value}", message("class", state.heroes[value].kind.key))


def _seats(state: Scene | Town) -> int:
    return state.size if isinstance(state, Town) else len(state.heroes)


def _hex(scene: Scene, value: int) -> Name:
    q, r = scene.scenario.hex(value)
    return Name(f"{q},{r}", f"hex:{q},{r}", "hex")


def _card(scene: Scene, value: int) -> Name:
    return Name(str(value), f"card:{value}", _card_message(scene, value))


def _card_message(scene: Scene, value: int) -> str:
    card = scene.cards[value]
    if isinstance(card, CardDef):
        return message("card", printed_key(card.key))
    if isinstance(card, GoalDef):
        return message("goal", card.key)
    if isinstance(card, MonsterCard):
        return message("deck", card.key.rpartition("-")[0])
    if isinstance(card, RoomCard | FoesCard):
        return message("dungeon", card.key)
    return message("modifier", card.key)


def _modifier(scene: Scene, value: int) -> Name:
    return Name(str(value), "", message("modifier", scene.cards[value].key))


def _item(scene: Scene, value: int) -> Name:
    hero = scene.heroes[value // SEAT_ITEMS]
    key = hero.items[value % SEAT_ITEMS].kind.key
    return Name(f"{hero.seat}.{key}", f"item:{value}", message("item", key))


def _is_item(scene: Scene, value: int) -> bool:
    seat, place = divmod(value, SEAT_ITEMS)
    return 0 <= seat < len(scene.heroes) and place < len(scene.heroes[seat].items)


def _figure(scene: Scene, value: int) -> Name:
    figure = scene.figures[value]
    label = str(figure.number) if figure.kind == FigureKind.MONSTER else ""
    return Name(f"f{value}", f"figure:{value}", figure_message(scene, figure), label=label)


def figure_message(scene: Scene, figure: Figure) -> str:
    if figure.kind == FigureKind.CHARACTER:
        return message("class", scene.heroes[figure.owner].kind.key)
    if figure.kind == FigureKind.MONSTER and not figure.name:
        return message("monster", scene.types[figure.type].kind.key)
    if figure.kind == FigureKind.SUMMON and figure.summon is not None:
        return message("summon", printed_key(figure.summon.key))
    return message("object", figure.name)


def _source(scene: Scene, value: int) -> Name:
    if value not in HARMS:
        return _figure(scene, value)
    return Name(HARMS[value], "", message("source", HARMS[value]))


def _is_source(scene: Scene, value: int) -> bool:
    return value in HARMS or 0 <= value < len(scene.figures)


def _type(scene: Scene, value: int) -> Name:
    key = scene.types[value].kind.key
    return Name(key, f"type:{key}", message("monster", key))


def _entry(scene: Scene, value: int) -> Name:
    if value >= OBJECTS_FROM:
        return _figure(scene, value - OBJECTS_FROM)
    if value >= TYPES_FROM:
        return _type(scene, value - TYPES_FROM)
    return _hero(scene, value)


def _is_entry(scene: Scene, value: int) -> bool:
    if value >= OBJECTS_FROM:
        return value - OBJECTS_FROM < len(scene.figures)
    if value >= TYPES_FROM:
        return value - TYPES_FROM < len(scene.types)
    return 0 <= value < len(scene.heroes)


# -- printed -----------------------------------------------------------------------


def _class(state: object, value: int) -> Name:
    key = library().classes[value].key
    return Name(key, f"class:{key}", message("class", key))


def _companion(state: object, value: int) -> Name:
    """Somebody of the party, who may have left it since."""
    key = library().classes[value].key
    return Name(key, "", message("class", key))


def _classes() -> list[str]:
    return [kind.key for kind in library().classes]


def _party(state: object, value: int) -> Name:
    """A party is called by the class of its first character."""
    key = library().classes[value % SAME_CLASS].key
    return Name(_nth_party(key, value // SAME_CLASS), "", message("class", key))


def _nth_party(key: str, earlier: int) -> str:
    return f"{key}{earlier + 1}" if earlier else key


def _parties() -> dict[int, str]:
    return {
        place + SAME_CLASS * earlier: _nth_party(key, earlier)
        for place, key in enumerate(_classes())
        for earlier in range(PARTIES_OF_A_CLASS)
    }


def _perk(state: object, value: int) -> Name:
    key = _class_of(value).perks[value % BY_CLASS].key
    return Name(key, f"perk:{key}", dashed(key))


def _perks() -> dict[int, str]:
    return _of_classes([[perk.key for perk in kind.perks] for kind in library().classes])


def _lesson(state: object, value: int) -> Name:
    key = _class_of(value).cards[value % BY_CLASS].key
    return Name(key, f"lesson:{key}", message("card", key))


def _lessons() -> dict[int, str]:
    return _of_classes([[card.key for card in kind.cards] for kind in library().classes])


def _class_of(value: int) -> ClassDef:
    return library().classes[value // BY_CLASS]


def _of_classes(keys: list[list[str]]) -> dict[int, str]:
    """Numbers that include the class."""
    return {
        number * BY_CLASS + place: key
        for number, of_class in enumerate(keys)
        for place, key in enumerate(of_class)
    }


def _goods(state: object, value: int) -> Name:
    key = library().items[value].key
    return Name(key, f"goods:{key}", message("item", key))


def _find(state: object, value: int) -> Name:
    key = library().item_numbered(value).key
    return Name(key, "", message("item", key))


def _scenario(state: object, value: int) -> Name:
    name = str(choice_of(value))
    return Name(name, f"scenario:{name}", message("scenario", _scenarios()[value]))


def _scenarios() -> dict[int, str]:
    return {title.number: title.id for title in scenario_list()}


def _location(state: object, value: int) -> Name:
    return Name("gloomhaven", "", "") if value == IN_TOWN else _scenario(state, value)


def _treasures() -> dict[int, str]:
    """Those of the book and of random dungeons; most tiles are none."""
    chests = [*treasures().values(), *(card.treasure for card in foes_cards().values())]
    return {0: "none"} | {each.number: each.key for each in chests if each is not None}


def _events() -> dict[int, str]:
    """City and road events are numbered alike, and so are envelopes; often none is open."""
    cards = [card for deck in event_cards().values() for card in deck.values()]
    named = {card.number: card.key or f"event_{card.number}" for card in cards}
    return {0: "none"} | dict(sorted(named.items()))


def _quest(town: Town, value: int) -> Name:
    key = list(personal_quests())[value]
    return Name(key, f"quest:{key}", message("quest", key))


def _answer(town: Town, value: int) -> Name:
    """In the words of the card; once that is put away, a log says only which one it was."""
    option = OPTIONS[value]
    if not town.event.deck:
        return Name(option, f"option:{option}", message("answer", option))
    card = event_cards()[town.event.deck][town.event.number]
    return Name(option, f"option:{option}", f"{tale_key(card)}.{option}")


def _dot(town: Town, value: int) -> Name:
    line = LINES[value // PER_LINE]
    return Name(_place_of_dot(value % PER_LINE), f"dot:{value}", dot_message(line))


def _place_of_dot(value: int) -> str:
    return f"{LETTERS[value // MOST_ON_A_HALF]}{value % MOST_ON_A_HALF}"


def _dots() -> dict[int, str]:
    return {
        number * PER_LINE + place: f"{line}.{_place_of_dot(place)}"
        for number, line in enumerate(LINES)
        for place in range(len(LETTERS) * MOST_ON_A_HALF)
    }


def dot_message(line: str) -> str:
    return message("condition" if line in CONDITIONS else "dot", line)


def _sticker(town: Town, value: int) -> Name:
    return Name(STICKERS[value], "", sticker_message(STICKERS[value]))


def sticker_message(sticker: str) -> str:
    if sticker in CONDITIONS:
        return message("condition", sticker)
    return message("element" if sticker in ELEMENTS else "sticker", sticker)


# -- all together ------------------------------------------------------------------


def _numbered(closed: type) -> dict[int, str]:
    """A closed list in the rules whose numbers have gaps."""
    return {value: name.lower() for name, value in vars(closed).items() if name.isupper()}


HARMS = _numbered(Harm)

KINDS: dict[str, Kind] = {
    **NUMBERS,
    "hero": counted(_hero, _seats),
    "figure": counted(_figure, lambda scene: len(scene.figures)),
    "hex": counted(_hex, lambda scene: len(scene.scenario.qs)),
    "card": counted(_card, lambda scene: len(scene.cards)),
    "modifier": counted(_modifier, lambda scene: len(scene.cards)),
    "tile": counted(plain_number, lambda scene: len(scene.tiles)),
    "type": counted(_type, lambda scene: len(scene.types)),
    "deck": counted(plain_number, lambda scene: len(scene.decks)),
    "item": Kind(_item, _is_item),
    "entry": Kind(_entry, _is_entry),
    "source": Kind(_source, _is_source),
    "worn": Kind(ordinal),
    "use": Kind(ordinal),
    "perk-place": Kind(ordinal),
    "class": Listed(_class, _classes),
    "companion": Listed(_companion, _classes),
    "party": Listed(_party, _parties),
    "perk": Listed(_perk, _perks),
    "lesson": Listed(_lesson, _lessons),
    "goods": Listed(_goods, lambda: [item.key for item in library().items]),
    "find": Listed(_find, lambda: {item.number: item.key for item in library().items}),
    "scenario": Listed(_scenario, _scenarios),
    "location": Listed(_location, lambda: {IN_TOWN: "gloomhaven"} | _scenarios()),
    "treasure": Listed(plain_number, _treasures),
    "event": Listed(plain_number, _events),
    "quest": Listed(_quest, lambda: list(personal_quests())),
    "answer": Listed(_answer, lambda: OPTIONS),
    "dot": Listed(_dot, _dots),
    "sticker": Listed(_sticker, lambda: STICKERS),
    "element": one_of(Element, "element", "element"),
    "condition": one_of(Condition, "condition"),
    "half": one_of(CardHalf, "half"),
    "phase": one_of(Phase, "phase"),
    "ending": one_of(Ending, "ending"),
    "strength": one_of(Strength, "strength"),
    "side": one_of(Side, "side"),
    "rank": one_of(Rank, "rank"),
    "figure-kind": one_of(FigureKind, "figure-kind"),
    "tile-kind": one_of(TileKind, "tile-kind"),
    "item-state": one_of(ItemState, "item-state"),
    "terrain": Listed(plain_number, lambda: _numbered(Terrain)),
}
