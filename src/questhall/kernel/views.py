"""What the fields of a view hold, for a table that nobody has drawn.

    class TableView(msgspec.Struct):
        hand: Annotated[list[CardView], OWN]
        points: Annotated[list[int], BY_SEAT]
        market: list[CardNo]

A game's own client needs none of it: it knows what it shows. Numbers of a kind (`kinds.Of`) name
things: 17 is `card:17`; those of the kind `seat` name players.
"""

from collections.abc import Iterator
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from .declarations import is_choice
from .kinds import Of


class Belongs:
    """Says of a field whose it is."""


OWN = Belongs()  # of the seat that looks
BY_SEAT = Belongs()  # an entry for each seat


class FieldFacts(msgspec.Struct, omit_defaults=True):
    """What is known of all fields of that name: the kind of things whose numbers they hold,
    whether they have an entry for each seat, whether they belong to the seat that looks."""

    name: str
    thing: str = ""
    seats: bool = False
    own: bool = False


def fields_of(views: tuple[type, ...]) -> list[FieldFacts]:
    """The fields of which something is known, in the structs of the views and in those within."""
    found: dict[str, FieldFacts] = {}
    for struct in _structs(views):
        declared = get_type_hints(struct, include_extras=True)
        for field in msgspec.structs.fields(struct):
            said = list(_said(declared[field.name]))
            if said:
                found[field.encode_name] = _facts(field.encode_name, said)
    return list(found.values())


def _facts(name: str, said: list[object]) -> FieldFacts:
    kinds = [each.kind for each in said if isinstance(each, Of)]
    return FieldFacts(name, "".join(kinds[:1]), BY_SEAT in said, OWN in said)


def _said(declared: Any) -> Iterator[object]:
    """What stands at the type itself or at what it is a list of."""
    for part in getattr(declared, "__metadata__", ()):
        if isinstance(part, Of | Belongs):
            yield part
    if hasattr(declared, "__metadata__") or get_origin(declared) is list or is_choice(declared):
        for part in get_args(declared):
            yield from _said(part)


def _structs(views: tuple[type, ...]) -> Iterator[type[msgspec.Struct]]:
    """The views and all structs within, each once."""
    waiting: list[Any] = list(views)
    known: set[type] = set()
    while waiting:
        declared = waiting.pop()
        waiting += get_args(declared)
        if declared in known or not _is_struct(declared):
            continue
        known.add(declared)
        yield declared
        waiting += get_type_hints(declared, include_extras=True).values()


def _is_struct(declared: Any) -> bool:
    return isinstance(declared, type) and issubclass(declared, msgspec.Struct)
