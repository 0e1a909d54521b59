"""The combat adviser in the browser: asked in a fight, it names the line to play."""

import pytest
from playwright.sync_api import expect

from ..conftest import Guest
from .fights import against_prowlers, against_summoners
from .knight import Knight
from .test_fight import UPRIGHT, opened

pytestmark = [pytest.mark.browser, pytest.mark.slow]

THINKING = 60_000  # of a worker that has yet to read the cards


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [
        ("en", "End the phase", "Defeat Prowlers"),
        pytest.param("ru", "Закончить фазу", "Победить: Налётчики", marks=pytest.mark.sampled(0)),
    ],
)
def test_advice_names_the_line(guest: Guest, language: str, first: str, last: str) -> None:
    player = opened(Knight.of(guest(language)), against_prowlers())
    name = player.words("mage-knight-advice")
    player.fight.get_by_role("button", name=name, exact=True).click()
    line = player.fight.get_by_role("region", name=name, exact=True)
    expect(line).to_contain_text(player.words("mage-knight-advice-complete"), timeout=THINKING)
    steps = line.locator("li:not(.phase)")
    expect(steps.first).to_have_text(first)
    expect(steps.last).to_have_text(last)
    expect(line.locator("li.phase")).to_have_count(3)


@pytest.mark.parametrize(
    ("language", "assumed"),
    [
        pytest.param(
            "en", "Assumed: Orc Summoners will summon Minotaur.", marks=pytest.mark.sampled(0)
        ),
        ("ru", "Предполагается худшее: Орки-призыватели — призыв, жетон «Минотавр»."),
    ],
)
def test_on_a_phone_the_steps_are_seen_and_what_is_assumed(
    guest: Guest, language: str, assumed: str
) -> None:
    player = opened(Knight.of(guest(language, UPRIGHT)), against_summoners())
    name = player.words("mage-knight-advice")
    player.fight.get_by_role("button", name=name, exact=True).click()
    line = player.fight.get_by_role("region", name=name, exact=True)
    expect(line).to_contain_text(assumed, timeout=THINKING)
    expect(line).not_to_contain_text(player.words("mage-knight-advice-complete"))
    for step in line.locator("li").all():
        expect(step).to_be_visible()
    expect(line.locator("li.phase").first).to_be_in_viewport()
