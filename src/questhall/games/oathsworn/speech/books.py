"""Which texts a client loads when: the story by chapters, and on cards what stands there anyway."""

import re
from importlib.resources import files

from ..library.library import library

TALE = "tale-"
# What has a face says there all that is printed on it; messages keep its name.
ON_FACES = (
    *("card-", "special-", "stage-card-", "ally-", "ability-", "action-", "board-rule-"),
    *("class-", "encounter-", "lair-"),
)
# Files that a client needs nothing of: how texts of cards are made, and what a terminal says.
UNSAID_FILES = ("wording", "terminal")

_MESSAGE = re.compile(r"^[a-z]", re.MULTILINE)
_PRINTED = re.compile(r"^    \.(text|role|asks|target|stages) = .*\n?", re.MULTILINE)


def messages_in(source: str) -> list[str]:
    """Each message of a Fluent file with its attributes."""
    starts = [found.start() for found in _MESSAGE.finditer(source)]
    return [source[start:end] for start, end in zip(starts, [*starts[1:], None], strict=True)]


def every_table(package: str, language: str, sources: list[str]) -> list[str]:
    """What is said at all tables: not the story, nor what is read off a card."""
    unsaid = _unsaid(package, language)
    found: list[str] = []
    for source in sources:
        if source not in unsaid:
            kept = [each for each in messages_in(source) if not each.startswith(TALE)]
            found.append("".join([_name_of(each) for each in kept]))
    return found


def _unsaid(package: str, language: str) -> list[str]:
    folder = files(package).joinpath("text")
    named = [each for each in folder.iterdir() if each.name.startswith(UNSAID_FILES)]
    chosen = [each for each in named if each.name.endswith(f".{language}.ftl")]
    return [each.read_text(encoding="utf-8") for each in chosen]


def _name_of(message: str) -> str:
    return _PRINTED.sub("", message) if message.startswith(ON_FACES) else message


def chapter(name: str, sources: list[str]) -> str:
    """The story of one chapter, with what may happen in any; nothing if there is none."""
    chapters = [each.key for each in library().chapters.values()]
    if name not in chapters:
        return ""
    others = tuple(f"{TALE}{key}-" for key in chapters if key != name)
    tales = [each for source in sources for each in messages_in(source) if each.startswith(TALE)]
    return "".join([each for each in tales if not each.startswith(others)])
