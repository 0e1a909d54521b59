"""What a client loads of the texts: names for every table, the story chapter by chapter."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.speech.story import tale_message
from questhall.games.oathsworn.view.story import view
from questhall.kernel.text import LANGUAGES, Texts
from tests.oathsworn.story.bench import StoryBench


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chapter_and_the_texts_of_every_table_tell_it_whole(language: str) -> None:
    everywhere = GAME.client_sources(language)
    for chapter in library().chapters.values():
        told = Texts(language, [*everywhere, GAME.book(chapter.key, language)])
        beats = [beat for entry in chapter.entries for beat in entry.beats()]
        beats += [beat for event in library().events for beat in event.beats()]
        missing = [b.key for b in beats if not (b.wordless or told.has(tale_message(b.key)))]
        assert missing == []
        assert all(told.has(f"{tale_message(entry.key)}.text") for entry in chapter.entries)
        places = [f"location-{chapter.key}-{number}" for number in chapter.locations]
        assert places
        assert [place for place in places if not told.has(place)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_other_chapters_is_in_a_book(language: str) -> None:
    books = {key: GAME.book(key, language) for key in ("c01", "c02")}
    assert "tale-c01-" not in books["c02"]
    assert "tale-c02-" not in books["c01"]
    assert "c99" not in GAME.books()
    assert not any(
        each.startswith(("tale-", "location-")) for each in GAME.client_sources(language)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_and_name_is_there(language: str) -> None:
    """Only what is printed on faces is left out, and what is left is Fluent."""
    told = "\n".join(GAME.client_sources(language))
    body = FluentParser().parse(told).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    names = {entry.id.name for entry in body if isinstance(entry, Message)}
    phrases = {key for key in GAME.phrases if not key.endswith(".values")}
    spoken = {name.split("-", 1)[1] for name in names if name.startswith(("option-", "prompt-"))}
    spoken |= {name.split("-", 1)[1] for name in names if name.startswith("event-")}
    assert phrases <= spoken
    assert {"class-warden", "card-warden-taunt", "figure-mother", "part-maw"} <= names
    texts = Texts(language, [told])
    assert texts.say("card-warden-taunt") == GAME.texts(language).say("card-warden-taunt")
    assert texts.say("part-maw.text") == GAME.texts(language).say("part-maw.text")
    assert not texts.has("card-warden-taunt.text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_encounter_counts_has_a_name(language: str) -> None:
    texts = Texts(language, GAME.client_sources(language))
    counters = {key for each in library().encounters.values() for key in each.counters}
    assert counters
    assert [key for key in counters if not texts.has(f"counter-{key}")] == []


def test_a_story_says_which_book_it_needs() -> None:
    assert view(StoryBench(chapter=3).story, 0).books == ["c03"]
