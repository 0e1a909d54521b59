"""What may stand in the brackets of a word.

A parameter says three things at once: how it is taken from an expression, what it means to the
rules, and what a message may say about it. Games add kinds of their own: minions, areas, colours.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

from .arguments import Arguments, did_you_mean
from .expressions import Argument, BadExpression, Expression

Taken = TypeVar("Taken")
Said = dict[str, str | int]


def dashed(word: str) -> str:
    """A word of the language, or the name of a thing, as part of a key of the texts."""
    return word.replace("_", "-").replace(":", "--")


def yes_no(value: bool) -> str:
    return "yes" if value else "no"


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


class Parameter(Generic[Taken]):
    """One place in the brackets. A `placed` one stands in its order, others stand anywhere."""

    placed = True

    def take(self, arguments: Arguments) -> Taken:
        """The piece of the expression that belongs to it."""
        raise NotImplementedError

    def meaning(self, taken: Taken, context: Any) -> Any:
        """What the rules make of the piece; `context` is whatever the game reads words with."""
        return taken

    def said(self, taken: Taken) -> Said:
        """What messages may say about it, as far as that needs no other words."""
        return {}

    def signature(self) -> str:
        """How it is written, for the reference page."""
        raise NotImplementedError


class Number(Parameter[int]):
    """A whole number; without a default it must be there."""

    def __init__(self, key: str = "amount", default: int | None = None) -> None:
        self.key = key
        self.default = default

    def take(self, arguments: Arguments) -> int:
        if self.default is not None and not isinstance(arguments.peek(), int):
            return self.default
        return arguments.number()

    def said(self, taken: int) -> Said:
        return {self.key: taken, "signed": signed(taken)}

    def signature(self) -> str:
        return self.key if self.default is None else f"[{self.key}]"


class NumberOr(Parameter[int]):
    """A whole number, or a bare word instead of it, which means 0: `heal(2)`, `heal(all)`."""

    def __init__(self, word: str, key: str = "amount") -> None:
        self.word = word
        self.key = key

    def take(self, arguments: Arguments) -> int:
        return 0 if arguments.flag(self.word) else arguments.number()

    def said(self, taken: int) -> Said:
        return {self.key: taken, "signed": signed(taken), dashed(self.word): yes_no(taken == 0)}

    def signature(self) -> str:
        return f"{self.key}|{self.word}"


class Named(Parameter[int]):
    """A number with a name, `range=3`; without a default it must be there."""

    placed = False

    def __init__(self, name: str, default: int | None = 0) -> None:
        self.name = name
        self.default = default

    def take(self, arguments: Arguments) -> int:
        if self.default is None and not arguments.has_named(self.name):
            raise arguments.fault(f"{self.name} is missing")
        return arguments.named_number(self.name, self.default or 0)

    def said(self, taken: int) -> Said:
        key = dashed(self.name)
        return {key: taken, f"{key}-signed": signed(taken)}

    def signature(self) -> str:
        return f"{self.name}=…" if self.default is None else f"[{self.name}={self.default}]"


class NamedWord(Parameter[str]):
    """A word with a name, `type=undead`; nothing where it is left out."""

    placed = False

    def __init__(self, name: str, choices: Mapping[str, object] | None = None) -> None:
        self.name = name
        self.choices = choices

    def take(self, arguments: Arguments) -> str:
        word = arguments.named_word(self.name)
        if word and self.choices is not None and word not in self.choices:
            raise arguments.unknown(word, self.choices)
        return word

    def said(self, taken: str) -> Said:
        return {dashed(self.name): dashed(taken)}

    def signature(self) -> str:
        return f"[{self.name}=…]"


class Flag(Parameter[bool]):
    """A bare word that is there or not."""

    placed = False

    def __init__(self, word: str) -> None:
        self.word = word

    def take(self, arguments: Arguments) -> bool:
        return arguments.flag(self.word)

    def said(self, taken: bool) -> Said:
        return {dashed(self.word): yes_no(taken)}

    def signature(self) -> str:
        return f"[{self.word}]"


class Key(Parameter[str]):
    """One of a few words, each of which means something, mostly a number."""

    def __init__(self, key: str, choices: Mapping[str, Any], default: str | None = None) -> None:
        self.key = key
        self.choices = choices
        self.default = default
        self.placed = default is None

    def take(self, arguments: Arguments) -> str:
        if self.default is not None:
            taken = arguments.take(self.choices)
            for more in taken[1:]:
                arguments.give_back(more)
            return taken[0].word if taken else self.default
        return arguments.one_of(self.choices)

    def meaning(self, taken: str, context: Any) -> Any:
        return self.choices[taken]

    def said(self, taken: str) -> Said:
        return {self.key: dashed(taken)}

    def signature(self) -> str:
        words = "|".join(self.choices)
        return words if self.default is None else f"[{words}]"


class Keys(Parameter[list[str]]):
    """Any number of a few words, perhaps at least so many."""

    placed = False

    def __init__(self, key: str, choices: Mapping[str, Any], least: int = 0) -> None:
        self.key = key
        self.choices = choices
        self.least = least

    def take(self, arguments: Arguments) -> list[str]:
        taken = [each.word for each in arguments.take(self.choices)]
        if len(taken) < self.least:
            raise arguments.fault(f"names none of {', '.join(self.choices)}")
        return taken

    def meaning(self, taken: list[str], context: Any) -> list[Any]:
        return [self.choices[each] for each in taken]

    def said(self, taken: list[str]) -> Said:
        return {self.key: " ".join([dashed(each) for each in taken])}

    def signature(self) -> str:
        return f"{'|'.join(self.choices)} …"


class Given(Parameter[None]):
    """Nothing in the brackets: the maker is always given the same."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def take(self, arguments: Arguments) -> None:
        return None

    def meaning(self, taken: None, context: Any) -> Any:
        return self.value

    def signature(self) -> str:
        return ""


