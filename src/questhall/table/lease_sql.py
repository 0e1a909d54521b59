"""Leases in SQL. A file has one program and needs none: there every table is its own."""

import msgspec

from .bell_sql import BellSql
from .leases import Lease, Presence

LEASE_SCHEMA = (
    """CREATE TABLE IF NOT EXISTS halls (
        id TEXT PRIMARY KEY,
        address TEXT NOT NULL,
        until DOUBLE PRECISION NOT NULL
    )""",
)
LEASE_CHANGES = (
    "ALTER TABLE tables ADD COLUMN holder TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN presence TEXT NOT NULL DEFAULT ''",
)

# Only the clock of the database counts: those of different machines may differ.
ALIVE = "SELECT id FROM halls WHERE until > EXTRACT(EPOCH FROM clock_timestamp())"


class LeaseSql(BellSql):
    """What both databases do, and what only a shared one does."""

    def take(self, table: str, hall: str) -> Lease | None:
        """Who holds the table from now on: this hall, unless another one that is alive does."""
        with self._transaction(writing=True):
            if self.is_shared:
                # One statement, or two who take it at the same moment would both believe it.
                self._run(
                    "UPDATE tables SET holder = ?, epoch = epoch + 1, presence = ''"
                    f" WHERE id = ? AND (holder = ? OR holder NOT IN ({ALIVE}))",
                    hall,
                    table,
                    hall,
                )
            rows = self._rows(
                "SELECT holder, COALESCE(address, ''), epoch FROM tables"
                " LEFT JOIN halls ON halls.id = holder WHERE tables.id = ?",
                table,
            )
        return Lease(*rows[0]) if rows else None

    def give_back(self, table: str, epoch: int) -> None:
        """The table is nobody's, unless it is somebody else's by now."""
        if self.is_shared:
            with self._transaction(writing=True):
                self._run(
                    "UPDATE tables SET holder = '', presence = '' WHERE id = ? AND epoch = ?",
                    table,
                    epoch,
                )

    def seize(self, table: str) -> int:
        """Take the table from whoever holds it; its new epoch."""
        with self._transaction(writing=True):
            self._run(
                "UPDATE tables SET holder = '', epoch = epoch + 1, presence = '' WHERE id = ?",
                table,
            )
            rows = self._rows("SELECT epoch FROM tables WHERE id = ?", table)
        return int(rows[0][0]) if rows else 0

    def note_presence(self, found: dict[tuple[str, int], Presence]) -> None:
        """Who is at these tables, each with its epoch."""
        with self._transaction(writing=True):
            for (table, epoch), presence in sorted(found.items()):
                self._run(
                    "UPDATE tables SET presence = ? WHERE id = ? AND epoch = ?",
                    msgspec.json.encode(presence).decode(),
                    table,
                    epoch,
                )

    def leave(self, hall: str) -> None:
        """A hall closes, and everything that it holds is free."""
        with self._transaction(writing=True):
            self._run("DELETE FROM halls WHERE id = ?", hall)
            self._run("UPDATE tables SET holder = '', presence = '' WHERE holder = ?", hall)


def presence_in(text: str) -> Presence:
    return msgspec.json.decode(text, type=Presence) if text else Presence()
