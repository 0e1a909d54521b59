"""State as plain data and back, for saves and hashes.

A state is a tree of objects of the game's own classes. Each object becomes a dict of its
fields with its class name under "is"; shared content (a card's definition) becomes its key.
"""

from hashlib import blake2b
from inspect import signature
from typing import Any

import msgspec

from .chance import Chance, Stream
from .decks import Deck
from .games import Game
from .state import Content

_CONTENT = "content"
_KERNEL_CLASSES = (Chance, Stream, Deck)


def field_names(thing: object) -> list[str]:
    """The fields of a state object, interpreted or compiled, in alphabetical order."""
    names: set[str] = set(getattr(thing, "__dict__", ()))
    for cls in type(thing).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
    names.discard("__dict__")
    return sorted(names - set(getattr(thing, "TRANSIENT", ())))


def to_plain(thing: Any) -> Any:
    """A state as dicts, lists, strings and numbers."""
    if thing is None or isinstance(thing, bool | int | float | str):
        return thing
    if isinstance(thing, list):
        return [to_plain(each) for each in thing]
    if isinstance(thing, dict):
        return {_checked_key(key): to_plain(value) for key, value in thing.items()}
    if isinstance(thing, Content):
        return {_CONTENT: thing.key}
    if type(thing).__module__ == "builtins":
        raise TypeError(f"a state cannot hold a {type(thing).__name__}: {thing!r}")
    plain: dict[str, Any] = {"is": type(thing).__name__}
    for name in field_names(thing):
        plain[name] = to_plain(getattr(thing, name))
    return plain


def _checked_key(key: Any) -> str:
    if not isinstance(key, str) or key in ("is", _CONTENT):
        raise TypeError(f"a dict in a state cannot have the key {key!r}")
    return key


def from_plain(plain: Any, game: Game, more: tuple[type, ...] = ()) -> Any:
    """The state that `to_plain` described. What it does not name is as in a new object.

    `more` are classes that only occur outside matches.
    """
    classes: dict[str, Any] = {}
    for cls in (*_KERNEL_CLASSES, *game.state_classes, *more):
        classes[cls.__name__] = cls
    for former, today in game.former_names.items():
        classes[former] = classes[today]
    return _build(plain, game, classes)


def _build(plain: Any, game: Game, classes: dict[str, Any]) -> Any:
    if isinstance(plain, list):
        return [_build(each, game, classes) for each in plain]
    if not isinstance(plain, dict):
        return plain
    if "is" not in plain:
        if _CONTENT in plain:
            return game.content(plain[_CONTENT])
        return {key: _build(value, game, classes) for key, value in plain.items()}
    cls = classes.get(plain["is"])
    if cls is None:
        raise ValueError(f"the save holds a {plain['is']!r}, which {game.id} does not know")
    fields = {name: _build(plain[name], game, classes) for name in plain if name != "is"}
    return _object(cls, fields)


def _object(cls: Any, fields: dict[str, Any]) -> Any:
    """A new object with these fields. Its class must take fields only, under their names."""
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
