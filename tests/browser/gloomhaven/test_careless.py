"""A careless press in town: it does not choose a personal quest that nobody has read."""

import pytest
from playwright.sync_api import Locator, expect

from ..conftest import Guest
from ..quick_reading import READING
from ..test_careless import middle, stop_time, take_time
from .member import Member

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SOON = 260  # milliseconds from one press to the next


def title(quest: Locator) -> str:
    label = quest.get_attribute("aria-label") or ""
    return label.split(",")[0].split(".")[0]


def test_a_press_right_after_the_class_chooses_no_quest(guest: Guest) -> None:
    ada = Member(guest(careless=True))
    take_time(ada.player)
    ada.begin("In haste", "Ada")
    ada.play()
    ada.player.wait_for_question()
    stop_time(ada.player)
    ada.page.mouse.click(*middle(ada.thing("class")))
    quests = ada.page.locator("button[data-thing^='quest:']")
    expect(quests).to_have_count(2)
    titles = [title(quest) for quest in quests.all()]
    ada.page.clock.run_for(SOON)
    ada.page.mouse.click(*middle(quests.first))
    ada.page.clock.run_for(READING)
    ada.page.mouse.click(*middle(quests.last))
    line = ada.player.log.get_by_role("listitem").filter(has_text=titles[1])
    expect(line.first).to_be_visible()
    told = " ".join(ada.player.log_lines())
    assert titles[0] not in told
