"""Acts: what is told, within what, and what changed with it before whose eyes."""

import pytest

from questhall.kernel.acts import Act, act_of, cast_of
from questhall.kernel.decisions import Decision, Flow, Option, ask
from questhall.kernel.differences import Change
from questhall.kernel.events import Event, Part
from questhall.kernel.games import Setup, Step
from questhall.kernel.match import Match
from questhall.kernel.state import State
from questhall.kernel.witnessing import Onlooker
from tests.kernel.tray import Tray, TrayGame


class Shown(TrayGame):
    """Every seat sees the counters and its own hand."""

    phrases = {  # noqa: RUF012 - nobody writes to it
        **TrayGame.phrases,
        "puts": "number",
        "gets": "card",
        "begins": "number",
        "sum.bonus": "card",
    }
    acts = {  # noqa: RUF012 - likewise
        "puts": Act("gain", amount="number"),
        "gets": Act("draw", by="card"),
        "begins": Act("turn", announced=True),
    }

    def view(self, state: State, seat: int) -> dict[str, list[int]]:
        assert isinstance(state, Tray)
        return {"counters": state.counters[:], "hand": state.hands[seat][:] if seat >= 0 else []}


def go() -> Decision:
    return ask(0, "go", [Option("go"), Option("stop")], "TR-1")


def watched(step: Step, seats: int = 2) -> tuple[Match, Onlooker]:
    """The match after its first answer, and what was seen of it."""
    match = Match.start(Shown(only=step), Setup("free", seats), "acts")
    onlooker = Onlooker(match, [*range(seats), -1])
    assert match.journal is not None
    match.journal.witness = onlooker
    match.take(0, Option("go"))
    match.journal.witness = None
    onlooker.finish()
    assert onlooker.fault is None
    return match, onlooker


def changes(onlooker: Onlooker, seat: int) -> list[tuple[str, list[Change]]]:
    return [
        (each.event.key, each.changes[seat]) for each in onlooker.sightings if seat in each.changes
    ]


def test_what_changed_belongs_to_the_event_that_is_told_then() -> None:
    def step(tray: Tray) -> Flow[None]:
        yield go()
        tray.counters.append(7)
        tray.tell("puts", "TR-1", 7)
        tray.counters.append(8)
        tray.tell("puts", "TR-1", 8)
        tray.counters[0] = 9
        yield go()

    _, onlooker = watched(step)
    assert changes(onlooker, -1) == [
        ("go", []),
        ("puts", [Change(["counters", 0], [7], 0)]),
        ("puts", [Change(["counters", 1], [8], 0), Change(["counters", 0], 9)]),
    ]


def test_what_was_announced_is_the_doing_of_what_comes_next() -> None:
    def step(tray: Tray) -> Flow[None]:
        yield go()
        tray.tell("begins", "TR-1", 1)
        tray.counters.append(7)
        tray.tell("puts", "TR-1", 7)
        yield go()

    _, onlooker = watched(step)
    assert changes(onlooker, 0)[1:] == [
        ("begins", [Change(["counters", 0], [7], 0)]),
        ("puts", []),
    ]


def test_each_seat_sees_only_its_own_with_what_it_is_told() -> None:
    def step(tray: Tray) -> Flow[None]:
        yield go()
        tray.hands[1].append(3)
        tray.tell("gets", "TR-1", 3, seen_by=1)
        tray.counters.append(1)
        yield go()

    _, onlooker = watched(step)
    counter = Change(["counters", 0], [1], 0)
    assert changes(onlooker, 1)[1:] == [("gets", [Change(["hand", 2], [3], 0), counter])]
    assert changes(onlooker, 0) == [("go", [counter])], "with the last event that it saw"


def test_what_a_seat_saw_nothing_of_is_left_over() -> None:
    def step(tray: Tray) -> Flow[None]:
        yield Decision([0], "go", [Option("go"), Option("stop")], "TR-1", secret=True)
        tray.counters.append(1)
        yield go()

    _, onlooker = watched(step)
    assert changes(onlooker, 1) == []
    assert onlooker.left == {1: [Change(["counters", 0], [1], 0)], -1: onlooker.left[1]}


def test_acts_lie_within_each_other_and_end_with_their_step() -> None:
    def step(tray: Tray) -> Flow[None]:
        yield go()
        tray.open_act("begins", "TR-1", 1)
        tray.tell("puts", "TR-1", 7)
        tray.open_act("begins", "TR-1", 2)
        tray.tell("puts", "TR-1", 8)
        tray.close_act()
        tray.tell("puts", "TR-1", 9)
        tray.next_step = "last"

    def last(tray: Tray) -> Flow[None]:
        tray.tell("puts", "TR-1", 10)
        yield go()

    match = Match.start(Shown(only=step, last=last), Setup("free", 1), "acts")
    match.take(0, Option("go"))
    assert match.journal is not None
    told = [(event.what, event.depth) for event in match.journal.events[1:]]
    assert told == [(1, 0), (7, 1), (2, 1), (8, 2), (9, 1), (10, 0)]


def test_a_view_that_fails_harms_nothing() -> None:
    class Blind(Shown):
        def view(self, state: State, seat: int) -> dict[str, list[int]]:
            seen = super().view(state, seat)
            return {} if 1 // (1 - len(seen["counters"])) == 0 else seen

    def step(tray: Tray) -> Flow[None]:
        yield go()
        tray.counters.append(7)
        tray.tell("puts", "TR-1", 7)
        yield go()

    match = Match.start(Blind(only=step), Setup("free", 1), "acts")
    assert match.journal is not None
    onlooker = match.journal.witness = Onlooker(match, [0])
    match.take(0, Option("go"))
    onlooker.finish()
    assert isinstance(onlooker.fault, ZeroDivisionError)
    assert isinstance(match.state, Tray)
    assert (match.state.counters, len(match.pending)) == ([7], 1)


def test_roles_are_arguments_of_the_phrase() -> None:
    def step(tray: Tray) -> Flow[None]:
        yield go()

    game = Shown(only=step)
    match = Match.start(game, Setup("free", 1), "acts")
    cast = cast_of(game, match.state, Event("puts", "TR-1", 5))
    assert (cast.amount, cast.thing("who")) == (5, "")
    assert act_of(game, Event("move", "TR-1")).kind == "note", "nobody has declared it"
    choice = Event("go", "TR-1")
    choice.chooser = 0
    assert act_of(game, choice).kind == "choice"


@pytest.mark.parametrize("alone", [False, True])
def test_what_the_table_answers_is_not_the_seats_own(alone: bool) -> None:
    def step(tray: Tray) -> Flow[None]:
        yield go()
        tray.tell_sum("puts", "TR-1", 5, -1, -1, [Part("bonus", 2, 1), Part("bonus", 3)])
        yield go()

    match = Match.start(Shown(only=step), Setup("free", 1), "acts")
    match.take(0, Option("go"), alone)
    again = match.at(1)
    for each in (match, again):
        assert each.journal is not None
        first, second = each.journal.events
        assert (first.alone, first.forced, each.choices[0].alone) == (alone, False, alone)
        assert [part.amount for part in second.parts or []] == [2, 3]
