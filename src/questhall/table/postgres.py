"""The store in a PostgreSQL database."""

from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
from psycopg import errors

from .campaign_sql import Row
from .contents import CONTENTS
from .lease_sql import ALIVE
from .sql import SqlStore
from .sqlite import SqliteStore
from .store import Conflict, StoreFault, Trouble

LAYOUT_LOCK = 0x51554553  # one process at a time makes the tables


PATIENCE = 10.0


def connect(address: str, patience: float = PATIENCE) -> psycopg.Connection[tuple[Any, ...]]:
    """Who is cut off from the database hears of it at last, though no packet comes back."""
    return psycopg.connect(
        address,
        autocommit=True,
        connect_timeout=max(2, int(patience)),
        tcp_user_timeout=int(patience * 1000),
    )


class PostgresStore(SqlStore):
    """A database by its address. A lost connection is made anew for the next transaction."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection = self._connect()
        self._lay_out()

    @property
    def is_shared(self) -> bool:
        return True

    def _connect(self) -> psycopg.Connection[tuple[Any, ...]]:
        try:
            return connect(self._address)
        except psycopg.Error as fault:
            reason = str(fault).splitlines()[0]
            raise StoreFault(
                f"the PostgreSQL database cannot be reached: {reason}", "unreachable"
            ) from None

    @contextmanager
    def _transaction(self, writing: bool) -> Iterator[None]:
        if self._connection.closed:
            self._connection = self._connect()
        try:
            with self._connection.transaction():
                yield
        except psycopg.IntegrityError as fault:
            raise Conflict(str(fault)) from None
        except psycopg.Error as fault:
            raise StoreFault(str(fault), self._trouble(fault)) from None

    def _trouble(self, fault: psycopg.Error) -> Trouble:
        if isinstance(fault, errors.DiskFull):
            return "full"
        if isinstance(fault, errors.LockNotAvailable | errors.DeadlockDetected):
            return "locked"
        if isinstance(fault, errors.ReadOnlySqlTransaction | errors.IoError):
            return "unwritable"
        return "unreachable" if self._connection.closed else "unknown"

    def _lay_out_once(self) -> None:
        self._rows("SELECT pg_advisory_xact_lock(?)", LAYOUT_LOCK)
        super()._lay_out_once()

    def _run(self, sql: str, *values: object) -> int:
        return self._connection.execute(_query(sql), values).rowcount

    def _rows(self, sql: str, *values: object) -> list[Row]:
        return list(self._connection.execute(_query(sql), values).fetchall())

    def _stream(self, table: str) -> Iterator[Row]:
        columns = CONTENTS[table]
        with self._connection.cursor() as cursor:
            cursor.execute(_query(f"SELECT {columns} FROM {table} LIMIT 0"))
            types = [column.type_code for column in cursor.description or ()]
            with cursor.copy(_query(f"COPY {table} ({columns}) TO STDOUT")) as copy:
                copy.set_types(types)
                yield from copy.rows()

    def _pour(self, table: str, rows: Iterable[Row]) -> None:
        with (
            self._connection.cursor() as cursor,
            cursor.copy(_query(f"COPY {table} ({CONTENTS[table]}) FROM STDIN")) as copy,
        ):
            for row in rows:
                copy.write_row(row)

    @contextmanager
    def _still(self) -> Iterator[None]:
        with self._transaction(writing=False):
            self._run("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            yield

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """A hall that begins meanwhile waits with its first sign of life."""
        with self._transaction(writing=True):
            self._run("LOCK TABLE halls IN ACCESS EXCLUSIVE MODE")
            if self._rows(ALIVE):
                raise StoreFault("a server has the database now: end it first", "locked")
            yield

    def back_up(self, file: Path) -> None:
        with closing(SqliteStore(str(file))) as copy:
            copy.take_over(self)

    def compact(self) -> None:
        try:
            self._connection.execute("VACUUM (ANALYZE)")
        except psycopg.Error as fault:
            raise StoreFault(str(fault), self._trouble(fault)) from None

    def size(self) -> int:
        return int(self._read("SELECT pg_database_size(current_database())")[0][0])

    def close(self) -> None:
        self._connection.close()


def _query(sql: str) -> bytes:
    """With the placeholders of psycopg; only our own texts come here, people's are values."""
    return sql.replace("?", "%s").encode()
