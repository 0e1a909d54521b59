"""Three servers, PostgreSQL and a proxy, all of them real: no acknowledged choice is lost when one
is killed, or when all begin anew one after the other."""

import asyncio
import os
import re
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import psycopg
import pytest

from questhall.server.processes.ports import CannotServe
from questhall.server.processes.serving import serve
from questhall.server.settings import Settings
from tests import sampling
from tests.server.club import Evening, has, proxy
from tests.server.hosting import OTHER, PATIENCE, PERSON, Said, wait_until
from tests.server.process import Process

TABLES = 200 if sampling.runs_all() else 24
MANY = {"connections_per_address": 10_000, "silent_per_address": 10_000, "bytes_at_once": 2**40}

pytestmark = pytest.mark.slow


@pytest.fixture
def empty(postgres_address: str) -> str:
    with psycopg.connect(postgres_address, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return postgres_address


@pytest.fixture
def servers(empty: str, tmp_path: Path) -> Iterator[list[Process]]:
    environment = {"QUESTHALL_PROXIES": "127.0.0.1"}
    started = [Process(empty, tmp_path / f"log{each}", environment, **MANY) for each in range(3)]
    for each in started:
        each.start()
    yield started
    for each in started:
        each.close()


def laid(port: int) -> list[Said]:
    body = {"game": "sorcerer", "format": "duel", "players": [PERSON, OTHER], "undo": "free"}
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
        made = [http.post("/api/tables", json=body) for _ in range(TABLES)]
    assert {each.status_code for each in made} == {200}
    return [each.json() for each in made]


@pytest.mark.skipif(not has("nginx"), reason="nginx is not installed")
def test_when_one_of_three_is_killed_all_tables_go_on(
    servers: list[Process], tmp_path: Path
) -> None:
    with proxy("nginx", tmp_path, [each.port for each in servers]) as port:
        evening = Evening(port, laid(port))
        asyncio.run(evening.run(servers[0].kill))
    assert any(guests.came > 1 for guests in evening.guests)
    assert any(guests.came == 1 for guests in evening.guests)


@pytest.mark.skipif(not has("haproxy"), reason="HAProxy is not installed")
def test_all_begin_anew_one_after_the_other(servers: list[Process], tmp_path: Path) -> None:
    def begin_anew(server: Process) -> None:
        assert server.stop() == 0
        server.start()

    with proxy("haproxy", tmp_path, [each.port for each in servers]) as port:
        evening = Evening(port, laid(port))
        asyncio.run(evening.run(*(lambda each=each: begin_anew(each) for each in servers)))
    assert all(guests.came > 1 for guests in evening.guests)


def test_several_servers_share_a_port(empty: str, tmp_path: Path) -> None:
    club = Process(empty, tmp_path / "log", None, processes=2, **MANY)
    club.start()
    try:
        evening = Evening(club.port, laid(club.port))

        def one_is_killed() -> None:
            os.kill(servers_of(club)[0], signal.SIGKILL)
            wait_until(lambda: len(servers_of(club)) == 2)

        def all_begin_anew() -> None:
            before = set(servers_of(club))
            assert club.running is not None
            club.running.send_signal(signal.SIGUSR1)
            wait_until(lambda: club.log.read_text().count("server begun anew") == 2)
            assert not before & set(servers_of(club))

        asyncio.run(evening.run(one_is_killed, all_begin_anew))
        counted = [numbers(club) for _ in range(4)]
        assert {each["questhall_tables_created_total"] for each in counted} == {TABLES}
        kept = sum(len(guests.acknowledged) for guests in evening.guests)
        assert counted[0]["questhall_choices_total"] >= kept
        assert club.stop() == 0
        assert club.children_end()
    finally:
        club.close()


def numbers(club: Process) -> dict[str, float]:
    text = httpx.get(f"http://127.0.0.1:{club.port}/metrics", timeout=PATIENCE).text
    return {name: float(value) for name, value in re.findall(r"^(\w+) (\S+)$", text, re.M)}


def servers_of(club: Process) -> list[int]:
    """The children of the keepers that are no helpers of Python's own."""
    assert club.running is not None
    return [child for keeper in _children(club.running.pid) for child in _children(keeper)]


def _children(number: int) -> list[int]:
    found = subprocess.run(
        ["pgrep", "-P", str(number), "-f", "spawn_main"],
        capture_output=True,
        text=True,
        check=False,
    )
    return [int(each) for each in found.stdout.split()]


def test_several_servers_need_a_database_that_they_can_share(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "tables.sqlite3"))
    with pytest.raises(CannotServe, match="PostgreSQL"):
        serve("127.0.0.1", 0, settings=msgspec.structs.replace(settings, processes=2))
