"""The arguments of one word of an expression, taken one after the other and checked."""

from collections.abc import Container, Iterable, Mapping
from difflib import get_close_matches

from .expressions import Argument, BadExpression, Expression


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The end of an error that names the word that was probably meant."""
    close = get_close_matches(word, list(known), 1)
    return f"; did you mean {close[0]!r}?" if close else ""


class Arguments:
    """A game derives its own reader from it, which knows the game's words."""

    def __init__(self, expression: Expression) -> None:
        self.word = expression.word
        self._expression = expression
        self._arguments = list(expression.arguments)
        self._named = dict(expression.named)

    def fault(self, reason: str) -> BadExpression:
        return self._expression.fault(reason)

    def unknown(self, word: str, known: Iterable[str]) -> BadExpression:
        """A word that is none of those that may stand here."""
        hint = did_you_mean(word, known)
        return self.fault(f"{word} is none of {', '.join(known)}{hint}")

    @property
    def left(self) -> bool:
        """Is there another argument without a name?"""
        return bool(self._arguments)

    def peek(self) -> Argument | None:
        return self._arguments[0] if self._arguments else None

    def next(self) -> Argument:
        if not self._arguments:
            raise self.fault("an argument is missing")
        return self._arguments.pop(0)

    def number(self) -> int:
        value = self.next()
        if not isinstance(value, int):
            raise self.fault(f"{value} is not a number")
        return value

    def has_named(self, name: str) -> bool:
        return name in self._named

    def named(self, name: str) -> Argument | None:
        """The argument with this name."""
        return self._named.pop(name, None)

    def named_number(self, name: str, default: int) -> int:
        value = self._named.pop(name, default)
        if not isinstance(value, int):
            raise self.fault(f"{name}={value} is not a number")
        return value

    def named_word(self, name: str) -> str:
        value = self._named.pop(name, "")
        if isinstance(value, Expression):
            return value.word
        return str(value)

    def has(self, word: str) -> bool:
        """Is the word among the arguments? It stays there."""
        return any(isinstance(each, Expression) and each.word == word for each in self._arguments)

    def flag(self, name: str) -> bool:
        """Is the bare word among the arguments?"""
        for value in self._arguments:
            if isinstance(value, Expression) and value.word == name and not value.arguments:
                self._arguments.remove(value)
                return True
        return False

    def one_of(self, choices: Mapping[str, object]) -> str:
        """The next argument, which must be one of these words."""
        value = self.next()
        if not isinstance(value, Expression) or value.word not in choices:
            raise self.unknown(str(value), choices)
        return value.word

    def key(self, choices: Mapping[str, int]) -> int:
        return choices[self.one_of(choices)]

    def keys(self, choices: Mapping[str, int]) -> list[int]:
        found: list[int] = []
        while self._arguments:
            found.append(self.key(choices))
        return found

    def expression(self) -> Expression:
        value = self.next()
        if not isinstance(value, Expression):
            raise self.fault(f"{value} is not a word")
        return value

    def take(self, words: Container[str]) -> list[Expression]:
        """All arguments that begin with one of these words."""
        found: list[Expression] = []
        for value in self._arguments[:]:
            if isinstance(value, Expression) and value.word in words:
                self._arguments.remove(value)
                found.append(value)
        return found

    def give_back(self, value: Argument) -> None:
        """An argument that was taken is read again, after the others."""
        self._arguments.append(value)

    def finish(self) -> None:
        if self._arguments or self._named:
            left = [str(each) for each in [*self._arguments, *self._named]]
            raise self.fault(f"does not take {', '.join(left)}")
