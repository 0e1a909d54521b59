"""What a file of content may name: a thing of its own pack before one of the box."""

from collections.abc import Collection, Mapping
from typing import TypeVar

from questhall.kernel.content import Entry

Thing = TypeVar("Thing")


def find(entry: Entry, field: str, name: str, known: Mapping[str, Thing]) -> Thing:
    key = entry.source.meant(name, known)
    if key is None:
        reason = f"nothing that fits is called {name[:60]!r}"
        raise entry.fault(field, reason + entry.source.probably(name, known))
    return known[key]


def named(entry: Entry, field: str, known: Mapping[str, Thing]) -> Thing:
    """The thing that a field names."""
    return find(entry, field, entry.text(field), known)


def maybe_named(entry: Entry, field: str, known: Mapping[str, Thing]) -> Thing | None:
    """The thing that a field names, which may be left out."""
    name = entry.text(field, "")
    return find(entry, field, name, known) if name else None


def all_named(entry: Entry, field: str, known: Mapping[str, Thing]) -> list[Thing]:
    """The things that the list in a field names."""
    return [find(entry, field, name, known) for name in entry.words(field)]


def circle_in(ways: Mapping[str, Collection[str]]) -> str:
    """Somebody from whom a way leads back to himself; nothing if there is nobody."""
    for start in ways:
        reached = list(ways[start])
        for key in reached:
            reached += [each for each in ways.get(key, ()) if each not in reached]
        if start in reached:
            return start
    return ""
