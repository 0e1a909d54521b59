"""What others do is shown one after the other, with motion on."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from .conftest import Guest

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST_CLICKS = 60

# Every actor that was to be seen, in order.
WATCH = """() => {
  window.actors = [];
  new MutationObserver(() => {
    const actor = document.querySelector("[data-actor]")?.dataset.actor;
    if (actor && actor !== window.actors.at(-1)) window.actors.push(actor);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""

# An act that is shown for long, or again, is shown until somebody skips it.
ENDLESS = """{
  const wait = window.setTimeout;
  window.setTimeout = (work, time, ...rest) =>
    time === 1500 || time === 500 ? 0 : wait(work, time, ...rest);
}"""


def actors(page: Page) -> list[str]:
    found = page.evaluate("window.actors")
    assert isinstance(found, list)
    return found


def test_a_bot_is_seen_to_act(guest: Guest) -> None:
    player = guest(motion=True)
    player.set_up("person", "easy")
    player.wait_for_question()
    player.page.evaluate(WATCH)
    chance = Random(3)
    while not actors(player.page):
        assert player.clicks < MOST_CLICKS, "the bot has done nothing yet"
        player.click_something(chance)
        player.wait_for_question()
    assert actors(player.page) == ["seat:1"]
    expect(player.page.locator("[data-actor]")).to_have_count(0)
    assert player.question()


def test_who_does_not_care_skips_it(guest: Guest) -> None:
    player = guest(motion=True)
    player.page.add_init_script("localStorage.setItem('questhall.pause', 'long')")
    player.page.add_init_script(ENDLESS)
    player.set_up("person", "easy")
    chance = Random(3)
    while not player.look(or_act=True).acts:
        assert player.clicks < MOST_CLICKS, "the bot has done nothing yet"
        player.click_something(chance)
    for _ in range(MOST_CLICKS):
        player.page.keyboard.press("End")
        if not player.look(or_act=True).acts:
            return
    raise AssertionError("the act is still shown")
