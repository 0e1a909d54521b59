"""Lost connections, slow ones, and a server that comes back."""

import gc
import socket
import weakref
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode
from websockets.sync.client import ClientConnection, connect

from questhall.table.store import open_store
from tests.server.conftest import relaxed
from tests.server.hosting import BOT, OTHER, PATIENCE, PERSON, Client, Host, Made, Said


def test_a_returning_client_gets_what_it_missed_and_nothing_else(host: Host) -> None:
    made = host.made(PERSON, OTHER, undo="free")
    with made.client(0, 1) as both:
        for number in range(10):
            both.choose(number)
        with made.client(0, 1) as early:
            seq = early.seq
        for number in range(5):
            both.choose(number)
        both.done("chat", seat=0, text="where are you?")
        with made.client(0, 1, since=seq) as late:
            assert late.position["events_since"] == 10
            assert {event["at"] for event in late.position["events"]} == set(range(11, 16))
            assert [line["text"] for line in late.welcome["talk"]] == ["where are you?"]
            assert late.position["views"] == both.position["views"]
        both.done("undo", seat=0, to=8, at=15)
        both.position_where(lambda said: said["choices"] == 8)
        for number in range(4):
            both.choose(number)
        with made.client(0, 1, since=seq) as later:
            assert later.position["events_since"] == 8
            assert {event["at"] for event in later.position["events"]} == set(range(9, 13))


def test_a_choice_that_was_not_acknowledged_can_be_looked_up(host: Host) -> None:
    """The connection broke after the choice was sent: the position says whether it counts."""
    made = host.made(PERSON, OTHER)
    with made.client(0, 1) as both:
        decision = both.position["decisions"][0]
        both.say(
            "choose", seat=decision["seats"][0], option=decision["options"][0]["id"], at=0, ref=1
        )
        both.socket.close()
    with made.client(0, 1) as again:
        assert again.count in (0, 1)
        count = again.count
        again.choose()
        assert again.count == count + 1


CHANGES = 200  # more positions than fit into the buffers of a client that does not read


def narrow_line(made: Made) -> ClientConnection:
    """A listener that buffers hardly more than one message until it is read."""
    narrow = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", made.host.port))
    address = f"ws://127.0.0.1:{made.host.port}/api/tables/{made.table}/live"
    line = connect(
        address, sock=narrow, compression=None, max_queue=1, max_size=None, close_timeout=0.1
    )
    line.send('{"type": "hello"}')
    return line


def test_a_slow_listener_keeps_nobody_waiting(host: Host) -> None:
    """One client reads nothing; the others play on, and it later gets the newest position."""
    made = host.made(PERSON, OTHER, undo="free")
    with narrow_line(made) as sleeper, made.client(0, 1) as both:
        for number in range(CHANGES):
            if both.count < 30:
                both.choose(number)
            else:
                both.position_after(both.done("undo", seat=0, to=0, at=both.count)["seq"])
        told: list[Said] = []
        while not told or told[-1]["seq"] < both.seq:
            said = msgspec.json.decode(sleeper.recv(timeout=PATIENCE))
            if said["type"] == "position":
                told.append(said)
        assert len(told) < CHANGES, "positions that are no longer true are left out"
        for before, after in pairwise(told):
            assert after["events_since"] <= before["choices"], "what happened is not"


def test_a_client_that_cannot_keep_up_with_the_talk_is_disconnected(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with narrow_line(made), made.client(0) as ada:
        guests = host.hall._rooms[made.table].guests
        sent = 0
        while len(guests) > 1 and sent < 3000:
            ada.done("chat", seat=0, text="bla " * 120)
            sent += 1
        assert len(guests) == 1, "the sleeper was let go"
        assert sent > 200, "but not at once"
        ada.done("chat", seat=0, text="Sleep well!")


def test_a_server_that_comes_back_has_everything(tmp_path: Path) -> None:
    settings = relaxed(str(tmp_path / "tables.sqlite3"))
    first = Host(settings)
    made = first.made(PERSON, BOT)
    with made.client(0) as ada:
        for number in range(10):
            ada.position_where(lambda said: said["decisions"])
            ada.choose(number)
        ada.position_where(lambda said: said["decisions"])
        ada.done("chat", seat=0, text="I must go")
        before = ada.position
        seq = ada.seq
    first.close()

    second = Host(settings)
    made.host = second
    facts = second.http.get(f"/api/tables/{made.table}").json()
    assert facts["choices"] == before["choices"]
    with made.client(0, since=seq) as ada:
        assert ada.position["views"] == before["views"]
        assert ada.position["decisions"] == before["decisions"]
        assert ada.position["events"] == []
        ada.choose()
        ada.position_where(lambda said: said["decisions"] or said["state"] == "finished")
    second.close()


def test_connections_are_told_to_come_again_when_the_server_stops(tmp_path: Path) -> None:
    host = Host(relaxed(str(tmp_path / "tables.sqlite3")))
    made = host.made(PERSON, OTHER)
    with made.client(0) as ada:
        host.close()
        with pytest.raises(ConnectionClosed):
            ada.hear("position")
        assert ada.socket.close_code == 1012


def test_a_table_that_somebody_else_wrote_to_is_reopened(tmp_path: Path) -> None:
    """Two servers on one database: the second choice is refused, and both agree again."""
    settings = relaxed(str(tmp_path / "tables.sqlite3"))
    one, two = Host(settings), Host(settings)
    made = one.made(PERSON, OTHER)
    with made.client(0, 1) as here:
        here.choose()
        made.host = two
        with made.client(0, 1) as there:
            there.choose()
            there.choose()
            assert there.count == 3
        decision = here.turn()
        assert decision is not None
        option = decision["options"][0]["id"]
        here.say("choose", seat=decision["seats"][0], option=option, at=1, ref=9)
        with pytest.raises(ConnectionClosed):
            here.hear("done")
        made.host = one
        with made.client(0, 1) as again:
            assert again.count == 3
            again.choose()
    one.close()
    two.close()
    store = open_store(settings.database)
    stored = store.load(made.table)
    store.close()
    assert stored is not None
    assert [line.seq for line in stored.lines] == [1, 2, 3, 4]


def test_a_quiet_room_is_closed_and_opened_again(tmp_path: Path) -> None:
    host = Host(relaxed(str(tmp_path / "tables.sqlite3"), idle_seconds=0.05))
    made = host.made(PERSON, OTHER)
    with made.client(0, 1) as both:
        both.choose()
        views = both.position["views"]
    for _ in range(200):
        if not host.hall._rooms:
            break
        host.http.get("/metrics")
    assert not host.hall._rooms
    with came_again(made) as both:
        assert both.position["views"] == views
    host.close()


def came_again(made: Made) -> Client:
    """As browsers do: a client that meets a closing room connects again."""
    for _ in range(50):
        try:
            return made.client(0, 1)
        except ConnectionClosed as closed:
            if closed.rcvd is None or closed.rcvd.code != CloseCode.SERVICE_RESTART:
                raise
    raise AssertionError("the room is never opened again")


def test_nothing_that_is_left_of_a_connection_keeps_the_table_in_memory(tmp_path: Path) -> None:
    host = Host(relaxed(str(tmp_path / "tables.sqlite3"), idle_seconds=0.05))
    made = host.made(PERSON, OTHER)
    gc.disable()
    try:
        with made.client(0, 1) as both:
            both.choose()
            table = weakref.ref(host.hall._rooms[made.table].table)
        for _ in range(1000):
            if table() is None:
                break
            host.http.get("/metrics")
        assert table() is None, "it goes without a search for garbage"
    finally:
        gc.enable()
        host.close()
