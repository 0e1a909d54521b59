"""What several kinds of cards have in common: rules, blows, costs, numbers that they change."""

from collections.abc import Sequence

from questhall.kernel.content import Entry
from questhall.kernel.decisions import NOTHING

from ..printed.effects import Effect, Rule, Test
from ..printed.heroes import TARGETS, UseDef
from ..printed.items import Blow, SymbolEffect
from ..printed.kinds import DAMAGE_TYPES, LIMITS, MOMENTS, NO_TYPE, STATS, ActionKind
from ..words.effects import EFFECTS, SYMBOL_EFFECTS
from ..words.tests import TESTS
from .sentences import OF_ENEMIES, OF_HEROES, PLAIN, Sentences

MOST = 99
MOST_DICE = 12
MOST_HITS = 20
MOST_RULES = 12
MOST_LINES = 12  # that symbols pay for


def index_of(entry: Entry, field: str, names: Sequence[str], default: int | None = None) -> int:
    """The place of a word among those that may stand in a field; the default may be NOTHING."""
    if default is None:
        return names.index(entry.one_of(field, names))
    word = entry.one_of(field, names, "" if default == NOTHING else names[default])
    return names.index(word) if word else NOTHING


def indexes_of(entry: Entry, field: str, names: Sequence[str], least: int = 0) -> list[int]:
    found: list[int] = []
    for word in entry.words(field):
        if word not in names:
            raise entry.fault(field, f"{word!r} is none of {', '.join(names)}")
        found.append(names.index(word))
    if len(found) < least:
        raise entry.fault(field, "is missing")
    return found


def number_in(entry: Entry, field: str, text: str, low: int, high: int) -> int:
    """One of several numbers that stand in a field."""
    try:
        value = int(text)
    except ValueError:
        raise entry.fault(field, f"{text[:20]!r} is no whole number") from None
    if not low <= value <= high:
        raise entry.fault(field, f"{value} is not from {low} to {high}")
    return value


def entries_of(entry: Entry, field: str, most: int, least: int = 0) -> list[Entry]:
    """A list of so many; one that may be empty may be left out."""
    found = entry.entries(field, least > 0)
    if not least <= len(found) <= most:
        raise entry.fault(field, f"has {len(found)} entries; must have from {least} to {most}")
    return found


def words_of(entry: Entry, field: str, most: int, least: int = 0) -> list[str]:
    found = entry.words(field)
    if not least <= len(found) <= most:
        raise entry.fault(field, f"has {len(found)} entries; must have from {least} to {most}")
    return found


def plain_name(entry: Entry, field: str = "id") -> str:
    """The name of a part, or of what is no thing of its own: a weapon of a scroll, a token."""
    name = entry.text(field)
    if entry.source.pack and not PLAIN.fullmatch(name):
        raise entry.fault(field, f"is {name[:40]!r}; a name is of small letters, digits and _")
    return name


def maybe_plain_name(entry: Entry, field: str) -> str:
    return plain_name(entry, field) if entry.text(field, "") else ""


def names_of(entry: Entry) -> list[str]:
    """The name of something, and then those that it had formerly."""
    return [entry.name(), *map(entry.source.key, entry.words("formerly"))]


def name_inside(entry: Entry, wholes: list[str]) -> str:
    """The name of a part begins with that of the whole, which may have had others too."""
    parts = [plain_name(entry), *entry.words("formerly")]
    names = [f"{whole}_{part}" for whole in wholes for part in parts]
    entry.source.renamed |= dict.fromkeys(names[1:], names[0])
    return names[0]


def read_effect(entry: Entry, say: Sentences, field: str = "do") -> Effect:
    return say.read(entry, field, EFFECTS)


def maybe_effect(entry: Entry, say: Sentences, field: str = "do") -> Effect | None:
    return say.maybe(entry, field, EFFECTS)


def read_test(entry: Entry, say: Sentences, field: str = "if") -> Test:
    return say.maybe(entry, field, TESTS) or Test()


def read_symbol_effects(entry: Entry, say: Sentences) -> list[SymbolEffect]:
    found = say.read_each(entry, "effects", SYMBOL_EFFECTS)
    words_of(entry, "effects", MOST_LINES)
    return found


def read_rule(entry: Entry, say: Sentences) -> Rule:
    """Something that works by itself at a moment."""
    moment = index_of(entry, "when", MOMENTS)
    key = entry.source.key(plain_name(entry))
    rule = Rule(key, moment, read_test(entry, say), read_effect(entry, say))
    rule.text = say.text(entry, "do")
    rule.test_text = say.text(entry, "if")
    rule.limit = index_of(entry, "limit", LIMITS, 0)
    rule.cost_in_charges = entry.number("charges", 0, 9, 0)
    entry.finish()
    return rule


def read_rules(entry: Entry, say: Sentences) -> list[Rule]:
    return [read_rule(each, say) for each in entries_of(entry, "rules", MOST_RULES)]


def read_rules_for_all(entry: Entry, say: Sentences) -> list[Rule]:
    """Rules of events and quests, which work for heroes and enemies alike."""
    before, say.refused = say.refused, OF_HEROES | OF_ENEMIES
    found = read_rules(entry, say)
    say.refused = before
    return found


def read_stats(entry: Entry) -> dict[int, int]:
    """Numbers that a card changes all the time."""
    return numbers_in(entry, "stats", list(enumerate(STATS)), MOST_HITS)


def numbers_in(entry: Entry, field: str, names: list[tuple[int, str]], most: int) -> dict[int, int]:
    """Changes by name in a field, up or down by so many at most; here by number."""
    inner = entry.entry(field, needed=False)
    if inner is None:
        return {}
    found: dict[int, int] = {}
    for place, name in names:
        number = inner.number(name, -most, most, 0)
        if inner.has(name):
            found[place] = number
    inner.finish()
    return found


def read_blow(entry: Entry, say: Sentences) -> Blow:
    """Attack values: fixed hits, red and blue dice."""
    blow = Blow(
        entry.number("fixed", 0, MOST_HITS),
        entry.number("red", 0, MOST_DICE),
        entry.number("blue", 0, MOST_DICE),
        index_of(entry, "type", DAMAGE_TYPES, NO_TYPE),
    )
    blow.range = entry.number("range", 0, MOST, 0)
    blow.effects = read_symbol_effects(entry, say)
    blow.effect_texts = say.texts(entry, "effects")
    blow.always = say.read_each(entry, "always", EFFECTS)
    words_of(entry, "always", MOST_LINES)
    blow.always_texts = say.texts(entry, "always")
    return blow


def read_target(entry: Entry) -> tuple[int, int]:
    """What it is used on, and how far away."""
    return index_of(entry, "target", TARGETS, 0), entry.number("range", 0, MOST, NOTHING)


def need_an_end(entry: Entry, use: UseDef) -> None:
    """What costs nothing may be done once a round, or once in a quest: else it never ends."""
    costly = use.action not in (ActionKind.FREE, ActionKind.REACTION)
    if not costly and not use.limit and not use.charges:
        raise entry.fault("limit", "is missing: what costs no action would never end")
