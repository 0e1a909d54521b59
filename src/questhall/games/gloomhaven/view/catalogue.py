"""Every face of the box in one language.

The two halves of an ability card are the two texts of its face, with one line per action.
"""

from typing import Literal

from questhall.kernel.faces import Face, icons_of
from questhall.kernel.language.speaking import message
from questhall.kernel.text import Texts

from ..campaign.page import FINDS, class_book
from ..library.items import USES
from ..library.library import library
from ..library.scenarios import is_scenario, scenario, scenario_called
from ..printed.cards import (
    STAYS,
    STAYS_ROUND,
    CardDef,
    ClassDef,
    Half,
    ModifierDef,
    ModifierKind,
    ModifierMark,
    SummonDef,
)
from ..printed.dungeon import FoesCard, RoomCard
from ..printed.goals import GoalDef
from ..printed.hexes import Hex
from ..printed.items import ItemDef, ItemUse
from ..printed.modifier_cards import BY_NAME
from ..printed.monsters import DeckDef, MonsterCard, MonsterDef
from ..printed.scenario import EVERYTHING, ScenarioDef, book_of
from ..speech.told import say_what_packs_tell
from ..speech.wording import (
    card_lines,
    chest_text,
    goal_text,
    immunity_line,
    item_lines,
    keywords_of,
    modifier_text,
    monster_card_texts,
    penalty_text,
    perk_text,
    slot_name,
    special_lines,
    summon_line,
)
from ..state.figures import CONDITIONS
from ..state.scene import ELEMENTS

HALVES = ("top", "bottom")
TONES: dict[str, Literal["good", "bad"]] = {
    "bless": "good",
    "double": "good",
    "plus": "good",
    "minus": "bad",
    "miss": "bad",
    "curse": "bad",
}
USE_NAMES = {number: name for name, number in USES.items()}


def icons() -> dict[str, str]:
    """The icons of things with a face, and of those that clients ask for by key."""
    return icons_of("questhall.games.gloomhaven")


def catalogue(texts: Texts) -> list[Face]:
    box = library()
    faces: list[Face] = []
    for kind in box.classes:
        if kind.locked:
            faces.append(_sealed(kind, texts))
        else:
            faces.extend([_class(kind, texts), *_belongings(kind, texts)])
    for monster in box.monsters.values():
        faces.append(_monster(monster, texts))
    for name, deck in box.decks.items():
        faces.extend(_deck(name, deck, texts))
    faces.extend(_items([item for item in box.items if not item.is_find], texts))
    faces.extend([_goal(goal, texts) for goal in box.goals])
    faces.extend([_modifier(card, "", texts) for card in BY_NAME.values()])
    every_number = [*EVERYTHING, *box.scenarios]
    faces.extend([_outline(scenario(number), texts) for number in every_number])
    faces.extend([_area(name, texts) for name in box.areas])
    faces.extend([_reminder("condition", name, name, texts) for name in CONDITIONS])
    faces.extend([_reminder("element", name, "element", texts) for name in ELEMENTS])
    say_what_packs_tell(texts)
    return faces


def faces_in(book: str, texts: Texts) -> list[Face]:
    """A locked class or its cards, items that are found, or a scenario with its introduction, and
    with the cards of its rooms if they are drawn."""
    if book == FINDS:
        return _items([item for item in library().items if item.is_find], texts)
    for kind in library().classes:
        if kind.locked and class_book(kind) == book:
            return [_class(kind, texts)]
        if kind.locked and kind.key == book:
            return _belongings(kind, texts)
    if is_scenario(book):
        chosen = scenario_called(book)
        return [_scenario(chosen, texts), *_dungeon(chosen, texts)]
    return []


def _face(key: str, kind: str, prefix: str, family: str, texts: Texts) -> Face:
    title = texts.say(message(prefix, key))
    return Face(key=key, title=title, kind=kind, family=family, icon=icons().get(key, ""))


# -- classes -----------------------------------------------------------------------


def _sealed(kind: ClassDef, texts: Texts) -> Face:
    """What can be seen of a class without opening its box (GH-1.1.2)."""
    return _face(kind.key, "class", "class", kind.key, texts)


