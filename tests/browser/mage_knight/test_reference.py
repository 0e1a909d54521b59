"""Sites, enemies and skills to look up: those in play first, and the rulebook beside them."""

import pytest
from playwright.sync_api import Locator, expect

from ..conftest import Guest
from ..languages import told_in
from ..test_reach import findings
from .knight import Knight
from .own_boards import a_keep_and_wolf_riders
from .test_own_board import opened

pytestmark = [pytest.mark.browser, pytest.mark.slow]

HEROES = {"en": "Goldyx", "ru": "Голдикс"}


def reference(player: Knight) -> Locator:
    return player.page.get_by_role("region", name=player.words("mage-knight-reference"), exact=True)


def tab(player: Knight, name: str) -> Locator:
    return player.page.get_by_role("tab", name=player.words(f"mage-knight-{name}"), exact=True)


def entries(player: Knight) -> Locator:
    return reference(player).get_by_role("listitem")


def entry(player: Knight, key: str) -> Locator:
    return reference(player).locator(f"[data-entry='{key}']")


def assert_first(player: Knight, mark: str) -> None:
    """All that is marked stands above all that is not."""
    marked = [mark in text for text in entries(player).all_text_contents()]
    assert marked == sorted(marked, reverse=True)
    assert marked[0]
    assert not marked[-1]


@told_in("en")
def test_what_is_in_play_comes_first(guest: Guest, language: str) -> None:
    player = opened(Knight.of(guest(language)), a_keep_and_wolf_riders())
    player.button("mage-knight-reference").click()
    on_map = player.words("mage-knight-on-the-map")
    keep = entry(player, "keep")
    expect(keep).to_contain_text(on_map)
    expect(keep.get_by_role("button", name="MK-18.4.3")).to_be_visible()
    assert_first(player, on_map)

    tab(player, "enemies").click()
    riders = entry(player, "wolf_riders")
    expect(riders).to_contain_text(on_map)
    expect(riders.get_by_label(player.words("mage-knight-armour"))).to_be_visible()
    assert_first(player, on_map)

    tab(player, "skills").click()
    expect(entries(player).first).to_have_attribute("data-entry", "goldyx_flight")
    expect(entries(player).nth(1)).to_contain_text(HEROES[language])


def test_searching_and_reading_the_rule(guest: Guest) -> None:
    player = opened(Knight.of(guest()), a_keep_and_wolf_riders())
    page = player.page
    page.keyboard.press("i")
    expect(reference(player)).to_be_focused()
    tab(player, "sites").focus()
    page.keyboard.press("ArrowRight")
    expect(tab(player, "enemies")).to_be_focused()
    page.get_by_role("searchbox").fill("riders SWIFT")
    expect(entries(player)).to_have_count(1)
    expect(reference(player).get_by_role("status")).to_have_text("1 entry")
    expect(entries(player)).to_contain_text("Blocking it takes twice the value of its attack.")

    page.get_by_role("button", name=player.words("open-rule", rule="MK-17.2.1")).click()
    rules = page.get_by_role("region", name=player.words("rules"), exact=True)
    expect(rules.locator("[data-rule='MK-17.2.1']")).to_be_in_viewport()
    assert findings(page) == []

    page.get_by_role("searchbox", name=player.words("mage-knight-search")).press("Escape")
    expect(reference(player)).to_have_count(0)
    expect(player.button("mage-knight-reference")).to_be_focused()


def test_a_rule_in_a_dialog_can_be_read(guest: Guest) -> None:
    player = opened(Knight.of(guest()), a_keep_and_wolf_riders())
    player.page.locator("button.tracks").click()
    player.page.get_by_role("button", name=player.words("open-rule", rule="MK-20.1.1")).click()
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    expect(player.page.locator("[data-rule='MK-20.1.1']")).to_be_in_viewport()
