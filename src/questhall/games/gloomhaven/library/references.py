"""What a name in a file means: the thing of its own pack if that has one, else that in the box."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from questhall.kernel.content import Entry

Found = TypeVar("Found")


def key_of(entry: Entry, field: str, name: str, known: Iterable[str], noun: str) -> str:
    """The key of what the file means by a name."""
    keys = set(known)
    key = entry.source.meant(name, keys)
    if key is None:
        raise entry.fault(field, f"{name!r} is no {noun}{entry.source.probably(name, keys)}")
    return key


def found(entry: Entry, field: str, name: str, things: Mapping[str, Found], noun: str) -> Found:
    """What the file means by a name."""
    return things[key_of(entry, field, name, things, noun)]


def number_printed(entry: Entry, low: int, high: int, following: int) -> int:
    """The number on what lies in the box; what packs add is counted on from there."""
    number = entry.number("number", low, high, 0)
    if not entry.source.pack and not number:
        raise entry.fault("number", "is missing")
    if entry.source.pack and number:
        raise entry.fault("number", "is only for what lies in the box")
    return number or following
