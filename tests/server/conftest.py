"""One server for most tests; tests that need their own start one."""

import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from questhall.server.settings import Settings
from questhall.server.sheets.game_cache import games
from tests.server import stubborn as stubborn_game
from tests.server.hosting import Host
from tests.server.process import Process
from tests.table.conftest import database, postgres_address

__all__ = ["database", "postgres_address"]


def relaxed(database: str, **more: object) -> Settings:
    """Settings for clients that are faster than people."""
    settings = Settings(
        database=database,
        workers=1,
        messages_per_second=5000.0,
        messages_at_once=5000,
        talk_per_second=5000.0,
        talk_at_once=5000,
        passes_at_once=5000,
        bells_at_once=5000,
        calls_per_second=5000.0,
        calls_at_once=5000,
        imports_per_minute=5000.0,
        imports_at_once=5000,
        bytes_at_once=2**40,
        connections_per_address=5000,
        connections_per_address_and_table=5000,
        silent_per_address=5000,
        sockets_per_address=5000,
        grace_seconds=0.0,
        looks_per_second=5000.0,
        looks_at_once=5000,
        looks_per_second_and_address=5000.0,
        looks_at_once_and_address=5000,
    )
    return msgspec.structs.replace(settings, **more)


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is dealt in a test is the same in every run; tokens stay unknown."""
    chance = Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "token_hex", lambda nbytes=32: chance.randbytes(nbytes).hex())
    monkeypatch.setattr(secrets, "randbits", chance.getrandbits)


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    opened = Host(relaxed(str(tmp_path_factory.mktemp("tables") / "tables.sqlite3")))
    yield opened
    opened.close()


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """A server as a separate process, on a fresh SQLite file."""
    started = Process(str(tmp_path / "tables.sqlite3"), tmp_path / "log")
    started.start()
    yield started
    started.close()


@pytest.fixture(scope="module")
def moods(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder where the game `stubborn`, installed meanwhile, finds its moods."""
    folder = tmp_path_factory.mktemp("moods")
    stubborn_game.install(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        patch.setenv(stubborn_game.FOLDER, str(folder))
        games.cache_clear()
        yield folder
    games.cache_clear()


@pytest.fixture(scope="module")
def stubborn(moods: Path) -> Iterator[Host]:
    """A host of that game, whose jobs have little time."""
    opened = Host(relaxed(str(moods / "tables.sqlite3"), job_seconds=1, play_on_seconds=0.0))
    yield opened
    opened.close()
