"""Whom a word affects: `each(enemy(adjacent))`, `up_to(2, ally(range=3))`, `self`."""

from collections.abc import Callable
from functools import partial
from typing import Any

from questhall.kernel.decisions import NOTHING
from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import (
    Flag,
    Given,
    Key,
    Named,
    NamedKey,
    Number,
    Parameter,
)
from questhall.kernel.language.words import Language, One, Word

from ..rules import selecting
from ..rules.selecting import ANYWHERE, EACH, HEALED, ONE, RANKS, SELF, Who
from .parameters import CONDITION_NUMBERS

FIGURES: Language[Who] = Language("name of figures")

PLACES = {
    "anywhere": selecting.ANYWHERE,
    "adjacent": selecting.ADJACENT,
    "own_range": selecting.OWN_RANGE,
    "moved_through": selecting.MOVED_THROUGH,
    "beside_them": selecting.BESIDE_CELLS,
    "beside_felled": selecting.BESIDE_FELLED,
    "beside_path": selecting.BESIDE_PATH,
    "in_area": selecting.IN_AREA,
    "room": selecting.IN_ROOM,
    "beside_summons": selecting.BESIDE_SUMMONS,
    "beside_poisoned": selecting.BESIDE_POISONED,
    "beside_targets": selecting.BESIDE_TARGETS,
    "near_healed": selecting.NEAR_HEALED,
}
MARKS = (
    *(Key("place", PLACES, "anywhere"), Named("range")),
    Key("rank", {"any_rank": [], **RANKS}, "any_rank"),
    *(NamedKey("with_condition", CONDITION_NUMBERS, NOTHING), Named("hp_at_most", NOTHING)),
    *(Flag("alone"), Flag("ally_beside"), Flag("summons"), Flag("characters")),
    *(Flag("own"), Flag("doomed")),
    *(Named("ailments"), Named("wounds"), Flag("exactly")),
)


def _figures(side: int, place: int, range: int, *marks: Any) -> Who:
    return Who(side, range or place, ONE, False, *marks)


def _each(who: Who) -> Who:
    who.count = EACH
    return who


def _up_to(count: int, who: Who) -> Who:
    who.count = count
    who.up_to = True
    return who


FIGURES.declare(
    Word("enemy", *MARKS, make=partial(_figures, selecting.ENEMIES)),
    Word("ally", *MARKS, make=partial(_figures, selecting.ALLIES)),
    Word("self_and_ally", *MARKS, make=partial(_figures, selecting.SELF_AND_ALLIES)),
    Word("everyone", *MARKS, make=partial(_figures, selecting.EVERYONE)),
    Word("companion", make=selecting.companion),
    Word("self", Given(SELF), make=Who),
    Word("healed", Given(HEALED), Given(ANYWHERE), Given(EACH), make=Who),
    Word("each", One(FIGURES, "figures"), make=_each),
    Word("up_to", Number("count"), One(FIGURES, "figures"), make=_up_to),
)


def itself() -> Who:
    return Who(SELF)


def nobody() -> None:
    return None


class Whom(Parameter[Expression | None]):
    """Whom the word affects; if the card need not say, `otherwise` gives the default.

    `after`: said in brackets after the message of the word, in this role.
    """

    placed = False

    def __init__(self, otherwise: Callable[[], Who | None] | None = None, after: str = "") -> None:
        self.otherwise = otherwise
        self.after = after

    def take(self, arguments: Arguments) -> Expression | None:
        found = arguments.take(FIGURES)
        for more in found[1:]:
            arguments.give_back(more)
        if not found and self.otherwise is None:
            raise arguments.fault("does not say whom it concerns")
        return found[0] if found else None

    def meaning(self, taken: Expression | None, context: Any) -> Who | None:
        if taken is not None:
            return FIGURES.read(taken, context)
        return self.otherwise() if self.otherwise else None

    def signature(self) -> str:
        return "[figures]" if self.otherwise else "figures"
