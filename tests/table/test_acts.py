"""What people do at a table, and what is refused without a trace."""

from collections.abc import Callable

import pytest

from questhall.kernel.choices import Refused
from questhall.kernel.codec import state_hash
from questhall.table import acts
from questhall.table.records import Entry, SeatKind, Stage, Talked
from questhall.table.table import Table
from questhall.table.tokens import token_hash
from tests.conformance.toy import GAME as LANTERNS
from tests.table.laying import Desk, Party, facts

PARTY = Party()


def duel() -> Desk:
    return Desk(facts("person", "person"))


def code_of(desk: Desk, act: Callable[[Table], list[Entry]]) -> str:
    """The code with which an act is refused, having changed nothing."""
    before = (state_hash(desk.table.match.state), desk.table.summary(), desk.table.seq)
    with pytest.raises(Refused) as caught:
        act(desk.table)
    assert (state_hash(desk.table.match.state), desk.table.summary(), desk.table.seq) == before
    return caught.value.code


def stage_of(desk: Desk) -> Stage:
    return desk.table.stage


# -- choosing ------------------------------------------------------------------


def test_a_choice_must_be_offered() -> None:
    desk = duel()
    seat, _ = desk.question()
    assert code_of(desk, lambda table: acts.choose(table, seat, "fly:moon", 0)) == "no_such_option"


def test_only_the_seat_that_is_asked_may_choose() -> None:
    desk = duel()
    seat, _ = desk.question()
    option = desk.ids(seat)[0]
    code = code_of(desk, lambda table: acts.choose(table, 1 - seat, option, 0))
    assert code == "not_your_turn"


def test_an_old_choice_is_stale() -> None:
    desk = duel()
    desk.play(4)
    seat, _ = desk.question()
    option = desk.ids(seat)[0]
    assert code_of(desk, lambda table: acts.choose(table, seat, option, 3)) == "stale"
    assert code_of(desk, lambda table: acts.choose(table, 1 - seat, option, 3)) == "stale"
    assert code_of(desk, lambda table: acts.choose(table, seat, option, 5)) == "stale"


def test_a_person_does_not_choose_for_the_bot_in_the_seat() -> None:
    desk = duel()
    seat, _ = desk.question()
    option = desk.ids(seat)[0]
    desk.do(acts.hand_to_bot(desk.table, seat, "hard"))
    assert code_of(desk, lambda table: acts.choose(table, seat, option, 0)) == "not_your_seat"
    assert desk.table.bot_to_move() == seat


def test_before_all_sit_nobody_plays() -> None:
    desk = Desk(facts("person", "open"))
    assert (desk.table.stage, desk.table.pending) == ("open", [])
    assert code_of(desk, lambda table: acts.choose(table, 0, "avatar:southwark", 0)) == (
        "not_started"
    )
    assert code_of(desk, lambda table: acts.resign(table, 0)) == "not_started"


def test_when_the_game_is_over_nothing_is_chosen() -> None:
    desk = duel()
    desk.play(5000)
    assert desk.table.stage == "finished"
    assert code_of(desk, lambda table: acts.choose(table, 0, "pass", table.count)) == "game_over"
    assert code_of(desk, lambda table: acts.resign(table, 0)) == "game_over"
    assert code_of(desk, lambda table: acts.leave(table, 0)) == "game_over"


def test_an_answer_at_the_same_time_is_not_stale() -> None:
    """All play their lanterns at once: the answers of others do not change the question."""
    desk = Desk(facts("person", "person", "person", game=LANTERNS, format="short"), LANTERNS)
    assert desk.table.waiting() == [0, 1, 2]
    options = {seat: desk.ids(seat)[0] for seat in range(3)}
    desk.do(acts.choose(desk.table, 2, options[2], 0))
    assert desk.table.waiting() == [0, 1]
    desk.do(acts.choose(desk.table, 0, options[0], 0))
    assert code_of(desk, lambda table: acts.choose(table, 0, options[0], 2)) == "not_your_turn"
    desk.do(acts.choose(desk.table, 1, options[1], 1))
    assert desk.table.count == 3
    seat, _ = desk.question()
    option = desk.ids(seat)[0]
    assert code_of(desk, lambda table: acts.choose(table, seat, option, 2)) == "stale"


