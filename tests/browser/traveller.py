"""A person at a table with a map: hexes and figures can be clicked too."""

from random import Random
from typing import ClassVar, Self

from playwright.sync_api import FilePayload, Locator

from .player import Player


class Traveller(Player):
    game: ClassVar[str]  # as its texts spell it

    @property
    def things(self) -> str:
        """What is in gold on the table, on the map as well."""
        return f":is(button, g)[aria-label$=', {self.words('can-choose')}']"

    @classmethod
    def of(cls, player: Player) -> Self:
        return cls(player.page, player.words, player.address, player.touch)

    def sit_down(self, *seats: str) -> None:
        """Lay a table of the game; a seat is `person` or the level of a bot."""
        self._open_hands()
        self.set_up(*seats, game=self.game, players=len(seats))
        self.wait_for_question()

    def open_save(self, save: bytes) -> None:
        """Play on from a save file; whoever opens it has every seat."""
        self._open_hands()
        self.enter()
        file = FilePayload(name="save.json", mimeType="application/json", buffer=save)
        self.page.locator("input[type=file]").set_input_files(file)
        self.wait_for_question()

    def _open_hands(self) -> None:
        self.page.add_init_script("localStorage.setItem('questhall.open-hands', 'on')")

    def click(self, offer: Locator) -> None:
        """On the map figures stand on hexes: what is meant is chosen by the keyboard."""
        if offer.count() == 0:  # a plain answer was given meanwhile
            return
        if offer.evaluate("each => each instanceof SVGElement"):
            self.clicks += 1
            offer.focus()
            self.page.keyboard.press("Enter")
        else:
            super().click(offer)

    def play_until(self, wanted: Locator, chance: Random, most: int = 60) -> None:
        """Play on until this is to be seen."""
        while wanted.count() == 0:
            assert self.clicks < most, f"not seen after {most} clicks; last: {self.asked[-3:]}"
            self.click_something(chance)
            self.wait_for_question()

    # -- what lies on the table --------------------------------------------------

    @property
    def map(self) -> Locator:
        return self.page.get_by_role("application", name=self.words(f"{self.game}-map"))

    def hexes(self) -> Locator:
        """Hexes in gold."""
        return self.map.locator(f"[data-thing^='hex:'][aria-label$='{self.words('can-choose')}']")
