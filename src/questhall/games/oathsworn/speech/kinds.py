"""What the numbers in states, options and events stand for, and what things are called."""

from collections.abc import Sequence

from questhall.boards.hexes import NAMES_OF_DIRECTIONS
from questhall.kernel.kinds import (
    NUMBERS,
    Box,
    Keys,
    Kind,
    Listed,
    Name,
    Within,
    counted,
    one_of,
    ordinal,
    plain_number,
)
from questhall.kernel.language.speaking import message

from ..effects.structure import ALTERNATIVES
from ..library.library import library
from ..printed.cards import (
    ABILITIES_OF_A_SIDE,
    ELEMENTS,
    MOST_SIDES,
    POSITIONS,
    AllyDef,
)
from ..printed.clearing import BOARD, cell_name
from ..printed.difficulty import NAMES
from ..printed.encounter import STAGES, EncounterDef, LairDef, StageDef
from ..printed.might import COLOURS, Colour, MightCard, Side
from ..printed.story import PATHS, TRAIT_NAMES, BeatDef, ChapterDef, EventDeck
from ..printed.tokens import TOKENS, Stat, Status, Until
from ..rules.board.parts import PARTS_OF_A_BOSS
from ..rules.might.drawing import COLOUR_DIGIT, CRITICAL_MARK, VALUE_DIGIT
from ..state.battle import Battle, Phase
from ..state.company import COMPANY_SIZE, CompanyState
from ..state.figures import FigureKind
from ..state.oathsworn import Oathsworn
from ..state.story import TIME_TOKEN, Story
from .alternatives import alternative_message
from .story import tale_message

# CRITICAL_MARK, BONUS_MARK and both in words.
FACE_MARKS = ("", " critical", " bonus", " critical bonus")

# -- on the table --------------------------------------------------------------------


def _card(state: CompanyState, number: int) -> Name:
    printed = state.cards[number]
    place = f"card:{number}"
    if isinstance(printed, MightCard):
        return Name(str(number), "", message("might", printed.face))
    if isinstance(printed, BeatDef):
        return Name(str(number), place, tale_message(printed.key))
    if isinstance(printed, StageDef):
        return Name(str(number), place, message("stage-card", printed.name))
    if isinstance(printed, LairDef):
        return Name(str(number), place, message("lair", printed.key))
    kind = "ally" if isinstance(printed, AllyDef) else "card"
    return Name(str(number), place, message(kind, printed.key))


def _figure(battle: Battle, number: int) -> Name:
    """Minions of a kind are told apart by a number."""
    figure = battle.figures[number]
    thing = f"figure:{number}"
    if figure.boss is not None:
        return Name(str(number), thing, message("figure", figure.boss.key))
    if figure.minion is not None:
        return Name(str(number), thing, message("figure", figure.minion.key), label=str(number))
    if figure.kind == FigureKind.CIVILIAN:
        return Name(str(number), thing, "figure-civilian", label=str(number))
    if figure.kind == FigureKind.SENTINEL:
        return Name(str(number), thing, "figure-sentinel", label=str(number))
    owner = battle.company[figure.owner]
    if owner.ally is not None:
        return Name(str(number), thing, message("ally", owner.ally.key), label=str(number))
    return _called(owner, str(number), thing)


def _figures(state: CompanyState) -> int:
    """In a Story there are none."""
    return len(state.figures) if isinstance(state, Battle) else 0


def _oathsworn(state: CompanyState, place: int) -> Name:
    """In an encounter that is the figure."""
    if isinstance(state, Battle):
        return _figure(state, state.company[place].figure)
    return _called(state.company[place], str(place), f"oathsworn:{place}")


def _called(oathsworn: Oathsworn, id: str, thing: str) -> Name:
    if oathsworn.companion is not None:
        return Name(id, thing, message("companion", oathsworn.companion.owner))
    if oathsworn.kind is None:
        return Name(id, thing, "figure-oathsworn", label=str(oathsworn.place + 1))
    return Name(id, thing, message("class", oathsworn.kind.key))


def _counter(battle: Battle, place: int) -> Name:
    """What the class of an Oathsworn gathers."""
    counter = battle.company[place].board.counter
    assert counter is not None
    return Name(counter.key, "", message("counter", counter.key))


