"""The faces of enemies and of everything that is drawn: encounters, traps, events, tokens."""

from questhall.kernel.faces import Face
from questhall.kernel.language.speaking import message
from questhall.kernel.text import Texts

from ..library.library import library
from ..printed.cards import EventDef, EventType
from ..printed.enemies import PRIMARY_TARGETS, Behaviour, EnemyDef, PrimaryTarget, ScrollDef
from ..printed.items import ItemSide
from ..printed.kinds import RANKS, SLOTS, STYLES
from ..speech.wording import values_line
from ..speech.wording.behaviours import behaviour_text, scroll_message
from .faces import icons, told_face

OTHERWISE = "+"
KINDS_OF_EVENTS = {
    EventType.DAY: "event-day",
    EventType.NIGHT: "event-night",
    EventType.STORY: "event-story",
}


def faces_of_foes(texts: Texts) -> list[Face]:
    box = library()
    faces = [_scroll(scroll, texts) for scroll in box.scrolls.values()]
    faces += [_enemy(card, texts) for card in box.enemies.values()]
    for kind, keys in (
        ("enemy_power", box.enemy_powers),
        ("encounter", box.encounters),
        ("trap", box.traps),
        ("critical", box.criticals),
        ("shadow", box.shadows),
        ("find", box.loot),
        ("find", box.chests),
        ("find", box.searches),
    ):
        faces += [told_face(key, kind, kind, texts) for key in keys]
    return [*faces, *[_event(event, texts) for event in box.events.values()]]


def _event(event: EventDef, texts: Texts) -> Face:
    face = told_face(event.key, "event", "event", texts)
    face.icon = icons()[KINDS_OF_EVENTS.get(event.type, "event")]
    return face


def _scroll(scroll: ScrollDef, texts: Texts) -> Face:
    """Its texts: whom it hunts, its weapons and powers; then its lines, which have marks."""
    name = scroll_message(scroll.key)
    face = Face(
        key=scroll.key,
        title=texts.say(name),
        kind="scroll",
        family=RANKS[scroll.rank],
        icon=icons()[scroll.kind],
        epithet=texts.say(f"{name}.text"),
        types=[texts.say(message("style", STYLES[style])) for style in scroll.styles],
    )
    face.text = [_hunts(scroll, texts)]
    for slot, weapon in zip(SLOTS, scroll.weapons, strict=False):
        side = ItemSide("")
        side.blow = weapon
        said = {"place": slot, "values": values_line(side, texts).strip()}
        face.text.append(texts.say("face-weapon", said))
    for rule in scroll.rules:
        power = message("foe-power", rule.key)
        if texts.has(power):
            said = {"name": texts.say(power), "text": texts.say(f"{power}.text")}
            face.text.append(texts.say("face-named", said))
    face.numbers = {"lines": len(scroll.behaviours), "horde": scroll.horde}
    for behaviour in scroll.behaviours:
        face.marks.append(_distances(behaviour))
        face.text.append(behaviour_text(behaviour, texts))
    return face


def _distances(behaviour: Behaviour) -> str:
    return " ".join([str(each) for each in behaviour.distances]) or OTHERWISE


def _hunts(scroll: ScrollDef, texts: Texts) -> str:
    style = texts.say(message("style", STYLES[scroll.primary_style]))
    primary = PRIMARY_TARGETS[scroll.primary].replace("_", "-")
    said = {"primary": primary, "style": style if scroll.primary == PrimaryTarget.STYLE else ""}
    return texts.say("face-hunts", said)


def _enemy(card: EnemyDef, texts: Texts) -> Face:
    face = told_face(card.key, "enemy", RANKS[card.scroll.rank], texts)
    face.icon = icons()[card.scroll.kind]
    face.numbers = {
        "armour": card.armour,
        "shields": card.shields,
        "defence": card.defence,
        "copy": card.copy,
    }
    return face
