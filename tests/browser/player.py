"""A person before the screen: reads what the page offers and clicks on it."""

import re
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Error, Locator, Page, expect

from .words import Words

SECOND = 1000
PATIENCE = 60 * SECOND
GLANCE = 25  # milliseconds: looking in every frame keeps a page busy that has nothing to do
# The titles of the last screen of a match.
ENDS = (
    *("you-won", "you-lost", "drawn", "party-won", "party-lost"),
    *("gloomhaven-town-over", "tale-over", "evening-page"),
)
EDGE = 9  # pixels from the corner of a thing that something else lies on

# What there is to see in one look, at two glances alike: null while nothing can be clicked and the
# game goes on.
LOOK = """({look, answers, things, results, orAct}) => {
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((each) =>
    each.checkVisibility());
  const bar = document.querySelector("header");
  const acts = document.querySelector("[data-actor]") !== null;
  if (bar?.ariaBusy === "true" && !acts) return null; // the question has just come up
  const confirm = seen("[data-confirm]").length > 0;
  const dialog = document.querySelector("dialog[open], [role=dialog]");
  const over = dialog !== null && results.includes(dialog.ariaLabel);
  const found = {
    question: bar?.querySelector("[role=status]")?.innerText.trim() ?? "",
    bar: bar?.innerText ?? "",
    answers: dialog ? 0 : seen(answers).length,
    things: seen((dialog ? "dialog[open] " : "") + things).length,
    over,
    dialog: dialog !== null,
    confirm,
    acts,
  };
  if (acts && !orAct && found.question === "" && !dialog) return null; // it is still being played
  if (!(orAct && acts) && !over && !dialog && found.answers + found.things === 0) return null;
  const before = window.glanced; // what is still coming up looks otherwise at the next glance
  window.glanced = JSON.stringify([look, found]);
  return acts || window.glanced === before ? found : null;
}"""

# Advice is gone as soon as it is followed, unless it has to be confirmed.
TAKEN_OR_COSTLY = """() => !document.querySelector("header .advice")
  || document.querySelector("[data-confirm]")"""


@dataclass
class Sight:
    """What one look at the page shows."""

    question: str
    bar: str
    answers: int
    things: int
    over: bool
    dialog: bool
    confirm: bool
    acts: bool


