"""What an older Questhall wrote still opens: a database of layout 5, a save of format 2.

Both hold the same evening of Lanterns, with answers taken back and positions in the middle of
steps.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from questhall.kernel.codec import state_hash
from questhall.kernel.saves import load, read, save
from questhall.server.seal import Seal
from questhall.table.opening import open_table
from questhall.table.records import Chose, Stored
from questhall.table.sqlite import SqliteStore
from tests.conformance.toy import GAME as LANTERNS

KEPT = Path(__file__).parent / "kept"
CHOICES = 43
HASH = "68fc7a85f59b495efdac50dac730d976"


@pytest.fixture
def stored(tmp_path: Path) -> Stored:
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((KEPT / "layout-5.sql").read_text(encoding="utf-8"))
    found = SqliteStore(str(path)).load("table")
    assert found is not None
    return found


def test_the_whole_log_is_followed(stored: Stored) -> None:
    table = open_table(Stored(stored.facts, stored.lines, []), LANTERNS)
    assert (table.base, table.count) == (0, CHOICES)
    assert state_hash(table.match.state) == HASH


def test_the_past_is_read_from_the_positions(stored: Stored) -> None:
    whole = open_table(Stored(stored.facts, stored.lines, []), LANTERNS)
    stored.lines[0].entry = Chose(0, "fly-away")  # so the log alone leads nowhere
    table = open_table(stored, LANTERNS)
    assert (table.base, table.count) == (0, CHOICES)
    assert save(table.match) == save(whole.match)
    assert [str(event) for _, event in table.events_after(-1)] == [
        str(event) for _, event in whole.events_after(-1)
    ]


def test_under_other_rules_the_newest_position_is_enough(stored: Stored) -> None:
    stored.facts.version = "older"
    table = open_table(stored, LANTERNS)
    assert table.base == stored.positions[-1].choices
    assert table.count == CHOICES
    assert state_hash(table.match.state) == HASH


def test_a_save_is_played_again_and_its_signature_holds() -> None:
    data = (KEPT / "save-2.json").read_bytes()
    match = load(data, LANTERNS)
    assert len(match.choices) == CHOICES
    assert state_hash(match.state) == HASH
    assert read(Seal("a key").put_on(data)).signature == read(data).signature
