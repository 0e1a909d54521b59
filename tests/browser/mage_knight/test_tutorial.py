"""Learning Mage Knight by playing: the first round with a guide, from one click in the lobby."""

from random import Random

import pytest
from playwright.sync_api import expect

from ..conftest import DESK, Guest
from ..languages import told_in
from ..learner import Learner
from ..test_reach import PHONE
from .knight import Knight

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST_CLICKS = 900
# What everybody is told before the guide ends, whatever they do.
FIRST_ROUND = [
    "lesson-hero",
    "lesson-tactic",
    "lesson-goal",
    "lesson-hand",
    "lesson-source",
    "lesson-action",
    "lesson-dummy",
]


class Pupil(Learner, Knight):
    """Of knights."""


@told_in("ru")
def test_the_first_round(guest: Guest, language: str) -> None:
    player = Pupil.of(guest(language))
    player.begin()
    player.expect_lesson("lesson-hero")
    expect(player.ring).to_be_visible()
    told = player.learn_to_the_end(MOST_CLICKS, Random(2))
    assert player.titles(*FIRST_ROUND) <= set(told)


@told_in("ru")
def test_it_covers_neither_board_nor_question(guest: Guest, language: str) -> None:
    player = Pupil.of(guest(language))
    player.begin()
    player.expect_lesson("lesson-hero")
    player.play_until(player.parts(), Random(3))
    player.expect_lesson("lesson-goal")
    for viewport in (DESK, PHONE):
        player.page.set_viewport_size(viewport)
        player.sees_all()
