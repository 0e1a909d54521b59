"""Stores of both kinds."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from questhall.table.store import Store, open_store
from tests.table.cluster import postgres, why_no_postgres

OpenStore = Callable[[], Store]


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    reason = why_no_postgres()
    if reason and os.environ.get("CI"):
        pytest.fail(reason)
    if reason:
        pytest.skip(reason)
    with postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "folder" / "tables.sqlite3")
    address: str = request.getfixturevalue("postgres_address")
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return address


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = open_store(database)
    yield opened
    opened.close()
