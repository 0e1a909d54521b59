"""A bot plays for somebody: at the pace of who watches, until the person plays on."""

from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Guest
from .languages import told_in
from .player import Player

pytestmark = [pytest.mark.browser, pytest.mark.slow]

# Nothing that is shown for a while ends by itself: neither an act nor a pause after it.
ENDLESS = """{
  const wait = window.setTimeout;
  window.setTimeout = (work, time, ...rest) =>
    time === 600 || time === 1500 ? 0 : wait(work, time, ...rest);
}"""


def act(page: Page) -> Locator:
    return page.locator("[data-actor]")


def hand_over(player: Player) -> None:
    player.button("menu").click()
    bots = player.page.get_by_label(player.words("hand-to-bot"))
    bots.select_option(label=player.words("level-easy"))
    player.page.get_by_role("dialog").get_by_role("button", name=player.words("close")).click()


@told_in("en")
def test_a_bot_plays_before_my_eyes_until_i_play_on(guest: Guest, language: str) -> None:
    player = guest(language)
    player.page.add_init_script(ENDLESS)
    player.set_up("person", "easy")
    player.make_choices(8, Random(5))
    before = player.choices()
    hand_over(player)
    for skipped in (1, 2, 3):
        expect(act(player.page)).to_be_visible()
        player.page.keyboard.press("End")
        player.page.wait_for_function(
            "count => document.querySelector('input[type=range]').max >= count",
            arg=before + skipped,
        )
    expect(act(player.page)).to_be_visible()
    assert player.choices() == before + 3
    player.button("play-myself").click()
    player.wait_for_question()
    assert player.question()
    expect(player.button("play-myself")).to_have_count(0)


def test_undo_hands_the_decision_back_to_me(guest: Guest) -> None:
    player = guest()
    player.page.add_init_script(ENDLESS)
    player.set_up("person", "easy")
    player.make_choices(8, Random(5))
    before = player.standing()
    hand_over(player)
    expect(act(player.page)).to_have_attribute("data-actor", "seat:0")
    player.button("undo").click()
    player.wait_for_question()
    assert player.standing() == before
    expect(player.button("play-myself")).to_have_count(0)


def test_a_table_of_bots_begins_when_somebody_watches(guest: Guest) -> None:
    player = guest()
    player.page.add_init_script(ENDLESS)
    player.set_up("easy", "easy")
    player.button("watch").click()
    expect(act(player.page)).to_be_visible()
    assert player.choices() == 0
    player.button("bots-wait").click()
    player.page.keyboard.press("End")
    expect(player.page.get_by_role("slider", name=player.words("history"))).to_have_attribute(
        "max", "1"
    )
    expect(act(player.page)).to_have_count(0)
    player.button("bots-go-on").click()
    expect(act(player.page)).to_be_visible()


@told_in("ru")
def test_a_refused_seat_is_said_to_be_refused(guest: Guest, language: str) -> None:
    """Who has just left may come back; until then the list does not show a bot there."""
    ada, bela = guest(language), guest(language)
    ada.set_up("person", "open")
    bela.sit(ada.page.url, "Bela", 2)
    expect(bela.bar).to_be_visible()
    bela.page.goto("about:blank")
    ada.button("menu").click()
    bots = ada.page.get_by_label(ada.words("hand-to-bot")).nth(1)
    bots.select_option(label=ada.words("level-easy"))
    refusal = ada.words("error-too_soon", seconds=7).partition("7")[0].strip()
    toast = ada.page.locator(".toasts:popover-open")
    expect(toast).to_contain_text(refusal)
    expect(bots).to_have_value("")
