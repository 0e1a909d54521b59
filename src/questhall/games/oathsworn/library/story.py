"""Reads the story books: chapters with their maps and Time Tracks, and Event Cards."""

from questhall.kernel.content import Entry

from ..printed.story import (
    CHECKERS,
    CHECKS,
    COMPANY_CHECKS,
    EVENT_DECKS,
    MAP_KINDS,
    PATHS,
    SPACE_KINDS,
    BeatDef,
    BeatFlow,
    Branch,
    ChapterDef,
    ChapterEnd,
    CheckFlow,
    Choices,
    ChooseLocation,
    FightFlow,
    GoBack,
    GoThere,
    GoTo,
    LocationDef,
    SecretFlow,
    SpaceDef,
    StoryCondition,
    StoryEffect,
    Then,
    ToEncounter,
)
from ..words.names import Names
from ..words.roles import IN_TALES
from ..words.tale import TALE, TALE_CONDITIONS
from .reading import bounded, meant, named, numbers, reference, references, sentence, sentences

CHAPTERS = 6
LOCATIONS = 30  # OS-2.1.1
MOST_DIFFICULT = 20
MOST_BLANKS = 9
MOST_ENTRIES = 200
MOST_EVENTS = 60  # of a deck, in one file
MOST_ANSWERS = 12
MOST_SPACES = 40
MOST_ROWS = (2, 1, 3)
FULL = 100  # percent
ENDINGS = ("choose_location", "return", "encounter", "chapter_end")


def read_chapter(entry: Entry, names: Names) -> ChapterDef:
    own = _names(entry, "story")
    made = ChapterDef(own[0], entry.number("chapter", 1, CHAPTERS))
    entries = bounded(entry, "entries", MOST_ENTRIES, 1)
    note_entries(entries, names)
    made.start = reference(entry, "start", "entry", names)
    made.won = reference(entry, "won", "entry", names)
    made.lost = reference(entry, "lost", "entry", names)
    fight = entry.text("encounter", "")
    if fight:
        made.encounter = named(entry, "encounter", "encounter", fight, names)
    _read_map(made, _inner(entry, "map"), names)
    _read_track(made, _inner(entry, "time_track"), own, names)
    made.entries = [_entry(each, names) for each in entries]
    entry.finish()
    return made


def note_entries(entries: list[Entry], names: Names) -> None:
    """One may lead to another that stands below it."""
    for each in entries:
        key = each.source.key(each.text("id"))
        if key in names.things["entry"]:
            raise each.fault("id", f"two entries are called {each.text('id')!r}")
        names.add("entry", key)


def read_page(entry: Entry, chapter: ChapterDef, names: Names) -> list[BeatDef]:
    """The short page of a chapter (OS-3.22.1): entries that stand in for its Story."""
    entry.text("page")
    entries = bounded(entry, "entries", MOST_ENTRIES, 1)
    for each in chapter.entries:
        names.add("entry", each.key)
    note_entries(entries, names)
    chapter.instant = reference(entry, "start", "entry", names)
    beats = [_entry(each, names) for each in entries]
    chapter.entries += beats
    entry.finish()
    return beats


def _inner(entry: Entry, field: str) -> Entry:
    found = entry.entry(field)
    if found is None:
        raise entry.fault(field, "is missing")
    return found


def _read_map(made: ChapterDef, entry: Entry, names: Names) -> None:
    made.map = entry.source.key(entry.text("id"))
    made.map_kind = entry.one_of("kind", MAP_KINDS)
    made.marker = entry.number("marker", 1, LOCATIONS)
    made.no_location = reference(entry, "no_location", "entry", names)
    for each in bounded(entry, "locations", LOCATIONS):
        location = _location(each, names)
        if location.number in made.locations:
            raise each.fault("number", f"{location.number} is on the map twice")
        made.locations[location.number] = location
    entry.finish()


def _location(entry: Entry, names: Names) -> LocationDef:
    entries = references(entry, "entries", "entry", names)
    if len(entries) not in (1, len(PATHS)):
        raise entry.fault("entries", f"are {len(entries)}; must be one, or one for each path")
    if len(entries) == 1:
        entries = entries * len(PATHS)
    location = LocationDef(
        entry.number("number", 1, LOCATIONS),
        entry.name("id"),
        entry.number("time", 1, 3, 1),
        entries,
    )
    across, down = numbers(entry, "at", 0, FULL, (2,))
    location.at = (across, down)
    entry.finish()
    return location


def _read_track(made: ChapterDef, entry: Entry, chapter: list[str], names: Names) -> None:
    names.role = IN_TALES
    made.rows = numbers(entry, "rows", 1, MOST_SPACES, MOST_ROWS)
    for each in bounded(entry, "spaces", MOST_SPACES):
        number = each.number("space", 1, made.track)
        kind = SPACE_KINDS.index(each.one_of("kind", SPACE_KINDS))
        own = _inside(chapter, [f"space_{number}"])
        _note_former(each, own)
        effects = _effects(each, "do", names)
        if number in made.spaces or not effects:
            raise each.fault("space", f"{number} is there twice, or does nothing")
        made.spaces[number] = SpaceDef(number, kind, BeatDef(own[0], effects, GoBack()))
        each.finish()
    entry.finish()


# -- entries ------------------------------------------------------------------------


def _entry(entry: Entry, names: Names) -> BeatDef:
    names.role = IN_TALES
    return _Beats(names).beat(entry, _names(entry, "id"))


