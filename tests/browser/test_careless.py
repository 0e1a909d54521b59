"""Careless presses: none of them answers a question that was not on screen when it began."""

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Guest
from .player import Player

pytestmark = [pytest.mark.browser, pytest.mark.slow]


SETTLING = 250  # milliseconds, as in presses.ts
FRAME = 20  # milliseconds: a new question is on screen, and has not settled
FRAMES_TO_COME = 5
PATIENCE = 10_000  # milliseconds
MOMENT = 1.0  # seconds


def mulligan(player: Player) -> None:
    """A duel just begun: there are answers in the bar."""
    player.set_up("person", "person")
    player.page.evaluate("localStorage.setItem('questhall.open-hands', 'on')")
    player.page.reload()
    player.wait_for_question()
    player.page.wait_for_load_state("networkidle")
    player.page.evaluate("() => document.fonts.ready.then(() => null)")


def stop_time(player: Player) -> None:
    """The page's time stands still from now on, but for what `run_for` lets pass."""
    clock = player.page.clock
    clock.install()
    clock.pause_at(player.page.evaluate("Date.now() / 1000") + MOMENT)
    clock.run_for(FRAME)  # what was still to be drawn is drawn


def middle(answer: Locator) -> tuple[float, float]:
    box = answer.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def expect_choices(player: Player, count: int, patience: float | None = None) -> None:
    slider = player.page.get_by_role("slider", name=player.words("history"))
    expect(slider).to_have_attribute("max", str(count), timeout=patience)


def press_first(player: Player, answer: Locator) -> tuple[float, float]:
    """What the server told while time stood still is drawn only when time goes on; until then the
    page hears nothing. Says where the answer was pressed."""
    before = player.choices()
    for _ in range(FRAMES_TO_COME):
        place = middle(answer)
        player.page.mouse.click(*place)
        try:
            expect_choices(player, before + 1, PATIENCE)
        except AssertionError:
            player.page.clock.run_for(FRAME + SETTLING)
        else:
            return place
    raise AssertionError("the page hears no press")


def test_a_double_click_answers_one_question(guest: Guest) -> None:
    """Both seats choose a battlefield, and one's answers lie where the other's were."""
    player = guest()
    mulligan(player)
    page = player.page
    southwark = player.bar.get_by_role("button", name="Avatar to Southwark", exact=True)
    old_london = player.bar.get_by_role("button", name="Avatar to Old London", exact=True)
    stop_time(player)
    before = player.choices()

    place, elsewhere = press_first(player, southwark), middle(old_london)
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
    player = guest()
    mulligan(player)
    southwark = player.bar.get_by_role("button", name="Avatar to Southwark", exact=True)
    stop_time(player)
    before = player.choices()

    place = press_first(player, southwark)
    player.page.clock.run_for(FRAME + SETTLING)
    player.page.mouse.click(*place)
    expect_choices(player, before + 2)


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
