"""Is plain data the data of a state? Every field is held against what its class declares.

A class declares its fields in `__init__`: `self.hand: list[int] = []`, `self.seat = seat` with
the type of the parameter, or `self.round = 1`. A running class no longer knows them, a compiled one
even less, so they are read from the source that lies beside it.
"""

import ast
import sys
from functools import cache
from pathlib import Path
from types import GenericAlias, NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from .chance import Chance, Stream
from .codec import saved_name
from .decks import Deck
from .games import Game
from .state import Content, State

LARGEST = 2**53
LONGEST = 100_000
KERNEL_CLASSES = (Chance, Stream, Deck)


class NotAState(ValueError):
    """The data is not that of a state; the text names the place."""


def need_state(plain: Any, game: Game) -> None:
    """Raises NotAState if this is not what `to_plain` says of a state of the game."""
    classes: dict[str, type[Any]] = {
        saved_name(cls): cls for cls in (*KERNEL_CLASSES, *game.state_classes)
    }
    _Checker(game, classes).check(plain, State, "state")


class _Checker:
    def __init__(self, game: Game, classes: dict[str, type[Any]]) -> None:
        self._game = game
        self._classes = classes
        self._fields: dict[str, dict[str, Any] | None] = {}

    def check(self, plain: Any, kind: Any, place: str) -> None:
        origin = get_origin(kind)
        if kind is Any:
            self._check_whatever(plain, place)
        elif origin in (Union, UnionType):
            self._check_one_of(plain, get_args(kind), place)
        elif origin is list:
            self._check_list(plain, get_args(kind)[0], place)
        elif origin is dict:
            self._check_dict(plain, get_args(kind)[1], place)
        elif kind in (bool, int, float, str, NoneType):
            _check_scalar(plain, kind, place)
        elif issubclass(kind, Content):
            self._check_content(plain, kind, place)
        else:
            self._check_object(plain, kind, place)

    def _check_whatever(self, plain: Any, place: str) -> None:
        """Where nothing is declared, what is in it must at least make sense itself."""
        if isinstance(plain, list):
            self._check_list(plain, Any, place)
        elif not isinstance(plain, dict):
            _check_scalar(plain, type(plain), place)
        elif "is" in plain:
            self._check_object(plain, object, place)
        elif "content" in plain:
            self._check_content(plain, object, place)
        else:
            self._check_dict(plain, Any, place)

    def _check_one_of(self, plain: Any, kinds: tuple[Any, ...], place: str) -> None:
        if plain is None and NoneType in kinds:
            return
        self.check(plain, next(kind for kind in kinds if kind is not NoneType), place)

    def _check_list(self, plain: Any, kind: Any, place: str) -> None:
        if not isinstance(plain, list) or len(plain) > LONGEST:
            raise NotAState(f"{place} is no list")
        for number, each in enumerate(plain):
            self.check(each, kind, f"{place}[{number}]")

    def _check_dict(self, plain: Any, kind: Any, place: str) -> None:
        if not isinstance(plain, dict) or len(plain) > LONGEST or "is" in plain:
            raise NotAState(f"{place} is no table of values")
        for key, value in plain.items():
            self.check(value, kind, f"{place}[{key}]")

    def _check_content(self, plain: Any, kind: type, place: str) -> None:
        key = plain.get("content") if isinstance(plain, dict) and len(plain) == 1 else None
        try:
            found = self._game.content(key) if isinstance(key, str) else None
        except LookupError:
            found = None
        if not isinstance(found, kind):
            raise NotAState(f"{place} is nothing that lies in the box")

    def _check_object(self, plain: Any, kind: type, place: str) -> None:
        name = plain.get("is") if isinstance(plain, dict) else None
        if not isinstance(name, str):
            raise NotAState(f"{place} is no {kind.__name__}")
        cls = self._classes.get(name)
        if cls is None:
            raise NotAState(f"{place} holds a {name[:40]!r}, which {self._game.id} does not know")
        if not issubclass(cls, kind):
            raise NotAState(f"{place} is no {kind.__name__}")
        if name not in self._fields:
            self._fields[name] = fields_of(cls)
        kinds = self._fields[name]
        for field, value in plain.items():
            if field == "is":
                continue
            if kinds is not None and field not in kinds:
                raise NotAState(f"{place} has a field too many")
            self.check(value, Any if kinds is None else kinds[field], f"{place}.{field}")


