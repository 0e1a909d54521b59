"""Sorcerer on a phone held upright: battlefields one below the other, all within reach."""

from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import ViewportSize

from .conftest import Guest
from .player import Player
from .test_reach import findings, fits
from .thumb import NARROW, UPRIGHT, out_of_reach

pytestmark = [pytest.mark.browser, pytest.mark.slow]

CHIP = 24  # the least that a finger meets: small signs on a card
TAPS = 30


def tap_around(player: Player, chance: Random) -> None:
    for _ in range(TAPS):
        sight = player.look()
        assert fits(player), "the page scrolls"
        things = f"{player.things}:not([data-thing^='field:'])"  # a field is met beside its cards
        assert out_of_reach(player.page, f"{things}, {player.answers}", CHIP) == []
        if sight.over:
            return
        player.click_something(chance)


@pytest.mark.parametrize(
    ("format", "players", "viewport"),
    [("Duel", 2, UPRIGHT), ("Battle Royale", 4, NARROW), ("Team game", 4, UPRIGHT)],
)
def test_everything_can_be_tapped(
    guest: Guest, format: str, players: int, viewport: ViewportSize
) -> None:
    player = guest(viewport=viewport, touch=True)
    bots = ["easy"] * (players - 1)
    player.set_up("person", *bots, format=format, players=players)
    tap_around(player, Random(players))
    player.page.keyboard.press("Escape")  # the last tap may have been one to think twice about
    assert out_of_reach(player.page, "header button") == []


def test_battlefields_lie_one_below_the_other(guest: Guest) -> None:
    player = guest("ru", viewport=UPRIGHT, touch=True)
    player.set_up("person", "easy")
    player.wait_for_question()
    bands = player.page.locator("section > div > .title")
    boxes = [box for band in bands.all() if (box := band.bounding_box())]
    assert len(boxes) == 3
    assert len({box["x"] for box in boxes}) == 1
    assert all(after["y"] - before["y"] > 200 for before, after in pairwise(boxes))
    assert findings(player.page) == []
