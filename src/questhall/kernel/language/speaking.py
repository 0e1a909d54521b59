"""What an expression says, in one language of people."""

from typing import Any

from ..text import Texts
from .expressions import Expression
from .parameters import Parameter, Said, dashed
from .words import Word


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def tidy(text: str) -> str:
    """Without the gaps that unused places leave in a message, and without the comma that closes
    a clause where another mark closes it anyway."""
    text = " ".join(text.split())
    for mark in (",", ":", ";", ".", ")"):
        text = text.replace(f" {mark}", mark).replace(f",{mark}", mark)
    return text


def message(prefix: str, word: str) -> str:
    """The key of a text about a word: `word-pay-blood`."""
    return f"{prefix}-{dashed(word)}"


class Speaker:
    """Says expressions; a game's own speaker adds its kinds of parameters and its exceptions."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def say(self, key: str, said: Said | None = None) -> str:
        return tidy(self.texts.say(key, said))

    def said(self, word: Word[Any], expression: Expression) -> Said:
        """All that the message of a word may need."""
        said: Said = {}
        for parameter, taken in word.parts(expression):
            said |= self.said_of(parameter, taken)
        return said

    def said_of(self, parameter: Parameter[Any], taken: Any) -> Said:
        """What one place in the brackets says."""
        return parameter.said(taken)

    def joined(self, joint: str, parts: list[str]) -> str:
        """Parts one after the other, with the message of the joint between each two."""
        text = parts[0]
        for part in parts[1:]:
            text = self.say(joint, {"first": text, "second": part})
        return text

    def listed(self, joint: str, parts: list[str]) -> str:
        """Parts with commas between them, and the message of the joint before the last."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say(joint, {"first": ", ".join(parts[:-1]), "second": parts[-1]})
