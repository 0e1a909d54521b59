"""What a browser loads before a game's first table: texts and cards, compressed."""

import gzip
from pathlib import Path

import pytest

from questhall.kernel.text import LANGUAGES
from questhall.server.sheets import game_cache

MOST = 80 * 1024
CLIENT = Path(__file__).parents[2] / "web" / "src" / "text"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(game_cache.games()))
def test_a_game_is_light(game: str, language: str) -> None:
    rules = game_cache.game_of(game)
    told = [game_cache.texts(rules, language), game_cache.catalogue(rules, language)]
    files = [CLIENT / f"{language}.ftl", CLIENT / f"{game}.{language}.ftl"]
    told += [file.read_bytes() for file in files if file.exists()]
    assert sum(len(gzip.compress(each)) for each in told) <= MOST
