"""Characters of Gloomhaven in the browser: their active cards, and who has got away."""

import pytest
from playwright.sync_api import expect

from questhall.games.gloomhaven import GAME

from ..conftest import Guest
from ..languages import told_in
from .endings import one_has_left
from .mercenary import Mercenary

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@told_in("ru")
def test_an_active_card_shows_the_stickers_of_its_half(guest: Guest, language: str) -> None:
    player = Mercenary.of(guest(language))
    player.open_save(one_has_left())
    told = GAME.texts(language)
    active = player.page.get_by_role("list", name=player.words("gloomhaven-active"))
    parts = (
        told.say("card-eye-for-an-eye"),
        player.words("gloomhaven-this-round"),
        told.say("condition-strengthen"),
    )
    expect(active.get_by_role("button", name=", ".join(parts), exact=True)).to_be_visible()
    expect(active.locator(".marks svg")).to_have_count(1)


@told_in("en")
def test_who_has_left_by_the_exit_has_got_away(guest: Guest, language: str) -> None:
    player = Mercenary.of(guest(language))
    player.open_save(one_has_left())
    companion = player.page.locator(".companion.seat-1")
    expect(companion).to_contain_text(player.words("gloomhaven-departed"))
    expect(companion).not_to_contain_text(player.words("gloomhaven-exhausted"))
    expect(player.order.get_by_role("listitem")).to_have_count(1)
