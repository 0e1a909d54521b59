"""What may stand in the brackets of Gloomhaven's words, beside numbers and bare words."""

from collections.abc import Mapping
from typing import Any, TypeVar

from questhall.kernel.language.arguments import Arguments, did_you_mean
from questhall.kernel.language.expressions import BadExpression, Expression
from questhall.kernel.language.parameters import (
    Flag,
    Inner,
    Key,
    Keys,
    Named,
    Parameter,
    Rest,
    Said,
    dashed,
    signed,
)

from ..effects.bonuses import MELEE, RANGED
from ..printed.cards import BOSS, ELITE, NORMAL, Action, Rider, SummonDef
from ..rules.monsters.mind.areas import Area
from ..state.figures import CONDITIONS
from ..state.scene import ANY_ELEMENT, ELEMENTS
from .context import Context

Found = TypeVar("Found")

CONDITION_NUMBERS = {name: number for number, name in enumerate(CONDITIONS)}
ELEMENT_NUMBERS = {name: number for number, name in enumerate(ELEMENTS)} | {"any": ANY_ELEMENT}
KINDS = {"any_kind": 0, "melee": MELEE, "ranged": RANGED}
RANK_WORDS = {"normal": "nnn", "elite": "eee"}
RANK_LETTERS = {"n": NORMAL, "e": ELITE, "b": BOSS, "-": -1}
PARTIES = 3  # of two, three and four characters


def called(name: Expression, things: Mapping[str, Found], noun: str) -> Found:
    """One of the things that cards may name."""
    if name.word not in things:
        reason = f"there is no {noun} {name.word!r}{did_you_mean(name.word, things)}"
        raise BadExpression(reason, name.column)
    return things[name.word]


# -- what is said behind a dot, after the message of the word ----------------------


class Part(Named):
    """A number with a name. `of`: it is added to what this message says: `Range +1`."""

    def __init__(self, name: str, default: int = 0, of: str = "") -> None:
        super().__init__(name, default)
        self.adds = bool(of)
        self.message = of or f"part-{dashed(name)}"

    def said_behind(self, taken: int) -> Said:
        value = signed(taken) if self.adds else str(taken)
        return self.said(taken) | {"value": value, "signed": signed(taken)}


class PartFlag(Flag):
    """A bare word with a message of its own."""


# -- conditions, elements and kinds of attacks -------------------------------------


class Condition(Key):
    """A condition."""

    def __init__(self) -> None:
        super().__init__("condition", CONDITION_NUMBERS)

    def signature(self) -> str:
        return self.key


class Conditions(Keys):
    """Conditions, as many as there are."""

    def __init__(self) -> None:
        super().__init__("conditions", CONDITION_NUMBERS)

    def signature(self) -> str:
        return f"[{self.key} …]"


class Element(Key):
    """An element to charge."""

    def __init__(self) -> None:
        super().__init__("element", ELEMENT_NUMBERS)


class Elements(Keys):
    """Elements to use."""

    def __init__(self) -> None:
        super().__init__("elements", ELEMENT_NUMBERS)

    def take(self, arguments: Arguments) -> list[str]:
        taken = super().take(arguments)
        if not taken:
            raise arguments.fault("names no element")
        return taken


class Kind(Key):
    """Melee or ranged attacks, or both."""

    def __init__(self) -> None:
        super().__init__("kind", KINDS, "any_kind")

    def signature(self) -> str:
        return "[melee|ranged]"


# -- areas, creatures and ranks ----------------------------------------------------


class Shape(Parameter[Expression]):
    """The area that the word must name: `area=cleave`."""

    placed = False

    def take(self, arguments: Arguments) -> Expression:
        taken = arguments.named("area")
        if not isinstance(taken, Expression):
            raise arguments.fault("names no area")
        return taken

    def meaning(self, taken: Expression, context: Context) -> Area:
        return called(taken, context.areas, "area")

    def signature(self) -> str:
        return "area=…"


class PartArea(Parameter[Expression | None]):
    """The area that the word may name."""

    placed = False

    def take(self, arguments: Arguments) -> Expression | None:
        return Shape().take(arguments) if arguments.has_named("area") else None

    def meaning(self, taken: Expression | None, context: Context) -> Area | None:
        return None if taken is None else called(taken, context.areas, "area")

    def signature(self) -> str:
        return "[area=…]"


class Creature(Inner):
    """A creature of the class or item."""

    def __init__(self) -> None:
        super().__init__("creature")

    def meaning(self, taken: Expression, context: Context) -> SummonDef:
        return called(taken, context.creatures, "creature")


class MonsterType(Inner):
    """A type of monsters."""

    def __init__(self) -> None:
        super().__init__("monster")

    def meaning(self, taken: Expression, context: Any) -> str:
        return taken.word


class RankMarks(Parameter[str]):
    """Ranks for two, three and four characters, `ranks="-ne"`: none, normal, elite."""

    placed = False

    def take(self, arguments: Arguments) -> str:
        marks = arguments.named_word("ranks")
        if len(marks) != PARTIES or set(marks) - set(RANK_LETTERS):
            letters = " ".join(RANK_LETTERS)
            raise arguments.fault(f"ranks={marks!r} must be three marks out of {letters}")
        return marks

    def signature(self) -> str:
        return 'ranks="…"'


class Ranks(RankMarks):
    """The same, or one rank for all: `normal`."""

    def take(self, arguments: Arguments) -> str:
        if arguments.has_named("ranks"):
            return super().take(arguments)
        taken = arguments.take(RANK_WORDS)
        if len(taken) != 1:
            raise arguments.fault("names no rank")
        return RANK_WORDS[taken[0].word]

    def meaning(self, taken: str, context: Any) -> list[int]:
        return [RANK_LETTERS[mark] for mark in taken]

    def signature(self) -> str:
        return f"{'|'.join(RANK_WORDS)}|{super().signature()}"


# -- actions and effects of attacks, as the side knows them ------------------------


class Deed(Inner):
    """An action."""

    def __init__(self) -> None:
        super().__init__("action")

    def meaning(self, taken: Expression, context: Context) -> Action:
        return context.side.actions.read(taken, context)


class Deeds(Rest):
    """All further actions."""

    def __init__(self) -> None:
        super().__init__("action")

    def meaning(self, taken: list[Expression], context: Context) -> list[Action]:
        return [context.side.actions.read(each, context) for each in taken]


class Riders(Rest):
    """All further effects of attacks, in printed order."""

    def __init__(self) -> None:
        super().__init__("riders")

    def meaning(self, taken: list[Expression], context: Context) -> list[Rider]:
        return [context.side.riders.read(each, context) for each in taken]


class PartRiders(Riders):
    """The same, each behind a dot."""
