"""State as plain data by number, for hashes; what is kept is written by name (`scribe.py`).

A state is a tree of objects of the game's own classes. Each object becomes a dict of its
fields with its class name under "is"; shared content (a card's definition) becomes its key.
"""

from collections.abc import Callable
from hashlib import blake2b
from inspect import signature
from typing import Any

import msgspec

from .chance import Chance, Stream
from .decks import Deck
from .games import Game
from .state import Content, not_saved

BY_NAME = "by name"
BY_NUMBER = "by number"
CONTENT = "content"
_RESERVED = ("is", CONTENT, BY_NAME, BY_NUMBER)


def field_names(thing: object) -> list[str]:
    """The fields of a state object, interpreted or compiled, in alphabetical order."""
    names: set[str] = set(getattr(thing, "__dict__", ()))
    for cls in type(thing).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
    names.discard("__dict__")
    return sorted(names - not_saved(thing))


def saved_classes(game: Game, more: tuple[type, ...] = ()) -> tuple[type[Any], ...]:
    """The classes whose objects a save may hold; `more` occur only outside matches."""
    return (Chance, Stream, Deck, *game.state_classes, *more)


def saved_name(cls: type) -> str:
    """How objects of a class are marked; one that has another name now says so in SAVED_AS."""
    return str(getattr(cls, "SAVED_AS", cls.__name__))


def to_plain(thing: object) -> Any:
    """A state as dicts, lists, strings and numbers, all things by their numbers of today."""
    return Plain().plain(thing)


class Plain:
    """Turns a state into dicts, lists, strings and numbers."""

    def plain(self, thing: Any) -> Any:
        if thing is None or isinstance(thing, bool | int | float | str):
            return thing
        if isinstance(thing, list):
            return [self.plain(each) for each in thing]
        if isinstance(thing, dict):
            return plain_dict(thing, self.plain)
        if isinstance(thing, Content):
            return self.content(thing)
        if type(thing).__module__ == "builtins":
            raise TypeError(f"a state cannot hold a {type(thing).__name__}: {thing!r}")
        fields = {name: self.field(thing, name) for name in field_names(thing)}
        return {"is": saved_name(type(thing)), **fields}

    def field(self, thing: object, name: str) -> Any:
        return self.plain(getattr(thing, name))

    def content(self, thing: Content) -> dict[str, str]:
        return {CONTENT: thing.key}


def plain_dict(thing: dict[Any, Any], plain: Callable[[Any], Any]) -> dict[str, Any]:
    """A dict as data; one whose keys are whole numbers says so, as JSON has names only."""
    if thing and all(type(key) is int for key in thing):
        return {BY_NUMBER: {str(key): plain(value) for key, value in thing.items()}}
    return {checked_key(key): plain(value) for key, value in thing.items()}


def checked_key(key: Any) -> str:
    if not isinstance(key, str) or key in _RESERVED:
        raise TypeError(f"a dict in a state cannot have the key {key!r}")
    return key


def built(cls: Any, fields: dict[str, Any]) -> Any:
    """A new object of a class that takes nothing but its fields, under their names."""
    arguments = {}
    for name, parameter in signature(cls).parameters.items():
        if name in fields:
            arguments[name] = fields[name]
        elif parameter.default is parameter.empty:
            raise TypeError(f"{cls.__name__} needs {name!r}, which is none of its saved fields")
    thing = cls(**arguments)
    for name, value in fields.items():
        setattr(thing, name, value)
    return thing


def state_hash(state: object) -> str:
    """A fingerprint of the state: equal for equal states, in every build."""
    plain = msgspec.json.encode(to_plain(state), order="sorted")
    return blake2b(plain, digest_size=16).hexdigest()