def _names(entry: Entry, field: str) -> list[str]:
    """The name of something, and then those that it had formerly."""
    return [entry.name(field), *map(entry.source.key, entry.words("formerly"))]


def _inside(outer: list[str], inner: list[str]) -> list[str]:
    """The same of a part: its name begins with that of the whole, whichever that was."""
    return [f"{whole}.{part}" for whole in outer for part in inner]


def _note_former(entry: Entry, names: list[str]) -> None:
    for former in names[1:]:
        entry.source.renamed[former] = names[0]


def _effects(entry: Entry, field: str, names: Names) -> list[StoryEffect]:
    if not entry.has(field):
        return []
    return [effect for effect, _ in sentences(entry, field, TALE, names)]


class _Beats:
    """Reads beats; what an answer leads to has the name of its beat and a word more."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def beat(self, entry: Entry, own: list[str]) -> BeatDef:
        """A beat and all that is in it."""
        _note_former(entry, own)
        beat = BeatDef(own[0], _effects(entry, "do", self.names), self._flow(entry, own))
        beat.wordless = entry.flag("wordless")
        beat.needs = meant(entry, "if", TALE_CONDITIONS, self.names)
        entry.finish()
        return beat

    def _flow(self, entry: Entry, own: list[str]) -> BeatFlow:
        if entry.has("goto"):
            return GoTo(reference(entry, "goto", "entry", self.names))
        if entry.has("go_there"):
            return GoThere(entry.number("go_there", 1, LOCATIONS))
        if entry.has("choices"):
            return Choices(self._answers(entry, "choices", own))
        if entry.has("branch"):
            return Branch([self._way(each) for each in bounded(entry, "branch", MOST_ANSWERS, 1)])
        if entry.has("then"):
            return Then(self._part(entry, "then", own))
        if entry.has("check"):
            return self._check(_inner(entry, "check"), own)
        if entry.has("combat"):
            return self._fight(_inner(entry, "combat"), own)
        if entry.has("secret"):
            return self._secret(_inner(entry, "secret"), own)
        last = entry.one_of("end", ENDINGS)
        endings = (ChooseLocation(), GoBack(), ToEncounter(), ChapterEnd())
        return endings[ENDINGS.index(last)]

    def _answers(self, entry: Entry, field: str, own: list[str]) -> list[BeatDef]:
        found: list[BeatDef] = []
        for each in bounded(entry, field, MOST_ANSWERS, 1):
            names = _inside(own, [each.text("id"), *each.words("formerly")])
            if any(beat.key == names[0] for beat in found):
                raise each.fault("id", f"two answers are called {each.text('id')!r}")
            found.append(self.beat(each, names))
        return found

    def _part(self, entry: Entry, field: str, own: list[str]) -> BeatDef:
        return self.beat(_inner(entry, field), _inside(own, [field]))

    def _way(self, entry: Entry) -> tuple[StoryCondition | None, str]:
        needs = meant(entry, "if", TALE_CONDITIONS, self.names)
        way = (needs, reference(entry, "goto", "entry", self.names))
        entry.finish()
        return way

    def _check(self, entry: Entry, own: list[str]) -> CheckFlow:
        flow = CheckFlow(
            entry.one_of("type", CHECKS),
            entry.number("difficulty", 1, MOST_DIFFICULT),
            entry.one_of("who", CHECKERS),
        )
        for each in bounded(entry, "bonus", MOST_ANSWERS):
            needs, _ = sentence(each, "if", TALE_CONDITIONS, self.names)
            flow.bonuses.append((needs, each.number("by", -5, 5)))
            each.finish()
        flow.most_iron = entry.number("pay_iron", 0, 9, 0)
        flow.passed = self._part(entry, "ok", own)
        flow.failed = self._part(entry, "fail", own)
        if entry.has("next"):
            flow.then = self._part(entry, "next", own)
        entry.finish()
        return flow

    def _fight(self, entry: Entry, own: list[str]) -> FightFlow:
        flow = FightFlow(
            entry.number("defense", 1, MOST_DIFFICULT),
            entry.one_of("who", CHECKERS),
            self._part(entry, "next", own),
        )
        if flow.who == COMPANY_CHECKS:
            raise entry.fault("who", "each or one Oathsworn fights")
        flow.failed = _effects(entry, "fail", self.names)
        flow.on_critical = _effects(entry, "on_critical", self.names)
        for each in bounded(entry, "steady", MOST_ANSWERS):
            steady = reference(each, "class", "class", self.names)
            flow.steady[steady] = each.number("blanks", 1, MOST_BLANKS)
            each.finish()
        entry.finish()
        return flow

    def _secret(self, entry: Entry, own: list[str]) -> SecretFlow:
        beats = self._answers(entry, "options", own)
        keys = [beat.key for beat in beats]
        tie = f"{own[0]}.{entry.text('tie')}"
        if tie not in keys:
            raise entry.fault("tie", "is none of the options")
        entry.finish()
        return SecretFlow(beats, keys.index(tie))


def read_events(entry: Entry, names: Names) -> list[BeatDef]:
    """Event Cards of both decks."""
    found: list[BeatDef] = []
    for place, deck in enumerate(EVENT_DECKS):
        for each in bounded(entry, deck, MOST_EVENTS):
            number = each.number("number", 1, 99)
            beat = _entry(each, names)
            beat.deck = place
            beat.event = number
            found.append(beat)
    entry.finish()
    return found
