"""Whoever learns a game by playing reads every lesson when it comes."""

from typing import Self

from playwright.sync_api import Locator, expect

from .player import PATIENCE, Player
from .traveller import Traveller
from .words import Words


class Learner(Traveller):
    @classmethod
    def of(cls, player: Player) -> Self:
        words = Words(player.words.language, cls.game.replace("-", "_"))
        return cls(player.page, words, player.address, player.touch)

    def begin(self) -> None:
        self.enter()
        box = self.page.get_by_role("article").filter(has_text=self.words(f"game-{self.game}"))
        box.get_by_role("button", name=self.words("learn-by-playing")).click()
        self.wait_for_question()

    @property
    def guide(self) -> Locator:
        return self.page.get_by_role("region", name=self.words("guide"), exact=True)

    @property
    def lesson(self) -> Locator:
        """The title of the lesson that lies open."""
        return self.guide.get_by_role("heading")

    @property
    def ring(self) -> Locator:
        return self.page.locator("div.ring")

    def expect_lesson(self, key: str) -> None:
        expect(self.lesson).to_have_text(self.words(f"{key}.title"), timeout=PATIENCE)

    def next_page(self) -> Locator:
        words = self.words
        button = self.guide.get_by_role("button", name=words("guide-got-it"))
        return button.or_(self.guide.get_by_role("button", name=words("guide-next")))

    def read_all(self) -> list[str]:
        """The titles of the lessons that are due now, read and laid away."""
        titles: list[str] = []
        while self.next_page().count():
            title = self.lesson.inner_text()
            assert title not in titles, "it is told once"
            assert self.words.is_ours(title), title
            titles.append(title)
            self.next_page().click()
        return titles

    def overlaps(self, other: Locator) -> bool:
        """Does the guide cover some of it?"""
        box, place = other.bounding_box(), self.guide.bounding_box()
        assert box is not None
        assert place is not None
        beside = box["x"] + box["width"] <= place["x"] or place["x"] + place["width"] <= box["x"]
        above = box["y"] + box["height"] <= place["y"] or place["y"] + place["height"] <= box["y"]
        return not beside and not above
