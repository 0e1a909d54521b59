"""Learning Oathsworn by playing: the first fight with a guide, from one click in the lobby."""

from random import Random

import pytest
from playwright.sync_api import expect

from ..conftest import DESK, Guest
from ..languages import told_in
from ..learner import Learner
from ..test_reach import PHONE
from .sworn import Sworn

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.long]

MOST_CLICKS = 600
ENDS = ("lesson-victory", "lesson-defeat")
# What everybody is told before the second round, whatever they do.
FIRST_ROUND = [
    "lesson-oath",
    "lesson-deploy",
    "lesson-leader",
    "lesson-turn",
    "lesson-beast",
    "lesson-forecast",
    "lesson-animus",
]


class Pupil(Learner, Sworn):
    """Of a company."""


@told_in("en")
def test_the_first_round_is_told(guest: Guest, language: str) -> None:
    player = Pupil.of(guest(language))
    player.begin()
    player.expect_lesson("lesson-oath")
    expect(player.ring).to_be_visible()
    second_round = player.titles("lesson-round")
    told = player.learn_until(second_round.issubset, MOST_CLICKS, Random(2))
    assert player.titles(*FIRST_ROUND) <= set(told)


@pytest.mark.sampled(0)
@told_in("en")
def test_it_ends_with_the_fight(guest: Guest, language: str) -> None:
    """Whoever does what the hint says fights for some rounds; whoever clicks on anything, for a
    dozen of them."""
    player = Pupil.of(guest(language))
    player.begin()
    told = player.learn_to_the_end(MOST_CLICKS)
    assert player.titles(*FIRST_ROUND) <= set(told)
    assert told[-1] in player.titles(*ENDS)


@told_in("ru")
def test_it_covers_neither_board_nor_question(guest: Guest, language: str) -> None:
    player = Pupil.of(guest(language))
    player.begin()
    player.expect_lesson("lesson-oath")
    for viewport in (DESK, PHONE):
        player.page.set_viewport_size(viewport)
        player.sees_all()
