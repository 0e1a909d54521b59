"""Whom a word concerns: `each(enemy(adjacent))`, `up_to(2, ally(range=3))`, `self`."""

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

from ..rules.selecting import (
    ADJACENT,
    ALLIES,
    ANYWHERE,
    BESIDE_CELLS,
    BESIDE_FELLED,
    BESIDE_PATH,
    EACH,
    ENEMIES,
    EVERYONE,
    IN_AREA,
    IN_ROOM,
    MOVED_THROUGH,
    ONE,
    OWN_RANGE,
    RANKS,
    SELF,
    SELF_AND_ALLIES,
    Who,
)
from .parameters import CONDITION_NUMBERS

FIGURES: Language[Who] = Language("name of figures")

PLACES = {
    "anywhere": ANYWHERE,
    "adjacent": ADJACENT,
    "moved_through": MOVED_THROUGH,
    "beside_them": BESIDE_CELLS,
    "beside_felled": BESIDE_FELLED,
    "beside_path": BESIDE_PATH,
    "in_area": IN_AREA,
    "room": IN_ROOM,
}


class Within(Parameter[int | None]):
    """`range=3`, or `range=own` for that of the stat card."""

    placed = False

    def take(self, arguments: Arguments) -> int | None:
        if not arguments.has_named("range"):
            return None
        taken = arguments.named("range")
        if isinstance(taken, Expression) and taken.word == "own":
            return OWN_RANGE
        if not isinstance(taken, int):
            raise arguments.fault(f"range={taken} is not a number")
        return taken

    def signature(self) -> str:
        return "[range=…|own]"


def _each(who: Who) -> Who:
    who.count = EACH
    return who


def _up_to(count: int, who: Who) -> Who:
    who.count = count
    who.up_to = True
    return who


def _figures(
    side: int,
    place: int,
    within: int | None,
    ranks: list[int],
    condition: int,
    hp_at_most: int,
    alone: bool,
    ally_beside: bool,
    summons: bool,
    characters: bool,
) -> Who:
    reach = place if within is None else within
    more = (condition, hp_at_most, alone, ally_beside, summons, characters)
    return Who(side, reach, ONE, False, ranks, *more)


MARKS = (
    Key("place", PLACES, "anywhere"),
    Within(),
    Key("rank", {"any_rank": [], **RANKS}, "any_rank"),
    NamedKey("with_condition", CONDITION_NUMBERS, NOTHING),
    Named("hp_at_most", NOTHING),
    *(Flag("alone"), Flag("ally_beside"), Flag("summons"), Flag("characters")),
)

FIGURES.declare(
    Word("enemy", *MARKS, make=partial(_figures, ENEMIES)),
    Word("ally", *MARKS, make=partial(_figures, ALLIES)),
    Word("self_and_ally", *MARKS, make=partial(_figures, SELF_AND_ALLIES)),
    Word("everyone", *MARKS, make=partial(_figures, EVERYONE)),
    Word("self", Given(SELF), make=Who),
    Word("each", One(FIGURES, "figures"), make=_each),
    Word("up_to", Number("count"), One(FIGURES, "figures"), make=_up_to),
)


def itself() -> Who:
    return Who(SELF)


def nobody() -> None:
    return None


class Whom(Parameter[Expression | None]):
    """Whom the word concerns; where it need not be said, `otherwise` makes who it is then.

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
        assert self.otherwise is not None
        return self.otherwise()

    def signature(self) -> str:
        return "figures" if self.otherwise is None else "[figures]"


class PartWhom(Whom):
    """Whom an attack targets, if the word says it; said behind a dot."""

    def __init__(self) -> None:
        super().__init__(nobody)
