"""Going back: exact, free up to the last mark, and never a second chance at known dice."""

import pytest

from questhall.kernel.chance import Chance
from questhall.kernel.codec import state_hash
from questhall.kernel.decisions import Flow, Option, ask
from questhall.kernel.games import Setup
from questhall.kernel.match import Match

from .tray import Tray, TrayGame, puts, start, told_keys, tray_of

DICE = 1_000_000


def plan_and_throw(tray: Tray) -> Flow[None]:
    """Put two counters, then throw a die, step after step."""
    for _ in range(2):
        answer = yield ask(0, "put", puts(1, 2), "TR-1")
        tray.counters.append(answer.what)
    yield ask(0, "go", [Option("go"), Option("stop")], "TR-7")
    tray.counters.append(tray.chance.below("dice", DICE))
    tray.mark_information()
    tray.tell("stop", "TR-7")
    if len(tray.counters) >= 12:
        tray.results = [1.0]


def begin() -> Match:
    return start(1, plan_and_throw=plan_and_throw)


def throw(match: Match) -> int:
    """Put twice, throw, and return the die."""
    while match.pending[0].prompt == "put":
        match.take(0, Option("put", 1))
    match.take(0, Option("go"))
    return tray_of(match).counters[-1]


def test_undo_up_to_the_mark_is_free_and_exact() -> None:
    match = begin()
    throw(match)
    match.take(0, Option("put", 2))
    wanted = state_hash(match.state)
    match.take(0, Option("put", 2))
    assert match.free_undo_to() == 3
    match.undo(4)
    assert state_hash(match.state) == wanted
    assert tray_of(match).counters[-1] == 2
    assert match.branches == []
    match.undo(3)
    assert len(match.choices) == 3
    assert match.branches == []


def test_nothing_to_take_back_is_no_change() -> None:
    match = begin()
    throw(match)
    before = state_hash(match.state)
    match.undo(3)
    assert match.free_undo_to() == 3
    assert state_hash(match.state) == before


def test_what_is_taken_back_is_not_told_any_more() -> None:
    match = begin()
    throw(match)
    match.take(0, Option("put", 2))
    match.undo(1)
    assert told_keys(match) == ["put"]
    throw(match)
    assert told_keys(match) == ["put", "put", "go", "stop"]


def test_past_a_mark_the_dice_are_others() -> None:
    match = begin()
    first = throw(match)
    match.undo(2)
    assert [(branch.at, branch.number) for branch in match.branches] == [(2, 1)]
    assert match.free_undo_to() == 0
    assert throw(match) != first


def test_the_dice_of_a_branch_follow_from_the_seed() -> None:
    thrown = []
    for _ in range(2):
        match = begin()
        throw(match)
        match.undo(2)
        thrown.append(throw(match))
    assert thrown[0] == thrown[1]


def test_no_branch_comes_twice() -> None:
    """However far one goes back, dice that were seen never come again."""
    match = begin()
    seen = {throw(match)}
    for to in (2, 1, 2, 0, 0, 2):
        match.undo(to)
        die = throw(match)
        assert die not in seen
        seen.add(die)
    throw(match)
    match.undo(1)
    assert throw(match) not in seen


def test_a_free_undo_does_not_lead_back_to_dice_that_were_seen() -> None:
    match = begin()
    first = throw(match)
    match.undo(2)
    match.undo(1)  # nothing new was seen on this branch, but the undo must not leave it
    second = throw(match)
    assert second != first
    match.undo(3)
    match.undo(0)
    assert throw(match) not in {first, second}


def test_a_free_undo_keeps_the_branch_it_is_on() -> None:
    match = begin()
    throw(match)
    match.undo(1)
    match.take(0, Option("put", 2))
    match.undo(1)
    assert [branch.number for branch in match.branches] == [1]


def draw_in_turn(tray: Tray) -> Flow[None]:
    """Seat 0 decides which seat draws the next card."""
    answer = yield ask(0, "go", [Option("go"), Option("stop")], "TR-7")
    tray.hands[0 if answer.verb == "go" else 1].append(tray.pile.pop())
    tray.mark_information()
    if not tray.pile:
        tray.results = [1.0, 1.0]


def big_tray() -> Match:
    game = TrayGame(draw_in_turn=draw_in_turn)
    return Match.start(game, Setup("free", 2, {"cards": 12}), "fishing")


