"""What the keeper sees on the slate, whom it blames, and how often it restarts a server."""

from contextlib import ExitStack

from questhall.server.processes.blame import Blamed, Judge, Lookout, Stuck
from questhall.server.processes.restarts import (
    LONGEST_PAUSE,
    MOST_QUICK_ENDS,
    SETTLED_SECONDS,
    Restarts,
)
from questhall.server.processes.slate import OPENING, PLACES, SIZE, Slate

SECONDS = 10.0
LONG = 11.0


def slates() -> tuple[Slate, Slate]:
    """One slate to write on, and the same slate as its reader sees it."""
    memory = memoryview(bytearray(SIZE))
    return Slate(memory), Slate(memory)


def stuck(*overdue: str, held_up: str = "") -> Stuck:
    return Stuck(frozenset(overdue), frozenset(held_up.split()))


def test_rules_that_run_stand_on_the_slate_and_are_wiped_off() -> None:
    server, keeper = slates()
    with server.rules_of("a" * 40), server.rules_of("b", OPENING):
        assert {note.table: note.times for note in keeper.notes()} == {"a" * 40: 1, "b": OPENING}
    assert keeper.notes() == []


def test_a_fault_wipes_its_table_off_too() -> None:
    server, keeper = slates()
    try:
        with server.rules_of("a"):
            raise ValueError
    except ValueError:
        assert keeper.notes() == []


def test_a_full_slate_keeps_nobody_from_playing() -> None:
    server, keeper = slates()
    with ExitStack() as running:
        for number in range(PLACES + 1):
            running.enter_context(server.rules_of(str(number)))
        assert len(keeper.notes()) == PLACES
    assert keeper.notes() == []


def test_only_the_same_rules_running_on_are_stuck() -> None:
    server, keeper = slates()
    lookout = Lookout(keeper, SECONDS)
    for _ in range(5):
        with server.rules_of("a"):
            assert lookout.look(LONG) is None, "other choices of the same table"
    with server.rules_of("a"):
        assert lookout.look(LONG) is None, "it was not there before"
        assert lookout.look(LONG) == stuck("a")


def test_without_a_limit_nothing_is_stuck() -> None:
    server, keeper = slates()
    lookout = Lookout(keeper, 0.0)
    with server.rules_of("a"):
        assert [lookout.look(LONG) for _ in range(3)] == [None] * 3


def test_opening_may_take_longer() -> None:
    server, keeper = slates()
    lookout = Lookout(keeper, SECONDS)
    with server.rules_of("a", OPENING):
        assert [lookout.look(LONG) for _ in range(2)] == [None, None]
        assert lookout.look(LONG) == stuck("a")


def test_a_loop_that_does_not_turn_is_stuck_once_it_has_begun() -> None:
    server, keeper = slates()
    lookout = Lookout(keeper, SECONDS)
    assert [lookout.look(LONG) for _ in range(9)] == [None] * 9, "it is still starting"
    for _ in range(9):
        server.beat()
        assert lookout.look(LONG) is None
    assert [lookout.look(LONG) for _ in range(2)] == [None, None]
    assert lookout.look(LONG) == stuck()


def test_what_ran_at_the_same_time_is_suspected() -> None:
    server, keeper = slates()
    lookout = Lookout(keeper, SECONDS)
    with server.rules_of("a"), server.rules_of("b", OPENING):
        lookout.look(0)
        assert lookout.look(SECONDS) is None
        with server.rules_of("new"):
            assert lookout.look(1) == stuck("a", held_up="b")


def test_a_table_that_ran_alone_is_guilty_at_once() -> None:
    judge = Judge()
    assert judge.hear(stuck("a")) == ["a"]
    assert judge.hear(stuck("b")) == ["b"]
    assert judge.verdict() == Blamed(("a", "b"), unclear=False)


def test_a_table_that_did_not_run_alone_is_guilty_the_second_time() -> None:
    judge = Judge()
    assert judge.hear(stuck("a", held_up="b")) == []
    assert judge.verdict() == Blamed((), unclear=True)
    assert judge.hear(stuck("c", held_up="b")) == ["b"]
    assert judge.hear(stuck()) == []
    assert judge.verdict().stopped == ("b",)


def test_a_table_that_was_only_held_up_is_not_guilty() -> None:
    assert Judge().hear(stuck(held_up="a")) == []


def test_pauses_grow_until_it_is_given_up() -> None:
    restarts = Restarts()
    assert restarts.pause_after(SETTLED_SECONDS + 1) == 0
    pauses = [restarts.pause_after(0) for _ in range(MOST_QUICK_ENDS)]
    known = [pause for pause in pauses if pause is not None]
    assert len(known) == MOST_QUICK_ENDS
    assert known == sorted(set(known)) or known[-1] == LONGEST_PAUSE
    assert restarts.pause_after(0) is None


def test_after_a_long_life_all_is_forgiven() -> None:
    restarts = Restarts()
    first = restarts.pause_after(0)
    restarts.pause_after(0)
    restarts.pause_after(SETTLED_SECONDS + 1)
    assert restarts.pause_after(0) == first
