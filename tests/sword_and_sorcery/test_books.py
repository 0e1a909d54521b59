"""Which texts clients load."""

import pytest

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.speech.books import ON_FACES, stories_of
from questhall.games.sword_and_sorcery.state.adventure import Adventure
from questhall.games.sword_and_sorcery.view.view import view
from questhall.kernel.games import Setup
from questhall.kernel.language.speaking import message
from questhall.kernel.match import Match
from questhall.kernel.text import LANGUAGES, Texts
from tests.marks import rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_client_can_say_every_option_prompt_and_event(language: str) -> None:
    loaded = Texts(language, GAME.client_sources(language))
    for key in GAME.phrases:
        kinds: tuple[str, ...] = ("option", "prompt", "event")
        name, _, line = key.partition(".")
        if name == "sum":
            kinds, name = ("sum",), line
        assert any(loaded.has(f"{kind}-{name}") for kind in kinds), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_knows_names_but_not_what_stands_on_faces(language: str) -> None:
    loaded = Texts(language, GAME.client_sources(language))
    for name in ("class-shae-rogue", "card-heal", "scroll-gremlin-green", "face-red-hit", "does-1"):
        assert loaded.has(name)
    assert not loaded.has("class-shae-rogue.text")
    told = "\n".join(GAME.client_sources(language))
    assert not any(f"\n{prefix}" in told for prefix in ON_FACES)


@rule("SS-2.0.0.9")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_is_read_when_it_comes(language: str) -> None:
    everywhere = Texts(language, GAME.client_sources(language))
    for quest in library().quests.values():
        begun = Texts(language, [GAME.book(quest.key, language)])
        assert begun.has(f"intro-{quest.key}")
        assert everywhere.has(f"goal-{quest.key}")
        assert not everywhere.has(f"intro-{quest.key}")
        for story in stories_of(quest):
            assert not everywhere.has(story)
            assert not begun.has(story)
            assert Texts(language, [GAME.book(story, language)]).has(story)


@pytest.mark.parametrize("quest", ["q1", "q2"])
def test_a_table_names_the_books_of_what_was_read(quest: str) -> None:
    adventure = Match.start(GAME, Setup("quest", 1, {"quest": quest}), "books").state
    assert isinstance(adventure, Adventure)
    assert view(adventure, 0).books == [quest]
    told = next(script for script in adventure.quest.scripts if script.told)
    adventure.scripts_read.append(told.key)
    assert view(adventure, 0).books == [quest, message("story", told.key)]
