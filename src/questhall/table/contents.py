"""All that a store holds, as rows: lists for whoever looks after it, backups, and removals.

A row goes from one store to another as it is. Whoever holds a table, and who is there, is of the
moment, and stays behind.
"""

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import msgspec

from .campaign_records import CampaignSummary
from .campaign_sql import Row
from .lease_sql import LeaseSql
from .records import Summary
from .store import StoreFault

# Whatever others point at comes before them.
CONTENTS = {
    "tables": "id, facts, summary, seq, changed, epoch",
    "log": "table_id, seq, time, entry",
    "positions": "table_id, seq, choices, version, state, past, tail",
    "tokens": "hash, table_id, seat",
    "bells": "id, table_id, seat, kind, address, secret, language, quiet, turn, told",
    "campaigns": "id, facts, summary, seq, changed, table_id",
    "campaign_log": "campaign_id, seq, time, entry, save",
    "members": "hash, campaign_id",
    "offered": "campaign_id, seq, phrase",
    "campaign_heads": "campaign_id, seq, head",
    "secrets": "name, value",
}

LOGS = (("tables", "log", "table_id"), ("campaigns", "campaign_log", "campaign_id"))


class ContentsSql(LeaseSql):
    """What both databases do alike with all that they hold."""

    @abstractmethod
    def _stream(self, table: str) -> Iterator[Row]:
        """All rows of a table, a few at a time."""

    @abstractmethod
    def _pour(self, table: str, rows: Iterable[Row]) -> None:
        """Add rows to a table."""

    @abstractmethod
    def _still(self) -> AbstractContextManager[object]:
        """A transaction that sees everything as it was at its beginning, while others go on."""

    @abstractmethod
    def _alone(self) -> AbstractContextManager[object]:
        """A transaction that nobody else can disturb. Raises StoreFault if a server is there."""

    @abstractmethod
    def back_up(self, file: Path) -> None:
        """Write everything into a new SQLite file, while others go on."""

    @abstractmethod
    def compact(self) -> None:
        """Give back the room of what was thrown away. Raises StoreFault."""

    @abstractmethod
    def size(self) -> int:
        """How many bytes it takes."""

    def need_alone(self) -> None:
        """Raises StoreFault if a server is there."""
        with self._alone():
            pass

    def all_tables(self) -> list[Summary]:
        rows = self._listed("SELECT summary FROM tables ORDER BY changed DESC, id")
        return [msgspec.json.decode(text, type=Summary) for (text,) in rows]

    def all_campaigns(self) -> list[CampaignSummary]:
        rows = self._listed("SELECT summary FROM campaigns ORDER BY changed DESC, id")
        return [msgspec.json.decode(text, type=CampaignSummary) for (text,) in rows]

    def _listed(self, sql: str) -> list[Row]:
        with self._transaction(writing=False):
            return self._rows(sql)

    def delete_table(self, table: str) -> None:
        """With its log and tokens. Raises StoreFault if a campaign is played there, or it is not
        there."""
        with self._transaction(writing=True):
            rows = self._rows("SELECT id FROM campaigns WHERE table_id = ?", table)
            if rows:
                raise StoreFault(f"the campaign {rows[0][0]} is being played there: delete that")
            if self._run("DELETE FROM tables WHERE id = ?", table) == 0:
                raise StoreFault(f"there is no table {table}")

    def delete_campaign(self, campaign: str) -> int:
        """With all its tables; how many these were. Raises StoreFault if it is not there."""
        with self._transaction(writing=True):
            summaries = self._rows("SELECT id, summary FROM tables")
            if self._run("DELETE FROM campaigns WHERE id = ?", campaign) == 0:
                raise StoreFault(f"there is no campaign {campaign}")
            of_it = [
                table
                for table, text in summaries
                if msgspec.json.decode(text, type=Summary).campaign == campaign
            ]
            for table in of_it:
                self._run("DELETE FROM tables WHERE id = ?", table)
        return len(of_it)

    def need_whole(self) -> None:
        """Raises StoreFault unless every log reaches as far as its table or campaign says."""
        with self._still():
            self._need_whole()

    def _need_whole(self) -> None:
        for owner, log, key in LOGS:
            last = f"(SELECT COALESCE(MAX(seq), 0) FROM {log} WHERE {key} = {owner}.id)"
            rows = self._rows(f"SELECT id FROM {owner} WHERE seq <> {last} ORDER BY id")
            if rows:
                raise StoreFault(
                    f"the log of {len(rows)} of the {owner} is not whole, such as that of"
                    f" {rows[0][0]}"
                )

    def take_over(self, source: "ContentsSql") -> None:
        """Hold what the other store holds, and nothing else: all of it, or nothing is changed."""
        with source._still(), self._alone():
            for table in reversed(CONTENTS):
                self._run(f"DELETE FROM {table}")
            for table in CONTENTS:
                self._pour(table, source._stream(table))
            self._need_whole()
