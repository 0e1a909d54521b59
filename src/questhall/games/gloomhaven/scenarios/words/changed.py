"""Words for figures that are stronger by numbers that change in play."""

from functools import partial

from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import Argument, Expression
from questhall.kernel.language.parameters import Key, Parameter
from questhall.kernel.language.words import Language, One, Word

from ...printed.scenario import ScenarioDef
from ...rules.scenario import ATTACK, HIT_POINTS, MOVE, RANGE, SHIELD
from ...state.figures import FigureKind
from .. import amounts, changed
from ..amounts import Amount
from ..changed import Whom
from .parameters import NAME, TYPE, TYPES, Hexes, formula_over
from .rules import RULES

AMOUNTS: Language[Amount] = Language("number of a special rule")
WHOM: Language[Whom] = Language("group of figures")
VALUES = {
    "hit_points": HIT_POINTS,
    "move": MOVE,
    "attack": ATTACK,
    "range": RANGE,
    "shield": SHIELD,
}


class AmountOf(Parameter[Argument]):
    """A number, a formula over C and L, or a word for what must be counted."""

    def take(self, arguments: Arguments) -> Argument:
        return arguments.next()

    def meaning(self, taken: Argument, scenario: ScenarioDef) -> Amount:
        if isinstance(taken, Expression):
            return AMOUNTS.read(taken, scenario)
        return amounts.Printed(formula_over(taken, scenario))

    def signature(self) -> str:
        return "amount"


AMOUNT = AmountOf()

AMOUNTS.declare(
    Word("standing", NAME, make=amounts.Standing),
    Word("not_destroyed", NAME, Hexes(), make=amounts.NotDestroyed),
    Word("killed", TYPE, make=amounts.Killed),
    Word("nameless", TYPE, make=amounts.Nameless),
    Word("minus", AMOUNT, AMOUNT, make=amounts.Minus),
    Word("per", AMOUNT, AMOUNT, make=amounts.Per),
    Word("half", AMOUNT, make=amounts.Half),
    Word("at_least", AMOUNT, AMOUNT, make=amounts.AtLeast),
)
WHOM.declare(
    Word("types", TYPES, make=changed.OfTypes),
    Word("named", NAME, make=partial(changed.OfName, FigureKind.MONSTER)),
    Word("ally", NAME, make=partial(changed.OfName, FigureKind.ALLY)),
)
RULES.declare(
    Word("more", Key("value", VALUES), One(WHOM, "whom"), AMOUNT, make=changed.Changed),
    Word("heals_each_round", One(WHOM, "whom"), AMOUNT, make=changed.HealsEachRound),
)
