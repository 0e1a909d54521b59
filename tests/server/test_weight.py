"""What a browser loads of a game before its first table: texts and cards, compressed."""

import gzip

import pytest

from questhall.kernel.text import LANGUAGES
from questhall.server import shelf

MOST = 80 * 1024
# Of these the client's own texts take at most 13 (web/build/size.mjs).
CLIENT = 13 * 1024


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(shelf.games()))
def test_a_game_is_light(game: str, language: str) -> None:
    told = [shelf.texts(game, language), shelf.catalogue(game, language)]
    assert sum(len(gzip.compress(each)) for each in told) <= MOST - CLIENT
