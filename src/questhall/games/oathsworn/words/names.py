"""What the names in sentences mean: something in the file, in its pack or in the box."""

from typing import Any, Final, TypeVar

from questhall.kernel.content import Source
from questhall.kernel.language.expressions import Argument, Expression
from questhall.kernel.language.parameters import Name, no_such
from questhall.kernel.language.words import Language
from questhall.kernel.packs import BETWEEN

from ..printed.encounter import TILES, AbilityOfBoard
from .roles import BARRED, ON_CARDS

Meaning = TypeVar("Meaning")

FLAG: Final = "flag"
NOUNS: Final = {
    "tile": "tile of this encounter",
    "part": "part of a boss here",
    "minion": "minion of this encounter",
    "ground": "ground of this encounter",
    "ability": "ability of this board",
    "boss": "boss of this encounter",
    "counter": "counter that is known here",
    "class": "class",
    "ally": "ally",
    "entry": "entry of this chapter",
    "item": "item",
    "encounter": "encounter",
}
LARGEST: Final = 99  # number in a sentence of a pack
HEAVIEST: Final = 300  # words that a sentence may come to when it is carried out
EACH: Final = 12  # figures for whom something happens one by one
LOOP: Final = "for_each"
USES: Final = ("use", "cage", "consume", "search")


class Names:
    """A plain name means the thing of the own pack if it has one, else that in the box;
    `"pack:thing"` says it in full. Flags are made by being named."""

    def __init__(self, source: Source, flags: set[str] | None = None) -> None:
        self.source = source
        self.role = ON_CARDS
        self.things: dict[str, set[str]] = {sort: set() for sort in NOUNS}
        self.things["tile"] = set(TILES)
        self.flags = set() if flags is None else flags  # those of the box
        self.abilities: dict[str, AbilityOfBoard] = {}
        self._weights: dict[str, int] = {}
        self._meant: dict[int, str] = {}

    def add(self, sort: str, key: str) -> str:
        self.things[sort].add(key)
        return key

    def look_up(self, sort: str, name: str) -> str:
        """The key of a thing; nothing if there is none of that name."""
        if sort == FLAG:
            return self._flag(name)
        return self.source.meant(name, self.things[sort]) or ""

    def _flag(self, name: str) -> str:
        if not self.source.pack:
            self.flags.add(name)
        return name if name in self.flags or BETWEEN in name else self.source.key(name)

    def known(self, sort: str) -> list[str]:
        """The names of a sort, as they are written here."""
        return sorted(self.source.plain(key) for key in self.things[sort])

    def find(self, sort: str, name: Argument) -> str:
        """The key of what a sentence names."""
        key = self.look_up(sort, str(name))
        if not key:
            raise no_such(name, f"is no {NOUNS[sort]}", self.known(sort))
        if key != str(name):
            self._meant[id(name)] = key
        return key

    # -- whole sentences -----------------------------------------------------------

    def read(self, expression: Expression, language: Language[Meaning]) -> tuple[Meaning, str]:
        """What a sentence means, and the sentence with all names in full."""
        self._meant = {}
        self._need_bounds(expression)
        self._need_place(expression)
        meaning = language.read(expression, self)
        if self._weight(expression) > HEAVIEST:
            raise expression.fault("does too much at once")
        return meaning, str(self._in_full(expression))

    def learn(self, ability: AbilityOfBoard, written: Expression) -> None:
        """Another ability of the board, which sentences after it may use."""
        self.add("ability", ability.key)
        self.abilities[ability.key] = ability
        self._weights[ability.key] = self._weight(written)

    def _need_bounds(self, expression: Expression) -> None:
        for each in [*expression.arguments, *expression.named.values()]:
            if isinstance(each, Expression):
                self._need_bounds(each)
            elif self.source.pack and isinstance(each, int) and abs(each) > LARGEST:
                raise expression.fault(f"{each} is more than {LARGEST}")

    def _need_place(self, expression: Expression) -> None:
        barred = sorted(expression.words() & BARRED[self.role]) if self.source.pack else []
        if barred:
            raise expression.fault(f"{barred[0]} does not belong on a {self.role}")

    def _weight(self, expression: Expression) -> int:
        """How many words it comes to when it is carried out."""
        inside = [*expression.arguments, *expression.named.values()]
        inner = sum([self._weight(each) for each in inside if isinstance(each, Expression)])
        if expression.word in USES:
            inner += sum([self._weights.get(self.look_up("ability", str(a)), 0) for a in inside])
        return 1 + inner * (EACH if expression.word == LOOP else 1)

    def _in_full(self, expression: Expression) -> Expression:
        arguments = [self._meaning(each) for each in expression.arguments]
        named = {name: self._meaning(each) for name, each in expression.named.items()}
        return Expression(expression.word, arguments, named, expression.column)

    def _meaning(self, argument: Argument) -> Argument:
        if id(argument) in self._meant:
            return self._meant[id(argument)]
        return self._in_full(argument) if isinstance(argument, Expression) else argument


def a(sort: str) -> Name:
    """The name of a thing of this sort; without names to go by it is left as it is."""

    def find(name: Argument, context: Any) -> str:
        return context.find(sort, name) if isinstance(context, Names) else str(name)

    return Name(sort, find)


def ability_named(name: Argument, context: Any) -> tuple[str, AbilityOfBoard | None]:
    """An ability of the board that is being read; elsewhere it is looked up when it is used."""
    if not isinstance(context, Names):
        return str(name), None
    key = context.find("ability", name)
    return key, context.abilities[key]
