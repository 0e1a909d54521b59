"""What happens is shown at the pace of whoever watches, with motion on."""

from random import Random

import pytest
from playwright.sync_api import expect

from .conftest import Guest

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST_CLICKS = 60
SPEED = "localStorage.setItem('questhall.speed', '{}')"


def test_who_does_not_care_skips_it(guest: Guest) -> None:
    player = guest(motion=True)
    player.page.add_init_script(SPEED.format("calm"))
    player.set_up("person", "easy")
    chance = Random(3)
    while not player.look(or_act=True).acts:
        assert player.clicks < MOST_CLICKS, "nothing has happened yet"
        player.click_something(chance)
    player.page.keyboard.press("Space")
    expect(player.button("stage-go-on")).to_be_visible()
    player.page.keyboard.press("End")
    expect(player.page.locator("[data-actor]")).to_have_count(0)
