"""A newcomer sits down: cards that no one else has seen are dealt anew, and replays follow."""

from questhall.kernel.codec import state_hash
from questhall.kernel.decisions import Flow, Option, ask
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import load, save

from .tray import Tray, TrayGame, tray_of


def turn(tray: Tray) -> Flow[None]:
    """Each seat in turn puts a card from its hand under the pile and draws another."""
    seat = len(tray.counters) % tray.seats
    hand = tray.hands[seat]
    answer = yield ask(seat, "take", [Option("take", card) for card in hand], "TR-1")
    hand.remove(answer.what)
    tray.pile.insert(0, answer.what)
    hand.append(tray.pile.pop())
    tray.counters.append(answer.what)


GAME = TrayGame(turn=turn)


def match_after(choices: int) -> Match:
    match = Match.start(GAME, Setup("free", 3, {"cards": 12}), "tray")
    play(match, choices)
    return match


def play(match: Match, choices: int) -> None:
    for _ in range(choices):
        match.answer(0, 0, match.pending[0].seats[0])


def test_only_what_the_others_have_seen_stays() -> None:
    match = match_after(3)
    before = tray_of(match.at(3))
    match.branch_off(77, [0])
    after = tray_of(match)
    assert after.hands[0] == before.hands[0]
    assert after.hands[1] != before.hands[1]
    assert after.pile != before.pile
    assert sorted([*after.pile, *after.hands[1], *after.hands[2]]) == sorted(
        [*before.pile, *before.hands[1], *before.hands[2]]
    )


def test_a_seat_that_is_asked_keeps_the_cards_of_its_question_until_the_step_ends() -> None:
    match = match_after(4)
    asked = tray_of(match).hands[1][:]
    match.branch_off(77, [0])
    assert tray_of(match).hands[1] == asked
    kept, drawn = asked[1], tray_of(match).pile[-1]
    play(match, 1)
    assert tray_of(match).hands[1] != [kept, drawn]
    assert [len(hand) for hand in tray_of(match).hands] == [2, 2, 2]


def test_copies_saves_and_looking_back_follow() -> None:
    for asked in (3, 4, 5):
        match = match_after(asked)
        match.branch_off(77, [0])
        play(match, 7)
        now = state_hash(match.state)
        assert state_hash(load(save(match), GAME).state) == now
        assert state_hash(match.fork().state) == now
        assert state_hash(match.at(asked + 7).state) == now
        past = match.at(asked + 2)
        play(past, 5)
        assert state_hash(past.state) == now


def test_taking_back_does_not_bring_the_old_cards_back() -> None:
    match = match_after(6)
    old = [hand[:] for hand in tray_of(match.at(3)).hands]
    match.branch_off(77, [0])
    play(match, 2)
    match.undo(3)
    hands = tray_of(match).hands
    assert hands[0] == old[0]
    assert hands[1] != old[1]
    assert match.branches[-1].kept == [0]
