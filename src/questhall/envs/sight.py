"""What a seat sees, as a tensor: statements about its view, each at the place of its name.

A view is plain data with names for its fields, and a statement is a path through it with what
stands there: `players[0].energy` is 4, `fields[old_london].sides[1].minions[rift_walker].damage`
is 2. What stands in a list of things is stated twice, of the thing and of the whole list
(`minions[].damage`), where it adds up. Numbers are stated as they are, over SCALE; words and flags
as 1. Nothing is looked at but `Game.view` and the question that the seat is asked.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from questhall.kernel.decisions import NOTHING, Decision
from questhall.kernel.games import Game
from questhall.kernel.state import State

from .action_code import stable_hash

VERSION = "1"
SCALE: Final = 8.0
MOST: Final = 16.0
REMEMBERED: Final = 50_000
THING = re.compile(r"[a-z_]+(:[0-9]+)+")

Tensor = npt.NDArray[np.float32]
Stated = tuple[npt.NDArray[np.int64], npt.NDArray[np.float64]]
Statements = Iterator[tuple[str, float]]
PLAIN = (str, int, float, type(None))


class Sight:
    """Looks at views of one game. What has been looked at before is remembered by its content."""

    def __init__(self, game: Game, size: int) -> None:
        self.size = size
        self._game = game
        self._places: dict[str, int] = {}
        self._known: dict[tuple[str, bytes], Stated] = {}

    def tensor(self, state: State, seat: int, decision: Decision | None) -> Tensor:
        """All that the seat knows now, as so many numbers between -MOST and MOST."""
        view = self._game.view(state, seat)
        said = [(f"seat={seat}", 1.0)]
        if decision is not None:
            said += _asked(seat, decision)
        parts = [self._stated(said), *(self._part(name, each) for name, each in _fields(view))]
        places, values = _joined(parts)
        summed = np.bincount(places, values, self.size).astype(np.float32)
        return np.clip(summed, -MOST, MOST, out=summed)

    def statements(self, state: State, seat: int, decision: Decision | None) -> dict[str, float]:
        """The same in words, for people: what adds up at one place stands here by itself."""
        found: dict[str, float] = {}
        said = [(f"seat={seat}", 1.0)]
        for name, each in _fields(self._game.view(state, seat)):
            said += _statements(name, each)
        if decision is not None:
            said += _asked(seat, decision)
        for name, value in said:
            found[name] = found.get(name, 0.0) + value
        return found

    def _part(self, path: str, part: object, among: str = "") -> Stated:
        """What a part of the view states, or stated when it was the same. `among`: the list that it
        is a thing of."""
        key = (path, msgspec.json.encode(part))
        stated = self._known.get(key)
        if stated is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            stated = self._known[key] = self._looked_at(path, part, among)
        return stated

    def _looked_at(self, path: str, part: object, among: str) -> Stated:
        """Things are looked at one by one: most of them are as they were."""
        if isinstance(part, msgspec.Struct):
            return self._thing(path, part, among)
        if isinstance(part, list) and part and isinstance(part[0], msgspec.Struct):
            things = [
                self._part(f"{path}[{_called(each, number)}]", each, f"{path}[]")
                for number, each in enumerate(part)
            ]
            return _joined([self._stated([(f"{path}[]", _sized(len(part)))]), *things])
        return self._stated(_statements(path, part))

    def _thing(self, path: str, thing: msgspec.Struct, among: str) -> Stated:
        """What is said of it itself is also said of the list that it is in."""
        said: list[tuple[str, float]] = []
        parts: list[Stated] = []
        for name, value in _fields(thing):
            if isinstance(value, PLAIN):
                said += _statements(f"{path}.{name}", value)
                if among:
                    said += _statements(f"{among}.{name}", value)
            elif value:
                parts.append(self._part(f"{path}.{name}", value))
        return _joined([self._stated(said), *parts])

    def _stated(self, statements: Iterable[tuple[str, float]]) -> Stated:
        places: list[int] = []
        values: list[float] = []
        for name, value in statements:
            place = self._places.get(name)
            if place is None:
                place = self._places[name] = stable_hash(f"sight {VERSION} {name}") % self.size
            places.append(place)
            values.append(value)
        return np.array(places, np.int64), np.array(values, np.float64)


def _asked(seat: int, decision: Decision) -> list[tuple[str, float]]:
    """The question, its amount, and how many answers of each kind there are."""
    found = [(f"asked.{decision.prompt}", 1.0)]
    if decision.amount != NOTHING:
        found.append(("asked.amount", _sized(decision.amount)))
    for option in decision.options_for(seat):
        found.append((f"offered.{option.verb}", _sized(1)))
    return found


def _joined(parts: list[Stated]) -> Stated:
    if len(parts) == 1:
        return parts[0]
    return np.concatenate([each[0] for each in parts]), np.concatenate([each[1] for each in parts])


def _fields(thing: Any) -> Iterable[tuple[str, Any]]:
    """The parts of a view, or of a thing in it, by their names."""
    if isinstance(thing, msgspec.Struct):
        return [(name, getattr(thing, name)) for name in thing.__struct_fields__]
    plain = thing if isinstance(thing, dict) else msgspec.to_builtins(thing)
    return list(plain.items()) if isinstance(plain, dict) else [("view", plain)]


def _statements(path: str, value: Any, among: str = "") -> Statements:
    """Everything that is said at this place of a view and below it."""
    if isinstance(value, dict | msgspec.Struct):
        for name, each in _fields(value):
            yield from _statements(f"{path}.{name}", each)
            if among and isinstance(each, PLAIN):
                yield from _statements(f"{among}.{name}", each)
    elif isinstance(value, list | tuple):
        yield from _of_list(path, value)
    elif isinstance(value, str):
        if value and not _is_thing(value):
            yield f"{path}={value}", 1.0
    elif value is True:
        yield path, 1.0
    elif value is not None and value != 0:
        yield path, _sized(value)


def _of_list(path: str, values: Sequence[Any]) -> Statements:
    """Things by their names, words as a bag, numbers by their places."""
    if values and isinstance(values[0], dict | msgspec.Struct):
        yield f"{path}[]", _sized(len(values))
        for number, each in enumerate(values):
            yield from _statements(f"{path}[{_called(each, number)}]", each, f"{path}[]")
        return
    for number, each in enumerate(values):
        place = path if isinstance(each, str) else f"{path}[{number}]"
        yield from _statements(place, each)


def _called(item: Any, number: int) -> str:
    """By what a thing is told from its neighbours: its first word or number that is no bare
    reference to the table."""
    if not isinstance(item, dict | msgspec.Struct):
        return str(number)
    for _, each in _fields(item):
        if isinstance(each, str) and each and not _is_thing(each):
            return each
        if isinstance(each, int) and not isinstance(each, bool):
            return str(each)
    return str(number)


def _is_thing(text: str) -> bool:
    """Is it a reference such as `card:17`? Its number says nothing about what it is."""
    return THING.fullmatch(text) is not None


def _sized(number: float) -> float:
    return float(number) / SCALE