class Inner(Parameter[Expression]):
    """Another expression. What it means and says is for the game to say."""

    def __init__(self, key: str) -> None:
        self.key = key

    def take(self, arguments: Arguments) -> Expression:
        return arguments.expression()

    def signature(self) -> str:
        return self.key


class Rest(Parameter[list[Expression]]):
    """All further expressions. What they mean and say is for the game to say."""

    def __init__(self, key: str) -> None:
        self.key = key

    def take(self, arguments: Arguments) -> list[Expression]:
        found: list[Expression] = []
        while arguments.left:
            found.append(arguments.expression())
        return found

    def signature(self) -> str:
        return f"{self.key} …"


class Numbers(Parameter[list[int]]):
    """All further numbers."""

    def __init__(self, key: str = "numbers") -> None:
        self.key = key

    def take(self, arguments: Arguments) -> list[int]:
        found = [arguments.number()]
        while arguments.left:
            found.append(arguments.number())
        return found

    def said(self, taken: list[int]) -> Said:
        return {self.key: ", ".join([str(each) for each in taken])}

    def signature(self) -> str:
        return f"{self.key} …"


class NamedKey(NamedWord):
    """A word with a name, `when=alone`, that means a number; another where it is left out."""

    def __init__(self, name: str, choices: Mapping[str, int], default: int = 0) -> None:
        super().__init__(name, choices)
        self.numbers = choices
        self.default = default

    def meaning(self, taken: str, context: Any) -> int:
        return self.numbers[taken] if taken else self.default


# -- names of things that only the context knows -----------------------------------

Find = Callable[[Argument, Any], Any]


def no_such(name: Argument, reason: str, known: Iterable[str] = ()) -> BadExpression:
    """A name that means nothing here, to be raised."""
    column = name.column if isinstance(name, Expression) else 0
    return BadExpression(f"{name} {reason}{did_you_mean(str(name), known)}", column)


def just_a_name(name: Argument, context: Any) -> str:
    return str(name)


class Name(Parameter[Argument]):
    """A bare word or a text in quotation marks, and what the game finds by it."""

    def __init__(self, key: str, find: Find = just_a_name) -> None:
        self.key = key
        self.find = find

    def take(self, arguments: Arguments) -> Argument:
        taken = arguments.next()
        if isinstance(taken, int) or (isinstance(taken, Expression) and taken.arguments):
            raise arguments.fault(f"{taken} is not a name")
        return taken

    def meaning(self, taken: Argument, context: Any) -> Any:
        return self.find(taken, context)

    def signature(self) -> str:
        return self.key


class Names(Parameter[list[Argument]]):
    """All further names; at least so many."""

    def __init__(self, key: str, find: Find = just_a_name, least: int = 1) -> None:
        self.key = key
        self.one = Name(key, find)
        self.least = least

    def take(self, arguments: Arguments) -> list[Argument]:
        found: list[Argument] = []
        while arguments.left or len(found) < self.least:
            found.append(self.one.take(arguments))
        return found

    def meaning(self, taken: list[Argument], context: Any) -> list[Any]:
        return [self.one.meaning(each, context) for each in taken]

    def signature(self) -> str:
        return f"{self.key} …"


class NamedName(Parameter[Argument | None]):
    """The same with a name, `area=cleave`; nothing where it may be left out and is."""

    placed = False

    def __init__(self, name: str, find: Find = just_a_name, optional: bool = False) -> None:
        self.name = name
        self.find = find
        self.optional = optional

    def take(self, arguments: Arguments) -> Argument | None:
        if not self.optional and not arguments.has_named(self.name):
            raise arguments.fault(f"{self.name} is missing")
        return arguments.named(self.name)

    def meaning(self, taken: Argument | None, context: Any) -> Any:
        return None if taken is None else self.find(taken, context)

    def signature(self) -> str:
        return f"[{self.name}=…]" if self.optional else f"{self.name}=…"
