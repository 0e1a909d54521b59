"""Penalties of dungeon rooms and the treasures in them, in words."""

from typing import Any

from questhall.kernel.language import speaking
from questhall.kernel.language.expressions import Expression, parse_expression
from questhall.kernel.language.parameters import Key, Keys, Parameter, Said
from questhall.kernel.language.speaking import capital, message
from questhall.kernel.language.words import Word
from questhall.kernel.text import Texts

from ...scenarios.words.penalties import PENALTY_WORDS
from ...words.treasures import REWARDS


def penalty_text(text: str, texts: Texts) -> str:
    return capital(DungeonSpeaker(texts).penalty(parse_expression(text))) + "."


def chest_text(gives: list[str], texts: Texts) -> str:
    """What a treasure tile of the room holds."""
    speaker = DungeonSpeaker(texts)
    return capital(", ".join([speaker.chest(parse_expression(text)) for text in gives])) + "."


class DungeonSpeaker(speaking.Speaker):
    """Says penalties and treasures, with the names of conditions."""

    def penalty(self, expression: Expression) -> str:
        return self._say_word("penalty", PENALTY_WORDS.word(expression), expression)

    def chest(self, expression: Expression) -> str:
        return self._say_word("chest", REWARDS.word(expression), expression)

    def _say_word(self, prefix: str, word: Word[Any], expression: Expression) -> str:
        return self.say(message(prefix, word.name), self.said(word, expression))

    def said_of(self, parameter: Parameter[Any], taken: Any) -> Said:
        if isinstance(parameter, Key):
            return {parameter.key: self.texts.say(message("condition", taken))}
        if isinstance(parameter, Keys):
            names = [self.texts.say(message("condition", each)) for each in taken]
            return {parameter.key: ", ".join(names)}
        return super().said_of(parameter, taken)
