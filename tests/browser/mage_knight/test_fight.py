"""Fights of Mage Knight in the browser: what is needed stands on the enemy, clicks fight them."""

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from ..conftest import DESK, Guest
from ..languages import told_in
from ..test_reach import PHONE
from .fights import against_prowlers, against_two_at_once, unblocked_poison
from .knight import Knight

pytestmark = [pytest.mark.browser, pytest.mark.slow]

UPRIGHT = ViewportSize(width=390, height=844)


def opened(player: Knight, save: bytes) -> Knight:
    player.open_save(save)
    expect(player.fight).to_be_visible()
    return player


def saying(player: Knight, key: str, **arguments: object) -> Locator:
    """What the fight says in these words."""
    return player.fight.get_by_text(player.words(key, **arguments), exact=True)


def button(player: Knight, key: str, **arguments: object) -> Locator:
    """What can be done in these words; who listens hears more than they see."""
    said = re.escape(player.words(key, **arguments))
    return player.fight.get_by_role("button", name=re.compile(said)).and_(
        player.page.locator(f"[aria-label$='{player.words('can-choose')}']")
    )


def press(player: Knight, key: str, **arguments: object) -> None:
    before = player.choices()
    button(player, key, **arguments).first.click()
    after(player, before)


def play_basic(player: Knight) -> None:
    before = player.choices()
    player.cards_in_hand.locator("[data-option^='basic']").first.click()
    after(player, before)


def after(player: Knight, before: int) -> None:
    slider = player.page.get_by_role("slider", name=player.words("history"))
    expect(slider).not_to_have_attribute("max", str(before))
    player.wait_for_question()


@told_in("en")
def test_a_fight_is_won_by_clicking(guest: Guest, language: str) -> None:
    player = opened(Knight.of(guest(language)), against_prowlers())
    words = player.words
    now = player.fight.locator("[aria-current=step]")
    expect(now).to_have_text(words("mage-knight-phase-ranged"))
    expect(saying(player, "mage-knight-of", now=0, needed=3)).to_be_visible()
    told = words("mage-knight-stop-damage", damage=4, armour=2, wounds=2)
    expect(player.fight.locator(".stop")).to_contain_text(told)
    press(player, "mage-knight-on-to", phase=words("mage-knight-phase-block"))

    expect(now).to_have_text(words("mage-knight-phase-block"))
    expect(saying(player, "mage-knight-of", now=0, needed=4)).to_be_visible()
    play_basic(player)
    expect(saying(player, "mage-knight-of", now=2, needed=4)).to_be_visible()
    expect(button(player, "mage-knight-do-block")).to_have_count(0)
    play_basic(player)
    press(player, "mage-knight-do-block")

    expect(now).to_have_text(words("mage-knight-phase-attack"))
    play_basic(player)
    expect(saying(player, "mage-knight-of", now=2, needed=3)).to_be_visible()
    play_basic(player)
    press(player, "mage-knight-do-strike")
    expect(player.fight).to_be_hidden()


def test_enemies_are_struck_together(guest: Guest) -> None:
    player = opened(Knight.of(guest()), against_two_at_once())
    for _ in range(2):
        player.fight.locator("[aria-pressed=false]").first.click()
    expect(saying(player, "mage-knight-of", now=7, needed=7)).to_be_visible()
    press(player, "mage-knight-do-strike-all", count=2)
    expect(player.fight).to_be_hidden()


def test_damage_is_assigned_with_its_price_in_sight(guest: Guest) -> None:
    player = opened(Knight.of(guest()), unblocked_poison())
    press(player, "mage-knight-do-suffer")
    expect(saying(player, "mage-knight-hero-wounds", wounds=2)).to_be_visible()
    expect(saying(player, "mage-knight-hero-poisoned", wounds=2)).to_be_visible()
    expect(saying(player, "mage-knight-damage-left", left=0)).to_be_visible()
    press(player, "mage-knight-unit-wounds", wounds=2)
    expect(player.fight.locator("[aria-current=step]")).to_have_text(
        player.words("mage-knight-phase-attack")
    )


def test_what_is_needed_is_in_sight_on_every_screen(guest: Guest) -> None:
    player = opened(Knight.of(guest("ru")), against_two_at_once())
    for viewport in (DESK, PHONE, UPRIGHT):
        player.page.set_viewport_size(viewport)
        expect(saying(player, "mage-knight-of", now=7, needed=3)).to_be_in_viewport()
