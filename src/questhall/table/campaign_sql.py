"""Campaigns in SQL that SQLite and PostgreSQL both understand."""

from abc import abstractmethod
from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any

import msgspec

from .campaign_records import (
    CampaignEntry,
    CampaignFacts,
    CampaignHead,
    CampaignLine,
    CampaignSummary,
    CampaignWrite,
    Joined,
    Left,
    Standing,
    StoredCampaign,
)
from .records import Facts, Position, Summary
from .store import Ages, Conflict, Store

Row = Sequence[Any]

CAMPAIGN_SCHEMA = (
    """CREATE TABLE IF NOT EXISTS campaigns (
        id TEXT PRIMARY KEY,
        facts TEXT NOT NULL,
        summary TEXT NOT NULL,
        seq BIGINT NOT NULL,
        changed DOUBLE PRECISION NOT NULL,
        table_id TEXT NOT NULL
    )""",
    """CREATE TABLE IF NOT EXISTS campaign_log (
        campaign_id TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
        seq BIGINT NOT NULL,
        time DOUBLE PRECISION NOT NULL,
        entry TEXT NOT NULL,
        save TEXT NOT NULL,
        PRIMARY KEY (campaign_id, seq)
    )""",
    """CREATE TABLE IF NOT EXISTS members (
        hash TEXT NOT NULL,
        campaign_id TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
        PRIMARY KEY (hash, campaign_id)
    )""",
    """CREATE TABLE IF NOT EXISTS offered (
        campaign_id TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
        seq BIGINT NOT NULL,
        phrase TEXT NOT NULL,
        PRIMARY KEY (campaign_id, seq)
    )""",
    """CREATE TABLE IF NOT EXISTS campaign_heads (
        campaign_id TEXT PRIMARY KEY REFERENCES campaigns (id) ON DELETE CASCADE,
        seq BIGINT NOT NULL,
        head TEXT NOT NULL
    )""",
    "CREATE INDEX IF NOT EXISTS campaigns_by_change ON campaigns (changed)",
)

# All of it is made wherever it is missing; the new number keeps older programs away from tables
# that are dealt from a ledger.
CAMPAIGN_CHANGE = CAMPAIGN_SCHEMA[-1]

NOT_IN_PLAY = "id NOT IN (SELECT table_id FROM campaigns)"

_entries: msgspec.json.Decoder[CampaignEntry] = msgspec.json.Decoder(CampaignEntry)


