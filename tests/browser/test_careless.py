"""Careless presses: none of them answers a question that was not on screen when it began."""

import pytest
from playwright.sync_api import expect

from .conftest import Guest
from .player import Player

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def mulligan(player: Player) -> None:
    """A duel just begun: there are answers in the bar."""
    player.set_up("person", "person")
    player.page.evaluate("localStorage.setItem('questhall.open-hands', 'on')")
    player.page.reload()
    player.wait_for_question()


def test_a_double_click_answers_one_question(guest: Guest) -> None:
    player = guest()
    mulligan(player)
    before = player.choices()
    player.page.locator(player.answers).first.dblclick(delay=100)
    player.wait_for_question()
    assert player.choices() == before + 1


def test_a_key_that_is_held_answers_one_question(guest: Guest) -> None:
    player = guest()
    mulligan(player)
    before = player.choices()
    player.page.keyboard.down("1")
    for _ in range(5):
        player.page.keyboard.down("1")
    player.wait_for_question()  # and it stays down
    for _ in range(5):
        player.page.keyboard.down("1")
    player.page.keyboard.up("1")
    player.wait_for_question()
    assert player.choices() == before + 1


def test_what_is_not_listed_is_pointed_at(guest: Guest) -> None:
    player = guest()
    mulligan(player)
    told = player.page.locator(".answers .on-table")
    while told.count() == 0:
        player.page.locator(f"{player.answers}, {player.things}").first.click()
        player.wait_for_question()
    told.click()
    expect(player.page.locator(".pointing")).to_be_visible()
    assert player.page.locator(player.things).count() > 0
