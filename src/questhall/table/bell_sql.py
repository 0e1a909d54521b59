"""Bells in SQL that SQLite and PostgreSQL both understand."""

from .bells import Bell
from .campaign_sql import CampaignSql

BELL_SCHEMA = (
    """CREATE TABLE IF NOT EXISTS bells (
        id TEXT PRIMARY KEY,
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        address TEXT NOT NULL,
        secret TEXT NOT NULL,
        language TEXT NOT NULL,
        quiet INTEGER NOT NULL,
        turn BIGINT NOT NULL,
        told DOUBLE PRECISION NOT NULL
    )""",
    "CREATE INDEX IF NOT EXISTS bells_of_table ON bells (table_id, seat)",
)
COLUMNS = "id, table_id, seat, kind, address, secret, language, quiet, turn, told"


class BellSql(CampaignSql):
    """What both databases do alike."""

    def seat_of(self, table: str, hash: str) -> int | None:
        with self._transaction(writing=False):
            rows = self._rows(
                "SELECT seat FROM tokens WHERE table_id = ? AND hash = ?", table, hash
            )
        return int(rows[0][0]) if rows else None

    def hang_bell(self, bell: Bell) -> None:
        with self._transaction(writing=True):
            self._run(
                "DELETE FROM bells WHERE table_id = ? AND seat = ? AND address = ?",
                bell.table,
                bell.seat,
                bell.address,
            )
            self._run(
                f"INSERT INTO bells ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                bell.id,
                bell.table,
                bell.seat,
                bell.kind,
                bell.address,
                bell.secret,
                bell.language,
                bell.quiet,
                bell.turn,
                bell.told,
            )

    def bells(self, table: str) -> list[Bell]:
        with self._transaction(writing=False):
            rows = self._rows(f"SELECT {COLUMNS} FROM bells WHERE table_id = ? ORDER BY id", table)
        return [Bell(*row) for row in rows]

    def rung(self, bell: str, turn: int, told: float) -> None:
        with self._transaction(writing=True):
            self._run("UPDATE bells SET turn = ?, told = ? WHERE id = ?", turn, told, bell)

    def take_bell_down(self, bell: str) -> None:
        with self._transaction(writing=True):
            self._run("DELETE FROM bells WHERE id = ?", bell)
