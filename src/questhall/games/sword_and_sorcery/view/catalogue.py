"""Every face of the box in one language: heroes, powers and goods; those of enemies and of what is
drawn are in `catalogue_of_foes`."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.faces import Face
from questhall.kernel.language.speaking import message
from questhall.kernel.packs import pack_of
from questhall.kernel.text import Texts

from ..library.library import library
from ..printed.companions import CompanionDef
from ..printed.heroes import HeroDef, PowerDef
from ..printed.items import ItemDef, ItemSide, face_of_side
from ..printed.kinds import (
    ACTIONS,
    ITEM_DECKS,
    ITEM_KINDS,
    MOST_SOULRANK,
    NATURES,
    STYLES,
    ActionKind,
)
from ..speech.books import messages_of
from ..speech.wording import class_lines, item_lines, power_lines, side_lines, values_line
from .catalogue_of_foes import faces_of_foes
from .faces import card_face, icons


def catalogue(texts: Texts) -> list[Face]:
    box = library()
    faces = [_hero(card, texts) for card in box.classes.values()]
    faces += [_power(power, texts) for power in box.powers.values()]
    faces += [_companion(card, texts) for card in box.companions.values()]
    for item in box.items.values():
        faces += _item(item, texts)
    _ask_for_texts(texts)
    return [*faces, *faces_of_foes(texts)]


def _ask_for_texts(texts: Texts) -> None:
    """Quests have no faces; whoever checks a pack hears what is missing in its own."""
    for quest in library().quests.values():
        for key in messages_of(quest) if pack_of(quest.key) else ():
            texts.say(key)


def _styles(styles: list[int], texts: Texts) -> list[str]:
    return [texts.say(message("style", STYLES[style])) for style in styles]


def _hero(card: HeroDef, texts: Texts) -> Face:
    """The soul gem is told rank by rank: `hp-1`, `powers-1`."""
    name = message("class", card.key)
    face = Face(
        key=card.key,
        title=texts.say(name),
        kind="class",
        family=card.hero,
        icon=icons()[card.key],
        types=[texts.say(message("nature", NATURES[card.nature])), *_styles(card.styles, texts)],
        text=[texts.say(f"{name}.text")],
    )
    face.numbers = {"move": card.move, "capacity": card.capacity, "flight": card.flight}
    for rank in range(1, MOST_SOULRANK + 1):
        line = card.line(rank)
        face.numbers |= {
            f"hp-{rank}": line.hp,
            f"powers-{rank}": line.powers,
            f"talents-{rank}": line.talents,
            f"combat-{rank}": line.combat,
            f"special-{rank}": line.special,
        }
    for key, text in class_lines(card, texts).items():
        face.text.append(texts.say("face-named", {"name": texts.say(key), "text": text}))
    return face


def _power(power: PowerDef, texts: Texts) -> Face:
    kind = "talent" if power.talent else "power"
    face = card_face(power.key, kind, power.owner or "talent", texts)
    face.numbers = {"level": power.lowest}
    if power.action != ActionKind.PASSIVE:
        cooldowns = [level.cooldown for level in power.levels]
        face.numbers |= {"cooldown": cooldowns[0], "cooldown-most": max(cooldowns)}
    face.marks = [ACTIONS[power.action]]
    face.types = [texts.say(message("action", ACTIONS[power.action]))]
    face.text = power_lines(power, texts)
    return face


def _companion(card: CompanionDef, texts: Texts) -> Face:
    name = message("companion", card.key)
    return Face(
        key=card.key,
        title=texts.say(name),
        kind="companion",
        family=_summoner(card.key),
        icon=icons()[card.key],
        numbers={"move": card.move, "hp": card.hp, "armour": card.armour, "defence": card.defence},
        types=_styles(card.styles, texts),
        text=[texts.say(f"{name}.text")],
    )


def _summoner(companion: str) -> str:
    """The hero whose power summons it."""
    for power in library().powers.values():
        if any(level.companion == companion for level in power.levels):
            return power.owner
    return ""


def _item(item: ItemDef, texts: Texts) -> list[Face]:
    """A face for each side."""
    kind = message("kind", ITEM_KINDS[item.kind])
    if not item.sides:
        face = card_face(item.key, "item", ITEM_DECKS[item.deck], texts)
        face.icon = icons()[kind]
        face.types = [texts.say(kind)]
        face.text = item_lines(item, texts)
        face.copies = item.copies
        return [face]
    return [_side(item, place, kind, texts) for place in range(len(item.sides))]


def _side(item: ItemDef, place: int, kind: str, texts: Texts) -> Face:
    side = item.sides[place]
    face = card_face(side.key, "item", ITEM_DECKS[item.deck], texts)
    face.key = face_of_side(item, place)
    category = icons().get(message("category", side.category))
    face.icon = icons().get(item.key) or category or icons()[kind]
    face.copies = item.copies
    face.types = [texts.say(kind)]
    face.text = side_lines(item, side, texts)
    _show_numbers(face, side, texts)
    return face


def _show_numbers(face: Face, side: ItemSide, texts: Texts) -> None:
    """Its price, its dice or what it protects from, and who can use it."""
    if side.price != NOTHING:
        face.numbers["price"] = side.price
    worn = {"armour": side.armour, "shields": side.shields, "defence": side.defence}
    face.numbers |= {name: number for name, number in worn.items() if number}
    if side.blow is not None:
        blow = side.blow
        face.numbers |= {"fixed": blow.fixed, "red": blow.red, "blue": blow.blue}
        face.numbers["range"] = blow.range
    if side.blow is not None or any(worn.values()):
        face.epithet = values_line(side, texts).strip()
    if len(side.styles) < len(STYLES):
        face.types = [*face.types, *_styles(side.styles, texts)]
