"""First Reconnaissance in the browser: by clicking, by keyboard, on small screens."""

from random import Random

import pytest
from playwright.sync_api import expect

from questhall.games.mage_knight import GAME

from ..conftest import Guest
from ..languages import told_in
from .knight import Knight

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.long]

MOST_CLICKS = 2500


def in_a_turn(player: Knight) -> None:
    """Alone, played as far as the first cards can be played."""
    player.sit_down("person")
    player.play_until(player.parts(), Random(3))


@told_in("en")
def test_a_whole_quest_alone(guest: Guest, language: str) -> None:
    player = Knight.of(guest(language))
    player.sit_down("person")
    player.play_to_the_end(Random(1), MOST_CLICKS)

    expect(player.result).to_be_visible()
    heads = player.result.get_by_role("rowheader")
    expect(heads.last).to_have_text(player.words("mage-knight-total"))
    assert heads.count() >= 2, "fame, what was earned besides, and the total"
    assert len(set(player.asked)) > 8, "a quest asks more than this"

    player.button("look-again").click()
    scenario = GAME.texts(language).say("scenario-first-reconnaissance")
    expect(player.page.get_by_role("button", name=scenario)).to_be_visible()
    for line in player.log_lines()[-40:]:
        assert player.words.is_ours(line), line


def test_a_card_is_played_by_its_halves_and_its_edge(guest: Guest) -> None:
    player = Knight.of(guest())
    in_a_turn(player)
    before = player.choices()
    march = player.cards_in_hand.locator("[data-option^='basic']")
    player.click(march.first)
    player.wait_for_question()
    assert player.choices() > before


def test_a_step_is_a_click_on_its_goal(guest: Guest) -> None:
    player = Knight.of(guest())
    in_a_turn(player)
    player.play_until(player.hexes(), Random(5))
    before = player.choices()
    player.click(player.hexes().first)
    player.wait_for_question()
    assert player.choices() > before
