"""The store in an SQLite file."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from .campaign_sql import Row
from .contents import CONTENTS
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

    def _stream(self, table: str) -> Iterator[Row]:
        yield from self._connection.execute(f"SELECT {CONTENTS[table]} FROM {table}")

    def _pour(self, table: str, rows: Iterable[Row]) -> None:
        columns = CONTENTS[table]
        places = ", ".join("?" for _ in columns.split(", "))
        self._connection.executemany(f"INSERT INTO {table} ({columns}) VALUES ({places})", rows)

    @contextmanager
    def _still(self) -> Iterator[None]:
        with self._transaction(writing=False):
            yield

    @contextmanager
    def _alone(self) -> Iterator[None]:
        with self._sole(), self._transaction(writing=True):
            yield

    @contextmanager
    def _sole(self) -> Iterator[None]:
        """Whoever has the file open keeps it from leaving its write-ahead log, and cannot open it
        afterwards while something is being written."""
        try:
            self._connection.execute("PRAGMA busy_timeout = 0")
            self._connection.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.Error as fault:
            raise StoreFault(
                "another program, such as a server, has the database open: end it first",
                _trouble(fault),
            ) from None
        finally:
            self._connection.execute(f"PRAGMA busy_timeout = {int(BUSY_SECONDS * 1000)}")
        try:
            yield
        finally:
            with suppress(sqlite3.Error):  # whoever opens it next does it
                self._connection.execute("PRAGMA journal_mode = WAL")

    def back_up(self, file: Path) -> None:
        try:
            with closing(sqlite3.connect(file)) as copy:
                self._connection.backup(copy)
        except sqlite3.Error as fault:
            raise StoreFault(f"{file} cannot be written: {fault}", _trouble(fault)) from None

    def compact(self) -> None:
        with self._sole():
            try:
                self._connection.execute("VACUUM")
            except sqlite3.Error as fault:
                raise StoreFault(str(fault), _trouble(fault)) from None

    def size(self) -> int:
        rows = self._read(
            "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
        )
        return int(rows[0][0])

    def close(self) -> None:
        self._connection.close()


def _trouble(fault: sqlite3.Error) -> Trouble:
    """The lower byte of its code says what it is; faults of the module itself have no code."""
    code: int = getattr(fault, "sqlite_errorcode", 0)
    return TROUBLES.get(code & 0xFF, "unknown")
