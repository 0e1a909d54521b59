"""Reads the cards and tokens that are drawn."""

from questhall.kernel.content import Entry

from ..printed.cards import (
    ALL,
    COLOURS_OF_CRITICALS,
    EVENT_TYPES,
    MODES,
    NO_LIMIT_OF_SIGHT,
    SHADOW_FACES,
    SPAWNS,
    TRAP_TARGETS,
    Call,
    CriticalDef,
    EncounterDef,
    EventDef,
    FindDef,
    SearchDef,
    ShadowDef,
    TrapDef,
)
from ..printed.symbols import SYMBOLS
from .reading import (
    MOST,
    index_of,
    maybe_effect,
    number_in,
    read_effect,
    read_rules_for_all,
    read_test,
)
from .sentences import Sentences

# -- cards --------------------------------------------------------------------------------


def read_encounter(entry: Entry, say: Sentences) -> EncounterDef:
    main = entry.entry("main")
    if main is None:
        raise entry.fault("main", "is missing")
    card = EncounterDef(entry.name(), _call(main, say))
    other = entry.entry("otherwise", needed=False)
    card.otherwise = None if other is None else _call(other, say)
    card.reshuffles = entry.flag("reshuffles")
    card.after = maybe_effect(entry, say, "after")
    entry.finish()
    return card


def _call(entry: Entry, say: Sentences) -> Call:
    word = entry.text("count")
    count = ALL if word == "all" else number_in(entry, "count", word, 0, MOST)
    call = Call(read_test(entry, say), count, index_of(entry, "mode", MODES, 0))
    call.highest_rank = entry.flag("highest")
    entry.finish()
    return call


def read_trap(entry: Entry, say: Sentences) -> TrapDef:
    targets = index_of(entry, "targets", TRAP_TARGETS, 0)
    radius = entry.number("radius", 0, MOST, 0)
    card = TrapDef(entry.name(), targets, radius, read_effect(entry, say))
    card.copies = entry.number("copies", 1, 9, 1)
    card.then = maybe_effect(entry, say, "then")
    entry.finish()
    return card


def read_event(entry: Entry, say: Sentences) -> EventDef:
    type = index_of(entry, "type", EVENT_TYPES)
    card = EventDef(entry.name(), type, index_of(entry, "spawn", SPAWNS))
    card.once = maybe_effect(entry, say, "once")
    card.rules = read_rules_for_all(entry, say)
    card.sight = entry.number("sight", 0, NO_LIMIT_OF_SIGHT, NO_LIMIT_OF_SIGHT)
    card.movement = entry.number("movement", -MOST, MOST, 0)
    card.no_healing = entry.flag("no_healing")
    card.story = entry.number("story", 0, 3, 0)
    entry.finish()
    return card


# -- tokens -------------------------------------------------------------------------------


def read_critical(entry: Entry, say: Sentences) -> CriticalDef:
    colour = index_of(entry, "colour", COLOURS_OF_CRITICALS)
    strength = entry.number("strength", 1, 9)
    token = CriticalDef(entry.name(), colour, entry.text("group"), strength)
    token.copies = entry.number("copies", 1, 9)
    token.effect = maybe_effect(entry, say)
    entry.finish()
    return token


def read_shadow(entry: Entry) -> ShadowDef:
    token = ShadowDef(entry.name(), index_of(entry, "face", SHADOW_FACES))
    entry.finish()
    return token


def read_find(entry: Entry, say: Sentences) -> FindDef:
    token = FindDef(entry.name(), read_effect(entry, say))
    token.copies = entry.number("copies", 1, 9)
    entry.finish()
    return token


def read_search(entry: Entry, say: Sentences) -> SearchDef:
    token = SearchDef(entry.name())
    token.copies = entry.number("copies", 1, 9)
    for line in entry.entries("lines"):
        token.symbols.append(index_of(line, "symbol", SYMBOLS))
        token.finds.append(read_effect(line, say))
        line.finish()
    entry.finish()
    return token
