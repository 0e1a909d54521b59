"""What several kinds of cards have in common: rules, blows, costs, numbers that they change."""

from collections.abc import Sequence

from questhall.kernel.content import Entry
from questhall.kernel.decisions import NOTHING

from ..printed.effects import Effect, Rule, Test
from ..printed.heroes import TARGETS
from ..printed.items import Blow, SymbolEffect
from ..printed.kinds import DAMAGE_TYPES, LIMITS, MOMENTS, NO_TYPE, STATS
from ..words.effects import EFFECTS, SYMBOL_EFFECTS
from ..words.tests import TESTS

MOST = 99


def index_of(entry: Entry, field: str, names: Sequence[str], default: int | None = None) -> int:
    """The place of a word among those that may stand in a field."""
    if default is not None and not entry.has(field):
        return default
    return names.index(entry.one_of(field, names))


def indexes_of(entry: Entry, field: str, names: Sequence[str]) -> list[int]:
    found: list[int] = []
    for word in entry.words(field):
        if word not in names:
            raise entry.fault(field, f"{word!r} is none of {', '.join(names)}")
        found.append(names.index(word))
    return found


def read_effect(entry: Entry, field: str = "do") -> Effect:
    return entry.read(field, EFFECTS.read)


def read_test(entry: Entry, field: str = "if") -> Test:
    return entry.read(field, TESTS.read) if entry.has(field) else Test()


def read_symbol_effects(entry: Entry, field: str = "effects") -> list[SymbolEffect]:
    return entry.read_each(field, SYMBOL_EFFECTS.read)


def read_rule(entry: Entry) -> Rule:
    """Something that works by itself at a moment."""
    moment = index_of(entry, "when", MOMENTS)
    rule = Rule(entry.text("id"), moment, read_test(entry), read_effect(entry))
    rule.text = entry.text("do")
    rule.test_text = entry.text("if", "")
    rule.limit = index_of(entry, "limit", LIMITS, 0)
    rule.cost_in_charges = entry.number("charges", 0, 9, 0)
    entry.finish()
    return rule


def read_rules(entry: Entry) -> list[Rule]:
    return [read_rule(each) for each in entry.entries("rules")] if entry.has("rules") else []


def read_stats(entry: Entry) -> dict[int, int]:
    """Numbers that a card changes all the time."""
    inner = entry.entry("stats")
    if inner is None:
        return {}
    found: dict[int, int] = {}
    for place, name in enumerate(STATS):
        if inner.has(name):
            found[place] = inner.number(name, -MOST, MOST)
    inner.finish()
    return found


def read_blow(entry: Entry) -> Blow:
    """Attack values: fixed hits, red and blue dice."""
    blow = Blow(
        entry.number("fixed", 0, MOST),
        entry.number("red", 0, MOST),
        entry.number("blue", 0, MOST),
        index_of(entry, "type", DAMAGE_TYPES, NO_TYPE),
    )
    blow.range = entry.number("range", 0, MOST, 0)
    blow.effects = read_symbol_effects(entry)
    blow.effect_texts = entry.words("effects") if entry.has("effects") else []
    if entry.has("always"):
        blow.always = entry.read_each("always", EFFECTS.read)
        blow.always_texts = entry.words("always")
    return blow


def read_target(entry: Entry) -> tuple[int, int]:
    """What it is used on, and how far away."""
    return index_of(entry, "target", TARGETS, 0), entry.number("range", 0, MOST, NOTHING)
