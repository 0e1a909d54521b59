"""Flows side by side: each seat answers its own questions at its own pace."""

import itertools

import pytest

from questhall.kernel.choices import Refused
from questhall.kernel.codec import state_hash
from questhall.kernel.decisions import Decision, Flow, Option, side_by_side
from questhall.kernel.imagining import fork_for
from questhall.kernel.match import Match
from questhall.kernel.saves import load, save
from tests.kernel.tray import Tray, start, tray_of

SEATS = 3


def choosing(tray: Tray, seat: int) -> Flow[None]:
    """Put down and take up cards of one's own hand until ready."""
    chosen: list[int] = []
    while True:
        options = [Option("take", card) for card in sorted(tray.hands[seat] + chosen)]
        answer = yield Decision([seat], "take", [*options, Option("stop")], "TR-1", secret=True)
        if answer.verb == "stop":
            break
        if answer.what in chosen:
            chosen.remove(answer.what)
            tray.hands[seat].append(answer.what)
        else:
            tray.hands[seat].remove(answer.what)
            chosen.append(answer.what)
    tray.hands[seat].extend(chosen)
    tray.counters.append(seat)
    tray.counters.sort()


def all_choose(tray: Tray) -> Flow[None]:
    yield from side_by_side([choosing(tray, seat) for seat in range(tray.seats)])
    tray.counters.append(100)
    yield Decision([0], "go", [Option("go"), Option("stop")], "TR-2")
    tray.results = [1.0] * tray.seats


def match() -> Match:
    return start(SEATS, choose=all_choose)


def hand(match: Match, seat: int) -> list[int]:
    return sorted(tray_of(match).hands[seat])


def take(match: Match, seat: int) -> int:
    """The seat puts down its lowest card."""
    card = hand(match, seat)[0]
    match.take(seat, Option("take", card))
    return card


def ready(match: Match, *seats: int) -> None:
    for seat in seats:
        match.take(seat, Option("stop"))


def test_nobody_waits_for_anybody() -> None:
    game = match()
    assert [decision.seats for decision in game.pending] == [[0], [1], [2]]
    take(game, 2)
    take(game, 2)
    ready(game, 2)
    assert [decision.seats for decision in game.pending] == [[0], [1]]
    take(game, 0)
    ready(game, 1, 0)
    assert tray_of(game).counters == [0, 1, 2, 100]
    assert [decision.prompt for decision in game.pending] == ["go"]


def test_a_seat_that_is_ready_is_asked_no_more() -> None:
    game = match()
    ready(game, 1)
    with pytest.raises(Refused) as refused:
        game.take(1, Option("stop"))
    assert refused.value.code == "not_your_turn"


def test_the_order_in_which_they_answer_does_not_matter() -> None:
    found: set[str] = set()
    for order in itertools.permutations(range(SEATS)):
        game = match()
        for seat in order:
            take(game, seat)
        ready(game, *order)
        found.add(state_hash(game.state))
    assert len(found) == 1


def test_what_is_forced_or_empty_needs_no_answer() -> None:
    def forced(tray: Tray, seat: int) -> Flow[None]:
        yield Decision([seat], "go", [Option("go")], "TR-1")
        tray.counters.append(seat)

    def nothing(tray: Tray) -> Flow[None]:
        yield from side_by_side([])
        yield from side_by_side([forced(tray, 0), forced(tray, 1)])
        yield Decision([0], "go", [Option("go"), Option("stop")], "TR-2")

    game = start(2, play=nothing)
    assert tray_of(game).counters == [0, 1]
    assert game.pending[0].seats == [0]


# -- going back ----------------------------------------------------------------


def test_a_seat_takes_back_its_own_answers_and_those_of_others_stay() -> None:
    game = match()
    before = hand(game, 0)
    take(game, 0)
    first = take(game, 1)
    take(game, 0)
    second = take(game, 1)
    assert game.own_answers_open(0) == [0, 2]
    assert game.take_back_own(2) == 1
    assert (len(hand(game, 0)), len(game.choices)) == (len(before) - 1, 3)
    assert first not in hand(game, 1)
    assert second not in hand(game, 1)
    assert game.take_back_own(0) == 1
    assert hand(game, 0) == before
    assert [choice.seat for choice in game.choices] == [1, 1]


