"""A person at a table of Gloomhaven: hexes, figures and halves of cards can be clicked too."""

from random import Random

from playwright.sync_api import Locator, expect

from ..player import PATIENCE, Player


class Mercenary(Player):
    @property
    def things(self) -> str:
        """What is in gold on the table, on the map as well."""
        return f":is(button, g)[aria-label$=', {self.words('can-choose')}']"

    @classmethod
    def of(cls, player: Player) -> "Mercenary":
        return cls(player.page, player.words, player.address)

    def sit_down(self, *seats: str) -> None:
        """Lay a table of Gloomhaven; a seat is `person` or the level of a bot."""
        words = self.words
        self.page.add_init_script("localStorage.setItem('questhall.open-hands', 'on')")
        self.enter()
        box = self.page.get_by_role("article").filter(has_text=words("game-gloomhaven"))
        box.get_by_role("button", name=words("set-up-table")).click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_text(str(len(seats)), exact=True).first.click()
        for number, seat in enumerate(seats, start=1):
            who = dialog.get_by_label(words("who-sits", number=number), exact=True)
            who.select_option(label=words(f"kind-{'person' if seat == 'person' else 'bot'}"))
            if seat != "person":
                level = dialog.get_by_label(words("level-of-seat", number=number), exact=True)
                level.select_option(label=words(f"level-{seat}"))
        dialog.get_by_role("button", name=words("open-table")).click()
        expect(dialog).to_be_hidden(timeout=PATIENCE)
        self.wait_for_question()

    def click(self, offer: Locator) -> None:
        """On the map figures stand on hexes: what is meant is chosen by the keyboard."""
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
        return self.page.get_by_role("application", name=self.words("gloomhaven-map"))

    def hexes(self) -> Locator:
        """Hexes in gold."""
        return self.map.locator(f"[data-thing^='hex:'][aria-label$='{self.words('can-choose')}']")

    def figure(self, name: str) -> Locator:
        return self.map.locator(f"[data-thing^='figure:'][aria-label^='{name}']")

    @property
    def order(self) -> Locator:
        return self.page.get_by_role("list", name=self.words("gloomhaven-order"))

    def halves(self) -> Locator:
        """Halves of the played cards, and standard actions, that can be chosen."""
        played = self.page.get_by_role("group", name=self.words("gloomhaven-played"))
        return played.locator(f"button[aria-label$='{self.words('can-choose')}']")
