"""Whole Stories: random play comes to the encounter, and nothing impossible is on the table."""

import pytest

from questhall.conformance import CHECKS, with_random_options
from questhall.conformance.case import Case
from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.state.story import Story
from questhall.kernel.chance import Chance
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from tests.marks import rule
from tests.oathsworn.watching import StoryWatch

RANDOM_STORIES = 150
MOST_CHOICES = 3_000
CHAPTERS = 6
MOST_SEATS = 4
# The Story itself most often: an epilogue is short.
TOLD = ("story", "story", "instant", "story", "won", "lost")


def play_on(match: Match, seed: str, by_hunch: bool = False) -> Story:
    """To the end, with a look at the table after every choice."""
    chance = Chance(f"choices/{seed}")
    watch = StoryWatch()
    for now in range(MOST_CHOICES):
        story = match.state
        assert isinstance(story, Story)
        assert GAME.faults(story) == [], f"seed {seed}, choice {now}"
        watch.look(story, None if match.over else match.pending[0])
        if match.over:
            return story
        decision = match.pending[0]
        choice = chance.below("any", len(decision.options))
        if by_hunch:
            choice = GAME.hunch(story, decision, chance)
        option = decision.options[choice]
        watch.choose(story, option)
        match.answer(0, choice, option.seat if option.seat >= 0 else decision.seats[0])
    raise AssertionError(f"seed {seed} does not end")


def any_story(number: int) -> Setup:
    """Every part of every chapter, with any number of seats; every other table has agreements of
    its own."""
    turn, chapter = divmod(number, CHAPTERS)
    setup = Setup("story", 1 + turn % MOST_SEATS)
    if (turn + chapter) % 2:
        setup = with_random_options(GAME, setup, str(number))
    setup.options["chapter"] = 1 + chapter
    setup.options["part"] = TOLD[turn % len(TOLD)]
    setup.options["tutorial"] = False  # there all cards lie as they always do
    return setup


@pytest.mark.sampled(3)
@rule("OS-3.4.10", "OS-1.1.2")
@pytest.mark.parametrize("number", range(RANDOM_STORIES))
def test_every_story_comes_to_its_end(number: int) -> None:
    match = Match.start(GAME, any_story(number), str(number))
    assert play_on(match, str(number)).over


@pytest.mark.parametrize("chapter", range(1, CHAPTERS + 1))
def test_a_sensible_company_arrives_awake(chapter: int) -> None:
    setup = Setup("story", 2, {"chapter": chapter})
    story = play_on(Match.start(GAME, setup, "wise"), "wise", True)
    assert story.results == [1.0, 1.0]
    assert GAME.judge(story, 0) > 0


@pytest.mark.sampled(1, by="seats")
@pytest.mark.parametrize("law", CHECKS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_laws_of_every_game_hold(law: str, seats: int) -> None:
    CHECKS[law](case(seats))


CASES: dict[int, Case] = {}


def case(seats: int) -> Case:
    """One match for all laws; chapters 2, 4 and 6 have a Secret Decision."""
    if seats not in CASES:
        setup = with_random_options(GAME, Setup("story", seats), "laws")
        setup.options["chapter"] = (1, 6, 4, 2)[seats - 1]
        setup.options["part"] = "story"
        CASES[seats] = Case(GAME, setup, "laws")
    return CASES[seats]
