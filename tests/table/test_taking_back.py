"""Taking back by the table's policy."""

import pytest

from questhall.kernel.choices import Refused
from questhall.table import acts, taking_back
from questhall.table.records import UndoPolicy
from tests.conformance.toy import Lanterns
from tests.table.laying import Desk, Party, facts

RIVALS = Lanterns()


def refused(desk: Desk, seat: int, to: int, seats: set[int] | None = None) -> str:
    with pytest.raises(Refused) as caught:
        taking_back.ask(desk.table, seat, seats or {seat}, to, desk.table.count)
    return caught.value.code


def take_back(desk: Desk, seat: int, to: int, seats: set[int] | None = None) -> None:
    desk.do(taking_back.ask(desk.table, seat, seats or {seat}, to, desk.table.count))


def in_play(undo: UndoPolicy) -> Desk:
    desk = Desk(facts("person", "person", undo=undo))
    desk.play(30)
    return desk


def test_free_means_anybody_at_once_as_far_as_they_like() -> None:
    desk = in_play("free")
    assert taking_back.free_to(desk.table, {1}) == 0
    take_back(desk, 1, 4)
    assert (desk.table.count, desk.table.proposal) == (4, None)


def test_by_agreement_everybody_else_is_asked() -> None:
    desk = in_play("agreement")
    assert taking_back.free_to(desk.table, {0}) == 30
    take_back(desk, 0, 29)
    assert desk.table.count == 30
    proposal = desk.table.proposal
    assert proposal is not None
    assert (proposal.seat, proposal.to, proposal.waiting) == (0, 29, [1])
    desk.do(taking_back.vote(desk.table, 1, True))
    assert (desk.table.count, desk.table.proposal) == (29, None)


def test_one_refusal_ends_the_proposal() -> None:
    desk = in_play("agreement")
    take_back(desk, 0, 29)
    desk.do(taking_back.vote(desk.table, 1, False))
    assert (desk.table.count, desk.table.proposal) == (30, None)


def test_all_of_several_must_agree() -> None:
    desk = Desk(facts("person", "person", "person", "bot", undo="agreement", format="royale"))
    seat, decision = desk.question()
    if desk.table.people.seats[seat].kind == "bot":
        desk.do(acts.choose_as_bot(desk.table, seat, decision.options[0], decision))
    else:
        desk.choose(seat)
    take_back(desk, 0, 0)
    assert desk.table.proposal is not None
    assert desk.table.proposal.waiting == [1, 2]
    desk.do(taking_back.vote(desk.table, 2, True))
    assert desk.table.count == 1
    desk.do(taking_back.vote(desk.table, 1, True))
    assert desk.table.count == 0


def test_playing_on_lets_the_proposal_lapse() -> None:
    desk = in_play("agreement")
    take_back(desk, 0, 29)
    desk.choose_at_random()
    assert desk.table.proposal is None
    with pytest.raises(Refused) as caught:
        taking_back.vote(desk.table, 1, True)
    assert caught.value.code == "no_proposal"


def test_only_one_proposal_at_a_time_and_only_its_voters_vote() -> None:
    desk = in_play("agreement")
    take_back(desk, 0, 29)
    assert refused(desk, 1, 28) == "undo_refused"
    with pytest.raises(Refused) as caught:
        taking_back.vote(desk.table, 0, True)
    assert caught.value.code == "no_proposal"


def own_choice_without_news(desk: Desk) -> int:
    """Play until a seat has just chosen without revealing anything; return the seat."""
    for _ in range(200):
        seat, _ = desk.question()
        desk.choose_at_random()
        if desk.table.match.free_undo_to() < desk.table.count:
            return seat
    raise AssertionError("every choice revealed something")


def test_up_to_the_mark_own_choices_go_at_once() -> None:
    desk = in_play("mark")
    seat = own_choice_without_news(desk)
    count = desk.table.count
    assert taking_back.free_to(desk.table, {seat}) < count
    take_back(desk, seat, count - 1)
    assert desk.table.count == count - 1


def test_up_to_the_mark_the_choices_of_others_need_their_agreement() -> None:
    desk = in_play("mark")
    seat = own_choice_without_news(desk)
    count = desk.table.count
    assert taking_back.free_to(desk.table, {1 - seat}) == count
    take_back(desk, 1 - seat, count - 1)
    assert desk.table.count == count
    assert desk.table.proposal is not None


def test_past_the_mark_agreement_is_needed() -> None:
    desk = in_play("mark")
    while desk.table.match.free_undo_to() != desk.table.count:
        desk.choose_at_random()
    seat = desk.table.match.choices[-1].seat
    take_back(desk, seat, desk.table.count - 1)
    assert desk.table.proposal is not None


@pytest.mark.parametrize("undo", ["free", "agreement", "mark"])
def test_alone_with_bots_or_at_one_screen_nobody_is_asked(undo: UndoPolicy) -> None:
    desk = in_play(undo)
    take_back(desk, 0, 3, seats={0, 1})
    assert desk.table.count == 3
    desk.play(10)
    desk.do(acts.hand_to_bot(desk.table, 1, "easy"))
    take_back(desk, 0, 2)
    assert desk.table.count == 2


