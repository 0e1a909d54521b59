"""What a pack adds has its face, its texts, its book and its place in the terminal."""

from io import StringIO

import pytest
from rich.console import Console

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.state.adventure import Adventure
from questhall.games.sword_and_sorcery.view.terminal import TerminalArtist
from questhall.games.sword_and_sorcery.view.view import TableView
from questhall.kernel.faces import UNKNOWN
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.text import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_face(language: str) -> None:
    faces = {face.key: face for face in GAME.catalogue(GAME.texts(language))}
    ours = [key for key in GAME.things() if key.startswith("frost:")]
    lacking = [key for key in ours if key not in faces and key not in library().quests]
    assert lacking == []
    assert faces["frost:owl"].family == "frost:ysolde"
    assert faces["frost:ice_grip"].icon == "frost:ice_grip", "it is drawn"
    assert faces["frost:wolf_green_1"].icon == UNKNOWN


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_quest_is_a_book_that_other_tables_do_not_load(language: str) -> None:
    assert "frost:pass" in GAME.books()
    book = Texts(language, [GAME.book("frost:pass", language)])
    assert book.say("deed-frost--pass-push") == "Push the sledge"
    story = Texts(language, [GAME.book("story-frost--pass-thanks", language)])
    assert story.say("story-frost--pass-thanks") == "There is soup."
    everywhere = Texts(language, GAME.client_sources(language))
    assert not everywhere.has("deed-frost--pass-push")
    assert everywhere.has("card-frost--ice-pick")


def test_the_terminal_draws_its_table() -> None:
    setup = Setup("quest", 2, {"quest": "frost:pass", "company": "lawful"}, ("frost",))
    match = Match.start(GAME, setup, "terminal")
    texts = GAME.texts("en")
    seen = GAME.view(match.state, 0)
    assert isinstance(seen, TableView)
    console = Console(width=120, record=True, file=StringIO())
    console.print(TerminalArtist().draw(seen, texts, 0))
    assert "Upper ledge" in console.export_text()


def test_why_not_answers_about_its_things() -> None:
    setup = Setup("quest", 2, {"quest": "frost:pass", "company": "lawful"}, ("frost",))
    match = Match.start(GAME, setup, "why")
    state = match.state
    assert isinstance(state, Adventure)
    for area in range(len(state.quest.areas)):
        GAME.why_not(state, 0, f"area:{area}")
    for card in range(len(state.cards)):
        GAME.why_not(state, 0, f"card:{card}")
