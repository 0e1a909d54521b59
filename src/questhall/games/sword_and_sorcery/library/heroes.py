"""Reads heroes, powers and items."""

from questhall.kernel.content import Entry
from questhall.kernel.language.expressions import parse_expression

from ..printed.effects import Effect
from ..printed.heroes import GemLine, HeroDef, PowerDef, PowerLevel, Trait, UseDef
from ..printed.items import ItemDef, ItemSide
from ..printed.kinds import (
    ACTIONS,
    ALWAYS,
    ANY_NATURE,
    FREE,
    HANDS,
    ITEM_KINDS,
    LIMITS,
    MOMENTS,
    MOST_COOLDOWN,
    MOST_SOULRANK,
    NATURES,
    SLOTS,
    STYLES,
    WEAPON,
)
from ..printed.symbols import SYMBOLS
from ..words.tests import TESTS
from .reading import (
    MOST,
    index_of,
    indexes_of,
    read_blow,
    read_effect,
    read_rules,
    read_stats,
    read_symbol_effects,
    read_target,
    read_test,
)


def read_class(entry: Entry, hero: str) -> HeroDef:
    """One of the two classes of a hero, with its soul gem."""
    card = HeroDef(
        entry.text("id"),
        hero,
        index_of(entry, "nature", NATURES),
        indexes_of(entry, "styles", STYLES),
    )
    card.save = indexes_of(entry, "save", SYMBOLS)
    card.move = entry.number("move", 1, MOST)
    card.capacity = entry.number("capacity", 0, MOST)
    card.flight = entry.number("flight", 1, MOST)
    card.gem = [_gem_line(entry, line) for line in entry.words("gem")]
    if len(card.gem) != MOST_SOULRANK:
        raise entry.fault("gem", f"must have {MOST_SOULRANK} lines")
    card.slots = [entry.text(slot, "") for slot in SLOTS]
    card.inventory = entry.words("inventory")
    card.innate_rules = read_rules(entry)
    card.traits = [_trait(each) for each in _some(entry, "traits")]
    card.innate_uses = [read_use(each) for each in _some(entry, "uses")]
    scream = entry.entry("scream")
    if scream is None:
        raise entry.fault("scream", "is missing")
    card.scream = read_use(scream)
    entry.finish()
    return card


def _some(entry: Entry, field: str) -> list[Entry]:
    """A list that may be left out."""
    return entry.entries(field) if entry.has(field) else []


def _trait(entry: Entry) -> Trait:
    trait = Trait(entry.text("id"), read_stats(entry))
    entry.finish()
    return trait


def _gem_line(entry: Entry, text: str) -> GemLine:
    """Health, powers, talents, combat actions and special actions."""
    numbers = [int(word) for word in text.split() if word.isdigit()]
    if len(numbers) != 5:
        raise entry.fault("gem", f"{text!r} must be five numbers")
    return GemLine(*numbers)


def read_use(entry: Entry) -> UseDef:
    use = _use(entry, entry.text("id"))
    entry.finish()
    return use


def _use(entry: Entry, key: str) -> UseDef:
    use = UseDef(key, index_of(entry, "action", ACTIONS, FREE), read_effect(entry))
    use.text = entry.text("do")
    use.target, use.range = read_target(entry)
    use.limit = index_of(entry, "limit", LIMITS, 0)
    use.charges = entry.number("cost", 0, MOST, 0)
    use.moment = index_of(entry, "when", MOMENTS, ALWAYS)
    use.test = read_test(entry)
    use.test_text = entry.text("if", "")
    return use


def read_power(entry: Entry, owner: str) -> PowerDef:
    power = PowerDef(entry.text("id"), owner, index_of(entry, "action", ACTIONS))
    power.nature = index_of(entry, "nature", NATURES, ANY_NATURE)
    power.target, range = read_target(entry)
    power.moment = index_of(entry, "when", MOMENTS, ALWAYS)
    power.limit = index_of(entry, "limit", LIMITS, 0)
    power.cools_later = entry.flag("cools_later")
    test = entry.text("if", "")
    power.levels = [_level(each, range, test) for each in entry.entries("levels")]
    entry.finish()
    return power


def _level(entry: Entry, range: int, test: str) -> PowerLevel:
    """A level may have a range and a condition of its own instead of those of the card."""
    effect = read_effect(entry) if entry.has("do") else Effect()
    level = PowerLevel(
        entry.number("level", 1, MOST_SOULRANK),
        entry.number("cooldown", 0, MOST_COOLDOWN, 0),
        effect,
    )
    level.text = entry.text("do", "")
    level.range = entry.number("range", 0, MOST, range)
    level.test_text = entry.text("if", test)
    if level.test_text:
        level.test = TESTS.read(parse_expression(level.test_text))
    level.rules = read_rules(entry)
    level.stats = read_stats(entry)
    entry.finish()
    return level


def read_item(entry: Entry, deck: int) -> ItemDef:
    item = ItemDef(entry.text("id"), index_of(entry, "kind", ITEM_KINDS), deck)
    item.copies = entry.number("copies", 1, 9, 1)
    item.crowns = entry.number("crowns", 0, MOST, 0)
    item.empowering = entry.number("empowering", 0, MOST, 0)
    if entry.has("sides"):
        item.sides = [_side(each, item) for each in entry.entries("sides")]
    entry.finish()
    return item


def _side(entry: Entry, item: ItemDef) -> ItemSide:
    side = ItemSide(entry.text("name", item.key))
    if entry.has("styles"):
        side.styles = indexes_of(entry, "styles", STYLES)
    side.price = entry.number("price", 0, 999, -1)
    side.category = entry.text("category", "")
    side.armour = entry.number("armour", 0, MOST, 0)
    side.shields = entry.number("shields", 0, MOST, 0)
    side.defence = entry.number("defence", 0, MOST, 0)
    if item.kind == WEAPON:
        side.hands = index_of(entry, "hands", HANDS)
        side.blow = read_blow(entry)
        side.blow.category = side.category
    else:
        side.effects = read_symbol_effects(entry)
        side.effect_texts = entry.words("effects") if entry.has("effects") else []
        if entry.has("do"):
            side.uses = [_use(entry, item.key)]
        side.uses += [read_use(each) for each in _some(entry, "uses")]
    side.charges = entry.number("charges", 0, MOST, 0)
    side.grants = entry.text("grants", "")
    side.rules = read_rules(entry)
    side.stats = read_stats(entry)
    entry.finish()
    return side
