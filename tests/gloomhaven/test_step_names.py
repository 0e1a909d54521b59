"""The browser names every step of an evening in town."""

import pytest

from questhall.games.gloomhaven import GAME
from tests.browser.words import Words

OLD = {"pack"}  # of older saves
IN_TOWN = sorted(
    step for step, told in GAME.steps.items() if ".campaign." in told.__module__ and step not in OLD
)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("step", IN_TOWN)
def test_every_step_in_town_has_a_name(step: str, language: str) -> None:
    words = Words(language)
    assert words.is_ours(words(f"gloomhaven-step-{step}"))
