"""The group of a campaign by clicking: who is invited, who leaves, and what a stranger finds."""

import pytest
from playwright.sync_api import expect

from ..conftest import Guest
from ..player import PATIENCE
from ..test_reach import findings
from .member import Member

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_members_come_by_invitation_and_can_be_shown_out(guest: Guest) -> None:
    ada, boris, eve = Member(guest()), Member(guest("ru")), Member(guest())
    ada.begin("The Ashen Company", "Ada")
    invitation = ada.invitation()
    boris.join(invitation, "Борис")
    assert "#" not in boris.page.url

    eve.page.goto(invitation.partition("#")[0])
    eve.sees("The Ashen Company")
    expect(eve.player.button("campaign-join")).to_have_count(0)
    expect(eve.page.get_by_text(eve.words("campaign-members-only"))).to_be_visible()
    eve.page.get_by_role("button", name=eve.words("campaign-group")).click()
    expect(eve.page.get_by_role("dialog").get_by_label(eve.words("invitation"))).to_have_count(0)

    ada.page.get_by_role("button", name=ada.words("campaign-group")).click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("button", name=ada.words("campaign-show-out", name="Борис")).click()
    assert findings(ada.page) == []
    dialog.locator("button.costly").click()
    expect(dialog.get_by_text("Борис")).to_have_count(0, timeout=PATIENCE)

    boris.page.reload()
    boris.sees("The Ashen Company")
    expect(boris.player.button("campaign-join")).to_have_count(0)
    assert dialog.get_by_label(ada.words("invitation"), exact=True).input_value() != invitation


def test_a_match_that_is_given_up_says_so_at_its_table(guest: Guest) -> None:
    ada, boris = Member(guest()), Member(guest("ru"))
    ada.begin("The Ashen Company", "Ada")
    boris.join(ada.invitation(), "Борис")
    group = ada.page.get_by_role("button", name=ada.words("campaign-group"))
    expect(group).to_contain_text("2", timeout=PATIENCE)
    ada.play()
    here = ada.page.url
    boris.page.get_by_role("link", name=boris.words("campaign-sit")).click(timeout=PATIENCE)
    boris.player.button("sit-at", number=2).click(timeout=PATIENCE)
    boris.page.go_back()
    boris.player.button("campaign-give-up").click(timeout=PATIENCE)
    boris.page.locator("button.costly").click()
    expect(boris.history).to_contain_text(boris.words("campaign-fate-abandoned"), timeout=PATIENCE)
    assert ada.page.url == here
    expect(ada.evening).to_contain_text(ada.words("evening-given"), timeout=PATIENCE)
    assert findings(ada.page) == []
