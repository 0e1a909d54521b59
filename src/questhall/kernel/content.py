"""Content files: YAML with checked fields, and expressions of the language of cards in them.

Whatever is wrong is said with file, line and reason.
"""

import re
from collections.abc import Callable, Container, Iterable, Sequence
from contextlib import AbstractContextManager
from importlib.resources import as_file, files
from pathlib import Path
from typing import TypeVar

import yaml

from .content_shapes import Field, Shape, shape_of
from .language.arguments import did_you_mean
from .language.expressions import BadExpression, Expression, parse_expression

Meaning = TypeVar("Meaning")

DEEPEST = 12  # lists and mappings in one another
MOST_EVENTS = 100_000  # about as many words
_NAME = re.compile(r"[a-z][a-z0-9_-]{0,59}")
_EVENTS = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader


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


def _fault_at(file: str, node: yaml.Node, reason: str) -> BadContent:
    return BadContent(file, node.start_mark.line + 1, reason, node.start_mark.column + 1)


class Source:
    """Where content comes from: the box itself, or a pack, whose name stands before those of its
    things. `renamed`: names of today by those that things had formerly."""

    def __init__(self, pack: str = "") -> None:
        self.pack = pack
        self.renamed: dict[str, str] = {}

    def key(self, name: str) -> str:
        return f"{self.pack}:{name}" if self.pack else name

    def plain(self, key: str) -> str:
        """As a thing is called here: own things without the name of the pack."""
        return key.removeprefix(self.key(""))

    def candidates(self, name: str) -> tuple[str, str]:
        """What a name may mean: a thing of the same pack before one in the box, or `other:thing`,
        which says whose it is."""
        return self.key(name), name

    def meant(self, name: str, known: Container[str]) -> str | None:
        """The key of what is named, if that is known."""
        for key in self.candidates(name):
            if key in known:
                return key
        return None

    def probably(self, name: str, known: Iterable[str]) -> str:
        """The end of an error about a name that means nothing here."""
        return did_you_mean(self.plain(name), sorted({self.plain(key) for key in known}))


