"""Makes a room of the museum from the version of today: `tools/museum 0.1.0`.

A room stays as it is for ever, so none is made a second time. Everything follows from fixed seeds:
the room is made twice, on SQLite and on PostgreSQL, and both must come out the same.
"""

import argparse
import io
import lzma
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
from contextlib import closing
from importlib.metadata import version as installed_version
from pathlib import Path

import msgspec

from postgres import find_postgres
from questhall.kernel.games import find_game, game_names
from questhall.table.sql import SCHEMA_VERSION
from questhall.table.store import Store, open_store
from tests.table.cluster import postgres, why_no_postgres

from .making.campaigns import make_campaigns
from .making.clerk import Clerk, at_work
from .making.saves import make_saves
from .making.tables import make_stopped, make_tables
from .rooms import DUMP, FILES, LABELS, MUSEUM, SQLITE, Labels

ABOUT = "Makes a room of the museum from the version of today."


class CannotMake(Exception):
    """The room cannot be made; the text says why."""


def make_room(folder: Path, version: str, games: list[str], with_postgres: bool = True) -> None:
    """Write a new room into the folder, which must not be there yet."""
    if folder.exists():
        raise CannotMake(f"{folder.name} has its room already, and a room stays as it is")
    reason = why_no_postgres() if with_postgres else ""
    if reason:
        raise CannotMake(reason)
    with tempfile.TemporaryDirectory() as desk:
        database = Path(desk) / "tables.sqlite3"
        clerk = _made_in(str(database), games)
        dump = _dumped(clerk, games) if with_postgres else b""
        for name in games:
            make_saves(clerk, find_game(name))
        folder.mkdir(parents=True)
        (folder / SQLITE).write_bytes(_packed(_vacuumed(database)))
    if dump:
        (folder / DUMP).write_bytes(_packed(dump))
    (folder / FILES).write_bytes(_packed(_archive(clerk.files)))
    (folder / LABELS).write_bytes(_written(_labels(clerk, version, games)))


def _made_in(database: str, games: list[str]) -> Clerk:
    store: Store = open_store(database)
    try:
        with at_work(store, "museum") as clerk:
            for name in games:
                if find_game(name).campaigns() is not None:
                    make_campaigns(clerk, find_game(name))
            for name in games:
                make_tables(clerk, find_game(name))
            make_stopped(clerk, find_game(games[0]))
    finally:
        store.close()
    return clerk


def _dumped(first: Clerk, games: list[str]) -> bytes:
    """The same room on PostgreSQL, as statements without what differs from one dump to the next."""
    with postgres() as address:
        clerk = _made_in(address, games)
        command = [str(_pg_dump()), "--inserts", "--no-owner", "--no-privileges", address]
        dump = subprocess.run(command, capture_output=True, check=True).stdout.decode()
    if _labels(clerk, "", games) != _labels(first, "", games) or clerk.files != first.files:
        raise CannotMake("the room comes out differently each time: something hangs on chance")
    lines = [line for line in dump.splitlines() if line and not line.startswith(("--", "\\"))]
    return "\n".join([*lines, ""]).encode()


def _pg_dump() -> Path:
    """It lies beside the other programs of PostgreSQL, or where they lead to."""
    binaries = find_postgres()
    assert binaries is not None
    places = [binaries / "pg_dump", (binaries / "initdb").resolve().parent / "pg_dump"]
    return next(place for place in places if place.exists())


def _vacuumed(database: Path) -> bytes:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")
    return database.read_bytes()


def _archive(files: dict[str, bytes]) -> bytes:
    whole = io.BytesIO()
    with tarfile.open(fileobj=whole, mode="w") as archive:
        for name in sorted(files):
            member = tarfile.TarInfo(name)
            member.size = len(files[name])
            archive.addfile(member, io.BytesIO(files[name]))
    return whole.getvalue()


def _packed(data: bytes) -> bytes:
    return lzma.compress(data, preset=9 | lzma.PRESET_EXTREME)


def _labels(clerk: Clerk, version: str, games: list[str]) -> Labels:
    return Labels(
        version=version,
        layout=SCHEMA_VERSION,
        games={name: str(find_game(name).edition()) for name in games},
        secret=clerk.secret,
        tables=clerk.tables,
        campaigns=clerk.campaigns,
        saves=clerk.saves,
        campaign_files=clerk.campaign_files,
    )


def _written(labels: Labels) -> bytes:
    """JSON with a line for each exhibit."""
    plain = msgspec.to_builtins(labels)
    parts: list[str] = []
    for name, part in plain.items():
        parts.append(f'"{name}": {_lines(part) if isinstance(part, dict) else _line(part)}')
    return ("{\n" + ",\n".join(parts) + "\n}\n").encode()


def _lines(part: dict[str, object]) -> str:
    lines = [f"  {_line(name)}: {_line(value)}" for name, value in part.items()]
    return "{\n" + ",\n".join(lines) + "\n}"


def _line(value: object) -> str:
    return msgspec.json.encode(value).decode()


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools/museum", description=ABOUT)
    parser.add_argument("version", help="the version that is released, as in pyproject.toml")
    version: str = parser.parse_args().version
    today = installed_version("questhall")
    try:
        if version != today:
            raise CannotMake(f"this is version {today}, not {version}")
        make_room(MUSEUM / version, version, game_names())
    except CannotMake as fault:
        print(fault, file=sys.stderr)
        return 1
    print(f"tests/museum/{version}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