def test_later_answers_of_the_same_flow_go_with_it() -> None:
    game = match()
    take(game, 0)
    take(game, 1)
    take(game, 0)
    ready(game, 0)
    assert game.take_back_own(0) == 3
    assert [decision.seats for decision in game.pending] == [[0], [1], [2]]
    assert [choice.seat for choice in game.choices] == [1]


def test_when_all_are_ready_nothing_of_it_is_taken_back_alone() -> None:
    game = match()
    take(game, 0)
    ready(game, 0, 1, 2)
    assert game.own_answers_open(0) == []
    with pytest.raises(Refused) as refused:
        game.take_back_own(0)
    assert refused.value.code == "no_such_choice"


def test_undo_goes_back_choice_by_choice_into_the_flows() -> None:
    game = match()
    hashes = [state_hash(game.state)]
    for seat in (0, 1, 0, 2):
        take(game, seat)
        hashes.append(state_hash(game.state))
    ready(game, 0, 1, 2)
    for count in (4, 3, 1, 0):
        game.undo(count)
        assert state_hash(game.state) == hashes[count]
    assert [decision.seats for decision in game.pending] == [[0], [1], [2]]


def test_information_that_was_taken_back_moves_chance() -> None:
    def looking(tray: Tray, seat: int) -> Flow[None]:
        while True:
            answer = yield Decision([seat], "go", [Option("go"), Option("stop")], "TR-1")
            if answer.verb == "stop":
                return
            tray.mark_information()
            tray.hands[seat].append(tray.pile.pop())

    def look(tray: Tray) -> Flow[None]:
        yield from side_by_side([looking(tray, seat) for seat in range(tray.seats)])

    game = start(2, look=look)
    game.take(0, Option("go"))
    game.take(1, Option("go"))
    game.take_back_own(0)
    assert [branch.at for branch in game.branches] == [1]
    assert state_hash(game.at(1).state) == state_hash(game.state)
    assert state_hash(load(save(game), game.game).state) == state_hash(game.state)


# -- copies, saves and secrets ---------------------------------------------------


def test_copies_and_saves_stand_in_the_midst_of_the_flows() -> None:
    game = match()
    for seat in (2, 0, 2):
        take(game, seat)
    ready(game, 2)
    copy = game.fork()
    opened = load(save(game), game.game)
    for other in (copy, opened):
        assert state_hash(other.state) == state_hash(game.state)
        assert [each.seats for each in other.pending] == [each.seats for each in game.pending]
        ready(other, 0, 1)
        assert other.pending[0].prompt == "go"


def test_an_open_secret_flow_is_forgotten_when_another_seat_imagines() -> None:
    game = match()
    own = take(game, 0)
    take(game, 1)
    ready(game, 1)
    copy = fork_for(game, 0, "dream")
    assert own not in hand(copy, 0)
    assert len(hand(copy, 1)) == 2
    assert [decision.seats for decision in copy.pending] == [[0], [1], [2]]


def test_secret_answers_are_told_to_nobody_else() -> None:
    game = match()
    take(game, 1)
    assert game.journal is not None
    told = game.journal.events[-1]
    assert (told.visible_to(1), told.visible_to(0), told.visible_to(-1)) == (True, False, False)


def test_unwatched_answers_are_told_to_all_seats_and_to_no_spectator() -> None:
    def play(tray: Tray) -> Flow[None]:
        options = [Option("go"), Option("stop")]
        yield Decision([0], "go", options, "TR-1", unwatched=True)
        tray.results = [1.0] * tray.seats

    game = start(2, play=play)
    game.take(0, Option("go"))
    assert game.journal is not None
    told = game.journal.events[-1]
    assert (told.visible_to(0), told.visible_to(1), told.visible_to(-1)) == (True, True, False)
