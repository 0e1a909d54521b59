"""Reads Player Boards, Ability Cards, items and injuries."""

from questhall.kernel.content import Entry
from questhall.kernel.decisions import NOTHING

from ..printed.cards import (
    ABILITIES_OF_A_SIDE,
    ELEMENTS,
    EVERY_ENCOUNTER,
    EVERY_ROUND,
    HAND_OF,
    LIMITS,
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
    Moment,
    SpecialDef,
    Written,
)
from ..printed.might import COLOURS
from ..words.conditions import CONDITIONS
from ..words.effects import EFFECTS
from ..words.moments import MOMENT_WORDS

LEVELS = 21


def read_class(entry: Entry) -> ClassDef:
    """One class with its board and all its cards."""
    key = entry.text("class")
    special = entry.entry("special")
    if special is None:
        raise entry.fault("special", "is missing")
    board = ClassDef(
        key,
        entry.number("max_animus", 1, 20),
        entry.number("regen", 1, 20),
        read_special(special),
    )
    board.complexity = entry.number("complexity", 1, 5)
    board.starting_items = entry.words("starting_items")
    board.item_kinds = entry.words("item_kinds")
    if entry.has("together"):
        board.together = entry.words("together")
    board.pieces = entry.words("pieces") if entry.has("pieces") else []
    board.falcons = entry.number("falcons", 0, 2, 0)
    if entry.has("guardian"):
        board.guardians = _read_guardians(entry.entries("guardian"))
    board.counter = read_counter(entry)
    board.cards = [read_ability(card, key) for card in entry.entries("cards")]
    entry.finish()
    starting = [card.cooldown for card in board.unlocked(STARTING_LEVEL)]
    for cooldown, count in enumerate(HAND_OF):  # OS-4.2.5
        if starting.count(cooldown) < count:
            raise entry.fault("cards", f"too few starting cards of cooldown {cooldown}")
    return board


def read_special(entry: Entry) -> SpecialDef:
    limit = EVERY_ROUND
    if entry.has("limit"):
        limit = LIMITS.index(entry.one_of("limit", LIMITS))
    special = SpecialDef(entry.text("id"), limit, read_line(entry))
    entry.finish()
    return special


def read_counter(entry: Entry) -> CounterDef | None:
    inner = entry.entry("counter")
    if inner is None:
        return None
    counter = CounterDef(inner.text("id"), inner.number("most", 1, 20), inner.flag("returns"))
    inner.finish()
    return counter


def read_ability(entry: Entry, owner: str) -> AbilityDef:
    lines = [read_line(line, finish=True) for line in entry.entries("effects")]
    card = AbilityDef(
        entry.text("id"),
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


def read_line(entry: Entry, finish: bool = False) -> Line:
    """One effect: its cost, when, on what condition, what else is paid, what it does."""
    effect = entry.read("do", EFFECTS.read)
    line = Line(effect, entry.number("cost", 0, 20, 0), read_moment(entry))
    if entry.has("if"):
        line.needs = entry.read("if", CONDITIONS.read)
    if entry.has("pay"):
        line.pay = entry.read("pay", EFFECTS.read)
    line.written = Written(*[entry.text(field, "") for field in ("do", "when", "if", "pay")])
    if finish:
        entry.finish()
    return line


def read_moment(entry: Entry) -> Moment | None:
    return entry.read("when", MOMENT_WORDS.read) if entry.has("when") else None


def read_item(entry: Entry) -> ItemDef:
    slot = SLOTS.index(entry.one_of("slot", SLOTS))
    item = ItemDef(entry.text("id"), entry.number("chapter", 1, LEVELS), slot, entry.text("kind"))
    item.hands = entry.number("hands", 0, 2, 0)
    item.copies = entry.number("copies", 1, 4, 1)
    item.range = entry.number("range", 0, 20, 0)
    item.defense = entry.number("defense", 0, 9, 0)
    item.might = read_might(entry, "might")
    item.cooldown = entry.number("cooldown", 0, POSITIONS - 1, NOTHING)
    item.unique = entry.flag("unique")
    if entry.has("do"):
        item.line = read_line(entry)
    item.companion_line = _companion_line(entry, item.line)
    entry.finish()
    return item


def _companion_line(entry: Entry, own: Line | None) -> Line | None:
    """OS-7.4.7: what stands after "Companion:"; otherwise the same without its cost (OS-7.4.6)."""
    inner = entry.entry("companion")
    if inner is not None:
        return read_line(inner, finish=True)
    if own is None:
        return None
    line = Line(own.effect, 0, own.moment, own.needs, own.pay)
    line.written = own.written
    return line


def read_ally(entry: Entry) -> AllyDef:
    ally = AllyDef(entry.text("id"), entry.number("defense", 1, 20), entry.number("move", 1, 20))
    ally.move_cost = entry.number("move_cost", 0, 2, 1)
    ally.attack_cost = entry.number("attack_cost", 0, 2, 1)
    ally.copies = entry.number("copies", 1, 4, 1)
    ally.range = entry.number("range", 0, 20, 0)
    ally.chapter = entry.number("chapter", 1, LEVELS, 1)
    if entry.has("check"):
        ally.check = entry.text("check")
        ally.check_bonus = entry.number("check_bonus", 1, 9)
    ally.might = read_might(entry, "might")
    if entry.has("do"):  # OS-7.20.4
        ally.special = SpecialDef(f"{ally.key}_ability", EVERY_ENCOUNTER, read_line(entry))
    entry.finish()
    return ally


def read_companion(entry: Entry) -> CompanionDef:
    """A Companion Card with the sides of its Archetype Cards."""
    owner = entry.text("companion")
    made = CompanionDef(f"companion_{owner}", owner, entry.number("move", 1, 20))
    made.range = entry.number("range", 0, 20, 0)
    made.sides = [_side(each) for each in entry.entries("sides")]
    entry.finish()
    return made


def _side(entry: Entry) -> ArchetypeDef:
    abilities = [read_special(each) for each in entry.entries("abilities")]
    if len(abilities) != ABILITIES_OF_A_SIDE:  # OS-7.4.2
        raise entry.fault("abilities", f"has {len(abilities)} instead of {ABILITIES_OF_A_SIDE}")
    side = ArchetypeDef(entry.text("id"), entry.number("level", 1, LEVELS), abilities)
    entry.finish()
    return side


def _read_guardians(entries: list[Entry]) -> dict[int, AllyDef]:
    """The Guardian grows with the Grove Maiden."""
    return {entry.number("level", 1, LEVELS): read_ally(entry) for entry in entries}


def read_might(entry: Entry, field: str) -> list[int]:
    """Cards or cubes by colour: `{red: 2, yellow: 3}`."""
    inner = entry.entry(field)
    if inner is None:
        return [0] * len(COLOURS)
    found = [inner.number(colour, 0, 9, 0) for colour in COLOURS]
    inner.finish()
    return found


def read_injury(entry: Entry) -> InjuryDef:
    injury = InjuryDef(
        entry.text("id"),
        entry.number("cooldown", 1, POSITIONS - 1),
        entry.read("do", EFFECTS.read),
    )
    injury.severity = entry.number("severity", 1, 3)
    injury.written = entry.text("do")
    entry.finish()
    return injury


def read_curative(entry: Entry) -> CurativeDef:
    curative = CurativeDef(entry.text("id"), entry.number("copies", 1, 20))
    curative.archives = entry.number("archives", 0, 9, 0)
    curative.tokens = entry.number("tokens", 0, 9, 0)
    curative.spares = entry.number("spares", 0, 9, 0)
    entry.finish()
    return curative
