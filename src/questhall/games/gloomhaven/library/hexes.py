"""Hexes as content files write them: `0,1 -1,2`."""

from questhall.kernel.content import Entry

from ..printed.hexes import FARTHEST_COORDINATE, Hex

LARGEST_AREA = 20
FARTHEST_OF_PACKS = 60  # from 0,0: a map of a pack fits on a table


def hexes_in(entry: Entry, field: str, text: str, most: int) -> list[Hex]:
    """The hexes of a field; a pack may have so many of them."""
    words = text.split()
    if entry.source.pack and len(words) > most:
        raise entry.fault(field, f"has {len(words)} hexes, must have at most {most}")
    return [_hex(entry, field, each) for each in words]


def _hex(entry: Entry, field: str, text: str) -> Hex:
    q, _, r = text.partition(",")
    try:
        hex = int(q), int(r)
    except ValueError:
        raise entry.fault(field, f"{text[:40]!r} is not a hex") from None
    if max(abs(hex[0]), abs(hex[1])) > _farthest(entry):
        raise entry.fault(field, f"{text[:40]} is too far away")
    return hex


def _farthest(entry: Entry) -> int:
    return FARTHEST_OF_PACKS if entry.source.pack else FARTHEST_COORDINATE


def hexes_of(text: str) -> list[Hex]:
    """The same where it was checked before."""
    found: list[Hex] = []
    for pair in text.split():
        q, _, r = pair.partition(",")
        found.append((int(q), int(r)))
    return found
