"""A secret decision of several people: nobody sees a vote before all are cast."""

import json

import pytest
from playwright.sync_api import Locator, expect

from ..conftest import Guest
from ..player import PATIENCE
from .positions import asked_in_secret
from .reader import Reader

pytestmark = [pytest.mark.browser, pytest.mark.slow]

VOTES = "main .answers button[data-option]"


def two_readers(guest: Guest) -> tuple[Reader, Reader]:
    """Both have followed the invitation to a Story that asks them for their votes."""
    ada, boris = Reader.of(guest()), Reader.of(guest("ru"))
    ada.enter()
    opened = ada.page.request.post(
        f"{ada.address}/api/tables/import",
        data={"save": json.loads(asked_in_secret()), "players": [{"kind": "open"}] * 2},
    )
    link = f"{ada.address}/table/{opened.json()['table']}"
    ada.sit(link, "Ada", seat=1)
    boris.sit(link, "Борис", seat=2)
    return ada, boris


def votes(player: Reader) -> Locator:
    return player.page.locator(VOTES)


def test_two_browsers_vote_without_seeing_each_other(guest: Guest) -> None:
    ada, boris = two_readers(guest)
    for player in (ada, boris):
        expect(player.page.get_by_text(player.words("tale-secret"))).to_be_visible(timeout=PATIENCE)
        expect(votes(player)).to_have_count(3)
    before = boris.page.get_by_role("main").inner_text()
    chosen = votes(ada).nth(1).inner_text().splitlines()[0]

    ada.wait_for_question()
    ada.click(votes(ada).nth(1))
    expect(votes(ada)).to_have_count(0, timeout=PATIENCE)
    expect(boris.page.get_by_text("Ada ✓")).to_be_visible(timeout=PATIENCE)
    after = boris.page.get_by_role("main").inner_text()
    assert after.replace("Ada ✓", "").split() == before.split(), "only that a vote was cast"
    expect(votes(boris)).to_have_count(3)

    boris.wait_for_question()
    boris.click(votes(boris).nth(1))
    ada.wait_for_question()
    for player in (ada, boris):
        player.page.keyboard.press("l")
    told = " ".join(ada.log_lines())
    assert told.count(chosen) >= 2, "each of the votes is told, once all are cast"
