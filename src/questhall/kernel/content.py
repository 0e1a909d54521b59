"""Content files: YAML with checked fields, and expressions of the language of cards in them.

Whatever is wrong is said with file, line and reason.
"""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from importlib.resources import as_file, files
from pathlib import Path
from typing import TypeVar

import yaml

from .language.expressions import BadExpression, Expression, parse_expression

Meaning = TypeVar("Meaning")


def content_folder(game: str) -> AbstractContextManager[Path]:
    """Where a game's package keeps its content files."""
    return as_file(files(game).joinpath("content"))


class BadContent(ValueError):
    """A fault in a content file; the column is 0 where the whole line is meant."""

    def __init__(self, file: str, line: int, reason: str, column: int = 0) -> None:
        place = f"{file}:{line}:{column}" if column else f"{file}:{line}"
        super().__init__(f"{place}: {reason}")
        self.file = file
        self.line = line
        self.column = column
        self.reason = reason


class Entry:
    """One mapping of a content file. Every field must be read; `finish` reports the rest."""

    def __init__(self, file: str, node: yaml.MappingNode) -> None:
        self.file = file
        self.line = node.start_mark.line + 1
        self._nodes: dict[str, yaml.Node] = {}
        self._read: set[str] = set()
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise BadContent(file, key.start_mark.line + 1, "a field's name must be a text")
            if key.value in self._nodes:
                raise BadContent(file, key.start_mark.line + 1, f"{key.value!r} stands twice")
            self._nodes[key.value] = value

    def fault(self, field: str, reason: str) -> BadContent:
        """A fault in one field, to be raised."""
        node = self._nodes.get(field)
        line = node.start_mark.line + 1 if node is not None else self.line
        return BadContent(self.file, line, f"{field}: {reason}")

    def bad_expression(self, field: str, fault: BadExpression, item: int = 0) -> BadContent:
        """A fault in an expression of a field, or of the item of that number in a list."""
        node = self._nodes[field]
        if isinstance(node, yaml.SequenceNode):
            node = node.value[item]
        mark = node.start_mark
        quotes = 1 if isinstance(node, yaml.ScalarNode) and node.style in ("'", '"') else 0
        column = mark.column + quotes + fault.column + 1
        return BadContent(self.file, mark.line + 1, f"{field}: {fault}", column)

    def has(self, field: str) -> bool:
        return field in self._nodes

    def text(self, field: str, default: str | None = None) -> str:
        node = self._take(field)
        if node is None:
            if default is None:
                raise self.fault(field, "is missing")
            return default
        if not isinstance(node, yaml.ScalarNode):
            raise self.fault(field, "must be a text")
        return str(node.value)

    def one_of(self, field: str, choices: Sequence[str]) -> str:
        value = self.text(field)
        if value not in choices:
            raise self.fault(field, f"is {value!r}; must be one of {', '.join(choices)}")
        return value

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        if not self.has(field) and default is not None:
            return default
        text = self.text(field)
        try:
            value = int(text)
        except ValueError:
            raise self.fault(field, f"is {text!r}; must be a whole number") from None
        if not low <= value <= high:
            raise self.fault(field, f"is {value}; must be from {low} to {high}")
        return value

    def flag(self, field: str, default: bool = False) -> bool:
        if not self.has(field):
            return default
        return self.one_of(field, ("true", "false")) == "true"

    def words(self, field: str) -> list[str]:
        """A list of short texts."""
        node = self._take(field)
        if node is None:
            return []
        if not isinstance(node, yaml.SequenceNode):
            raise self.fault(field, "must be a list")
        for each in node.value:
            if not isinstance(each, yaml.ScalarNode):
                raise BadContent(self.file, each.start_mark.line + 1, f"{field}: must be texts")
        return [str(each.value) for each in node.value]

    def entry(self, field: str) -> "Entry | None":
        node = self._take(field)
        if node is None:
            return None
        if not isinstance(node, yaml.MappingNode):
            raise self.fault(field, "must be a mapping")
        return Entry(self.file, node)

    def entries(self, field: str) -> "list[Entry]":
        node = self._take(field)
        if not isinstance(node, yaml.SequenceNode):
            raise self.fault(field, "must be a list of mappings")
        found: list[Entry] = []
        for each in node.value:
            if not isinstance(each, yaml.MappingNode):
                raise BadContent(self.file, each.start_mark.line + 1, "must be a mapping")
            found.append(Entry(self.file, each))
        return found

    def expression(self, field: str) -> Expression | None:
        """An effect written in the game's words."""
        if not self.has(field):
            return None
        try:
            return parse_expression(self.text(field))
        except BadExpression as fault:
            raise self.bad_expression(field, fault) from None

    def read(self, field: str, read: Callable[[Expression], Meaning]) -> Meaning:
        """What the expression of a field means."""
        return self._meaning(field, self.text(field), 0, read)

    def read_each(self, field: str, read: Callable[[Expression], Meaning]) -> list[Meaning]:
        """What the expressions of a list mean."""
        return [
            self._meaning(field, text, item, read) for item, text in enumerate(self.words(field))
        ]

    def _meaning(
        self, field: str, text: str, item: int, read: Callable[[Expression], Meaning]
    ) -> Meaning:
        try:
            return read(parse_expression(text))
        except BadExpression as fault:
            raise self.bad_expression(field, fault, item) from None

    def finish(self) -> None:
        unknown = sorted(set(self._nodes) - self._read)
        if unknown:
            raise self.fault(unknown[0], "is not a field that is known here")

    def _take(self, field: str) -> yaml.Node | None:
        self._read.add(field)
        return self._nodes.get(field)


def compose(text: str) -> yaml.Node | None:
    """The nodes of a YAML text. libyaml, where PyYAML is built with it, reads several times as
    fast. What it cannot read is left to Python, so that errors are worded the same everywhere."""
    node: yaml.Node | None
    if yaml.__with_libyaml__:
        try:
            node = yaml.compose(text, Loader=yaml.CSafeLoader)
            return node
        except yaml.YAMLError:
            pass
    node = yaml.compose(text, Loader=yaml.SafeLoader)
    return node


def read_entry(path: Path) -> Entry:
    """The mapping at the top of a YAML file."""
    try:
        node = compose(path.read_text(encoding="utf-8"))
    except yaml.MarkedYAMLError as fault:
        line = fault.problem_mark.line + 1 if fault.problem_mark else 1
        raise BadContent(path.name, line, f"is not YAML: {fault.problem}") from None
    except (yaml.YAMLError, UnicodeDecodeError) as fault:
        raise BadContent(path.name, 1, f"is not YAML: {fault}") from None
    if not isinstance(node, yaml.MappingNode):
        raise BadContent(path.name, 1, "must be a mapping")
    return Entry(path.name, node)
