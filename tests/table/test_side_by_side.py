"""Seats that answer side by side: each takes back its own answers, and no others."""

import pytest

from questhall.kernel.choices import Refused
from questhall.kernel.codec import state_hash
from questhall.kernel.decisions import Decision, Flow, Option, side_by_side
from questhall.table import acts, taking_back
from questhall.table.opening import open_table
from questhall.table.records import Retracted, Stored, UndoPolicy, Write
from questhall.table.store import open_store
from tests.kernel.tray import Tray, TrayGame
from tests.table.laying import Desk, facts
from tests.table.test_past import same_past


def choosing(tray: Tray, seat: int, chosen: list[int]) -> Flow[None]:
    """Lay out cards from one's own hand until ready."""
    while True:
        options = [Option("take", card) for card in tray.hands[seat] if card not in chosen]
        options.append(Option("stop"))
        answer = yield Decision([seat], "take", options, "TR-1", always_ask=True, secret=True)
        if answer.verb == "stop":
            return
        chosen.append(answer.what)


def rounds(tray: Tray) -> Flow[None]:
    chosen: list[list[int]] = [[] for _ in range(tray.seats)]
    yield from side_by_side([choosing(tray, seat, chosen[seat]) for seat in range(tray.seats)])
    for cards in chosen:
        tray.counters.extend(cards)


class Side(TrayGame):
    def __init__(self) -> None:
        super().__init__(rounds=rounds)


GAME = Side()


def laid(undo: UndoPolicy = "agreement") -> Desk:
    return Desk(facts("person", "person", "person", undo=undo, game=GAME, format="free"), GAME)


def take_back(desk: Desk, seat: int, to: int, at: int | None = None) -> None:
    seen = desk.table.count if at is None else at
    desk.do(taking_back.ask(desk.table, seat, {seat}, to, seen))


def ready(desk: Desk, *seats: int) -> None:
    for seat in seats:
        desk.choose(seat, len(desk.ids(seat)) - 1)


def busy_round(desk: Desk) -> None:
    """All choose at their own pace and change their minds."""
    desk.choose(0)
    desk.choose(1)
    desk.choose(2)
    ready(desk, 1)
    desk.choose(0)
    take_back(desk, 1, desk.table.count - 2)
    take_back(desk, 0, min(desk.table.match.own_answers_open(0)) + desk.table.base)
    desk.choose(1)
    ready(desk, 2, 0)


def test_own_answers_go_at_once_and_nobody_is_asked() -> None:
    desk = laid()
    desk.choose(0)
    desk.choose(1)
    desk.choose(0)
    assert taking_back.free_to(desk.table, {0}) == 0
    assert taking_back.free_to(desk.table, {1}) == 1
    assert taking_back.free_to(desk.table, {2}) == 3
    take_back(desk, 0, 0)
    assert desk.lines[-1].entry == Retracted(0, 0, 2)
    assert desk.table.proposal is None
    assert [choice.seat for choice in desk.table.match.choices] == [1]
    assert desk.table.waiting() == [0, 1, 2]


def test_a_ready_player_may_change_their_mind_while_others_choose() -> None:
    desk = laid()
    ready(desk, 0)
    assert desk.table.waiting() == [1, 2]
    take_back(desk, 0, 0)
    assert desk.table.waiting() == [0, 1, 2]


def test_when_all_are_ready_it_is_put_to_the_vote() -> None:
    desk = laid()
    ready(desk, 0, 1, 2)
    take_back(desk, 0, 2)
    assert desk.table.proposal is not None
    assert desk.table.count == 3


def test_the_answers_of_others_are_not_taken_back_with_ones_own() -> None:
    desk = laid()
    desk.choose(0)
    desk.choose(1)
    take_back(desk, 0, 1)
    assert desk.table.proposal is not None
    assert desk.table.proposal.to == 1


def test_all_seats_of_a_screen_take_back_their_own() -> None:
    desk = laid()
    desk.choose(0)
    desk.choose(1)
    desk.choose(2)
    desk.do(taking_back.ask(desk.table, 1, {0, 1}, 0, 3))
    assert desk.lines[-1].entry == Retracted(0, 0, 1)


def test_that_others_have_answered_meanwhile_does_not_matter() -> None:
    desk = laid()
    desk.choose(0)
    desk.choose(1)
    take_back(desk, 0, 0, at=1)
    assert desk.table.count == 1
    desk.choose(0)
    take_back(desk, 1, 0)
    with pytest.raises(Refused) as caught:
        take_back(desk, 0, 0, at=2)
    assert caught.value.code == "stale"


def test_nobody_is_disturbed_when_another_takes_back() -> None:
    desk = laid()
    desk.choose(1)
    seen = desk.table.count
    option = desk.ids(2)[0]
    take_back(desk, 1, 0)
    desk.choose(1)
    desk.do(acts.choose(desk.table, 2, option, seen))
    assert [choice.seat for choice in desk.table.match.choices] == [1, 2]


def test_an_open_proposal_lapses() -> None:
    desk = laid()
    desk.choose(0)
    desk.choose(1)
    take_back(desk, 2, 0)
    assert desk.table.proposal is not None
    take_back(desk, 1, 1)
    assert desk.table.proposal is None


def test_a_returning_client_hears_everything_since_the_first_answer_taken_back() -> None:
    desk = laid()
    desk.choose(0)  # entry 1
    desk.choose(1)  # 2
    desk.choose(2)  # 3
    take_back(desk, 1, 1)  # 4
    desk.choose(1)  # 5
    table = desk.table
    assert [table.known_since(seq) for seq in range(1, 6)] == [1, 1, 1, 2, 3]


@pytest.mark.parametrize("cut", [0, 3, 6])
def test_the_table_opens_from_its_log_and_from_its_positions(cut: int) -> None:
    desk = laid()
    for _ in range(5):
        busy_round(desk)
        ready(desk, *desk.table.waiting())
    busy_round(desk)
    assert desk.positions
    stored = desk.stored(len(desk.lines) - cut)
    opened = open_table(stored, GAME)
    alone = open_table(Stored(stored.facts, stored.lines, []), GAME)
    assert same_past(opened, alone)
    for line in desk.lines[len(desk.lines) - cut :]:
        opened.take_in(line)
    assert state_hash(opened.match.state) == state_hash(desk.table.match.state)
    assert opened.waiting() == desk.table.waiting()
    assert same_past(opened, desk.table)


def test_what_was_taken_back_is_kept_in_the_store(database: str) -> None:
    desk = laid()
    busy_round(desk)
    facts = desk.table.facts
    store = open_store(database)
    store.create(facts, desk.table.summary())
    store.append([Write(facts.id, desk.lines, desk.table.summary())])
    stored = store.load(facts.id)
    store.close()
    assert stored is not None
    assert [line.entry for line in stored.lines] == [line.entry for line in desk.lines]
    assert any(isinstance(line.entry, Retracted) for line in stored.lines)