class CampaignSql(Store):
    """What both databases do alike with campaigns. Placeholders are written `?`."""

    @abstractmethod
    def _run(self, sql: str, *values: object) -> int:
        """Change something; how many rows were touched. A double key raises Conflict."""

    @abstractmethod
    def _rows(self, sql: str, *values: object) -> list[Row]:
        """Read something."""

    @abstractmethod
    def _transaction(self, writing: bool) -> AbstractContextManager[object]:
        """All or nothing; committed when it is left without a fault."""

    @abstractmethod
    def _create(self, facts: Facts, summary: Summary, positions: Sequence[Position]) -> None:
        """Keep a new table, inside a transaction."""

    def create_campaign(self, facts: CampaignFacts, write: CampaignWrite) -> None:
        with self._transaction(writing=True):
            self._run(
                "INSERT INTO campaigns (id, facts, summary, seq, changed, table_id)"
                " VALUES (?, ?, '', 0, 0, '')",
                facts.id,
                _text(facts),
            )
            self._append_to_campaign(write)

    def append_to_campaign(self, write: CampaignWrite) -> None:
        with self._transaction(writing=True):
            self._append_to_campaign(write)

    def _append_to_campaign(self, write: CampaignWrite) -> None:
        touched = self._run(
            "UPDATE campaigns SET summary = ?, seq = ?, changed = ?, table_id = ?"
            " WHERE id = ? AND seq = ?",
            _text(write.summary),
            write.lines[-1].seq,
            write.summary.changed,
            write.summary.table,
            write.campaign,
            write.lines[0].seq - 1,
        )
        if touched != 1:
            raise Conflict("somebody else has written to this campaign")
        for line in write.lines:
            self._run(
                "INSERT INTO campaign_log (campaign_id, seq, time, entry, save)"
                " VALUES (?, ?, ?, ?, ?)",
                write.campaign,
                line.seq,
                line.time,
                _text(line.entry),
                line.save,
            )
            if line.phrase:
                self._run(
                    "INSERT INTO offered (campaign_id, seq, phrase) VALUES (?, ?, ?)",
                    write.campaign,
                    line.seq,
                    line.phrase,
                )
            self._follow_members(write.campaign, line.entry)
        self._keep_head(write)
        if write.table is not None:
            self._create(*write.table)

    def _keep_head(self, write: CampaignWrite) -> None:
        self._run("DELETE FROM campaign_heads WHERE campaign_id = ?", write.campaign)
        if write.head is not None:
            self._run(
                "INSERT INTO campaign_heads (campaign_id, seq, head) VALUES (?, ?, ?)",
                write.campaign,
                write.head.seq,
                _text(write.head),
            )

    def _follow_members(self, campaign: str, entry: CampaignEntry) -> None:
        if isinstance(entry, Joined):
            sql = "INSERT INTO members (hash, campaign_id) VALUES (?, ?)"
            self._run(sql, entry.token, campaign)
        elif isinstance(entry, Left):
            sql = "DELETE FROM members WHERE hash = ? AND campaign_id = ?"
            self._run(sql, entry.token, campaign)

    def campaign_standing(self, campaign: str, hashes: list[str]) -> Standing | None:
        with self._transaction(writing=False):
            rows = self._rows("SELECT seq, summary FROM campaigns WHERE id = ?", campaign)
            if not rows:
                return None
            places = ", ".join("?" for _ in hashes) or "NULL"
            held = self._rows(
                f"SELECT 1 FROM members WHERE campaign_id = ? AND hash IN ({places}) LIMIT 1",
                campaign,
                *hashes,
            )
        summary = msgspec.json.decode(rows[0][1], type=CampaignSummary)
        return Standing(rows[0][0], summary, bool(held))

    def load_head(self, campaign: str) -> tuple[CampaignFacts, CampaignHead] | None:
        with self._transaction(writing=False):
            rows = self._rows(
                "SELECT facts, head FROM campaigns JOIN campaign_heads AS heads"
                " ON heads.campaign_id = campaigns.id AND heads.seq = campaigns.seq"
                " WHERE campaigns.id = ?",
                campaign,
            )
        if not rows:
            return None
        facts, head = rows[0]
        return (
            msgspec.json.decode(facts, type=CampaignFacts),
            msgspec.json.decode(head, type=CampaignHead),
        )

    def load_campaign(self, campaign: str, saves: bool = False) -> StoredCampaign | None:
        with self._transaction(writing=False):
            rows = self._rows("SELECT facts FROM campaigns WHERE id = ?", campaign)
            if not rows:
                return None
            column = "save" if saves else "''"
            lines = self._rows(
                f"SELECT log.seq, time, entry, {column}, COALESCE(phrase, '')"
                " FROM campaign_log AS log LEFT JOIN offered"
                " ON offered.campaign_id = log.campaign_id AND offered.seq = log.seq"
                " WHERE log.campaign_id = ? ORDER BY log.seq",
                campaign,
            )
        return StoredCampaign(
            msgspec.json.decode(rows[0][0], type=CampaignFacts),
            [
                CampaignLine(seq, at, _entries.decode(entry), save, phrase)
                for seq, at, entry, save, phrase in lines
            ],
        )

    def campaigns_held(self, hashes: list[str], most: int) -> list[CampaignSummary]:
        if not hashes:
            return []
        places = ", ".join("?" for _ in hashes)
        with self._transaction(writing=False):
            rows = self._rows(
                "SELECT summary FROM campaigns WHERE id IN"
                f" (SELECT campaign_id FROM members WHERE hash IN ({places}))"
                " ORDER BY changed DESC, id LIMIT ?",
                *hashes,
                most,
            )
        return [msgspec.json.decode(summary, type=CampaignSummary) for (summary,) in rows]

    def _forget_campaigns(self, ages: Ages, most: int) -> None:
        """Forget those that nobody has continued for long, not even at a table."""
        rows = self._rows(
            "SELECT id FROM campaigns WHERE changed < ? AND NOT EXISTS"
            " (SELECT 1 FROM tables WHERE tables.id = campaigns.table_id AND tables.changed >= ?)"
            " ORDER BY changed LIMIT ?",
            ages.unfinished,
            ages.unfinished,
            most,
        )
        for (campaign,) in rows:
            self._run("DELETE FROM campaigns WHERE id = ?", campaign)


def _text(record: object) -> str:
    return msgspec.json.encode(record).decode()
