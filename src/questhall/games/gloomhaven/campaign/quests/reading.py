"""All personal quests, read from content/personal_quests.yaml."""

from functools import cache, partial

from questhall.kernel.content import Entry, Source, content_folder, read_entry

from ...library.box import Library
from ...library.library import library
from ...library.references import key_of, number_printed
from ...words.sentences import heard
from ..board import scenarios_in
from ..discoveries import ENVELOPES, LOCKED_CLASSES
from ..event_decks import MOST_EVENTS
from .cards import PersonalQuest
from .words import COUNTERS

FIRST_CARD, LAST_CARD = 510, 533
MOST_COUNTERS = 6


@cache
def personal_quests() -> dict[str, PersonalQuest]:
    """By key, in the order of their numbers."""
    return read_quests(library(), library().source) | library().added(PersonalQuest)


def read_quests(box: Library, source: Source) -> dict[str, PersonalQuest]:
    """Those of the box."""
    with content_folder("questhall.games.gloomhaven") as folder:
        book = read_entry(folder / "personal_quests.yaml", source, "personal_quests")
        quests = [_quest(box, entry) for entry in book.entries("quests")]
        book.finish()
    return {quest.key: quest for quest in quests}


def add_quests(box: Library, entry: Entry) -> None:
    """Those of a pack."""
    quests = box.added(PersonalQuest)
    for each in entry.entries("quests"):
        quest = _quest(box, each)
        if quest.key in quests:
            raise each.fault("id", f"two quests are called {quest.key!r}")
        quests[quest.key] = quest
    entry.finish()


def _quest(box: Library, entry: Entry) -> PersonalQuest:
    following = LAST_CARD + 1 + len(box.added(PersonalQuest))
    number = number_printed(entry, FIRST_CARD, LAST_CARD, following)
    read = heard(entry, box.own, partial(COUNTERS.read, context=box))
    quest = PersonalQuest(entry.name(), number, entry.read_each("count", read))
    quest.follow = scenarios_in(box, entry, "follow")
    quest.farewell = entry.number("farewell", 0, MOST_EVENTS, 0)
    quest.opens_envelope = entry.text("envelope", "")
    if not quest.opens_envelope:
        quest.opens_class = _class(box, entry)
    entry.finish()
    if entry.source.pack:
        _check(entry, quest)
    return quest


def _class(box: Library, entry: Entry) -> str:
    if not entry.source.pack:
        return entry.one_of("class", LOCKED_CLASSES)
    locked = [kind.key for kind in box.classes if kind.locked]
    return key_of(entry, "class", entry.text("class"), locked, "locked class")


def _check(entry: Entry, quest: PersonalQuest) -> None:
    if quest.farewell:
        raise entry.fault("farewell", "is only for quests in the box")
    if quest.opens_envelope and quest.opens_envelope not in ENVELOPES:
        raise entry.fault("envelope", f"must be one of {', '.join(ENVELOPES)}")
    if not 1 <= len(quest.counters) <= MOST_COUNTERS:
        raise entry.fault("count", f"must be from 1 to {MOST_COUNTERS} sentences")
    if any(counter.least < 1 for counter in quest.counters):
        raise entry.fault("count", "numbers must be at least 1")
