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
    read_effect,
    read_rules,
    read_test,
)

# -- cards --------------------------------------------------------------------------------


def read_encounter(entry: Entry) -> EncounterDef:
    main = entry.entry("main")
    if main is None:
        raise entry.fault("main", "is missing")
    card = EncounterDef(entry.text("id"), _call(main))
    other = entry.entry("otherwise")
    card.otherwise = None if other is None else _call(other)
    card.reshuffles = entry.flag("reshuffles")
    if entry.has("after"):
        card.after = read_effect(entry, "after")
    entry.finish()
    return card


def _call(entry: Entry) -> Call:
    count = ALL
    if entry.text("count") != "all":
        count = entry.number("count", 0, MOST)
    call = Call(read_test(entry), count, index_of(entry, "mode", MODES, 0))
    call.highest_rank = entry.flag("highest")
    entry.finish()
    return call


def read_trap(entry: Entry) -> TrapDef:
    targets = index_of(entry, "targets", TRAP_TARGETS, 0)
    radius = entry.number("radius", 0, MOST, 0)
    card = TrapDef(entry.text("id"), targets, radius, read_effect(entry))
    card.copies = entry.number("copies", 1, 9, 1)
    entry.finish()
    return card


def read_event(entry: Entry) -> EventDef:
    type = index_of(entry, "type", EVENT_TYPES)
    card = EventDef(entry.text("id"), type, index_of(entry, "spawn", SPAWNS))
    if entry.has("once"):
        card.once = read_effect(entry, "once")
    card.rules = read_rules(entry)
    card.sight = entry.number("sight", 0, NO_LIMIT_OF_SIGHT, NO_LIMIT_OF_SIGHT)
    card.movement = entry.number("movement", -MOST, MOST, 0)
    card.no_healing = entry.flag("no_healing")
    card.story = entry.number("story", 0, 3, 0)
    entry.finish()
    return card


# -- tokens -------------------------------------------------------------------------------


def read_critical(entry: Entry) -> CriticalDef:
    colour = index_of(entry, "colour", COLOURS_OF_CRITICALS)
    strength = entry.number("strength", 1, 9)
    token = CriticalDef(entry.text("id"), colour, entry.text("group"), strength)
    token.copies = entry.number("copies", 1, 9)
    if entry.has("do"):
        token.effect = read_effect(entry)
    entry.finish()
    return token


def read_shadow(entry: Entry) -> ShadowDef:
    token = ShadowDef(entry.text("id"), index_of(entry, "face", SHADOW_FACES))
    entry.finish()
    return token


def read_find(entry: Entry) -> FindDef:
    token = FindDef(entry.text("id"), read_effect(entry))
    token.copies = entry.number("copies", 1, 9)
    entry.finish()
    return token


def read_search(entry: Entry) -> SearchDef:
    token = SearchDef(entry.text("id"))
    token.copies = entry.number("copies", 1, 9)
    for line in entry.entries("lines"):
        token.symbols.append(index_of(line, "symbol", SYMBOLS))
        token.finds.append(read_effect(line))
        line.finish()
    entry.finish()
    return token
