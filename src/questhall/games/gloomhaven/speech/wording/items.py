"""The texts of item cards."""

from questhall.kernel.language.expressions import Expression, parse_expression
from questhall.kernel.text import Texts

from ...library.items import SLOTS, USES, WINDOWS
from ...printed.cards import ALWAYS, ItemDef
from ...state.figures import CONDITIONS
from ...words.items import parts_of
from ..phrases import message
from .figures import Said, yes_no
from .speaker import JOINT, KINDS, NONE, Speaker, capital, expressions_in

WINDOW_NAMES = {number: name for name, number in WINDOWS.items()}
USE_NAMES = {number: name for name, number in USES.items()}
SLOT_NAMES = {number: name for name, number in SLOTS.items()}
INSIDE = ("shield", "damage")  # actions that a word of items may hold


def item_lines(item: ItemDef, texts: Texts) -> list[str]:
    """When the item is used and what it gives, then its symbols."""
    speaker = Speaker(texts)
    parts = parts_of(parse_expression(item.text))
    said: Said = {
        "gains": "; ".join([_gain(each, speaker) for each in parts]),
        "circles": item.circles,
        "always": yes_no(item.use == ALWAYS),
        "single": "no",
        "kind": "any",
    }
    for each in expressions_in(parts[0]):
        if each.word in KINDS:
            said["kind"] = each.word
        elif each.word == "single_target":
            said["single"] = "yes"
    line = capital(speaker.say(message("window", WINDOW_NAMES[item.window]), said))
    symbols = JOINT.join(_symbols(item, texts))
    return [line, symbols] if symbols else [line]


def _gain(expression: Expression, speaker: Speaker) -> str:
    """Actions are said as on ability cards; other words have messages (`gives-add`)."""
    key = message("gives", expression.word)
    if not speaker.texts.has(key):
        return speaker.clause(expression)
    inside = expressions_in(expression)
    words = [each.word for each in inside]
    said = speaker.said(expression)
    said["riders"] = ", ".join(speaker.riders(expression))
    actions = [speaker.clause(each) for each in inside if each.word in INSIDE]
    said["action"] = "; ".join(actions) or NONE
    said["half"] = "bottom" if "bottom" in words else "top"
    said["threats"] = ", ".join([_threat(word, speaker.texts) for word in words])
    return speaker.say(key, said)


def _threat(word: str, texts: Texts) -> str:
    """What an item keeps off."""
    if word in CONDITIONS:
        return texts.say(message("effect", word))
    return texts.say(message("threat", word)) if word == "forced_movement" else ""


def _symbols(item: ItemDef, texts: Texts) -> list[str]:
    found: list[str] = []
    if item.use != ALWAYS:
        found.append(texts.say(message("item-use", USE_NAMES[item.use])))
    if item.minus_cards:
        found.append(texts.say("item-minus-cards", {"count": item.minus_cards}))
    return found


def slot_name(item: ItemDef, texts: Texts) -> str:
    return texts.say(message("slot", SLOT_NAMES[item.slot]))
