"""What a client loads of the texts: names for every table, the story as it is read."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.campaign.ledger import OVER, CompanySheet
from questhall.games.oathsworn.campaign.page import page_of
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.rules.story.entries import go_on_with
from questhall.games.oathsworn.speech.books import map_of
from questhall.games.oathsworn.speech.story import tale_message
from questhall.games.oathsworn.state.battle import Battle
from questhall.games.oathsworn.state.story import PARTS, Story
from questhall.games.oathsworn.view.story import view
from questhall.games.oathsworn.view.view import view as table
from questhall.kernel.chance import Chance
from questhall.kernel.games import OptionValue, Setup
from questhall.kernel.match import Match
from questhall.kernel.phrases import phrase_names
from questhall.kernel.scribe import read, write
from questhall.kernel.text import LANGUAGES, Texts, messages_in
from tests.marks import rule


def keys_in(book: str, language: str = "en") -> set[str]:
    return {each.partition(" ")[0] for each in messages_in(GAME.book(book, language))}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_beat_is_read_with_its_answers_and_nothing_else(language: str) -> None:
    for beat in library().beats:
        if beat.wordless:
            assert beat.key not in GAME.books()
            assert not beat.answers(), "nobody could read them"
        else:
            told = {tale_message(each.key) for each in [beat, *beat.answers()]}
            assert keys_in(beat.key, language) == told
    for chapter in library().chapters.values():
        texts = Texts(language, [GAME.book(entry.key, language) for entry in chapter.entries])
        assert all(texts.has(f"{tale_message(entry.key)}.text") for entry in chapter.entries)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_map_names_its_places_and_what_time_brings(language: str) -> None:
    for chapter in library().chapters.values():
        spaces = {tale_message(space.beat.key) for space in chapter.spaces.values()}
        places = {f"location-{chapter.key}-{number}" for number in chapter.locations}
        assert keys_in(map_of(chapter), language) == spaces | places


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_table_has_the_story_from_the_beginning(language: str) -> None:
    assert "c99_01" not in GAME.books()
    secret = ("tale-", "location-", "ending-", "variant-")
    assert not any(each.startswith(secret) for each in GAME.client_sources(language))


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


@rule("OS-1.4.2")
def test_a_story_names_the_books_of_what_was_read() -> None:
    story = story_of(begun(3, "story"))
    assert view(story, 0).books == ["c03_01"]
    story.map_placed = True
    assert view(story, 0).books == ["c03-map", "c03_01"]
    answer, other = story.frames[-1].beat.answers()[:2]
    go_on_with(story, story.frames[-1], answer)
    story.frames.clear()
    assert answer.number in story.told
    assert other.number not in story.told
    assert view(story, 0).books == ["c03-map", "c03_01"]


def begun(chapter: int, part: str) -> Match:
    options: dict[str, OptionValue] = {"chapter": chapter, "part": part, "company": "first_game"}
    match = Match.start(GAME, Setup("story", 2, options), f"books {chapter} {part}")
    while not story_of(match).told:
        match.answer(0, 0, match.pending[0].seats[0])
    return match


def story_of(match: Match) -> Story:
    assert isinstance(match.state, Story)
    return match.state


class Reader:
    """A client that reads all it may, at every moment of a story."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.chance = Chance(match.seed)
        self.read: dict[str, set[str]] = {}
        self.map = keys_in(map_of(self.story.chapter))
        self.heard = 0

    @property
    def story(self) -> Story:
        return story_of(self.match)

    def lent(self) -> set[str]:
        for book in view(self.story, 0).books:
            if book not in self.read:
                self.read[book] = keys_in(book)
        return set().union(*[self.read[book] for book in view(self.story, 0).books])

    def told(self) -> set[str]:
        """What the log has told, with the answers below it, and the map that lies open."""
        assert self.match.journal is not None
        events = self.match.journal.events
        beats = [library().beats[event.what] for event in events if event.key == "told"]
        found = {tale_message(each.key) for beat in beats for each in [beat, *beat.answers()]}
        return found | (self.map if self.story.map_placed else set())

    def named(self) -> set[str]:
        """What new lines of the log, the table and the questions speak of."""
        seen = view(self.story, 0)
        beats = [] if seen.page is None else seen.page.told[:]
        beats += [answer.beat for answer in seen.answers]
        beats += [] if seen.map is None else [space.beat for space in seen.map.spaces]
        found = {tale_message(beat) for beat in beats}
        assert self.match.journal is not None
        news = self.match.journal.events[self.heard :]
        self.heard += len(news)
        phrases = [(e.key, e.what, e.where, e.amount) for e in news]
        for asked in self.match.pending:
            phrases.append((asked.prompt, asked.what, asked.where, asked.amount))
            phrases += [(o.verb, o.what, o.where, o.amount) for o in asked.options]
        for phrase in phrases:
            names = phrase_names(GAME, self.story, *phrase)
            found |= {name.message for _, name in names}
        return {key for key in found if key.startswith(("tale-", "location-"))}

    def go_on(self) -> None:
        part = self.chance.below("question", len(self.match.pending))
        asked = self.match.pending[part]
        self.match.answer(part, self.chance.below("option", len(asked.options)), asked.seats[0])


@rule("OS-1.4.2")
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 5, 6])
def test_at_every_moment_a_client_can_read_what_was_told_and_no_more(
    chapter: int, part: str
) -> None:
    reader = Reader(begun(chapter, part))
    while not reader.match.over:
        lent = reader.lent()
        assert lent <= reader.told()
        assert reader.named() <= lent
        reader.go_on()
    assert reader.named() <= reader.lent() <= reader.told()
    assert len(reader.story.told) > 1


def test_a_story_saved_before_it_remembered_tells_the_pages_that_lie_open() -> None:
    match = begun(1, "story")
    plain = write(match.state, GAME)
    del plain["told"]
    found = read(plain, GAME)
    assert isinstance(found, Story)
    assert found.told == found.frames[-1].page != []
    assert view(found, 0).books == view(story_of(match), 0).books


@rule("OS-4.2.13")
def test_an_encounter_tells_what_was_left_behind() -> None:
    options: dict[str, OptionValue] = {"aftermath": "chosen", "company": "first_game"}
    match = Match.start(GAME, Setup("encounter", 2, options), "left behind")
    [asked] = match.pending
    battle = battle_of(match)
    all_of_them = [f"aftermath-{each.key}" for each in battle.encounter.variants]
    assert table(battle, 0).books == all_of_them
    assert len(asked.options) == len(all_of_them) + 1
    match.answer(0, 1, 0)
    while battle_of(match).next_step == "aftermath":
        match.answer(0, len(match.pending[0].options) - 1, 0)
    assert table(battle_of(match), 0).books == all_of_them[1:2]
    chosen = battle.encounter.variants[1]
    assert keys_in(all_of_them[1]) == {f"variant-{chosen.key.replace('_', '-')}"}


def battle_of(match: Match) -> Battle:
    assert isinstance(match.state, Battle)
    return match.state


def test_how_a_campaign_ends_is_read_at_its_end() -> None:
    for flag in library().campaign.endings:
        assert keys_in(flag) == {flag.replace("_", "-")}
        ledger = CompanySheet()
        ledger.flags = [flag]
        assert page_of(ledger).books == []
        ledger.next = OVER
        assert page_of(ledger).books == [flag]