class Player:
    def __init__(self, page: Page, words: Words, address: str, touch: bool = False) -> None:
        """`touch`: taps on a touch screen instead of clicking."""
        self.page = page
        self.touch = touch
        self.words = words
        self.address = address
        self.clicks = 0
        self._looks = 0
        self.asked: list[str] = []

    # -- in the lobby ------------------------------------------------------------

    def enter(self, path: str = "/") -> None:
        self.page.goto(self.address + path)
        # With its own letters everything moves once more.
        self.page.evaluate("() => document.fonts.ready.then(() => null)")

    def button(self, key: str, **arguments: object) -> Locator:
        return self.page.get_by_role("button", name=self.words(key, **arguments), exact=True)

    def play_now(self) -> None:
        self.enter()
        self.button("play-now").first.click()
        self.wait_for_question()

    def set_up(
        self, *seats: str, game: str = "sorcerer", players: int = 0, format: str = ""
    ) -> None:
        """Lay a table by the dialog; a seat is `person`, `open` or a bot's level."""
        words = self.words
        self.enter()
        box = self.page.get_by_role("article").filter(has_text=words(f"game-{game}"))
        box.get_by_role("button", name=words("set-up-table")).click()
        dialog = self.page.get_by_role("dialog")
        if format:
            dialog.get_by_text(format, exact=True).first.click()
        if players:
            dialog.get_by_text(str(players), exact=True).first.click()
        for number, seat in enumerate(seats, start=1):
            kind = seat if seat in ("person", "open") else "bot"
            who = dialog.get_by_label(words("who-sits", number=number), exact=True)
            who.select_option(label=words(f"kind-{kind}"))
            if kind == "bot":
                level = dialog.get_by_label(words("level-of-seat", number=number), exact=True)
                level.select_option(label=words(f"level-{seat}"))
        dialog.get_by_role("button", name=words("open-table")).click()
        expect(dialog).to_be_hidden(timeout=PATIENCE)

    def sit(self, link: str, name: str, seat: int) -> None:
        """Follow an invitation."""
        self.page.goto(link)
        self.page.get_by_label(self.words("your-name")).fill(name)
        self.button("sit-at", number=seat).click()

    # -- what is to be seen ------------------------------------------------------

    @property
    def bar(self) -> Locator:
        return self.page.get_by_role("banner")

    @property
    def answers(self) -> str:
        """The answers in words, in the bar or on the board, without those that only prepare one."""
        groups = f"header [data-answers], [role=group][aria-label='{self.words('answers')}']"
        return f":is({groups}) button[data-option]"

    @property
    def all_answers(self) -> Locator:
        """Lays open the answers for which the bar has no room."""
        offer, _, _ = self.words("more-answers", count=0).partition(",")
        return self.bar.get_by_role("button", name=offer)

    @property
    def things(self) -> str:
        """What is in gold on the table."""
        return f"button[aria-label$=', {self.words('can-choose')}']"

    @property
    def result(self) -> Locator:
        """The screen at the end of the game."""
        ends = "|".join(self.words(key) for key in ENDS)
        return self.page.get_by_role("dialog", name=re.compile(f"^({ends})$"))

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name=self.words.hand, exact=True)

    def cards(self) -> list[str]:
        """The names of the cards in hand."""
        can = f", {self.words('can-choose')}"
        found = self.hand.get_by_role("button").all()
        return [(card.get_attribute("aria-label") or "").removesuffix(can) for card in found]

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("complementary", name=self.words("side-panel"))

    def log_lines(self) -> list[str]:
        return self.log.get_by_role("listitem").all_inner_texts()

    def question(self) -> str:
        return self.bar.get_by_role("status").inner_text().strip()

    def choices(self) -> int:
        """How many choices have been made, as the history says."""
        slider = self.page.get_by_role("slider", name=self.words("history"))
        return int(slider.get_attribute("max") or -1)

    def standing(self) -> tuple[str, list[str], int]:
        """What one sees of the position: the question, the hand, how far the game has come."""
        return self.question(), self.cards(), self.choices()

    # -- playing -----------------------------------------------------------------

    def look(self, or_act: bool = False) -> Sight:
        """What there is to see, as soon as something can be clicked or the game is over.

        `or_act`: or as soon as somebody else is seen to act."""
        ends = [self.words(key) for key in ENDS]
        self._looks += 1
        wanted = {
            "look": self._looks,
            "answers": self.answers,
            "things": self.things,
            "results": ends,
            "orAct": or_act,
        }
        try:
            found = self.page.wait_for_function(LOOK, arg=wanted, timeout=PATIENCE, polling=GLANCE)
        except Error:
            raise AssertionError(f"nothing can be clicked: {self.bar.inner_text()!r}") from None
        return Sight(**found.json_value())

    def wait_for_question(self) -> None:
        self.look()

    def click_something(self, chance: Random) -> Sight:
        """Click one of the things offered; what a click begins, the next one goes on with."""
        sight = self.look()
        if sight.over:
            return sight
        self.read(sight)
        if sight.confirm:
            self.click(self.page.locator("[data-confirm]"))
            return sight
        if sight.answers + sight.things == 0:
            self.page.keyboard.press("Escape")
            return sight
        place = chance.randrange(sight.answers + sight.things)
        if place < sight.answers:
            self.click(self.page.locator(self.answers).nth(place))
        else:
            within = "dialog[open] " if sight.dialog else ""
            seen = self.page.locator(f"{within}{self.things}:visible")
            self.click(seen.nth(place - sight.answers))
        return sight

    def take_advice(self) -> Sight:
        """Ask for a hint and do what it says."""
        sight = self.look()
        if sight.over:
            return sight
        self.read(sight)
        if sight.confirm:
            self.click(self.page.locator("[data-confirm]"))
            return sight
        says = self.words("hint-says", option="").strip()
        advice = self.bar.get_by_role("button", name=says)
        self.page.keyboard.press("h")
        expect(advice).to_be_visible(timeout=PATIENCE)
        self.click(advice)
        self.page.wait_for_function(TAKEN_OR_COSTLY, timeout=PATIENCE)
        return sight

    def click(self, offer: Locator) -> None:
        """In the middle, or at the edge where something lies on it."""
        self.clicks += 1
        press = offer.tap if self.touch else offer.click
        try:
            press(timeout=2 * SECOND, no_wait_after=True)
        except Error:
            if offer.count():
                press(position={"x": EDGE, "y": EDGE})

    def read(self, sight: Sight) -> None:
        """The bar always says what is asked, in the right language, for all to see."""
        assert self.words.is_ours(sight.question), sight
        assert sight.question in " ".join(sight.bar.split()), sight
        self.asked.append(sight.question)

    def make_choices(self, count: int, chance: Random) -> None:
        """Play until so many more choices have been made at the table, and it asks again."""
        goal = self.choices() + count
        while self.choices() < goal and not self.click_something(chance).over:
            self.wait_for_question()

    def play_to_the_end(self, chance: Random, most: int) -> None:
        while not self.click_something(chance).over:
            assert self.clicks < most, f"no end after {most} clicks; last: {self.asked[-5:]}"