def _class(kind: ClassDef, texts: Texts) -> Face:
    """The class: how it fights, and its perks."""
    face = _sealed(kind, texts)
    face.numbers = {
        "hand": kind.hand,
        "hit_points": kind.hit_points[0],
        "difficulty": kind.difficulty,
    }
    role = texts.say(message("role", kind.key))
    face.text = [role, *[perk_text(perk, texts) for perk in kind.perks]]
    return face


def _belongings(kind: ClassDef, texts: Texts) -> list[Face]:
    """Its cards, creatures and modifier cards."""
    faces = [_card(card, kind, texts) for card in [*kind.cards, *kind.supplies]]
    faces.extend([_summon(creature, kind.key, texts) for creature in kind.summons])
    for perk in kind.perks:
        faces.extend([_modifier(card, kind.key, texts) for card in perk.added])
    return faces


def _card(card: CardDef, kind: ClassDef, texts: Texts) -> Face:
    face = _face(card.key, "ability", "card", kind.key, texts)
    face.icon = icons().get(kind.key, "")
    face.numbers = {"initiative": card.initiative, "level": card.level}
    face.text = ["\n".join(lines) for lines in card_lines(card, texts)]
    for name, half in zip(HALVES, card.halves, strict=True):
        face.marks.extend([f"{name}-{mark}" for mark in _marks(half)])
        if half.xp:
            face.numbers[f"{name}-xp"] = half.xp
    symbols = [mark for half in card.halves for mark in _marks(half)]
    face.keywords = keywords_of(card.halves[0].texts + card.halves[1].texts, symbols)
    return face


def _marks(half: Half) -> list[str]:
    printed = {
        "lost": half.lost,
        "persistent": half.stays == STAYS,
        "round-bonus": half.stays == STAYS_ROUND,
        "unrecoverable": half.unrecoverable,
    }
    return [mark for mark, is_printed in printed.items() if is_printed]


def _summon(creature: SummonDef, family: str, texts: Texts) -> Face:
    face = _face(creature.key, "summon", "summon", family, texts)
    face.text = [summon_line(creature, texts)]
    face.keywords = keywords_of(creature.texts, ["flying"] if creature.flying else [])
    return face


def _modifier(card: ModifierDef, family: str, texts: Texts) -> Face:
    face = _face(card.key, "modifier", "modifier", family, texts)
    face.icon = icons()[f"modifier-{_sort(card)}"]
    face.text = [modifier_text(card, texts)]
    face.marks = ["rolling"] if card.rolling else []
    face.keywords = keywords_of(card.texts, face.marks)
    face.tone = TONES.get(_sort(card), "good" if card.riders else "")
    return face


def _sort(card: ModifierDef) -> str:
    if card.mark == ModifierMark.BLESSING:
        return "bless"
    if card.mark == ModifierMark.CURSING:
        return "curse"
    if card.kind != ModifierKind.PLUS:
        return "double" if card.kind == ModifierKind.DOUBLE else "miss"
    if card.value == 0:
        return "zero"
    return "plus" if card.value > 0 else "minus"


# -- monsters ----------------------------------------------------------------------


def _monster(monster: MonsterDef, texts: Texts) -> Face:
    """The numbers of a stat card depend on the level, so they are in the view."""
    face = _face(monster.key, "boss" if monster.boss else "monster", "monster", "monster", texts)
    face.marks = ["flying"] if monster.flying else []
    words: list[str] = []
    if monster.boss:
        face.text = special_lines(monster, texts)
        immunity = immunity_line(monster, texts)
        face.text.extend([immunity] if immunity else [])
        words = monster.special_texts[0] + monster.special_texts[1]
    face.keywords = keywords_of(words, face.marks)
    return face


def _deck(name: str, deck: DeckDef, texts: Texts) -> list[Face]:
    return [_monster_card(name, card, texts) for card in deck.cards]


def _monster_card(deck: str, card: MonsterCard, texts: Texts) -> Face:
    face = Face(
        key=card.key,
        title=texts.say(message("deck", deck)),
        kind="monster_card",
        family="monster",
        icon=icons().get(deck, ""),
    )
    face.numbers = {"initiative": card.initiative}
    face.marks = ["shuffle"] if card.shuffle else []
    face.text = monster_card_texts(card, texts)
    face.keywords = keywords_of(card.texts, [])
    return face


