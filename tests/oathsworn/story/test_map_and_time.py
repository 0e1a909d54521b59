"""Maps, Locations, the Time Track and events (OS-3.14 to OS-3.17)."""

import pytest

from questhall.games.oathsworn.printed.story import (
    BeatDef,
    ChapterDef,
    ChooseLocation,
    EventDeck,
    GoBack,
    GoThere,
    LocationDef,
    SpaceDef,
    ToEncounter,
)
from questhall.games.oathsworn.rules.story.time_track import place_token
from questhall.games.oathsworn.state.story import Story
from questhall.kernel.scribe import read, write
from tests.marks import example, rule, ruling
from tests.oathsworn.story.bench import GAME, StoryBench, effect_of


def wordless(key: str, *effects: str) -> BeatDef:
    beat = BeatDef(key, [effect_of(text) for text in effects], GoBack())
    beat.wordless = True
    return beat


def twelve_spaces() -> StoryBench:
    """The track of the examples: an event on 3, an entry on 6, end effects on 8 and 10."""
    bench = StoryBench()
    chapter = ChapterDef("examples", 1)
    chapter.rows = [6, 6]
    chapter.marker = 2
    for number, kind, text in (
        (3, 0, "event(city)"),
        (6, 0, "read(entry_t)"),
        (8, 1, "token(battleflow, 1, each)"),
        (10, 2, "extra_unique"),
    ):
        chapter.spaces[number] = SpaceDef(number, kind, wordless(f"space {number}", text))
    for number in (2, 5, 9, 11):
        location = LocationDef(number, "place", 1, [f"entry_{number}", f"entry_{number}_b"])
        chapter.locations[number] = location
        chapter.entries.append(wordless(f"entry_{number}", f"clue({number})"))
        chapter.entries.append(wordless(f"entry_{number}_b", "iron(1)"))
    chapter.entries.append(wordless("entry_t", "iron(5)"))
    bench.story.chapter = chapter
    return bench


def fill(bench: StoryBench, spaces: int) -> None:
    bench.story.track += [0] * spaces


@example("OS-EX-337", "OS-EX-338", "OS-EX-344")
@rule("OS-3.14.1", "OS-3.14.2", "OS-3.14.3", "OS-3.14.4", "OS-3.14.7", "OS-3.15.1", "OS-3.4.2")
def test_a_visit_moves_the_marker_and_takes_the_token_to_the_track() -> None:
    bench = twelve_spaces()
    bench.bring("map")
    bench.bring("locations(2, 5, 9)")
    assert bench.story.marker == 2
    bench.beat(ChooseLocation())
    bench.tell("go-to:5")
    offered = [id for id in bench.offered("where-to") if id.startswith("go-to")]
    assert offered == ["go-to:2", "go-to:5", "go-to:9"]
    assert (bench.story.marker, bench.story.track, bench.story.tokens) == (5, [5], [2, 9])
    assert bench.story.clues == [5]
    bench.bring("locations(5)")
    assert bench.story.tokens == [2, 9]
    bench.bring("remove_locations(9)")
    assert bench.story.tokens == [2]


@example("OS-EX-339")
@rule("OS-3.15.5", "OS-3.15.6", "OS-3.16.2", "OS-3.16.3", "OS-3.4.3", "OS-3.4.7")
def test_the_event_of_a_space_comes_before_the_entry_of_the_location() -> None:
    bench = twelve_spaces()
    fill(bench, 2)
    event = bench.story.events[EventDeck.CITY][-1]
    bench.story.cards[event] = wordless("event", "lose_iron(4)")
    bench.bring("locations(2)")
    bench.beat(ChooseLocation())
    bench.tell("go-to:2")
    happened = [each.key for each in bench.journal.events]
    assert happened.index("event") < happened.index("lost-iron") < happened.index("gained-clue")
    assert event in bench.story.events_aside
    assert len(bench.story.events[EventDeck.CITY]) == 5


@example("OS-EX-341", "OS-EX-342")
@rule("OS-3.15.2", "OS-3.15.3", "OS-3.15.7")
def test_time_tokens_are_placed_one_by_one() -> None:
    bench = twelve_spaces()
    fill(bench, 4)
    bench.beat(GoBack(), "time(2)", "clue(1)")
    bench.tell()
    assert len(bench.story.track) == 6
    assert bench.story.iron == 17
    happened = [each.key for each in bench.journal.events]
    assert happened.index("gained-iron") < happened.index("gained-clue")
    place_token(bench.story)
    assert len(bench.story.track) == 7


