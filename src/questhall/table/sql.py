"""The store in SQL that SQLite and PostgreSQL both understand."""

from collections.abc import Sequence
from time import time

import msgspec

from .bell_sql import BELL_SCHEMA
from .campaign_sql import CAMPAIGN_CHANGE, CAMPAIGN_SCHEMA, NOT_IN_PLAY, Row
from .contents import ContentsSql
from .lease_sql import LEASE_CHANGES, LEASE_SCHEMA, presence_in
from .leases import Presence
from .records import (
    Entry,
    Facts,
    Held,
    Line,
    Position,
    Seated,
    Shared,
    Stored,
    Summary,
    Unshared,
    Write,
)
from .store import Ages, Conflict, StoreFault
from .tokens import new_secret

SCHEMA_VERSION = 8
SCHEMA = (
    "CREATE TABLE IF NOT EXISTS questhall (version INTEGER NOT NULL)",
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY,
        facts TEXT NOT NULL,
        summary TEXT NOT NULL,
        seq BIGINT NOT NULL,
        changed DOUBLE PRECISION NOT NULL,
        holder TEXT NOT NULL DEFAULT '',
        epoch BIGINT NOT NULL DEFAULT 0,
        presence TEXT NOT NULL DEFAULT ''
    )""",
    "CREATE INDEX IF NOT EXISTS tables_by_change ON tables (changed)",
    """CREATE TABLE IF NOT EXISTS log (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seq BIGINT NOT NULL,
        time DOUBLE PRECISION NOT NULL,
        entry TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    )""",
    """CREATE TABLE IF NOT EXISTS positions (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seq BIGINT NOT NULL,
        choices BIGINT NOT NULL,
        version TEXT NOT NULL,
        state TEXT NOT NULL,
        past TEXT NOT NULL,
        tail TEXT NOT NULL
    )""",
    "CREATE INDEX IF NOT EXISTS positions_of_table ON positions (table_id, seq)",
    """CREATE TABLE IF NOT EXISTS tokens (
        hash TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        PRIMARY KEY (hash, table_id)
    )""",
    "CREATE INDEX IF NOT EXISTS tokens_of_table ON tokens (table_id, seat)",
    """CREATE TABLE IF NOT EXISTS heartbeats (
        time DOUBLE PRECISION NOT NULL,
        filling TEXT NOT NULL
    )""",
    "CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    *CAMPAIGN_SCHEMA,
    *BELL_SCHEMA,
    *LEASE_SCHEMA,
)

# How to come from that layout to the next one, where new tables are not enough.
CHANGES = {
    1: ("ALTER TABLE positions ADD COLUMN past TEXT NOT NULL DEFAULT ''",),
    2: ("ALTER TABLE positions ADD COLUMN tail TEXT NOT NULL DEFAULT ''",),
    4: (CAMPAIGN_CHANGE,),
    7: LEASE_CHANGES,
}

# Found in a summary, never in a name there, because quotes are escaped.
FINISHED = '%"stage":"finished"%'

FILLING = "." * 16_384

_entries: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


class SqlStore(ContentsSql):
    """What both databases do alike. Placeholders are written `?`."""

    def _lay_out(self) -> None:
        """Make the tables of the database where there are none."""
        with self._transaction(writing=True):
            self._lay_out_once()

    def _lay_out_once(self) -> None:
        for statement in SCHEMA:
            self._run(statement)
        versions = self._rows("SELECT version FROM questhall")
        if not versions:
            self._run("INSERT INTO questhall (version) VALUES (?)", SCHEMA_VERSION)
        else:
            self._bring_up_to_date(versions[0][0])

    def _bring_up_to_date(self, version: int) -> None:
        if not 1 <= version <= SCHEMA_VERSION:
            raise StoreFault(
                f"the database has layout {version}, this Questhall needs {SCHEMA_VERSION}"
            )
        for old in range(version, SCHEMA_VERSION):
            for change in CHANGES.get(old, ()):
                self._run(change)
            self._run("UPDATE questhall SET version = ?", old + 1)

    # -- writing ---------------------------------------------------------------

    def create(self, facts: Facts, summary: Summary, positions: Sequence[Position] = ()) -> None:
        with self._transaction(writing=True):
            self._create(facts, summary, positions)

    def _create(self, facts: Facts, summary: Summary, positions: Sequence[Position]) -> None:
        self._run(
            "INSERT INTO tables (id, facts, summary, seq, changed) VALUES (?, ?, ?, 0, ?)",
            facts.id,
            _text(facts),
            _text(summary),
            summary.changed,
        )
        for hash, seat in facts.tokens.items():
            self._keep_token(facts.id, hash, seat)
        for position in positions:
            self._keep_position(facts.id, position)

    def append(self, writes: list[Write]) -> None:
        with self._transaction(writing=True):
            for write in writes:
                self._append(write)

    def _append(self, write: Write) -> None:
        touched = self._run(
            "UPDATE tables SET summary = ?, seq = ?, changed = ?"
            " WHERE id = ? AND seq = ? AND epoch = ?",
            _text(write.summary),
            write.lines[-1].seq,
            write.summary.changed,
            write.table,
            write.lines[0].seq - 1,
            write.epoch,
        )
        if touched != 1:
            raise Conflict("somebody else has this table now, or has written to it")
        for line in write.lines:
            self._run(
                "INSERT INTO log (table_id, seq, time, entry) VALUES (?, ?, ?, ?)",
                write.table,
                line.seq,
                line.time,
                _text(line.entry),
            )
            self._follow_tokens(write.table, line.entry)
        for seq in write.forgotten:
            self._run("DELETE FROM log WHERE table_id = ? AND seq = ?", write.table, seq)
        if write.position is not None:
            self._keep_position(write.table, write.position)

    def _follow_tokens(self, table: str, entry: Entry) -> None:
        if isinstance(entry, Seated) and entry.revoke:
            for of_seat in ("tokens", "bells"):
                where = "WHERE table_id = ? AND seat = ?"
                self._run(f"DELETE FROM {of_seat} {where}", table, entry.seat)
        if isinstance(entry, Seated | Shared) and entry.token:
            self._keep_token(table, entry.token, entry.seat)
        if isinstance(entry, Unshared):
            for hash in entry.tokens:
                self._run("DELETE FROM tokens WHERE table_id = ? AND hash = ?", table, hash)

    def _keep_token(self, table: str, hash: str, seat: int) -> None:
        self._run("INSERT INTO tokens (hash, table_id, seat) VALUES (?, ?, ?)", hash, table, seat)

    def _keep_position(self, table: str, position: Position) -> None:
        """It replaces the one after as many choices, and later ones, which were taken back."""
        self._run(
            "DELETE FROM positions WHERE table_id = ? AND choices >= ?", table, position.choices
        )
        self._run(
            "INSERT INTO positions (table_id, seq, choices, version, state, past, tail)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            table,
            position.seq,
            position.choices,
            position.version,
            position.state,
            position.past,
            position.tail,
        )

    def secret(self, name: str) -> str:
        with self._transaction(writing=True):
            self._run(
                "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING",
                name,
                new_secret(),
            )
            return str(self._rows("SELECT value FROM secrets WHERE name = ?", name)[0][0])

    def forget(self, ages: Ages, spared: set[str], most: int) -> int:
        with self._transaction(writing=True):
            self._forget_campaigns(ages, most)
            rows = self._rows(
                "SELECT id FROM tables WHERE ((changed < ? AND summary LIKE ?)"
                f" OR (changed < ? AND summary NOT LIKE ?)) AND holder = '' AND {NOT_IN_PLAY}"
                " ORDER BY changed LIMIT ?",
                ages.finished,
                FINISHED,
                ages.unfinished,
                FINISHED,
                most + len(spared),
            )
            old = [table for (table,) in rows if table not in spared][:most]
            for table in old:
                self._run("DELETE FROM tables WHERE id = ?", table)
            return len(old)

    # -- reading ---------------------------------------------------------------

    def load(self, table: str) -> Stored | None:
        with self._transaction(writing=False):
            return self._load(table)

    def _load(self, table: str) -> Stored | None:
        rows = self._rows("SELECT facts, summary FROM tables WHERE id = ?", table)
        if not rows:
            return None
        lines = [
            Line(seq, at, _entries.decode(entry))
            for seq, at, entry in self._rows(
                "SELECT seq, time, entry FROM log WHERE table_id = ? ORDER BY seq", table
            )
        ]
        positions = [
            Position(*row)
            for row in self._rows(
                "SELECT seq, choices, version, state, past, tail FROM positions"
                " WHERE table_id = ? ORDER BY seq, choices",
                table,
            )
        ]
        facts = msgspec.json.decode(rows[0][0], type=Facts)
        summary = msgspec.json.decode(rows[0][1], type=Summary)
        return Stored(facts, lines, positions, summary.results)

    def summary(self, table: str) -> Summary | None:
        rows = self._read("SELECT summary FROM tables WHERE id = ?", table)
        return msgspec.json.decode(rows[0][0], type=Summary) if rows else None

    def presence(self, table: str) -> Presence:
        rows = self._read("SELECT presence FROM tables WHERE id = ?", table)
        return presence_in(rows[0][0] if rows else "")

    def held(self, hashes: list[str], most: int) -> list[Held]:
        if not hashes:
            return []
        places = ", ".join("?" for _ in hashes)
        rows = self._read(
            "SELECT tables.id, tokens.seat, tables.summary, tables.presence FROM tokens"
            " JOIN tables ON tables.id = tokens.table_id"
            f" WHERE tokens.hash IN ({places})"
            " ORDER BY tables.changed DESC, tables.id, tokens.seat",
            *hashes,
        )
        found: dict[str, Held] = {}
        for table, seat, summary, presence in rows:
            if table not in found:
                if len(found) == most:
                    break
                known = msgspec.json.decode(summary, type=Summary)
                found[table] = Held(known, [], presence_in(presence))
            found[table].seats.append(seat)
        return list(found.values())

    def _read(self, sql: str, *values: object) -> list[Row]:
        with self._transaction(writing=False):
            return self._rows(sql, *values)

    def ping(self) -> None:
        """Write as much as a choice takes, so that a full disk is noticed; the newest stays."""
        now = time()
        with self._transaction(writing=True):
            self._run("INSERT INTO heartbeats (time, filling) VALUES (?, ?)", now, FILLING)
            self._run("DELETE FROM heartbeats WHERE time < ?", now)


def _text(record: object) -> str:
    return msgspec.json.encode(record).decode()
