"""What the brackets of Gloomhaven's words can hold besides numbers and bare words."""

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import Argument, Expression
from questhall.kernel.language.parameters import (
    Key,
    Keys,
    Name,
    NamedName,
    Names,
    Parameter,
    Said,
    no_such,
)
from questhall.kernel.language.words import Language, One, Several

from ..effects.bonuses import MELEE, RANGED
from ..printed.areas import Area
from ..printed.cards import Action, Rider, SummonDef
from ..printed.monsters import Rank
from ..state.figures import CONDITIONS
from ..state.scene import ELEMENTS, Element
from .context import Context

Found = TypeVar("Found")

CONDITION_NUMBERS = {name: number for number, name in enumerate(CONDITIONS)}
NAMED_ELEMENTS = {name: number for number, name in enumerate(ELEMENTS)}
ELEMENT_NUMBERS = NAMED_ELEMENTS | {"any": Element.ANY}
KINDS = {"any_kind": 0, "melee": MELEE, "ranged": RANGED}
RANK_WORDS = {"normal": "nnn", "elite": "eee"}
RANK_MARKS = {"n": Rank.NORMAL, "e": Rank.ELITE, "b": Rank.BOSS, "-": -1}
PARTIES = 3  # for two, three and four characters

CONDITION = Key("condition", CONDITION_NUMBERS)
ANY_CONDITIONS = Keys("conditions", CONDITION_NUMBERS)
SOME_CONDITIONS = Keys("conditions", CONDITION_NUMBERS, least=1)
ELEMENT = Key("element", ELEMENT_NUMBERS)
SOME_ELEMENTS = Keys("elements", ELEMENT_NUMBERS, least=1)
NAMED_ELEMENT = Key("element", NAMED_ELEMENTS)
SOME_NAMED_ELEMENTS = Keys("elements", NAMED_ELEMENTS, least=1)
KIND = Key("kind", KINDS, "any_kind")


class HasNumbers(Protocol):
    """Knows which number something has."""

    def number_of(self, sort: str, name: Argument) -> int: ...


class Behind(Parameter[Any]):
    """Something that is not part of its word's message but follows it, with its own message:
    `Range 3`, or `Range +1` where it is added."""

    def __init__(self, inner: Parameter[Any], message: str = "", adds: bool = False) -> None:
        self.inner = inner
        self.placed = inner.placed
        self.message = message
        self.adds = adds

    def take(self, arguments: Arguments) -> Any:
        return self.inner.take(arguments)

    def meaning(self, taken: Any, context: Any) -> Any:
        return self.inner.meaning(taken, context)

    def signature(self) -> str:
        return self.inner.signature()


class Ranks(Parameter[str]):
    """`normal`, or marks for two, three and four characters, `ranks="-ne"`."""

    placed = False

    def take(self, arguments: Arguments) -> str:
        words = arguments.take(RANK_WORDS)
        marks = RANK_WORDS[words[0].word] if words else arguments.named_word("ranks")
        if len(marks) != PARTIES or set(marks) - set(RANK_MARKS):
            known = " ".join(RANK_MARKS)
            raise arguments.fault(f"ranks={marks!r} must be three marks out of {known}")
        return marks

    def signature(self) -> str:
        return 'normal|elite|ranks="…"'


class Numbered(Parameter[Argument]):
    """Something that is printed with a number, `item(12)`, or what packs add by its name. The
    context is the library."""

    def __init__(self, sort: str) -> None:
        self.sort = sort

    def take(self, arguments: Arguments) -> Argument:
        taken = arguments.next()
        if isinstance(taken, Expression) and taken.arguments:
            raise arguments.fault(f"{taken} is neither a number nor a name")
        return taken

    def meaning(self, taken: Argument, context: HasNumbers) -> int:
        return context.number_of(self.sort, taken)

    def said(self, taken: Argument) -> Said:
        return {"number": str(taken)}

    def signature(self) -> str:
        return "number"


# -- names that the context knows --------------------------------------------------


def _called(name: Argument, things: Mapping[str, Found], noun: str) -> Found:
    if str(name) not in things:
        raise no_such(name, f"is no {noun}", things)
    return things[str(name)]


def _area(name: Argument, context: Context) -> Area:
    return _called(name, context.areas, "area")


def _creature(name: Argument, context: Context) -> SummonDef:
    return _called(name, context.creatures, "creature")


def _monster(name: Argument, context: Context) -> str:
    if context.monsters is not None and str(name) not in context.monsters:
        raise no_such(name, "is no monster", context.monsters)
    return str(name)


def _actions(context: Context) -> Language[Action]:
    return context.side.actions


def _riders(context: Context) -> Language[Rider]:
    return context.side.riders


AREA = NamedName("area", _area)
PERHAPS_AREA = Behind(NamedName("area", _area, optional=True), "part-area")
CREATURE = Name("creature", _creature)
MONSTER = Name("monster", _monster)
SUPPLY = Name("card")
SOME_MONSTERS = Names("monsters", _monster)
ACTION = One(_actions, "action")
SOME_ACTIONS = Several(_actions, "action")
SOME_RIDERS = Several(_riders, "riders")
