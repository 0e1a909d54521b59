"""After the rules change, a table goes on from its last position, whatever was chosen since."""

import pytest

from questhall.kernel.chance import Chance
from questhall.kernel.choices import Refused
from questhall.kernel.codec import state_hash
from questhall.kernel.decisions import Flow, Option, ask
from questhall.kernel.games import Setup
from questhall.table import acts, taking_back
from questhall.table.landmarks import position_of_deal
from questhall.table.opening import CannotOpen, open_table
from questhall.table.records import Stored
from questhall.table.table import POSITION_EVERY
from tests.kernel.tray import Tray, TrayGame
from tests.table.laying import Desk, facts

ODD = 7


def put(tray: Tray) -> Flow[None]:
    answer = yield ask(0, "put", [Option("put", number) for number in (1, 2, 3)], "TR-1")
    tray.counters.append(answer.what)


def put_and_go(tray: Tray) -> Flow[None]:
    """Under the changed rules, a player says when it is ready."""
    yield from put(tray)
    yield ask(0, "go", [Option("go"), Option("stop")], "TR-2")


class Older(TrayGame):
    version = "1"

    def __init__(self) -> None:
        super().__init__(put=put)


class Newer(TrayGame):
    version = "2"

    def __init__(self) -> None:
        super().__init__(put=put_and_go)


def counters(desk: Desk) -> list[int]:
    state = desk.table.match.state
    assert isinstance(state, Tray)
    return state.counters


def played(choices: int) -> Desk:
    desk = Desk(facts("person", "person", game=Older(), format="free"), Older())
    desk.play(choices)
    desk.do(acts.talk(desk.table, 1, "", "what now?"))
    return desk


def test_choices_that_cannot_be_replayed_are_made_again() -> None:
    desk = played(POSITION_EVERY + ODD)
    before = counters(desk)
    desk.table = open_table(desk.stored(), Newer())
    assert counters(desk) == before[: POSITION_EVERY + 1], "then it is asked whether to go on"
    assert (desk.table.count, desk.table.seq) == (POSITION_EVERY + 1, POSITION_EVERY + ODD + 1)
    assert len(desk.table.people.talk) == 1


@pytest.mark.parametrize("choices", [1, 2, 5, POSITION_EVERY + ODD])
def test_it_goes_on_from_there_for_good(choices: int) -> None:
    desk = played(POSITION_EVERY + ODD)
    desk.table = open_table(desk.stored(), Newer())
    desk.do(acts.talk(desk.table, 0, "", "once more"))
    desk.play(choices)
    again = open_table(desk.stored(), Newer())
    assert state_hash(again.match.state) == state_hash(desk.table.match.state)
    assert (again.count, again.seq) == (desk.table.count, desk.table.seq)
    assert len(again.people.talk) == 2


def test_who_asks_for_what_was_before_hears_why_it_cannot_be_shown() -> None:
    desk = played(POSITION_EVERY + ODD)
    desk.table = open_table(desk.stored(), Newer())
    table = desk.table
    with pytest.raises(Refused, match="before choice 20 cannot be shown"):
        table.since_base(POSITION_EVERY - 1)
    with pytest.raises(Refused, match="other rules or with other content"):
        taking_back.ask(table, 0, {0}, 1, table.count)
    assert table.since_base(POSITION_EVERY) == 0


def test_before_the_first_position_it_goes_on_from_its_deal() -> None:
    desk = played(ODD)
    before = counters(desk)
    desk.table = open_table(desk.stored(), Newer())
    assert counters(desk) == before[:1]
    assert len(desk.table.people.talk) == 1


class Redealt(Older):
    """With other content the same seed deals something else."""

    version = "3"

    def deal(self, setup: Setup, chance: Chance) -> Tray:
        tray = super().deal(setup, chance)
        tray.counters.append(9)
        return tray


def test_a_table_that_keeps_its_deal_is_not_dealt_again_from_other_content() -> None:
    desk = Desk(facts("person", "person", game=Older(), format="free"), Older())
    dealt = position_of_deal(desk.table.match)
    desk.play(ODD)
    stored = Stored(desk.table.facts, desk.lines, [dealt])
    before = counters(desk)
    desk.table = open_table(stored, Redealt())
    assert (counters(desk), desk.table.count) == (before, ODD)
    desk.table = open_table(stored, Older())
    assert (counters(desk), desk.table.count) == (before, ODD)


def test_a_game_that_was_over_stays_over() -> None:
    stored = played(ODD).stored()
    stored.results = [1.0, 0.0]
    table = open_table(stored, Newer())
    assert table.over
    assert table.results == [1.0, 0.0]


def test_what_can_be_followed_in_no_way_cannot_be_opened() -> None:
    stored = played(ODD).stored()
    stored.facts.format = "no such format"
    with pytest.raises(CannotOpen):
        open_table(stored, Newer())
