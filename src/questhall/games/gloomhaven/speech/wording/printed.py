"""The texts of ability cards, monster cards and stat cards."""

from questhall.kernel.language.expressions import parse_expression
from questhall.kernel.language.speaking import message
from questhall.kernel.text import Texts

from ...printed.cards import STAYS, CardDef, Half, SummonDef
from ...printed.monsters import MonsterCard, MonsterDef
from ...state.figures import CONDITIONS
from ...state.scene import ELEMENTS
from ...words.sides import MONSTERS
from .speaker import JOINT, Speaker

CIRCLES = ("○", "①", "②", "③")  # by the experience gained on leaving each


# -- ability cards -----------------------------------------------------------------


def half_lines(half: Half, texts: Texts) -> list[str]:
    """The actions of a half in printed order, then its symbols."""
    speaker = Speaker(texts, stays=half.stays, times=len(half.circles))
    lines: list[str] = []
    for text in half.texts:
        lines.extend(speaker.lines(parse_expression(text)))
    symbols = _symbols(half, speaker)
    return [*lines, JOINT.join(symbols)] if symbols else lines


def _symbols(half: Half, speaker: Speaker) -> list[str]:
    """Elements charged, circles, experience, and where the card goes."""
    found: list[str] = []
    if half.charges:
        elements = ", ".join([element_name(each, speaker.texts) for each in half.charges])
        found.append(speaker.say("word-charge", {"element": elements}))
    if half.circles:
        found.append(" ".join([CIRCLES[xp] for xp in half.circles]))
    if half.xp:
        found.append(speaker.say("xp", {"xp": half.xp}))
    printed = {
        "symbol-persistent": half.stays == STAYS,
        "symbol-lost": half.lost,
        "symbol-unrecoverable": half.unrecoverable,
    }
    return found + [speaker.say(key) for key, is_printed in printed.items() if is_printed]


def element_name(element: int, texts: Texts) -> str:
    key = ELEMENTS[element] if element < len(ELEMENTS) else "any"
    return texts.say(message("element", key))


def card_lines(card: CardDef, texts: Texts) -> list[list[str]]:
    """The top and bottom half; a card that another character gave says so on both."""
    given = [texts.say("symbol-given")] if card.is_given else []
    return [half_lines(half, texts) + given for half in card.halves]


# -- monsters ----------------------------------------------------------------------


def monster_lines(words: list[str], texts: Texts) -> list[str]:
    """A monster ability card, or a special ability of a boss."""
    speaker = Speaker(texts, MONSTERS)
    lines: list[str] = []
    for text in words:
        lines.extend(speaker.lines(parse_expression(text)))
    return lines


def monster_card_texts(card: MonsterCard, texts: Texts) -> list[str]:
    """A text for each action, on a line of its own what elements add to it; then the symbols."""
    found = ["\n".join(monster_lines([text], texts)) for text in card.texts]
    return [*found, texts.say("symbol-shuffle")] if card.shuffle else found


def monster_card_lines(card: MonsterCard, texts: Texts) -> list[str]:
    return "\n".join(monster_card_texts(card, texts)).split("\n")


def special_lines(boss: MonsterDef, texts: Texts) -> list[str]:
    """Both special abilities, one line each."""
    found: list[str] = []
    for number, words in enumerate(boss.special_texts, 1):
        actions = "; ".join(monster_lines(words, texts))
        found.append(texts.say("boss-special", {"amount": number, "actions": actions}))
    return found


def immunity_line(boss: MonsterDef, texts: Texts) -> str:
    threats = [texts.say(message("effect", CONDITIONS[each])) for each in boss.immune]
    if boss.immune_to_force:
        threats.append(texts.say("effect-forced-movement"))
    return texts.say("gives-immune", {"threats": ", ".join(threats)}) if threats else ""


def summon_line(creature: SummonDef, texts: Texts) -> str:
    return JOINT.join(Speaker(texts).summon_parts(creature))
