"""A match as data for a worker: it stands there as it stands here."""

import msgspec
import pytest

from questhall.bots import make_bot
from questhall.games.sorcerer import GAME as SORCERER
from questhall.kernel.codec import state_hash
from questhall.kernel.games import Game
from questhall.table import taking_back
from questhall.table.standing import Standing, Standings, match_of
from tests.conformance.toy import GAME as LANTERNS
from tests.table.laying import Desk, facts


def elsewhere(desk: Desk, standings: Standings, game: Game) -> Standing:
    """The standing as it arrives in another process."""
    data = msgspec.json.encode(standings.of(desk.table.match))
    return msgspec.json.decode(data, type=Standing)


@pytest.mark.parametrize("game", [SORCERER, LANTERNS], ids=["sorcerer", "lanterns"])
def test_the_same_questions_are_open_elsewhere(game: Game) -> None:
    format = game.formats[0].name
    desk = Desk(facts("person", "person", undo="free", game=game, format=format), game)
    standings = Standings()
    for number in range(60):
        if desk.table.over:
            break
        match = match_of(elsewhere(desk, standings, game), game)
        assert state_hash(match.state) == state_hash(desk.table.match.state)
        assert [repr(each.options) for each in match.pending] == [
            repr(each.options) for each in desk.table.match.pending
        ]
        desk.choose_at_random()
        if number % 5 == 4:  # in the middle of steps too, and past information marks
            back = max(0, desk.table.count - 3)
            desk.do(taking_back.ask(desk.table, 0, {0}, back, desk.table.count))
            desk.play(2)


def test_a_state_is_put_into_words_only_now_and_then() -> None:
    desk = Desk(facts("person", "person"))
    standings = Standings()
    states: set[bytes] = set()
    for _ in range(60):
        standing = standings.of(desk.table.match)
        states.add(bytes(standing.state))
        assert len(standing.tail.choices) <= 12
        desk.choose_at_random()
    assert len(states) <= 10


def test_a_bot_thinks_elsewhere_as_it_would_here() -> None:
    desk = Desk(facts("person", "person"))
    desk.play(25)
    seat, _ = desk.question()
    match = match_of(elsewhere(desk, Standings(), SORCERER), SORCERER)
    there = make_bot("normal", "same seed").choose(match, seat)
    here = make_bot("normal", "same seed").choose(desk.table.match, seat)
    assert there.same_as(here)
