"""A person at a table of Sword & Sorcery."""

from random import Random

from playwright.sync_api import Locator

from ..player import Sight
from ..traveller import Traveller


class Adventurer(Traveller):
    game = "sword-and-sorcery"

    @property
    def things(self) -> str:
        """What is in gold on the table: areas, doors, figures, dice and cards."""
        return f":is(button, g, path, circle)[aria-label$=', {self.words('can-choose')}']"

    def choices(self) -> int:
        """The log, with the history in it, begins folded."""
        if self.log.count() == 0:
            self.page.keyboard.press("l")
        return super().choices()

    @property
    def story(self) -> Locator:
        """The page that lies over the map."""
        return self.page.locator(".story article")

    @property
    def map(self) -> Locator:
        return self.page.get_by_role("application", name=self.words("sword-map"))

    @property
    def attack(self) -> Locator:
        return self.page.get_by_role("region", name=self.words("sword-attack"))

    def hero_names(self) -> Locator:
        """Whoever is of the company, in the panel at the left."""
        company = self.page.get_by_role("group", name=self.words("sword-company"))
        return company.locator(".hero")

    def read_on(self) -> None:
        """Close the story, if it lies there."""
        close = self.page.locator("[data-option=close]")
        if close.count() > 0:
            close.click()

    def click_something(self, chance: Random) -> Sight:
        self.read_on()
        return super().click_something(chance)
