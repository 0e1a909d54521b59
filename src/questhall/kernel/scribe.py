"""Writes states, ledgers, choices and events down by name, and reads them again.

What a number stands for is declared with its field, or in the vocabulary (`kinds.py`). What is kept
by name is written as a text where a number would stand; where Questhall 0.1 has written a number,
it was a place in the lists of its day (`Game.former`).
"""

from functools import cache
from types import NoneType
from typing import Any, get_args, get_origin

from .codec import BY_NAME, BY_NUMBER, CONTENT, Plain, built, plain_dict, saved_classes, saved_name
from .decisions import NOTHING
from .declarations import fields_of, is_choice
from .games import Game
from .kinds import Box, ByName, OnTable, UnknownName, Written, declared_kind
from .phrases import slots_in
from .state import Content, State


class Changed(ValueError):
    """What was written speaks of something that is another thing now, or no longer there."""


Slots = tuple[Written, Written, Written]


# -- where names are looked up -------------------------------------------------------


class OfPlain(Box):
    """Of a state that is still data."""

    def __init__(self, game: Game, plain: Any) -> None:
        self.renamed = game.renamed()
        self._game = game
        self._plain = plain

    def held(self, field: str) -> Any:
        return found_content(self._game, self._plain[field])


def found_content(game: Game, plain: dict[str, Any]) -> Any:
    """The content that was written, under its name of today; its shape must be the same."""
    key = plain[CONTENT]
    try:
        found = game.content(key)
    except LookupError:
        if key not in game.renamed():
            raise
        found = game.content(game.renamed()[key])
    assert isinstance(found, Content)
    if plain.get("shape", found.shape) != found.shape:
        raise Changed(f"{key} has been changed since")
    return found


# -- states and ledgers --------------------------------------------------------------


def write(thing: object, game: Game, more: tuple[type, ...] = ()) -> Any:
    """A state or a ledger as data, by name."""
    return _Writer(_declared(game, more), OnTable(thing, game.renamed())).plain(thing)


def read(plain: Any, game: Game, more: tuple[type, ...] = ()) -> Any:
    """What `write` has written. What it does not name is as in a new object."""
    return _Reader(_declared(game, more), OfPlain(game, plain)).built(plain)


class _Declared:
    """The classes that a game keeps, and which of their fields hold what is kept by name."""

    def __init__(self, game: Game, classes: tuple[type[Any], ...]) -> None:
        self.game = game
        self.classes = {saved_name(cls): cls for cls in classes}
        self._fields: dict[type, dict[str, Any]] = {}

    def named(self, cls: type) -> dict[str, Any]:
        """The declared types of such fields."""
        if cls not in self._fields:
            fields = (fields_of(cls) or {}).items()
            self._fields[cls] = {name: kind for name, kind in fields if self.has_names(kind)}
        return self._fields[cls]

    def has_names(self, declared: Any) -> bool:
        if declared_kind(declared) is not None:
            return self.by_name(declared) is not None
        return any(self.has_names(part) for part in get_args(declared))

    def by_name(self, declared: Any) -> ByName | None:
        """The kind of such a number."""
        of = declared_kind(declared)
        kind = None if of is None else self.game.kinds.get(of.kind)
        return kind if isinstance(kind, ByName) else None


@cache
def _declared(game: Game, more: tuple[type, ...]) -> _Declared:
    return _Declared(game, saved_classes(game, more))


def _of_what(declared: Any) -> Any:
    """Of a list the type of its items, of what may be None the other type."""
    return next(part for part in get_args(declared) if part is not NoneType)


class _Writer(Plain):
    def __init__(self, declared: _Declared, box: Box) -> None:
        self._declared = declared
        self._box = box

    def content(self, thing: Content) -> dict[str, str]:
        return super().content(thing) | ({"shape": thing.shape} if thing.shape else {})

    def field(self, thing: object, name: str) -> Any:
        named = self._declared.named(type(thing))
        value = getattr(thing, name)
        return self._named(value, named[name]) if name in named else self.plain(value)

    def _named(self, value: Any, declared: Any) -> Any:
        """A value in which, as it is declared, there are numbers that are kept by name."""
        if not self._declared.has_names(declared):
            return self.plain(value)
        kind = self._declared.by_name(declared)
        if kind is not None:
            return kind.written(value, self._box)
        if value is None:
            return None
        if is_choice(declared):
            return self._named(value, _of_what(declared))
        if get_origin(declared) is list:
            return [self._named(each, _of_what(declared)) for each in value]
        return self._named_dict(value, *get_args(declared))

    def _named_dict(self, value: dict[Any, Any], keys: Any, values: Any) -> Any:
        kind = self._declared.by_name(keys)
        if kind is None:
            return plain_dict(value, lambda each: self._named(each, values))
        box = self._box
        return {BY_NAME: {kind.written(k, box): self._named(v, values) for k, v in value.items()}}


