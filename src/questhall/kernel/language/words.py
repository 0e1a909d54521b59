"""Words and the languages that they make up."""

from collections.abc import Callable, Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Generic, TypeVar

from .arguments import Arguments, did_you_mean
from .expressions import BadExpression, Expression
from .parameters import Inner, Parameter, Rest

T = TypeVar("T")
Part = tuple[Parameter[Any], Any]


class Word(Generic[T]):
    """A word, what may stand in its brackets, and what is made of it.

    The maker gets the meanings of the parameters in their order.
    """

    def __init__(self, name: str, *parameters: Parameter[Any], make: Callable[..., T]) -> None:
        self.name = name
        self.parameters = parameters
        self.make = make

    def parts(self, expression: Expression) -> list[Part]:
        """Each parameter with its piece of the expression; nothing may be left over."""
        arguments = Arguments(expression)
        taken: dict[int, Any] = {}
        for placed in (False, True):  # what may stand anywhere must not be taken for what may not
            for place, parameter in enumerate(self.parameters):
                if parameter.placed == placed:
                    taken[place] = parameter.take(arguments)
        arguments.finish()
        return [(parameter, taken[place]) for place, parameter in enumerate(self.parameters)]

    def read(self, expression: Expression, context: Any) -> T:
        parts = self.parts(expression)
        return self.make(*[each.meaning(taken, context) for each, taken in parts])

    def signature(self) -> str:
        inside = ", ".join([text for each in self.parameters if (text := each.signature())])
        return f"{self.name}({inside})" if inside else self.name


class Language(Generic[T]):
    """All words that mean one kind of thing, such as the effects of cards.

    `noun` is what one of them is called in an error: an effect, a goal.
    """

    def __init__(self, noun: str) -> None:
        self.noun = noun
        self.words: dict[str, Word[T]] = {}

    def declare(self, *words: Word[T]) -> None:
        for word in words:
            assert word.name not in self.words, f"{word.name} is declared twice"
            self.words[word.name] = word

    def __contains__(self, name: object) -> bool:
        return name in self.words

    def __iter__(self) -> Iterator[str]:
        return iter(self.words)

    def word(self, expression: Expression) -> Word[T]:
        """The word with which the expression begins."""
        found = self.words.get(expression.word)
        if found is None:
            reason = f"{expression.word!r} is no {self.noun}{did_you_mean(expression.word, self)}"
            raise BadExpression(reason, expression.column)
        return found

    def read(self, expression: Expression, context: Any = None) -> T:
        """What the expression means."""
        return self.word(expression).read(expression, context)


# A language, or how it is found in the context where that says which one is spoken.
Spoken = Language[T] | Callable[[Any], Language[T]]


def spoken_in(language: Spoken[T], context: Any) -> Language[T]:
    return language if isinstance(language, Language) else language(context)


class One(Inner, Generic[T]):
    """One expression of a language."""

    def __init__(self, language: Spoken[T], key: str = "effect") -> None:
        super().__init__(key)
        self.language = language

    def meaning(self, taken: Expression, context: Any) -> T:
        return spoken_in(self.language, context).read(taken, context)


class Several(Rest, Generic[T]):
    """All further expressions of a language."""

    def __init__(self, language: Spoken[T], key: str = "effects") -> None:
        super().__init__(key)
        self.language = language

    def meaning(self, taken: list[Expression], context: Any) -> list[T]:
        language = spoken_in(self.language, context)
        return [language.read(each, context) for each in taken]


class Among(Several[T]):
    """Those of the arguments that are of a language, wherever they stand."""

    placed = False

    def __init__(self, language: Language[T], key: str = "effects") -> None:
        super().__init__(language, key)
        self.words = language

    def take(self, arguments: Arguments) -> list[Expression]:
        return arguments.take(self.words)


def import_all(package: str) -> None:
    """Import every module of a package, so that what they declare is known."""
    for module in iter_modules(import_module(package).__path__, f"{package}."):
        import_module(module.name)
        if module.ispkg:
            import_all(module.name)
