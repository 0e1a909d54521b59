"""Gloomhaven on a phone held upright: everything within reach of a thumb."""

from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from ..conftest import Guest
from ..languages import told_in
from ..test_reach import findings, fits
from ..thumb import NARROW, UPRIGHT, out_of_reach
from .mercenary import Mercenary

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST_TAPS = 120


class Thumb(Mercenary):
    """Taps on everything, on the map as well, and first looks whether that is possible."""

    def click(self, offer: Locator) -> None:
        assert fits(self), "the page scrolls"
        things = f"button[aria-label$=', {self.words('can-choose')}']"
        assert out_of_reach(self.page, f"{things}, {self.answers}") == []
        if not offer.evaluate("each => each instanceof SVGElement"):
            offer.tap()
            self.clicks += 1
            return
        hexagon = offer.bounding_box()
        board = self.map.bounding_box()
        assert hexagon is not None
        assert board is not None
        x = hexagon["x"] + hexagon["width"] / 2
        y = hexagon["y"] + hexagon["height"] / 2
        assert 0 < x < board["width"], "it is on the map that is seen"
        assert board["y"] < y < board["y"] + board["height"], "it is on the map that is seen"
        self.page.touchscreen.tap(x, y)
        self.clicks += 1


def test_a_round_by_touch(guest: Guest) -> None:
    player = Thumb.of(guest("ru", viewport=UPRIGHT, touch=True))
    words, page = player.words, player.page
    player.sit_down("person", "person")
    player.play_until(player.halves(), Random(3), MOST_TAPS)

    board = player.map.bounding_box()
    assert board is not None
    assert board["width"] == UPRIGHT["width"]
    assert board["height"] > UPRIGHT["height"] * 0.3
    assert out_of_reach(page, "header button, main > div button.icon, .queue button") == []

    player.button("gloomhaven-monsters").tap()
    monsters = page.get_by_role("dialog", name=words("gloomhaven-monsters"))
    expect(monsters.get_by_role("button").nth(1)).to_be_in_viewport(ratio=1)
    monsters.get_by_role("button", name=words("close")).tap()
    player.button("log").tap()
    log = page.get_by_role("complementary", name=words("side-panel"))
    expect(log).to_be_in_viewport(ratio=1)
    log.get_by_role("button", name=words("close")).tap()

    second = page.get_by_role("button", name=words("round-number", round=2))
    player.play_until(second, Random(4), MOST_TAPS)


@told_in("ru")
def test_cards_in_hand_lie_side_by_side(guest: Guest, language: str) -> None:
    player = Thumb.of(guest(language, viewport=NARROW, touch=True))
    player.sit_down("person", "easy")
    cards = player.page.get_by_role("list", name=player.words("gloomhaven-in-hand"), exact=True)
    player.play_until(cards.get_by_role("button"), Random(3), MOST_TAPS)
    boxes = [card.bounding_box() for card in cards.get_by_role("button").all()]
    edges = [(box["x"], box["x"] + box["width"]) for box in boxes if box is not None]
    assert len(edges) >= 8
    assert all(right <= left for (_, right), (left, _) in pairwise(edges))
    assert all(right - left > 110 for left, right in edges), "wide enough to be read"
    assert findings(player.page) == []
