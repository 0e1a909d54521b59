"""The signs of life of a hall in a PostgreSQL database, and what halls tell each other there."""

from typing import Any

import psycopg

from .postgres import connect
from .store import StoreFault

CHANNEL = "questhall"
GONE_SECONDS = 2.0  # so long after its end a hall is struck off, with all that it seemed to hold
NOW = "EXTRACT(EPOCH FROM clock_timestamp())"


class Pulse:
    """A connection for nothing else: a sign of life must not wait for what is being written."""

    def __init__(self, database: str, hall: str, address: str, seconds: float) -> None:
        self._database = database
        self._hall = hall
        self._address = address
        self._seconds = seconds
        self._connection: psycopg.Connection[tuple[Any, ...]] | None = None

    def beat(self) -> None:
        """For so many seconds from now on this hall is alive. Raises StoreFault."""
        try:
            connection = self._opened()
            connection.execute(
                f"INSERT INTO halls (id, address, until) VALUES (%s, %s, {NOW} + %s)"
                " ON CONFLICT (id) DO UPDATE SET until = EXCLUDED.until",
                (self._hall, self._address, self._seconds),
            )
            gone = connection.execute(
                f"DELETE FROM halls WHERE until < {NOW} - %s RETURNING id", (GONE_SECONDS,)
            ).fetchall()
            for (hall,) in gone:
                connection.execute(
                    "UPDATE tables SET holder = '', presence = '' WHERE holder = %s", (hall,)
                )
        except psycopg.Error as fault:
            self.close()
            raise StoreFault(str(fault), "unreachable") from None

    def talk(self, messages: list[str], seconds: float) -> list[str]:
        """Tell all halls something; what they told us meanwhile. Raises StoreFault."""
        try:
            connection = self._opened()
            for message in messages:
                connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message))
            return [each.payload for each in connection.notifies(timeout=seconds)]
        except psycopg.Error as fault:
            self.close()
            raise StoreFault(str(fault), "unreachable") from None

    def _opened(self) -> psycopg.Connection[tuple[Any, ...]]:
        if self._connection is None or self._connection.closed:
            self._connection = connect(self._database, patience=self._seconds)
            self._connection.execute(f"LISTEN {CHANNEL}")
        return self._connection

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
