"""Somebody who belongs to a party of Gloomhaven, in town and on the road."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.ledger import Chronicle

from .. import member
from ..player import PATIENCE
from ..test_reach import findings_in_both_lights
from .campaigns import file_of

# What is yet to be told has its key in place of its text, until the text has come.
KEY = re.compile(r"^[a-z]+(-[a-z0-9]+)+\.")


class Member(member.Member):
    game = "gloomhaven"

    def told(self, key: str) -> str:
        """A text of the game itself."""
        return GAME.texts(self.words.language).say(key)

    def goes_on(self, ledger: Chronicle, name: str, folder: Path) -> None:
        """Open a campaign that has come this far."""
        self.opens_file(file_of(ledger, name), name, folder)

    def opens_file(self, data: bytes, name: str, folder: Path) -> None:
        file = folder / "campaign.json"
        file.write_bytes(data)
        self.opens(file)
        self.sees(name)

    # -- on the campaign's page --------------------------------------------------

    @property
    def party(self) -> Locator:
        listed = self.page.get_by_role("list", name=self.words("gloomhaven-party"))
        return listed.get_by_role("listitem")

    def place(self, number: int) -> Locator:
        """A scenario on the map."""
        return self.page.locator(f"button.place[aria-label^='{number}. ']")

    def read_the_chronicle(self) -> None:
        self.page.get_by_role("button", name=self.words("gloomhaven-chronicle")).click()

    def look_at_the_city(self) -> None:
        self.page.get_by_role("button", name=self.told("town-place-town"), exact=True).click()

    def return_to_town(self) -> None:
        """From the map; nothing happens in the streets."""
        self.look_at_the_city()
        self.play()
        self.answer("no-event")

    # -- in town -----------------------------------------------------------------

    def inspect(self, kind: str) -> None:
        """What can be chosen now is there, and nobody has trouble reading it."""
        expect(self.thing(kind)).to_be_visible(timeout=PATIENCE)
        expect(self.thing(kind)).not_to_have_attribute("aria-label", KEY)
        label = self.thing(kind).get_attribute("aria-label") or ""
        assert self.words.is_ours(label), label
        assert findings_in_both_lights(self.page) == []

    def choose_class(self) -> None:
        """And the first of two personal quests."""
        self.take("class")
        assert self.words.is_ours(self.thing("quest").get_attribute("aria-label") or "")
        self.take("quest")

    def level_up(self) -> None:
        """A card and a perk."""
        self.inspect("lesson")
        self.take("lesson")
        self.inspect("perk")
        self.take("perk")

    def shop(self) -> None:
        """Buy one thing and leave the market."""
        self.take("goods")
        expect(self.thing("own")).to_be_visible(timeout=PATIENCE)
        assert self.words.is_ours(self.player.question())
        self.answer("leave-market")

    def trade(self) -> None:
        """Buy one thing, and sell another."""
        self.inspect("goods")
        sales = self.page.locator("button[data-thing^='own:']")
        expect(sales.first).to_be_visible(timeout=PATIENCE)
        owned = sales.count()
        self.take("goods")
        expect(sales).to_have_count(owned + 1, timeout=PATIENCE)
        self.take("own")
        expect(sales).to_have_count(owned, timeout=PATIENCE)
        self.answer("leave-market")

    def enhance(self, sticker: str) -> None:
        """Think twice, and have a card enhanced; that is enough for today, or all one can pay."""
        self.inspect("dot")
        self.take("dot")
        offer = self.page.locator(f"button[data-option^='stick:{sticker}']")
        expect(offer).to_be_visible(timeout=PATIENCE)
        assert findings_in_both_lights(self.page) == []
        self.answer(f"stick:{sticker}")
        warning = self.page.locator("[data-confirm]")
        expect(warning).to_be_visible(timeout=PATIENCE)
        self.player.click(warning)
        enough = self.page.locator("button[data-option='enough-stickers']")
        oak = self.page.locator("button[data-option^='donate']")
        expect(enough.or_(oak)).to_be_visible(timeout=PATIENCE)
        if enough.count():
            self.answer("enough-stickers")

    def donate(self) -> None:
        self.answer("donate")

    def meet_an_event(self) -> None:
        """Choose the first thing to do, decide what is asked about it, and read what came of it."""
        story = self.page.get_by_role("article")
        self.inspect("option")
        assert self.words.is_ours(story.inner_text())
        self.take("option")
        go_on = self.page.locator("button[data-option='go-on']")
        self.player.wait_for_question()
        while go_on.count() == 0:
            self.player.click(self.page.locator(self.player.answers).first)
            self.player.wait_for_question()
        assert self.words.is_ours(story.inner_text())
        self.answer("go-on")

    def leave_an_item_and_take_it(self) -> None:
        """What comes along lies on one side, what stays on the other; a click moves it."""
        along, behind = [
            self.page.get_by_role("list", name=self.words(f"gloomhaven-{side}"), exact=True)
            for side in ("takes-along", "stays-behind")
        ]
        expect(along.get_by_role("listitem").first).to_be_visible(timeout=PATIENCE)
        brought = along.get_by_role("listitem").count()
        self.take("goods")
        expect(along.get_by_role("listitem")).to_have_count(brought - 1, timeout=PATIENCE)
        self.player.wait_for_question()
        behind.get_by_role("button").first.click()
        expect(along.get_by_role("listitem")).to_have_count(brought, timeout=PATIENCE)

    def pack_cards(self) -> None:
        """Take another card along."""
        self.take("lesson")
        keep = self.page.locator("button[data-option^='keep-hand']")
        expect(keep).to_be_visible(timeout=PATIENCE)
        self.take("lesson")
        self.answer("cards-packed")
