"""On what condition something happens, in words: `if you are next to an obstacle`."""

from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import Said
from questhall.kernel.language.speaking import Speaker, message

from ...words.conditions import CONDITIONS


class Conditions:
    """Says conditions; those that are joined become one clause."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def text(self, expression: Expression) -> str:
        if expression.word == "both":
            return self.speaker.joined("list-and", self._each(expression))
        if expression.word == "either":
            return self._either(expression)
        if expression.word == "not_so":
            return self._say("if-not", expression.inside()[0])
        return self._say("if", expression)

    def _each(self, expression: Expression) -> list[str]:
        return [self.text(each) for each in expression.inside()]

    def _say(self, prefix: str, expression: Expression) -> str:
        word = CONDITIONS.word(expression)
        return self.speaker.say(message(prefix, word.name), self.speaker.said(word, expression))

    def _either(self, expression: Expression) -> str:
        """`in its flank or rear arc`: what differs of the same word is said side by side."""
        words = {each.word for each in expression.inside()}
        if len(words) > 1:
            return self.speaker.joined("list-or", self._each(expression))
        word = CONDITIONS.word(expression.inside()[0])
        said: Said = {}
        for each in expression.inside():
            for key, value in self.speaker.said(word, each).items():
                before = said.get(key, value)
                together = {"first": before, "second": value}
                said[key] = value if before == value else self.speaker.say("list-or", together)
        return self.speaker.say(message("if", word.name), said)
