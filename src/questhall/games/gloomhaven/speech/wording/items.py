"""The texts of item cards."""

from typing import Any

from questhall.kernel.language.expressions import Expression, parse_expression
from questhall.kernel.language.parameters import yes_no
from questhall.kernel.language.speaking import capital, message
from questhall.kernel.language.words import Language
from questhall.kernel.text import Texts

from ...library.items import USES, WINDOWS
from ...printed.items import SLOTS, ItemDef, ItemUse
from ...words.actions import HERO_ACTIONS
from ...words.items import language_of, parts_of, window_language
from ...words.traits import PROPERTIES
from .speaker import JOINT, Speaker

WINDOW_NAMES = {number: name for name, number in WINDOWS.items()}
USE_NAMES = {number: name for name, number in USES.items()}
SLOT_NAMES = {number: name for name, number in SLOTS.items()}


def item_lines(item: ItemDef, texts: Texts) -> list[str]:
    """Its properties, when it is used and what it gives, then its symbols."""
    speaker = Speaker(texts)
    parts = parts_of(parse_expression(item.text))
    used = [each for each in parts if language_of(item, each) is window_language(item)]
    lines = [capital(gain(each, PROPERTIES, speaker)) for each in parts if each not in used]
    language = window_language(item)
    said = speaker.said(language.word(used[0]), used[0]) | {
        "gains": "; ".join([gain(each, language, speaker) for each in used]),
        "circles": item.circles,
        "always": yes_no(item.use == ItemUse.ALWAYS),
    }
    lines.append(capital(speaker.say(message("window", WINDOW_NAMES[item.window]), said)))
    symbols = JOINT.join(_symbols(item, texts))
    return [*lines, symbols] if symbols else lines


def gain(expression: Expression, language: Language[Any], speaker: Speaker) -> str:
    """Actions read as on ability cards; other words have messages of their own (`gives-add`)."""
    key = message("gives", expression.word)
    if language is HERO_ACTIONS or not speaker.texts.has(key):
        return speaker.clause(expression)
    return speaker.say(key, speaker.said(language.word(expression), expression))


def _symbols(item: ItemDef, texts: Texts) -> list[str]:
    found: list[str] = []
    if item.use != ItemUse.ALWAYS:
        found.append(texts.say(message("item-use", USE_NAMES[item.use])))
    if item.unrecoverable:
        found.append(texts.say("item-unrecoverable"))
    if item.works_when_stunned:
        found.append(texts.say("item-works-when-stunned"))
    if item.minus_cards:
        found.append(texts.say("item-minus-cards", {"count": item.minus_cards}))
    return found


def slot_name(item: ItemDef, texts: Texts) -> str:
    return texts.say(message("slot", SLOT_NAMES[item.slot]))
