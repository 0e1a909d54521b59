"""Classes, read from content/classes/*.yaml: mats, cards, creatures and perks (RULES 1.1)."""

from functools import partial

from questhall.kernel.content import Entry
from questhall.kernel.language.expressions import Expression, parse_expression
from questhall.kernel.language.parameters import dashed
from questhall.kernel.moments import Audience
from questhall.kernel.packs import BETWEEN

from ..printed.cards import (
    AVERAGE_DIFFICULTY,
    NOT_STAYING,
    STAYS,
    STAYS_ROUND,
    Action,
    CardDef,
    ClassDef,
    Half,
    ModifierDef,
    Perk,
    SummonDef,
)
from ..printed.lasting import Lasting
from ..words.actions import bonus_of
from ..words.context import Context
from ..words.modifiers import MODIFIER_CARDS, ROLLING
from ..words.parameters import ELEMENT_NUMBERS
from ..words.sentences import heard, sentences
from ..words.sides import HEROES, MODIFIERS, MONSTERS
from ..words.traits import SUMMONED
from .actions import read_actions
from .box import Library
from .references import found, number_printed

STAY_WORDS = {"": NOT_STAYING, "round": STAYS_ROUND, "persistent": STAYS}
LEVELS = 9
MOST_CLASSES = 100  # a number of something in a class counts the class by hundreds
MOST_HIT_POINTS = 60
LAST_CARD = 600
FEWEST_CARDS, MOST_CARDS = 10, 40
FEWEST_PERKS, MOST_PERKS = 8, 20  # a character may come to a scenario with eight
MOST_SUMMONS = 12
MOST_DIFFICULT = 3
MOST_CIRCLES, MOST_XP = 8, 3


def read_class(box: Library, entry: Entry) -> ClassDef:
    name = entry.name("class")
    hit_points = numbers_in(entry, "hit_points", 1, MOST_HIT_POINTS)
    if len(hit_points) != LEVELS:
        raise entry.fault("hit_points", f"are {len(hit_points)}, must be {LEVELS}")
    kind = ClassDef(name, entry.number("hand", 8, 12), hit_points)
    kind.locked = entry.flag("locked")
    kind.difficulty = entry.number("difficulty", 1, MOST_DIFFICULT, AVERAGE_DIFFICULTY)
    kind.starting_items = _starting_items(box, entry)
    kind.summons = _summons(box, entry)
    kind.companion = next((each for each in kind.summons if each.levels), None)
    context = Context(HEROES, box.areas, kind.summons, box.own)
    for each in entry.entries("cards"):
        card = read_card(box, each, context)
        kind.cards.append(card)
        box.put(each, card)
    kind.supplies = _supplies(box, entry, context)
    for place, each in enumerate(entry.entries("perks")):
        kind.perks.append(read_perk(box, each, f"{perks_of(name)}-perk-{place + 1}"))
    entry.finish()
    _check_size(box, entry, kind)
    return kind


def _check_size(box: Library, entry: Entry, kind: ClassDef) -> None:
    """What a character needs at every level it may have."""
    if len([card for card in kind.cards if card.level == 1]) != kind.hand:
        raise entry.fault("cards", f"must be {kind.hand} of level 1, as many as the hand holds")
    for level in range(2, LEVELS + 1):
        if len([card for card in kind.cards if 2 <= card.level <= level]) < level - 1:
            raise entry.fault("cards", f"are too few to choose one at level {level}")
    boxes = sum(perk.boxes for perk in kind.perks)
    if boxes < FEWEST_PERKS:
        raise entry.fault("perks", f"have {boxes} boxes, must have at least {FEWEST_PERKS}")
    sizes = {"cards": (len(kind.cards), MOST_CARDS), "perks": (len(kind.perks), MOST_PERKS)}
    sizes["summons"] = (len(kind.summons), MOST_SUMMONS)
    for field, (count, most) in sizes.items():
        if count > most:
            raise entry.fault(field, f"are {count}, must be at most {most}")
    if len(box.classes) >= MOST_CLASSES:
        raise entry.fault("class", f"is one too many: there can be {MOST_CLASSES} in all")


def numbers_in(entry: Entry, field: str, low: int, high: int) -> list[int]:
    """A list of whole numbers."""
    numbers: list[int] = []
    for word in entry.words(field):
        if not word.isdecimal() or not low <= int(word) <= high:
            raise entry.fault(field, f"{word!r} is no number from {low} to {high}")
        numbers.append(int(word))
    return numbers


def _starting_items(box: Library, entry: Entry) -> list[str]:
    """Those of the box are read later; whether they are there is proven by its tests."""
    names = entry.words("items")
    if not entry.source.pack:
        return names
    items = {item.key: item for item in box.items}
    return [found(entry, "items", name, items, "item").key for name in names]


def perks_of(name: str) -> str:
    """How the keys of a class's perks begin: `beast-tyrant`, in a pack `frost:ice-warden`."""
    pack, between, thing = name.rpartition(BETWEEN)
    return f"{pack}{between}{dashed(thing)}"


def _summons(box: Library, entry: Entry) -> list[SummonDef]:
    if not entry.has("summons"):
        return []
    return [read_summon(box, each) for each in entry.entries("summons")]


def _supplies(box: Library, entry: Entry, context: Context) -> list[CardDef]:
    if not entry.has("supplies"):
        return []
    return [_read_supply(box, each, context) for each in entry.entries("supplies")]


