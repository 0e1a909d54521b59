"""What the classes of a state declare, and whether it can be saved.

A class declares its fields in `__init__`: `self.hand: list[int] = []`, `self.seat = seat` with
the type of the parameter, or `self.round = 1`. A running class no longer knows them, a compiled one
even less, so they are read from the source that lies beside it.
"""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import GenericAlias, NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from .kinds import without_kind
from .state import Content, not_saved

SCALARS = (bool, int, float, str)
KEYS = (str, int)


def unsavable(classes: tuple[type[Any], ...]) -> list[str]:
    """The fields of these classes that a save could not hold as they are declared, each with its
    reason. What a position of a random game happens to hold proves nothing."""
    return [fault for cls in classes for fault in _unsavable_fields(cls, classes)]


def _unsavable_fields(cls: type[Any], classes: tuple[type[Any], ...]) -> Iterator[str]:
    for name, kind in (fields_of(cls) or {}).items():
        reason = why_unsavable(kind, classes)
        if reason is not None:
            yield f"{cls.__name__}.{name} {reason}"


def why_unsavable(kind: Any, classes: tuple[type[Any], ...]) -> str | None:
    """Why something of this kind cannot be saved and found again; None if it can."""
    kind = without_kind(kind)
    origin, parts = get_origin(kind), get_args(kind)
    if kind is Any:
        return "does not tell its type: declare it"
    if is_choice(kind):
        return _why_unsavable_choice([part for part in parts if part is not NoneType], classes)
    if origin is list:
        return why_unsavable(parts[0], classes)
    if origin is dict:
        if without_kind(parts[0]) not in KEYS:
            return f"has keys of type {parts[0]}: only names and whole numbers can be keys"
        return why_unsavable(parts[1], classes)
    if kind in SCALARS or (isinstance(kind, type) and _is_known(kind, classes)):
        return None
    return f"is of type {kind}, which no save can hold"


def _is_known(kind: type[Any], classes: tuple[type[Any], ...]) -> bool:
    return issubclass(kind, Content) or any(issubclass(cls, kind) for cls in classes)


def _why_unsavable_choice(kinds: list[Any], classes: tuple[type[Any], ...]) -> str | None:
    """Of several types, each must be told from the others by what is written."""
    if len(kinds) > 1 and any(without_kind(kind) not in SCALARS for kind in kinds):
        return "may be of several types that a save cannot tell apart"
    reasons = (why_unsavable(kind, classes) for kind in kinds)
    return next((reason for reason in reasons if reason is not None), None)


def is_choice(kind: Any) -> bool:
    return get_origin(kind) in (Union, UnionType)


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
    transient = not_saved(cls)
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
        return get_type_hints(holder, globalns=names, include_extras=True)["kind"]
    except NameError:  # a name that only the type checker imports
        return Any


def _kind_of(value: ast.expr, names: dict[str, Any]) -> Any:
    """The type of what a field begins with."""
    if isinstance(value, ast.Constant):
        return type(value.value)
    if isinstance(value, ast.Compare):
        return bool
    if isinstance(value, ast.UnaryOp):
        return bool if isinstance(value.op, ast.Not) else _kind_of(value.operand, names)
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
