"""What is different between two views, as a short list of changes.

    figures: [{id: 1, hp: 7}, {id: 2, hp: 3}]  ->  [{id: 1, hp: 4}]
    [{at: [figures, 0, hp], put: 4}, {at: [figures, 1], cut: 1}]

Views are plain data: mappings, lists and values. `applied(old, differences(old, new)) == new`.
"""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

Place = list[str | int]


class Change(msgspec.Struct):
    """`put` is what stands at the place now; a field without it is gone.

    With `cut` the place is in a list: that many things leave it there, and those in `put` come.
    """

    at: Place
    put: Any = UNSET
    cut: int | UnsetType = UNSET


def differences(old: Any, new: Any) -> list[Change]:
    """The changes that make the new view of the old one."""
    found: list[Change] = []
    _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, at: Place, found: list[Change]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        _compare_fields(old, new, at, found)
    elif isinstance(old, list) and isinstance(new, list):
        _compare_lists(old, new, at, found)
    elif type(old) is not type(new) or old != new:
        found.append(Change(at, new))


def _compare_fields(
    old: dict[str, Any], new: dict[str, Any], at: Place, found: list[Change]
) -> None:
    for name in old:
        if name not in new:
            found.append(Change([*at, name]))
    for name, value in new.items():
        if name not in old:
            found.append(Change([*at, name], value))
        elif old[name] != value or type(old[name]) is not type(value):
            _compare(old[name], value, [*at, name], found)


def _compare_lists(old: list[Any], new: list[Any], at: Place, found: list[Change]) -> None:
    """Of lists with as many things each is compared with its like; else what is alike at both ends
    stays, and what lies between is exchanged."""
    if len(old) == len(new):
        for place, (before, after) in enumerate(zip(old, new, strict=True)):
            if before != after:
                _compare(before, after, [*at, place], found)
        return
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    coming = new[start : len(new) - end]
    found.append(Change([*at, start], coming if coming else UNSET, len(old) - end - start))


def applied(view: Any, changes: list[Change]) -> Any:
    """The view after the changes; what did not change is shared with the one before."""
    for change in changes:
        view = _changed(view, change, 0)
    return view


def _changed(view: Any, change: Change, depth: int) -> Any:
    if depth == len(change.at):
        return change.put
    step = change.at[depth]
    last = depth == len(change.at) - 1
    if isinstance(view, list):
        assert isinstance(step, int)
        copy = view[:]
        if last and change.cut is not UNSET:
            coming = [] if change.put is UNSET else change.put
            copy[step : step + change.cut] = coming
        else:
            copy[step] = _changed(copy[step], change, depth + 1)
        return copy
    fields = dict(view)
    if last and change.put is UNSET:
        del fields[step]
    else:
        fields[step] = _changed(fields.get(step), change, depth + 1)
    return fields
