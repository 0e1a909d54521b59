"""The box: classes, items, injuries and encounters, read once from content/ and found by key."""

from functools import cache

from questhall.kernel.content import content_folder, read_entry
from questhall.kernel.state import Content

from ..printed.campaign import CampaignDef
from ..printed.cards import AllyDef, ClassDef, CompanionDef, CurativeDef, InjuryDef, ItemDef
from ..printed.encounter import EncounterDef
from ..printed.might import MIGHT_CARDS
from ..printed.story import BeatDef, ChapterDef
from .campaign import read_campaign
from .cards import (
    read_ally,
    read_class,
    read_companion,
    read_curative,
    read_injury,
    read_item,
)
from .encounters import read_encounter
from .story import CHAPTERS, read_chapter, read_events, read_page

PACKAGE = "questhall.games.oathsworn"


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
        self.chapters: dict[int, ChapterDef] = {}
        self.events: list[BeatDef] = []
        self.beats: list[BeatDef] = []  # of all chapters and events, by number
        self.campaign = CampaignDef()
        self.everything: dict[str, Content] = dict(MIGHT_CARDS)

    def find(self, key: str) -> Content:
        found = self.everything.get(key)
        if found is None:
            raise LookupError(f"nothing in the box is called {key!r}")
        return found

    def encounter_of(self, chapter: int) -> EncounterDef:
        """The encounter to which the story of a chapter leads."""
        return next(each for each in self.encounters.values() if each.chapter == chapter)

    def add(self, thing: Content) -> None:
        assert thing.key not in self.everything, f"{thing.key} is printed twice"
        self.everything[thing.key] = thing


@cache
def library() -> Library:
    box = Library()
    with content_folder(PACKAGE) as folder:
        for path in sorted((folder / "classes").glob("*.yaml")):
            _add_class(box, read_class(read_entry(path)))
        for path in sorted((folder / "companions").glob("*.yaml")):
            _add_companion(box, read_companion(read_entry(path)))
        for path in sorted(folder.glob("items*.yaml")):
            for entry in read_entry(path).entries("items"):
                item = read_item(entry)
                box.items[item.key] = item
                box.add(item)
        deck = read_entry(folder / "injuries.yaml")
        for entry in deck.entries("injuries"):
            injury = read_injury(entry)
            box.injuries[injury.key] = injury
            box.add(injury)
        for entry in deck.entries("curatives"):
            curative = read_curative(entry)
            box.curatives[curative.key] = curative
            box.add(curative)
        for entry in read_entry(folder / "allies.yaml").entries("allies"):
            ally = read_ally(entry)
            box.allies[ally.key] = ally
            box.add(ally)
        for path in sorted((folder / "encounters").glob("*.yaml")):
            _add_encounter(box, read_encounter(read_entry(path)))
        for path in sorted((folder / "story").glob("c*.yaml")):
            _add_chapter(box, read_chapter(read_entry(path)))
        for path in sorted((folder / "story").glob("i*.yaml")):
            page = read_entry(path)
            chapter = box.chapters[page.number("chapter", 1, CHAPTERS)]
            _add_beats(box, read_page(page, chapter))
        box.events = read_events(read_entry(folder / "story" / "events.yaml"))
        _add_beats(box, box.events)
        box.campaign = read_campaign(read_entry(folder / "campaign.yaml"), box.classes)
    return box


def _add_chapter(box: Library, chapter: ChapterDef) -> None:
    box.chapters[chapter.chapter] = chapter
    box.add(chapter)
    _add_beats(box, [*chapter.entries, *[space.beat for space in chapter.spaces.values()]])


def _add_beats(box: Library, entries: list[BeatDef]) -> None:
    for entry in entries:
        for beat in entry.beats():
            beat.number = len(box.beats)
            box.beats.append(beat)
            box.add(beat)


def _add_class(box: Library, board: ClassDef) -> None:
    box.classes[board.key] = board
    for thing in (board, board.special, *board.cards, *board.guardians.values()):
        box.add(thing)


def _add_companion(box: Library, companion: CompanionDef) -> None:
    box.companions[companion.owner] = companion
    box.add(companion)
    for side in companion.sides:
        for thing in (side, *side.abilities):
            box.add(thing)


def _add_encounter(box: Library, encounter: EncounterDef) -> None:
    box.encounters[encounter.key] = encounter
    pieces = (*encounter.bosses, *encounter.minions, *encounter.lairs)
    for thing in (encounter, *pieces, *encounter.stage_cards):
        box.add(thing)


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
