"""A person at a table of Sorcerer, who plays on from a position."""

from random import Random

from playwright.sync_api import Locator, expect

from ..traveller import Traveller

MOST_CLICKS = 30


class Duellist(Traveller):
    game = "sorcerer"

    @property
    def page_of_result(self) -> Locator:
        return self.page.get_by_role("dialog")

    def to_the_end(self) -> None:
        """Any answers will do."""
        chance = Random(1)
        while not self.look().dialog:
            assert self.clicks < MOST_CLICKS
            self.click_something(chance)
        expect(self.page_of_result).to_be_visible()
