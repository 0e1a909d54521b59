"""A large card comes when something is pointed at, and goes when it is not any more."""

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Guest
from .player import Player
from .sorcerer.duellist import Duellist
from .sorcerer.positions import asked
from .test_careless import middle

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def card(player: Player) -> Locator:
    return player.page.get_by_role("complementary", name=player.words("large-card"))


def asked_about_a_card(guest: Guest) -> Duellist:
    player = Duellist.of(guest())
    player.open_save(asked("weaken"))
    return player


def name_in_the_question(player: Player) -> Locator:
    return player.bar.locator("strong").get_by_role("button").first


def point_at(player: Player, place: tuple[float, float]) -> None:
    """The mouse comes from elsewhere."""
    player.page.mouse.move(place[0] - 3, place[1])
    player.page.mouse.move(*place)


def test_what_comes_up_under_a_resting_mouse_is_not_shown(guest: Guest) -> None:
    player = asked_about_a_card(guest)
    name = name_in_the_question(player)
    place = middle(name)
    player.page.mouse.move(*place)
    player.page.reload()
    player.wait_for_question()
    player.page.mouse.move(*place)  # it has not moved
    name.dispatch_event("pointerenter", {"pointerType": "mouse"})
    player.button("rulebook").dispatch_event("pointerover", {"pointerType": "mouse"})
    expect(player.page.get_by_role("tooltip")).to_be_visible()  # time enough for a card as well
    expect(card(player)).to_have_count(0)
    point_at(player, place)
    expect(card(player)).to_be_visible()


def test_it_goes_with_the_mouse(guest: Guest) -> None:
    player = asked_about_a_card(guest)
    point_at(player, middle(name_in_the_question(player)))
    expect(card(player)).to_be_visible()
    player.page.mouse.move(640, 400)
    expect(card(player)).to_have_count(0)


def test_it_goes_with_the_question(guest: Guest) -> None:
    player = asked_about_a_card(guest)
    name = name_in_the_question(player)
    before = player.choices()
    point_at(player, middle(name))
    expect(card(player)).to_be_visible()
    answer = player.page.locator(f"{player.answers}, {player.things}").last
    answer.dispatch_event("click")  # the mouse stays where it is
    player.wait_for_question()
    assert player.choices() > before
    expect(card(player)).to_have_count(0)


def test_it_goes_with_what_it_shows(guest: Guest) -> None:
    player = guest()
    player.set_up("person", "easy")
    player.make_choices(12, Random(5))
    name = player.log.locator("li [role=button]").last
    player.page.mouse.move(640, 400)
    name.hover()  # once the log has come to rest
    expect(card(player)).to_be_visible()
    player.page.keyboard.press("l")
    expect(player.log).to_have_count(0)
    expect(card(player)).to_have_count(0)
