"""What is printed on a piece of content, as a table shows it: the same for every game."""

import msgspec


class Face(msgspec.Struct, omit_defaults=True):
    """A card, a skill or a pack in one language.

    `family` is the key of the pack it belongs to; `icon` names a drawing of the game-icons
    set. `kind`, `marks` and `keywords` are words of the game, whose texts the client has;
    `types` and `text` are already in the language.
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
