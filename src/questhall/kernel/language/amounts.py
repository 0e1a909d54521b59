"""How much: a number, or a word for one, wherever the sentences of a game say how many."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from .arguments import Arguments
from .expressions import Argument, BadExpression, Expression
from .parameters import Parameter
from .words import Language

T = TypeVar("T")


class Amounts(Language[T]):
    """The words for numbers in one game; `fixed` makes the same of a plain number."""

    def __init__(self, noun: str, fixed: Callable[[int], T]) -> None:
        super().__init__(noun)
        self.fixed = fixed

    def of(self, written: Argument, context: Any = None) -> T:
        if isinstance(written, int):
            return self.fixed(written)
        if isinstance(written, Expression):
            return self.read(written, context)
        raise BadExpression(f"{written!r} is no {self.noun}")

    def has(self, written: Argument | None) -> bool:
        return isinstance(written, int) or (
            isinstance(written, Expression) and written.word in self
        )


class Much(Parameter[Argument], Generic[T]):
    """One of them; without a default it must be there."""

    def __init__(
        self, amounts: Amounts[T], key: str = "amount", default: int | None = None
    ) -> None:
        self.amounts = amounts
        self.key = key
        self.default = default

    def take(self, arguments: Arguments) -> Argument:
        if self.default is not None and not self.amounts.has(arguments.peek()):
            return self.default
        return arguments.next()

    def meaning(self, taken: Argument, context: Any) -> T | None:
        return self.amounts.of(taken, context)

    def signature(self) -> str:
        return self.key if self.default is None else f"[{self.key}]"
