"""What the tests of texts share: how texts are read, and how clean text looks."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, MessageReference
from fluent.syntax.visitor import Visitor

from questhall.kernel.text import Texts


def folder_of(owner: str) -> Path:
    return Path(str(files(owner)))


def source(owner: str, file: str, language: str) -> str:
    folder = files(owner).joinpath("text")
    return folder.joinpath(f"{file}.{language}.ftl").read_text(encoding="utf-8")


def messages(owner: str, file: str, language: str) -> dict[str, Message]:
    body = FluentParser().parse(source(owner, file, language)).body
    found = [entry for entry in body if isinstance(entry, Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), f"a text stands twice in {file}.{language}"
    return dict(zip(names, found, strict=True))


def text_files(owner: str) -> list[str]:
    """The names of the files with a package's texts, without language and ending."""
    found = {path.name.split(".")[0] for path in folder_of(owner).glob("text/*.ftl")}
    return sorted(found)


def all_messages(owner: str, names: Iterable[str], language: str) -> dict[str, Message]:
    """The messages of several files; none stands in two of them."""
    found: dict[str, Message] = {}
    for file in names:
        here = messages(owner, file, language)
        assert not found.keys() & here.keys(), f"a text of {file}.{language} stands elsewhere too"
        found |= here
    return found


class _References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def generic_visit(self, node: BaseNode) -> None:
        if isinstance(node, MessageReference):
            self.found.add(node.id.name)
        super().generic_visit(node)


def references_in(entries: Iterable[Message]) -> set[str]:
    """The messages that these messages are made of."""
    references = _References()
    for entry in entries:
        references.visit(entry)
    return references.found


class Recorder(Texts):
    """Texts that remember which of them were said."""

    def __init__(self, owner: str, names: Iterable[str], language: str) -> None:
        super().__init__(language, [source(owner, file, language) for file in names])
        self.said: set[str] = set()

    def say(self, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        self.said.add(key)
        return super().say(key, arguments)


# -- the phrases of options, questions and events ---------------------------------------

PHRASE_PLACES = {  # where a call names its phrase, and in which role
    "Option": (0, "option"),
    "refusal": (0, "option"),
    "ending": (0, "option"),
    "Decision": (1, "prompt"),
    "choose_one": (2, "prompt"),
    "tell": (0, "event"),
    "tell_sum": (0, "event"),
    "tell_values": (0, "event"),
}


def phrases_in(tree: ast.Module, places: Mapping[str, tuple[int, str]]) -> Iterator[str]:
    """The texts that a module needs: `option-move`, `prompt-attack`, `event-dies`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            place, role = places.get(name, (0, ""))
            if role and len(node.args) > place:
                for each in ast.walk(node.args[place]):
                    if isinstance(each, ast.Constant) and isinstance(each.value, str):
                        yield f"{role}-{each.value}"
        elif isinstance(node, ast.ClassDef):
            for line in node.body:
                if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "prompt":
                    yield f"prompt-{ast.literal_eval(line.value)}"


def needed_phrases(modules: Iterable[Path], more_places: Mapping[str, tuple[int, str]]) -> set[str]:
    """The phrases of modules, by the calls of every game and those of this one."""
    places = {**PHRASE_PLACES, **more_places}
    found: set[str] = set()
    for module in modules:
        found.update(phrases_in(ast.parse(module.read_text(encoding="utf-8")), places))
    return {phrase for phrase in found if not phrase.endswith("-")}


def written_phrases(owner: str, language: str) -> set[str]:
    """The phrases that a game's files have words for."""
    found = all_messages(owner, text_files(owner), language)
    return {key for key in found if key.startswith(("option-", "prompt-", "event-", "sum-"))}


# -- how texts look ------------------------------------------------------------------


def told(block: str) -> dict[str, list[str]]:
    """The expected lines by key; a line may go on in the next, indented further."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in block.strip().splitlines():
        if line.startswith("  - "):
            lines.append(line[4:])
        elif line.startswith("    "):
            lines[-1] += " " + line[4:]
        else:
            lines = found.setdefault(line, [])
    return found


def assert_keyword(owner: str, texts: Texts, keyword: str) -> None:
    """A keyword is explained in a tidy sentence, and its rule stands in the rulebook."""
    text = texts.say(f"keyword-{keyword}")
    assert text.endswith(".")
    assert_tidy(text)
    rule = texts.say(f"keyword-{keyword}.rule")
    chapter = rule.split("-")[1].split(".")[0].zfill(2)
    folder = folder_of(owner) / "rulebook" / texts.language
    (page,) = folder.glob(f"{chapter}-*.md")
    assert f"[{rule}]" in page.read_text(encoding="utf-8")


def assert_russian(text: str) -> None:
    assert re.search("[а-яё]", text), text
    assert not re.search("[A-Za-z{}]", text), text
    assert_tidy(text)


def assert_tidy(text: str) -> None:
    assert "  " not in text, text
    assert not re.search(r" [,.;:)]|\.\.|[{}]", text), text
