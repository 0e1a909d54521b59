"""A person at a table of Oathsworn."""

from playwright.sync_api import Locator

from ..traveller import Traveller


class Sworn(Traveller):
    game = "oathsworn"

    @property
    def things(self) -> str:
        """What is in gold on the table, figures on the board as well."""
        return f":is(button, g, path)[aria-label$=', {self.words('can-choose')}']"

    def choices(self) -> int:
        """The log, with the history in it, begins folded."""
        if self.log.count() == 0:
            self.page.keyboard.press("l")
        return super().choices()

    @property
    def beast(self) -> Locator:
        """The panel of the beast."""
        return self.page.locator("section.boss")

    @property
    def forecast(self) -> Locator:
        return self.page.get_by_role("region", name=self.words("oathsworn-forecast"))

    @property
    def attack(self) -> Locator:
        return self.page.get_by_role("region", name=self.words("oathsworn-attack"))

    @property
    def blow(self) -> Locator:
        return self.page.get_by_role("region", name=self.words("oathsworn-blow"))
