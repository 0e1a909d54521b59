"""Which texts clients load."""

import pytest

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.speech.books import ON_FACES
from questhall.kernel.text import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_client_can_say_every_option_prompt_and_event(language: str) -> None:
    loaded = Texts(language, GAME.client_sources(language))
    for key in GAME.phrases:
        name = key.partition(".")[0]
        assert any(loaded.has(f"{kind}-{name}") for kind in ("option", "prompt", "event")), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_knows_names_but_not_what_stands_on_faces(language: str) -> None:
    loaded = Texts(language, GAME.client_sources(language))
    for name in ("class-shae-rogue", "card-heal", "scroll-gremlin-green", "face-red-hit", "does-1"):
        assert loaded.has(name)
    assert not loaded.has("class-shae-rogue.text")
    told = "\n".join(GAME.client_sources(language))
    assert not any(f"\n{prefix}" in told for prefix in ON_FACES)
