"""The lobby of somebody who comes back."""

import pytest
from playwright.sync_api import expect

from .conftest import DESK, Guest
from .gloomhaven.member import Member
from .languages import told_in
from .test_reach import findings, fits
from .thumb import UPRIGHT

pytestmark = [pytest.mark.browser, pytest.mark.slow]

# Titles of games that something lies on, and emblems that do not stay in their pictures.
COVERED = """() => [...document.querySelectorAll("article")].flatMap((game) => {
  const title = game.querySelector("h2");
  title.scrollIntoView({block: "center"});
  const {x, y, height} = title.getBoundingClientRect();
  const free = document.elementFromPoint(x + 4, y + height / 2) === title;
  const emblem = game.querySelector(".picture :is(img, svg)").getBoundingClientRect();
  return free && emblem.bottom < y && emblem.height > 0 ? [] : [title.innerText];
})"""


@told_in("ru")
def test_a_campaign_and_a_table_leave_the_games_in_sight(guest: Guest, language: str) -> None:
    player = guest(language)
    Member(player).begin("The Ashen Company", "Ada")
    player.play_now()
    player.enter()
    expect(player.page.get_by_role("region", name=player.words("continue"))).to_be_visible()
    listed = player.page.get_by_role("region", name=player.words("your-tables"))
    expect(listed.get_by_role("listitem")).to_have_count(1)
    for viewport in (DESK, UPRIGHT):
        player.page.set_viewport_size(viewport)
        assert player.page.evaluate(COVERED) == []
        assert fits(player) or viewport != DESK, "only a phone scrolls"
        assert findings(player.page) == []
