"""The Act as a campaign by clicking: founded, played, and gone on with."""

import re
from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect

from ..conftest import DESK, Guest
from ..member import Member
from ..player import PATIENCE
from ..test_reach import findings_in_both_lights
from .adventurer import Adventurer

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PHONE = ViewportSize(width=390, height=844)
MOST_CLICKS = 500
QUESTS = 8
AREA = re.compile(r"\b\d+[AB]\.[a-z]\b")  # as it is printed on the tiles


class Companion(Member):
    game = "sword-and-sorcery"


@pytest.mark.sampled(0)
def test_a_company_goes_from_its_first_quest_to_the_next(guest: Guest) -> None:
    ada = Companion(guest())
    words = ada.words
    ada.begin("The Woken", "Ada")
    road = ada.page.get_by_role("region", name=words("saga-act")).get_by_role("listitem")
    expect(road).to_have_count(QUESTS)
    expect(road.first).to_contain_text(words("saga-fate-open", defeats=0))
    expect(ada.page.get_by_text(words("saga-no-heroes"))).to_be_visible()
    ada.play()
    player = Adventurer.of(ada.player)
    player.wait_for_question()
    player.play_to_the_end(Random(5), MOST_CLICKS)
    ada.go_on()
    expect(ada.history).to_have_count(1, timeout=PATIENCE)
    heroes = ada.page.get_by_role("list", name=words("saga-heroes")).get_by_role("button")
    expect(heroes).to_have_count(2)
    heroes.first.click()
    sheet = ada.page.get_by_role("dialog")
    for heading in ("saga-worn", "saga-carried", "saga-powers"):
        expect(sheet.get_by_role("heading", name=words(heading), exact=True)).to_be_visible()
    sheet.get_by_role("button", name=words("close")).click()
    ada.page.get_by_role("region", name=words("campaign-also")).get_by_role("button").last.click()
    expect(ada.next).to_contain_text("The Stair of Candles")
    ada.play()
    player.wait_for_question()
    player.read_on()
    expect(player.hero_names()).to_have_count(2)


def test_the_page_can_be_read_by_everybody(guest: Guest) -> None:
    ada = Companion(guest("ru"))
    ada.begin("Пробуждённые", "Ада")
    expect(ada.player.button("campaign-play")).to_be_visible(timeout=PATIENCE)
    assert ada.words.is_ours(AREA.sub("", ada.next.inner_text()))
    for viewport in (DESK, PHONE):
        ada.page.set_viewport_size(viewport)
        assert ada.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        assert findings_in_both_lights(ada.page) == []
