"""A record: the match as plain data, whole or from some step on."""

import msgspec

from questhall.kernel.codec import state_hash, to_plain
from questhall.kernel.decisions import Flow, Option, ask, side_by_side, together
from questhall.kernel.match import Match
from questhall.kernel.records import Record, dealt, match_of, record_between, record_of, replay

from .tray import Tray, puts, start, tray_of


def throw(tray: Tray) -> Flow[None]:
    """Three counters per step; the second is worth an extra die."""
    for number in range(3):
        answer = yield ask(0, "put", puts(1, 2), "TR-1")
        tray.counters.append(answer.what)
        if number == 1:
            tray.counters[-1] += tray.chance.below("dice", 100)
            tray.mark_information()
    if len(tray.counters) >= 12:
        tray.results = [1.0]


def played(choices: int) -> Match:
    """Some choices, one of them taken back past the die."""
    match = start(1, throw=throw)
    for number in range(choices):
        match.take(0, Option("put", 1 + number % 2))
    match.undo(choices - 1)
    match.take(0, Option("put", 2))
    return match


def elsewhere(record: Record) -> Record:
    return msgspec.json.decode(msgspec.json.encode(record), type=Record)


def test_a_whole_record_leads_to_the_same_match() -> None:
    match = played(8)
    assert match.branches
    record = elsewhere(record_of(match))
    again = dealt(record, match.game)
    replay(again, record)
    assert state_hash(again.state) == state_hash(match.state)
    assert record_of(again) == record_of(match)


def test_a_record_opens_from_its_checkpoint_too() -> None:
    match = played(8)
    opened = match_of(elsewhere(record_of(match)), match.game)
    assert state_hash(opened.state) == state_hash(match.state)
    assert len(opened.choices) == len(match.choices) - match.checkpoints[-1].at
    assert opened.resumed


def test_a_record_may_begin_and_end_anywhere() -> None:
    match = played(11)
    for checkpoint in match.checkpoints:
        for until in range(checkpoint.at, len(match.choices) + 1):
            plain = to_plain(checkpoint.state)
            record = elsewhere(record_between(match, checkpoint, until, plain))
            there = match_of(record, match.game)
            assert state_hash(there.state) == state_hash(match.at(until).state)


def test_a_match_knows_after_how_many_choices_a_question_was_put() -> None:
    def counters(tray: Tray, seat: int) -> Flow[None]:
        for _ in range(2):
            answer = yield ask(seat, "put", puts(1, 2), "TR-1")
            tray.counters.append(answer.what)

    def evening(tray: Tray) -> Flow[None]:
        yield ask(0, "put", puts(1, 2), "TR-1")
        yield from together([ask(seat, "put", puts(1, 2), "TR-2") for seat in range(2)])
        yield from side_by_side([counters(tray, seat) for seat in range(2)])
        tray.results = [1.0, 1.0]

    match = start(2, evening=evening)
    assert list(map(match.asked_at, match.pending)) == [0]
    match.take(0, Option("put", 1))
    assert list(map(match.asked_at, match.pending)) == [1, 1]
    match.take(1, Option("put", 1))
    assert list(map(match.asked_at, match.pending)) == [1]
    match.take(0, Option("put", 1))
    match.take(1, Option("put", 2))
    assert list(map(match.asked_at, match.pending)) == [3, 4]
    match.take(1, Option("put", 2))
    assert list(map(match.asked_at, match.pending)) == [3]
    assert tray_of(match).counters == [2, 2]
