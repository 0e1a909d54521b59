"""A person at a table of Mage Knight, with what lies on it."""

from playwright.sync_api import Locator

from ..traveller import Traveller


class Knight(Traveller):
    game = "mage-knight"

    @property
    def cards_in_hand(self) -> Locator:
        return self.page.get_by_role("list", name=self.words("mage-knight-in-hand"), exact=True)

    def parts(self) -> Locator:
        """Halves of cards in hand, and their edges, that can be played now."""
        return self.cards_in_hand.locator(f"button[aria-label$='{self.words('can-choose')}']")

    @property
    def fight(self) -> Locator:
        return self.page.get_by_role("region", name=self.words("mage-knight-fight"), exact=True)
