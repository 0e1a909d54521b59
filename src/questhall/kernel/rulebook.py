"""The rulebook that a game carries, and which of its rules are proved by tests.

A game's package holds `rulebook/<language>/*.md`, a file a chapter, in which a line
`- [SO-4.1.1] text` is a rule, and `rulebook/waivers*.yaml`, which says of rules that need
no test why not. A test names the rules it proves: `@rule("SO-4.1.1")`.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import yaml

_RULE = re.compile(r"- \[([A-Z]+-[0-9A-Za-z.]+)\] (.+)")
_RECORD = "tested.txt"


class Rule:
    """One rule under its heading. `notes` say how an open point of it is played here."""

    def __init__(self, id: str, text: str, heading: str = "") -> None:
        self.id = id
        self.text = text
        self.heading = heading
        self.notes: list[str] = []


class Chapter:
    """A chapter of the rulebook, in the order in which it is read."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.rules: list[Rule] = []


class Rulebook:
    """The rules of a game in one language."""

    def __init__(self, chapters: list[Chapter]) -> None:
        self.chapters = chapters
        self._by_id: dict[str, Rule] = {}
        for chapter in chapters:
            for rule in chapter.rules:
                if rule.id in self._by_id:
                    raise BadRulebook(f"two rules are called {rule.id}")
                self._by_id[rule.id] = rule

    @property
    def ids(self) -> list[str]:
        return list(self._by_id)

    @property
    def prefixes(self) -> set[str]:
        """What the ids of this game begin with."""
        return {id.partition("-")[0] for id in self._by_id}

    def find(self, id: str) -> Rule | None:
        return self._by_id.get(id)


class BadRulebook(ValueError):
    """A fault in the rulebook, its waivers or the marks of a test; the text says where."""


@cache
def rulebook_of(package: str, language: str) -> Rulebook:
    """The rulebook of a game's package."""
    with as_file(files(package)) as folder:
        pages = sorted((folder / "rulebook" / language).glob("*.md"))
        if not pages:
            raise BadRulebook(f"{package} has no rulebook/{language}/*.md")
        return Rulebook([read_chapter(page.read_text(encoding="utf-8")) for page in pages])


def read_chapter(text: str) -> Chapter:
    """One chapter: its title, its rules, and the notes that stand below a rule."""
    chapter = Chapter("")
    heading = ""
    for line in text.splitlines():
        rule = _RULE.match(line)
        if rule:
            chapter.rules.append(Rule(rule[1], rule[2], heading))
        elif line.startswith("## "):
            heading = line[3:].strip()
        elif line.startswith("# "):
            chapter.title = line[2:].strip()
        elif line.startswith("> ") and chapter.rules:
            chapter.rules[-1].notes.append(line[2:].strip())
    return chapter


def waivers_of(package: str) -> dict[str, str]:
    """The rules that need no test, each with the reason."""
    waived: dict[str, str] = {}
    with as_file(files(package)) as folder:
        for path in sorted((folder / "rulebook").glob("waivers*.yaml")):
            reasons = yaml.safe_load(path.read_text(encoding="utf-8")) or {}
            if not isinstance(reasons, dict):
                raise BadRulebook(f"{path.name} must say `id: reason`, line by line")
            for id, reason in reasons.items():
                if id in waived or not isinstance(reason, str) or not reason.strip():
                    raise BadRulebook(f"{path.name}: {id} needs one reason, and only one")
                waived[id] = reason.strip()
    return waived


class Place:
    """A place in the code or the tests."""

    def __init__(self, file: Path, line: int, name: str = "") -> None:
        self.file = file
        self.line = line
        self.name = name

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}"
        return f"{where} {self.name}" if self.name else where


def code_places(package: str, id: str) -> list[Place]:
    """The lines of the game's code that name the rule."""
    named = re.compile(re.escape(id) + r"(?![0-9A-Za-z]|\.[0-9])")
    found: list[Place] = []
    with as_file(files(package)) as folder:
        root = folder.parents[package.count(".")]
        for path in sorted(folder.rglob("*.py")):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if named.search(line):
                    found.append(Place(path.relative_to(root), number))
    return found


# -- what the tests prove ------------------------------------------------------


def folder_of_tests(package: str) -> Path | None:
    """The tests of the checkout that the package is used from: `tests` beside `src`."""
    with as_file(files(package)) as folder:
        for parent in folder.parents:
            if parent.name == "src" and (parent.parent / "tests").is_dir():
                return parent.parent / "tests"
    return None


def marked_tests(folder: Path) -> dict[str, list[Place]]:
    """The tests by the rules that they are marked with. Nothing is run for that."""
    found: dict[str, list[Place]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for id, line, test in _marks_in(path, path.read_text(encoding="utf-8")):
            place = Place(path.relative_to(folder.parent), line, test)
            found.setdefault(id, []).append(place)
    return found


@cache
def _marks_in(path: Path, text: str) -> list[tuple[str, int, str]]:
    """The rules that tests of a file are marked with, each with its line and the test."""
    if "rule(" not in text:
        return []
    found: list[tuple[str, int, str]] = []
    for test, call in _rule_marks(ast.parse(text, str(path)).body):
        for argument in call.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise BadRulebook(f"{path}:{call.lineno}: a rule is marked by its plain id")
            found.append((argument.value, call.lineno, test))
    return found


def _rule_marks(nodes: Iterable[ast.stmt]) -> Iterator[tuple[str, ast.Call]]:
    """Every `@rule(...)` on a test or a class of tests, with the name it stands on."""
    for node in nodes:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and _is_rule(decorator.func):
                    yield node.name, decorator
        if isinstance(node, ast.ClassDef):
            yield from _rule_marks(node.body)


def _is_rule(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        return function.attr == "rule"
    return isinstance(function, ast.Name) and function.id == "rule"


def proofs_of(package: str, prefixes: set[str]) -> dict[str, list[Place]] | None:
    """The marked tests of a game; from its record where there are no tests to read.

    The tests lie beside the package's `src`, or in the current directory.
    """
    for folder in (folder_of_tests(package), Path.cwd() / "tests"):
        if folder is not None and folder.is_dir():
            marked = marked_tests(folder)
            own = {id: places for id, places in marked.items() if id.split("-")[0] in prefixes}
            if own:
                return own
    record = files(package).joinpath("rulebook", _RECORD)
    if not record.is_file():
        return None
    return {id: [] for id in record.read_text(encoding="utf-8").split()}


def write_record(package: str, tested: list[str]) -> Path:
    """Note in the package which rules are tested, for those who have no tests at hand."""
    with as_file(files(package)) as folder:
        path: Path = folder / "rulebook" / _RECORD
        path.write_text("".join(f"{id}\n" for id in tested), encoding="utf-8")
        return path


class Coverage:
    """Which rules are tested, which need no test, and which are missing one."""

    def __init__(self, ids: list[str], tests: set[str], waivers: dict[str, str]) -> None:
        known = set(ids)
        self.total = len(ids)
        self.tested = [id for id in ids if id in tests]
        self.waived = {id: waivers[id] for id in ids if id in waivers and id not in tests}
        self.missing = [id for id in ids if id not in tests and id not in waivers]
        self.unknown_in_tests = sorted(tests - known)
        self.unknown_in_waivers = sorted(set(waivers) - known)
