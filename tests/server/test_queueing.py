"""Strangers' requests wait in lanes of their own, with limits; bots rest at empty tables."""

import socket
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import relaxed
from tests.server.hosting import BOT, OTHER, PATIENCE, PERSON, Host, standing_still

FIGHT = {"enemies": [{"enemy": "diggers"}]}
TOOL = "/api/games/mage_knight/tools/fight"


@pytest.fixture(scope="module")
def own_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host whose worker for errands has started."""
    folder: Path = tmp_path_factory.mktemp("queueing")
    opened = Host(relaxed(str(folder / "tables.sqlite3"), play_on_seconds=0.0))
    assert opened.post(TOOL, FIGHT).status_code == 200
    yield opened
    opened.close()


def test_asking_tools_for_too_much_is_refused_and_bots_do_not_wait(own_host: Host) -> None:
    errands = own_host.hall.thinkers.errands
    most = own_host.hall.settings.errand_limits.per_address
    with ThreadPoolExecutor(most) as callers:
        with standing_still(errands):
            calls: list[Future[httpx.Response]] = [
                callers.submit(own_host.post, TOOL, FIGHT) for _ in range(most)
            ]
            own_host.wait_until(lambda _: errands.places.taken == most)
            refused = own_host.post(TOOL, FIGHT)
            assert (refused.status_code, refused.json()["code"]) == (429, "too_busy")
            with own_host.made(PERSON, BOT).client(0) as ada:
                for _ in range(3):
                    ada.position_where(lambda said: said["decisions"])
                    ada.choose()
        assert [call.result(PATIENCE).status_code for call in calls] == [200] * most


def test_a_job_that_nobody_waits_for_is_not_done(own_host: Host) -> None:
    errands = own_host.hall.thinkers.errands
    call = f"POST {TOOL} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\n\r\n{{}}".encode()
    with standing_still(errands):
        lines = [socket.create_connection(("127.0.0.1", own_host.port)) for _ in range(2)]
        for line in lines:
            line.sendall(call)
        own_host.wait_until(lambda _: errands.places.taken == 2)
        for line in lines:
            line.close()
        own_host.wait_until(lambda _: errands.places.taken == 0)
    assert own_host.post(TOOL, FIGHT).status_code == 200


@pytest.mark.parametrize("call", ["/api/tables/import", "/api/campaigns/import"])
def test_who_sends_a_file_slowly_holds_no_place(own_host: Host, call: str) -> None:
    many = own_host.hall.settings.upload_limits.in_all + 1
    lines = [begun(own_host, call, 9000, b'{"save":') for _ in range(many)]
    own_host.wait_until(lambda hall: hall.arrivals.bytes == 8 * many)
    assert own_host.hall.uploads.taken == 0
    assert own_host.post(call, {}).status_code == 422
    for line in lines:
        line.close()
    own_host.wait_until(lambda hall: hall.arrivals.count == 0)
    assert own_host.hall.arrivals.bytes == 0


def test_files_on_their_way_fill_no_more_than_their_room(tmp_path: Path) -> None:
    """Without room those go who have been silent longest; the others are not held up."""
    host = Host(relaxed(str(tmp_path / "tables.sqlite3"), arriving_bytes=100_000))
    call = "/api/campaigns/import"
    silent = begun(host, call, 90_000, b" " * 40_000)
    host.wait_until(lambda hall: hall.arrivals.bytes == 40_000)
    other = begun(host, call, 90_000, b" " * 40_000)
    host.wait_until(lambda hall: hall.arrivals.bytes == 80_000)
    whole = begun(host, call, 50_000, b" " * 50_000)
    assert status(whole) == 400
    assert status(silent) == 408
    assert host.hall.arrivals.bytes == 40_000
    other.sendall(b" " * 50_000)
    assert status(other) == 400
    assert (host.hall.arrivals.count, host.hall.arrivals.bytes) == (0, 0)
    for line in (silent, other, whole):
        line.close()
    host.close()


def status(line: socket.socket) -> int:
    return int(line.recv(10_000).split()[1])


def begun(host: Host, call: str, length: int, body: bytes) -> socket.socket:
    """A call of which no more than this has come."""
    line = socket.create_connection(("127.0.0.1", host.port), timeout=PATIENCE)
    head = f"POST {call} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {length}\r\n\r\n"
    line.sendall(head.encode() + body)
    return line


def test_hints_at_one_table_have_a_limit(own_host: Host) -> None:
    bots = own_host.hall.thinkers.bots
    most = own_host.hall.settings.bot_limits.per_table
    made = own_host.made(PERSON, OTHER)
    clients = [made.client(0, 1) for _ in range(most + 1)]
    seat = clients[0].position["waiting"][0]
    assert clients[0].ask("hint", seat=seat)["type"] == "hint"
    with standing_still(bots):
        for client in clients[:most]:
            client.say("hint", seat=seat, ref=900)
        own_host.wait_until(lambda _: bots.places.taken == most)
        assert clients[most].refused("hint", seat=seat) == "too_busy"
    assert clients[0].wait_for(lambda said: said.get("ref") == 900)["type"] == "hint"
    for client in clients:
        client.socket.close()
    own_host.wait_until(lambda _: bots.places.taken == 0)


def test_bots_play_only_where_somebody_is(own_host: Host) -> None:
    made = own_host.made(BOT, BOT)
    room = own_host.hall._rooms[made.table]
    assert not room.bots.at_play
    with made.client() as spectator:
        assert spectator.position["choices"] == 0
        spectator.position_where(lambda said: said["choices"] >= 3)
    own_host.wait_until(lambda _: not room.guests and not room.bots.at_play)
    count = room.table.count
    assert not room.table.over
    with made.client() as again:
        assert again.welcome["table"]["choices"] == count
        again.position_where(lambda said: said["choices"] > count)


def test_bots_play_on_for_a_while_for_a_player_who_has_just_left(host: Host) -> None:
    made = host.made(PERSON, BOT)
    room = host.hall._rooms[made.table]
    with standing_still(host.hall.thinkers.bots), made.client(0) as ada:
        for _ in range(50):
            if ada.position["waiting"] == [1]:
                break
            ada.choose()
        count = ada.count
    host.wait_until(lambda _: not room.guests and room.table.count > count)
