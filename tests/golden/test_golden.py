"""Golden games: whole games told line by line. A changed outcome is a readable diff.

When a change is meant to change games, write them anew and read the diff:

    QUESTHALL_GOLDEN=write pytest tests/golden
"""

import os
from pathlib import Path

import pytest

from questhall.bots import make_bot
from questhall.kernel.codec import state_hash
from questhall.kernel.games import Setup, find_game
from questhall.kernel.match import Match
from questhall.kernel.words import say_event

FOLDER = Path(__file__).parent
GAMES = (
    ("sorcerer", "duel", 2, "random"),
    ("sorcerer", "royale", 3, "random"),
    ("sorcerer", "team", 4, "greedy"),
    ("gloomhaven", "party", 2, "random"),
    ("gloomhaven", "party", 3, "greedy"),
    ("mage_knight", "quest", 3, "random"),
    ("mage_knight", "quest", 1, "greedy"),
)


def story(game_id: str, format: str, seats: int, bot: str) -> str:
    """A game between bots, as its events tell it."""
    game = find_game(game_id)
    match = Match.start(game, Setup(format, seats), f"golden {format}")
    bots = [make_bot(bot, f"golden {seat}") for seat in range(seats)]
    while match.pending:
        seat = match.pending[0].seats[0]
        match.take(seat, bots[seat].choose(match, seat))
    texts = game.texts("en")
    assert match.journal is not None
    lines = [
        f"{say_event(game, match.state, event, texts)}  [{event.rule}]"
        for event in match.journal.events
    ]
    lines.append(f"results {match.state.results} hash {state_hash(match.state)}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("game_id", "format", "seats", "bot"), GAMES)
def test_the_game_goes_as_recorded(game_id: str, format: str, seats: int, bot: str) -> None:
    path = FOLDER / f"{game_id}-{format}-{bot}.txt"
    told = story(game_id, format, seats, bot)
    if os.environ.get("QUESTHALL_GOLDEN") == "write":
        path.write_text(told, encoding="utf-8")
    assert told.splitlines() == path.read_text(encoding="utf-8").splitlines()
