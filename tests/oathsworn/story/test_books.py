"""The story books hang together: links, flags, clues, Locations, Time Tracks, events."""

from collections.abc import Iterator

import pytest

from questhall.games.oathsworn.effects import tale, tale_conditions
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.story import (
    EVENT_DECKS,
    BeatDef,
    Branch,
    ChapterDef,
    ChapterEnd,
    CheckFlow,
    Choices,
    ChooseLocation,
    FightFlow,
    GoBack,
    GoTo,
    SecretFlow,
    SpaceKind,
    StoryCondition,
    StoryEffect,
    ToEncounter,
)
from questhall.games.oathsworn.setup.setup import FIRST_ALLIES
from tests.marks import rule

CHAPTERS = sorted(library().chapters.values(), key=lambda chapter: chapter.chapter)
EVENTS = library().events
# What only the encounters settle: how the villagers of Sallow Ford fared, for example.
SET_BY_ENCOUNTERS = {"c01_won", "sallow_bitter", "sallow_thankful", "seed_planted"}
each_chapter = pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.key)


def effects_of(effects: list[StoryEffect]) -> Iterator[StoryEffect]:
    """Effects and those inside them."""
    for effect in effects:
        yield effect
        if isinstance(effect, tale.Then):
            yield from effects_of(effect.parts)
        if isinstance(effect, tale.When):
            inner = [part for part in (effect.effect, effect.otherwise) if part is not None]
            yield from effects_of(inner)


def effects_in(beat: BeatDef) -> Iterator[StoryEffect]:
    for inner in beat.beats():
        yield from effects_of(inner.effects)
        if isinstance(inner.flow, FightFlow):
            yield from effects_of([*inner.flow.failed, *inner.flow.on_critical])


def conditions_in(beat: BeatDef) -> Iterator[StoryCondition]:
    for inner in beat.beats():
        if inner.needs is not None:
            yield from parts_of(inner.needs)
        if isinstance(inner.flow, CheckFlow):
            for needs, _ in inner.flow.bonuses:
                yield from parts_of(needs)
        if isinstance(inner.flow, Branch):
            for way, _ in inner.flow.ways:
                if way is not None:
                    yield from parts_of(way)
    for effect in effects_in(beat):
        if isinstance(effect, tale.When):
            yield from parts_of(effect.condition)


def parts_of(condition: StoryCondition) -> Iterator[StoryCondition]:
    yield condition
    if isinstance(condition, (tale_conditions.Either, tale_conditions.Both)):
        for part in condition.parts:
            yield from parts_of(part)
    if isinstance(condition, tale_conditions.NotSo):
        yield from parts_of(condition.part)


def all_beats(chapter: ChapterDef) -> list[BeatDef]:
    return [*chapter.entries, *[space.beat for space in chapter.spaces.values()]]


def links_of(entry: BeatDef) -> set[str]:
    found: set[str] = set()
    for beat in entry.beats():
        if isinstance(beat.flow, GoTo):
            found.add(beat.flow.entry)
        if isinstance(beat.flow, Branch):
            found.update(goto for _, goto in beat.flow.ways)
    found.update(each.entry for each in effects_in(entry) if isinstance(each, tale.Read))
    return found


def reached(chapter: ChapterDef, *starts: str) -> set[str]:
    entries = {entry.key: entry for entry in chapter.entries}
    seen: set[str] = set()
    ahead = list(starts)
    while ahead:
        key = ahead.pop()
        if key not in seen:
            seen.add(key)
            ahead += links_of(entries[key])
    return seen


def exits(chapter: ChapterDef, *starts: str) -> set[type]:
    """How the entries that are reached end."""
    keys = reached(chapter, *starts)
    ways = (ChooseLocation, GoBack, ToEncounter, ChapterEnd)
    found: set[type] = set()
    for entry in chapter.entries:
        if entry.key in keys:
            for beat in entry.beats():
                if isinstance(beat.flow, ways) and not is_outcome_of_each(entry, beat):
                    found.add(type(beat.flow))
    return found


def is_outcome_of_each(entry: BeatDef, beat: BeatDef) -> bool:
    """When each checks, successes and failures only bring something."""
    for outer in entry.beats():
        flow = outer.flow
        if isinstance(flow, CheckFlow) and flow.then and beat in (flow.passed, flow.failed):
            return True
    return False


def triggers(chapter: ChapterDef) -> list[str]:
    """Entries that the Time Track calls for, in its order."""
    found: list[str] = []
    for _, space in sorted(chapter.spaces.items()):
        found += [each.entry for each in effects_in(space.beat) if isinstance(each, tale.Read)]
    return found


@rule("OS-3.4.1")
@each_chapter
def test_every_entry_is_there_and_can_be_reached(chapter: ChapterDef) -> None:
    known = {entry.key for entry in chapter.entries}
    starts = {chapter.start, chapter.no_location, chapter.won, chapter.lost, *triggers(chapter)}
    starts.add(chapter.instant)
    for location in chapter.locations.values():
        starts.update(location.entries)
    assert starts <= known
    assert set().union(*[links_of(entry) for entry in chapter.entries]) <= known
    assert reached(chapter, *starts) == known


