"""Everything in the box, read from content/*.yaml, checked, and found by key."""

from collections.abc import Collection
from functools import cache, partial
from pathlib import Path

from questhall.kernel.content import Entry, content_folder, read_entry
from questhall.kernel.language.expressions import Expression, parse_expression
from questhall.kernel.language.parameters import dashed

from ..printed.bonuses import Bonus
from ..printed.cards import (
    NOT_STAYING,
    STAYS,
    STAYS_ROUND,
    Action,
    CardDef,
    ClassDef,
    DeckDef,
    GoalDef,
    Half,
    ItemDef,
    ModifierDef,
    MonsterCard,
    MonsterDef,
    Perk,
    SummonDef,
)
from ..printed.hexes import Hex
from ..printed.modifier_cards import BY_NAME
from ..rules.cards.elements import number_uses
from ..rules.monsters.mind.areas import Area
from ..words.actions import bonus_of
from ..words.battle_goals import JUDGES
from ..words.context import Context
from ..words.modifiers import MODIFIER_CARDS, ROLLING
from ..words.parameters import ELEMENT_NUMBERS
from ..words.sides import HEROES, MODIFIERS, MONSTERS
from ..words.traits import DEATHS, SUMMONED
from .actions import read_actions
from .items import read_item
from .monsters import read_boss, read_monster

STAY_WORDS = {"": NOT_STAYING, "round": STAYS_ROUND, "persistent": STAYS}
LEVELS = 9
MONSTER_FILES = ("people", "beasts", "demons", "undead_and_machines", "bosses")


class Library:
    """All content by key, and the lists that set-up needs."""

    def __init__(self) -> None:
        self.areas: dict[str, Area] = {}
        self.area_hexes: dict[str, list[Hex]] = {}
        self.classes: list[ClassDef] = []
        self.monsters: dict[str, MonsterDef] = {}
        self.decks: dict[str, DeckDef] = {}
        self.items: list[ItemDef] = []
        self.goals: list[GoalDef] = []
        self.by_key: dict[str, object] = {}

    def add(self, key: str, content: object) -> None:
        if key in self.by_key:
            raise ValueError(f"two pieces of content are called {key!r}")
        self.by_key[key] = content

    def find(self, key: str) -> object:
        if key not in self.by_key:
            raise KeyError(f"no content is called {key!r}")
        return self.by_key[key]

    def class_named(self, key: str) -> ClassDef:
        for each in self.classes:
            if each.key == key:
                return each
        raise KeyError(f"there is no class {key!r}")

    def item_numbered(self, number: int) -> ItemDef:
        """Items stand in the order of their numbers."""
        return self.items[number - 1]

    def places_of_open_classes(self, opened: Collection[str], all_classes: bool) -> list[int]:
        """The classes that new characters can be of: those of a new game (GH-1.1.2), those from
        opened boxes (GH-8.8.2), or simply all."""
        return [
            place
            for place, kind in enumerate(self.classes)
            if all_classes or not kind.locked or kind.key in opened
        ]


def hexes_of(text: str) -> list[Hex]:
    """Read `0,1 -1,2` as hexes."""
    found: list[Hex] = []
    for pair in text.split():
        q, _, r = pair.partition(",")
        found.append((int(q), int(r)))
    return found


def read_areas(library: Library, entry: Entry) -> None:
    for each in entry.entries("areas"):
        name = each.text("id")
        hexes = hexes_of(each.text("hexes"))
        melee = each.flag("grey")
        figure = hexes_of(each.text("figure", "0,0"))
        each.finish()
        library.areas[name] = Area(hexes, melee, True, figure)
        library.area_hexes[name] = hexes
    entry.finish()


# -- monsters ----------------------------------------------------------------------


def read_deck(library: Library, entry: Entry, context: Context) -> DeckDef:
    name = entry.text("id")
    cards: list[MonsterCard] = []
    for each in entry.entries("cards"):
        key = f"{name}-{len(cards) + 1}"
        card = MonsterCard(key, each.number("initiative", 1, 99), each.flag("shuffle"), [])
        card.texts = each.words("do")
        each.read_each("do", partial(_add_to_card, card, context))
        number_uses(card.actions)
        each.finish()
        cards.append(card)
        library.add(key, card)
    entry.finish()
    return DeckDef(f"deck_{name}", cards)


