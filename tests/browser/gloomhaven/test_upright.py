"""Gloomhaven on a phone held upright: everything within reach of a thumb."""

from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from ..conftest import Guest
from ..test_reach import findings, fits
from .mercenary import Mercenary

pytestmark = [pytest.mark.browser, pytest.mark.slow]

UPRIGHT = ViewportSize(width=390, height=844)
NARROW = ViewportSize(width=360, height=740)
MOST_TAPS = 120
THUMB = 40

# Buttons that are too small for a thumb, or that a tap in their middle would not meet.
OUT_OF_REACH = """({buttons, least}) => {
  const dialog = document.querySelector("dialog[open]");
  const seen = [...document.querySelectorAll(buttons)].filter((each) =>
    each.checkVisibility() && (!dialog || dialog.contains(each)));
  return seen.flatMap((each) => {
    each.scrollIntoView({block: "nearest", inline: "center", behavior: "instant"});
    const {x, y, width, height} = each.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    const name = `${each.ariaLabel ?? each.innerText} ${width} x ${height}`;
    if (Math.min(width, height) < least - 0.5) return [`too small: ${name}`];
    return each.contains(met) ? [] : [`covered: ${name}`];
  });
}"""


class Thumb(Mercenary):
    """Taps on everything, on the map as well, and first looks whether that is possible."""

    def out_of_reach(self, buttons: str) -> list[str]:
        found: list[str] = self.page.evaluate(OUT_OF_REACH, {"buttons": buttons, "least": THUMB})
        return found

    def click(self, offer: Locator) -> None:
        assert fits(self), "the page scrolls"
        things = f"button[aria-label$=', {self.words('can-choose')}']"
        assert self.out_of_reach(f"{things}, {self.answers}") == []
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
    assert player.out_of_reach("header button, main > div button.icon, .queue button") == []

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


@pytest.mark.parametrize("language", ["en", "ru"])
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
