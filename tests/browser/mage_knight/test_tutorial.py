"""Learning Mage Knight by playing: the first round with a guide, from one click in the lobby."""

from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect

from ..conftest import DESK, Guest
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


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_first_round(guest: Guest, language: str) -> None:
    player = Pupil.of(guest(language))
    player.begin()
    player.expect_lesson("lesson-hero")
    expect(player.ring).to_be_visible()
    told = player.learn_to_the_end(MOST_CLICKS, Random(2))
    assert player.titles(*FIRST_ROUND) <= set(told)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_it_covers_neither_board_nor_question(
    guest: Guest, language: str, viewport: ViewportSize
) -> None:
    player = Pupil.of(guest(language, viewport=viewport))
    player.begin()
    player.expect_lesson("lesson-hero")
    player.play_until(player.parts(), Random(3))
    player.expect_lesson("lesson-goal")
    player.sees_all()
