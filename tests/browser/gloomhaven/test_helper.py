"""The monster helper: a painted map, what the monster does on it and why, in the address."""

import pytest
from playwright.sync_api import Locator, expect

from ..conftest import DESK, Guest
from ..languages import told_in
from ..player import Player
from ..test_reach import findings, fits
from ..thumb import UPRIGHT, out_of_reach

pytestmark = [pytest.mark.browser, pytest.mark.slow]

CHECK_BOX = 16  # pixels


def reasons(player: Player) -> Locator:
    return player.page.get_by_role("complementary").get_by_role("listitem")


def hex_at(player: Player, q: int, r: int) -> Locator:
    return player.page.locator(f"[data-thing='hex:{q},{r}']")


def brush(player: Player, key: str) -> None:
    name = player.words(key)
    brushes = player.page.get_by_role("radiogroup", name=player.words("helper-brushes"))
    brushes.get_by_role("radio", name=name, exact=True).click()


def focus(player: Player, number: int) -> str:
    return player.words("helper-focus", names=player.words("helper-hero", number=number))


@told_in("en")
def test_it_says_what_the_monster_does_and_why(guest: Guest, language: str) -> None:
    player = guest(language, viewport=DESK)
    player.enter("/monsters")
    expect(player.page.get_by_text(focus(player, 1))).to_be_visible()
    expect(reasons(player)).to_have_count(4)
    for reason in reasons(player).all_inner_texts():
        assert player.words.is_ours(reason), reason
    assert fits(player)
    assert findings(player.page) == []


def test_another_hero_in_the_way_is_the_focus(guest: Guest) -> None:
    player = guest()
    player.enter("/monsters")
    expect(player.page.get_by_text(focus(player, 1))).to_be_visible()
    brush(player, "helper-brush-enemy")
    hex_at(player, 3, 3).click()
    expect(player.page.get_by_text(focus(player, 3))).to_be_visible()


def test_the_address_brings_it_back(guest: Guest) -> None:
    player = guest()
    player.enter("/monsters")
    expect(reasons(player).first).to_be_visible()
    brush(player, "helper-brush-enemy")
    hex_at(player, 3, 3).click()
    player.page.get_by_label(player.words("helper-targets")).fill("2")
    player.page.keyboard.press("Tab")
    expect(player.page.get_by_text(focus(player, 3))).to_be_visible()

    other = guest()
    other.page.goto(player.page.url)
    expect(other.page.get_by_text(focus(other, 3))).to_be_visible()
    expect(other.page.get_by_label(other.words("helper-targets"))).to_have_value("2")


def test_by_keyboard_alone(guest: Guest) -> None:
    player = guest()
    player.enter("/monsters")
    expect(reasons(player).first).to_be_visible()
    brush(player, "helper-brush-enemy")
    hex_at(player, 2, 3).focus()
    player.page.keyboard.press("ArrowRight")
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_text(focus(player, 3))).to_be_visible()


def test_it_is_a_click_away_from_the_lobby(guest: Guest) -> None:
    player = guest()
    player.enter()
    player.page.get_by_role("link", name=player.words("helper-title")).click()
    expect(reasons(player).first).to_be_visible()


@told_in("ru")
def test_on_a_phone_nothing_lies_over_anything(guest: Guest, language: str) -> None:
    player = guest(language, viewport=UPRIGHT, touch=True)
    page, words = player.page, player.words
    player.enter("/monsters")
    expect(page.get_by_text(focus(player, 1))).to_be_in_viewport(ratio=1)
    buttons = "header :is(a, button), [role=radiogroup] button, aside :is(input, select, button)"
    assert out_of_reach(page, buttons, CHECK_BOX) == []
    assert out_of_reach(page, "header :is(a, button), .brushes button, .outcome") == []
    assert out_of_reach(page, "aside li", CHECK_BOX) == [], "every reason can be read"
    assert fits(player)
    assert findings(page) == []
    brush(player, "helper-brush-enemy")
    expect(page.locator(".brushes")).to_contain_text(words("helper-brush-enemy"))
    hex_at(player, 3, 3).tap()
    expect(page.get_by_text(focus(player, 3))).to_be_visible()
