"""Every face of the box in one language: heroes, powers, goods, enemies, cards and tokens."""

from questhall.kernel.faces import Face, icons_of
from questhall.kernel.language.speaking import message
from questhall.kernel.text import Texts

from ..library.library import library
from ..printed.companions import CompanionDef
from ..printed.enemies import EnemyDef, EnemyPowerDef
from ..printed.heroes import HeroDef, PowerDef
from ..printed.items import ItemDef
from ..printed.kinds import (
    ANY_NATURE,
    ARMOUR_ITEM,
    ITEM_DECKS,
    ITEM_KINDS,
    NATURES,
    RANKS,
    STYLES,
    WEAPON,
)
from ..speech.wording import class_lines, item_lines, power_lines, side_lines, values_line


def catalogue(texts: Texts) -> list[Face]:
    box = library()
    faces = [_class(card, texts) for card in box.classes.values()]
    faces += [_power(power, texts) for power in box.powers.values()]
    faces += [_companion(card, texts) for card in box.companions.values()]
    for item in box.items.values():
        faces += _item(item, texts)
    faces += [_enemy(card, texts) for card in box.enemies.values()]
    faces += [_enemy_power(card, texts) for card in box.enemy_powers.values()]
    for kind, keys in (
        ("encounter", list(box.encounters)),
        ("trap", list(box.traps)),
        ("event", list(box.events)),
        ("critical", list(box.criticals)),
        ("shadow", list(box.shadows)),
        ("loot", list(box.loot)),
        ("chest", list(box.chests)),
        ("search", list(box.searches)),
    ):
        faces += [_plain(key, kind, texts) for key in keys]
    return faces


def face_of_side(item: ItemDef, place: int) -> str:
    """The key of the face of one side; a side that has no name is the turned item."""
    key = item.sides[place].key
    return f"{key}_turned" if place and key == item.key else key


def _face(key: str, kind: str, family: str, name: str, texts: Texts) -> Face:
    icon = icons_of("questhall.games.sword_and_sorcery").get(key, "")
    return Face(key=key, title=texts.say(name), kind=kind, family=family, icon=icon)


def _plain(key: str, kind: str, texts: Texts) -> Face:
    """A card or a token whose text is written."""
    name = message("card", key)
    face = _face(key, kind, kind, name, texts)
    face.text = [texts.say(f"{name}.text")]
    return face


# -- heroes -------------------------------------------------------------------------------


def _class(card: HeroDef, texts: Texts) -> Face:
    name = message("class", card.key)
    face = _face(card.key, "hero", card.hero, name, texts)
    face.epithet = texts.say(f"{name}.text")
    face.numbers = {"move": card.move, "capacity": card.capacity, "flight": card.flight}
    face.marks = [NATURES[card.nature], *[STYLES[style] for style in card.styles]]
    lines = class_lines(card, texts)
    face.text = [f"{texts.say(key)}. {text}" for key, text in lines.items()]
    return face


def _power(power: PowerDef, texts: Texts) -> Face:
    kind = "talent" if power.talent else "power"
    face = _face(power.key, kind, power.owner or kind, message("card", power.key), texts)
    face.marks = [] if power.nature == ANY_NATURE else [NATURES[power.nature]]
    face.numbers = {"level": power.lowest}
    face.text = power_lines(power, texts)
    return face


def _companion(card: CompanionDef, texts: Texts) -> Face:
    name = message("companion", card.key)
    face = _face(card.key, "companion", "companion", name, texts)
    face.numbers = {"move": card.move, "armour": card.armour, "defence": card.defence}
    face.text = [texts.say(f"{name}.text")]
    return face


# -- goods --------------------------------------------------------------------------------


def _item(item: ItemDef, texts: Texts) -> list[Face]:
    """A face for each side."""
    kind, family = ITEM_KINDS[item.kind], ITEM_DECKS[item.deck]
    if not item.sides:
        face = _face(item.key, kind, family, message("card", item.key), texts)
        face.text = item_lines(item, texts)
        face.copies = item.copies
        return [face]
    faces: list[Face] = []
    for place, side in enumerate(item.sides):
        face = _face(face_of_side(item, place), kind, family, message("card", side.key), texts)
        face.copies = item.copies
        face.numbers = {"price": side.price} if side.price >= 0 else {}
        face.marks = [STYLES[style] for style in side.styles] if len(side.styles) < 4 else []
        face.text = side_lines(item, side, texts)
        if item.kind in (WEAPON, ARMOUR_ITEM):
            face.text = [values_line(side, texts), *face.text]
        faces.append(face)
    return faces


# -- enemies ------------------------------------------------------------------------------


def _enemy(card: EnemyDef, texts: Texts) -> Face:
    """The card, and what the scroll of its kind and rank says."""
    face = _plain(card.key, "enemy", texts)
    scroll = card.scroll.key.replace("_", "-")
    face.family = card.scroll.kind
    face.marks = [RANKS[card.scroll.rank], *[STYLES[style] for style in card.scroll.styles]]
    face.numbers = {"armour": card.armour, "shields": card.shields, "defence": card.defence}
    face.text.append(texts.say(f"{scroll}.text"))
    return face


def _enemy_power(card: EnemyPowerDef, texts: Texts) -> Face:
    return _plain(card.key, "enemy_power", texts)
