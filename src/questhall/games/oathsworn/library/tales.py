"""Whether a tale comes to its end, whatever the company does: no entry leads back to itself, and
each way ends as it may."""

from collections.abc import Iterator
from typing import Final

from questhall.kernel.content import BadContent, Entry

from ..effects.tale import (
    AddEvents,
    DrawEvent,
    PlaceLocations,
    Read,
    RemoveLocations,
    Then,
    When,
)
from ..printed.story import (
    BeatDef,
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
    SecretFlow,
    StoryEffect,
    ToEncounter,
    inner_beats,
)

ENDINGS: Final = {
    ChooseLocation: "choose_location",
    GoBack: "return",
    ToEncounter: "encounter",
    ChapterEnd: "chapter_end",
}


class _Tale:
    """The entries of a chapter, where each leads and how it ends."""

    def __init__(self, entry: Entry, chapter: ChapterDef) -> None:
        self.entry = entry
        self.chapter = chapter
        self.entries = {each.key: each for each in chapter.entries}

    def fault(self, key: str, reason: str) -> BadContent:
        return BadContent(self.entry.file, self.entry.line, f"{key}: {reason}")

    def follow(self, key: str) -> list[str]:
        """The entries that come right after an entry, in its place."""
        found: list[str] = []
        for beat in _told(self.entries[key]):
            flow = beat.flow
            if isinstance(flow, GoTo):
                found.append(flow.entry)
            elif isinstance(flow, Branch):
                found += [target for _, target in flow.ways]
            elif isinstance(flow, GoThere):
                found += self._entries_of(key, flow.location)
        return found

    def _entries_of(self, key: str, location: int) -> list[str]:
        if location not in self.chapter.locations:
            raise self.fault(key, f"there is no location {location}")
        return self.chapter.locations[location].entries

    def interrupt(self, key: str) -> list[str]:
        """The entries that are read while it is told."""
        effects = _effects_in(self.entries[key])
        return [each.entry for each in effects if isinstance(each, Read)]

    def within(self, first: list[str]) -> list[str]:
        """All entries that may follow, one after the other."""
        found: list[str] = []
        waiting = first[:]
        while waiting:
            key = waiting.pop()
            if key not in found:
                found.append(key)
                waiting += self.follow(key)
        return found

    def endings(self, keys: list[str]) -> dict[str, str]:
        """How they end, each with an entry that does."""
        found: dict[str, str] = {}
        for key in keys:
            for beat in _told(self.entries[key]):
                word = ENDINGS.get(type(beat.flow))
                if word is not None:
                    found[word] = key
        return found


def _told(beat: BeatDef) -> Iterator[BeatDef]:
    """A beat and those inside it that say how it goes on; where each Oathsworn checks, what comes
    after all of them does."""
    yield beat
    flow = beat.flow
    inside = inner_beats(flow)
    if isinstance(flow, CheckFlow) and flow.then is not None:
        inside = [flow.then]
    for inner in inside:
        yield from _told(inner)


def need_sound_chapter(entry: Entry, chapter: ChapterDef) -> None:
    """Say what is wrong with it."""
    tale = _Tale(entry, chapter)
    if chapter.locations and chapter.marker not in chapter.locations:
        raise tale.fault(
            chapter.key, f"the marker stands at {chapter.marker}, which is no location"
        )
    for each in chapter.entries:
        _need_sound_beats(tale, each)
    for space in chapter.spaces.values():
        _need_locations(tale, space.beat)
    _need_no_circle(tale)
    _need_endings(tale)


def _need_sound_beats(tale: _Tale, entry: BeatDef) -> None:
    _need_locations(tale, entry)
    for beat in entry.beats():
        _need_way_out(tale, beat)


def _need_way_out(tale: _Tale, beat: BeatDef) -> None:
    """One way is always open."""
    flow = beat.flow
    needs = [needs for needs, _ in flow.ways] if isinstance(flow, Branch) else []
    if isinstance(flow, (Choices, SecretFlow)):
        needs = [each.needs for each in flow.beats]
    if needs and None not in needs:
        raise tale.fault(beat.key, "one way at least must have no condition")


def _need_locations(tale: _Tale, entry: BeatDef) -> None:
    for effect in _effects_in(entry):
        if isinstance(effect, (PlaceLocations, RemoveLocations)):
            for number in effect.numbers:
                tale._entries_of(entry.key, number)


def _need_no_circle(tale: _Tale) -> None:
    done: set[str] = set()
    for key in tale.entries:
        _walk(tale, key, [], done)


def _walk(tale: _Tale, key: str, way: list[str], done: set[str]) -> None:
    if key in way:
        raise tale.fault(key, "leads back to itself")
    if key in done:
        return
    for following in [*tale.follow(key), *tale.interrupt(key)]:
        _walk(tale, following, [*way, key], done)
    done.add(key)


def _need_endings(tale: _Tale) -> None:
    """A Story ends with the encounter, an epilogue with the chapter; what interrupts may return."""
    chapter = tale.chapter
    places = [key for location in chapter.locations.values() for key in location.entries]
    starts = [each for each in (chapter.start, chapter.instant) if each]
    story = tale.within([*starts, *places, chapter.no_location])
    epilogue = tale.within([chapter.won, chapter.lost])
    last = tale.within([chapter.no_location])
    _refuse(tale, story, ("return", "chapter_end"), "in a Story")
    _refuse(tale, epilogue, ("return", "encounter", "choose_location"), "in an epilogue")
    _refuse(tale, last, ("choose_location",), "where no location is left")
    read = [key for each in [*story, *epilogue] for key in tale.interrupt(each)]
    for space in chapter.spaces.values():
        read += [each.entry for each in _effects_in(space.beat) if isinstance(each, Read)]
    _refuse(tale, tale.within(read), ("chapter_end",), "in what is read in between")


def _refuse(tale: _Tale, keys: list[str], words: tuple[str, ...], where: str) -> None:
    for word, key in tale.endings(keys).items():
        if word in words:
            raise tale.fault(key, f"cannot end with {word!r} {where}")


def need_sound_event(entry: Entry, event: BeatDef) -> None:
    """An Event Card happens anywhere: it returns, and knows no place. A pack's one draws no
    other."""
    for beat in _told(event):
        word = ENDINGS.get(type(beat.flow), "return")
        if word != "return" or isinstance(beat.flow, GoThere):
            raise BadContent(entry.file, entry.line, f"{beat.key}: an event ends with 'return'")
    for effect in _effects_in(event):
        if isinstance(effect, (PlaceLocations, RemoveLocations)):
            raise BadContent(entry.file, entry.line, f"{event.key}: an event knows no locations")
        if entry.source.pack and isinstance(effect, (AddEvents, DrawEvent)):
            raise BadContent(entry.file, entry.line, f"{event.key}: an event draws no others")


def _effects_in(entry: BeatDef) -> Iterator[StoryEffect]:
    """All effects of an entry, also those inside of others."""
    for beat in entry.beats():
        effects = beat.effects
        if isinstance(beat.flow, FightFlow):
            effects = [*effects, *beat.flow.failed, *beat.flow.on_critical]
        for effect in effects:
            yield from _parts(effect)


def _parts(effect: StoryEffect) -> Iterator[StoryEffect]:
    yield effect
    inside: list[StoryEffect] = []
    if isinstance(effect, Then):
        inside = effect.parts
    elif isinstance(effect, When):
        inside = [effect.effect, *([] if effect.otherwise is None else [effect.otherwise])]
    for each in inside:
        yield from _parts(each)
