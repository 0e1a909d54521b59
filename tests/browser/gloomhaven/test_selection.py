"""Choosing the cards of a round: everybody at their own pace, until all are ready."""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from questhall.games.gloomhaven import GAME

from ..conftest import Guest
from ..player import PATIENCE
from .mercenary import Mercenary

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST_CLICKS = 60
MOST_LOOKS = 3000


class Chooser(Mercenary):
    @property
    def in_hand(self) -> Locator:
        """The cards that can be taken."""
        cards = self.page.get_by_role("list", name=self.words("gloomhaven-in-hand"), exact=True)
        return cards.locator(f"button[aria-label$='{self.words('can-choose')}']")

    @property
    def laid_out(self) -> Locator:
        played = self.page.get_by_role("group", name=self.words("gloomhaven-played"))
        return played.locator("button[data-thing]")

    def chooses(self) -> bool:
        """Is the next question which cards to play?"""
        self.look()
        return self.order.get_by_role("button").count() > 0

    def take(self) -> str:
        """The first card of the hand; its name."""
        self.look()
        card = self.in_hand.first
        name = (card.get_attribute("aria-label") or "").split(", ")[0]
        lying = self.laid_out.count()
        card.click()
        expect(self.laid_out).to_have_count(lying + 1)
        return name

    def put_back(self) -> None:
        """The leading card goes back to the hand."""
        self.look()
        lying = self.laid_out.count()
        self.laid_out.first.click()
        expect(self.laid_out).to_have_count(lying - 1)

    def put_all_back(self) -> None:
        """What was clicked before the question was read."""
        while self.laid_out.count():
            self.put_back()

    def answer(self, verb: str) -> None:
        self.look()
        name = GAME.texts(self.words.language).say(f"option-{verb}")
        self.bar.get_by_role("button", name=name).click()

    def expect_laid_out(self, *names: str) -> None:
        """The leading card first."""
        expect(self.laid_out).to_have_count(len(names))
        for place, name in enumerate(names):
            label = re.compile(re.escape(name))
            expect(self.laid_out.nth(place)).to_have_attribute("aria-label", label)

    def expect_party(self, *states: str) -> None:
        """What the row above says of everybody."""
        expect(self.order.get_by_role("button")).to_have_count(len(states), timeout=PATIENCE)
        for place, state in enumerate(states):
            said = re.compile(self.words(f"gloomhaven-is-{state}"))
            expect(self.order.get_by_role("button").nth(place)).to_have_accessible_name(said)

    def expect_turns(self) -> None:
        """All cards are revealed."""
        first = self.order.get_by_role("listitem").first
        expect(first).to_have_text(re.compile(r"\d"), timeout=PATIENCE)

    @property
    def veil(self) -> Locator:
        return self.page.get_by_role("dialog", name=self.words("hand-over"), exact=True)

    def take_the_screen(self) -> None:
        expect(self.veil).to_be_visible(timeout=PATIENCE)
        self.look()
        self.button("show-my-cards").click()
        expect(self.veil).to_be_hidden()


def two_browsers(guest: Guest) -> tuple[Chooser, Chooser]:
    """Two people who are to choose their first cards."""
    host, friend = Chooser.of(guest()), Chooser.of(guest())
    host.set_up("person", "open", game="gloomhaven")
    friend.sit(host.page.get_by_label(host.words("invitation")).input_value(), "Maria", seat=2)
    chance = Random(2)
    preparing = [host, friend]
    for _ in range(MOST_LOOKS):
        for player in preparing[:]:
            if player.page.title().startswith("●"):
                if player.chooses():
                    player.put_all_back()
                    preparing.remove(player)
                else:
                    player.click_something(chance)
        if not preparing:
            break
    for player in (host, friend):
        player.expect_party("choosing", "choosing")
    return host, friend


def test_two_people_choose_at_their_own_pace(guest: Guest) -> None:
    host, friend = two_browsers(guest)
    first, second = host.take(), host.take()
    host.expect_laid_out(first, second)
    host.answer("swap")
    host.expect_laid_out(second, first)
    host.put_back()
    host.expect_laid_out(first)
    expect(host.laid_out.locator("xpath=../..")).to_contain_text(host.words("gloomhaven-follows"))
    third = host.take()
    host.expect_laid_out(third, first)
    host.answer("ready")
    for player in (host, friend):
        player.expect_party("ready", "choosing")
    expect(host.bar).to_contain_text(host.words("waiting-for", names="Maria"))
    assert not any(name in friend.page.content() for name in (first, second, third))

    friend.take()
    host.button("undo").click()
    for player in (host, friend):
        player.expect_party("choosing", "choosing")
    host.expect_laid_out(third, first)
    expect(friend.laid_out).to_have_count(1)
    friend.take()
    friend.answer("ready")
    host.answer("ready")
    for player in (host, friend):
        player.expect_turns()


def test_at_one_screen_it_is_handed_over_once(guest: Guest) -> None:
    player = Chooser.of(guest())
    player.set_up("person", "person", game="gloomhaven")
    chance = Random(2)
    while not player.chooses() or player.veil.count():
        assert player.clicks < MOST_CLICKS
        if player.veil.count():
            player.take_the_screen()
        else:
            player.click_something(chance)
    player.put_all_back()
    first = [player.take(), player.take()]
    player.answer("ready")
    player.take_the_screen()
    player.expect_party("choosing", "ready")
    expect(player.laid_out).to_have_count(0)
    second = [player.take(), player.take()]
    assert not set(first) & set(second)
    player.answer("ready")
    player.expect_turns()
