"""From which rules and which content a match was dealt.

An *edition* is the version of the rules, a fingerprint of the content in the box, and the packs
that were added, each with its own. It is written into every record as one line: under the same
edition a match can be played again from its seed; under another one it goes on from its position.
"""

from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Self

import msgspec


class Edition:
    """`3 5d0c1a7e frost@91b2c3d4`: rules, content, packs."""

    def __init__(self, rules: str, content: str = "", packs: dict[str, str] | None = None) -> None:
        self.rules = rules
        self.content = content
        self.packs = packs or {}

    @classmethod
    def read(cls, text: str) -> Self:
        rules, *rest = text.split(" ")
        packs = dict(each.split("@", 1) for each in rest if "@" in each)
        return cls(rules, " ".join(each for each in rest if "@" not in each), packs)

    def __str__(self) -> str:
        packs = [f"{name}@{mark}" for name, mark in sorted(self.packs.items())]
        return " ".join([self.rules, self.content, *packs]).rstrip()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Edition) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


class Former(msgspec.Struct):
    """What Questhall 0.1 did not write down: the edition of its day, and of the kinds that it kept
    by number the names, in the order of these or by number."""

    rules: str = ""
    content: str = ""
    lists: dict[str, list[str] | dict[str, str]] = {}

    def name(self, kind: str, number: int) -> str | None:
        """What had this number then."""
        listed = self.lists.get(kind, [])
        if isinstance(listed, dict):
            return listed.get(str(number))
        return listed[number] if 0 <= number < len(listed) else None


@cache
def former_of(package: str) -> Former:
    """What is known of 0.1 for a game; nothing for one that came later."""
    path = files(package).joinpath("former.json") if package else None
    if path is None or not path.is_file():
        return Former()
    return msgspec.json.decode(path.read_bytes(), type=Former)


@cache
def content_mark(package: str) -> str:
    """The fingerprint of what lies in the box of a game."""
    return fingerprint(files(package).joinpath("content")) if package else ""


def fingerprint(folder: Traversable) -> str:
    """Equal for equal files under equal names, whatever ends their lines; nothing for no files."""
    contents = sorted(_contents(folder, ""))
    if not contents:
        return ""
    digest = blake2b(digest_size=6)
    for name, data in contents:
        digest.update(f"{name}\n{len(data)}\n".encode() + data)
    return digest.hexdigest()


def _contents(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for each in folder.iterdir() if folder.is_dir() else ():
        if each.is_dir():
            found += _contents(each, f"{path}{each.name}/")
        elif not each.name.endswith((".py", ".pyc")):
            found.append((path + each.name, each.read_bytes().replace(b"\r\n", b"\n")))
    return found
