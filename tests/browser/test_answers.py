"""Every answer that the prompt bar offers can be reached: by mouse, wheel, keyboard and finger."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Locator, ViewportSize, expect

from tests.sampling import runs_all

from .conftest import DESK, Guest
from .languages import told_in
from .player import PATIENCE
from .questions import longest
from .thumb import UPRIGHT
from .traveller import Traveller

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAMES = ["sorcerer", "gloomhaven", "mage_knight", "oathsworn", "sword_and_sorcery"]
LARGE = ViewportSize(width=1920, height=1080)
LAPTOP = ViewportSize(width=1024, height=640)  # a small one: on a desk all answers have room
QUESTIONS = 5 if runs_all() else 2
NOTCH = 100  # pixels by which a wheel turns at once
SWIPE, SLIP = 120, 20
TURNS = 4

# Notes which answers of the bar can be clicked, each time that it has been scrolled.
WATCH = """() => {
  const box = document.querySelector("header .answers");
  window.met = new Set();
  const look = () => {
    for (const answer of box.children) {
      const {x, y, width, height} = answer.getBoundingClientRect();
      const there = document.elementFromPoint(x + width / 2, y + height / 2);
      if (answer.contains(there)) window.met.add(answer);
    }
  };
  box.addEventListener("scroll", look);
  look();
}"""
ALL_MET = """() => [...document.querySelector("header .answers").children]
  .every((answer) => window.met.has(answer))"""
BACK = """() => {
  document.activeElement?.blur();
  document.querySelector("header .answers").scrollTo(0, 0);
}"""
# The answers in words, wherever they stand, that the focus does not bring into sight.
NOT_MET = """(answers) => [...document.querySelectorAll(answers)]
  .filter((answer) => answer.checkVisibility())
  .flatMap((answer) => {
    answer.focus();
    const {x, y, width, height} = answer.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return answer.contains(met) ? [] : [answer.innerText];
  })"""


class Reader(Traveller):
    """Looks for every answer to what is asked."""

    @property
    def box(self) -> Locator:
        return self.bar.get_by_role("group", name=self.words("answers"), exact=True)

    def hidden(self) -> list[str]:
        found: list[str] = self.page.evaluate(NOT_MET, ".answers > button")
        return found

    def reaches_all(self) -> None:
        assert self.hidden() == [], "by keyboard"
        self._scrolls("wheel", lambda: self.page.mouse.wheel(0, NOTCH))
        self._scrolls("finger", self._swipe)
        self.page.evaluate(BACK)
        if self.all_answers.count():
            self.all_answers.click()
            assert self.hidden() == [], "laid open"
            self.page.keyboard.press("Escape")
            expect(self.all_answers).to_be_visible()

    def _scrolls(self, by: str, on: Callable[[], object]) -> None:
        """By a few turns for each answer every one of them has been in sight."""
        self.page.evaluate(BACK)
        place = self.box.bounding_box()
        assert place is not None
        self.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        self.page.evaluate(WATCH)
        for _ in range(TURNS * self.box.locator("> button").count()):
            if self.page.evaluate(ALL_MET):
                break
            on()
        try:
            self.page.wait_for_function(ALL_MET, timeout=PATIENCE)
        except Error:
            raise AssertionError(f"some answer is not reached by {by}") from None

    def _swipe(self) -> None:
        """A finger draws the answers on: sideways where they lie in one row."""
        place = self.box.bounding_box()
        assert place is not None
        row = self.page.viewport_size == UPRIGHT
        x, y = place["x"] + place["width"] * 0.8, place["y"] + place["height"] * 0.8
        finger = self.page.context.new_cdp_session(self.page)
        for way in range(0, SWIPE, SLIP):
            point = {"x": x - way, "y": y} if row else {"x": x, "y": y - way}
            kind = "touchMove" if way else "touchStart"
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        finger.detach()


@pytest.mark.parametrize("game", GAMES)
@told_in("ru")
def test_every_answer_is_within_reach(guest: Guest, language: str, game: str) -> None:
    player = Reader.of(guest(language, touch=True))
    for save in longest(game, language, QUESTIONS):
        player.page.set_viewport_size(UPRIGHT)
        player.open_save(save)
        for viewport in (UPRIGHT, DESK, LARGE):
            player.page.set_viewport_size(viewport)
            player.reaches_all()


@pytest.mark.parametrize(
    ("game", "viewport"),
    [("sorcerer", LAPTOP), ("gloomhaven", UPRIGHT)],
    ids=["laptop", "phone"],
)
def test_an_answer_that_had_no_room_is_chosen(
    guest: Guest, game: str, viewport: ViewportSize
) -> None:
    player = Reader.of(guest("ru", viewport=viewport))
    player.open_save(longest(game, "ru", 1)[0])
    last = player.box.locator("[data-option]").last
    option = last.get_attribute("data-option")
    expect(last).not_to_be_in_viewport(ratio=1)
    player.all_answers.click()
    expect(last).to_be_in_viewport(ratio=1)
    last.click()
    expect(player.page.locator(f"[data-option='{option}']")).to_have_count(0)
