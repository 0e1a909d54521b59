"""Monster ability decks and stat cards, from content/decks.yaml and content/monsters/*.yaml
(RULES 1.4, 1.5, 4.9)."""

import re
from functools import partial

from questhall.kernel.content import Entry
from questhall.kernel.language.expressions import BadExpression, Expression, parse_expression
from questhall.kernel.packs import BETWEEN

from ..printed.formulas import formula
from ..printed.monsters import NO_VALUE, DeckDef, MonsterCard, MonsterDef, Stats
from ..rules.cards.elements import number_uses
from ..state.figures import CONDITIONS
from ..words.context import Context
from ..words.sentences import heard, need_modest, sentences
from ..words.sides import MONSTERS
from ..words.traits import DEATHS, STATS
from .actions import read_actions
from .box import Library
from .references import key_of

LEVELS = 8
PARTIES = (2, 3, 4)
FORCED = ("push", "pull")
TRAITS = "traits"
CARDS_OF_A_DECK = 8
LONGEST_FORMULA = 20  # letters
HEXES_MOVED = "hexes_moved"
ON_MAP = re.compile(r"on_map\(([\w:-]+)\)")
# What packs may print, a little more than the box does.
MOST = {"hit_points": 200, "move": 12, "attack": 20, "range": 12}
LEAST = {"hit_points": 1, "move": 0, "attack": 0, "range": 0}


# -- ability decks -----------------------------------------------------------------


def read_decks(box: Library, entry: Entry) -> None:
    for each in entry.entries("decks"):
        name = each.name()
        deck = read_deck(box, each, name)
        box.put(each, deck)
        box.decks[name] = deck
    entry.finish()


def read_deck(box: Library, entry: Entry, name: str) -> DeckDef:
    deck = DeckDef(deck_key(name), _cards(box, entry, name))
    entry.finish()
    if len(deck.cards) != CARDS_OF_A_DECK:
        raise entry.fault("cards", f"are {len(deck.cards)}, must be {CARDS_OF_A_DECK}")
    return deck


def deck_key(name: str) -> str:
    """`deck_guard`, in a pack `frost:deck_guard`."""
    pack, between, thing = name.rpartition(BETWEEN)
    return f"{pack}{between}deck_{thing}"


def _cards(box: Library, entry: Entry, name: str) -> list[MonsterCard]:
    context = context_of(box, entry)
    cards: list[MonsterCard] = []
    for each in entry.entries("cards"):
        key = f"{name}-{len(cards) + 1}"
        card = MonsterCard(key, each.number("initiative", 1, 99), each.flag("shuffle"), [])
        each.read_each("do", heard(each, box.own, partial(_add_to_card, card, context)))
        card.texts = sentences(each, "do", box.own)
        number_uses(card.actions)
        each.finish()
        cards.append(card)
        box.put(each, card)
    return cards


def _add_to_card(card: MonsterCard, context: Context, expression: Expression) -> None:
    if expression.word in DEATHS:
        DEATHS.read(expression, context).give(card)
    else:
        card.actions.append(context.side.actions.read(expression, context))


# -- stat cards --------------------------------------------------------------------


def context_of(box: Library, entry: Entry) -> Context:
    """What cards of monsters may name."""
    return Context(MONSTERS, box.areas, None, box.own, box.known_monsters(entry.source))


def read_monsters(box: Library, entry: Entry) -> None:
    for kind, read in (("monsters", read_monster), ("bosses", read_boss)):
        for each in entry.entries(kind) if entry.has(kind) else []:
            monster = read(box, each)
            box.monsters[monster.key] = monster
            box.put(each, monster)
    entry.finish()


def _deck(box: Library, entry: Entry) -> str:
    return key_of(entry, "deck", entry.text("deck"), box.decks, "deck")


def read_monster(box: Library, entry: Entry) -> MonsterDef:
    monster = MonsterDef(entry.name(), _deck(box, entry), entry.number("standees", 1, 12))
    monster.flying = entry.flag("flying")
    for rank in ("normal", "elite"):
        values = entry.entry(rank)
        if values is None:
            raise entry.fault(rank, "is missing")
        monster.stats.append(_table(values, 2, {}))
        values.finish()
    entry.finish()
    return monster


