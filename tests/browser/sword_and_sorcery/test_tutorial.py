"""Learning Sword & Sorcery by playing: a quest with a guide, from one click in the lobby."""

from random import Random

import pytest
from playwright.sync_api import expect

from ..conftest import DESK, Guest
from ..languages import told_in
from ..learner import Learner
from ..mouse import Clicker
from ..test_reach import PHONE
from .adventurer import Adventurer

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST_CLICKS = 500
ENDS = ("lesson-victory", "lesson-defeat")
# What everybody is told before the quest ends, whatever they do.
FIRST_ROUND = ["lesson-who", "lesson-turn", "lesson-map", "lesson-goal", "lesson-gear"]


class Pupil(Learner, Adventurer):
    """Of adventurers."""


class ClickingPupil(Clicker, Pupil):
    """Of those who use nothing but the mouse."""


@told_in("en")
def test_the_first_round(guest: Guest, language: str) -> None:
    player = Pupil.of(guest(language))
    words = player.words
    player.begin()
    expect(player.story).to_be_visible()
    player.expect_lesson("lesson-power")
    second = player.bar.get_by_text(words("moment", round=2, part=words("sword-phase-2")))
    ended = second.or_(player.result)
    told = player.learn_until(lambda _: ended.count() > 0, MOST_CLICKS, Random(2))
    assert player.titles(*FIRST_ROUND) <= set(told)


@told_in("ru")
def test_it_covers_neither_board_nor_question(guest: Guest, language: str) -> None:
    player = Pupil.of(guest(language))
    player.begin()
    player.expect_lesson("lesson-power")
    player.read_on()
    for viewport in (DESK, PHONE):
        player.page.set_viewport_size(viewport)
        player.sees_all()


@pytest.mark.sampled(0)
@told_in("en")
def test_it_ends_with_the_quest(guest: Guest, language: str) -> None:
    player = ClickingPupil.of(guest(language, viewport=DESK))
    player.begin()
    *_, last = player.learn_to_the_end(MOST_CLICKS, Random(4))
    assert last in player.titles(*ENDS)
