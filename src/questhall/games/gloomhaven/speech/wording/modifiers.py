"""The texts of attack modifier cards and of perks."""

from questhall.kernel.language.expressions import parse_expression
from questhall.kernel.language.parameters import signed
from questhall.kernel.language.speaking import message
from questhall.kernel.text import Texts

from ...printed.cards import ModifierDef, ModifierMark, Perk
from ...words.sides import MODIFIERS
from .speaker import Speaker


def modifier_text(card: ModifierDef, texts: Texts) -> str:
    """`+1, Wound`, `+0, Push 1, rolling`; standard cards have names of their own."""
    if card.mark != ModifierMark.CLASS:
        return texts.say(message("modifier", card.key))
    speaker = Speaker(texts, MODIFIERS)
    parts = [signed(card.value), *[speaker.rider(parse_expression(text)) for text in card.texts]]
    if card.rolling:
        parts.append(texts.say("modifier-rolling"))
    return ", ".join(parts)


def perk_text(perk: Perk, texts: Texts) -> str:
    """What the perk ignores, and which cards leave and enter the deck."""
    sentences: list[str] = []
    if perk.ignores_items:
        sentences.append(texts.say("perk-ignore-items"))
    if perk.ignores_scenario:
        sentences.append(texts.say("perk-ignore-scenario"))
    removed = _cards(perk.removed, texts)
    added = _cards(perk.added, texts)
    if removed and added:
        sentences.append(texts.say("perk-replace", {"removed": removed, "added": added}))
    elif removed:
        sentences.append(texts.say("perk-remove", {"removed": removed}))
    elif added:
        sentences.append(texts.say("perk-add", {"added": added}))
    return ". ".join(sentences)


def _cards(cards: list[ModifierDef], texts: Texts) -> str:
    """The cards, with equal ones counted."""
    counts: dict[str, int] = {}
    for card in cards:
        face = modifier_text(card, texts)
        counts[face] = counts.get(face, 0) + 1
    parts = [texts.say("perk-cards", {"count": n, "face": face}) for face, n in counts.items()]
    return Speaker(texts).joined("join-and", parts) if parts else ""