class Entry:
    """One mapping of a content file. Every field must be read; `finish` reports the rest."""

    def __init__(
        self,
        file: str,
        node: yaml.MappingNode,
        source: Source | None = None,
        shape: Shape | None = None,
    ) -> None:
        self.file = file
        self.source = source or Source()
        self._shape = shape
        self.line = node.start_mark.line + 1
        self._nodes: dict[str, yaml.Node] = {}
        self._read: set[str] = set()
        self._lacking: set[str] = set()  # fields that somebody could do without
        self._noted: set[str] = set()
        if shape is not None:
            shape.read += 1
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise _fault_at(file, key, "a field's name must be a text")
            if key.value in self._nodes:
                raise _fault_at(file, key, f"{key.value!r} stands twice")
            self._nodes[key.value] = value

    def fault(self, field: str, reason: str) -> BadContent:
        """A fault in one field, to be raised."""
        node = self._nodes.get(field)
        if node is None:
            return BadContent(self.file, self.line, f"{field}: {reason}")
        return _fault_at(self.file, node, f"{field}: {reason}")

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
        there = field in self._nodes
        if not there:
            self._lacking.add(field)
        return there

    def text(self, field: str, default: str | None = None) -> str:
        node = self._take(field)
        self._note(field, "text", default is None)
        if node is None:
            if default is None:
                raise self.fault(field, "is missing")
            return default
        if not isinstance(node, yaml.ScalarNode):
            raise self.fault(field, "must be a text")
        return str(node.value)

    def name(self, field: str = "id") -> str:
        """The name by which a thing is kept. A thing that had others lists them: `formerly:`."""
        name = self.text(field)
        if self.source.pack and not _NAME.fullmatch(name):
            raise self.fault(field, f"is {name!r}; a name is of small letters, digits, - and _")
        for former in map(self.source.key, self.words("formerly")):
            if former in self.source.renamed:
                raise self.fault("formerly", f"two things were called {former!r}")
            self.source.renamed[former] = self.source.key(name)
        return self.source.key(name)

    def one_of(self, field: str, choices: Sequence[str], default: str | None = None) -> str:
        value = self.text(field, default)
        noted = self._note(field, "text", default is None)
        if noted is not None:
            noted.choices.update(choices)
        if value not in choices and value != default:
            meant = did_you_mean(value, choices)
            raise self.fault(field, f"is {value!r}; must be one of {', '.join(choices)}{meant}")
        return value

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        noted = self._note(field, "number", default is None)
        if noted is not None:
            noted.allow(low, high)
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
        self._note(field, "flag", needed=False)
        if not self.has(field):
            return default
        text = self.text(field)
        if text not in ("true", "false"):
            raise self.fault(field, f"is {text!r}; must be one of true, false")
        return text == "true"

    def words(self, field: str) -> list[str]:
        """A list of short texts."""
        self._note(field, "words", needed=False)
        node = self._take(field)
        if node is None:
            return []
        if not isinstance(node, yaml.SequenceNode):
            raise self.fault(field, "must be a list")
        for each in node.value:
            if not isinstance(each, yaml.ScalarNode):
                raise _fault_at(self.file, each, f"{field}: must be texts")
        return [str(each.value) for each in node.value]

    def entry(self, field: str, needed: bool = True) -> "Entry | None":
        node = self._take(field)
        if node is None:
            return None
        if not isinstance(node, yaml.MappingNode):
            raise self.fault(field, "must be a mapping")
        return Entry(self.file, node, self.source, self._inner(field, "mapping", needed))

    def entries(self, field: str, needed: bool = True) -> "list[Entry]":
        node = self._take(field)
        if node is None and not needed:
            return []
        if not isinstance(node, yaml.SequenceNode):
            raise self.fault(field, "must be a list of mappings")
        found: list[Entry] = []
        shape = self._inner(field, "list", needed)
        for each in node.value:
            if not isinstance(each, yaml.MappingNode):
                raise _fault_at(self.file, each, "must be a mapping")
            found.append(Entry(self.file, each, self.source, shape))
        return found

    def expression(self, field: str) -> Expression | None:
        """An effect written in the game's words."""
        self._note(field, "sentence", needed=False)
        if not self.has(field):
            return None
        try:
            return parse_expression(self.text(field))
        except BadExpression as fault:
            raise self.bad_expression(field, fault) from None

    def read(self, field: str, read: Callable[[Expression], Meaning]) -> Meaning:
        """What the expression of a field means."""
        self._note(field, "sentence")
        return self._meaning(field, self.text(field), 0, read)

    def read_each(self, field: str, read: Callable[[Expression], Meaning]) -> list[Meaning]:
        """What the expressions of a list mean."""
        self._note(field, "sentences", needed=False)
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

    def _note(self, field: str, kind: str, needed: bool = True) -> Field | None:
        """For whoever notes the form of the files: this is read as that."""
        if self._shape is None:
            return None
        noted = self._shape.field(field, kind)
        noted.optional |= not needed or field in self._lacking
        node = self._nodes.get(field)
        if node is not None and field not in self._noted:
            self._noted.add(field)
            noted.there += 1
        if isinstance(node, yaml.ScalarNode):
            noted.note(str(node.value))
        return noted

    def _inner(self, field: str, kind: str, needed: bool) -> Shape | None:
        if self._shape is None:
            return None
        self._note(field, kind, needed)
        return self._shape.inner(field, kind)

    def finish(self) -> None:
        unknown = sorted(set(self._nodes) - self._read)
        if unknown:
            meant = did_you_mean(unknown[0], self._read | self._lacking)
            raise self.fault(unknown[0], f"is not a field that is known here{meant}")

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


def read_entry(path: Path, source: Source | None = None, folder: str = "") -> Entry:
    """The mapping at the top of a YAML file; `folder`: where it would lie in a pack."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as fault:
        raise BadContent(path.name, 1, f"is not YAML: {fault}") from None
    return compose_entry(path.name, text, source, folder)


def compose_entry(file: str, text: str, source: Source | None = None, folder: str = "") -> Entry:
    """The mapping at the top of a YAML text; `file` is named where something is wrong with it."""
    try:
        if source is not None and source.pack:
            _need_plain_yaml(file, text)
        node = compose(text)
    except yaml.MarkedYAMLError as fault:
        line = fault.problem_mark.line + 1 if fault.problem_mark else 1
        raise BadContent(file, line, f"is not YAML: {fault.problem}") from None
    except (yaml.YAMLError, RecursionError) as fault:
        raise BadContent(file, 1, f"is not YAML: {fault}") from None
    if not isinstance(node, yaml.MappingNode):
        raise BadContent(file, 1, "must be a mapping")
    return Entry(file, node, source, shape_of(folder))


def _need_plain_yaml(file: str, text: str) -> None:
    """In a stranger's file a few lines must not stand for millions, nor lie too deep."""
    depth = 0
    for number, event in enumerate(yaml.parse(text, Loader=_EVENTS)):
        line = event.start_mark.line + 1
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            raise BadContent(file, line, "anchors and aliases are not read in a pack")
        depth += isinstance(event, yaml.CollectionStartEvent)
        depth -= isinstance(event, yaml.CollectionEndEvent)
        if depth > DEEPEST or number > MOST_EVENTS:
            raise BadContent(file, line, "is too deep" if depth > DEEPEST else "is too long")
