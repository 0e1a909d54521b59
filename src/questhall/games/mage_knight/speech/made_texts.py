"""Generated texts: what each effect does that a player may choose."""

from questhall.kernel.text import Texts

from ..library.library import library
from ..printed.sayings import SAYINGS, saying_message
from .card_texts import paid_text


def source(texts: Texts) -> str:
    """Fluent messages in the language of the texts."""
    library()
    lines = [
        f"{saying_message(number)} = {paid_text(each.text, each.cost, texts)}"
        for number, each in enumerate(SAYINGS)
    ]
    return "\n".join(lines)
