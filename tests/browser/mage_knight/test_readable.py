"""What is laid out to choose from can be read: no text ends where its card does."""

import pytest
from playwright.sync_api import Locator, expect

from ..conftest import DESK, Guest
from ..languages import told_in
from .knight import Knight
from .own_boards import plains_all_around
from .test_own_board import UPRIGHT

pytestmark = [pytest.mark.browser, pytest.mark.slow]

CUT = """(cards) => cards.flatMap((card) => [...card.querySelectorAll(".text, .half p")])
  .filter((text) => text.scrollHeight > text.parentElement.clientHeight
    || text.getBoundingClientRect().bottom > text.closest(".face").getBoundingClientRect().bottom)
  .map((text) => text.innerText)"""


def laid_out(player: Knight) -> Locator:
    tray = player.page.get_by_role("region", name=player.words("to-choose"), exact=True)
    return tray.locator("article")


@told_in("ru")
def test_heroes_tactics_and_offers_are_read_whole(guest: Guest, language: str) -> None:
    player = Knight.of(guest(language))
    player.sit_down("person")
    heroes = laid_out(player)
    expect(heroes).to_have_count(7)
    for viewport in (DESK, UPRIGHT):
        player.page.set_viewport_size(viewport)
        heroes.first.scroll_into_view_if_needed()
        expect(heroes.first.locator("header")).to_be_in_viewport(ratio=1)
        assert heroes.evaluate_all(CUT) == []
    player.page.set_viewport_size(DESK)
    player.page.locator("[data-thing^='hero:']").first.click()
    tactics = laid_out(player)
    expect(tactics).to_have_count(6)
    assert tactics.evaluate_all(CUT) == []
    player.button("mage-knight-offers").click()
    offers = player.page.get_by_role("region", name=player.words("mage-knight-offers"), exact=True)
    expect(offers.locator("article").first).to_be_visible()
    assert offers.locator("article").evaluate_all(CUT) == []


def test_on_a_phone_a_hint_is_read_with_its_reason(guest: Guest) -> None:
    player = Knight.of(guest("ru", UPRIGHT))
    player.open_save(plains_all_around())
    player.button("hint").click()
    advice = player.bar.locator("button.advice")
    expect(advice.locator("small")).to_be_in_viewport(ratio=1)
    assert advice.evaluate("each => each.scrollWidth <= each.clientWidth")
    end = player.bar.locator("[data-option=end-movement]")
    expect(end).to_be_in_viewport(ratio=1)
    box, below = advice.bounding_box(), end.bounding_box()
    assert box
    assert below
    assert box["y"] + box["height"] <= below["y"]
