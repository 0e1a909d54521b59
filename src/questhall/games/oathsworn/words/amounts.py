"""Numbers and words for numbers: `2`, `plus(1, per(lost_hp, most=3))`, `given(distance(4), 1)`."""

from typing import Any

from questhall.kernel.language import amounts as kernel
from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import Argument
from questhall.kernel.language.parameters import Flag, Key, Named, Number, Parameter
from questhall.kernel.language.words import One, Word

from ..effects import amounts
from ..printed.cards import ZERO, Amount, Fixed
from .conditions import CONDITIONS

AMOUNTS: kernel.Amounts[Amount] = kernel.Amounts("amount", Fixed)


class Much(kernel.Much[Amount]):
    """How much: a number, or a word for one."""

    def __init__(self, key: str = "amount", default: int | None = None) -> None:
        super().__init__(AMOUNTS, key, default)


class NamedMuch(Parameter[Argument | None]):
    """The same with a name, `bonus=plus(1, …)`; 0 where it is left out."""

    placed = False

    def __init__(self, name: str) -> None:
        self.name = name

    def take(self, arguments: Arguments) -> Argument | None:
        return arguments.named(self.name)

    def meaning(self, taken: Argument | None, context: Any) -> Amount:
        return ZERO if taken is None else AMOUNTS.of(taken, context)

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
        return [AMOUNTS.of(each, context) for each in taken]

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
