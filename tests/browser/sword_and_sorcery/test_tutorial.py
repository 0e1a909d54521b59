"""Learning Sword & Sorcery by playing: a quest with a guide, from one click in the lobby."""

from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect

from ..conftest import DESK, Guest
from ..learner import Learner
from ..test_reach import PHONE
from .adventurer import Adventurer

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST_CLICKS = 500
ENDS = ("lesson-victory", "lesson-defeat")
# What everybody is told before the quest ends, whatever they do.
FIRST_ROUND = ["lesson-who", "lesson-turn", "lesson-map", "lesson-goal", "lesson-gear"]


class Pupil(Learner, Adventurer):
    """Of adventurers."""


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", ["en", "ru"])
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


@pytest.mark.sampled(2)
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_it_covers_neither_board_nor_question(
    guest: Guest, language: str, viewport: ViewportSize
) -> None:
    player = Pupil.of(guest(language, viewport=viewport))
    player.begin()
    player.expect_lesson("lesson-power")
    player.read_on()
    player.sees_all()


@pytest.mark.sampled(3, of="whole games by clicking")
def test_it_ends_with_the_quest(guest: Guest) -> None:
    player = Pupil.of(guest())
    player.begin()
    *_, last = player.learn_to_the_end(MOST_CLICKS, Random(4))
    assert last in player.titles(*ENDS)
