"""An encounter of Oathsworn in the browser: by clicking, by keyboard, on small screens."""

from random import Random

import pytest
from playwright.sync_api import expect

from questhall.games.oathsworn import GAME

from ..conftest import Guest
from ..languages import told_in
from ..test_reach import findings
from .positions import asked, near_the_end
from .sworn import Sworn

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.long]

CLICKS_AT_FIRST = 60
MOST_CLICKS = 600


@told_in("en")
def test_the_first_turns_of_an_encounter(guest: Guest, language: str) -> None:
    """From the choice of four classes on, whatever is in gold."""
    player = Sworn.of(guest(language))
    player.sit_down("person")
    chance = Random(7)
    for _ in range(CLICKS_AT_FIRST):
        player.click_something(chance)
    player.wait_for_question()
    assert len(set(player.asked)) > 8, "an encounter asks more than this"
    player.page.keyboard.press("l")
    for line in player.log_lines()[-40:]:
        assert player.words.is_ours(line), line


@told_in("ru")
def test_the_end_of_an_encounter(guest: Guest, language: str) -> None:
    player = Sworn.of(guest(language))
    player.open_save(near_the_end())
    player.play_to_the_end(Random(2), MOST_CLICKS)
    expect(player.result).to_be_visible()
    rows = player.result.get_by_role("rowheader")
    expect(rows, "how each of the four came out of it").to_have_count(4)
    name = GAME.texts(language).say("encounter-grain-mother")
    expect(player.result).to_contain_text(name)
    assert findings(player.page) == []


@told_in("ru")
def test_what_the_beast_would_do_is_told_with_its_rule(guest: Guest, language: str) -> None:
    player = Sworn.of(guest(language))
    player.open_save(asked("turn", turn=6))
    expect(player.forecast).to_contain_text(player.words("oathsworn-target"))
    player.forecast.get_by_role("button", name="OS-8.3").first.click()
    book = player.page.get_by_role("region", name=player.words("rulebook"), exact=True)
    expect(book).to_contain_text("OS-8.3")


def test_a_draw_shows_the_odds_of_each_answer(guest: Guest) -> None:
    player = Sworn.of(guest())
    player.open_save(asked("declare", turn=2))
    columns = player.attack.locator("button[data-option^='white']")
    expect(columns).to_have_count(11)
    expect(columns.nth(2)).to_contain_text("2 white cards: hits")
    before = player.choices()
    player.page.keyboard.press("3")
    player.wait_for_question()
    assert player.choices() > before, "the third answer is taken by its key"


def test_cards_for_defense_say_what_they_save(guest: Guest) -> None:
    player = Sworn.of(guest())
    player.open_save(asked("defend-with"))
    expect(player.blow).to_be_visible()
    hand = player.page.get_by_role("list", name=player.words("oathsworn-hand"))
    expect(hand.locator(".saves").first).to_be_visible()


def test_a_window_can_be_passed_for_the_whole_encounter_and_asked_for_again(guest: Guest) -> None:
    player = Sworn.of(guest())
    player.open_save(asked("window-5", "window-6"))
    player.button("pass-encounter").click()
    passes = player.page.get_by_role("list", name=player.words("oathsworn-not-asked"))
    expect(passes.get_by_role("listitem")).to_have_count(1)
    player.wait_for_question()
    passes.get_by_role("button").click()
    expect(passes).to_have_count(0)


def test_boards_of_the_others_can_be_looked_at(guest: Guest) -> None:
    player = Sworn.of(guest())
    player.open_save(asked("turn", turn=6))
    company = player.page.get_by_role("group", name=player.words("oathsworn-company"))
    company.get_by_role("button", name="Witch").click()
    expect(player.page.get_by_role("region", name="Witch")).to_be_visible()


@told_in("en")
def test_the_codex_is_at_hand(guest: Guest, language: str) -> None:
    player = Sworn.of(guest(language))
    player.open_save(asked("turn", turn=2, encounter="hush"))
    player.button("oathsworn-codex").click()
    book = player.page.get_by_role("dialog", name=player.words("oathsworn-codex"))
    expect(book.get_by_role("heading", name=player.words("oathsworn-codex-rules"))).to_be_visible()
    assert findings(player.page) == []
    poison = GAME.texts(language).say("status-poison")
    book.get_by_role("searchbox").fill(poison)
    book.get_by_role("button").filter(has_text=poison).first.click()
    expect(book.get_by_role("article").get_by_text(poison).first).to_be_visible()


def test_special_rules_can_be_read_beside_the_beast(guest: Guest) -> None:
    player = Sworn.of(guest())
    player.open_save(asked("turn", encounter="bellroot"))
    expect(player.beast).to_contain_text("the toll")
    player.beast.get_by_role("button", name=player.words("oathsworn-codex-rules")).click()
    expect(player.page.get_by_role("dialog")).to_contain_text("Rooted")


def test_whoever_is_asked_stands_on_the_screen(guest: Guest) -> None:
    """However far away the board was looked at before."""
    player = Sworn.of(guest())
    player.open_save(asked("turn", turn=9))
    actor = player.map.locator("g.token.active")
    box = player.map.bounding_box()
    assert box is not None
    player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 20)
    player.page.mouse.wheel(0, -600)
    player.page.mouse.down()
    player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 2000, steps=4)
    player.page.mouse.up()
    expect(actor).not_to_be_in_viewport()
    player.page.keyboard.press("e")
    expect(actor).to_be_in_viewport()
