"""Instant Action: one page instead of the Story of a chapter (OS-3.22)."""

import pytest

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.effects import tale
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.story import BeatDef, ChapterDef, ToEncounter
from questhall.games.oathsworn.state.story import INSTANT
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from tests.marks import example, rule
from tests.oathsworn.story.test_books import CHAPTERS, effects_in, exits, reached
from tests.oathsworn.story.test_whole_stories import play_on

from .company import Evening, begun, company

NOT_ON_A_PAGE = (
    *(tale.PlaceMap, tale.PlaceLocations, tale.RemoveLocations, tale.AddTime, tale.DrawEvent),
    *(tale.AddEvents, tale.GainClue, tale.SetOut, tale.GainRations, tale.Eat),
)
each_page = pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.key)


def entries_of(chapter: ChapterDef) -> list[BeatDef]:
    keys = reached(chapter, chapter.instant)
    return [entry for entry in chapter.entries if entry.key in keys]


@rule("OS-3.22.1")
@each_page
def test_a_page_has_checks_and_a_trade_and_leads_to_the_encounter(chapter: ChapterDef) -> None:
    assert exits(chapter, chapter.instant) == {ToEncounter}
    words = [effect for entry in entries_of(chapter) for effect in effects_in(entry)]
    assert any(isinstance(effect, tale.Trade) for effect in words)
    assert 5 <= len(entries_of(chapter)) <= 9


@rule("OS-3.22.2")
@each_page
def test_a_page_knows_no_map_no_time_and_no_events(chapter: ChapterDef) -> None:
    words = [effect for entry in entries_of(chapter) for effect in effects_in(entry)]
    assert [effect for effect in words if isinstance(effect, NOT_ON_A_PAGE)] == []


@rule("OS-3.22.1")
@pytest.mark.sampled(6)
@pytest.mark.parametrize("seed", range(4))
@each_page
def test_every_page_comes_to_its_end(chapter: ChapterDef, seed: int) -> None:
    setup = Setup("story", 1 + seed, {"chapter": chapter.chapter, "part": INSTANT})
    match = Match.start(GAME, setup, f"page {seed}", keep=False, listen=False)
    story = play_on(match, str(seed), by_hunch=seed % 2 == 1)
    assert story.over
    assert (story.map_placed, story.track, story.extra_unique) == (False, [], False)


@rule("OS-3.22.4")
def test_a_campaign_takes_a_page_or_a_story_as_it_likes() -> None:
    ledger = Evening(begun(), "instant:1").finished()
    assert (ledger.chapter, ledger.next, ledger.chapters[0].instant) == (1, "encounter", True)
    assert all(sum(sheet.permanent) == 1 for sheet in ledger.characters)  # OS-3.1.9
    told = Evening(company(), "story:2").finished()
    assert [line.instant for line in told.chapters] == [False, False]


@example("OS-EX-365")
@rule("OS-3.22.3")
@pytest.mark.parametrize(("hps", "earned"), [([3, 3, 2, 1], True), ([3, 3, 2, 0], False)])
def test_nine_hp_earn_an_extra_unique_item(hps: list[int], earned: bool) -> None:
    ledger = company(next="encounter")
    ledger.chapters[-1].instant = True
    evening = Evening(ledger, "encounter:2")
    for oathsworn, hp in zip(evening.battle.the_four(), hps, strict=True):
        evening.battle.figure_of(oathsworn).hp = hp
        oathsworn.fallen = hp == 0
    after = evening.end(True)
    assert after.extra_unique == earned
    ledger.chapters[-1].instant = False
    assert not Evening(ledger, "encounter:2").end(True).extra_unique


def test_there_is_a_page_for_every_chapter() -> None:
    assert all(chapter.instant for chapter in library().chapters.values())
