"""Words for the moment of an interrupt: `after_damage_drawn(friend(within=3))`."""

from functools import partial

from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import Parameter
from questhall.kernel.language.words import Language, Word

from ..printed.cards import MOMENTS, Condition, Moment, MomentKind, Who
from .conditions import CONDITIONS
from .figures import FIGURES

MOMENT_WORDS: Language[Moment] = Language("moment")


class Whose(Parameter[Expression | None]):
    """Of whose attack, draw or fall; without one it is the own."""

    placed = False

    def take(self, arguments: Arguments) -> Expression | None:
        taken = arguments.take(FIGURES)
        return taken[0] if taken else None

    def meaning(self, taken: Expression | None, context: object) -> Who | None:
        return None if taken is None else FIGURES.read(taken, context)

    def signature(self) -> str:
        return "[figures]"


class OnlyIf(Parameter[Expression | None]):
    """A condition that must hold at the moment."""

    placed = False

    def take(self, arguments: Arguments) -> Expression | None:
        taken = arguments.take(CONDITIONS)
        return taken[0] if taken else None

    def meaning(self, taken: Expression | None, context: object) -> Condition | None:
        return None if taken is None else CONDITIONS.read(taken, context)

    def signature(self) -> str:
        return "[condition]"


MOMENT_WORDS.declare(
    *[
        Word(name, Whose(), OnlyIf(), make=partial(Moment, kind))
        for kind, name in enumerate(MOMENTS)
        if kind != MomentKind.OWN_TURN
    ]
)
