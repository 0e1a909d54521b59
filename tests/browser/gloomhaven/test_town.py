"""The campaign's page and the town by clicking: farewell, roster, chronicle."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from questhall.games.gloomhaven.campaign.ledger import Chronicle

from ..conftest import Guest
from ..languages import told_in
from ..player import PATIENCE
from ..test_reach import findings_in_both_lights
from ..thumb import UPRIGHT
from .campaigns import before_farewell, under_way, with_an_envelope, with_somebody_at_home
from .member import Member

pytestmark = [pytest.mark.browser, pytest.mark.slow]

DESK = ViewportSize(width=1440, height=900)


def somebody(guest: Guest, language: str, ledger: Chronicle, folder: Path) -> Member:
    member = Member(guest(language, viewport=DESK))
    member.goes_on(ledger, "The Ashen Company", folder)
    return member


@told_in("ru")
def test_a_character_says_farewell(guest: Guest, tmp_path: Path, language: str) -> None:
    ada = somebody(guest, language, before_farewell(), tmp_path)
    ada.return_to_town()
    ada.answer("leave-market")
    ada.answer("keep-gold")
    page = ada.page.get_by_role("article")
    expect(page).to_contain_text(ada.told("quest-greed-is-good"), timeout=PATIENCE)
    assert ada.words.is_ours(page.inner_text())
    assert ada.told("class-brute") in ada.player.question()
    assert findings_in_both_lights(ada.page) == []
    ada.answer("retire")
    expect(ada.page.locator("button[data-thing='class:quartermaster']")).to_be_visible()
    ada.inspect("class")
    ada.choose_class()
    ada.take("perk")
    ada.answer("leave-market")
    ada.answer("keep-gold")
    ada.go_on()
    expect(ada.history).to_have_count(1, timeout=PATIENCE)
    ada.read_the_chronicle()
    retired = ada.page.get_by_role("dialog").get_by_text(ada.told("record-2"))
    expect(retired).to_be_visible()


@told_in("en")
def test_an_envelope_is_read_before_anything_else(
    guest: Guest, tmp_path: Path, language: str
) -> None:
    ada = somebody(guest, language, with_an_envelope(), tmp_path)
    ada.look_at_the_city()
    ada.play()
    page = ada.page.get_by_role("article")
    expect(page).to_contain_text(ada.told("tale-envelope-02")[:40], timeout=PATIENCE)
    assert findings_in_both_lights(ada.page) == []
    ada.meet_an_event()


def at_the_roster(guest: Guest, language: str, folder: Path) -> Member:
    ada = somebody(guest, language, with_somebody_at_home(), folder)
    expect(ada.party).to_have_count(2)
    ada.page.get_by_role("button", name=ada.told("offer-roster")).click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("button", name=ada.words("open-table")).click()
    return ada


def test_somebody_else_comes_along(guest: Guest, tmp_path: Path) -> None:
    ada = at_the_roster(guest, "en", tmp_path)
    ada.answer("come-along")
    stays = ada.page.locator("button[data-option^='stay-home']")
    expect(stays).to_have_count(3)
    assert findings_in_both_lights(ada.page) == []
    ada.player.wait_for_question()
    stays.first.click()
    expect(stays).to_have_count(0)
    ada.answer("come-along")
    ada.answer("roster-ready")
    ada.go_on()
    expect(ada.party).to_have_count(3, timeout=PATIENCE)


def test_a_newcomer_joins_the_party(guest: Guest, tmp_path: Path) -> None:
    ada = at_the_roster(guest, "ru", tmp_path)
    ada.answer("newcomer")
    ada.inspect("class")
    ada.choose_class()
    ada.answer("roster-ready")
    ada.go_on()
    expect(ada.party).to_have_count(3, timeout=PATIENCE)


def test_a_place_that_is_done_can_be_played_for_its_own_sake(guest: Guest, tmp_path: Path) -> None:
    ada = somebody(guest, "en", under_way(), tmp_path)
    ada.place(5).click()
    quiet = ada.next.get_by_role("button", name="for its own sake")
    expect(quiet).to_be_visible()
    ada.place(1).click()
    expect(ada.next).to_contain_text("for its own sake: Black Barrow")
    expect(quiet).to_have_count(0)


@told_in("ru")
def test_the_page_of_a_campaign_can_be_read_in_both_lights(
    guest: Guest, tmp_path: Path, language: str
) -> None:
    ada = somebody(guest, language, under_way(), tmp_path)
    assert findings_in_both_lights(ada.page) == []
    ada.read_the_chronicle()
    book = ada.page.get_by_role("dialog")
    expect(book).to_contain_text(ada.told("record-1"))
    assert ada.words.is_ours(book.inner_text())
    assert findings_in_both_lights(ada.page) == []
    ada.page.keyboard.press("Escape")
    ada.party.get_by_role("button").first.click()
    expect(book).to_contain_text(ada.told("quest-greed-is-good"))
    assert findings_in_both_lights(ada.page) == []


def test_on_a_phone_what_is_next_lies_in_the_middle_of_the_map(
    guest: Guest, tmp_path: Path
) -> None:
    ada = Member(guest(viewport=UPRIGHT))
    ada.goes_on(under_way(), "The Ashen Company", tmp_path)
    chosen = ada.page.locator("button.place[aria-pressed=true]")
    expect(chosen).to_be_in_viewport(ratio=1)
    ada.place(9).click()
    expect(chosen).to_have_attribute("aria-label", re.compile(r"^9\. "))
    expect(chosen).to_be_in_viewport(ratio=1)
    expect(ada.player.button("campaign-play")).to_be_in_viewport(ratio=1)
