"""Everything in the box, read from content/*.yaml, checked, and found by key."""

from functools import cache
from pathlib import Path

from questhall.kernel.content import Entry, content_folder, read_entry
from questhall.kernel.language.expressions import BadExpression, Expression, parse_expression

from ..printed.cards import (
    CLASS,
    HALF_OF_HIT_POINTS,
    NOT_STAYING,
    PLUS,
    STAYS,
    STAYS_ROUND,
    Action,
    Bonus,
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
from ..rules.round.battle_goals import read_goal
from ..words.acting import HERO_ACTIONS, MONSTER_ACTIONS, bonus_of, summons_of
from ..words.bosses import BOSS_ACTIONS, on_death_of
from ..words.class_cards import CLASS_ACTIONS, CLASS_RIDERS
from ..words.items import item_words
from ..words.modifiers import MODIFIER_RIDERS
from ..words.monsters import MONSTER_ONLY, MONSTER_RIDERS
from ..words.reader import ELEMENT_NUMBERS, RIDERS, Reader, Vocabulary, rider_of
from .items import read_item
from .monsters import read_boss, read_monster

STAY_WORDS = {"": NOT_STAYING, "round": STAYS_ROUND, "persistent": STAYS}
CLASSES = ("brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief")
LEVELS = 9
MONSTER_FILES = ("people", "beasts", "demons", "undead_and_machines", "bosses")


class Library:
    """All content by key, and the lists that a scenario is made of."""

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


def hexes_of(text: str) -> list[Hex]:
    """`0,1 -1,2` as hexes."""
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
        if each.has("figure"):
            each.text("figure")
        each.finish()
        library.areas[name] = Area(hexes, melee)
        library.area_hexes[name] = hexes
    entry.finish()


def expression_of(entry: Entry, field: str, text: str) -> Expression:
    try:
        return parse_expression(text)
    except BadExpression as fault:
        raise entry.fault(field, str(fault)) from None


def read_actions(entry: Entry, field: str, vocabulary: Vocabulary) -> list[Action]:
    found: list[Action] = []
    for text in entry.words(field):
        try:
            found.append(vocabulary.action_of(parse_expression(text)))
        except BadExpression as fault:
            raise entry.fault(field, str(fault)) from None
    return found


# -- monsters ----------------------------------------------------------------------


def read_deck(library: Library, entry: Entry, vocabulary: Vocabulary) -> DeckDef:
    name = entry.text("id")
    cards: list[MonsterCard] = []
    for each in entry.entries("cards"):
        key = f"{name}-{len(cards) + 1}"
        initiative = each.number("initiative", 1, 99)
        shuffle = each.flag("shuffle")
        texts = each.words("do")
        actions: list[Action] = []
        card = MonsterCard(key, initiative, shuffle, actions)
        for text in texts:
            expression = expression_of(each, "do", text)
            try:
                if expression.word == "on_death":
                    card.on_death = on_death_of(expression, vocabulary)
                else:
                    actions.append(vocabulary.action_of(expression))
            except BadExpression as fault:
                raise each.fault("do", str(fault)) from None
        each.finish()
        card.texts = texts
        number_uses(actions)
        cards.append(card)
        library.add(key, card)
    entry.finish()
    return DeckDef(f"deck_{name}", cards)


# -- classes -----------------------------------------------------------------------


def read_class(library: Library, path: Path) -> ClassDef:
    entry = read_entry(path)
    name = entry.text("class")
    hit_points = [int(each) for each in entry.words("hit_points")]
    if len(hit_points) != LEVELS:
        raise entry.fault("hit_points", f"are {len(hit_points)}, must be {LEVELS}")
    kind = ClassDef(name, entry.number("hand", 8, 12), hit_points)
    kind.starting_items = entry.words("items")
    creatures = {each.key: each for each in _summons(library, entry)}
    kind.summons = list(creatures.values())
    actions = HERO_ACTIONS | CLASS_ACTIONS | {"summon": summons_of(creatures)}
    vocabulary = Vocabulary(library.areas, actions, RIDERS | CLASS_RIDERS)
    for each in entry.entries("cards"):
        card = read_card(each, vocabulary)
        kind.cards.append(card)
        library.add(card.key, card)
    for place, each in enumerate(entry.entries("perks")):
        kind.perks.append(read_perk(library, each, name, place, vocabulary))
    entry.finish()
    return kind


def _summons(library: Library, entry: Entry) -> list[SummonDef]:
    if not entry.has("summons"):
        return []
    return [read_summon(library, each) for each in entry.entries("summons")]


def read_summon(library: Library, entry: Entry) -> SummonDef:
    creature = SummonDef(
        entry.text("id"),
        entry.number("hit_points", 1, 30),
        entry.number("attack", -1, 12, -1),
        entry.number("move", -1, 9, -1),
        entry.number("range", 0, 9, 0),
    )
    creature.flying = entry.flag("flying")
    vocabulary = Vocabulary(library.areas, MONSTER_ACTIONS, RIDERS)
    creature.texts = entry.words("traits")
    for text in creature.texts:
        expression = expression_of(entry, "traits", text)
        if expression.word == "charge":
            reader = Reader(expression, vocabulary)
            creature.charges.append(reader.key(ELEMENT_NUMBERS))
        elif expression.word == "on_death":
            creature.on_death = on_death_of(expression, vocabulary)
        elif expression.word == "attack_is_half_its_hit_points":
            creature.attack = HALF_OF_HIT_POINTS
        elif expression.word in ("shield", "retaliate"):
            points = Reader(expression, vocabulary).number()
            if expression.word == "shield":
                creature.shield = points
            else:
                creature.retaliate = points
        else:
            creature.riders.append(rider_of(expression, vocabulary))
    for text in ("move(0)", "attack(0)"):
        creature.actions.append(vocabulary.action_of(parse_expression(text)))
    entry.finish()
    library.add(creature.key, creature)
    return creature


def read_card(entry: Entry, vocabulary: Vocabulary) -> CardDef:
    level = entry.text("level")
    top, bottom = entry.entry("top"), entry.entry("bottom")
    if top is None or bottom is None:
        raise entry.fault("id", "a card has a top and a bottom ability")
    card = CardDef(
        entry.text("id"),
        0 if level == "X" else int(level),
        entry.number("initiative", 1, 99),
        read_half(top, vocabulary),
        read_half(bottom, vocabulary),
        entry.number("number", 1, 600),
    )
    entry.finish()
    return card


def read_half(entry: Entry, vocabulary: Vocabulary) -> Half:
    half = Half(read_actions(entry, "do", vocabulary))
    half.texts = entry.words("do")
    half.bonuses = bonuses_of(half.actions)
    number_uses(half.actions)
    half.xp = entry.number("xp", 0, 5, 0)
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
    """The lasting bonuses that the actions may begin, those in use effects too."""
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


def read_perk(
    library: Library, entry: Entry, name: str, place: int, vocabulary: Vocabulary
) -> Perk:
    """`boxes`, and lists of cards that leave the deck and enter it."""
    perk = Perk(f"{name}-perk-{place + 1}", entry.number("boxes", 1, 3, 1))
    for text in entry.words("remove"):
        perk.removed.append(BY_NAME[text])
    for number, text in enumerate(entry.words("add")):
        perk.added.append(read_modifier(library, entry, f"{perk.key}-{number}", text, vocabulary))
    perk.ignores_items = entry.flag("ignores_items")
    perk.ignores_scenario = entry.flag("ignores_scenario")
    entry.finish()
    return perk


def read_modifier(
    library: Library, entry: Entry, key: str, text: str, vocabulary: Vocabulary
) -> ModifierDef:
    """`card(1)`, `card(0, push(1), rolling)`: a class-specific modifier card."""
    expression = expression_of(entry, "add", text)
    words = Vocabulary(library.areas, vocabulary.actions, RIDERS | MODIFIER_RIDERS)
    reader = Reader(expression, words)
    try:
        value = reader.number()
        rolling = reader.flag("rolling")
        effects = str(Expression("effects", list(expression.arguments[1:]), {}))
        riders = reader.riders()
        reader.finish()
    except BadExpression as fault:
        raise entry.fault("add", str(fault)) from None
    card = ModifierDef(key, PLUS, value, rolling, riders, CLASS, effects.replace("rolling", ""))
    library.add(key, card)
    return card


@cache
def library() -> Library:
    """The whole box."""
    box = Library()
    with content_folder("questhall.games.gloomhaven") as folder:
        read_areas(box, read_entry(folder / "areas.yaml"))
        for card in BY_NAME.values():
            box.add(card.key, card)
        monster_words = Vocabulary(
            box.areas, MONSTER_ACTIONS | MONSTER_ONLY | BOSS_ACTIONS, RIDERS | MONSTER_RIDERS
        )
        decks = read_entry(folder / "decks.yaml")
        for each in decks.entries("decks"):
            deck = read_deck(box, each, monster_words)
            box.decks[deck.key.removeprefix("deck_")] = deck
            box.add(deck.key, deck)
        for name in MONSTER_FILES:
            _read_monsters(box, read_entry(folder / "monsters" / f"{name}.yaml"), monster_words)
        for name in CLASSES:
            path = folder / "classes" / f"{name}.yaml"
            if path.exists():
                kind = read_class(box, path)
                box.classes.append(kind)
                box.add(kind.key, kind)
        for each in read_entry(folder / "items.yaml").entries("items"):
            summon = each.entry("summon")
            creatures = [] if summon is None else [read_summon(box, summon)]
            item = read_item(each, item_words(box.areas, creatures))
            box.items.append(item)
            box.add(item.key, item)
        for each in read_entry(folder / "battle_goals.yaml").entries("battle_goals"):
            goal = read_goal(each)
            box.goals.append(goal)
            box.add(goal.key, goal)
    return box


def _read_monsters(box: Library, entry: Entry, vocabulary: Vocabulary) -> None:
    for kind, read in (("monsters", read_monster), ("bosses", read_boss)):
        if entry.has(kind):
            for each in entry.entries(kind):
                monster = read(each, vocabulary)
                if monster.deck not in box.decks:
                    raise each.fault("deck", f"there is no deck {monster.deck!r}")
                box.monsters[monster.key] = monster
                box.add(monster.key, monster)
    entry.finish()
