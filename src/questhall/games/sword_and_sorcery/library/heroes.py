"""Reads heroes, powers and items."""

from questhall.kernel.content import Entry
from questhall.kernel.language.expressions import parse_expression

from ..printed.effects import Effect
from ..printed.heroes import GemLine, HeroDef, PowerDef, PowerLevel, Trait, UseDef
from ..printed.items import ItemDef, ItemSide, slots_of
from ..printed.kinds import (
    ACTIONS,
    ANY_NATURE,
    HANDS,
    ITEM_KINDS,
    LIMITS,
    MOMENTS,
    MOST_COOLDOWN,
    MOST_SOULRANK,
    NATURES,
    SLOTS,
    STYLES,
    ActionKind,
    ItemDeck,
    ItemKind,
    Moment,
)
from ..printed.symbols import SYMBOLS
from ..words.tests import TESTS
from .reading import (
    MOST,
    entries_of,
    index_of,
    indexes_of,
    maybe_effect,
    maybe_plain_name,
    need_an_end,
    number_in,
    plain_name,
    read_blow,
    read_effect,
    read_rules,
    read_stats,
    read_symbol_effects,
    read_target,
    read_test,
    words_of,
)
from .references import find, maybe_named
from .sentences import Sentences

MOST_TRAITS = 6
MOST_USES = 6
MOST_CARRIED = 9
WITHOUT_SIDES = (ItemKind.CROWNS, ItemKind.BUILDING)


def read_class(entry: Entry, hero: str, say: Sentences, items: dict[str, ItemDef]) -> HeroDef:
    """One of the two classes of a hero, with its soul gem."""
    card = HeroDef(
        entry.name(),
        hero,
        index_of(entry, "nature", NATURES),
        indexes_of(entry, "styles", STYLES, 1),
    )
    card.save = indexes_of(entry, "save", SYMBOLS, 1)
    card.move = entry.number("move", 1, MOST)
    card.capacity = entry.number("capacity", 0, MOST)
    card.flight = entry.number("flight", 1, MOST)
    card.gem = [_gem_line(entry, line) for line in entry.words("gem")]
    if len(card.gem) != MOST_SOULRANK:
        raise entry.fault("gem", f"must have {MOST_SOULRANK} lines")
    card.slots = [_starting_item(entry, slot, entry.text(slot, ""), items) for slot in SLOTS]
    carried = words_of(entry, "inventory", MOST_CARRIED)
    card.inventory = [_starting_item(entry, "inventory", name, items) for name in carried]
    card.innate_rules = read_rules(entry, say)
    card.traits = [_trait(each) for each in entries_of(entry, "traits", MOST_TRAITS)]
    card.innate_uses = [_innate(each, say) for each in entries_of(entry, "uses", MOST_USES)]
    scream = entry.entry("scream")
    if scream is None:
        raise entry.fault("scream", "is missing")
    card.scream = read_use(scream, say)
    entry.finish()
    return card


def _starting_item(entry: Entry, field: str, name: str, items: dict[str, ItemDef]) -> str:
    """A card of the stash; the box reads its heroes before its items."""
    if not name or not entry.source.pack:
        return name
    item = find(entry, field, name, items)
    if item.deck != ItemDeck.STASH:
        raise entry.fault(field, f"{item.key} does not lie in the stash")
    return item.key


def _trait(entry: Entry) -> Trait:
    trait = Trait(entry.source.key(plain_name(entry)), read_stats(entry))
    entry.finish()
    return trait


def _innate(entry: Entry, say: Sentences) -> UseDef:
    use = read_use(entry, say)
    need_an_end(entry, use)
    return use


def _gem_line(entry: Entry, text: str) -> GemLine:
    """Health, powers, talents, combat actions and special actions."""
    words = text.split()
    if len(words) != 5:
        raise entry.fault("gem", f"{text[:40]!r} must be five numbers")
    health, *others = [number_in(entry, "gem", word, 0, MOST) for word in words]
    if not health or max(others) > 9:
        raise entry.fault("gem", f"{text[:40]!r} must be health, then numbers from 0 to 9")
    return GemLine(health, *others)


def read_use(entry: Entry, say: Sentences) -> UseDef:
    use = _use(entry, entry.name(), say)
    entry.finish()
    return use


def _use(entry: Entry, key: str, say: Sentences) -> UseDef:
    action = index_of(entry, "action", ACTIONS, ActionKind.FREE)
    use = UseDef(key, action, read_effect(entry, say))
    use.text = say.text(entry, "do")
    use.target, use.range = read_target(entry)
    use.limit = index_of(entry, "limit", LIMITS, 0)
    use.charges = entry.number("cost", 0, MOST, 0)
    use.moment = index_of(entry, "when", MOMENTS, Moment.ALWAYS)
    use.test = read_test(entry, say)
    use.test_text = say.text(entry, "if")
    return use


