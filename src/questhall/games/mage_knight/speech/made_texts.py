"""Generated texts: what each effect does that a player may choose, and what packs offer to play."""

from questhall.kernel.language.speaking import message
from questhall.kernel.text import Texts

from ..library.library import library
from ..printed.sayings import SAYINGS, saying_message
from .card_texts import paid_text


def source(texts: Texts) -> str:
    """Fluent messages in the language of the texts."""
    scenarios = [scenario.key for scenario in library().scenarios]
    lines = [
        f"{saying_message(number)} = {paid_text(each.text, each.cost, texts)}"
        for number, each in enumerate(SAYINGS)
    ]
    lines += [
        f"{message('table-option-scenario', key)} = {{ {message('scenario', key)} }}"
        for key in scenarios
    ]
    return "\n".join(lines)
