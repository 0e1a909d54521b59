"""How much time seats have left, as it follows from the log."""

from questhall.table.clock import TableClock
from questhall.table.records import (
    AtZero,
    Chose,
    Clocked,
    ClockKind,
    ClockRules,
    Paused,
    Retracted,
    Spent,
    Undone,
)


def clock(
    kind: ClockKind, seconds: int = 60, increment: int = 0, at_zero: AtZero = "sign"
) -> TableClock:
    made = TableClock()
    made.take_in(Clocked(ClockRules(kind, seconds, increment, at_zero), 0))
    return made


def think(made: TableClock, seat: int, seconds: float) -> None:
    made.take_in(Spent(seat, seconds))
    made.take_in(Chose(seat, "pass"))


def test_each_answer_has_its_own_time() -> None:
    made = clock("move")
    made.take_in(Spent(0, 25.0))
    assert made.left(0) == 35.0
    made.take_in(Chose(0, "pass"))
    assert made.left(0) == 60.0


def test_a_bank_is_for_the_whole_game() -> None:
    made = clock("bank", increment=5)
    think(made, 0, 25.0)
    think(made, 0, 10.0)
    assert (made.left(0), made.left(1)) == (35.0, 60.0)


def test_who_takes_back_gains_no_time_and_others_lose_none() -> None:
    made = clock("bank", increment=5)
    think(made, 0, 10.0)
    think(made, 1, 20.0)
    made.take_in(Spent(0, 3.0))
    made.take_in(Undone(0, 0))
    assert (made.left(0), made.left(1)) == (47.0, 60.0)


def test_taking_back_one_answer_leaves_the_time_that_was_left_for_it() -> None:
    made = clock("move")
    think(made, 0, 50.0)
    think(made, 0, 50.0)
    made.take_in(Undone(0, 0))
    assert made.left(0) == 10.0


def test_own_answers_that_are_taken_back_earn_nothing() -> None:
    made = clock("bank", increment=5)
    think(made, 0, 10.0)
    think(made, 1, 10.0)
    made.take_in(Retracted(0, 0, 1))
    assert (made.left(0), made.left(1)) == (50.0, 55.0)


def test_it_stands_still_when_all_wish_it_and_goes_on_when_one_does() -> None:
    made = clock("bank")
    made.take_in(Paused(0, True))
    assert not made.stands_still([0, 1])
    made.take_in(Paused(1, True))
    assert made.stands_still([0, 1])
    made.take_in(Paused(0, False))
    assert not made.stands_still([0, 1])
    made.take_in(Paused(0, True))
    assert not made.stands_still([0, 1]), "the other one is asked again"
