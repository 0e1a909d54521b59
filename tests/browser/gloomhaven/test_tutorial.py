"""Learning Gloomhaven by playing: the first room with a guide, from one click in the lobby."""

from random import Random

import pytest
from playwright.sync_api import expect

from ..conftest import DESK, Guest
from ..languages import told_in
from ..learner import Learner
from ..test_reach import PHONE
from .mercenary import Mercenary

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST_CLICKS = 900
ENDS = ("lesson-cleared", "lesson-defeat")
# What everybody is told before the second round, whatever they do.
FIRST_ROUND = [
    "lesson-class",
    "lesson-goal",
    "lesson-start",
    "lesson-items",
    "lesson-lead",
    "lesson-follow",
    "lesson-ready",
    "lesson-order",
    "lesson-monsters",
    "lesson-ability",
    "lesson-modifiers",
    "lesson-focus",
]


class Pupil(Learner, Mercenary):
    def choose_class(self) -> None:
        """Take what the ring is around."""
        box = self.ring.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def read_all(self) -> list[str]:
        """It always shows something, or says that it rests."""
        resting = self.guide.get_by_text(self.words("guide-resting"))
        expect(self.ring.or_(resting)).to_be_visible()
        return super().read_all()


@told_in("en")
def test_the_first_round(guest: Guest, language: str) -> None:
    player = Pupil.of(guest(language))
    words = player.words
    player.begin()
    player.expect_lesson("lesson-class")
    told = [player.lesson.inner_text()]
    player.choose_class()
    player.expect_lesson("lesson-goal")
    brute = {"en": "Brute", "ru": "Дикарь"}[language]
    second = player.bar.get_by_text(words("moment", round=2, part=words("gloomhaven-selecting")))
    told += player.learn_until(lambda _: second.count() > 0, MOST_CLICKS, Random(2))
    told += player.read_all()
    assert len(told) == len(set(told)), "each lesson comes once"
    assert player.titles(*FIRST_ROUND) <= set(told)
    expect(player.figure(brute)).to_have_count(1)
    listed = player.guide.get_by_text(words("guide-all", count=len(told)))
    listed.click()
    assert player.guide.get_by_role("listitem").all_inner_texts() == told
    player.guide.get_by_role("button", name=told[0], exact=True).click()
    player.expect_lesson("lesson-class")


def test_what_was_told_survives_a_reload(guest: Guest) -> None:
    player = Pupil.of(guest())
    player.begin()
    player.expect_lesson("lesson-class")
    player.choose_class()
    player.expect_lesson("lesson-goal")
    player.page.reload()
    player.expect_lesson("lesson-goal")
    expect(player.guide.get_by_text(player.words("guide-all", count=2))).to_be_visible()


def test_the_guide_folds_and_ends(guest: Guest) -> None:
    player = Pupil.of(guest())
    words = player.words
    player.begin()
    player.expect_lesson("lesson-class")
    player.button("guide-fold").click()
    expect(player.ring).to_have_count(0)
    expect(player.next_page()).to_have_count(0)
    player.button("guide-unfold").click()
    expect(player.ring).to_be_visible()
    player.button("guide-end").click()
    expect(player.guide).to_have_count(0)
    player.page.reload()
    player.wait_for_question()
    expect(player.page.get_by_text(words("log-empty"))).to_be_visible()
    expect(player.guide).to_have_count(0)


def test_an_ordinary_table_has_no_guide(guest: Guest) -> None:
    player = Pupil.of(guest())
    player.sit_down("person", "easy")
    expect(player.guide).to_have_count(0)


def test_by_keyboard_and_into_the_rulebook(guest: Guest) -> None:
    player = Pupil.of(guest())
    player.begin()
    player.expect_lesson("lesson-class")
    said = player.guide.locator("[aria-live=polite]")
    expect(said).to_contain_text(player.words("lesson-class.title"))
    player.page.keyboard.press("g")
    expect(player.guide).to_contain_text(player.words("guide-resting"))
    player.page.keyboard.press("g")
    player.expect_lesson("lesson-class")
    rule = player.guide.get_by_role("button", name=player.words("open-rule", rule="GH-1.1.1"))
    rule.press("Enter")
    book = player.page.get_by_role("region", name=player.words("rulebook"), exact=True)
    expect(book.locator("[data-rule='GH-1.1.1']")).to_be_in_viewport()


@told_in("ru")
def test_it_covers_neither_board_nor_question(guest: Guest, language: str) -> None:
    player = Pupil.of(guest(language))
    player.begin()
    player.expect_lesson("lesson-class")
    player.choose_class()
    player.expect_lesson("lesson-goal")
    for viewport in (DESK, PHONE):
        player.page.set_viewport_size(viewport)
        player.sees_all()


@pytest.mark.sampled(0)
def test_it_ends_with_the_room_or_with_the_party(guest: Guest) -> None:
    player = Pupil.of(guest())
    player.begin()
    *_, last = player.learn_to_the_end(MOST_CLICKS, Random(4))
    assert last in player.titles(*ENDS)
