"""Which texts a client needs: none that stand on a face, or of which such texts are made.

A quest is a book, and so is each part of its story: that one is read when it comes (SS-2.0.0.9).
"""

import re
from functools import cache

from questhall.kernel.language.parameters import dashed
from questhall.kernel.language.speaking import message
from questhall.kernel.text import messages_in

from ..library.library import library
from ..printed.quests import QuestDef
from .kinds import area_message

# Made texts, which faces have; how they and the lines of scrolls are put into words.
ON_FACES = (
    *("text-", "word-", "test-", "when-", "attack-kind", "behave-", "terminal-", "action-"),
    *("face-named", "face-weapon", "face-hunts", "limit-", "stat-", "icon-", "short-", "kind-"),
    *("spawn-", "reach", "blow"),
)
NAMED = ("card-", "scroll-", "class-", "companion-", "foe-power-")
OF_A_QUEST = ("intro", "deed", "script", "answer")  # its goal is known before it is played
_PRINTED = re.compile(r"^    \.text = .*\n?", re.MULTILINE)
_KEY = re.compile(r"[\w-]+")


def every_table(sources: list[str]) -> list[str]:
    """What is said at all tables: of what has a face only its name, and of quests no more than that
    they are there."""
    said = [each for source in sources for each in messages_in(source)]
    return [
        _name_of(each)
        for each in said
        if not each.startswith(ON_FACES) and not any(_is_in(book, each) for book in books())
    ]


@cache
def books() -> list[str]:
    quests = library().quests
    return [*quests, *[story for quest in quests.values() for story in stories_of(quest)]]


def stories_of(quest: QuestDef) -> list[str]:
    """The parts of its story that are read later, by their messages."""
    scripts = [message("story", script.key) for script in quest.scripts if script.told]
    return scripts + [message("deed-story", deed.key) for deed in quest.actions if deed.told]


def messages_of(quest: QuestDef) -> list[str]:
    """The keys of everything that is said about a quest."""
    found = [message(kind, quest.key) for kind in ("table-option-quest", "intro", "goal")]
    found += [area_message(area.key) for area in quest.areas]
    found += [message("deed", action.key) for action in quest.actions]
    found += [message("script", script.key) for script in quest.scripts]
    found += [message("answer", answer) for answer in quest.answers]
    return [*found, *stories_of(quest)]


def book(name: str, sources: list[str]) -> str:
    """A quest, or a part of its story."""
    said = [each for source in sources for each in messages_in(source)]
    return "".join([f"{each.rstrip()}\n" for each in said if _is_in(name, each)])


def _is_in(book: str, text: str) -> bool:
    found = _KEY.match(text)
    key = found[0] if found else ""
    if book not in library().quests:
        return key == book
    if text.startswith("deed-story-"):
        return False
    return any(f"{key}-".startswith(f"{kind}-{dashed(book)}-") for kind in OF_A_QUEST)


def _name_of(message: str) -> str:
    return _PRINTED.sub("", message) if message.startswith(NAMED) else message
