"""A campaign from its first evening by clicking: the party, a scenario, the town, the next road."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from ..conftest import Guest
from ..languages import told_in
from ..player import PATIENCE
from ..test_reach import findings_in_both_lights
from .campaigns import after_the_first_scenario
from .member import Member

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NAMES = {"en": "The Ashen Company", "ru": "Пепельная рота"}
LONGEST = 10 * PATIENCE  # for bots to play a whole scenario


def founded(ada: Member) -> None:
    """A party of two, with a bot, is back on the campaign's page."""
    ada.begin(NAMES[ada.words.language], "Ada")
    ada.play()
    ada.inspect("class")
    ada.take("class")
    ada.inspect("quest")
    ada.take("quest")
    ada.shop()
    ada.donate()
    ada.go_on()
    expect(ada.history).to_have_count(1, timeout=PATIENCE)
    expect(ada.party).to_have_count(2)


@told_in("en")
def test_a_party_comes_together_and_meets_something_on_the_road(
    guest: Guest, language: str
) -> None:
    ada = Member(guest(language))
    founded(ada)
    expect(ada.place(1)).to_have_attribute("aria-pressed", "true")
    assert findings_in_both_lights(ada.page) == []
    ada.play()
    ada.meet_an_event()
    ada.go_on()
    expect(ada.history).to_have_count(2, timeout=PATIENCE)
    expect(ada.next).to_contain_text(ada.told("scenario-black-barrow"))


@told_in("ru")
def test_from_the_first_scenario_through_the_town_to_the_second(
    guest: Guest, tmp_path: Path, language: str
) -> None:
    ada = Member(guest(language))
    ada.goes_on(after_the_first_scenario(), NAMES[language], tmp_path)
    expect(ada.next).to_contain_text(ada.told("offer-town"))
    ada.play()
    ada.answer("draw-event")
    ada.meet_an_event()
    ada.level_up()
    ada.trade()
    ada.enhance("plus_1")
    ada.donate()
    ada.go_on()
    expect(ada.history).to_have_count(1, timeout=PATIENCE)

    ada.place(2).click()
    ada.play()
    ada.meet_an_event()
    ada.go_on()
    expect(ada.history).to_have_count(2, timeout=PATIENCE)
    barrow_lair = ada.told("scenario-barrow-lair")
    expect(ada.next).to_contain_text(barrow_lair)
    ada.play()
    ada.player.wait_for_question()
    expect(ada.page.get_by_role("button", name=barrow_lair)).to_be_visible()
    ada.take("card")
    ada.leave_an_item_and_take_it()
    ada.answer("items-packed")
    sticker = ada.page.locator(".card svg[aria-label='+1']")
    expect(sticker.first).to_be_visible(timeout=PATIENCE)
    ada.pack_cards()


@pytest.mark.sampled(0)
@told_in("en")
def test_bots_play_the_first_scenario_and_the_party_returns(guest: Guest, language: str) -> None:
    """Whether they win is up to them; either way there is a town to return to."""
    ada = Member(guest(language))
    founded(ada)
    ada.play()
    ada.meet_an_event()
    ada.go_on()
    ada.play("normal", "normal")
    ada.watch_at_once()
    expect(ada.player.result).to_be_visible(timeout=LONGEST)
    assert findings_in_both_lights(ada.page) == []
    ada.go_on()
    expect(ada.history).to_have_count(3, timeout=PATIENCE)
    ada.look_at_the_city()
    expect(ada.next).to_contain_text(ada.told("offer-town"))
