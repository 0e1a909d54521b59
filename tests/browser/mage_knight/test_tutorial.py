"""Learning Mage Knight by playing: the first round with a guide, from one click in the lobby."""

from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect

from ..conftest import DESK, Guest
from ..learner import Learner
from ..test_reach import PHONE, findings, fits
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
    words = player.words
    player.begin()
    player.expect_lesson("lesson-hero")
    expect(player.ring).to_be_visible()
    chance = Random(2)
    told: list[str] = []
    play_on = player.guide.get_by_role("button", name=words("guide-play-on"))
    while play_on.count() == 0:
        told += player.read_all()
        assert player.clicks < MOST_CLICKS, f"the guide does not end; told: {told}"
        player.click_something(chance)
        player.wait_for_question()
    assert len(told) == len(set(told)), "each lesson comes once"
    assert {words(f"{key}.title") for key in FIRST_ROUND} <= set(told)
    if player.result.count():
        player.page.keyboard.press("Escape")
    play_on.click()
    expect(player.guide).to_have_count(0)


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
    assert fits(player)
    assert findings(player.page) == []
    assert not player.overlaps(player.bar)
    assert not player.overlaps(player.map)
