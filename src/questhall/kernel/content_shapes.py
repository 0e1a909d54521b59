"""The form of content files, noted while the library of a game reads its own.

Whoever reads a field says what may stand in it. So the page for people who write content, and the
schema for their editors, follow from the readers and from everything that they have read.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

MOST_EXAMPLES = 3
LONGEST_EXAMPLE = 60


class Field:
    """What may stand in one field. `kind`: text, number, flag, words, sentence, sentences, mapping
    or list; a text may be one of `choices`, a sentence is of a `language`."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.there = 0  # in so many mappings
        self.optional = False
        self.low: int | None = None
        self.high: int | None = None
        self.choices: set[str] = set()
        self.examples: list[str] = []
        self.shape: Shape | None = None

    def allow(self, low: int, high: int) -> None:
        """Numbers from one to the other, besides those that are allowed elsewhere."""
        self.low = low if self.low is None else min(self.low, low)
        self.high = high if self.high is None else max(self.high, high)

    def note(self, example: str) -> None:
        room = len(self.examples) < MOST_EXAMPLES and len(example) <= LONGEST_EXAMPLE
        if room and example not in self.examples:
            self.examples.append(example)


class Shape:
    """The fields of one sort of mapping."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.read = 0  # mappings of this sort
        self.fields: dict[str, Field] = {}

    def needs(self, field: Field) -> bool:
        """Must it be there? It always was, and nobody asked whether it is."""
        return not field.optional and field.there == self.read

    def field(self, name: str, kind: str) -> Field:
        """The field. What is read as text first may turn out to be something more."""
        found = self.fields.setdefault(name, Field(kind))
        if found.kind == "text":
            found.kind = kind
        return found

    def inner(self, name: str, kind: str) -> "Shape":
        """The shape of the mappings in a field."""
        found = self.field(name, kind)
        if found.shape is None:
            found.shape = Shape(name)
        return found.shape


class Shapes:
    """By the folder of a pack: what its files look like."""

    def __init__(self) -> None:
        self.files: dict[str, Shape] = {}

    def of(self, folder: str) -> Shape:
        return self.files.setdefault(folder, Shape(folder))


_noting: Shapes | None = None


@contextmanager
def noted() -> Iterator[Shapes]:
    """While this lasts, everything that is read is noted."""
    global _noting
    before, _noting = _noting, Shapes()
    try:
        yield _noting
    finally:
        _noting = before


def shape_of(folder: str) -> Shape | None:
    """Where to note what is read of a file that could lie in this folder of a pack."""
    return None if _noting is None or not folder else _noting.of(folder)


# -- for editors ---------------------------------------------------------------------

_TYPES: dict[str, dict[str, Any]] = {
    "text": {"type": ["string", "number", "boolean"]},
    "number": {"type": "integer"},
    "flag": {"type": "boolean"},
    "words": {"type": "array", "items": {"type": ["string", "number"]}},
    "sentence": {"type": "string"},
    "sentences": {"type": "array", "items": {"type": "string"}},
}


def json_schema(shape: Shape, title: str) -> dict[str, Any]:
    """A JSON Schema of one sort of file."""
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title}
    return head | _object(shape)


def _object(shape: Shape) -> dict[str, Any]:
    fields = {name: _schema(field) for name, field in sorted(shape.fields.items())}
    needed = sorted(name for name, field in shape.fields.items() if shape.needs(field))
    rest = {"required": needed} if needed else {}
    return {"type": "object", "properties": fields, "additionalProperties": False, **rest}


def _schema(field: Field) -> dict[str, Any]:
    if field.shape is not None:
        inside = _object(field.shape)
        return inside if field.kind == "mapping" else {"type": "array", "items": inside}
    found = dict(_TYPES[field.kind])
    if field.choices:
        found = {"enum": sorted(field.choices)}
    if field.low is not None and field.high is not None:
        found |= {"minimum": field.low, "maximum": field.high}
    if field.examples:
        found["examples"] = field.examples
    return found
