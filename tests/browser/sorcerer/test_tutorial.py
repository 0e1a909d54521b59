"""Learning Sorcerer by playing: the first rounds of a duel with a guide, from one click."""

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from ..conftest import DESK, Guest
from ..languages import told_in
from ..learner import Learner
from ..test_reach import PHONE

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.long]

MOST_CLICKS = 300
# What everybody is told before the guide ends, whatever they do.
TWO_ROUNDS = [
    "lesson-welcome",
    "lesson-avatar",
    "lesson-mulligan",
    "lesson-actions",
    "lesson-energy",
    "lesson-minions",
    "lesson-battle",
    "lesson-dice",
    "lesson-reroll",
    "lesson-hit",
    "lesson-round",
]


class Pupil(Learner):
    """Of sorcerers."""

    game = "sorcerer"

    @property
    def map(self) -> Locator:
        """The battlefields."""
        return self.page.locator("main .fields")


@told_in("ru")
def test_to_its_end(guest: Guest, language: str) -> None:
    player = Pupil.of(guest(language))
    player.begin()
    player.expect_lesson("lesson-welcome")
    expect(player.ring).to_be_visible()
    told = player.learn_to_the_end(MOST_CLICKS, Random(4))
    assert player.titles(*TWO_ROUNDS) <= set(told)


@told_in("en")
def test_it_covers_neither_board_nor_question(guest: Guest, language: str) -> None:
    player = Pupil.of(guest(language))
    player.begin()
    player.expect_lesson("lesson-welcome")
    for viewport in (DESK, PHONE):
        player.page.set_viewport_size(viewport)
        player.sees_all()