def test_a_bot_leaves_to_a_person_what_both_may_answer() -> None:
    desk = Desk(facts("bot", "person", "bot", game=LANTERNS, format="short"), LANTERNS)
    for _ in range(200):
        if desk.table.over:
            return
        seats = desk.table.people.seats
        bot = desk.table.bot_to_move()
        if bot is None:
            assert any(1 in decision.seats for decision in desk.table.pending)
            desk.choose(1)
            continue
        decision = desk.table.owed_by(bot)
        assert decision is not None
        assert all(seats[seat].kind == "bot" for seat in decision.seats)
        option = decision.options_for(bot)[0]
        desk.do(acts.choose_as_bot(desk.table, bot, option, decision))
    raise AssertionError("the game does not end")


def test_a_bots_answer_is_dropped_when_it_is_stale() -> None:
    desk = duel()
    seat, decision = desk.question()
    option = decision.options[0]
    desk.do(acts.hand_to_bot(desk.table, seat, "easy"))
    desk.do(acts.take_back(desk.table, seat, "Ada"))
    assert code_of(desk, lambda table: acts.choose_as_bot(table, seat, option, decision)) == "stale"
    desk.choose(seat)
    desk.do(acts.hand_to_bot(desk.table, seat, "easy"))
    assert code_of(desk, lambda table: acts.choose_as_bot(table, seat, option, decision)) == "stale"


def test_a_bots_answer_stands_when_others_have_answered_the_same_question() -> None:
    desk = Desk(facts("person", "bot", game=LANTERNS, format="short"), LANTERNS)
    decision = desk.table.owed_by(1)
    assert decision is not None
    desk.choose(0)
    desk.do(acts.choose_as_bot(desk.table, 1, decision.options[0], decision))
    assert desk.table.count == 2


# -- seats ---------------------------------------------------------------------


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    desk = Desk(facts("person", "open", "open", format="royale"))
    desk.do(acts.sit(desk.table, 2, "  Cleo\n ", token_hash("cleo")))
    assert stage_of(desk) == "open"
    assert desk.table.people.seats[2].name == "Cleo"
    desk.do(acts.sit(desk.table, None, "Bela", token_hash("bela")))
    assert stage_of(desk) == "playing"
    assert desk.table.people.tokens[token_hash("bela")] == 1
    assert code_of(desk, lambda table: acts.sit(table, None, "Dora", "x")) == "seat_taken"


def test_nobody_sits_on_another() -> None:
    desk = Desk(facts("person", "open"))
    assert code_of(desk, lambda table: acts.sit(table, 0, "Bela", "x")) == "seat_taken"
    assert code_of(desk, lambda table: acts.sit(table, 7, "Bela", "x")) == "seat_taken"
    assert code_of(desk, lambda table: acts.sit(table, 1, "\t\u200b ", "x")) == "bad_message"


def test_a_player_who_leaves_loses_the_token_and_the_game_waits() -> None:
    desk = duel()
    desk.play(10)
    desk.do(acts.leave(desk.table, 1))
    assert desk.table.stage == "playing"
    assert token_hash("token 1") not in desk.table.people.tokens
    desk.do(acts.sit(desk.table, 1, "Eva", token_hash("eva")))
    assert desk.table.people.tokens[token_hash("eva")] == 1
    desk.play(10)
    assert desk.table.count == 20


def test_a_player_who_hands_the_seat_to_a_bot_keeps_the_token() -> None:
    desk = duel()
    desk.do(acts.hand_to_bot(desk.table, 0, "hard"))
    assert desk.table.people.seats[0].level == "hard"
    assert desk.table.people.tokens[token_hash("token 0")] == 0
    desk.do(acts.take_back(desk.table, 0, "Ada"))
    assert desk.table.people.seats[0].kind == "person"
    assert code_of(desk, lambda table: acts.take_back(table, 0, "Ada")) == "seat_taken"


