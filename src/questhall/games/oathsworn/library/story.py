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
from ..words.tale import TALE, TALE_CONDITIONS

CHAPTERS = 6
LOCATIONS = 30  # OS-2.1.1
MOST_DIFFICULT = 20
MOST_BLANKS = 9
ENDINGS = ("choose_location", "return", "encounter", "chapter_end")


def read_chapter(entry: Entry) -> ChapterDef:
    made = ChapterDef(entry.text("story"), entry.number("chapter", 1, CHAPTERS))
    made.start = entry.text("start")
    made.won = entry.text("won")
    made.lost = entry.text("lost")
    _read_map(made, _inner(entry, "map"))
    _read_track(made, _inner(entry, "time_track"))
    made.entries = [_entry(each) for each in entry.entries("entries")]
    entry.finish()
    return made


def read_page(entry: Entry, chapter: ChapterDef) -> list[BeatDef]:
    """The short page of a chapter (OS-3.22.1): entries that stand in for its Story."""
    entry.text("page")
    chapter.instant = entry.text("start")
    entries = [_entry(each) for each in entry.entries("entries")]
    chapter.entries += entries
    entry.finish()
    return entries


def _inner(entry: Entry, field: str) -> Entry:
    found = entry.entry(field)
    if found is None:
        raise entry.fault(field, "is missing")
    return found


def _read_map(made: ChapterDef, entry: Entry) -> None:
    made.map = entry.text("id")
    made.map_kind = entry.one_of("kind", MAP_KINDS)
    made.marker = entry.number("marker", 1, LOCATIONS)
    made.no_location = entry.text("no_location")
    for each in entry.entries("locations"):
        location = _location(each)
        if location.number in made.locations:
            raise each.fault("number", f"{location.number} is on the map twice")
        made.locations[location.number] = location
    entry.finish()


def _location(entry: Entry) -> LocationDef:
    entries = entry.words("entries")
    if len(entries) == 1:
        entries = entries * len(PATHS)
    location = LocationDef(
        entry.number("number", 1, LOCATIONS),
        entry.text("id"),
        entry.number("time", 1, 3, 1),
        entries,
    )
    across, down = [int(word) for word in entry.words("at")]
    location.at = (across, down)
    entry.finish()
    return location


def _read_track(made: ChapterDef, entry: Entry) -> None:
    made.rows = [int(word) for word in entry.words("rows")]
    for each in entry.entries("spaces"):
        number = each.number("space", 1, made.track)
        kind = SPACE_KINDS.index(each.one_of("kind", SPACE_KINDS))
        beat = BeatDef(f"{made.key}.space_{number}", each.read_each("do", TALE.read), GoBack())
        made.spaces[number] = SpaceDef(number, kind, beat)
        each.finish()
    entry.finish()


# -- entries ------------------------------------------------------------------------


def _entry(entry: Entry) -> BeatDef:
    return _beat(entry, entry.text("id"))


def _beat(entry: Entry, key: str) -> BeatDef:
    """A beat and all that is in it; what an answer leads to has its key and a word more."""
    effects = entry.read_each("do", TALE.read) if entry.has("do") else []
    beat = BeatDef(key, effects, _flow(entry, key))
    beat.wordless = entry.flag("wordless")
    if entry.has("if"):
        beat.needs = entry.read("if", TALE_CONDITIONS.read)
    entry.finish()
    return beat


def _flow(entry: Entry, key: str) -> BeatFlow:
    if entry.has("goto"):
        return GoTo(entry.text("goto"))
    if entry.has("go_there"):
        return GoThere(entry.number("go_there", 1, LOCATIONS))
    if entry.has("choices"):
        return Choices([_named_beat(each, key) for each in entry.entries("choices")])
    if entry.has("branch"):
        return Branch([_way(each) for each in entry.entries("branch")])
    if entry.has("then"):
        return Then(_beat(_inner(entry, "then"), f"{key}.then"))
    if entry.has("check"):
        return _check(_inner(entry, "check"), key)
    if entry.has("combat"):
        return _fight(_inner(entry, "combat"), key)
    if entry.has("secret"):
        return _secret(_inner(entry, "secret"), key)
    last = entry.one_of("end", ENDINGS)
    endings = (ChooseLocation(), GoBack(), ToEncounter(), ChapterEnd())
    return endings[ENDINGS.index(last)]


def _named_beat(entry: Entry, key: str) -> BeatDef:
    return _beat(entry, f"{key}.{entry.text('id')}")


def _way(entry: Entry) -> tuple[StoryCondition | None, str]:
    needs = entry.read("if", TALE_CONDITIONS.read) if entry.has("if") else None
    way = (needs, entry.text("goto"))
    entry.finish()
    return way


def _check(entry: Entry, key: str) -> CheckFlow:
    flow = CheckFlow(
        entry.one_of("type", CHECKS),
        entry.number("difficulty", 1, MOST_DIFFICULT),
        entry.one_of("who", CHECKERS),
    )
    if entry.has("bonus"):
        for each in entry.entries("bonus"):
            flow.bonuses.append((each.read("if", TALE_CONDITIONS.read), each.number("by", -5, 5)))
            each.finish()
    flow.most_iron = entry.number("pay_iron", 0, 9, 0)
    flow.passed = _beat(_inner(entry, "ok"), f"{key}.ok")
    flow.failed = _beat(_inner(entry, "fail"), f"{key}.fail")
    if entry.has("next"):
        flow.then = _beat(_inner(entry, "next"), f"{key}.next")
    entry.finish()
    return flow


def _fight(entry: Entry, key: str) -> FightFlow:
    flow = FightFlow(
        entry.number("defense", 1, MOST_DIFFICULT),
        entry.one_of("who", CHECKERS),
        _beat(_inner(entry, "next"), f"{key}.next"),
    )
    if flow.who == COMPANY_CHECKS:
        raise entry.fault("who", "each or one Oathsworn fights")
    flow.failed = _effects(entry, "fail")
    flow.on_critical = _effects(entry, "on_critical")
    for each in entry.entries("steady") if entry.has("steady") else []:
        flow.steady[each.text("class")] = each.number("blanks", 1, MOST_BLANKS)
        each.finish()
    entry.finish()
    return flow


def _effects(entry: Entry, field: str) -> list[StoryEffect]:
    return entry.read_each(field, TALE.read) if entry.has(field) else []


def _secret(entry: Entry, key: str) -> SecretFlow:
    beats = [_named_beat(each, key) for each in entry.entries("options")]
    keys = [beat.key for beat in beats]
    tie = f"{key}.{entry.text('tie')}"
    if tie not in keys:
        raise entry.fault("tie", "is none of the options")
    entry.finish()
    return SecretFlow(beats, keys.index(tie))


def read_events(entry: Entry) -> list[BeatDef]:
    """Event Cards of both decks."""
    found: list[BeatDef] = []
    for place, deck in enumerate(EVENT_DECKS):
        for each in entry.entries(deck):
            number = each.number("number", 1, 99)
            beat = _entry(each)
            beat.deck = place
            beat.event = number
            found.append(beat)
    entry.finish()
    return found
