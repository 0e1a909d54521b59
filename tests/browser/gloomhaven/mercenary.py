"""A person at a table of Gloomhaven, with what lies on it."""

from random import Random

from playwright.sync_api import Locator

from ..player import Sight
from ..traveller import Traveller


class Mercenary(Traveller):
    game = "gloomhaven"

    def figure(self, name: str) -> Locator:
        return self.map.locator(f"[data-thing^='figure:'][aria-label^='{name}']")

    @property
    def order(self) -> Locator:
        return self.page.get_by_role("list", name=self.words("gloomhaven-order"))

    def halves(self) -> Locator:
        """Halves of the played cards, and standard actions, that can be chosen."""
        played = self.page.get_by_role("group", name=self.words("gloomhaven-played"))
        return played.locator(f"button[data-option][aria-label$='{self.words('can-choose')}']")

    def click_something(self, chance: Random) -> Sight:
        """Whoever has chosen two cards is ready, and does not change them for ever."""
        sight = self.look()
        ready = self.bar.locator("[data-option='ready']")
        if not ready.count():
            return super().click_something(chance)
        self.read(sight)
        self.click(ready)
        return sight
