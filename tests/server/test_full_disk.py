"""A server that cannot write says so, and why; once it can again, the game goes on."""

import sqlite3
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from questhall.table.sqlite import SqliteStore
from tests.server.conftest import relaxed
from tests.server.hosting import BOT, OPEN, OTHER, PERSON, Host

NO_LIMIT = 1_073_741_823
GOOD = {"game": "sorcerer", "format": "duel"}
FULL = "the server cannot keep anything now: its disk is full"


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Host]:
    """A host whose clock advances a minute each time it is read."""
    opened = Host(relaxed(str(tmp_path / "tables.sqlite3")))
    clock = count(step=60)
    opened.hall.clock = lambda: float(next(clock))
    yield opened
    opened.close()


def database_of(host: Host) -> sqlite3.Connection:
    store = host.hall.storage.store
    assert isinstance(store, SqliteStore)
    return store._connection


def limit_pages(host: Host, most: int) -> None:
    """Limit the database to this many pages; 1 means as many as it has."""
    database_of(host).execute(f"PRAGMA max_page_count = {most}")


def test_a_full_disk_is_reported_and_changes_nothing(small: Host) -> None:
    made = small.made(PERSON, OTHER)
    other = small.made(PERSON, OPEN)
    assert small.http.get("/readyz").text == "ready\n"
    with made.client(0, 1) as both:
        both.choose()
        limit_pages(small, 1)
        said = 0
        while (answer := both.ask("chat", seat=0, text="la " * 160))["type"] == "done":
            said += 1
            assert said < 500, "something must fill the disk"
        assert (answer["code"], answer["message"]) == ("not_kept", FULL)

        ready = small.http.get("/readyz")
        assert (ready.status_code, ready.text) == (503, f"{FULL}\n")
        assert small.http.get("/healthz").status_code == 200
        refused = small.post("/api/tables", {**GOOD, "players": [PERSON, BOT]})
        assert (refused.status_code, refused.json()["code"]) == (503, "not_kept")

        assert both.ask("look", at=1)["type"] == "looked", "nobody was sent away"
        assert small.http.get(f"/api/tables/{other.table}").status_code == 200

        limit_pages(small, NO_LIMIT)
        assert small.http.get("/readyz").text == "ready\n"
        both.choose()
        both.done("chat", seat=0, text="There is room again")
    with made.client(0, 1) as again:
        assert again.count == 2
        assert len(again.welcome["talk"]) == min(said + 1, 100)


def test_a_locked_database_is_reported(small: Host) -> None:
    made = small.made(PERSON, OTHER)
    database_of(small).execute("PRAGMA busy_timeout = 1")
    other = sqlite3.connect(small.hall.settings.database, isolation_level=None)
    with made.client(0, 1) as both:
        other.execute("BEGIN IMMEDIATE")
        answer = both.ask("chat", seat=0, text="Hello?")
        assert answer["message"].endswith("another program holds its database")
        assert small.http.get("/readyz").status_code == 503
        other.execute("ROLLBACK")
        both.choose()
        assert both.count == 1
    other.close()


def test_health_checks_do_not_wear_out_the_disk(small: Host) -> None:
    """A health check does not write each time."""
    small.hall.clock = lambda: 1000.0
    small.http.get("/readyz")
    trial = small.hall._trial
    for _ in range(5):
        small.http.get("/readyz")
    assert small.hall._trial is trial
