"""The box: classes, items, injuries and encounters, read once from content/ and found by key; and
what packs add to it."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from questhall.kernel.content import BadContent, Entry, Source, content_folder, read_entry
from questhall.kernel.packs import Additions, pack_of, with_packs
from questhall.kernel.state import Content

from ..printed.campaign import CampaignDef
from ..printed.cards import AllyDef, ClassDef, CompanionDef, CurativeDef, InjuryDef, ItemDef
from ..printed.encounter import EncounterDef
from ..printed.might import MIGHT_CARDS
from ..printed.story import EVENT_DECKS, BeatDef, ChapterDef
from ..rules.equipment import fits, may_use
from ..words.names import Names
from .campaign import read_campaign
from .cards import (
    companion_key,
    read_ally,
    read_class,
    read_companion,
    read_curative,
    read_injury,
    read_item,
)
from .encounters import read_encounter
from .layouts import need_room
from .reading import bounded
from .story import read_chapter, read_events, read_page
from .tales import need_sound_chapter, need_sound_event

PACKAGE = "questhall.games.oathsworn"
MOST_IN_A_FILE = 100  # items, injuries or allies


class Library:
    """Everything that is printed."""

    def __init__(self) -> None:
        self.classes: dict[str, ClassDef] = {}
        self.companions: dict[str, CompanionDef] = {}  # by class
        self.items: dict[str, ItemDef] = {}
        self.injuries: dict[str, InjuryDef] = {}
        self.curatives: dict[str, CurativeDef] = {}
        self.allies: dict[str, AllyDef] = {}
        self.encounters: dict[str, EncounterDef] = {}
        self.chapters: dict[int, ChapterDef] = {}  # those of packs after those of the campaign
        self.events: list[BeatDef] = []
        self.beats: list[BeatDef] = []  # of all chapters and events, by number
        self.flags: set[str] = set()  # that the box speaks of
        self.campaign = CampaignDef()
        self.everything: dict[str, Content] = dict(MIGHT_CARDS)
        self.renamed: dict[str, str] = {}  # names of today by those that things had formerly

    def find(self, key: str) -> Content:
        found = self.everything.get(key)
        if found is None:
            raise LookupError(f"nothing in the box is called {key!r}")
        return found

    def encounter_of(self, chapter: int) -> EncounterDef:
        """The encounter to which the story of a chapter leads."""
        told = self.chapters.get(chapter)
        if told is not None and told.encounter:
            return self.encounters[told.encounter]
        own = [each for each in self.encounters.values() if not pack_of(each.key)]
        return next(each for each in own if each.chapter == chapter)

    def chapter_called(self, name: str | int | bool) -> ChapterDef:
        """By its number in the campaign, or by its key in a pack."""
        if isinstance(name, int):
            return self.chapters[name]
        return next(each for each in self.chapters.values() if each.key == name)

    def names(self, source: Source) -> Names:
        """What a file of the box or of a pack may name."""
        names = Names(source, self.flags)
        names.things["class"] = set(self.classes)
        names.things["ally"] = set(self.allies)
        names.things["item"] = set(self.items)
        names.things["encounter"] = set(self.encounters)
        counters = [board.counter for board in self.classes.values()]
        names.things["counter"] = {each.key for each in counters if each is not None}
        return names

    def add(self, thing: Content, entry: Entry) -> None:
        if thing.key in self.everything:
            raise entry.fault("id", f"{thing.key!r} is printed twice")
        self.everything[thing.key] = thing


# -- what may lie in a file ------------------------------------------------------------


def _add_items(box: Library, entry: Entry) -> None:
    for each in bounded(entry, "items", MOST_IN_A_FILE, 1):
        item = read_item(each, box.names(each.source))
        box.add(item, each)
        box.items[item.key] = item
    entry.finish()


def _add_injuries(box: Library, entry: Entry) -> None:
    for each in bounded(entry, "injuries", MOST_IN_A_FILE):
        injury = read_injury(each, box.names(each.source))
        box.add(injury, each)
        box.injuries[injury.key] = injury
    for each in bounded(entry, "curatives", MOST_IN_A_FILE):
        curative = read_curative(each)
        box.add(curative, each)
        box.curatives[curative.key] = curative
    entry.finish()


def _add_allies(box: Library, entry: Entry) -> None:
    for each in bounded(entry, "allies", MOST_IN_A_FILE, 1):
        ally = read_ally(each, box.names(each.source))
        box.add(ally, each)
        box.allies[ally.key] = ally
    entry.finish()


def _add_class(box: Library, entry: Entry) -> None:
    board = read_class(entry, box.names(entry.source))
    items = [box.items[key] for key in board.starting_items]
    if not all(may_use(board, item) for item in items) or not fits(board, items):
        raise entry.fault("starting_items", "are not for this class, or too many")
    for thing in (board, board.special, *board.cards, *board.guardians.values()):
        box.add(thing, entry)
    box.classes[board.key] = board


def _add_companion(box: Library, entry: Entry) -> None:
    companion = read_companion(entry, box.names(entry.source))
    if companion.owner in box.companions:
        raise entry.fault("companion", f"{companion.owner!r} has one already")
    box.add(companion, entry)
    for side in companion.sides:
        for thing in (side, *side.abilities):
            box.add(thing, entry)
    box.companions[companion.owner] = companion


def _add_encounter(box: Library, entry: Entry) -> None:
    encounter = read_encounter(entry, box.names(entry.source))
    need_room(entry, encounter)
    pieces = (*encounter.bosses, *encounter.minions, *encounter.lairs)
    for thing in (encounter, *pieces, *encounter.stage_cards):
        box.add(thing, entry)
    box.encounters[encounter.key] = encounter


def _add_chapter(box: Library, entry: Entry) -> None:
    chapter = read_chapter(entry, box.names(entry.source))
    need_sound_chapter(entry, chapter)
    if entry.source.pack:
        chapter.number = max(box.chapters) + 1
        if not chapter.encounter:
            raise entry.fault("encounter", "is missing: a chapter of a pack leads to one")
    box.add(chapter, entry)
    box.chapters[chapter.number] = chapter
    _add_beats(box, [*chapter.entries, *[space.beat for space in chapter.spaces.values()]], entry)


def _add_page(box: Library, entry: Entry) -> None:
    chapter = _chapter_of_page(box, entry)
    if chapter.instant:
        raise entry.fault("chapter", "has a short page already")
    beats = read_page(entry, chapter, box.names(entry.source))
    need_sound_chapter(entry, chapter)
    _add_beats(box, beats, entry)


def _chapter_of_page(box: Library, entry: Entry) -> ChapterDef:
    """By its number in the campaign; a pack names one of its own."""
    name = entry.text("chapter")
    for chapter in box.chapters.values():
        if entry.source.pack and chapter.key == entry.source.key(name):
            return chapter
        if not entry.source.pack and name == str(chapter.number):
            return chapter
    raise entry.fault("chapter", f"{name!r} is no chapter of this pack")


def _add_events(box: Library, entry: Entry) -> None:
    events = read_events(entry, box.names(entry.source))
    for event in events:
        need_sound_event(entry, event)
        if any(_is_same_event(event, other) for other in box.events):
            raise entry.fault(EVENT_DECKS[event.deck], f"two have the number {event.event}")
        box.events.append(event)
    _add_beats(box, events, entry)


def _is_same_event(event: BeatDef, other: BeatDef) -> bool:
    same = (event.deck, event.event) == (other.deck, other.event)
    return same and pack_of(event.key) == pack_of(other.key)


def _add_beats(box: Library, entries: list[BeatDef], entry: Entry) -> None:
    for each in entries:
        for beat in each.beats():
            beat.number = len(box.beats)
            box.beats.append(beat)
            box.add(beat, entry)


ADDERS: dict[str, Callable[[Library, Entry], None]] = {
    "items": _add_items,
    "injuries": _add_injuries,
    "allies": _add_allies,
    "classes": _add_class,
    "companions": _add_companion,
    "encounters": _add_encounter,
    "chapters": _add_chapter,
    "pages": _add_page,
    "events": _add_events,
}
# Where the box has its files of each sort.
PLACES = {
    "items": "items*.yaml",
    "injuries": "injuries.yaml",
    "allies": "allies.yaml",
    "classes": "classes/*.yaml",
    "companions": "companions/*.yaml",
    "encounters": "encounters/*.yaml",
    "chapters": "story/c*.yaml",
    "pages": "story/i*.yaml",
    "events": "story/events.yaml",
}


@cache
def library() -> Library:
    """Everything in the box, and what packs have added."""
    return with_packs("oathsworn", ADDITIONS)


def box() -> Library:
    """Everything in the box."""
    with content_folder(PACKAGE) as folder:
        return read_library(folder)


def _settle(library: Library) -> Iterator[BadContent]:
    """Every class may be played as a companion (OS-3.1.3)."""
    for key in library.classes:
        if key not in library.companions:
            yield BadContent(f"{pack_of(key)}/content/classes", 1, f"{key} has no companion")


ADDITIONS = Additions(box, ADDERS, _settle)


def read_library(folder: Path) -> Library:
    found = Library()
    source = Source()
    for sort, add in ADDERS.items():
        for path in sorted(folder.glob(PLACES[sort])):
            add(found, read_entry(path, source, sort))
    found.campaign = read_campaign(read_entry(folder / "campaign.yaml", source), found.classes)
    found.renamed = source.renamed | _renamed_companions(found, source)
    return found


def _renamed_companions(box: Library, source: Source) -> dict[str, str]:
    """A companion is named after its class."""
    return {
        companion_key(old): companion_key(new)
        for old, new in source.renamed.items()
        if new in box.companions
    }


@cache
def names_of_companies() -> tuple[str, ...]:
    """Of ready-made companies; the box stays closed."""
    with content_folder(PACKAGE) as folder:
        entries = read_entry(folder / "campaign.yaml").entries("companies")
        return tuple(entry.text("id") for entry in entries)


@cache
def names_of_encounters() -> tuple[str, ...]:
    """Every file of an encounter is named as it is; in the order of the chapters."""
    found: list[tuple[int, str]] = []
    with content_folder(PACKAGE) as folder:
        for path in (folder / "encounters").glob("*.yaml"):
            for line in path.read_text(encoding="utf-8").splitlines():
                field, _, value = line.partition(":")
                if field == "chapter":
                    found.append((int(value), path.stem))
    return tuple(name for _, name in sorted(found))
