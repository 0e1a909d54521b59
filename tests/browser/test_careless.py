"""Careless presses: none of them answers a question that was not on screen when it began."""

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Guest
from .player import Player
from .quick_reading import SETTLING

pytestmark = [pytest.mark.browser, pytest.mark.slow]


FRAME = 20  # milliseconds: a new question is on screen, and has not settled
MOMENT = 1.0  # seconds


def mulligan(player: Player) -> None:
    """A duel just begun: there are answers in the bar."""
    player.set_up("person", "person")
    player.page.evaluate("localStorage.setItem('questhall.open-hands', 'on')")
    player.page.reload()
    player.wait_for_question()
    player.page.wait_for_load_state("networkidle")
    player.page.evaluate("() => document.fonts.ready.then(() => null)")


def take_time(player: Player) -> None:
    """The page's time can be stopped later. Before it loads: a page that is given another clock
    while it runs begins at zero again, and takes every press for older than its question."""
    player.page.clock.install()


def stop_time(player: Player) -> None:
    """The page's time stands still from now on, but for what `run_for` lets pass."""
    clock = player.page.clock
    clock.pause_at(player.page.evaluate("Date.now() / 1000") + MOMENT)
    clock.run_for(FRAME)  # what was still to be drawn is drawn


def middle(answer: Locator) -> tuple[float, float]:
    box = answer.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def expect_choices(player: Player, count: int) -> None:
    slider = player.page.get_by_role("slider", name=player.words("history"))
    expect(slider).to_have_attribute("max", str(count))


def press(player: Player, answer: Locator) -> tuple[float, float]:
    """Says where the answer was pressed, once it has been heard."""
    before = player.choices()
    place = middle(answer)
    player.page.mouse.click(*place)
    expect_choices(player, before + 1)
    return place


def test_a_double_click_answers_one_question(guest: Guest) -> None:
    """Both seats choose a battlefield, and one's answers lie where the other's were."""
    player = guest(careless=True)
    take_time(player)
    mulligan(player)
    page = player.page
    southwark = player.bar.get_by_role("button", name="Avatar to Southwark", exact=True)
    old_london = player.bar.get_by_role("button", name="Avatar to Old London", exact=True)
    stop_time(player)
    before = player.choices()

    place, elsewhere = press(player, southwark), middle(old_london)
    page.clock.run_for(FRAME)
    assert middle(southwark) == place
    page.mouse.click(*place)
    page.mouse.click(*elsewhere)  # another place is meant at once
    expect_choices(player, before + 2)
    expect(player.log.get_by_role("listitem").filter(has_text="Avatar to")).to_contain_text(
        ["Player 2: Avatar to Southwark", "Player 1: Avatar to Old London"]
    )


def test_a_press_on_a_question_that_has_settled_answers_it(guest: Guest) -> None:
    """The same place, pressed again after a moment."""
    player = guest(careless=True)
    take_time(player)
    mulligan(player)
    southwark = player.bar.get_by_role("button", name="Avatar to Southwark", exact=True)
    stop_time(player)
    before = player.choices()

    place = press(player, southwark)
    player.page.clock.run_for(FRAME + SETTLING)
    player.page.mouse.click(*place)
    expect_choices(player, before + 2)


def test_a_key_that_is_held_answers_one_question(guest: Guest) -> None:
    player = guest(careless=True)
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
    player = guest(careless=True)
    mulligan(player)
    told = player.page.locator(".answers .on-table")
    while told.count() == 0:
        player.page.locator(f"{player.answers}, {player.things}").first.click()
        player.wait_for_question()
    told.click()
    expect(player.page.locator(".pointing")).to_be_visible()
    assert player.page.locator(player.things).count() > 0