# -- items, goals, scenarios, reminders --------------------------------------------


def _items(items: list[ItemDef], texts: Texts) -> list[Face]:
    """Items and their creatures."""
    creatures = [creature for item in items for creature in item.creatures]
    return [
        *[_item(item, texts) for item in items],
        *[_summon(each, "item", texts) for each in creatures],
    ]


def _item(item: ItemDef, texts: Texts) -> Face:
    face = _face(item.key, "item", "item", "item", texts)
    face.copies = item.copies
    face.numbers = {"price": item.price, "number": item.number, "prosperity": item.prosperity}
    face.marks = [] if item.use == ItemUse.ALWAYS else [USE_NAMES[item.use]]
    face.types = [slot_name(item, texts)]
    face.text = item_lines(item, texts)
    face.keywords = keywords_of([item.text], [])
    return face


def _goal(goal: GoalDef, texts: Texts) -> Face:
    face = _face(goal.key, "goal", "goal", "goal", texts)
    face.numbers = {"checks": goal.checks, "number": goal.number}
    face.text = [texts.say(f"{message('goal', goal.key)}.text")]
    return face


def _scenario(chosen: ScenarioDef, texts: Texts) -> Face:
    """The scenario's name, introduction and goal."""
    face = _outline(chosen, texts)
    face.text[0] = texts.say(f"{message('scenario', chosen.id)}.intro")
    return face


def _outline(chosen: ScenarioDef, texts: Texts) -> Face:
    """Its name and goal."""
    name = message("scenario", chosen.id)
    face = Face(
        key=book_of(chosen),
        title=texts.say(name),
        kind="scenario",
        family="scenario",
        icon=icons().get("stat-goal", ""),
    )
    face.numbers = {"number": chosen.number}
    face.text = ["", goal_text(chosen, texts)]
    return face


def _dungeon(chosen: ScenarioDef, texts: Texts) -> list[Face]:
    if chosen.plan is None:
        return []
    rooms = [_room(card, texts) for card in chosen.plan.rooms]
    return rooms + [_foes(card, texts) for card in chosen.plan.foes]


def _room(card: RoomCard, texts: Texts) -> Face:
    """Its minor and its major penalty (GH-12.3.4)."""
    face = _face(card.key, "room", "dungeon", "dungeon", texts)
    face.icon = icons().get("stat-goal", "")
    face.types = [", ".join(sorted({door.type.upper() for door in card.entrances}))]
    face.text = [penalty_text(each, texts) for each in card.penalties]
    return face


def _foes(card: FoesCard, texts: Texts) -> Face:
    """Who stands there, and what the treasure holds (GH-12.3.5)."""
    face = _face(card.key, "foes", "dungeon", "dungeon", texts)
    face.icon = icons().get("stat-monster", "")
    face.numbers = {"number": card.number}
    names = dict.fromkeys(foe.type for foe in card.monsters)
    face.text = [", ".join([texts.say(message("monster", name)) for name in names])]
    if card.treasure_texts:
        face.text.append(chest_text(card.treasure_texts, texts))
    return face


def _area(name: str, texts: Texts) -> Face:
    """A shape, for clients that draw it: the hexes that it covers as `text`, and those that the
    attacker stands on as `types`."""
    key = message("area", name)
    return Face(
        key=key,
        title=texts.say(key),
        kind="area",
        family="area",
        icon=icons()["stat-targets"],
        types=_places(library().area_figures[name]),
        text=_places(library().area_hexes[name]),
    )


def _places(hexes: list[Hex]) -> list[str]:
    return [f"{q},{r}" for q, r in hexes]


def _reminder(kind: str, name: str, keyword: str, texts: Texts) -> Face:
    """A condition or an element, with its one-sentence reminder."""
    key = f"{kind}-{name}"
    face = Face(key=key, title=texts.say(key), kind=kind, family=kind, icon=icons().get(key, ""))
    face.text = [texts.say(f"keyword-{keyword}")]
    face.keywords = [keyword]
    return face
