"""The end of a scenario of Gloomhaven in the browser: what it brought, and what is told then."""

from random import Random

import pytest
from playwright.sync_api import expect

from questhall.games.gloomhaven import GAME

from ..conftest import Guest
from ..languages import told_in
from ..test_reach import findings
from .endings import nearly_lost, nearly_won
from .mercenary import Mercenary

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST_CLICKS = 80
GOALS = (("sadist", False), ("pacifist", True))


def played_out(player: Mercenary, save: bytes) -> None:
    """Open the save and play to the end."""
    player.open_save(save)
    player.play_to_the_end(Random(2), MOST_CLICKS)


def rows(player: Mercenary) -> list[tuple[str, list[int]]]:
    """What is told of each character, and its experience, gold and checks."""
    found = player.result.locator("tbody tr").all()
    return [
        (
            row.get_by_role("rowheader").inner_text(),
            [int(text) for text in row.get_by_role("cell").all_inner_texts()],
        )
        for row in found
    ]


@told_in("ru")
def test_a_victory(guest: Guest, language: str) -> None:
    player = Mercenary.of(guest(language))
    words = player.words
    told = GAME.texts(language)
    played_out(player, nearly_won())

    expect(player.result).to_have_accessible_name(words("you-won"))
    expect(player.result).to_contain_text(words("gloomhaven-victory", round=1))
    expect(player.result).to_contain_text(told.say("scenario-black-barrow.outro"))
    for (name, (xp, gold, checks)), (goal, is_met) in zip(rows(player), GOALS, strict=True):
        assert told.say(f"goal-{goal}") in name
        assert words(f"gloomhaven-goal-{'met' if is_met else 'missed'}") in name
        assert xp >= 13, "seven of before, six for the victory"
        assert gold >= 6, "three coins at scenario level 1"
        assert checks == int(is_met)


@told_in("en")
def test_a_defeat(guest: Guest, language: str) -> None:
    player = Mercenary.of(guest(language))
    words = player.words
    played_out(player, nearly_lost())

    expect(player.result).to_have_accessible_name(words("you-lost"))
    expect(player.result).to_contain_text(words("gloomhaven-defeat", round=1))
    expect(player.result).to_contain_text(words("gloomhaven-defeat-story"))
    met = [words("gloomhaven-goal-missed"), words("gloomhaven-goal-met")]
    for (name, numbers), goal in zip(rows(player), met, strict=True):
        assert goal in name
        assert numbers == [7, 6, 0], "no checks without a victory"


def test_a_defeat_can_be_taken_back(guest: Guest) -> None:
    player = Mercenary.of(guest())
    played_out(player, nearly_lost())
    expect(player.result).to_be_visible()
    choices = player.choices()
    player.button("take-back").click()
    expect(player.result).to_have_count(0)
    player.wait_for_question()
    assert player.choices() < choices


def test_the_keyboard_reads_what_a_goal_asked(guest: Guest) -> None:
    player = Mercenary.of(guest())
    played_out(player, nearly_won())
    told = GAME.texts("en").say(f"goal-{GOALS[0][0]}")
    goal = player.result.get_by_role("button", name=told)
    player.page.keyboard.press("Tab")  # from here on focus is shown
    goal.focus()
    expect(player.page.get_by_role("tooltip")).to_have_text(goal.get_attribute("data-tip") or told)
    assert findings(player.page) == []