def _check_scalar(plain: Any, kind: type, place: str) -> None:
    kinds = (int, float) if kind is float else (kind,)
    if type(plain) not in kinds:
        raise NotAState(f"{place} is of another kind")
    if isinstance(plain, int | float) and abs(plain) > LARGEST:
        raise NotAState(f"{place} is too large")
    if isinstance(plain, str) and len(plain) > LONGEST:
        raise NotAState(f"{place} is too long")


# -- what classes declare ------------------------------------------------------


def fields_of(cls: type[Any]) -> dict[str, Any] | None:
    """The fields that are saved, and their types: `Any` where it cannot be told. None if there
    is no source to read."""
    found: dict[str, Any] = {}
    for each in reversed(cls.__mro__[:-1]):
        if "__init__" in vars(each):
            init = _init_of(each)
            if init is None:
                return None
            found.update(_fields(init, vars(sys.modules[each.__module__])))
    transient = getattr(cls, "TRANSIENT", ())
    return {name: kind for name, kind in found.items() if name not in transient}


def _init_of(cls: type) -> ast.FunctionDef | None:
    tree = _tree(cls.__module__)
    for node in ast.walk(tree) if tree is not None else ():
        if isinstance(node, ast.ClassDef) and node.name == cls.__name__:
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                    return part
    return None


@cache
def _tree(module: str) -> ast.Module | None:
    """A compiled module lies beside its source, under the same name but for the ending."""
    file = Path(str(sys.modules[module].__file__))
    source = file.with_name(f"{file.name.split('.')[0]}.py")
    return ast.parse(source.read_text("utf-8")) if source.is_file() else None


def _fields(init: ast.FunctionDef, names: dict[str, Any]) -> dict[str, Any]:
    given = {each.arg: each.annotation for each in init.args.args if each.annotation is not None}
    found: dict[str, Any] = {}
    for line in init.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Attribute):
            found[line.target.attr] = _meant(line.annotation, names)
        elif isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Attribute):
            value = line.value
            if isinstance(value, ast.Name) and value.id in given:
                found[line.targets[0].attr] = _meant(given[value.id], names)
            else:
                found[line.targets[0].attr] = _kind_of(value, names)
    return found


def _meant(annotation: ast.expr, names: dict[str, Any]) -> Any:
    holder = type("Field", (), {"__annotations__": {"kind": ast.unparse(annotation)}})
    try:
        return get_type_hints(holder, globalns=names)["kind"]
    except NameError:  # a name that only the type checker imports
        return Any


def _kind_of(value: ast.expr, names: dict[str, Any]) -> Any:
    """The type of what a field begins with."""
    if isinstance(value, ast.Constant):
        return type(value.value)
    if isinstance(value, ast.Compare):
        return bool
    if isinstance(value, ast.IfExp):
        return _kind_of(value.body, names)
    if isinstance(value, ast.Name) and type(names.get(value.id)) in (bool, int, str):
        return type(names[value.id])
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
        found = names.get(value.func.id)
        return found if isinstance(found, type) else Any
    if isinstance(value, ast.BinOp):
        return _kind_of(value.left, names)
    if isinstance(value, ast.List) and value.elts:
        return GenericAlias(list, (_kind_of(value.elts[0], names),))
    if isinstance(value, ast.ListComp):
        return GenericAlias(list, (_kind_of(value.elt, names),))
    return Any
