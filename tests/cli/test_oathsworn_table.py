"""Oathsworn's tables as text: what a player reads off the screen."""

import io

import pytest
from rich.console import Console

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.view import story as story_view
from questhall.games.oathsworn.view.story import StoryView
from questhall.games.oathsworn.view.terminal import TerminalArtist
from questhall.games.oathsworn.view.view import TableView, view
from questhall.kernel.text import LANGUAGES
from tests.cli.command import questhall
from tests.oathsworn.bench import Bench
from tests.oathsworn.story.bench import StoryBench

ARTIST = TerminalArtist()
ENGLISH = GAME.texts("en")


def lines(shown: TableView | StoryView, seat: int = 0, language: str = "en") -> list[str]:
    """The drawn table, line by line, without the spaces around and between."""
    screen = io.StringIO()
    texts = GAME.texts(language)
    Console(file=screen, width=100).print(ARTIST.draw(shown, texts, seat))
    return [" ".join(line.split()) for line in screen.getvalue().splitlines()]


def fight() -> Bench:
    bench = Bench()
    bench.stand("warden", "0,2")
    bench.boss("0,0").dice[0] = 0
    bench.rat("2,0")
    bench.trees("1,2")
    bench.tile("fire", "0,3")
    bench.tokens("warden", defense=2)
    return bench


def test_an_encounter() -> None:
    bench = fight()
    text = lines(view(bench.battle, 0))
    assert text[0] == "The Grain Mother · Round 1 · Stage 1 · Turn: Warden (you)"
    assert text[1].startswith("Next Stage Card: ")
    row = next(line for line in text if "@1" in line)
    assert "0,2" not in row
    assert any("0,3^" in line for line in text)
    assert any("♣♣" in line for line in text)
    assert any(line.startswith("B4 Grain Mother: Maw × · Right flank 6") for line in text)
    assert any(line.startswith("@1 Warden: 6 HP · defense") for line in text)
    assert any("Defense token 2" in line for line in text)


def test_the_hand_of_whose_turn_it_is() -> None:
    bench = fight()
    text = "\n".join(lines(view(bench.battle, 0)))
    assert "Hand: Warden (you)" in text
    assert "Rim Blow" in text
    assert "Hand: Priest" not in text
    alone = Bench(seats=1)
    alone.battle.turn = -1
    assert "\n".join(lines(view(alone.battle, 0))).count("Hand: ") == 4


def test_a_story() -> None:
    bench = StoryBench()
    bench.story.map_placed = True
    bench.story.tokens.append(next(iter(bench.story.chapter.locations)))
    bench.put("short_bow")
    text = lines(story_view.view(bench.story, 0))
    assert "12 Iron" in text[0]
    assert any(line.startswith("Warden: 6 HP · Short Sword") for line in text)
    assert "Backpack: Short Bow" in text
    assert any("time 0/10" in line for line in text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_pointed_at_can_be_read(language: str) -> None:
    story = StoryBench()
    story.story.map_placed = True
    texts = GAME.texts(language)
    for shown in (view(fight().battle, 0), story_view.view(story.story, 0)):
        for thing, name in ARTIST.things(shown, texts).items():
            assert name
            assert ARTIST.describe(shown, texts, thing).startswith(name)
        assert len(lines(shown, -1, language)) > 5


def test_what_there_is_to_read() -> None:
    bench = fight()
    card = bench.card("warden_rim_blow")
    told = ARTIST.describe(view(bench.battle, 0), ENGLISH, f"card:{card}")
    name, text = told.splitlines()
    assert name == "Rim Blow"
    assert "Knockback 1" in text


@pytest.mark.parametrize("format", ["encounter", "story"])
def test_playing_in_a_terminal(format: str) -> None:
    words = ("play", "oathsworn", "--terminal", "--format", format, "--seed", "5", "--lang", "en")
    result = questhall(*words, typed="1\n" * 12 + "q\n")
    assert result.exit_code == 0, result.output
    assert "Good-bye." in result.stdout
