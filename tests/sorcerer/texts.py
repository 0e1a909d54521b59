"""What the tests of texts share: the texts of both languages, and how clean text looks."""

import re
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from questhall.kernel.text import texts_of

PACKAGE = "questhall.games.sorcerer"
EN = texts_of(PACKAGE, "en")
RU = texts_of(PACKAGE, "ru")
TEXTS = (EN, RU)


def source(owner: str, file: str, language: str) -> str:
    folder = files(owner).joinpath("text")
    return folder.joinpath(f"{file}.{language}.ftl").read_text(encoding="utf-8")


def messages(owner: str, file: str, language: str) -> dict[str, Message]:
    body = FluentParser().parse(source(owner, file, language)).body
    found = [entry for entry in body if isinstance(entry, Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), f"a text stands twice in {file}.{language}"
    return dict(zip(names, found, strict=True))


def assert_russian(text: str) -> None:
    assert re.search("[а-яё]", text), text
    assert not re.search("[A-Za-z{}]", text), text
    assert_tidy(text)


def assert_tidy(text: str) -> None:
    assert "  " not in text, text
    assert not re.search(r" [,.;:)]|\.\.|[{}]", text), text
