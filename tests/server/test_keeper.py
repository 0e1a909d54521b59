"""Rules that never end cost only their own table; a server that dies is restarted."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from questhall.server.processes.ports import take_port
from tests.installing import install
from tests.server.hosting import OTHER, PATIENCE, PERSON, Client, Made, Said
from tests.server.process import Process
from tests.server.test_recovery import Witness
from tests.server.treadmill import JAMMED

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """An impatient server that has treadmills too."""
    packages = install(tmp_path / "packages", "treadmill", "tests.server.treadmill:GAME")
    places = [str(packages), str(ROOT), os.environ.get("PYTHONPATH", "")]
    started = Process(
        str(tmp_path / "tables.sqlite3"),
        tmp_path / "log",
        {
            "PYTHONPATH": os.pathsep.join(filter(None, places)),
            "QUESTHALL_RULES_SECONDS": "1",
            JAMMED: str(tmp_path / "jammed"),
        },
        job_seconds=1,
    )
    started.start()
    yield started
    started.close()


class Neighbours:
    """Two people at another table, who must not lose anything."""

    def __init__(self, process: Process) -> None:
        self.made = process.made(PERSON, OTHER)
        self.witness = Witness()

    def play(self) -> None:
        with self.made.client(0, 1) as both:
            self.witness.check(both)
            for number in range(5):
                self.witness.choose(both, number)


def treadmill(process: Process) -> Made:
    return process.made(PERSON, game="treadmill", format="alone")


def walk(client: Client) -> None:
    client.choose()


def move(client: Client, way: str) -> None:
    """Send it, without waiting for an answer."""
    client.say("choose", ref=0, seat=0, option=way, at=client.count)


def lose(client: Client) -> None:
    """Wait until the server is gone."""
    with pytest.raises(WebSocketException):
        client.wait_for(lambda said: False)


def asked(process: Process, path: str) -> httpx.Response:
    return httpx.get(f"http://127.0.0.1:{process.port}{path}", timeout=PATIENCE)


def first_word(made: Made) -> Said:
    """What a newcomer to the table hears first; it retries if opening fails."""
    for _ in range(10):
        try:
            with Client(made.host.port, made.table, [], hello=False) as client:
                return client.next()
        except (WebSocketException, OSError):
            continue
    raise AssertionError("nobody answers at this table")


@pytest.mark.parametrize("way", ["run", "fall", "stare"])
def test_a_rule_without_end_stops_its_own_table_only(process: Process, way: str) -> None:
    neighbours = Neighbours(process)
    neighbours.play()
    made = treadmill(process)
    with made.client(0) as ada:
        walk(ada)
        move(ada, way)
        lose(ada)
    assert asked(process, "/healthz").status_code == 200
    neighbours.play()
    assert first_word(made)["code"] == "stopped"
    assert asked(process, f"/api/tables/{made.table}").json()["state"] == "stopped"
    assert "questhall_tables_stopped_total 1" in asked(process, "/metrics").text
    saved = asked(process, f"/api/tables/{made.table}/save")
    assert [choice[1] for choice in saved.json()["choices"]][:1] == ["walk"]
    assert process.stop() == 0
    assert process.children_end()


def test_a_table_that_cannot_be_opened_any_more_is_stopped_at_the_first_try(
    process: Process, tmp_path: Path
) -> None:
    neighbours = Neighbours(process)
    made = treadmill(process)
    with made.client(0) as ada:
        walk(ada)
        process.kill_server()
        lose(ada)
    (tmp_path / "jammed").touch()
    assert first_word(made)["code"] == "stopped"
    neighbours.play()
    assert process.log.read_text().count("rules did not come to an end") == 1


def test_a_table_that_cannot_be_marked_is_not_opened_either(process: Process) -> None:
    """The store cannot record it, so the keeper remembers it, for the next server too."""
    with closing(sqlite3.connect(process.database)) as store:
        store.execute(
            "CREATE TRIGGER full BEFORE INSERT ON log WHEN NEW.entry LIKE '%stopped%'"
            " BEGIN SELECT RAISE(ABORT, 'full'); END"
        )
    made = treadmill(process)
    with made.client(0) as ada:
        move(ada, "run")
        lose(ada)
    assert first_word(made)["code"] == "stopped"
    assert asked(process, f"/api/tables/{made.table}").json()["state"] == "playing"
    process.kill_server()
    assert first_word(made)["code"] == "stopped"


def test_a_loop_that_no_table_is_to_blame_for_is_ended_too(process: Process) -> None:
    neighbours = Neighbours(process)
    neighbours.play()
    made = treadmill(process)
    with made.client(0) as ada:
        walk(ada)
    with pytest.raises(httpx.TransportError):
        process.made(PERSON, game="treadmill", format="endless")
    neighbours.play()
    with made.client(0) as ada:
        assert ada.position["views"] == {"0": {"steps": 1}}
        walk(ada)


def test_a_catalogue_without_end_stands_in_nobodys_way(process: Process) -> None:
    with Neighbours(process).made.client(0, 1) as both:
        assert asked(process, "/api/games/treadmill/catalogue/en").status_code == 500
        both.choose()


def test_a_killed_server_is_started_anew_on_the_same_port(process: Process) -> None:
    neighbours = Neighbours(process)
    for _ in range(2):
        neighbours.play()
        with neighbours.made.client(0) as ada:
            process.kill_server()
            lose(ada)
    neighbours.play()
    assert process.stop() == 0
    assert process.children_end()


@pytest.mark.parametrize("way", ["walk", "run", "fall"])
def test_a_server_ends_with_its_keeper(process: Process, way: str) -> None:
    """Even if it is busy with a rule that never ends."""
    with treadmill(process).client(0) as ada:
        move(ada, way)
        process.kill()
    assert process.children_end()
    take_port("127.0.0.1", process.port).close()


@pytest.mark.parametrize("way", ["run", "fall"])
def test_it_stops_in_peace_while_a_rule_has_no_end(process: Process, way: str) -> None:
    with treadmill(process).client(0) as ada:
        move(ada, way)
        assert process.stop() == 0
    assert process.children_end()
