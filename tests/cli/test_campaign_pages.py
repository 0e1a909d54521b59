"""questhall campaign: how a campaign stands is told in words, in the language of whoever plays."""

import re
from pathlib import Path

import pytest

from questhall.kernel.games import find_game, game_names
from tests.cli.command import questhall

WITH_CAMPAIGNS = [name for name in game_names() if find_game(name).campaigns() is not None]
PLAIN_DATA = re.compile(r"[\[{]'|': |\w_\w")
LATIN = re.compile(r"[A-Za-z]")


def page(game: str, file: Path, language: str) -> str:
    """What stands between the campaign's name and what can be typed."""
    typed = questhall("campaign", game, "--file", str(file), "--lang", language, typed="q\n")
    assert typed.exit_code == 0, typed.output
    lines = typed.output.splitlines()
    end = next(number for number, line in enumerate(lines) if "· q " in line)
    return "\n".join(lines[1:end])


@pytest.mark.parametrize("links", [0, 2])
@pytest.mark.parametrize("game", WITH_CAMPAIGNS)
def test_a_campaign_is_told_in_words(game: str, links: int, tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    more = ("--file", str(file), "--bots", "random", "--seed", "7", "--links", str(links))
    if links:
        assert questhall("campaign", game, *more).exit_code == 0
    for language in ("en", "ru"):
        told = page(game, file, language)
        assert not PLAIN_DATA.search(told), told
        if language == "ru":
            assert not LATIN.search(told), told


def test_there_are_three_games_with_campaigns() -> None:
    assert {"gloomhaven", "oathsworn", "sword_and_sorcery"} <= set(WITH_CAMPAIGNS)