def test_talk_is_one_clean_line() -> None:
    desk = duel()
    desk.do(acts.talk(desk.table, 1, "", "  well\x00 played,\n\nfriend \u202e"))
    desk.do(acts.talk(desk.table, None, "A passer-by", "who wins?"))
    said = [line.entry for line in desk.table.people.talk]
    assert said == [
        Talked(1, "Player 1", "well played, friend"),
        Talked(-1, "A passer-by", "who wins?"),
    ]
    assert code_of(desk, lambda table: acts.talk(table, 0, "", " \n ")) == "bad_message"
    assert code_of(desk, lambda table: acts.talk(table, None, "", "hi")) == "bad_message"


# -- giving up -----------------------------------------------------------------


def test_resigning_loses_a_duel() -> None:
    desk = duel()
    desk.play(10)
    desk.do(acts.resign(desk.table, 0))
    assert (desk.table.stage, desk.table.results) == ("finished", [0.0, 1.0])
    assert desk.table.pending == []
    assert desk.table.summary().resigned == [0]


def test_among_several_a_bot_plays_on_for_a_player_who_resigns() -> None:
    desk = Desk(facts("person", "person", "person", format="royale"))
    desk.do(acts.resign(desk.table, 1))
    assert desk.table.stage == "playing"
    assert desk.table.people.seats[1].kind == "bot"
    assert code_of(desk, lambda table: acts.take_back(table, 1, "Bela")) == "seat_taken"
    assert code_of(desk, lambda table: acts.resign(table, 1)) == "not_your_turn"
    desk.do(acts.resign(desk.table, 0))
    assert (desk.table.stage, desk.table.results) == ("finished", [0.0, 0.0, 1.0])


def test_bots_alone_do_not_play_on() -> None:
    desk = Desk(facts("person", "bot", "bot", format="royale"))
    desk.do(acts.resign(desk.table, 0))
    assert desk.table.results == [0.0, 0.5, 0.5]


def test_where_all_win_together_one_person_is_enough_to_play_on() -> None:
    desk = Desk(facts("person", "person", game=PARTY, format="short"), PARTY)
    desk.do(acts.resign(desk.table, 1))
    assert (desk.table.stage, desk.table.people.seats[1].kind) == ("playing", "bot")
    desk.do(acts.resign(desk.table, 0))
    assert (desk.table.stage, desk.table.results) == ("finished", [0.0, 0.0])


@pytest.mark.parametrize("others", [("bot",), ("bot", "bot")])
def test_nobody_wins_together_what_was_given_up(others: tuple[SeatKind, ...]) -> None:
    desk = Desk(facts("person", *others, game=PARTY, format="short"), PARTY)
    desk.do(acts.resign(desk.table, 0))
    assert desk.table.results == [0.0] * (1 + len(others))
    assert desk.table.summary().results == desk.table.results


# -- who may know everything ---------------------------------------------------


def test_everything_is_open_to_a_player_who_holds_all_seats() -> None:
    desk = duel()
    assert not acts.all_is_open_to(desk.table, {0})
    assert not acts.all_is_open_to(desk.table, set())
    assert acts.all_is_open_to(desk.table, {0, 1})
    desk.do(acts.hand_to_bot(desk.table, 1, "easy"))
    assert not acts.all_is_open_to(desk.table, {0}), "seat 1 is still somebody's"
    desk.do(acts.leave(desk.table, 1))
    assert not acts.all_is_open_to(desk.table, {0}), "somebody may sit down there"
    desk.do(acts.hand_to_bot(desk.table, 1, "easy"))
    assert acts.all_is_open_to(desk.table, {0})


def test_at_the_end_everything_is_open_to_all() -> None:
    desk = duel()
    desk.do(acts.resign(desk.table, 0))
    assert acts.all_is_open_to(desk.table, set())


def test_a_rematch_begins_when_the_game_is_over() -> None:
    desk = duel()
    assert code_of(desk, lambda table: acts.play_again(table, "next")) == "not_over"
    desk.do(acts.resign(desk.table, 0))
    desk.do(acts.play_again(desk.table, "next"))
    assert desk.table.summary().rematch == "next"
