"""Copies of the rooms' databases, on SQLite and on PostgreSQL."""

from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from questhall.table.store import Store, open_store
from tests.museum.rooms import Room
from tests.museum.visiting import SEED
from tests.table.conftest import postgres_address

__all__ = ["postgres_address"]

OpenCopy = Callable[[Room], Store]


def pytest_report_header() -> str:
    return f"museum: played on with the seed {SEED!r}, the same every day"


@pytest.fixture
def on_sqlite(tmp_path: Path) -> Iterator[OpenCopy]:
    """Opens a copy of a room's database, which nobody else uses."""
    opened: list[Store] = []

    def copy(room: Room) -> Store:
        path = tmp_path / "tables.sqlite3"
        path.write_bytes(room.sqlite)
        opened.append(open_store(str(path)))
        return opened[-1]

    yield copy
    for store in opened:
        store.close()


@pytest.fixture(scope="session")
def on_postgres(postgres_address: str) -> Iterator[OpenCopy]:
    """Opens a room's database; all tests share it, so each exhibit is visited by one of them."""
    opened: dict[Room, Store] = {}

    def copy(room: Room) -> Store:
        if room not in opened:
            opened[room] = open_store(_loaded(postgres_address, room))
        return opened[room]

    yield copy
    for store in opened.values():
        store.close()


def _loaded(address: str, room: Room) -> str:
    """The address of a database of its own, with what the room's dump says."""
    name = f"museum_{room.labels.version.replace('.', '_')}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    own = address.replace("/postgres?", f"/{name}?")
    with psycopg.connect(own, autocommit=True) as connection:
        connection.execute(room.dump())
    return own