def _add_to_card(card: MonsterCard, context: Context, expression: Expression) -> None:
    if expression.word in DEATHS:
        DEATHS.read(expression, context).give(card)
    else:
        card.actions.append(context.side.actions.read(expression, context))


# -- classes -----------------------------------------------------------------------


def read_class(library: Library, path: Path) -> ClassDef:
    entry = read_entry(path)
    name = entry.text("class")
    hit_points = [int(each) for each in entry.words("hit_points")]
    if len(hit_points) != LEVELS:
        raise entry.fault("hit_points", f"are {len(hit_points)}, must be {LEVELS}")
    kind = ClassDef(name, entry.number("hand", 8, 12), hit_points)
    kind.locked = entry.flag("locked")
    kind.starting_items = entry.words("items")
    kind.summons = _summons(library, entry)
    kind.companion = next((each for each in kind.summons if each.levels), None)
    context = Context(HEROES, library.areas, kind.summons)
    for each in entry.entries("cards"):
        card = read_card(each, context)
        kind.cards.append(card)
        library.add(card.key, card)
    kind.supplies = _supplies(library, entry, context)
    for place, each in enumerate(entry.entries("perks")):
        kind.perks.append(read_perk(library, each, f"{dashed(name)}-perk-{place + 1}"))
    entry.finish()
    return kind


def _summons(library: Library, entry: Entry) -> list[SummonDef]:
    if not entry.has("summons"):
        return []
    return [read_summon(library, each) for each in entry.entries("summons")]


def _supplies(library: Library, entry: Entry, context: Context) -> list[CardDef]:
    if not entry.has("supplies"):
        return []
    return [_read_supply(library, each, context) for each in entry.entries("supplies")]


def _read_supply(library: Library, entry: Entry, context: Context) -> CardDef:
    """A card without a level, and how many of it there are."""
    copies = entry.number("copies", 1, 9)
    card = _read_halves(entry, 0, context)
    card.copies = copies
    library.add(card.key, card)
    return card


def read_summon(library: Library, entry: Entry) -> SummonDef:
    creature = SummonDef(
        entry.text("id"),
        entry.number("hit_points", 1, 30),
        entry.number("attack", -1, 12, -1),
        entry.number("move", -1, 9, -1),
        entry.number("range", 0, 9, 0),
    )
    creature.flying = entry.flag("flying")
    context = Context(MONSTERS, library.areas)
    for text in ("move(0)", "attack(0)"):
        creature.actions.append(MONSTERS.actions.read(parse_expression(text), context))
    creature.texts = entry.words("traits")
    entry.read_each("traits", partial(_add_to_creature, creature, context))
    entry.finish()
    library.add(creature.key, creature)
    return creature


def _add_to_creature(creature: SummonDef, context: Context, expression: Expression) -> None:
    if expression.word in SUMMONED:
        SUMMONED.read(expression, context).give(creature)
    else:
        creature.riders.append(context.side.riders.read(expression, context))


def read_card(entry: Entry, context: Context) -> CardDef:
    level = entry.text("level")
    return _read_halves(entry, 0 if level == "X" else int(level), context)


def _read_halves(entry: Entry, level: int, context: Context) -> CardDef:
    top, bottom = entry.entry("top"), entry.entry("bottom")
    if top is None or bottom is None:
        raise entry.fault("id", "a card has a top and a bottom ability")
    card = CardDef(
        entry.text("id"),
        level,
        entry.number("initiative", 1, 99),
        read_half(top, context),
        read_half(bottom, context),
        entry.number("number", 1, 600),
    )
    entry.finish()
    return card


