"""Reads enemies, and the cards and tokens that are drawn."""

from questhall.kernel.content import Entry

from ..printed.cards import (
    ALL,
    COLOURS_OF_CRITICALS,
    EVENT_TYPES,
    MODES,
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
from ..printed.enemies import PRIMARY_TARGETS, Behaviour, EnemyDef, EnemyPowerDef, ScrollDef
from ..printed.items import Blow
from ..printed.kinds import DAMAGE_TYPES, ICONS, NO_TYPE, RANKS, STYLES
from ..printed.symbols import SYMBOLS
from ..words.effects import EFFECTS
from .reading import (
    MOST,
    index_of,
    indexes_of,
    read_blow,
    read_effect,
    read_rules,
    read_stats,
    read_symbol_effects,
    read_test,
)


def read_scroll(entry: Entry) -> ScrollDef:
    scroll = ScrollDef(
        f"scroll_{entry.text('id')}",
        entry.text("kind"),
        index_of(entry, "rank", RANKS),
        indexes_of(entry, "styles", STYLES),
    )
    scroll.race = entry.text("race", "")
    scroll.horde = entry.number("horde", 1, 4, 1)
    scroll.charges = entry.number("charges", 0, 9, 0)
    scroll.flying = entry.flag("flying")
    scroll.primary = index_of(entry, "primary", PRIMARY_TARGETS)
    scroll.primary_style = index_of(entry, "primary_style", STYLES, 0)
    scroll.weapons = [_weapon(each) for each in entry.entries("weapons")]
    scroll.rules = read_rules(entry)
    scroll.behaviours = [_behaviour(each) for each in entry.entries("behaviours")]
    entry.finish()
    return scroll


def _weapon(entry: Entry) -> Blow:
    blow = read_blow(entry)
    blow.category = entry.text("id")
    entry.finish()
    return blow


def _behaviour(entry: Entry) -> Behaviour:
    distances = [int(word) for word in entry.words("distances")]
    behaviour = Behaviour(distances, entry.read_each("sentences", EFFECTS.read))
    entry.finish()
    return behaviour


def read_enemy(entry: Entry, scrolls: dict[str, ScrollDef]) -> EnemyDef:
    scroll = scrolls[f"scroll_{entry.text('scroll')}"]
    card = EnemyDef(entry.text("id"), scroll, entry.number("copy", 1, 9))
    card.hp = [int(word) for word in entry.words("hp")]
    card.powers = entry.number("powers", 0, 2, 0)
    card.armour = entry.number("armour", 0, MOST, 0)
    card.shields = entry.number("shields", 0, MOST, 0)
    card.defence = entry.number("defence", 0, MOST, 0)
    card.effects = read_symbol_effects(entry)
    card.crowns = entry.number("crowns", 0, MOST, 0)
    card.loot = entry.number("loot", 0, MOST, 0)
    card.treasure = entry.number("treasure", 0, MOST, 0)
    card.shards = entry.number("shards", 0, MOST)
    changes = entry.entry("changes")
    if changes is not None:
        for place, name in [(NO_TYPE, "none"), *enumerate(DAMAGE_TYPES)]:
            if changes.has(name):
                card.changes[place] = changes.number(name, -MOST, MOST)
        changes.finish()
    entry.finish()
    return card


def read_enemy_power(entry: Entry) -> EnemyPowerDef:
    power = EnemyPowerDef(entry.text("id"), index_of(entry, "icon", ICONS))
    power.rules = read_rules(entry)
    power.effects = read_symbol_effects(entry)
    power.stats = read_stats(entry)
    power.flying = entry.flag("flying")
    entry.finish()
    return power


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
