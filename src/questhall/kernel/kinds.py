"""What a whole number stands for.

In a state, an option or an event a thing is a whole number, which is fast to copy and to compare.
A *kind* says once what such numbers count and what the things are called. Fields declare the kind
of their number in their type: `CardNo = Annotated[int, Of("card")]`; phrases name the kinds of
theirs in the vocabulary. From this follow names in texts, ids, the form in which everything is
kept, and the check that what a file speaks of exists.

Things on the table are counted by the state and keep their number as long as the match lasts.
Things that are printed, or chosen from a list in the rules, are kept by name: their numbers are
places in a list that the next version, or a pack, may make longer.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from functools import cached_property
from typing import Any, get_args

from .decisions import NOTHING


class Of:
    """Says of a field's whole number which kind of thing it stands for. With `or_nothing` it may
    also be NOTHING."""

    def __init__(self, kind: str, or_nothing: bool = False) -> None:
        self.kind = kind
        self.or_nothing = or_nothing


def declared_kind(declared: Any) -> Of | None:
    """What a declared type says of its number: the last word counts, if it says anything."""
    found = None
    for part in getattr(declared, "__metadata__", ()):
        if isinstance(part, Of):
            found = part
    return found


def without_kind(declared: Any) -> Any:
    """The plain type of an annotated one."""
    return get_args(declared)[0] if hasattr(declared, "__metadata__") else declared


class Name:
    """How a thing is called: a stable id, its place in views, and its text.

    A `label` tells things of one name apart: the number of a standee.
    """

    def __init__(
        self, id: str, thing: str, message: str, number: int | None = None, label: str = ""
    ) -> None:
        self.id = id
        self.thing = thing
        self.message = message
        self.number = number
        self.label = label


Naming = Callable[[Any, int], Name]
Written = int | str | None


class UnknownName(ValueError):
    """Nothing has this name; the text says what was probably meant."""


class Kind:
    """Things on a table. `there`: does a state have the thing of this number? Without it any number
    will do."""

    def __init__(self, name: Naming, there: Callable[[Any, int], bool] | None = None) -> None:
        self.name = name
        self._there = there

    def is_there(self, state: Any, number: int) -> bool:
        return self._there is None or self._there(state, number)


class ByName(Kind, ABC):
    """Things that are kept by name."""

    @abstractmethod
    def keys(self, box: "Box") -> "Keys":
        """Their names by their numbers."""

    def written(self, number: int, box: "Box") -> str | None:
        """The name that is kept for a number."""
        return None if number == NOTHING else self.keys(box).names[number]

    def is_there(self, state: Any, number: int) -> bool:
        return number in self.keys(OnTable(state)).names

    def read(self, written: Written, box: "Box") -> int:
        """The number of what was kept."""
        if written is None:
            return NOTHING
        if not isinstance(written, str):
            raise UnknownName("a name is wanted")
        return self.keys(box).number(written, box.renamed)


class Box(ABC):
    """Where names are looked up: `renamed` says what has another name now, `held` finds the content
    on which a match is played, by the field of its state."""

    renamed: dict[str, str]

    @abstractmethod
    def held(self, field: str) -> Any: ...


class OnTable(Box):
    """The content that lies in the fields of a state."""

    def __init__(self, state: object, renamed: dict[str, str] | None = None) -> None:
        self.renamed = renamed or {}
        self._state = state

    def held(self, field: str) -> Any:
        return getattr(self._state, field)


# In the order of their numbers; or by number, where one number is made of two.
Names = Sequence[str] | dict[int, str]


class Keys:
    """Names by number, and numbers by name."""

    def __init__(self, names: Names) -> None:
        self.names = names if isinstance(names, dict) else dict(enumerate(names))
        self._numbers = {name: number for number, name in self.names.items()}

    def number(self, name: str, renamed: dict[str, str]) -> int:
        found = self._numbers.get(name)
        if found is None and name in renamed:
            found = self._numbers.get(renamed[name])
        if found is None:
            raise UnknownName(f"nothing is called {name[:60]!r}{self._meant(name[:60])}")
        return found

    def _meant(self, name: str) -> str:
        near = get_close_matches(name, self._numbers, 1)
        return f"; did you mean {near[0]!r}?" if near else ""


class Listed(ByName):
    """What is printed, or chosen from a list in the rules: its names are known without a table.

    They are asked for when they are first needed: whoever only plays reads no library for it.
    """

    def __init__(self, name: Naming, names: Callable[[], Names]) -> None:
        super().__init__(name)
        self._names = names

    @cached_property
    def listed(self) -> Keys:
        return Keys(self._names())

    def keys(self, box: Box) -> Keys:
        return self.listed


class Within(ByName):
    """What is printed in the scenario, quest or encounter that is played: the content that lies in
    this field of the state has the names."""

    def __init__(self, name: Naming, field: str, names: Callable[[Any], Names]) -> None:
        super().__init__(name)
        self._field = field
        self._names = names

    def keys(self, box: Box) -> Keys:
        return Keys(self._names(box.held(self._field)))


def counted(name: Naming, count: Callable[[Any], int]) -> Kind:
    """Things of which a state has so many."""
    return Kind(name, lambda state, number: 0 <= number < count(state))


def plain_number(state: Any, value: int) -> Name:
    """A number that stands for nothing but itself."""
    return Name(str(value), "", "", value)


def ordinal(state: Any, value: int) -> Name:
    """A place that people count from one."""
    return Name(str(value), "", "", value + 1)


def silent(state: Any, value: int) -> Name:
    """A number of which nothing is said."""
    return Name("", "", "", value)


NUMBERS = {"number": Kind(plain_number), "nth": Kind(ordinal), "none": Kind(silent)}


def names_in(closed: type) -> list[str]:
    """The names of a closed list in the rules: a class whose constants are its numbers."""
    found = {name.lower(): value for name, value in vars(closed).items() if name.isupper()}
    names = sorted(found, key=lambda name: found[name])
    assert [found[name] for name in names] == list(range(len(names))), f"{closed} has gaps"
    return names


def one_of(closed: type, prefix: str, thing: str = "") -> Listed:
    """What is in a closed list. Its texts begin with the prefix; with a `thing` it has a place in
    views."""
    names = names_in(closed)

    def name(state: Any, value: int) -> Name:
        key = names[value]
        place = f"{thing}:{key}" if thing else ""
        return Name(key, place, f"{prefix}-{key.replace('_', '-')}")

    return Listed(name, lambda: names)
