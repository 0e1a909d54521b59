"""Numbers and words for numbers: `2`, `plus(1, per(lost_hp, most=3))`, `given(distance(4), 1)`."""

from typing import Any

from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import Argument, BadExpression, Expression
from questhall.kernel.language.parameters import Flag, Key, Named, Number, Parameter
from questhall.kernel.language.words import Language, One, Word

from ..effects import amounts
from ..printed.cards import ZERO, Amount, Fixed
from .conditions import CONDITIONS

AMOUNTS: Language[Amount] = Language("amount")


def amount_of(written: Argument, context: Any = None) -> Amount:
    """A number or an expression of AMOUNTS."""
    if isinstance(written, int):
        return Fixed(written)
    if isinstance(written, Expression):
        return AMOUNTS.read(written, context)
    raise BadExpression(f"{written!r} is not an amount")


class Much(Parameter[Argument]):
    """How much: a number, or a word for one."""

    def __init__(self, key: str = "amount", default: int | None = None) -> None:
        self.key = key
        self.default = default

    def take(self, arguments: Arguments) -> Argument:
        following = arguments.peek()
        is_amount = isinstance(following, int) or (
            isinstance(following, Expression) and following.word in AMOUNTS
        )
        if not is_amount and self.default is not None:
            return self.default
        return arguments.next()

    def meaning(self, taken: Argument, context: Any) -> Amount:
        return amount_of(taken, context)

    def signature(self) -> str:
        return self.key if self.default is None else f"[{self.key}]"


class NamedMuch(Parameter[Argument | None]):
    """The same with a name, `bonus=plus(1, …)`; 0 where it is left out."""

    placed = False

    def __init__(self, name: str) -> None:
        self.name = name

    def take(self, arguments: Arguments) -> Argument | None:
        return arguments.named(self.name)

    def meaning(self, taken: Argument | None, context: Any) -> Amount:
        return ZERO if taken is None else amount_of(taken, context)

    def signature(self) -> str:
        return f"[{self.name}=…]"


class Amounts(Parameter[list[Argument]]):
    """All further amounts."""

    def take(self, arguments: Arguments) -> list[Argument]:
        found: list[Argument] = []
        while arguments.left:
            found.append(arguments.next())
        return found

    def meaning(self, taken: list[Argument], context: Any) -> list[Amount]:
        return [amount_of(each, context) for each in taken]

    def signature(self) -> str:
        return "amounts …"


COUNTS = {name: number for number, name in enumerate(amounts.COUNTS)}

AMOUNTS.declare(
    Word("plus", Amounts(), make=amounts.Plus),
    Word("per", Key("count", COUNTS), Named("each", 1), Named("most"), make=amounts.Per),
    Word(
        "given",
        *(One(CONDITIONS, "condition"), Number(), Named("otherwise")),
        make=amounts.Given,
    ),
    Word("number", Flag("minus"), make=amounts.Printed),
)