def read_half(entry: Entry, context: Context) -> Half:
    half = Half(read_actions(entry, "do", context))
    half.texts = entry.words("do")
    half.words = [parse_expression(text).word for text in half.texts]
    half.bonuses = bonuses_of(half.actions)
    half.xp = entry.number("xp", 0, 6, 0)
    half.lost = entry.flag("lost")
    half.stays = STAY_WORDS[entry.one_of("stays", tuple(STAY_WORDS))] if entry.has("stays") else 0
    half.circles = [int(each) for each in entry.words("circles")]
    half.charges = [_element(entry, each) for each in entry.words("charges")]
    half.unrecoverable = entry.flag("unrecoverable")
    half.augment = entry.flag("augment")
    half.slots = entry.words("enhance")
    entry.finish()
    return half


def bonuses_of(actions: list[Action]) -> list[Bonus]:
    """The lasting bonuses that the actions may begin, use effects included."""
    found: list[Bonus] = []
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


def read_perk(library: Library, entry: Entry, key: str) -> Perk:
    """Read the `boxes`, and the cards that leave and enter the deck."""
    perk = Perk(key, entry.number("boxes", 1, 3, 1))
    for text in entry.words("remove"):
        perk.removed.append(_modifier_named(library, entry, text))
    perk.added = entry.read_each("add", partial(read_modifier, library))
    for number, card in enumerate(perk.added):
        card.key = f"{key}-{number}"
        library.add(card.key, card)
    perk.ignores_items = entry.flag("ignores_items")
    perk.ignores_scenario = entry.flag("ignores_scenario")
    entry.finish()
    return perk


def _modifier_named(library: Library, entry: Entry, key: str) -> ModifierDef:
    """A standard card, or one that an earlier perk of the class adds."""
    card = library.by_key.get(key)
    if not isinstance(card, ModifierDef):
        raise entry.fault("remove", f"{key!r} is no modifier card")
    return card


def read_modifier(library: Library, expression: Expression) -> ModifierDef:
    """A class-specific modifier card; its key is set later."""
    card = MODIFIER_CARDS.read(expression, Context(MODIFIERS, library.areas))
    card.texts = [str(each) for each in expression.inside() if each.word != ROLLING]
    return card


def read_goal(entry: Entry) -> GoalDef:
    goal = GoalDef(
        entry.text("id"),
        entry.number("number", 1, 999),
        entry.number("checks", 1, 2),
        entry.read("judge", JUDGES.read),
    )
    entry.finish()
    return goal


@cache
def library() -> Library:
    """The whole box."""
    box = Library()
    with content_folder("questhall.games.gloomhaven") as folder:
        read_areas(box, read_entry(folder / "areas.yaml"))
        for card in BY_NAME.values():
            box.add(card.key, card)
        of_monsters = Context(MONSTERS, box.areas)
        decks = read_entry(folder / "decks.yaml")
        for each in decks.entries("decks"):
            deck = read_deck(box, each, of_monsters)
            box.decks[deck.key.removeprefix("deck_")] = deck
            box.add(deck.key, deck)
        for name in MONSTER_FILES:
            _read_monsters(box, read_entry(folder / "monsters" / f"{name}.yaml"), of_monsters)
        for path in sorted((folder / "classes").glob("*.yaml")):
            kind = read_class(box, path)
            box.classes.append(kind)
            box.add(kind.key, kind)
        box.classes.sort(key=_first_number)
        for each in read_entry(folder / "items.yaml").entries("items"):
            summon = each.entry("summon")
            creatures = [] if summon is None else [read_summon(box, summon)]
            item = read_item(each, Context(HEROES, box.areas, creatures))
            item.creatures = creatures
            box.items.append(item)
            box.add(item.key, item)
        for each in read_entry(folder / "battle_goals.yaml").entries("battle_goals"):
            goal = read_goal(each)
            box.goals.append(goal)
            box.add(goal.key, goal)
    return box


def _first_number(kind: ClassDef) -> int:
    """Classes stand in the order of their printed card numbers."""
    return min(card.number for card in kind.cards)


def _read_monsters(box: Library, entry: Entry, context: Context) -> None:
    for kind, read in (("monsters", read_monster), ("bosses", read_boss)):
        if entry.has(kind):
            for each in entry.entries(kind):
                monster = read(each, context)
                if monster.deck not in box.decks:
                    raise each.fault("deck", f"there is no deck {monster.deck!r}")
                box.monsters[monster.key] = monster
                box.add(monster.key, monster)
    entry.finish()
