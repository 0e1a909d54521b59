"""The texts of item cards."""

from typing import Any

from questhall.kernel.language.expressions import Expression, parse_expression
from questhall.kernel.language.parameters import yes_no
from questhall.kernel.language.speaking import capital, message
from questhall.kernel.language.words import Language
from questhall.kernel.text import Texts

from ...library.items import SLOTS, USES, WINDOWS
from ...printed.cards import ALWAYS, ItemDef
from ...words.actions import HERO_ACTIONS
from ...words.items import language_of, parts_of
from .speaker import JOINT, Speaker

WINDOW_NAMES = {number: name for name, number in WINDOWS.items()}
USE_NAMES = {number: name for name, number in USES.items()}
SLOT_NAMES = {number: name for name, number in SLOTS.items()}


def item_lines(item: ItemDef, texts: Texts) -> list[str]:
    """When the item is used and what it gives, then its symbols."""
    speaker = Speaker(texts)
    language = language_of(item)
    parts = parts_of(parse_expression(item.text))
    said = speaker.said(language.word(parts[0]), parts[0]) | {
        "gains": "; ".join([gain(each, language, speaker) for each in parts]),
        "circles": item.circles,
        "always": yes_no(item.use == ALWAYS),
    }
    line = capital(speaker.say(message("window", WINDOW_NAMES[item.window]), said))
    symbols = JOINT.join(_symbols(item, texts))
    return [line, symbols] if symbols else [line]


def gain(expression: Expression, language: Language[Any], speaker: Speaker) -> str:
    """Actions read as on ability cards; other words have messages of their own (`gives-add`)."""
    key = message("gives", expression.word)
    if language is HERO_ACTIONS or not speaker.texts.has(key):
        return speaker.clause(expression)
    return speaker.say(key, speaker.said(language.word(expression), expression))


def _symbols(item: ItemDef, texts: Texts) -> list[str]:
    found: list[str] = []
    if item.use != ALWAYS:
        found.append(texts.say(message("item-use", USE_NAMES[item.use])))
    if item.minus_cards:
        found.append(texts.say("item-minus-cards", {"count": item.minus_cards}))
    return found


def slot_name(item: ItemDef, texts: Texts) -> str:
    return texts.say(message("slot", SLOT_NAMES[item.slot]))
