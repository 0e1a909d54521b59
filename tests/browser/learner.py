"""Whoever learns a game by playing reads every lesson when it comes."""

from collections.abc import Callable
from random import Random
from typing import Self

from playwright.sync_api import Locator, expect

from .player import PATIENCE, Player
from .test_reach import findings, fits
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
        return self.page.locator("div.ring[aria-hidden='true']")

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

    @property
    def play_on(self) -> Locator:
        """Offered by the last lesson."""
        return self.guide.get_by_role("button", name=self.words("guide-play-on"))

    def learn_until(
        self, enough: Callable[[list[str]], bool], most: int, chance: Random | None = None
    ) -> list[str]:
        """Read and play until this is `enough`; the titles of all that was told on the way.

        Without `chance` one does what the hint says."""
        told: list[str] = []
        while not enough(told):
            told += self.read_all()
            assert self.clicks < most, f"still not enough; told: {told}"
            if chance is None:
                self.take_advice()
            else:
                self.click_something(chance)
            self.wait_for_question()
        assert len(told) == len(set(told)), "each lesson comes once"
        return told

    def learn_to_the_end(self, most: int, chance: Random | None = None) -> list[str]:
        """As far as the guide goes; then there is none any more."""
        told = self.learn_until(lambda _: self.play_on.count() > 0, most, chance)
        told.append(self.lesson.inner_text())
        expect(self.guide.get_by_role("link", name=self.words("to-lobby"))).to_be_visible()
        if self.result.count():
            self.page.keyboard.press("Escape")
        self.play_on.click(timeout=PATIENCE)
        expect(self.guide).to_have_count(0)
        return told

    def titles(self, *keys: str) -> set[str]:
        """What lessons are called."""
        return {self.words(f"{key}.title") for key in keys}

    def sees_all(self) -> None:
        """The guide covers neither the board nor the question, and everybody can read it."""
        assert fits(self)
        assert findings(self.page) == []
        assert not self.overlaps(self.bar)
        assert not self.overlaps(self.map)

    def overlaps(self, other: Locator) -> bool:
        """Does the guide cover some of it?"""
        box, place = other.bounding_box(), self.guide.bounding_box()
        assert box is not None
        assert place is not None
        beside = box["x"] + box["width"] <= place["x"] or place["x"] + place["width"] <= box["x"]
        above = box["y"] + box["height"] <= place["y"] or place["y"] + place["height"] <= box["y"]
        return not beside and not above