@rule("OS-3.15.6")
@each_chapter
def test_entries_of_the_track_come_back_and_the_last_one_ends_the_story(
    chapter: ChapterDef,
) -> None:
    *earlier, last = triggers(chapter)
    for entry in earlier:
        assert exits(chapter, entry) == {GoBack}
    assert exits(chapter, last) == {ToEncounter}
    assert chapter.track in chapter.spaces
    kinds = {space.kind for space in chapter.spaces.values()}
    assert {SpaceKind.END_OF_STORY, SpaceKind.END_OF_ENCOUNTER} <= kinds


@rule("OS-3.14.3", "OS-3.14.8")
@each_chapter
def test_locations_are_placed_and_lead_on(chapter: ChapterDef) -> None:
    placed: set[int] = set()
    for beat in chapter.entries:
        for effect in effects_in(beat):
            if isinstance(effect, tale.PlaceLocations):
                placed.update(effect.numbers)
    assert placed == set(chapter.locations)
    assert chapter.marker in chapter.locations
    for location in chapter.locations.values():
        for entry in location.entries:
            ends = exits(chapter, entry)
            assert ends
            assert GoBack not in ends
    assert ToEncounter in exits(chapter, chapter.no_location)


@rule("OS-9.4.1")
@each_chapter
def test_epilogues_tally_once_and_end_the_chapter(chapter: ChapterDef) -> None:
    for start in (chapter.won, chapter.lost):
        keys = reached(chapter, start)
        tallies = [
            effect
            for entry in chapter.entries
            if entry.key in keys
            for effect in effects_in(entry)
            if isinstance(effect, tale.TallyUp)
        ]
        assert len(tallies) == 1
        assert ChapterEnd in exits(chapter, start)


@each_chapter
def test_something_can_always_be_chosen(chapter: ChapterDef) -> None:
    for entry in [*chapter.entries, *EVENTS]:
        for beat in entry.beats():
            if isinstance(beat.flow, Choices):
                assert any(each.needs is None for each in beat.flow.beats), beat.key
                assert len(beat.flow.beats) > 1
            if isinstance(beat.flow, Branch):
                assert beat.flow.ways[-1][0] is None
            if isinstance(beat.flow, SecretFlow):
                assert beat.flow.beats[beat.flow.tie].needs is None


@rule("OS-3.9.2")
@each_chapter
def test_clues_that_are_asked_for_can_be_gained(chapter: ChapterDef) -> None:
    gained: set[int] = set()
    asked: set[int] = set()
    for beat in all_beats(chapter):
        gained |= {each.number for each in effects_in(beat) if isinstance(each, tale.GainClue)}
        for condition in conditions_in(beat):
            if isinstance(condition, tale_conditions.HasClue):
                asked.add(condition.number)
    assert asked <= gained


def flags_of(beats: list[BeatDef]) -> tuple[set[str], set[str]]:
    """Those that are set and those that are asked for."""
    given: set[str] = set()
    asked: set[str] = set()
    for beat in beats:
        given |= {each.flag for each in effects_in(beat) if isinstance(each, tale.SetFlag)}
        for condition in conditions_in(beat):
            if isinstance(condition, tale_conditions.HasFlag):
                asked.add(condition.flag)
    return given, asked


@rule("OS-3.1.4")
def test_flags_that_are_asked_for_can_be_set_before() -> None:
    known, asked_by_events = flags_of(EVENTS)
    known |= SET_BY_ENCOUNTERS
    for chapter in CHAPTERS:
        given, asked = flags_of(all_beats(chapter))
        known |= given
        assert asked <= known, chapter.key
    assert asked_by_events <= known


@rule("OS-3.9.3")
def test_allies_that_are_asked_for_can_be_gained() -> None:
    gained: set[str] = set()
    asked: set[str] = set()
    for beat in [*EVENTS, *[beat for chapter in CHAPTERS for beat in all_beats(chapter)]]:
        gained |= {each.ally for each in effects_in(beat) if isinstance(each, tale.GainAlly)}
        for condition in conditions_in(beat):
            if isinstance(condition, tale_conditions.HasAlly):
                asked.add(condition.ally)
    assert asked <= gained
    assert gained | {FIRST_ALLIES} == set(library().allies)


@rule("OS-3.16.1", "OS-3.16.4")
def test_every_event_comes_into_a_deck_and_comes_back() -> None:
    added = {(deck, number) for deck in range(len(EVENT_DECKS)) for number in range(1, 7)}
    for chapter in CHAPTERS:
        for beat in all_beats(chapter):
            for effect in effects_in(beat):
                if isinstance(effect, tale.AddEvents):
                    added |= {(effect.deck, number) for number in effect.numbers}
    assert {(event.deck, event.event) for event in EVENTS} == added
    for event in EVENTS:
        ends = [beat.flow for beat in event.beats() if not links_of(beat)]
        assert not any(isinstance(flow, (ToEncounter, ChooseLocation)) for flow in ends)
