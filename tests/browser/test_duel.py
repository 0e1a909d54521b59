"""A whole duel against a bot, from the lobby to the result, by clicking alone."""

from random import Random

import pytest
from playwright.sync_api import expect

from .conftest import Guest
from .languages import told_in

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.long]

MOST_CLICKS = 1500


@told_in("en")
def test_a_whole_duel(guest: Guest, language: str) -> None:
    player = guest(language)
    player.set_up("person", "easy")
    player.play_to_the_end(Random(1), MOST_CLICKS)

    expect(player.result).to_be_visible()
    assert len(set(player.asked)) > 5, "a duel asks more than this"
    title = player.result.get_attribute("aria-label")
    winners = player.result.get_by_role("img", name=player.words("winner"), exact=True)
    assert winners.count() == (0 if title == player.words("drawn") else 1)

    player.button("look-again").click()
    for line in player.log_lines()[-40:]:
        assert player.words.is_ours(line), line
