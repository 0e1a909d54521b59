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


def test_saves_have_places_before_they_are_read(own_host: Host) -> None:
    most = own_host.hall.settings.upload_limits.per_address
    head = b"POST /api/tables/import HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9000\r\n\r\n"
    lines = [socket.create_connection(("127.0.0.1", own_host.port)) for _ in range(most)]
    for line in lines:
        line.sendall(head + b'{"save":')
    own_host.wait_until(lambda hall: hall.uploads.taken == most)
    refused = own_host.post("/api/tables/import", {})
    assert (refused.status_code, refused.json()["code"]) == (429, "too_busy")
    for line in lines:
        line.close()
    own_host.wait_until(lambda hall: hall.uploads.taken == 0)
    assert own_host.post("/api/tables/import", {}).status_code == 422


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
