"""Fields of content files that hold names from a fixed list: colours, sites, sets."""

from questhall.kernel.content import Entry

BASE = "base"
LOST_LEGION = "ll"
TEZLA = "tezla"
SETS = (BASE, LOST_LEGION, TEZLA)


def number_of(entry: Entry, field: str, names: tuple[str, ...]) -> int:
    """The place of the field's name in the list of names."""
    return names.index(entry.one_of(field, names))


def numbers_of(entry: Entry, field: str, names: tuple[str, ...]) -> list[int]:
    return [place_of(entry, field, word, names) for word in entry.words(field)]


def bits_of(entry: Entry, field: str, names: tuple[str, ...]) -> int:
    bits = 0
    for number in numbers_of(entry, field, names):
        bits |= 1 << number
    return bits


def place_of(entry: Entry, field: str, word: str, names: tuple[str, ...]) -> int:
    if word not in names:
        raise entry.fault(field, f"{word!r} is none of {', '.join(names)}")
    return names.index(word)


def set_of(entry: Entry) -> str:
    """The part of the box it comes from; by default the base game. A pack is a part itself."""
    if entry.has("set") and entry.source.pack:
        raise entry.fault("set", "is for what lies in the box")
    return entry.one_of("set", SETS) if entry.has("set") else BASE
