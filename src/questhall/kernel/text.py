"""Texts by key, from Fluent files, in every language."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import BaseNode, MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

LANGUAGES = ("en", "ru")
_MESSAGE = re.compile(r"^[a-z]", re.MULTILINE)
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)


def messages_in(source: str) -> list[str]:
    """Each message of a Fluent file with its attributes."""
    starts = [found.start() for found in _MESSAGE.finditer(source)]
    ends = [*starts[1:], len(source)] if starts else []
    return [source[start:end] for start, end in zip(starts, ends, strict=True)]


OF_A_PACK = "--"  # in the keys of its texts


class MissingText(LookupError):
    """A key without a text: a fault of the content, found by the conformance suite."""


class Texts:
    """The texts of one language. There are thousands; each is parsed when it is first needed."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for source in sources:
            found = list(_ENTRY.finditer(source))
            ends = [each.start() for each in found[1:]] + [len(source)]
            for entry, end in zip(found, ends, strict=False):
                name = entry[1]
                self._unread[name] = self._unread.get(name, "") + source[entry.start() : end]

    def _read(self, name: str) -> bool:
        """With all that it refers to. Is there such a text?"""
        if name in self._unread:
            read: dict[str, Resource] = {}
            names = {name}
            while names:
                each = names.pop()
                entry = self._unread.get(each)
                if entry is not None and each not in read:
                    read[each] = FluentResource(entry)
                    names |= _references_in(read[each])
            for resource in read.values():
                self._bundle.add_resource(resource)
            for each in read:  # last, as others may be asking at the same time
                self._unread.pop(each, None)
        return self._bundle.has_message(name)

    def has(self, key: str) -> bool:
        message, _, attribute = key.partition(".")
        if not self._read(message):
            return False
        return not attribute or attribute in self._bundle.get_message(message).attributes

    def attributes(self, key: str) -> list[str]:
        """The names of a text's attributes (grammatical cases, epithets)."""
        return list(self._bundle.get_message(key).attributes) if self._read(key) else []

    def say(self, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        if not self.has(key):
            return self._instead(key)
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise MissingText(f"the text {key!r} in {self.language} is empty")
        text, faults = self._bundle.format_pattern(pattern, dict(arguments or {}))
        if faults:
            raise MissingText(f"the text {key!r} in {self.language}: {faults[0]}")
        return str(text)

    def _instead(self, key: str) -> str:
        """What a pack has no words for is called by its key, so that it harms nobody."""
        name, _, attribute = key.partition(".")
        _, of_a_pack, thing = name.partition(OF_A_PACK)
        if not of_a_pack:
            raise MissingText(f"no text for {key!r} in {self.language}")
        return "" if attribute else thing.replace("-", " ").capitalize()


class _References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def generic_visit(self, node: BaseNode) -> None:
        if isinstance(node, MessageReference):
            self.found.add(node.id.name)
        elif isinstance(node, TermReference):
            self.found.add(f"-{node.id.name}")
        super().generic_visit(node)


def _references_in(resource: Resource) -> set[str]:
    references = _References()
    references.visit(resource)
    return references.found


@cache
def texts_of(package: str, language: str) -> Texts:
    """The texts of a package that is no game: its own and the kernel's."""
    return Texts(language, read_sources(package, language))


def message_of(package: str, language: str, name: str) -> Texts:
    """One message of a package: all its texts take long to read."""
    sources = [each for each in read_sources(package, language) if f"{name} =" in each]
    messages = [message for source in sources for message in messages_in(source)]
    return Texts(language, [each for each in messages if each.startswith(f"{name} =")])


def read_sources(package: str, language: str) -> list[str]:
    """The files `text/*.<language>.ftl` of the kernel and of the package."""
    sources: list[str] = []
    for owner in ("questhall.kernel", package):
        folder = files(owner).joinpath("text")
        if not folder.is_dir():
            continue
        for entry in sorted(folder.iterdir(), key=lambda each: each.name):
            if entry.name.endswith(f".{language}.ftl"):
                sources.append(entry.read_text(encoding="utf-8"))
    return sources