def test_past_a_mark_the_next_card_is_another() -> None:
    match = big_tray()
    drawn = []
    for _ in range(20):
        match.take(0, Option("go"))
        drawn.append(tray_of(match).hands[0][-1])
        match.undo(0)
    assert set(drawn) == {*tray_of(match).pile}
    assert max(drawn.count(card) for card in drawn) < 6


def test_cards_that_a_seat_holds_stay_in_its_hand() -> None:
    match = big_tray()
    match.take(0, Option("stop"))
    hands = [hand[:] for hand in tray_of(match).hands]
    pile = tray_of(match).pile[:]
    match.take(0, Option("go"))
    match.undo(1)
    assert tray_of(match).hands == hands
    assert tray_of(match).pile != pile
    assert sorted(tray_of(match).pile) == sorted(pile)


def test_a_card_that_somebody_knows_stays_where_it_lies() -> None:
    class Peeking(Tray):
        def knows(self, seat: int, card: int) -> bool:
            return seat == 1 and card == self.pile[3]

    tray = Peeking(Chance("peek"), "", 2)
    tray.pile = list(range(12))
    tray.shuffle_unseen(tray.known_to(0) | tray.known_to(1))
    assert tray.pile[3] == 3
    assert tray.pile != list(range(12))


def test_the_dice_do_not_depend_on_the_cards_that_are_shuffled() -> None:
    match = big_tray()
    match.take(0, Option("go"))
    match.undo(0)
    assert match.state.chance.below("dice", DICE) == Chance("fishing", 1).below("dice", DICE)


def test_unseen_cards_lie_alike_in_copies_history_and_further_undos() -> None:
    match = big_tray()
    for _ in range(3):
        match.take(0, Option("go"))
    match.undo(1)
    match.take(0, Option("stop"))
    match.undo(1)
    match.take(0, Option("go"))
    wanted = state_hash(match.state)
    assert state_hash(match.fork().state) == wanted
    assert state_hash(match.at(2).state) == wanted
    match.undo(2)
    assert state_hash(match.state) == wanted


def test_branches_hold_for_copies_and_history() -> None:
    match = begin()
    throw(match)
    throw(match)
    match.undo(5)
    throw(match)
    match.undo(4)
    match.take(0, Option("put", 2))
    fork, then = match.fork(), match.at(len(match.choices))
    dice = {throw(each) for each in (match, fork, then)}
    assert len(dice) == 1
    assert state_hash(fork.state) == state_hash(match.state) == state_hash(then.state)
    again = match.at(len(match.choices))
    assert state_hash(again.state) == state_hash(match.state)
    assert [(branch.at, branch.number) for branch in again.branches] == [(4, 2)]


@pytest.mark.parametrize("to", range(13))
def test_history_shows_every_position(to: int) -> None:
    match = begin()
    positions = [state_hash(match.state)]
    asked = [match.pending[0].prompt]
    events = [0]
    while not match.over:
        match.take(0, match.pending[0].options[0])
        positions.append(state_hash(match.state))
        asked.append(match.pending[0].prompt if match.pending else "")
        events.append(len(told_keys(match)))
    then = match.at(to) if to < len(positions) else match.at(len(match.choices))
    place = len(then.choices)
    assert state_hash(then.state) == positions[place]
    assert (then.pending[0].prompt if then.pending else "") == asked[place]
    assert len(told_keys(then)) == events[place]
    assert len(match.choices) == 12
    assert state_hash(match.state) == positions[-1]


def test_a_finished_game_can_be_taken_back() -> None:
    match = begin()
    while not match.over:
        match.take(0, match.pending[0].options[0])
    match.undo(11)
    assert not match.over
    assert match.state.results == []
    throw(match)
    assert match.over


def test_steps_without_questions_are_taken_back_too() -> None:
    def count(tray: Tray) -> Flow[None]:
        tray.counters.append(len(tray.counters))
        tray.next_step = "choose" if len(tray.counters) % 2 == 0 else "count"
        yield from ()

    def choose(tray: Tray) -> Flow[None]:
        yield ask(0, "put", puts(1, 2), "TR-1")
        tray.next_step = "count"

    match = start(1, count=count, choose=choose)
    assert tray_of(match).counters == [0, 1]
    match.take(0, Option("put", 1))
    match.take(0, Option("put", 1))
    assert tray_of(match).counters == [0, 1, 2, 3, 4, 5]
    match.undo(1)
    assert tray_of(match).counters == [0, 1, 2, 3]
    match.undo(0)
    assert tray_of(match).counters == [0, 1]
