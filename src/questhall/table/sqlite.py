"""The store in an SQLite file."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from .campaign_sql import Row
from .sql import SqlStore
from .store import Conflict, StoreFault, Trouble

BUSY_SECONDS = 10.0

TROUBLES: dict[int, Trouble] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "unwritable",
    sqlite3.SQLITE_IOERR: "unwritable",
    sqlite3.SQLITE_CANTOPEN: "unreachable",
}


class SqliteStore(SqlStore):
    """A file with a write-ahead log; what is committed is on the disk."""

    def __init__(self, path: str) -> None:
        place = Path(path).expanduser()
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            self._connection = sqlite3.connect(
                place, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
            )
            self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.execute("PRAGMA synchronous = FULL")
            self._connection.execute("PRAGMA foreign_keys = ON")
        except (OSError, sqlite3.Error) as fault:
            raise StoreFault(f"{place} cannot be used as a database: {fault}") from None
        self._lay_out()

    @property
    def is_shared(self) -> bool:
        return False

    @contextmanager
    def _transaction(self, writing: bool) -> Iterator[None]:
        try:
            self._connection.execute("BEGIN IMMEDIATE" if writing else "BEGIN")
            yield
            self._connection.execute("COMMIT")
        except sqlite3.IntegrityError as fault:
            raise Conflict(str(fault)) from None
        except sqlite3.Error as fault:
            raise StoreFault(str(fault), _trouble(fault)) from None
        finally:
            self._roll_back()

    def _roll_back(self) -> None:
        """Roll back, unless the transaction has already ended."""
        with suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def _run(self, sql: str, *values: object) -> int:
        return self._connection.execute(sql, values).rowcount

    def _rows(self, sql: str, *values: object) -> list[Row]:
        return self._connection.execute(sql, values).fetchall()

    def close(self) -> None:
        self._connection.close()


def _trouble(fault: sqlite3.Error) -> Trouble:
    """The lower byte of its code says what it is; faults of the module itself have no code."""
    code: int = getattr(fault, "sqlite_errorcode", 0)
    return TROUBLES.get(code & 0xFF, "unknown")
