"""The Story of Oathsworn by clicking: the first chapter to its end, on a page that all can read."""

from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect

from ..conftest import Guest
from ..languages import told_in
from ..player import PATIENCE
from ..test_reach import findings, findings_in_both_lights, fits
from .reader import Reader

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.long]

MOST_CLICKS = 500
PHONE = ViewportSize(width=390, height=844)
MAP = "button[data-thing^='location:'].can"
WHITE_CARDS = "button[data-option^='white:']"


@told_in("ru")
def test_the_first_chapter_is_told_to_its_end(guest: Guest, language: str) -> None:
    player = Reader.of(guest(language))
    player.begin()
    chance = Random(7)
    pages: set[str] = set()
    while not player.go_on(chance).over:
        assert player.clicks < MOST_CLICKS, f"no end; last: {player.asked[-5:]}"
        player.wait_for_question()
        if player.book.count() == 0:
            continue
        title = player.book.get_by_role("heading").inner_text()
        if title not in pages:
            pages.add(title)
            assert player.words.is_ours(player.book.inner_text()), title
            assert fits(player), title
    assert len(pages) > 5
    expect(player.result).to_be_visible(timeout=PATIENCE)
    assert player.words.is_ours(player.result.get_by_role("heading").first.inner_text())


@told_in("ru")
def test_axe_finds_nothing_in_the_book_on_the_map_and_in_a_check(
    guest: Guest, language: str
) -> None:
    player = Reader.of(guest(language))
    player.begin()
    assert findings_in_both_lights(player.page) == []
    chance = Random(3)
    player.until(chance, MAP)
    assert findings_in_both_lights(player.page) == []
    player.until(chance, WHITE_CARDS)
    assert findings_in_both_lights(player.page) == []
    player.page.get_by_role("button", name=player.words("tale-company-sheet")).click()
    expect(player.page.get_by_role("dialog")).to_be_visible()
    assert findings_in_both_lights(player.page) == []


def test_an_answer_is_chosen_by_its_key_and_says_what_it_asks_for(guest: Guest) -> None:
    player = Reader.of(guest())
    player.begin()
    chance = Random(1)
    player.until(chance, "main .answers button[data-thing^='beat:']")
    title = player.book.get_by_role("heading").inner_text()
    player.page.keyboard.press("1")
    expect(player.book.get_by_role("heading")).not_to_have_text(title)
    first = player.book.get_by_role("button").filter(has_text="Barter 5")
    expect(first).to_contain_text("the whole company")
    expect(first).to_contain_text("%")


def test_whoever_likes_is_read_to(guest: Guest) -> None:
    """The voice is the browser's own; what it is given is noted instead of spoken."""
    player = Reader.of(guest())
    player.page.add_init_script(
        """speechSynthesis.speak = (said) => (window.said ??= []).push([said.lang, said.text]);
        speechSynthesis.cancel = () => (window.hushed = true);"""
    )
    player.begin()
    player.button("tale-aloud").click()
    expect(player.button("tale-hush")).to_be_visible()
    said = player.page.evaluate("window.said")
    assert said[0] == ["en-GB", "Corn and Ash"]
    player.button("tale-hush").click()
    expect(player.button("tale-aloud")).to_be_visible()
    assert player.page.evaluate("window.hushed")


def test_a_browser_without_a_voice_offers_none(guest: Guest) -> None:
    player = Reader.of(guest())
    player.page.add_init_script("delete window.SpeechSynthesisUtterance")
    player.begin()
    expect(player.book.get_by_role("heading")).to_be_visible()
    expect(player.button("tale-aloud")).to_have_count(0)


def test_a_phone_shows_page_map_and_check(guest: Guest) -> None:
    player = Reader.of(guest("ru", viewport=PHONE, touch=True))
    player.begin()
    chance = Random(5)
    player.until(chance, MAP)
    assert fits(player)
    assert findings(player.page) == []
    player.until(chance, WHITE_CARDS)
    assert fits(player)
