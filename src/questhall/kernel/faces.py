"""What is printed on a piece of content, as a table shows it: the same for every game."""

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
import yaml

from .packs import pack_of, shelf


class Face(msgspec.Struct, omit_defaults=True):
    """A card, a skill or a pack in one language.

    `family` is the key of the pack it belongs to; `icon` names a drawing of the game-icons
    set. `kind`, `marks` and `keywords` are words of the game, whose texts the client has;
    `types` and `text` are already in the language. `tone`: whether it bodes well for who
    draws it.
    """

    key: str
    title: str
    kind: str
    family: str
    icon: str
    family_kind: str = ""
    epithet: str = ""
    numbers: dict[str, int] = {}
    marks: list[str] = []
    types: list[str] = []
    text: list[str] = []
    keywords: list[str] = []
    copies: int = 1
    tone: Literal["", "good", "bad"] = ""


ICON_LISTS = ("icons.yaml", "icons_of_pieces.yaml")
UNKNOWN = "uncertainty"


@cache
def icons_of(package: str) -> dict[str, str]:
    """The icons of what has a face in a game, and of what clients ask for by key."""
    found: dict[str, str] = {}
    for name in ICON_LISTS:
        path = files(package).joinpath("content", name)
        if path.is_file():
            lines = yaml.safe_load(path.read_text(encoding="utf-8"))
            found |= msgspec.convert(lines, dict[str, str])
    for pack in shelf().of(package.rpartition(".")[2]):
        found |= {key: key for key in pack.drawings()}
    return Icons(found)


class Icons(dict[str, str]):
    """Icons by key; what a pack has not drawn looks unknown."""

    def __missing__(self, key: str) -> str:
        if not pack_of(key):
            raise KeyError(f"{key} has no icon")
        return UNKNOWN
