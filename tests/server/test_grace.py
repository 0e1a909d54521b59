"""A seat belongs to its holder: nobody gets it, or sees its hand, by being quick."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.conftest import relaxed
from tests.server.hosting import BOT, OPEN, OTHER, PATIENCE, PERSON, Client, Host, Made

GRACE = 120.0


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Host]:
    """A host with the usual grace, and a clock that stands still."""
    opened = Host(relaxed(str(tmp_path / "tables.sqlite3"), grace_seconds=GRACE))
    opened.hall.clock = lambda: 1000.0
    yield opened
    opened.close()


def gone(client: Client, seat: int) -> None:
    client.wait_for(
        lambda said: said["type"] == "seats" and not said["table"]["seats"][seat]["here"]
    )


def test_a_player_who_reloads_keeps_the_seat(patient: Host) -> None:
    made = patient.made(PERSON, OTHER)
    with made.client(0, host=True) as ada:
        with made.client(1):
            pass
        gone(ada, 1)
        for act in ("open", "bot"):
            answer = ada.ask(act, seat=1)
            assert (answer["code"], answer["wait"]) == ("too_soon", GRACE)
        patient.hall.clock = lambda: 1000.0 + GRACE - 0.5
        assert ada.ask("open", seat=1)["wait"] == 1
        with made.client(1) as bela:
            assert bela.welcome["own"] == [1]
        gone(ada, 1)
        patient.hall.clock = lambda: 1000.0 + GRACE + 1.0
        assert ada.refused("open", seat=1) == "too_soon", "it counts from the last connection"
        patient.hall.clock = lambda: 1000.0 + 2 * GRACE
        ada.done("open", seat=1)


def test_a_player_who_sat_down_has_time_to_connect(patient: Host) -> None:
    made = patient.made(PERSON, OPEN)
    with made.client(0, host=True) as ada:
        ada.done("bot", seat=1, level="easy")
        ada.done("open", seat=1)
        patient.hall.clock = lambda: 5000.0
        patient.sit(made.table, "Bela")
        assert ada.refused("open", seat=1) == "too_soon"


def test_after_a_restart_everybody_has_time_to_come_back(tmp_path: Path) -> None:
    settings = relaxed(str(tmp_path / "tables.sqlite3"), grace_seconds=GRACE)
    first = Host(settings)
    made = first.made(PERSON, OTHER)
    first.close()
    second = Host(settings)
    made.host = second
    with made.client(0, host=True) as ada:
        assert ada.refused("open", seat=1) == "too_soon"
    second.close()


def test_a_bots_seat_that_is_given_back_is_seen_no_more(host: Host) -> None:
    made = host.made(PERSON, BOT, OTHER, format="royale")
    with made.client(0, host=True) as ada:
        seated = ada.done("take", seat=1, name="Ada's other hand")
        ada.position_where(lambda said: "1" in said["views"])
        with Client(host.port, made.table, [seated["token"]]) as spy:
            assert list(spy.position["views"]) == ["1"]
            ada.done("bot", seat=1)
            spy.wait_for(lambda said: said["type"] == "seats" and said["own"] == [])
            spy.position_where(lambda said: list(said["views"]) == ["-1"])
            assert list(spy.ask("look", at=0)["views"]) == ["-1"]
            assert spy.refused("why", seat=1, thing="card:1") == "not_your_seat"
        ada.position_where(lambda said: list(said["views"]) == ["0"])
    with Client(host.port, made.table, [seated["token"]]) as again:
        assert again.welcome["own"] == []
    mine = host.post("/api/tables/mine", {"tokens": [seated["token"]]}).json()
    assert mine == {"tables": []}


def test_a_bots_seat_that_gives_up_is_seen_no_more(host: Host) -> None:
    made = host.made(PERSON, BOT, OTHER, format="royale")
    with made.client(0, host=True) as ada:
        seated = ada.done("take", seat=1, name="Ada's other hand")
        ada.done("resign", seat=1)
        ada.wait_for(lambda said: said["type"] == "seats" and said["own"] == [0])
    with Client(host.port, made.table, [seated["token"]]) as again:
        assert again.welcome["own"] == []


def test_a_player_replaced_by_a_bot_keeps_the_seat(host: Host) -> None:
    """Whether they did it themselves or the host did."""
    made = host.made(PERSON, OTHER)
    with made.client(0, host=True) as ada:
        ada.done("bot", seat=1)
        with made.client(1) as bela:
            assert bela.welcome["own"] == [1]
            bela.done("take", seat=1)
            bela.done("bot", seat=1)
            bela.done("take", seat=1)


# -- at the same moment --------------------------------------------------------


@contextmanager
def held_up(host: Host, made: Made) -> Iterator[None]:
    """Nothing more is written: everybody at the table has to wait in line."""
    go_on = threading.Event()
    with made.client(0) as first:
        host.hall.storage._thread.submit(go_on.wait, PATIENCE)
        first.say("chat", seat=0, text="One after the other, please!")
        try:
            yield
        finally:
            go_on.set()
        first.hear("done")


def wait_for_row(host: Host, made: Made, many: int) -> None:
    """Wait until this many are in line."""
    lock = host.hall._rooms[made.table].lock
    for _ in range(10_000):
        if len(lock._waiters or ()) == many:
            return
        host.http.get("/healthz")
    raise AssertionError("they do not come")


@pytest.mark.parametrize("act", ["open", "bot"])
def test_a_seat_that_is_gone_at_once_was_still_given(host: Host, act: str) -> None:
    made = host.made(PERSON, OPEN)
    with made.client(host=True) as ada, ThreadPoolExecutor(1) as pool:
        with held_up(host, made):
            sitting = pool.submit(host.post, f"/api/tables/{made.table}/sit", {"name": "Bela"})
            wait_for_row(host, made, 1)
            ada.say(act, seat=1, ref=1)
            wait_for_row(host, made, 2)
        answer = sitting.result(PATIENCE)
        assert (answer.status_code, answer.json()["seat"]) == (200, 1)
        assert ada.wait_for(lambda said: said.get("ref") == 1)["type"] == "done"


@pytest.mark.parametrize("act", ["leave", "resign", "bot", "take", "why"])
def test_what_is_asked_for_a_seat_that_has_just_gone_is_refused(host: Host, act: str) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(1) as first, made.client(1) as second:
        with held_up(host, made):
            first.say("leave", seat=1, ref=1)
            wait_for_row(host, made, 1)
            second.say(act, seat=1, ref=1, **({"thing": "card:1"} if act == "why" else {}))
            wait_for_row(host, made, 2)
        answer = second.wait_for(lambda said: said.get("ref") == 1)
        assert (answer["type"], answer.get("code")) == ("error", "not_your_seat")
