"""Reads Player Boards, Ability Cards, items and injuries."""

from questhall.kernel.content import Entry
from questhall.kernel.decisions import NOTHING
from questhall.kernel.language.arguments import did_you_mean

from ..printed.cards import (
    ABILITIES_OF_A_SIDE,
    ELEMENTS,
    HAND_OF,
    ITEM_KINDS,
    LIMITS,
    MOST_SIDES,
    POSITIONS,
    SLOTS,
    STARTING_LEVEL,
    AbilityDef,
    AllyDef,
    ArchetypeDef,
    ClassDef,
    CompanionDef,
    CounterDef,
    CurativeDef,
    InjuryDef,
    ItemDef,
    Line,
    SpecialDef,
    UseLimit,
    Written,
)
from ..printed.might import COLOURS
from ..printed.story import CHECKS
from ..words.conditions import CONDITIONS
from ..words.effects import EFFECTS
from ..words.moments import MOMENT_WORDS
from ..words.names import Names
from .reading import bounded, reference, references, sentence

LEVELS = 21
MOST_CARDS = 40
MOST_LINES = 6
MOST_ITEMS = 6  # that a class begins with
MOST_COMPLEX = 5
MOST_COST = 20  # animus


def read_class(entry: Entry, names: Names) -> ClassDef:
    """One class with its board and all its cards."""
    key = entry.name("class")
    special = entry.entry("special")
    if special is None:
        raise entry.fault("special", "is missing")
    counter = read_counter(entry, names)
    board = ClassDef(
        key,
        entry.number("max_animus", 1, 20),
        entry.number("regen", 1, 20),
        read_special(special, names),
    )
    board.counter = counter
    board.complexity = entry.number("complexity", 1, MOST_COMPLEX)
    board.starting_items = references(entry, "starting_items", "item", names)
    board.item_kinds = _item_kinds(entry, "item_kinds")
    board.together = _item_kinds(entry, "together")
    if not entry.source.pack:  # what those do is in the rules of one class
        board.pieces = entry.words("pieces")
        board.falcons = entry.number("falcons", 0, 2, 0)
        board.guardians = _read_guardians(bounded(entry, "guardian", LEVELS), names)
    board.cards = [read_ability(card, key, names) for card in bounded(entry, "cards", MOST_CARDS)]
    entry.finish()
    starting = [card.cooldown for card in board.unlocked(STARTING_LEVEL)]
    for cooldown, count in enumerate(HAND_OF):  # OS-4.2.5
        if starting.count(cooldown) < count:
            raise entry.fault("cards", f"too few starting cards of cooldown {cooldown}")
    return board


def _item_kinds(entry: Entry, field: str) -> list[str]:
    kinds = entry.words(field)
    for kind in kinds:
        if kind not in ITEM_KINDS:
            raise entry.fault(field, f"{kind!r} is no kind of item{did_you_mean(kind, ITEM_KINDS)}")
    return kinds


def read_special(entry: Entry, names: Names) -> SpecialDef:
    limit = read_limit(entry) if entry.has("limit") else UseLimit.ROUND
    special = SpecialDef(entry.name("id"), limit, read_line(entry, names))
    entry.finish()
    return special


def read_limit(entry: Entry) -> int:
    """How often; what a pack lets do without end must cost something and bring no animus."""
    limit = LIMITS.index(entry.one_of("limit", LIMITS))
    free = not entry.number("cost", 0, MOST_COST, 0) or "animus" in entry.text("do")
    if limit == UseLimit.NONE and free and entry.source.pack:
        raise entry.fault("limit", "what has none must cost animus and bring none")
    return limit


def read_counter(entry: Entry, names: Names) -> CounterDef | None:
    inner = entry.entry("counter")
    if inner is None:
        return None
    key = names.add("counter", inner.source.key(inner.text("id")))
    counter = CounterDef(key, inner.number("most", 1, 20), inner.flag("returns"))
    inner.finish()
    return counter


def read_ability(entry: Entry, owner: str, names: Names) -> AbilityDef:
    effects = bounded(entry, "effects", MOST_LINES, 1)
    lines = [read_line(line, names, finish=True) for line in effects]
    card = AbilityDef(
        entry.name("id"),
        owner,
        entry.number("level", 1, LEVELS),
        entry.number("cooldown", 0, POSITIONS - 1),
        entry.number("defense", 0, 9),
        lines,
    )
    if entry.has("element"):
        card.element = ELEMENTS.index(entry.one_of("element", ELEMENTS))
    entry.finish()
    return card


def read_line(entry: Entry, names: Names, finish: bool = False) -> Line:
    """One effect: its cost, when, on what condition, what else is paid, what it does."""
    effect, does = sentence(entry, "do", EFFECTS, names)
    line = Line(effect, entry.number("cost", 0, MOST_COST, 0))
    line.written = Written(does)
    if entry.has("when"):
        moment, line.written.when = sentence(entry, "when", MOMENT_WORDS, names)
        line.happens_at(moment)
    if entry.has("if"):
        needs, line.written.needs = sentence(entry, "if", CONDITIONS, names)
        line.needs = needs
    if entry.has("pay"):
        price, line.written.pay = sentence(entry, "pay", EFFECTS, names)
        line.pay = price
    if finish:
        entry.finish()
    return line


