"""Sword & Sorcery as the terminal draws it."""

import pytest
from rich.console import Console

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.state.adventure import Adventure
from questhall.games.sword_and_sorcery.view.terminal import TerminalArtist
from questhall.games.sword_and_sorcery.view.view import TableView, view
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.text import LANGUAGES

WIDTH = 100


def table() -> TableView:
    """As far as the first choice after the muster."""
    match = Match.start(GAME, GAME.checked(Setup("quest", 2)), "drawn")
    while match.pending[0].prompt in ("muster", "gain-power"):
        match.answer(0, 0, match.pending[0].seats[0])
    assert isinstance(match.state, Adventure)
    return view(match.state, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_areas_and_heroes_are_drawn(language: str) -> None:
    texts = GAME.texts(language)
    console = Console(width=WIDTH)
    with console.capture() as captured:
        console.print(TerminalArtist().draw(table(), texts, 0))
    text = captured.get()
    assert texts.say("area-1a-a") in text
    assert texts.say("class-auriel-wizard") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_can_be_pointed_at_and_read(language: str) -> None:
    texts = GAME.texts(language)
    artist = TerminalArtist()
    seen = table()
    named = artist.things(seen, texts)
    assert named["area:0"] == texts.say("area-1a-a")
    for thing in named:
        assert artist.describe(seen, texts, thing).startswith(named[thing])
