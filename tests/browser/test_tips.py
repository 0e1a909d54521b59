"""One tooltip, by mouse, keyboard and touch."""

import pytest
from playwright.sync_api import expect

from .conftest import Guest
from .player import Player

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def at_table(player: Player) -> Player:
    player.set_up("person", "easy")
    player.wait_for_question()
    return player


def test_a_mouse_that_rests(guest: Guest) -> None:
    player = at_table(guest())
    tip = player.page.get_by_role("tooltip")
    player.button("rulebook").hover()
    expect(tip).to_contain_text(player.words("rulebook"))
    player.page.mouse.move(640, 400)
    expect(tip).to_have_count(0)


def test_the_keyboard(guest: Guest) -> None:
    player = at_table(guest())
    tip = player.page.get_by_role("tooltip")
    player.page.keyboard.press("Tab")  # from here on focus is shown
    player.button("rulebook").focus()
    expect(tip).to_contain_text(player.words("rulebook"))
    player.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_a_finger_that_stays_reads_and_does_not_press(guest: Guest) -> None:
    player = at_table(guest(touch=True))
    book = player.button("rulebook")
    touch = {"pointerType": "touch", "bubbles": True, "clientX": 0, "clientY": 0}
    book.dispatch_event("pointerdown", touch)
    expect(player.page.get_by_role("tooltip")).to_contain_text(player.words("rulebook"))
    book.dispatch_event("pointerup", touch)
    book.dispatch_event("click")
    expect(player.page.get_by_role("region", name=player.words("rules"))).to_have_count(0)
    book.dispatch_event("click")
    expect(player.page.get_by_role("region", name=player.words("rules"))).to_be_visible()
