"""The form of a game's content files: as a page for people, and as schemas for their editors."""

from typing import Any

from questhall.kernel.content_shapes import Field, Shape, Shapes, json_schema, noted
from questhall.kernel.games import Game

WORDS = {
    "text": "text",
    "number": "whole number",
    "flag": "`true` or `false`",
    "words": "list of texts",
    "sentence": "sentence in the words of the game",
    "sentences": "list of sentences in the words of the game",
    "mapping": "fields, see below",
    "list": "list of entries, see below",
}
TITLE = "# {title}: the form of content\n"
INTRODUCTION = """
What a pack may add, by the folder of its `content/`, and the fields of each file. This page is made
from the readers and from everything in the box (`questhall packs reference {game}`); schemas for
editors come from `questhall packs schema {game} DIR`.
"""
HEAD = "| field | what stands there | needed | examples |\n|---|---|---|---|"


def shapes_of(game: Game) -> Shapes:
    """What the files in the box look like."""
    additions = game.additions()
    assert additions is not None, f"{game.id} takes no packs"
    with noted() as shapes:
        additions.box()
    return shapes


def reference_page(game: Game) -> str:
    """The page in Markdown."""
    title = game.texts("en").say(f"game-{game.id.replace('_', '-')}")
    parts = [TITLE.format(title=title), INTRODUCTION.format(game=game.id)]
    for folder, shape in sorted(shapes_of(game).files.items()):
        parts.append(f"\n## content/{folder}/*.yaml\n")
        parts.append(_table(shape))
        parts += _inner(shape, folder)
    return "\n".join(parts) + "\n"


def _inner(shape: Shape, path: str) -> list[str]:
    """The tables of what stands in the fields, however deep."""
    parts: list[str] = []
    for name, field in sorted(shape.fields.items()):
        if field.shape is not None:
            place = f"{path} / {name}"
            parts += [f"\n### {place}\n", _table(field.shape), *_inner(field.shape, place)]
    return parts


def _table(shape: Shape) -> str:
    rows = [_row(name, field, shape.needs(field)) for name, field in sorted(shape.fields.items())]
    return "\n".join([HEAD, *rows])


def _row(name: str, field: Field, is_needed: bool) -> str:
    needed = "yes" if is_needed else ""
    examples = ", ".join(f"`{each.replace('|', chr(92) + '|')}`" for each in field.examples)
    return f"| `{name}` | {_what(field)} | {needed} | {examples} |"


def _what(field: Field) -> str:
    if field.choices:
        return "one of " + ", ".join(f"`{each}`" for each in sorted(field.choices))
    if field.low is not None:
        return f"{WORDS[field.kind]} from {field.low} to {field.high}"
    return WORDS[field.kind]


def schemas_of(game: Game) -> dict[str, dict[str, Any]]:
    """A JSON Schema for each folder."""
    return {
        folder: json_schema(shape, f"{game.id}: content/{folder}")
        for folder, shape in sorted(shapes_of(game).files.items())
    }