class _Reader:
    def __init__(self, declared: _Declared, box: Box) -> None:
        self._declared = declared
        self._game = declared.game
        self._box = box

    def built(self, plain: Any) -> Any:
        if isinstance(plain, list):
            return [self.built(each) for each in plain]
        if not isinstance(plain, dict):
            return plain
        if "is" not in plain:
            return self._dict(plain)
        self._game.modernise(plain)
        cls = self._declared.classes.get(plain["is"])
        if cls is None:
            raise Changed(f"it holds a {plain['is']!r}, which {self._game.id} does not know")
        named = self._declared.named(cls)
        fields: dict[str, Any] = {}
        for name, value in plain.items():
            if name in named:
                fields[name] = self._read(value, named[name])
            elif name != "is":
                fields[name] = self.built(value)
        return built(cls, fields)

    def _dict(self, plain: dict[str, Any]) -> Any:
        if CONTENT in plain:
            return found_content(self._game, plain)
        if BY_NUMBER in plain:
            return {int(key): self.built(each) for key, each in plain[BY_NUMBER].items()}
        return {key: self.built(each) for key, each in plain.items()}

    def _read(self, plain: Any, declared: Any) -> Any:
        of = declared_kind(declared)
        if of is not None:
            return read_number(self._game, of.kind, plain, self._box)
        if plain is None or not self._declared.has_names(declared):
            return self.built(plain)
        if is_choice(declared):
            return self._read(plain, _of_what(declared))
        if get_origin(declared) is list:
            return [self._read(each, _of_what(declared)) for each in plain]
        return self._read_dict(plain, *get_args(declared))

    def _read_dict(self, plain: dict[str, Any], keys: Any, values: Any) -> Any:
        of = declared_kind(keys)
        found: dict[Any, Any] = plain
        if of is not None and plain:
            written = plain[BY_NAME] if BY_NAME in plain else _by_number(plain)
            found = {read_number(self._game, of.kind, k, self._box): v for k, v in written.items()}
        elif BY_NUMBER in plain:
            found = _by_number(plain)
        return {key: self._read(each, values) for key, each in found.items()}


def _by_number(plain: dict[str, Any]) -> dict[int, Any]:
    return {int(key): each for key, each in plain[BY_NUMBER].items()}


def read_number(game: Game, kind: str, written: Written, box: Box) -> int:
    """The number of what was written for a thing of this kind."""
    found = game.kinds.get(kind)
    if not isinstance(found, ByName):
        if not isinstance(written, int):
            raise UnknownName(f"{str(written)[:60]!r} is no number")
        return written
    if isinstance(written, int) and written != NOTHING:
        former = game.former()
        if kind not in former.lists:
            return written
        known = former.name(kind, written)
        if known is None:
            raise UnknownName(f"there was no {kind} {written}")
        written = known
    return found.read(None if written == NOTHING else written, box)


# -- phrases -------------------------------------------------------------------------


class Phrasebook:
    """Writes down the numbers of options and events of one match."""

    def __init__(self, game: Game, state: State) -> None:
        self._game = game
        self._box = OnTable(state, game.renamed())

    def written(self, key: str, numbers: tuple[int, int, int]) -> Slots:
        """What, where and amount of a phrase, by name where they are kept so."""
        what, where, amount = (
            self._written(kind, number)
            for kind, number in zip(_slot_kinds(self._game, key), numbers, strict=True)
        )
        return what, where, amount

    def numbers(self, key: str, written: Slots) -> tuple[int, int, int]:
        """The numbers of a phrase that was written."""
        what, where, amount = (
            read_number(self._game, kind, each, self._box)
            for kind, each in zip(_slot_kinds(self._game, key), written, strict=True)
        )
        return what, where, amount

    def written_values(self, key: str, values: list[int] | None) -> list[Written] | None:
        """The numbers of an event that has a list of them."""
        if values is None:
            return None
        kind = self._game.phrases.get(f"{key}.values", "")
        return [self._written(kind, each) for each in values]

    def values(self, key: str, written: list[Written] | None) -> list[int] | None:
        if written is None:
            return None
        kind = self._game.phrases.get(f"{key}.values", "")
        return [read_number(self._game, kind, each, self._box) for each in written]

    def _written(self, kind: str, number: int) -> Written:
        found = self._game.kinds.get(kind)
        if not isinstance(found, ByName) or number == NOTHING:
            return number
        return found.written(number, self._box)


def _slot_kinds(game: Game, key: str) -> list[str]:
    """The kinds of what, where and amount; nothing where a phrase has no such slot."""
    kinds = [kind for _, kind in slots_in(game.phrases.get(key, ""))][:3]
    return kinds + [""] * (3 - len(kinds))
