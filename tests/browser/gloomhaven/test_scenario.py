"""A scenario of Gloomhaven in the browser: by clicking, by keyboard, on small screens."""

from random import Random

import pytest
from playwright.sync_api import expect

from questhall.games.gloomhaven import GAME

from ..conftest import Guest
from ..languages import told_in
from .endings import a_turn, summit
from .mercenary import Mercenary

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.long]

MOST_CLICKS = 1500


@told_in("ru")
def test_a_whole_scenario_with_a_bot(guest: Guest, language: str) -> None:
    player = Mercenary.of(guest(language))
    player.sit_down("person", "normal")
    player.play_to_the_end(Random(1), MOST_CLICKS)

    expect(player.result).to_be_visible()
    rows = player.result.get_by_role("rowheader")
    expect(rows, "what the scenario brought each character").to_have_count(2)
    assert len(set(player.asked)) > 8, "a scenario asks more than this"

    player.button("look-again").click()
    scenario = GAME.texts(language).say("scenario-black-barrow")
    expect(player.page.get_by_role("button", name=scenario)).to_be_visible()
    log = player.log_lines()
    assert any(line.startswith(f"{player.words('bot-name')}: ") for line in log), "the bot plays"
    for line in log[-40:]:
        assert player.words.is_ours(line), line


def test_a_large_boss_covers_all_its_hexes(guest: Guest) -> None:
    player = Mercenary.of(guest())
    player.open_save(summit())
    drake = player.figure(GAME.texts("en").say("monster-elder-drake")).bounding_box()
    hex = player.map.locator("g[data-thing='hex:4,0'] polygon").first.bounding_box()
    assert drake is not None
    assert hex is not None
    assert drake["width"] > 1.6 * hex["width"], "three hexes around a corner"
    assert drake["height"] > 1.4 * hex["height"]


def test_of_two_cards_the_first_leads(guest: Guest) -> None:
    player = Mercenary.of(guest())
    words = player.words
    player.sit_down("person", "easy")
    cards = player.page.get_by_role("list", name=words("gloomhaven-in-hand"), exact=True)
    gold = cards.locator(f"button[aria-label$='{words('can-choose')}']")
    player.play_until(gold, Random(3))
    before = gold.count()
    name, initiative, _ = (gold.first.get_attribute("aria-label") or "").split(", ")
    gold.first.click()
    played = player.page.get_by_role("group", name=words("gloomhaven-played"))
    expect(played.get_by_role("button", name=f"{name}, {initiative}")).to_be_visible()
    expect(played).to_contain_text(words("gloomhaven-leads"))
    expect(gold).to_have_count(before - 1)


def test_a_move_is_a_click_on_its_goal(guest: Guest) -> None:
    player = Mercenary.of(guest())
    player.open_save(a_turn())
    moves = player.page.locator("[data-option^='standard-move']")
    moves.first.click()
    expect(player.hexes().first).to_be_visible()
    player.wait_for_question()
    goal = player.hexes().first.get_attribute("data-thing") or ""
    before = player.choices()
    player.click(player.hexes().first)
    player.wait_for_question()
    assert player.choices() > before
    spot = player.map.locator(f"g[data-thing='{goal}'] polygon").first.bounding_box()
    figures = [each.bounding_box() for each in player.map.locator("[data-thing^='figure:']").all()]
    assert spot is not None
    middle = (spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    assert any(
        each["x"] < middle[0] < each["x"] + each["width"]
        and each["y"] < middle[1] < each["y"] + each["height"]
        for each in figures
        if each is not None
    ), "somebody stands on the goal"


def test_range_and_sight_are_measured(guest: Guest) -> None:
    player = Mercenary.of(guest())
    player.open_save(a_turn())
    player.page.keyboard.press("m")
    expect(player.page.get_by_text(player.words("gloomhaven-measure-help"))).to_be_visible()
    player.map.locator("[data-thing^='figure:']").first.click()
    expect(player.map.locator(".measure")).to_be_visible()
    shown = player.map.locator(".measure text").all_text_contents()
    hexes = player.map.locator("g[data-thing^='hex:']").count()
    assert {"0", "1"} <= set(shown)
    assert 0 < len(shown) <= hexes
    player.page.keyboard.press("Escape")
    expect(player.map.locator(".measure")).to_have_count(0)


def test_closed_rooms_lie_in_fog(guest: Guest) -> None:
    player = Mercenary.of(guest())
    player.open_save(a_turn())
    expect(player.map.locator(".closed")).to_have_count(52)
    hexes = player.map.locator("g[data-thing^='hex:']")
    expect(hexes).to_have_count(33)  # the first room of Black Barrow, and its door


@told_in("en")
def test_the_menu_tells_keys_of_the_game_and_leads_to_the_helper(
    guest: Guest, language: str
) -> None:
    player = Mercenary.of(guest(language))
    words = player.words
    player.sit_down("person", "easy")
    player.button("menu").click()
    menu = player.page.get_by_role("dialog", name=words("menu"))
    menu.get_by_text(words("keys"), exact=True).click()
    expect(menu).to_contain_text(words("key-m.help"))
    helper = menu.get_by_role("link", name=words("helper-title"))
    expect(helper).to_have_attribute("href", "/monsters")
