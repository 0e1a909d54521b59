"""A campaign by clicking: begun, shared, played, looked back at, kept as a file, opened again."""

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from ..conftest import Guest
from ..languages import told_in
from ..player import PATIENCE
from ..test_reach import findings
from .member import Member

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.long]

PHONE = ViewportSize(width=390, height=844)


def founded(guest: Guest, name: str) -> tuple[Member, Member]:
    """Two people who have founded a party and are back on the campaign's page."""
    ada, boris = Member(guest()), Member(guest("ru"))
    ada.begin(name, "Ada")
    boris.join(ada.invitation(), "Борис")
    group = ada.page.get_by_role("button", name=ada.words("campaign-group"))
    expect(group).to_contain_text("2", timeout=PATIENCE)
    ada.play()
    boris.sit_down(2)
    for act in (Member.choose_class, Member.shop, Member.donate):
        act(ada)
        act(boris)
    ada.go_on()
    boris.go_on()
    return ada, boris


def test_a_group_begins_a_campaign_and_goes_to_town(guest: Guest, tmp_path: Path) -> None:
    ada, boris = founded(guest, "The Ashen Company")
    for member in (ada, boris):
        expect(member.history).to_have_count(1, timeout=PATIENCE)
        expect(member.history).to_contain_text(member.words("campaign-fate-won"))
        expect(member.history).to_contain_text("Ada, Борис")
        expect(member.next).to_contain_text("1:")
        assert member.words.is_ours(member.next.get_by_role("heading").inner_text())

    ada.look_at_the_whole_history()
    replay = ada.page.get_by_role("link", name=ada.words("campaign-replay"))
    expect(replay).to_have_count(1)
    ada.player.button("campaign-what-came").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text(ada.told("class-brute"))
    ada.player.button("close").click()
    file = tmp_path / "campaign.json"
    ada.export(file)
    ada.opens(file)
    ada.sees("The Ashen Company")
    expect(ada.history).to_have_count(1, timeout=PATIENCE)

    ada.go_another_way()
    ada.sees("The Ashen Company (2)")
    expect(ada.history).to_have_count(1, timeout=PATIENCE)

    ada.player.enter()
    expect(ada.page.get_by_role("region", name=ada.words("continue"))).to_be_visible()
    mine = ada.page.get_by_role("region", name=ada.words("your-tables"))
    expect(mine.get_by_role("listitem")).to_have_count(2, timeout=PATIENCE)


def test_an_attempt_is_given_up_and_stays_in_the_history(guest: Guest) -> None:
    ada = Member(guest())
    ada.begin("A short road", "Ada")
    ada.play()
    expect(ada.thing("class")).to_be_visible(timeout=PATIENCE)
    ada.player.button("menu").click()
    ada.page.get_by_role("link", name=ada.words("to-campaign")).click()
    table = ada.page.get_by_role("link", name=ada.words("campaign-to-table"))
    expect(table).to_be_visible(timeout=PATIENCE)
    ada.player.button("campaign-give-up").click()
    ada.player.button("campaign-give-up").click()
    given_up = ada.words("campaign-fate-abandoned")
    expect(ada.history).to_contain_text(given_up, timeout=PATIENCE)
    expect(ada.player.button("campaign-go-on")).to_be_visible(timeout=PATIENCE)


@told_in("ru")
def test_the_page_fits_a_phone_and_can_be_read_aloud(guest: Guest, language: str) -> None:
    ada = Member(guest(language, viewport=PHONE))
    ada.begin("Road", "Ada")
    expect(ada.player.button("campaign-play")).to_be_visible(timeout=PATIENCE)
    assert ada.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert findings(ada.page) == []


def test_there_is_no_campaign_that_was_not_begun(guest: Guest) -> None:
    ada = Member(guest(quiet=True))
    ada.player.enter("/campaign/nowhere")
    said = ada.page.get_by_text(ada.words("error-no_such_campaign"))
    expect(said).to_be_visible(timeout=PATIENCE)
