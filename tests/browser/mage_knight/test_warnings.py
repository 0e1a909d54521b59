"""Think twice: a costly answer says what it costs, and a second press elsewhere means it."""

import re

import pytest
from playwright.sync_api import Locator, expect

from ..conftest import Guest
from ..test_reach import findings
from .fights import against_two_at_once
from .knight import Knight
from .test_fight import after, button, opened

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def doubt(player: Knight) -> Locator:
    return player.page.get_by_role("alertdialog", name=player.words("think-twice"), exact=True)


def end_fight(player: Knight) -> Locator:
    """Presses the end of a fight that could still be won, and is asked to think twice."""
    button(player, "mage-knight-end-fight").click()
    expect(doubt(player)).to_be_visible()
    return doubt(player)


def told(player: Knight) -> tuple[int, str, str]:
    """What the table says of the position: choices made, the question, the fight."""
    return player.choices(), player.question(), player.fight.inner_text()


@pytest.mark.parametrize(
    ("language", "cost"),
    [
        pytest.param(
            *("en", "What you have gathered defeats an enemy: it is lost if you go on now."),
            marks=pytest.mark.sampled(0),
        ),
        ("ru", "Набранного хватает, чтобы победить врага: если идти дальше, оно пропадёт."),
    ],
    ids=["en", "ru"],
)
def test_a_costly_answer_is_given_twice(guest: Guest, language: str, cost: str) -> None:
    player = opened(Knight.of(guest(language)), against_two_at_once())
    before = told(player)

    sheet = end_fight(player)
    expect(sheet).to_contain_text(cost)
    expect(sheet).to_contain_text(player.words("mage-knight-end-fight"))
    expect(sheet).to_have_accessible_description(re.compile(re.escape(cost)))
    assert findings(player.page) == []

    sheet.get_by_role("button", name=player.words("leave-it")).click()
    expect(sheet).to_be_hidden()
    assert told(player) == before

    sheet = end_fight(player)
    assert told(player) == before
    sheet.get_by_role("button", name=player.words("take-it-anyway")).click()
    after(player, before[0])
    expect(sheet).to_be_hidden()
    expect(player.fight).to_be_hidden()


def test_a_costly_answer_is_given_twice_by_keys(guest: Guest) -> None:
    player = opened(Knight.of(guest()), against_two_at_once())
    before = told(player)

    sheet = end_fight(player)
    player.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    assert told(player) == before

    end_fight(player)
    player.page.keyboard.press("y")
    after(player, before[0])
    expect(player.fight).to_be_hidden()
