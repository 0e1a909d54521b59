"""The last page: who won, what the end brought, how the game went, and how it is seen again."""

import re

import pytest
from playwright.sync_api import expect

from ..conftest import Guest
from ..languages import told_in
from ..test_reach import findings, fits
from .duellist import Duellist
from .positions import length, nearly_over

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOVED_ON = """() => {
  const at = Number(document.querySelector("input[type=range]")?.value ?? 0);
  return at > 0;
}"""
TALLIES = ("dealt", "taken", "felled", "lost", "played")


@told_in("ru")
def test_what_the_last_page_tells(guest: Guest, language: str) -> None:
    player = Duellist.of(guest(language))
    player.open_save(nearly_over())
    player.to_the_end()
    result = player.page_of_result
    for key in TALLIES:
        line = result.locator("section").filter(has_text=player.words(f"tally-{key}"))
        expect(line.get_by_role("listitem")).to_have_count(2)
    assert any(int(each) > 0 for each in result.locator("section li > b").all_inner_texts())
    expect(result.get_by_role("img", name=player.words("winner"), exact=True)).to_have_count(1)
    expect(result.get_by_text(player.words("result-brought"))).to_be_visible()
    seed = result.locator("code").first
    expect(seed).to_be_hidden()
    result.get_by_text(player.words("result-proof")).click()
    expect(seed).to_be_visible()
    assert fits(player)
    assert findings(player.page) == []


@told_in("en")
def test_it_is_watched_again_and_linked_to(guest: Guest, language: str) -> None:
    player = Duellist.of(guest(language, motion=True))
    player.open_save(nearly_over())
    player.to_the_end()
    player.button("result-watch").click()
    expect(player.result).to_have_count(0)
    expect(player.button("replay-stop")).to_be_visible()
    player.page.wait_for_function(MOVED_ON)
    step = length() // 2
    table = re.sub(r"^https?://[^/]+", "", player.page.url)
    player.enter()
    player.enter(f"{table}?step={step}")
    expect(player.page.get_by_role("slider", name=player.words("history"))).to_have_value(str(step))
    expect(player.result).to_have_count(0)
