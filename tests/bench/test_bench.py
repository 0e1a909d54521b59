"""A foreign game on the bench: rules alone, steps and matches, answered by id."""

import pytest

from questhall.bench import Bench, NotOffered
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Flow, together
from questhall.kernel.games import Setup
from tests.conformance.toy import BOX, GAME, Evening, Guest, choose_lantern, purse
from tests.conformance.toy_beside import SIDE_BY_SIDE

SETUP = Setup("short", 2)


def evening(*hands: list[int], winner: int = 0) -> Evening:
    table = Evening(Chance("bench"), BOX, 3, 4)
    for seat, hand in enumerate(hands):
        table.guests.append(Guest(seat))
        table.guests[seat].hand = hand
    table.winner = winner
    return table


@pytest.fixture
def bench() -> Bench[Evening]:
    return Bench(GAME, evening([0, 1], [2, 5]))


def test_a_rule_is_played_to_its_end(bench: Bench[Evening]) -> None:
    with bench.rigged as rigged:
        rigged.numbers("dice", 5, 5)
        bench.do(purse(bench.state), "roll")
    assert [event.values for event in bench.told("rolled")] == [[5, 5]]
    assert [(event.what, event.where) for event in bench.told("paid")] == [(0, 2), (1, 1)]
    assert bench.told("roll") == []


def test_what_is_still_asked_fails(bench: Bench[Evening]) -> None:
    with pytest.raises(AssertionError, match="'dare' is still asked: roll, rest"):
        bench.step("purse")


def test_an_option_that_is_not_offered_is_told_with_those_that_are(bench: Bench[Evening]) -> None:
    bench.begin(purse(bench.state))
    with pytest.raises(NotOffered, match=r"sing is not offered; 'dare' offers roll, rest$"):
        bench.choose("sing")
    with pytest.raises(NotOffered, match="ro is not offered"):
        bench.choose("ro")


def test_an_answer_that_could_mean_two_options_is_none(bench: Bench[Evening]) -> None:
    bench.begin(GAME.steps["play"](bench.state))
    told = "play fits 2 of the options; 'play' offers play:0, play:1"
    with pytest.raises(NotOffered, match=told):
        bench.choose("play")


def test_nothing_is_chosen_when_nothing_is_asked(bench: Bench[Evening]) -> None:
    bench.step("purse", "rest")
    with pytest.raises(AssertionError, match="nothing is asked, cannot choose roll"):
        bench.choose("roll")
    with pytest.raises(AssertionError, match="nothing is asked, not 'dare'"):
        bench.expect("dare")


def test_nothing_is_asked_before_something_is_played(bench: Bench[Evening]) -> None:
    with pytest.raises(AssertionError, match="nothing is being played: begin a rule"):
        bench.choose("roll")
    with pytest.raises(AssertionError, match="nothing is written down"):
        bench.told("paid")


def test_what_is_asked_is_held_against_what_a_test_expects(bench: Bench[Evening]) -> None:
    bench.begin(purse(bench.state))
    bench.expect("dare")
    bench.expect("dare", "rest", "roll")
    with pytest.raises(AssertionError, match="'dare' is asked, not 'look'"):
        bench.expect("look")
    with pytest.raises(NotOffered, match="'dare' offers roll, rest, not roll"):
        bench.expect("dare", "roll")


def test_several_seats_answer_one_after_the_other(bench: Bench[Evening]) -> None:
    def all_choose() -> Flow[list[int]]:
        guests = bench.state.guests
        answers = yield from together([choose_lantern(guest) for guest in guests])
        return [answer.what for answer in answers]

    assert bench.do(all_choose(), "play:1", "play:5") == [1, 5]


def test_flows_side_by_side_are_played_one_after_the_other() -> None:
    bench = Bench(SIDE_BY_SIDE, evening([0, 1], [2, 5]))
    bench.begin(SIDE_BY_SIDE.steps["play"](bench.state), "play:1", "ready")
    assert bench.seats == [1]
    bench.choose("play:5")
    bench.choose("ready")
    bench.expect_nothing()
    assert bench.state.burnt == [1, 5]


def test_a_match_goes_on_from_the_position(bench: Bench[Evening]) -> None:
    match = bench.match(SETUP, "play")
    bench.choose("play:0")
    bench.choose("play:5")
    bench.expect("dare", "roll", "rest")
    assert (bench.seats, len(match.choices)) == ([1], 2)
    assert [event.where for event in bench.told("played")] == [0, 5]


def test_a_match_stops_before_a_step() -> None:
    bench = Bench(GAME, evening([0, 1], [2, 5]))
    bench.match(SETUP, "play", stops=("play", "purse"))
    assert bench.offers("play") == ["play:0", "play:1"]
    bench.choose("play:0")
    bench.choose("play:5")
    bench.expect_nothing()
    assert bench.state.next_step == "purse"


def test_one_of_several_seats_answers() -> None:
    bench = Bench(GAME, evening([0], [1], [2]))
    bench.match(Setup("short", 3), "purse", stops=("draw",))
    bench.choose("rest")
    assert bench.offers("sing") == ["sing#1!1", "sing#1!2"]
    bench.choose("sing#1!2")
    assert [guest.coins for guest in bench.state.guests] == [1, 0, 1]
