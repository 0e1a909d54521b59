"""Which texts a client loads when: the story by chapters, and on cards what stands there anyway."""

import re
from importlib.resources import files

from questhall.kernel.text import messages_in

from ..library.library import library

OF_A_CHAPTER = ("tale-", "location-")
NAME = "name-"  # of a card whose text is made from what it does
# What has a face says there all that is printed on it; messages keep its name.
ON_FACES = (
    *("card-", "special-", "stage-card-", "ally-", "ability-", "action-", "board-rule-"),
    *("class-", "lair-", "piece-", "counter-", "tile-", "token-", "status-"),
)
UNSAID = (*OF_A_CHAPTER, NAME)  # books have the tales, and names are read with their texts
# Files that a client needs nothing of: how texts of cards are made, and what a terminal says.
UNSAID_FILES = ("wording", "terminal")
SAID_ANYWAY = ("counter-",)  # names in such files of what lies on the table
ENCOUNTER = "encounter-"  # all that is told of one stands on its face

_TEXT = re.compile(r"^    \.(text|role) = .*\n?", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^    \.\w+ = .*\n?", re.MULTILINE)


def every_table(package: str, language: str, sources: list[str]) -> list[str]:
    """What is said at all tables: not the story, nor what is read off a card."""
    unsaid = _unsaid(package, language)
    said = [
        each
        for source in sources
        for each in messages_in(source)
        if source not in unsaid or each.startswith(SAID_ANYWAY)
    ]
    names = {_key(each): each for each in said if each.startswith(NAME)}
    found: list[str] = []
    for each in said:
        name = names.get(f"{NAME}{_key(each)}")
        if not each.startswith(UNSAID):
            found.append(_printed_off(each if name is None else _named(each, name)))
    return found


def _named(made: str, name: str) -> str:
    """With the name itself in place of a reference to it."""
    _, _, attributes = made.partition("\n")
    return f"{name.removeprefix(NAME).rstrip()}\n{attributes}"


def _key(message: str) -> str:
    return message.partition(" ")[0]


def _unsaid(package: str, language: str) -> list[str]:
    folder = files(package).joinpath("text")
    named = [each for each in folder.iterdir() if each.name.startswith(UNSAID_FILES)]
    chosen = [each for each in named if each.name.endswith(f".{language}.ftl")]
    return [each.read_text(encoding="utf-8") for each in chosen]


def _printed_off(message: str) -> str:
    if message.startswith(ENCOUNTER):
        return _ATTRIBUTE.sub("", message)
    return _TEXT.sub("", message) if message.startswith(ON_FACES) else message


def chapter(name: str, sources: list[str]) -> str:
    """The story of one chapter, with what may happen in any."""
    chapters = [each.key for each in library().chapters.values()]
    others = tuple(f"{kind}{key}-" for kind in OF_A_CHAPTER for key in chapters if key != name)
    tales = [each for source in sources for each in messages_in(source)]
    told = [each for each in tales if each.startswith(OF_A_CHAPTER)]
    return "".join([each for each in told if not each.startswith(others)])