@ruling("OS-R18")
@rule("OS-3.15.12", "OS-3.16.5")
def test_a_full_track_and_an_empty_deck_do_nothing() -> None:
    bench = twelve_spaces()
    fill(bench, 12)
    place_token(bench.story)
    assert len(bench.story.track) == 12
    bench.story.events[EventDeck.CITY].clear()
    bench.bring("event(city)")
    assert bench.story.frames[-1] is bench.frame


@example("OS-EX-343", "OS-EX-59", "OS-EX-364")
@rule(
    "OS-3.15.4",
    "OS-3.15.8",
    "OS-3.15.9",
    "OS-3.15.10",
    "OS-3.15.11",
    "OS-3.4.4",
    "OS-3.4.9",
    "OS-3.4.11",
    "OS-3.4.13",
    "OS-3.9.7",
)
@pytest.mark.parametrize(
    ("tokens", "battleflow", "unique"), [(7, 1, True), (8, 0, True), (10, 0, False)]
)
def test_empty_spaces_count_at_the_end(tokens: int, battleflow: int, unique: bool) -> None:
    bench = twelve_spaces()
    fill(bench, tokens)
    deck = bench.story.might_deck(0, 0)
    deck.discard += deck.draw[:5]
    del deck.draw[:5]
    bench.bring("clue(1)")
    bench.beat(ToEncounter())
    bench.tell()
    assert [each.tokens[4] for each in bench.story.company] == [battleflow] * 4
    assert bench.story.extra_unique == unique
    assert (len(deck.draw), deck.discard) == (18, [])
    assert not bench.story.clues
    assert bench.story.results == [1.0] * 4


@example("OS-EX-345")
@rule("OS-3.17.1", "OS-3.17.2", "OS-3.14.6")
def test_the_path_decides_which_entry_is_read() -> None:
    bench = twelve_spaces()
    bench.bring("path(B)")
    bench.bring("locations(9, 11)")
    bench.beat(ChooseLocation())
    bench.tell("go-to:9")
    assert (bench.story.iron, bench.story.clues) == (13, [])
    bench.bring("path(A)")
    bench.beat(ChooseLocation())
    bench.tell("go-to:11")
    assert bench.story.clues == [11]


@example("OS-EX-346")
@rule("OS-3.16.1", "OS-3.16.4", "OS-3.13.5")
def test_events_are_added_by_number() -> None:
    bench = StoryBench()
    assert sorted(bench.story.event(card).event for card in bench.story.events[EventDeck.CITY]) == [
        *range(1, 7)
    ]
    bench.bring("add_events(city, 9, 12)")
    assert {bench.story.event(card).event for card in bench.story.events[EventDeck.CITY]} >= {9, 12}
    assert len(bench.story.events[EventDeck.CITY]) == 8


@rule("OS-3.14.4", "OS-3.15.7")
def test_a_long_way_covers_two_spaces_before_its_entry() -> None:
    bench = twelve_spaces()
    fill(bench, 4)
    bench.story.chapter.locations[5].time = 2
    bench.bring("locations(5)")
    bench.beat(ChooseLocation())
    bench.tell("go-to:5")
    assert bench.story.track[4:] == [5, 0]
    happened = [each.key for each in bench.journal.events]
    assert happened.index("gained-iron") < happened.index("gained-clue")


@rule("OS-3.15.6")
def test_the_entry_of_the_last_space_leaves_everything_behind() -> None:
    bench = twelve_spaces()
    last = BeatDef("entry_last", [], ToEncounter())
    last.wordless = True
    bench.story.chapter.entries.append(last)
    bench.story.chapter.spaces[12] = SpaceDef(12, 0, wordless("space 12", "read(entry_last)"))
    fill(bench, 11)
    bench.beat(GoBack(), "time(1)", "clue(1)")
    bench.tell()
    assert bench.story.over
    assert not bench.told("gained-clue")


@example("OS-EX-340")
@rule("OS-3.14.5")
def test_a_token_is_placed_and_visited_at_once() -> None:
    bench = twelve_spaces()
    bench.beat(GoThere(11))
    bench.tell()
    assert (bench.story.track, bench.story.tokens, bench.story.clues) == ([11], [], [11])


@example("OS-EX-366")
@rule("OS-10.1.2", "OS-10.1.3", "OS-3.4.12")
def test_what_the_encounter_needs_is_kept() -> None:
    bench = StoryBench()
    bench.bring("then(token(redraw, 1, each), lose_hp(2, this), ambushed)", this="warden")
    bench.beat(ToEncounter())
    bench.tell()
    kept = read(write(bench.story, GAME), GAME)
    assert isinstance(kept, Story)
    assert kept.hp == [4, 6, 6, 6]
    assert kept.ambushed
    assert [each.tokens[2] for each in kept.company] == [1] * 4
