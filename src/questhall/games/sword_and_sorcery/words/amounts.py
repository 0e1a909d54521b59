"""Numbers and words for numbers: `2`, `level`, `damage_dealt(most=2)`."""

from typing import Any

from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import Argument, BadExpression, Expression
from questhall.kernel.language.parameters import Given, Named, Number, Parameter
from questhall.kernel.language.words import Language, One, Word

from ..effects import values
from ..printed.effects import Amount, Fixed

AMOUNTS: Language[Amount] = Language("amount")

AMOUNTS.declare(
    Word("level", Given(False), make=values.Level),
    Word("half_level", Given(True), make=values.Level),
    Word("act", make=values.TheAct),
    Word("damage_dealt", Named("most"), make=values.DamageDealt),
    Word("heroes_in_play", make=values.HeroesInPlay),
    Word("figures_of_horde", make=values.FiguresOfHorde),
    Word("by_heroes", Number("few"), Number("many"), make=values.ByHeroes),
    Word("plus", Number(), One(AMOUNTS, "number"), make=values.Sum),
)


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

    def meaning(self, taken: Argument, context: Any) -> Amount | None:
        if isinstance(taken, int):
            return Fixed(taken)
        if isinstance(taken, Expression):
            return AMOUNTS.read(taken, context)
        raise BadExpression(f"{taken!r} is not an amount", 0)

    def signature(self) -> str:
        return self.key if self.default is None else f"[{self.key}]"


class MuchOr(Much):
    """The same, or a bare word for as much as there is: `reroll(any)`."""

    def __init__(self, word: str, key: str = "amount") -> None:
        super().__init__(key)
        self.word = word

    def take(self, arguments: Arguments) -> Argument:
        return self.word if arguments.flag(self.word) else super().take(arguments)

    def meaning(self, taken: Argument, context: Any) -> Amount | None:
        return None if taken == self.word else super().meaning(taken, context)

    def signature(self) -> str:
        return f"{self.key}|{self.word}"