def test_taking_back_past_what_was_seen_changes_fate() -> None:
    desk = Desk(facts("person", "person", undo="free"))
    desk.play(30)
    take_back(desk, 0, 5)
    assert desk.table.count == 5
    assert desk.table.match.state.chance.branch == 1


@pytest.mark.parametrize("to", [30, 31, 10_000])
def test_there_is_nothing_to_take_back_in_the_future(to: int) -> None:
    assert refused(in_play("free"), 0, to) == "no_such_choice"


def test_an_old_request_is_refused() -> None:
    desk = in_play("free")
    with pytest.raises(Refused) as caught:
        taking_back.ask(desk.table, 0, {0}, 3, 29)
    assert caught.value.code == "stale"


def finished(game: Lanterns, undo: UndoPolicy) -> Desk:
    """A finished evening of two people."""
    desk = Desk(facts("person", "person", undo=undo, game=game, format="short"), game)
    desk.play(200)
    assert desk.table.over
    return desk


def test_the_ending_of_a_contest_is_final() -> None:
    desk = finished(RIVALS, "free")
    assert taking_back.is_final(desk.table)
    assert refused(desk, 0, 3) == "game_over"
    assert taking_back.free_to(desk.table, {0}) == desk.table.count


def test_players_who_win_or_lose_together_may_take_the_ending_back() -> None:
    desk = finished(Party(), "free")
    last = desk.table.count - 1
    assert taking_back.free_to(desk.table, {0}) == 0
    take_back(desk, 0, last)
    assert (desk.table.over, desk.table.stage, desk.table.count) == (False, "playing", last)
    desk.play(10)
    assert desk.table.over


def test_a_party_agrees_on_taking_the_ending_back() -> None:
    desk = finished(Party(), "agreement")
    last = desk.table.count - 1
    take_back(desk, 0, last)
    assert desk.table.over
    desk.do(taking_back.vote(desk.table, 1, True))
    assert (desk.table.over, desk.table.count) == (False, last)


def test_the_only_person_among_bots_may_take_the_ending_back() -> None:
    desk = Desk(facts("person", "bot", undo="agreement", game=RIVALS, format="short"), RIVALS)
    while not desk.table.over:
        play_one(desk)
    last = desk.table.last_choice_of(0)
    assert last is not None
    take_back(desk, 0, last)
    assert not desk.table.over


def play_one(desk: Desk) -> None:
    """The bot answers its question, then the person."""
    bot = desk.table.bot_to_move()
    if bot is None:
        desk.choose(0)
        return
    decision = desk.table.owed_by(bot)
    assert decision is not None
    option = decision.options_for(bot)[0]
    desk.do(acts.choose_as_bot(desk.table, bot, option, decision))


def test_a_player_who_resigned_cannot_take_it_back() -> None:
    game = Party()
    desk = Desk(facts("person", "bot", undo="free", game=game, format="short"), game)
    play_one(desk)
    desk.do(acts.resign(desk.table, 0))
    assert desk.table.over
    assert refused(desk, 0, 0) == "game_over"


# -- what a bot chose for somebody ---------------------------------------------


def with_deputy(undo: UndoPolicy) -> Desk:
    """Two persons; a bot has made the last choice for the first."""
    desk = Desk(facts("person", "person", undo=undo))
    desk.play(30)
    while 0 not in desk.table.waiting():
        desk.choose_at_random()
    desk.do(acts.hand_to_bot(desk.table, 0, "easy"))
    decision = desk.table.owed_by(0)
    assert decision is not None
    desk.do(acts.choose_as_bot(desk.table, 0, decision.options_for(0)[0], decision))
    return desk


def test_who_takes_back_a_bots_choice_plays_on_themselves() -> None:
    desk = with_deputy("free")
    take_back(desk, 0, desk.table.count - 1)
    assert desk.table.people.seats[0].kind == "person"
    assert desk.table.people.seats[0].name == "Player 0"
    desk.choose(0)


def test_another_who_takes_it_back_leaves_the_seat_to_the_bot() -> None:
    desk = with_deputy("free")
    take_back(desk, 1, desk.table.count - 1)
    assert desk.table.people.seats[0].kind == "bot"


def test_by_agreement_too_the_one_who_asked_plays_on() -> None:
    desk = with_deputy("agreement")
    take_back(desk, 0, desk.table.count - 1)
    assert desk.table.people.persons() == [1]
    desk.do(taking_back.vote(desk.table, 1, True))
    assert desk.table.people.persons() == [0, 1]


def test_who_has_resigned_does_not_play_on() -> None:
    desk = Desk(facts("person", "person", "person", undo="free", format="royale"))
    desk.play(20)
    while 0 not in desk.table.waiting():
        desk.choose_at_random()
    desk.do(acts.resign(desk.table, 0))
    decision = desk.table.owed_by(0)
    assert decision is not None
    desk.do(acts.choose_as_bot(desk.table, 0, decision.options_for(0)[0], decision))
    take_back(desk, 0, desk.table.count - 1)
    assert desk.table.people.seats[0].kind == "bot"