def read_boss(box: Library, entry: Entry) -> MonsterDef:
    boss = MonsterDef(entry.name(), _deck(box, entry), entry.number("standees", 1, 6))
    boss.boss = True
    boss.large = entry.flag("large")
    boss.flying = entry.flag("flying")
    letters = _letters(box, entry)
    boss.for_party = [_table(entry, count, letters) for count in PARTIES]
    for word in entry.words("immune"):
        if word in FORCED:
            boss.immune_to_force = True
        elif word in CONDITIONS:
            boss.immune.append(CONDITIONS.index(word))
        else:
            raise entry.fault("immune", f"{word!r} is no condition")
    for field in ("special_1", "special_2"):
        boss.specials.append(read_actions(entry, field, context_of(box, entry)))
        boss.special_texts.append(sentences(entry, field, box.own))
    entry.finish()
    return boss


def _letters(box: Library, entry: Entry) -> dict[str, str]:
    """What other letters in a boss's formulas count, e.g. `{V: on_map(vermling_scout)}`."""
    found: dict[str, str] = {}
    letters = entry.entry("letters")
    if letters is not None:
        for letter in ("V", "X"):
            if letters.has(letter):
                found[letter] = _counted(box, letters, letter)
        letters.finish()
    return found


def _counted(box: Library, letters: Entry, letter: str) -> str:
    """`hexes_moved`, or how many of a type are `on_map(…)`."""
    text = letters.text(letter)
    of_type = ON_MAP.fullmatch(text)
    if of_type is None and text != HEXES_MOVED:
        raise letters.fault(letter, f"is {text!r}; must be {HEXES_MOVED} or on_map(a monster)")
    known = box.known_monsters(letters.source)
    if of_type is None or known is None:
        return text
    return f"on_map({key_of(letters, letter, of_type[1], known, 'monster')})"


def _table(entry: Entry, characters: int, letters: dict[str, str]) -> list[Stats]:
    columns = {
        field: _column(entry, field, characters, letters)
        for field in ("hit_points", "move", "attack", "range")
    }
    traits = entry.words(TRAITS) or [""] * LEVELS
    if len(traits) != LEVELS:
        raise entry.fault(TRAITS, f"are {len(traits)}, must be {LEVELS}")
    found: list[Stats] = []
    for level in range(LEVELS):
        stats = Stats(*[columns[field][level] for field in columns])
        stats.counts = letters.get(_letter_in(entry, level), "")
        _read_traits(entry, stats, traits[level], level)
        found.append(stats)
    return found


def _letter_in(entry: Entry, level: int) -> str:
    text = entry.words("attack")[level]
    return "V" if "V" in text else "X" if "X" in text else ""


def _column(entry: Entry, field: str, characters: int, letters: dict[str, str]) -> list[int]:
    texts = entry.words(field)
    if len(texts) != LEVELS:
        raise entry.fault(field, f"has {len(texts)} values, must have {LEVELS}")
    values: list[int] = []
    for level, text in enumerate(texts):
        names = {"C": characters, "L": level} | dict.fromkeys(letters, 0)
        values.append(NO_VALUE if text in ("null", "-") else _value(entry, field, text, names))
    return values


def _value(entry: Entry, field: str, text: str, names: dict[str, int]) -> int:
    value = number_in(entry, field, text, names)
    if entry.source.pack and not LEAST[field] <= value <= MOST[field]:
        raise entry.fault(field, f"{value} is not from {LEAST[field]} to {MOST[field]}")
    return value


def number_in(entry: Entry, field: str, text: str, names: dict[str, int]) -> int:
    """The value of a formula."""
    try:
        if len(text) <= LONGEST_FORMULA:
            return formula(text, names)
    except (ValueError, KeyError, SyntaxError, ArithmeticError):
        pass
    raise entry.fault(field, f"{text[:40]!r} is no formula over {' and '.join(names)}")


def _read_traits(entry: Entry, stats: Stats, text: str, level: int) -> None:
    try:
        written = parse_expression(f"{TRAITS}({text})")
        if entry.source.pack:
            need_modest(written)
        for each in written.inside():
            STATS.read(each).give(stats)
    except BadExpression as fault:
        moved = BadExpression(str(fault), max(0, fault.column - len(TRAITS) - 1))
        raise entry.bad_expression(TRAITS, moved, level) from None