def read_power(entry: Entry, owner: str, say: Sentences) -> PowerDef:
    power = PowerDef(entry.name(), owner, index_of(entry, "action", ACTIONS))
    power.nature = index_of(entry, "nature", NATURES, ANY_NATURE)
    power.target, range = read_target(entry)
    power.moment = index_of(entry, "when", MOMENTS, Moment.ALWAYS)
    power.limit = index_of(entry, "limit", LIMITS, 0)
    power.cools_later = entry.flag("cools_later")
    test = say.text(entry, "if")
    levels = entries_of(entry, "levels", MOST_SOULRANK, 1)
    power.levels = [_level(each, range, test, say) for each in levels]
    need_rising(entry, power.levels)
    free = power.action in (ActionKind.FREE, ActionKind.REACTION) and not power.limit
    if free and not all(level.cooldown for level in power.levels):
        raise entry.fault("limit", "is missing: without cooldown it would never end")
    entry.finish()
    return power


def need_rising(entry: Entry, levels: list[PowerLevel]) -> None:
    numbers = [level.level for level in levels]
    if numbers != sorted(set(numbers)):
        raise entry.fault("levels", "must rise")


def _level(entry: Entry, range: int, test: str, say: Sentences) -> PowerLevel:
    """A level may have a range and a condition of its own instead of those of the card."""
    effect = maybe_effect(entry, say) or Effect()
    level = PowerLevel(
        entry.number("level", 1, MOST_SOULRANK),
        entry.number("cooldown", 0, MOST_COOLDOWN, 0),
        effect,
    )
    level.text = say.text(entry, "do")
    level.range = entry.number("range", 0, MOST, range)
    read_test(entry, say)
    level.test_text = say.text(entry, "if") or test
    if level.test_text:
        level.test = TESTS.read(parse_expression(level.test_text))
    level.rules = read_rules(entry, say)
    level.stats = read_stats(entry)
    entry.finish()
    return level


def read_item(entry: Entry, deck: int, say: Sentences, powers: dict[str, PowerDef]) -> ItemDef:
    item = ItemDef(entry.name(), index_of(entry, "kind", ITEM_KINDS), deck)
    item.copies = entry.number("copies", 1, 9, 1)
    item.crowns = entry.number("crowns", 0, MOST, 0)
    item.empowering = entry.number("empowering", 0, MOST, 0)
    least = 0 if item.kind in WITHOUT_SIDES else 1
    item.sides = [_side(each, item, say, powers) for each in entries_of(entry, "sides", 2, least)]
    entry.finish()
    if deck == ItemDeck.SOUL_WEAPON and len(item.sides) < 2:
        raise entry.fault("sides", "of a soul weapon are two")
    return item


def _side(entry: Entry, item: ItemDef, say: Sentences, powers: dict[str, PowerDef]) -> ItemSide:
    name = maybe_plain_name(entry, "name")
    side = ItemSide(entry.source.key(name) if name else item.key)
    side.styles = indexes_of(entry, "styles", STYLES) or side.styles
    side.price = entry.number("price", 0, 999, -1)
    side.category = maybe_plain_name(entry, "category")
    side.armour = entry.number("armour", 0, MOST, 0)
    side.shields = entry.number("shields", 0, MOST, 0)
    side.defence = entry.number("defence", 0, MOST, 0)
    if item.kind == ItemKind.WEAPON:
        side.hands = index_of(entry, "hands", HANDS)
        side.blow = read_blow(entry, say)
        side.blow.category = side.category
    else:
        side.effects = read_symbol_effects(entry, say)
        side.effect_texts = say.texts(entry, "effects")
        if entry.expression("do") is not None:
            side.uses = [_use(entry, item.key, say)]
        side.uses += [read_use(each, say) for each in entries_of(entry, "uses", MOST_USES)]
        for use in side.uses if item.kind not in (ItemKind.ONE_USE, ItemKind.AMMUNITION) else []:
            need_an_end(entry, use)
    side.slots = slots_of(item.kind, side.hands)
    side.charges = entry.number("charges", 0, MOST, 0)
    power = maybe_named(entry, "grants", powers)
    side.grants = power.key if power is not None else ""
    side.rules = read_rules(entry, say)
    side.stats = read_stats(entry)
    entry.finish()
    return side
