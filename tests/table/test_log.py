"""A table consists of its facts and its log."""

import pytest

from questhall.games.sorcerer import GAME as SORCERER
from questhall.games.sorcerer import Sorcerer
from questhall.kernel.choices import Refused
from questhall.kernel.codec import state_hash
from questhall.kernel.phrases import say_event
from questhall.table import acts, taking_back
from questhall.table.opening import CannotOpen, open_table
from questhall.table.records import Chose, Talked
from questhall.table.table import Table
from questhall.table.tokens import token_hash
from tests.table.laying import Desk, facts


class NewerSorcerer(Sorcerer):
    """The same rules under another version number."""

    version = "2"


def same_table(one: Table, other: Table) -> bool:
    return (
        state_hash(one.match.state) == state_hash(other.match.state)
        and one.summary() == other.summary()
        and one.people.tokens == other.people.tokens
        and one.people.talk == other.people.talk
        and (one.seq, one.turn, one.count) == (other.seq, other.turn, other.count)
    )


def busy_evening() -> Desk:
    """A game with talk, people coming and going, and much taken back."""
    desk = Desk(facts("person", "open", undo="free"))
    desk.do(acts.sit(desk.table, None, "Bela", token_hash("bela")))
    for number in range(12):
        desk.play(9)
        desk.do(acts.talk(desk.table, 0, "", f"remark {number}"))
        back = max(0, desk.table.count - 2 * number)
        if back < desk.table.count:
            desk.do(taking_back.ask(desk.table, 1, {1}, back, desk.table.count))
    desk.do(acts.hand_to_bot(desk.table, 1, "easy"))
    desk.do(acts.rename(desk.table, 0, "Ada the Great"))
    desk.do(acts.rename_table("Fog over London"))
    return desk


def test_following_the_log_leads_to_the_same_table() -> None:
    desk = busy_evening()
    again = open_table(desk.stored(), SORCERER)
    assert same_table(desk.table, again)
    assert again.match.branches, "something was taken back past an information mark"
    assert again.summary().name == "Fog over London"
    assert [seat.name for seat in again.people.seats] == ["Ada the Great", "Bela"]
    assert again.people.talk[1].entry == Talked(0, "Player 0", "remark 1")


def test_the_log_can_be_cut_anywhere() -> None:
    """Wherever the log breaks off in a power cut, the table opens and goes on."""
    desk = busy_evening()
    for length in range(0, len(desk.lines), 7):
        table = open_table(desk.stored(length), SORCERER)
        assert table.seq == length
        for line in desk.lines[length : length + 7]:
            table.take_in(line)
        assert table.seq == min(length + 7, len(desk.lines))


def test_under_newer_rules_a_table_goes_on_from_its_last_position() -> None:
    desk = Desk(facts("person", "person"))
    desk.play(70)
    table = open_table(desk.stored(), NewerSorcerer())
    assert state_hash(table.match.state) == state_hash(desk.table.match.state)
    assert (table.count, table.seq) == (70, 70)
    assert 40 <= table.base <= 70
    with pytest.raises(Refused, match="other rules"):
        taking_back.ask(table, 0, {0, 1}, table.base - 1, table.count)


@pytest.mark.parametrize("back", [1, 5, 15, 30, 45])
def test_a_position_that_was_taken_back_is_not_used(back: int) -> None:
    desk = Desk(facts("person", "person", undo="free"))
    desk.play(50)
    desk.do(taking_back.ask(desk.table, 0, {0}, 50 - back, 50))
    desk.play(7)
    table = open_table(desk.stored(), NewerSorcerer())
    assert state_hash(table.match.state) == state_hash(desk.table.match.state)
    assert table.count == 57 - back


def test_a_log_that_the_rules_cannot_follow_says_so() -> None:
    desk = Desk(facts("person", "person"))
    desk.play(5)
    desk.lines[3].entry = Chose(0, "fly-away")
    with pytest.raises(CannotOpen):
        open_table(desk.stored(), SORCERER)


# -- what happened -------------------------------------------------------------


def test_events_belong_to_the_choice_they_follow_on() -> None:
    desk = Desk(facts("person", "person"))
    desk.play(60)
    table = desk.table
    numbers = [at for at, _ in table.events_after(-1)]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(61))
    assert table.match.journal is not None
    assert [event for _, event in table.events_after(-1)] == table.match.journal.events
    for count in (0, 1, 17, 59):
        assert [at for at, _ in table.events_after(count)] == [at for at in numbers if at > count]
    assert table.events_after(60) == []


def test_events_of_a_choice_do_not_change_when_later_ones_are_taken_back() -> None:
    desk = Desk(facts("person", "person", undo="free"))
    desk.play(40)
    texts = SORCERER.texts("en")

    def told() -> list[tuple[int, str]]:
        state = desk.table.match.state
        return [
            (at, say_event(SORCERER, state, event, texts))
            for at, event in desk.table.events_after(-1)
            if at <= 25
        ]

    before = told()
    desk.do(taking_back.ask(desk.table, 0, {0}, 25, 40))
    desk.play(10)
    assert told() == before


def test_a_returning_client_knows_the_past_up_to_the_lowest_point_since() -> None:
    desk = Desk(facts("person", "person", undo="free"))
    desk.play(10)  # entries 1 to 10
    desk.do(acts.talk(desk.table, 0, "", "hm"))  # 11
    desk.do(taking_back.ask(desk.table, 0, {0}, 6, 10))  # 12
    desk.play(8)  # 13 to 20: choices 7 to 14
    table = desk.table
    assert table.known_since(0) == -1
    assert table.known_since(3) == 3
    assert table.known_since(8) == 6
    assert table.known_since(11) == 6
    assert table.known_since(12) == 6
    assert table.known_since(15) == 9
    assert table.known_since(20) == 14
    assert table.known_since(999) == -1
