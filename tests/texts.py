"""What the tests of texts share: how texts are read, and how clean text looks."""

import re
from collections.abc import Iterable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, MessageReference
from fluent.syntax.visitor import Visitor

from questhall.kernel.text import Texts


def source(owner: str, file: str, language: str) -> str:
    folder = files(owner).joinpath("text")
    return folder.joinpath(f"{file}.{language}.ftl").read_text(encoding="utf-8")


def messages(owner: str, file: str, language: str) -> dict[str, Message]:
    body = FluentParser().parse(source(owner, file, language)).body
    found = [entry for entry in body if isinstance(entry, Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), f"a text stands twice in {file}.{language}"
    return dict(zip(names, found, strict=True))


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


def assert_keyword(owner: str, texts: Texts, keyword: str) -> None:
    """A keyword is explained in a tidy sentence, and its rule stands in the rulebook."""
    text = texts.say(f"keyword-{keyword}")
    assert text.endswith(".")
    assert_tidy(text)
    rule = texts.say(f"keyword-{keyword}.rule")
    chapter = rule.split("-")[1].split(".")[0].zfill(2)
    folder = Path(str(files(owner))) / "rulebook" / texts.language
    (page,) = folder.glob(f"{chapter}-*.md")
    assert f"[{rule}]" in page.read_text(encoding="utf-8")


def assert_russian(text: str) -> None:
    assert re.search("[а-яё]", text), text
    assert not re.search("[A-Za-z{}]", text), text
    assert_tidy(text)


def assert_tidy(text: str) -> None:
    assert "  " not in text, text
    assert not re.search(r" [,.;:)]|\.\.|[{}]", text), text
