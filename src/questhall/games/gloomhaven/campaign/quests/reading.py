"""All personal quests, read from content/personal_quests.yaml."""

from functools import cache

from questhall.kernel.content import Entry, content_folder, read_entry

from ..discoveries import LOCKED_CLASSES
from .cards import PersonalQuest
from .words import COUNTERS

FIRST_CARD, LAST_CARD = 510, 533


@cache
def personal_quests() -> dict[str, PersonalQuest]:
    """By key, in the order of their numbers."""
    with content_folder("questhall.games.gloomhaven") as folder:
        book = read_entry(folder / "personal_quests.yaml")
        quests = [_quest(entry) for entry in book.entries("quests")]
        book.finish()
    return {quest.key: quest for quest in quests}


def _quest(entry: Entry) -> PersonalQuest:
    number = entry.number("number", FIRST_CARD, LAST_CARD)
    quest = PersonalQuest(entry.text("id"), number, entry.read_each("count", COUNTERS.read))
    quest.follow = [int(word) for word in entry.words("follow")]
    quest.opens_envelope = entry.text("envelope", "")
    if not quest.opens_envelope:
        quest.opens_class = entry.one_of("class", LOCKED_CLASSES)
    entry.finish()
    return quest
