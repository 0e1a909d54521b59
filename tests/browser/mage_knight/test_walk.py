"""A press on a far space walks all of the way that is drawn to it."""

import pytest
from playwright.sync_api import expect

from ..conftest import Guest
from ..test_careless import expect_choices, middle
from .knight import Knight
from .own_boards import FAR, STEPS, plains_all_around

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def before_a_walk(guest: Guest) -> tuple[Knight, tuple[float, float]]:
    """And where on the page it leads."""
    player = Knight.of(guest())
    player.open_save(plains_all_around())
    return player, middle(player.map.locator(f"[data-thing='hex:{FAR}']"))


def expect_arrival(player: Knight, before: int) -> None:
    """All steps were taken, and none besides; no note lies over the map."""
    expect_choices(player, before + STEPS)
    player.wait_for_question()
    assert player.choices() == before + STEPS
    expect(player.page.locator(".realm aside, .realm .note")).to_have_count(0)


def test_one_press_walks_all_the_way(guest: Guest) -> None:
    player, goal = before_a_walk(guest)
    before = player.choices()
    player.page.mouse.click(*goal)
    expect_arrival(player, before)


def test_a_double_click_walks_no_further(guest: Guest) -> None:
    player, goal = before_a_walk(guest)
    before = player.choices()
    player.page.mouse.dblclick(*goal)
    expect_arrival(player, before)


def test_the_keyboard_walks_too(guest: Guest) -> None:
    player, _ = before_a_walk(guest)
    before = player.choices()
    player.map.locator(f"[data-thing='hex:{FAR}']").focus()
    player.page.keyboard.press("Enter")
    expect_arrival(player, before)
