"""A campaign of Oathsworn by clicking: its page, the company, the tally of an epilogue."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect

from ..conftest import DESK, Guest
from ..player import PATIENCE
from ..test_reach import findings
from ..thumb import UPRIGHT
from .campaigns import before_the_epilogue
from .founder import COMPANY_SIZE, Founder
from .reader import Reader

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NAMES = {"en": "The Ashen Oath", "ru": "Пепельная клятва"}
MOST_CLICKS = 200


def opened(guest: Guest, folder: Path, **comes: object) -> Founder:
    """A company that has fought and is to hear what came of it."""
    ada = Founder(guest(**comes))
    file = folder / "campaign.json"
    file.write_bytes(before_the_epilogue("The Ashen Oath"))
    ada.opens(file)
    ada.sees("The Ashen Oath")
    return ada


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_company_is_chosen_and_the_story_begins(guest: Guest, theme: str) -> None:
    language = {"dark": "en", "light": "ru"}[theme]
    ada = Founder(guest(language))
    ada.player.enter()
    if theme == "light":
        ada.player.button("to-light").click()
    ada.begin(NAMES[language], "Ada")
    expect(ada.player.button("campaign-play").first).to_be_visible(timeout=PATIENCE)
    expect(ada.page.get_by_text(ada.words("tale-no-company"))).to_be_visible()
    assert findings(ada.page) == []
    ada.play()
    ada.choose_company()
    ada.player.wait_for_question()
    assert ada.words.is_ours(ada.player.question())
    assert findings(ada.page) == []


@pytest.mark.parametrize("viewport", [DESK, UPRIGHT], ids=["desk", "phone"])
def test_the_page_shows_the_company(guest: Guest, tmp_path: Path, viewport: ViewportSize) -> None:
    ada = opened(guest, tmp_path, viewport=viewport)
    expect(ada.company).to_have_count(COMPANY_SIZE, timeout=PATIENCE)
    expect(ada.history).to_have_count(2)
    assert ada.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert findings(ada.page) == []
    ada.company.first.click()
    sheet = ada.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    assert findings(ada.page) == []


def test_the_epilogue_is_tallied_and_leads_to_the_next_chapter(
    guest: Guest, tmp_path: Path
) -> None:
    ada = opened(guest, tmp_path)
    ada.play()
    player = Reader.of(ada.player)
    chance = Random(1)
    while not player.go_on(chance).over:
        assert player.clicks < MOST_CLICKS, f"no end; last: {player.asked[-5:]}"
        player.wait_for_question()
    ada.go_on()
    expect(ada.history).to_have_count(3, timeout=PATIENCE)
    second = ada.words("tale-level", level=2)
    for plate in ada.company.all():
        expect(plate).to_contain_text(second)
