"""Who went first is still known when the match is over."""

import pytest

from questhall.bots import make_bot
from questhall.games.sorcerer import GAME
from questhall.games.sorcerer.state.arena import Arena
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.lab.playing import play_out


@pytest.mark.parametrize(("format", "seats"), [("duel", 2), ("royale", 3), ("team", 4)])
@pytest.mark.parametrize("seed", ["first", "second", "third"])
def test_who_went_first(format: str, seats: int, seed: str) -> None:
    match = Match.start(GAME, Setup(format, seats), seed, listen=False)
    assert isinstance(match.state, Arena)
    began = match.state.members(match.state.first)
    assert play_out(match, [make_bot("random", f"{seed}/{seat}") for seat in range(seats)], 20_000)
    assert GAME.went_first(match.state) == began
