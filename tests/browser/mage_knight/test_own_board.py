"""The own board of Mage Knight: cards by their parts, units by their lines, mana by itself."""

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from ..conftest import Guest
from ..languages import told_in
from .knight import Knight
from .own_boards import (
    before_a_turn_in_a_village,
    peasants_in_movement,
    red_mana_three_times,
)

pytestmark = [pytest.mark.browser, pytest.mark.slow]

UPRIGHT = ViewportSize(width=390, height=844)


def opened(player: Knight, save: bytes) -> Knight:
    player.open_save(save)
    expect(player.cards_in_hand).to_be_visible()
    return player


def strong(player: Knight) -> Locator:
    return player.cards_in_hand.locator("[data-option^='strong']")


def tokens(player: Knight, count: int) -> Locator:
    label = player.words("mage-knight-tokens", colour="red", count=count)
    return player.page.get_by_label(label, exact=False)


def test_a_token_pays_by_itself_and_undo_asks(guest: Guest) -> None:
    player = opened(Knight.of(guest()), red_mana_three_times())
    expect(tokens(player, 1)).to_be_visible()
    strong(player).first.click()
    expect(player.page.get_by_text("Mana token: red. Undo to choose yourself.")).to_be_visible()
    expect(tokens(player, 1)).to_have_count(0)

    player.button("undo").click()
    expect(player.page.locator(player.answers)).to_contain_text(
        ["Mana token: red", "Die of the Source: red", "Crystal: red"]
    )
    expect(tokens(player, 1)).to_be_visible()


def test_each_of_two_equal_cards_can_be_clicked(guest: Guest) -> None:
    player = opened(Knight.of(guest()), red_mana_three_times())
    expect(strong(player)).to_have_count(2)
    strong(player).last.click()
    expect(strong(player)).to_have_count(1)


def test_an_ability_is_a_line_on_the_unit(guest: Guest) -> None:
    player = opened(Knight.of(guest("ru")), peasants_in_movement())
    units = player.page.get_by_role("list", name=player.words("mage-knight-units"), exact=True)
    abilities = units.locator("[data-option^='activate']")
    expect(abilities).to_have_text(["Движение 2"])
    abilities.click()
    expect(abilities).to_have_count(0)
    expect(player.page.get_by_label("Движение: 2", exact=True)).to_be_visible()


@told_in("ru")
def test_plundering_can_be_passed_until_the_round_ends(guest: Guest, language: str) -> None:
    player = opened(Knight.of(guest(language)), before_a_turn_in_a_village())
    answers = player.page.locator(player.answers)
    expect(answers.and_(player.page.locator("[data-option^='plunder']"))).to_have_count(1)
    player.button("pass-round").click()
    expect(player.bar).to_contain_text({"en": "movement", "ru": "движение"}[language])
    expect(player.button("pass-round")).to_have_count(0)
    player.button("menu").click()
    expect(player.button("ask-again")).to_be_visible()
