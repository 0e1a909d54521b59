"""Somebody who reads the Story and lets the company decide quickly."""

from random import Random

from playwright.sync_api import Locator

from ..player import Player, Sight

# Answers on the page, and those in the bar that are no errands besides.
ON = "main .answers button[data-option]:visible, header .answers button.can[data-option]:visible"


class Reader(Player):
    @classmethod
    def of(cls, player: Player) -> "Reader":
        return cls(player.page, player.words, player.address, player.touch)

    def begin(self) -> None:
        story = {"en": "Story", "ru": "Сюжет"}[self.words.language]
        self.set_up("person", game="oathsworn", players=1, format=story)
        self.wait_for_question()

    @property
    def book(self) -> Locator:
        return self.page.get_by_role("main").get_by_role("article")

    def go_on(self, chance: Random) -> Sight:
        """Answer what is asked, without errands; what sits on things is clicked there."""
        sight = self.look()
        if sight.over:
            return sight
        self.read(sight)
        if sight.confirm:
            self.click(self.page.locator("[data-confirm]"))
            return sight
        answers = self.page.locator(ON)
        if answers.count():
            self.click(answers.nth(chance.randrange(answers.count())))
        else:
            seen = self.page.locator(f"{self.things}:visible")
            self.click(seen.nth(chance.randrange(seen.count())))
        return sight

    def until(self, chance: Random, selector: str, most: int = 120) -> None:
        """Go on until something is to be seen."""
        while self.page.locator(selector).count() == 0:
            assert self.clicks < most, f"{selector} never came; last: {self.asked[-5:]}"
            self.go_on(chance)
            self.wait_for_question()
