"""The store in a PostgreSQL database."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg import errors

from .campaign_sql import Row
from .sql import SqlStore
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

    def close(self) -> None:
        self._connection.close()


def _query(sql: str) -> bytes:
    """With the placeholders of psycopg; only our own texts come here, people's are values."""
    return sql.replace("?", "%s").encode()