def read_item(entry: Entry, names: Names) -> ItemDef:
    slot = SLOTS.index(entry.one_of("slot", SLOTS))
    kind = entry.one_of("kind", ITEM_KINDS)
    item = ItemDef(entry.name("id"), entry.number("chapter", 1, LEVELS), slot, kind)
    item.hands = entry.number("hands", 0, 2, 0)
    item.copies = entry.number("copies", 1, 4, 1)
    item.range = entry.number("range", 0, 20, 0)
    item.defense = entry.number("defense", 0, 9, 0)
    item.might = read_might(entry, "might")
    item.cooldown = entry.number("cooldown", 0, POSITIONS - 1, NOTHING)
    item.unique = entry.flag("unique")
    if entry.has("do"):
        item.line = read_line(entry, names)
    item.companion_line = _companion_line(entry, item.line, names)
    entry.finish()
    return item


def _companion_line(entry: Entry, own: Line | None, names: Names) -> Line | None:
    """OS-7.4.7: what stands after "Companion:"; otherwise the same without its cost (OS-7.4.6)."""
    inner = entry.entry("companion")
    if inner is not None:
        return read_line(inner, names, finish=True)
    if own is None:
        return None
    line = Line(own.effect, 0, own.moment, own.needs, own.pay)
    line.written = own.written
    return line


def read_ally(entry: Entry, names: Names) -> AllyDef:
    ally = AllyDef(entry.name("id"), entry.number("defense", 1, 20), entry.number("move", 1, 20))
    ally.move_cost = entry.number("move_cost", 0, 2, 1)
    ally.attack_cost = entry.number("attack_cost", 0, 2, 1)
    ally.copies = entry.number("copies", 1, 4, 1)
    ally.range = entry.number("range", 0, 20, 0)
    ally.chapter = entry.number("chapter", 1, LEVELS, 1)
    if entry.has("check"):
        ally.check = entry.one_of("check", CHECKS)
        ally.check_bonus = entry.number("check_bonus", 1, 9)
    ally.might = read_might(entry, "might")
    if entry.has("do"):  # OS-7.20.4
        line = read_line(entry, names)
        ally.special = SpecialDef(f"{ally.key}_ability", UseLimit.ENCOUNTER, line)
    entry.finish()
    return ally


def companion_key(owner: str) -> str:
    """The key of the companion of a class."""
    return f"companion_{owner}"


def read_companion(entry: Entry, names: Names) -> CompanionDef:
    """A Companion Card with the sides of its Archetype Cards."""
    owner = reference(entry, "companion", "class", names)
    made = CompanionDef(companion_key(owner), owner, entry.number("move", 1, 20))
    made.range = entry.number("range", 0, 20, 0)
    made.sides = [_side(each, names) for each in bounded(entry, "sides", MOST_SIDES, 1)]
    entry.finish()
    if not made.unlocked(STARTING_LEVEL):
        raise entry.fault("sides", f"none is of level {STARTING_LEVEL}")
    return made


def _side(entry: Entry, names: Names) -> ArchetypeDef:
    abilities = [read_special(each, names) for each in entry.entries("abilities")]
    if len(abilities) != ABILITIES_OF_A_SIDE:  # OS-7.4.2
        raise entry.fault("abilities", f"has {len(abilities)} instead of {ABILITIES_OF_A_SIDE}")
    side = ArchetypeDef(entry.name("id"), entry.number("level", 1, LEVELS), abilities)
    entry.finish()
    return side


def _read_guardians(entries: list[Entry], names: Names) -> dict[int, AllyDef]:
    """The Guardian grows with the Grove Maiden."""
    return {entry.number("level", 1, LEVELS): read_ally(entry, names) for entry in entries}


def read_might(entry: Entry, field: str) -> list[int]:
    """Cards or cubes by colour: `{red: 2, yellow: 3}`."""
    inner = entry.entry(field)
    if inner is None:
        return [0] * len(COLOURS)
    found = [inner.number(colour, 0, 9, 0) for colour in COLOURS]
    inner.finish()
    return found


def read_injury(entry: Entry, names: Names) -> InjuryDef:
    effect, written = sentence(entry, "do", EFFECTS, names)
    injury = InjuryDef(entry.name("id"), entry.number("cooldown", 1, POSITIONS - 1), effect)
    injury.severity = entry.number("severity", 1, 3)
    injury.written = written
    entry.finish()
    return injury


def read_curative(entry: Entry) -> CurativeDef:
    curative = CurativeDef(entry.name("id"), entry.number("copies", 1, 20))
    curative.archives = entry.number("archives", 0, 9, 0)
    curative.tokens = entry.number("tokens", 0, 9, 0)
    curative.spares = entry.number("spares", 0, 9, 0)
    entry.finish()
    return curative
