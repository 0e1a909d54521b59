"""Somebody who belongs to a company of Oathsworn, with what its campaign's page offers."""

from playwright.sync_api import Locator, expect

from ..member import Member
from ..player import PATIENCE

COMPANY_SIZE = 4


class Founder(Member):
    game = "oathsworn"

    @property
    def company(self) -> Locator:
        """The four on the page."""
        listed = self.page.get_by_role("list", name=self.words("tale-company"), exact=True)
        return listed.get_by_role("button")

    def choose_company(self) -> None:
        """The first of the classes that are still there, four times."""
        joins = self.page.locator("main button[data-option^='class:']")
        expect(joins.first).to_be_visible(timeout=PATIENCE)
        classes = joins.count()
        for chosen in range(COMPANY_SIZE):
            expect(joins).to_have_count(classes - chosen, timeout=PATIENCE)
            self.player.wait_for_question()
            self.player.click(joins.first)
        expect(joins).to_have_count(0, timeout=PATIENCE)
