"""Numbers and words for numbers: `2`, `level`, `damage_dealt(most=2)`."""

from typing import Any

from questhall.kernel.language import amounts as kernel
from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import Argument
from questhall.kernel.language.parameters import Given, Named, Number
from questhall.kernel.language.words import One, Word

from ..effects import values
from ..printed.effects import Amount, Fixed

AMOUNTS: kernel.Amounts[Amount] = kernel.Amounts("amount", Fixed)

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


class Much(kernel.Much[Amount]):
    """How much: a number, or a word for one."""

    def __init__(self, key: str = "amount", default: int | None = None) -> None:
        super().__init__(AMOUNTS, key, default)


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