def _read_supply(box: Library, entry: Entry, context: Context) -> CardDef:
    """A card without a level, and how many of it there are."""
    copies = entry.number("copies", 1, 9)
    card = _read_halves(box, entry, 0, context)
    card.copies = copies
    box.put(entry, card)
    return card


# -- creatures ---------------------------------------------------------------------


def read_summon(box: Library, entry: Entry) -> SummonDef:
    creature = SummonDef(
        entry.name(),
        entry.number("hit_points", 1, 30),
        entry.number("attack", -1, 12, -1),
        entry.number("move", -1, 9, -1),
        entry.number("range", 0, 9, 0),
    )
    creature.flying = entry.flag("flying")
    context = Context(MONSTERS, box.areas, None, box.own, box.known_monsters(entry.source))
    for text in ("move(0)", "attack(0)"):
        creature.actions.append(MONSTERS.actions.read(parse_expression(text), context))
    give = heard(entry, box.own, partial(_add_to_creature, creature, context))
    entry.read_each("traits", give)
    creature.texts = sentences(entry, "traits", box.own)
    entry.finish()
    if creature.levels and len(creature.levels) != LEVELS:
        raise entry.fault("traits", f"companion: must have {LEVELS} numbers")
    box.put(entry, creature)
    return creature


def _add_to_creature(creature: SummonDef, context: Context, expression: Expression) -> None:
    if expression.word in SUMMONED:
        SUMMONED.read(expression, context).give(creature)
    else:
        creature.riders.append(context.side.riders.read(expression, context))


# -- cards -------------------------------------------------------------------------


def read_card(box: Library, entry: Entry, context: Context) -> CardDef:
    level = entry.text("level")
    if level != "X" and not (level.isdecimal() and 1 <= int(level) <= LEVELS):
        raise entry.fault("level", f"is {level!r}; must be X or from 1 to {LEVELS}")
    return _read_halves(box, entry, 0 if level == "X" else int(level), context)


def _read_halves(box: Library, entry: Entry, level: int, context: Context) -> CardDef:
    top, bottom = entry.entry("top"), entry.entry("bottom")
    if top is None or bottom is None:
        raise entry.fault("id", "a card has a top and a bottom ability")
    card = CardDef(
        entry.name(),
        level,
        entry.number("initiative", 1, 99),
        read_half(top, context),
        read_half(bottom, context),
        number_printed(entry, 1, LAST_CARD, LAST_CARD + len(box.classes) + 1),
    )
    entry.finish()
    return card


def read_half(entry: Entry, context: Context) -> Half:
    half = Half(read_actions(entry, "do", context))
    half.texts = sentences(entry, "do", context.own)
    half.words = [parse_expression(text).word for text in half.texts]
    half.bonuses = Audience(Lasting, bonuses_of(half.actions))
    half.xp = entry.number("xp", 0, 6, 0)
    half.lost = entry.flag("lost")
    half.stays = STAY_WORDS[entry.one_of("stays", tuple(STAY_WORDS))] if entry.has("stays") else 0
    half.circles = numbers_in(entry, "circles", 0, MOST_XP)
    if len(half.circles) > MOST_CIRCLES:
        raise entry.fault("circles", f"are {len(half.circles)}, must be at most {MOST_CIRCLES}")
    half.charges = [_element(entry, each) for each in entry.words("charges")]
    half.unrecoverable = entry.flag("unrecoverable")
    half.augment = entry.flag("augment")
    half.slots = entry.words("enhance")
    if half.slots and entry.source.pack:
        raise entry.fault("enhance", "is only for cards in the box")
    entry.finish()
    return half


def bonuses_of(actions: list[Action]) -> list[Lasting]:
    """The lasting bonuses that the actions may begin, use effects included."""
    found: list[Lasting] = []
    for action in actions:
        bonus = bonus_of(action)
        if bonus is not None:
            found.append(bonus)
        found.extend(bonuses_of(action.inner()))
    return found


def _element(entry: Entry, word: str) -> int:
    if word not in ELEMENT_NUMBERS:
        raise entry.fault("charges", f"{word!r} is no element")
    return ELEMENT_NUMBERS[word]


# -- perks -------------------------------------------------------------------------


def read_perk(box: Library, entry: Entry, key: str) -> Perk:
    """Read the `boxes`, and the cards that leave and enter the deck."""
    perk = Perk(key, entry.number("boxes", 1, 3, 1))
    for text in entry.words("remove"):
        perk.removed.append(_modifier_named(box, entry, text))
    perk.added = entry.read_each("add", heard(entry, box.own, partial(read_modifier, box)))
    for number, card in enumerate(perk.added):
        card.key = f"{key}-{number}"
        box.put(entry, card)
    perk.ignores_items = entry.flag("ignores_items")
    perk.ignores_scenario = entry.flag("ignores_scenario")
    entry.finish()
    return perk


def _modifier_named(box: Library, entry: Entry, name: str) -> ModifierDef:
    """A standard card, or one that an earlier perk of the class adds."""
    cards = {key: card for key, card in box.by_key.items() if isinstance(card, ModifierDef)}
    return found(entry, "remove", name, cards, "modifier card")


def read_modifier(box: Library, expression: Expression) -> ModifierDef:
    """A class-specific modifier card; its key is set later."""
    card = MODIFIER_CARDS.read(expression, Context(MODIFIERS, box.areas))
    card.texts = [str(each) for each in expression.inside() if each.word != ROLLING]
    return card
