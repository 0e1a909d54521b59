"""Somebody who belongs to the group of a campaign, with what its page offers."""

import re
from pathlib import Path
from typing import ClassVar

from playwright.sync_api import Locator, expect

from .player import PATIENCE, Player


class Member:
    """A person before a campaign's page, and at the tables that it leads to."""

    game: ClassVar[str]

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.words = player.words

    # -- in the lobby ----------------------------------------------------------

    def begin(self, name: str, who: str) -> None:
        self.player.enter()
        box = self.page.get_by_role("article").filter(has_text=self.words(f"game-{self.game}"))
        box.get_by_role("button", name=self.words("campaign-begin")).click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label(self.words("campaign-name")).fill(name)
        dialog.get_by_label(self.words("your-name")).fill(who)
        dialog.get_by_role("button", name=self.words("campaign-begin"), exact=True).click()
        self.sees(name)

    def opens(self, file: Path) -> None:
        self.player.enter()
        self.page.get_by_label(self.words("open-save")).last.set_input_files(file)

    # -- on the campaign's page --------------------------------------------------

    def sees(self, name: str) -> None:
        heading = self.page.get_by_role("heading", name=name, level=1)
        expect(heading).to_be_visible(timeout=PATIENCE)

    @property
    def history(self) -> Locator:
        part = self.page.get_by_role("region", name=self.words("campaign-history"))
        return part.get_by_role("listitem")

    @property
    def next(self) -> Locator:
        return self.page.get_by_role("region", name=self.words("campaign-next"))

    def invitation(self) -> str:
        self.page.get_by_role("button", name=self.words("campaign-group")).click()
        dialog = self.page.get_by_role("dialog")
        link = dialog.get_by_label(self.words("invitation"), exact=True).input_value()
        dialog.get_by_role("button", name=self.words("close")).click()
        return link

    def join(self, link: str, who: str) -> None:
        self.page.goto(link)
        self.page.get_by_label(self.words("your-name")).fill(who)
        self.player.button("campaign-join").click()
        expect(self.player.button("campaign-join")).to_be_hidden(timeout=PATIENCE)

    def play(self, *bots: str) -> None:
        """Open what is next, with whoever usually sits down, and go to its table. `bots`: of
        these levels have the first seats, and one watches."""
        if not bots and self.player.button("campaign-go-on").count():
            self.goes_on_at_once()
            return
        self._say_who_sits()
        dialog = self.page.get_by_role("dialog")
        for number, level in enumerate(bots, start=1):
            seat = dialog.get_by_label(self.words("who-sits", number=number), exact=True)
            seat.select_option(label=self.words("kind-bot"))
            mind = dialog.get_by_label(self.words("level-of-seat", number=number), exact=True)
            mind.select_option(label=self.words(f"level-{level}"))
        dialog.get_by_role("button", name=self.words("open-table")).click()
        expect(dialog).to_be_hidden(timeout=PATIENCE)

    def goes_on_at_once(self) -> None:
        """Everybody keeps their seats."""
        self.player.button("campaign-go-on").click()
        expect(self.next).to_be_hidden(timeout=PATIENCE)

    def _say_who_sits(self) -> None:
        begin = self.words("campaign-play")
        other = self.words("campaign-who-sits")
        self.page.get_by_role("button", name=re.compile(f"^({begin}$|{other})")).click()

    def watch_at_once(self) -> None:
        """Watch bots play, without a pause after each of their choices."""
        self.player.button("watch").click()
        pause = self.page.get_by_label(self.words("bots-pause"))
        pause.select_option(label=self.words("pause-off"))

    def sit_down(self, seat: int) -> None:
        """Follow the page to the match that somebody else has opened."""
        self.page.get_by_role("link", name=self.words("campaign-sit")).click(timeout=PATIENCE)
        self.player.button("sit-at", number=seat).click(timeout=PATIENCE)

    def go_another_way(self) -> None:
        """Make a copy from the last match on, and go to its page."""
        here = self.page.url
        self.look_at_the_whole_history()
        self.player.button("campaign-fork").first.click()
        self.player.button("campaign-fork-here").click()
        self.page.wait_for_url(lambda url: url != here, timeout=PATIENCE)

    def look_at_the_whole_history(self) -> None:
        self.player.button("campaign-whole-history").click()

    def export(self, file: Path) -> None:
        self.player.button("menu").click()
        with self.page.expect_download() as kept:
            self.player.button("campaign-export").click()
        kept.value.save_as(file)
        self.page.get_by_role("dialog").get_by_role("button", name=self.words("close")).click()

    # -- at a table --------------------------------------------------------------

    def thing(self, kind: str) -> Locator:
        """Something of that kind that can be chosen now."""
        can = self.words("can-choose")
        return self.page.locator(f"button[data-thing^='{kind}:'][aria-label$='{can}']").first

    def answer(self, verb: str) -> None:
        self._press(self.page.locator(f"button[data-option^='{verb}']"))

    def take(self, kind: str) -> None:
        self._press(self.thing(kind))

    def _press(self, offer: Locator) -> None:
        """As soon as it is offered, and the question has been there long enough to be meant."""
        expect(offer).to_be_visible(timeout=PATIENCE)
        self.player.wait_for_question()
        offer.click()

    def go_on(self) -> None:
        """From the end of a match back to the campaign."""
        expect(self.evening).to_be_visible(timeout=PATIENCE)
        self.page.get_by_role("link", name=self.words("to-campaign")).click()

    @property
    def evening(self) -> Locator:
        """The page on which a part of the evening ends."""
        return self.page.get_by_role("dialog", name=self.words("evening-page"))

    def turn_the_page(self) -> None:
        """What the match has brought is final now, and told."""
        expect(self.evening).to_be_visible(timeout=PATIENCE)
        self.player.button("evening-turn").click()
        expect(self.next).to_be_visible(timeout=PATIENCE)
