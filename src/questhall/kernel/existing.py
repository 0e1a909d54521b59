"""Does everything exist that the numbers of a state stand for?

What a number stands for is declared with its field (`kinds.py`); how many there are of it says its
kind.
"""

from typing import Any, get_args

from .decisions import NOTHING
from .declarations import SCALARS, fields_of
from .games import Game
from .kinds import Of, declared_kind
from .state import Content


def missing(game: Game, state: object) -> list[str]:
    """Every number that stands for nothing, in words."""
    return _Search(game, state).found


class _Search:
    def __init__(self, game: Game, state: object) -> None:
        self._game = game
        self._state = state
        self.found: list[str] = []
        self._look_into(state)

    def _look_into(self, thing: object) -> None:
        for name, declared in _worth_a_look(type(thing)).items():
            self._look(getattr(thing, name), declared)

    def _look(self, value: Any, declared: Any) -> None:
        of = declared_kind(declared)
        if of is not None:
            self._check(value, of)
        elif isinstance(value, list):
            inner = _inner(declared, 0)
            for each in value:
                self._look(each, inner)
        elif isinstance(value, dict):
            keys, values = _inner(declared, 0), _inner(declared, 1)
            for key, each in value.items():
                self._look(key, keys)
                self._look(each, values)
        elif not isinstance(value, int | float | str | Content | None):
            self._look_into(value)

    def _check(self, number: int, of: Of) -> None:
        if number == NOTHING and of.or_nothing:
            return
        kind = self._game.kinds[of.kind]
        if not kind.is_there(self._state, number):
            self.found.append(f"{of.kind} {number} is not there")


def _inner(declared: Any, place: int) -> Any:
    """The type of what lies in a container; a container that may be None is one all the same."""
    parts = get_args(declared)
    containers = [part for part in parts if get_args(part)]
    if len(parts) == 2 and type(None) in parts and containers:
        parts = get_args(containers[0])
    return parts[place] if place < len(parts) else Any


_looked_at: dict[type, dict[str, Any]] = {}


def _worth_a_look(cls: type) -> dict[str, Any]:
    """The saved fields that hold numbers of things, or objects that may."""
    if cls not in _looked_at:
        fields = (fields_of(cls) or {}).items()
        _looked_at[cls] = {name: declared for name, declared in fields if _may_hold(declared)}
    return _looked_at[cls]


def _may_hold(declared: Any) -> bool:
    if declared_kind(declared) is not None:
        return True
    parts = get_args(declared)
    if parts:
        return any(_may_hold(part) for part in parts)
    if declared in (*SCALARS, type(None)):
        return False
    return not (isinstance(declared, type) and issubclass(declared, Content))
