"""Playing with a clock: it belongs to the table, and what happens at zero was agreed on."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import relaxed
from tests.server.hosting import BOT, OTHER, PERSON, Client, Host, Made, wait_until

BANK = {"kind": "bank", "seconds": 60, "increment": 5}


class Hours:
    """A clock that goes when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Played:
    """A host and its clock."""

    def __init__(self, path: Path) -> None:
        self.settings = relaxed(str(path / "tables.sqlite3"), idle_seconds=9999.0)
        self.hours = Hours()
        self.open()

    def open(self) -> None:
        self.host = Host(self.settings)
        self.host.hall.clock = self.hours

    def restart(self, made: Made) -> None:
        self.host.close()
        self.open()
        made.host = self.host


@pytest.fixture
def played(tmp_path: Path) -> Iterator[Played]:
    opened = Played(tmp_path)
    yield opened
    opened.host.close()


def clock_of(made: Made) -> dict[str, Any]:
    with made.client() as guest:
        clocks = [said for said in guest.heard if said["type"] == "clock"]
        assert clocks, "the clock is told with the welcome"
        return clocks[-1]


def asked(client: Client) -> int:
    """Who is asked."""
    return int(client.position["waiting"][0])


def test_who_is_asked_uses_up_time(played: Played) -> None:
    made = played.host.made(PERSON, OTHER, clock=BANK)
    with made.client(0, 1) as both:
        seat = asked(both)
        played.hours.now += 20.0
        both.choose()
        clock = clock_of(made)
        assert clock["left"] == {str(seat): 45.0, str(1 - seat): 60.0}


def test_it_runs_from_when_the_question_is_shown(played: Played) -> None:
    made = played.host.made(PERSON, OTHER, clock=BANK)
    with made.client(0, 1, paced=True) as both:
        played.hours.now += 4.0
        both.done("seen", seq=both.position["seq"])
        played.hours.now += 7.0
        seat = asked(both)
        both.choose()
        assert clock_of(made)["left"][str(seat)] == 60.0 + 5.0 - 7.0


def test_it_rests_while_nobody_sits_there_and_survives_a_restart(played: Played) -> None:
    made = played.host.made(PERSON, OTHER, clock=BANK)
    with made.client(0, 1) as both:
        seat = asked(both)
        played.hours.now += 10.0
    wait_until(lambda: clock_of(made)["running"] == [])
    played.hours.now += 500.0
    played.restart(made)
    played.hours.now += 500.0
    with made.client(0, 1) as both:
        played.hours.now += 3.0
        both.choose()
        assert clock_of(made)["left"][str(seat)] == 60.0 + 5.0 - 13.0


def test_it_stands_still_when_all_agree(played: Played) -> None:
    made = played.host.made(PERSON, OTHER, clock=BANK)
    with made.client(0) as ada, made.client(1) as bela:
        seat = asked(ada)
        ada.done("pause", seat=0, wish=True)
        bela.done("pause", seat=1, wish=True)
        ada.wait_for(lambda said: said["type"] == "clock" and said["rests"])
        played.hours.now += 500.0
        assert clock_of(made)["left"][str(seat)] == 60.0
        bela.done("pause", seat=1, wish=False)
        played.hours.now += 5.0
        (ada if seat == 0 else bela).choose()
        assert clock_of(made)["left"][str(seat)] == 60.0


def test_taking_back_gives_others_their_time_again(played: Played) -> None:
    made = played.host.made(PERSON, OTHER, clock=BANK, undo="free")
    with made.client(0, 1) as both:
        seat = asked(both)
        played.hours.now += 10.0
        both.choose()
        other = asked(both)
        played.hours.now += 10.0
        both.choose()
        both.done("undo", seat=seat, to=0, at=both.count)
        used = 10.0 if seat != other else 20.0
        assert clock_of(made)["left"] == {str(seat): 60.0 - used, str(1 - seat): 60.0}


def test_at_zero_a_bot_answers_if_that_was_agreed(played: Played) -> None:
    made = played.host.made(PERSON, OTHER, clock={**BANK, "increment": 0, "at_zero": "answer"})
    with made.client(0) as ada, made.client(1) as bela:
        seat = asked(ada)
        late, other = (ada, bela) if seat == 0 else (bela, ada)
        played.hours.now += 61.0
        other.done("seen")
        late.position_where(lambda said: said["choices"] > 0)
        notice = next(said for said in late.heard if said.get("notice") == "timed_out")
        assert notice["seat"] == seat


def test_at_zero_the_others_may_give_the_seat_to_a_bot_if_that_was_agreed(played: Played) -> None:
    made = played.host.made(PERSON, OTHER, clock={**BANK, "at_zero": "seat"})
    with made.client(0) as ada, made.client(1) as bela, made.client() as guest:
        seat = asked(ada)
        late, other = (ada, bela) if seat == 0 else (bela, ada)
        assert other.refused("bot", seat=seat) == "not_your_seat"
        played.hours.now += 61.0
        late.done("seen")
        assert other.refused("open", seat=seat) == "not_your_seat", "it stays its holder's"
        assert guest.refused("bot", seat=seat) == "not_your_seat"
        other.done("bot", seat=seat)
        late.done("take", seat=seat)


def test_at_zero_nothing_happens_but_a_sign(played: Played) -> None:
    made = played.host.made(PERSON, OTHER, clock=BANK)
    with made.client(0) as ada, made.client(1) as bela:
        seat = asked(ada)
        other = bela if seat == 0 else ada
        played.hours.now += 100.0
        other.done("seen")
        assert other.refused("bot", seat=seat) == "not_your_seat"
        clock = clock_of(made)
        assert (clock["left"][str(seat)], clock["running"]) == (-40.0, [seat])


def test_only_the_host_sets_the_clock_and_everybody_hears_of_it(played: Played) -> None:
    made = played.host.made(PERSON, OTHER)
    with made.client(0, host=True) as ada, made.client(1) as bela:
        assert bela.refused("clock", rules=BANK) == "not_your_seat"
        assert bela.refused("pause", seat=1, wish=True) == "no_clock"
        ada.done("clock", rules=BANK)
        assert bela.hear("chat")["notice"] == "clock"
        ada.done("clock")
        bela.wait_for(lambda said: said["type"] == "clock" and said["rules"] is None)


@pytest.mark.parametrize(
    "rules",
    [
        {"kind": "bank", "seconds": 1},
        {"kind": "hourglass", "seconds": 60},
        {"kind": "move", "seconds": 10**9},
        {"kind": "move", "seconds": 60, "increment": -1},
    ],
)
def test_a_clock_that_cannot_be_is_refused(host: Host, rules: dict[str, object]) -> None:
    with host.made(PERSON, OTHER).client(host=True) as ada:
        assert ada.refused("clock", rules=rules) == "bad_message"


def test_bots_have_no_clock(played: Played) -> None:
    made = played.host.made(PERSON, BOT, clock=BANK)
    with made.client(0) as ada:
        assert list(clock_of(made)["left"]) == ["0"]
        assert ada.welcome["own"] == [0]
