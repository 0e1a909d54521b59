"""A match as data for a worker: the worker sees the same position."""

import msgspec
import pytest

from questhall.bots import make_bot
from questhall.games.sorcerer import GAME as SORCERER
from questhall.kernel.codec import state_hash
from questhall.kernel.games import Game
from questhall.kernel.records import Record, match_of
from questhall.table import taking_back
from questhall.table.snapshots import Snapshots
from tests.conformance.toy import GAME as LANTERNS
from tests.table.laying import Desk, facts


def elsewhere(desk: Desk, snapshots: Snapshots, game: Game) -> Record:
    """The snapshot as it arrives in another process."""
    data = msgspec.json.encode(snapshots.of(desk.table.match))
    return msgspec.json.decode(data, type=Record)


@pytest.mark.parametrize("game", [SORCERER, LANTERNS], ids=["sorcerer", "lanterns"])
def test_the_same_questions_are_open_elsewhere(game: Game) -> None:
    format = game.formats[0].name
    desk = Desk(facts("person", "person", undo="free", game=game, format=format), game)
    snapshots = Snapshots()
    for number in range(60):
        if desk.table.over:
            break
        match = match_of(elsewhere(desk, snapshots, game), game)
        assert state_hash(match.state) == state_hash(desk.table.match.state)
        assert [repr(each.options) for each in match.pending] == [
            repr(each.options) for each in desk.table.match.pending
        ]
        desk.choose_at_random()
        if number % 5 == 4:  # in the middle of steps too, and past information marks
            back = max(0, desk.table.count - 3)
            desk.do(taking_back.ask(desk.table, 0, {0}, back, desk.table.count))
            desk.play(2)


def test_a_state_is_written_only_now_and_then() -> None:
    desk = Desk(facts("person", "person"))
    snapshots = Snapshots()
    states: set[bytes] = set()
    for _ in range(60):
        snapshot = snapshots.of(desk.table.match)
        states.add(msgspec.json.encode(snapshot.checkpoint.state))
        assert len(snapshot.choices) <= 12
        desk.choose_at_random()
    assert len(states) <= 10


def test_a_bot_thinks_elsewhere_as_it_would_here() -> None:
    desk = Desk(facts("person", "person"))
    desk.play(25)
    seat, _ = desk.question()
    match = match_of(elsewhere(desk, Snapshots(), SORCERER), SORCERER)
    there = make_bot("normal", "same seed").choose(match, seat)
    here = make_bot("normal", "same seed").choose(desk.table.match, seat)
    assert there.same_as(here)