def _part(battle: Battle, code: int) -> Name:
    """The boss and its part in one number."""
    boss = battle.figures[code // PARTS_OF_A_BOSS].boss
    assert boss is not None
    part = boss.parts[code % PARTS_OF_A_BOSS].key
    return Name(f"{boss.key}-{part}", f"part:{code}", message("part", part))


def _archetype_side(battle: Battle, code: int) -> Name:
    """The Oathsworn and a side of the cards of his companion in one number."""
    companion = battle.company[code // MOST_SIDES].companion
    assert companion is not None
    side = companion.sides[code % MOST_SIDES].key
    return Name(side, "", message("archetype", side))


def _archetype_ability(battle: Battle, code: int) -> Name:
    """The Oathsworn and an ability of the side that was chosen for him in one number."""
    side = battle.company[code // ABILITIES_OF_A_SIDE].side
    assert side is not None
    ability = side.abilities[code % ABILITIES_OF_A_SIDE].key
    return Name(ability, "", message("special", ability))


class Written(Listed):
    """More may be written while a table is open: a pack brings cards."""

    def keys(self, box: Box) -> Keys:
        return Keys(self._names())


# -- printed, or in the rules ------------------------------------------------------------


def _from(names: Sequence[str], prefix: str, thing: str = "") -> Listed:
    """From a closed list; with a `thing` it has a place in views."""

    def name(state: CompanyState, value: int) -> Name:
        word = names[value]
        return Name(word, f"{thing}:{word}" if thing else "", message(prefix, word.lower()))

    return Listed(name, lambda: names)


def _token(state: CompanyState, value: int) -> Name:
    word = TOKENS[value]
    thing = f"token:{word}" if isinstance(state, Battle) else ""
    return Name(word, thing, message("token", word))


def _class(state: CompanyState, value: int) -> Name:
    key = _classes()[value]
    return Name(key, f"class:{key}", message("class", key))


def _classes() -> list[str]:
    return list(library().classes)


def _alternative(state: CompanyState, value: int) -> Name:
    return Name(ALTERNATIVES[value], "", alternative_message(ALTERNATIVES[value]))


def _item(state: CompanyState, value: int) -> Name:
    key = _items()[value]
    return Name(key, f"item:{key}", message("card", key))


def _items() -> list[str]:
    return list(library().items)


def _beat(state: CompanyState, value: int) -> Name:
    key = library().beats[value].key
    return Name(key, f"beat:{key}", tale_message(key))


def _chapters() -> dict[int, str]:
    return {number: chapter.key for number, chapter in library().chapters.items()}


def _hex(state: CompanyState, value: int) -> Name:
    cell = cell_name(value)
    return Name(cell, f"hex:{cell}", "hex", label=cell)


def _face(state: CompanyState, code: int) -> Name:
    """`white 2`, with a star for a critical one."""
    colour, rest = divmod(code, COLOUR_DIGIT)
    value, marks = divmod(rest, VALUE_DIGIT)
    shown = f"{value or '–'}{'*' if marks & CRITICAL_MARK else ''}"
    name = message("colour", COLOURS[colour])
    return Name(f"{COLOURS[colour]}-{rest}", f"face:{code}", name, label=shown)


def _faces() -> dict[int, str]:
    """All that can be drawn, also for a critical; a blank may count as another number."""
    return {
        colour * COLOUR_DIGIT + value * VALUE_DIGIT + marks: f"{word} {value}{said}"
        for colour, word in enumerate(COLOURS)
        for value in range(VALUE_DIGIT)
        for marks, said in enumerate(FACE_MARKS)
    }


# -- printed in what is played -------------------------------------------------------


def _action(battle: Battle, value: int) -> Name:
    key = battle.encounter.actions[value].key
    return Name(key, "", message("action", key))


def _actions(encounter: EncounterDef) -> list[str]:
    return [action.key for action in encounter.actions]


def _variant(battle: Battle, value: int) -> Name:
    key = battle.encounter.variants[value].key
    return Name(key, "", message("variant", key))


def _variants(encounter: EncounterDef) -> list[str]:
    return [variant.key for variant in encounter.variants]


def _tile(battle: Battle, value: int) -> Name:
    return Name(str(value), "", message("tile", battle.encounter.tiles[value].key))


def _tiles(encounter: EncounterDef) -> list[str]:
    return [tile.key for tile in encounter.tiles]


def _location(story: Story, value: int) -> Name:
    where = message("location", f"{story.chapter.key}-{value}")
    return Name(str(value), f"location:{value}", where)


def _locations(chapter: ChapterDef) -> dict[int, str]:
    return {number: location.key for number, location in chapter.locations.items()}


def _track_tokens(chapter: ChapterDef) -> dict[int, str]:
    return {TIME_TOKEN: "time", **_locations(chapter)}


KINDS = {
    **NUMBERS,
    # on the table
    "seat": counted(plain_number, lambda state: state.seats),
    "oathsworn": counted(_oathsworn, lambda state: len(state.company)),
    "chair": counted(_oathsworn, lambda state: COMPANY_SIZE),
    "card": counted(_card, lambda state: len(state.cards)),
    "figure": counted(_figure, _figures),
    "counter": Kind(_counter),
    "part": Kind(_part),
    "part-of-boss": counted(ordinal, lambda battle: PARTS_OF_A_BOSS),
    "archetype_side": Kind(_archetype_side),
    "archetype_ability": Kind(_archetype_ability),
    "ability-of-side": counted(ordinal, lambda battle: ABILITIES_OF_A_SIDE),
    "line": Kind(ordinal),
    "position": counted(plain_number, lambda battle: POSITIONS),
    "stage": Kind(plain_number, lambda battle, number: 1 <= number <= STAGES),
    "clue": Kind(plain_number),
    # from closed lists of the rules
    "colour": one_of(Colour, "colour"),
    "side": one_of(Side, "side"),
    "token": Listed(_token, lambda: TOKENS),
    "status": one_of(Status, "status"),
    "stat": one_of(Stat, "stat"),
    "until": one_of(Until, "until"),
    "phase": one_of(Phase, "phase"),
    "figure-kind": one_of(FigureKind, "figure"),
    "deck": one_of(EventDeck, "deck-of"),
    "element": _from(ELEMENTS, "element"),
    "difficulty": _from(NAMES, "table-option-difficulty"),
    "trait": _from(TRAIT_NAMES, "trait"),
    "path": _from(PATHS, "path"),
    "way": _from(NAMES_OF_DIRECTIONS, "way", "way"),
    "face": Listed(_face, _faces),
    # printed
    "hex": Listed(_hex, lambda: [cell_name(place) for place in range(BOARD.size)]),
    "alternative": Written(_alternative, lambda: ALTERNATIVES),
    "class": Listed(_class, _classes),
    "item": Listed(_item, _items),
    "beat": Listed(_beat, lambda: [beat.key for beat in library().beats]),
    "chapter": Listed(plain_number, _chapters),
    # printed in what is played
    "action": Within(_action, "encounter", _actions),
    "variant": Within(_variant, "encounter", _variants),
    "tile": Within(_tile, "encounter", _tiles),
    "location": Within(_location, "chapter", _locations),
    "track-token": Within(plain_number, "chapter", _track_tokens),
}
