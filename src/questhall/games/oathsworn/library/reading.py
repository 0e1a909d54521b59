"""What all readers share: sentences with their names, references, numbers and bounded lists."""

from collections.abc import Sequence
from typing import TypeVar

from questhall.kernel.content import Entry
from questhall.kernel.language.arguments import did_you_mean
from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.words import Language

from ..words.names import NOUNS, Names

Meaning = TypeVar("Meaning")


def sentence(
    entry: Entry, field: str, language: Language[Meaning], names: Names
) -> tuple[Meaning, str]:
    """What the sentence in a field means, and how it is written with all names in full."""

    def read(expression: Expression) -> tuple[Meaning, str]:
        return names.read(expression, language)

    return entry.read(field, read)


def sentences(
    entry: Entry, field: str, language: Language[Meaning], names: Names
) -> list[tuple[Meaning, str]]:
    """The same of a list."""

    def read(expression: Expression) -> tuple[Meaning, str]:
        return names.read(expression, language)

    return entry.read_each(field, read)


def meant(entry: Entry, field: str, language: Language[Meaning], names: Names) -> Meaning | None:
    """What the sentence means, where there is one."""
    return sentence(entry, field, language, names)[0] if entry.has(field) else None


def reference(entry: Entry, field: str, sort: str, names: Names) -> str:
    """The key of the thing that a field names."""
    return named(entry, field, sort, entry.text(field), names)


def references(entry: Entry, field: str, sort: str, names: Names) -> list[str]:
    return [named(entry, field, sort, each, names) for each in entry.words(field)]


def named(entry: Entry, field: str, sort: str, name: str, names: Names) -> str:
    key = names.look_up(sort, name)
    if not key:
        meant = did_you_mean(name, names.known(sort))
        raise entry.fault(field, f"{name!r} is no {NOUNS[sort]}{meant}")
    return key


def bounded(entry: Entry, field: str, most: int, least: int = 0) -> list[Entry]:
    """The entries of a list that may be left out unless there are some at least."""
    found = entry.entries(field) if least or entry.has(field) else []
    if not least <= len(found) <= most:
        raise entry.fault(field, f"are {len(found)}; must be from {least} to {most}")
    return found


def numbers(entry: Entry, field: str, low: int, high: int, count: Sequence[int]) -> list[int]:
    """A list of so many whole numbers."""
    found: list[int] = []
    for word in entry.words(field):
        if not word.removeprefix("-").isdecimal() or not low <= int(word) <= high:
            raise entry.fault(field, f"{word!r} is no whole number from {low} to {high}")
        found.append(int(word))
    if len(found) not in count:
        raise entry.fault(field, f"are {len(found)} numbers; must be {count[0]}")
    return found
