"""What a name in a file means: the thing of its own pack if that has one, else that in the box."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from questhall.kernel.content import Entry, Source
from questhall.kernel.language.arguments import did_you_mean
from questhall.kernel.packs import BETWEEN

Found = TypeVar("Found")


def candidates(source: Source, name: str) -> list[str]:
    """`other:thing` says whose it is; a plain name is looked for in the own pack first."""
    return [name] if BETWEEN in name else list(dict.fromkeys([source.key(name), name]))


def key_of(entry: Entry, field: str, name: str, known: Iterable[str], noun: str) -> str:
    """The key of what the file means by a name."""
    keys = set(known)
    for key in candidates(entry.source, name):
        if key in keys:
            return key
    raise entry.fault(field, f"{name!r} is no {noun}{_meant(entry.source, name, keys)}")


def found(entry: Entry, field: str, name: str, things: Mapping[str, Found], noun: str) -> Found:
    """What the file means by a name."""
    return things[key_of(entry, field, name, things, noun)]


def _meant(source: Source, name: str, keys: set[str]) -> str:
    """Own things are called by their plain names."""
    own = f"{source.pack}{BETWEEN}"
    return did_you_mean(name, sorted({key.removeprefix(own) for key in keys}))


def number_printed(entry: Entry, low: int, high: int, following: int) -> int:
    """The number on what lies in the box; what packs add is counted on from there."""
    number = entry.number("number", low, high, 0)
    if not entry.source.pack and not number:
        raise entry.fault("number", "is missing")
    if entry.source.pack and number:
        raise entry.fault("number", "is only for what lies in the box")
    return number or following
