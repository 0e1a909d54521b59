"""Generated texts: what each choice on a card does, and what heroes and goods say."""

from questhall.kernel.language.speaking import message
from questhall.kernel.text import MissingText, Texts

from ..library.library import library
from ..printed.sayings import SAYINGS, saying_message
from .wording import class_lines, item_lines, power_lines, saying_text


def source(texts: Texts) -> str:
    """Fluent messages in the language of the texts."""
    box = library()
    made = {saying_message(n): _said(n, text, texts) for n, text in enumerate(SAYINGS)}
    for card in box.classes.values():
        for key, text in class_lines(card, texts).items():
            made[f"text-{key}"] = text
    for power in box.powers.values():
        made[message("text-card", power.key)] = " ".join(power_lines(power, texts))
    for item in box.items.values():
        made[message("text-card", item.key)] = " ".join(item_lines(item, texts))
    return "\n".join([f"{key} = {quoted(text)}" for key, text in made.items()])


def _said(number: int, text: str, texts: Texts) -> str:
    """What a pack wanted to say that was left out for it may have no words."""
    try:
        return saying_text(number, text, texts)
    except MissingText:
        return texts.say("unsaid", {"number": number})


def quoted(text: str) -> str:
    """Braces mean something in Fluent."""
    parts = [each.replace("}", '{ "}" }') for each in text.split("{")]
    return '{ "{" }'.join(parts)
