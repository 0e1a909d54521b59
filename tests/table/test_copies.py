"""Copies of a running game: a newcomer is not dealt what others can read in a copy."""

from questhall.games.gloomhaven import GAME as GLOOMHAVEN
from questhall.table import acts
from questhall.table.opening import open_table
from questhall.table.records import Branched, Copied, Entry

from .laying import Desk, facts


def branch_in(entries: list[Entry]) -> Branched | None:
    return next((entry for entry in entries if isinstance(entry, Branched)), None)


def test_a_copy_of_the_same_position_is_noted_once() -> None:
    desk = Desk(facts("person", "bot"))
    assert acts.copy(desk.table) == [Copied(0)]
    desk.do(acts.copy(desk.table))
    assert acts.copy(desk.table) == []
    desk.play(1)
    assert acts.copy(desk.table) == [Copied(1)]


def test_the_host_who_takes_a_bots_seat_is_dealt_other_cards_too() -> None:
    desk = Desk(facts("person", "bot"))
    desk.do(acts.copy(desk.table))
    branch = branch_in(acts.take_over(desk.table, 1, "Ada", "a new token"))
    assert branch is not None
    assert branch.kept == [0]


def test_a_player_who_takes_a_seat_back_from_a_bot_keeps_the_cards() -> None:
    desk = Desk(facts("person", "person"))
    desk.do(acts.copy(desk.table))
    desk.do(acts.hand_to_bot(desk.table, 1, "easy"))
    assert branch_in(acts.take_back(desk.table, 1, "Bela")) is None


def test_what_a_player_who_lets_a_bot_play_knows_stays() -> None:
    desk = Desk(facts("person", "person", "open", format="royale"))
    desk.do(acts.copy(desk.table))
    desk.do(acts.hand_to_bot(desk.table, 1, "easy"))
    branch = branch_in(acts.sit(desk.table, 2, "Eva", "a new token"))
    assert branch is not None
    assert branch.kept == [0, 1]


def test_each_seat_is_dealt_anew_once_for_each_copy() -> None:
    desk = Desk(facts("person", "bot", "bot", format="royale"))
    desk.do(acts.copy(desk.table))
    desk.do(acts.take_over(desk.table, 1, "Bela", "token of Bela"))
    assert desk.table.foretold == [0]
    assert branch_in(acts.take_over(desk.table, 2, "Eva", "token of Eva")) is None
    desk.play(1)
    desk.do(acts.copy(desk.table))
    assert desk.table.foretold == [0, 1, 2]


def test_where_all_win_together_hands_stay() -> None:
    desk = Desk(facts("person", "bot", game=GLOOMHAVEN, format="party"), GLOOMHAVEN)
    desk.do(acts.copy(desk.table))
    branch = branch_in(acts.take_over(desk.table, 1, "Bela", "a new token"))
    assert branch is not None
    assert branch.kept is None


def test_a_table_that_is_opened_again_remembers_its_copies() -> None:
    desk = Desk(facts("person", "bot", "bot", format="royale"))
    desk.do(acts.copy(desk.table))
    desk.do(acts.take_over(desk.table, 1, "Bela", "token of Bela"))
    opened = open_table(desk.stored(), desk.table.game)
    assert (opened.copies, opened.foretold) == ([0], [0])
    assert opened.summary() == desk.table.summary()
