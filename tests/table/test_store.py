"""The store: every kind of store keeps tables in the same way."""

import sqlite3
import sys
from pathlib import Path

import msgspec
import psycopg
import pytest

from questhall.games.sorcerer import GAME as SORCERER
from questhall.kernel.codec import state_hash
from questhall.table import acts, taking_back
from questhall.table.opening import open_table
from questhall.table.records import Entry, Facts, Talked, Write
from questhall.table.sql import SqlStore
from questhall.table.sqlite import SqliteStore
from questhall.table.store import Ages, Conflict, Store, StoreFault, open_store
from questhall.table.tokens import token_hash
from tests.table.laying import NOW, Desk, facts


class KeptDesk(Desk):
    """A desk that writes everything to a store."""

    def __init__(self, store: Store, of: Facts) -> None:
        super().__init__(of)
        self.store = store
        store.create(of, self.table.summary())

    def do(self, entries: list[Entry]) -> None:
        self.store.append([self.table.add(entries, NOW + self.table.seq + 1)])


def test_what_was_written_is_there_after_reopening(database: str) -> None:
    first = open_store(database)
    desk = KeptDesk(first, facts("person", "open", undo="free"))
    desk.do(acts.sit(desk.table, 1, "Бела", token_hash("bela")))
    desk.play(45)
    desk.do(taking_back.ask(desk.table, 0, {0}, 30, 45))
    desk.play(20)
    desk.do(acts.talk(desk.table, 1, "", "Туман сгущается…"))
    first.close()

    second = open_store(database)
    stored = second.load("table")
    second.close()
    assert stored is not None
    assert [line.seq for line in stored.lines] == list(range(1, 69))
    assert len(stored.positions) >= 2
    table = open_table(stored, SORCERER)
    assert state_hash(table.match.state) == state_hash(desk.table.match.state)
    assert table.summary() == desk.table.summary()
    assert table.people.talk == desk.table.people.talk


def test_a_missing_library_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "questhall.table.postgres", None)
    with pytest.raises(StoreFault, match=r'pip install "questhall\[cluster\]"'):
        open_store("postgresql:///questhall")


def test_a_table_that_was_never_made_is_not_found(store: Store) -> None:
    assert store.load("nowhere") is None
    assert store.summary("nowhere") is None
    store.ping()


def test_the_summary_follows_every_write(store: Store) -> None:
    desk = KeptDesk(store, facts("person", "person"))
    desk.play(3)
    assert store.summary("table") == desk.table.summary()
    desk.do(acts.resign(desk.table, 1))
    summary = store.summary("table")
    assert summary is not None
    assert (summary.stage, summary.results, summary.choices) == ("finished", [1.0, 0.0], 3)


def test_a_table_is_made_once(store: Store) -> None:
    desk = KeptDesk(store, facts("person", "person"))
    with pytest.raises(Conflict):
        store.create(desk.table.facts, desk.table.summary())


def test_a_table_brings_its_positions_along(store: Store) -> None:
    desk = Desk(facts("person", "person"))
    desk.play(45)
    positions = [desk.table.position() for _ in range(2)]
    positions[0].choices -= 1
    for each in positions:
        each.seq = 0
    store.create(desk.table.facts, desk.table.summary(), positions)
    stored = store.load("table")
    assert stored is not None
    assert stored.positions == positions


# -- nothing is lost, nothing is doubled ---------------------------------------


def next_write(desk: Desk) -> Write:
    return desk.table.add(acts.talk(desk.table, 0, "", "hm"), NOW)


def test_two_writers_do_not_write_over_each_other(store: Store, database: str) -> None:
    desk = KeptDesk(store, facts("person", "person"))
    desk.play(3)
    other = open_store(database)
    stored = other.load("table")
    assert stored is not None
    twin = open_table(stored, SORCERER)
    other.append([twin.add(acts.talk(twin, 0, "", "I was first"), NOW)])
    with pytest.raises(Conflict):
        store.append([next_write(desk)])
    other.close()
    kept = store.load("table")
    assert kept is not None
    assert len(kept.lines) == 4


def test_all_of_a_group_is_written_or_nothing(store: Store) -> None:
    good = KeptDesk(store, facts("person", "person", id="good"))
    late = KeptDesk(store, facts("person", "person", id="late"))
    next_write(late)
    with pytest.raises(Conflict):
        store.append([next_write(good), next_write(late)])
    kept = store.load("good")
    assert kept is not None
    assert kept.lines == []
    assert store.summary("good") is not None


def test_many_tables_are_written_at_once(store: Store) -> None:
    desks = [KeptDesk(store, facts("person", "person", id=f"table {n}")) for n in range(20)]
    store.append([next_write(desk) for desk in desks])
    for desk in desks:
        kept = store.load(desk.table.facts.id)
        assert kept is not None
        assert [line.entry for line in kept.lines] == [Talked(0, "Player 0", "hm")]


# -- tokens --------------------------------------------------------------------


def test_tokens_find_their_tables(store: Store) -> None:
    KeptDesk(store, facts("person", "person", id="first"))
    again = KeptDesk(store, facts("person", "person", id="second"))
    again.play(1)
    hashes = [token_hash("token 1"), token_hash("host"), token_hash("unknown")]
    held = store.held(hashes, 10)
    assert [(each.summary.table, each.seats) for each in held] == [
        ("second", [-1, 1]),
        ("first", [-1, 1]),
    ]
    assert len(store.held(hashes, 1)) == 1
    assert store.held([], 10) == []


def test_a_revoked_token_finds_nothing(store: Store) -> None:
    desk = KeptDesk(store, facts("person", "person"))
    desk.do(acts.leave(desk.table, 1))
    assert store.held([token_hash("token 1")], 10) == []
    desk.do(acts.sit(desk.table, 1, "Eva", token_hash("eva")))
    assert [each.seats for each in store.held([token_hash("eva")], 10)] == [[1]]


def test_no_token_is_stored_in_plain_text(store: Store, database: str) -> None:
    desk = KeptDesk(store, facts("person", "open"))
    desk.do(acts.sit(desk.table, 1, "Eva", token_hash("eva's secret")))
    stored = store.load("table")
    text = msgspec.json.encode(stored).decode()
    assert token_hash("eva's secret") in text
    assert "eva's secret" not in text
    assert '"host"' not in text
    assert "token 0" not in text


# -- old tables ----------------------------------------------------------------


def finished(store: Store, id: str) -> KeptDesk:
    desk = KeptDesk(store, facts("person", "person", id=id))
    desk.do(acts.resign(desk.table, 1))
    return desk


def test_old_tables_are_deleted_with_everything_that_belongs_to_them(store: Store) -> None:
    KeptDesk(store, facts("person", "person", id="abandoned")).play(30)
    finished(store, "finished")
    assert store.forget(Ages(finished=NOW, unfinished=NOW + 1000), set(), 10) == 1
    assert store.load("abandoned") is None
    assert store.load("finished") is not None
    assert store.forget(Ages(finished=NOW + 1000, unfinished=NOW), set(), 10) == 1
    assert store.load("finished") is None
    assert store.held([token_hash("token 0")], 10) == []
    assert isinstance(store, SqlStore)
    for left in ("tables", "log", "positions", "tokens"):
        assert store._read(f"SELECT * FROM {left}") == []


def test_a_table_lives_from_its_last_change(store: Store) -> None:
    KeptDesk(store, facts("person", "person")).play(30)  # one second per choice
    assert store.forget(Ages(finished=NOW + 30, unfinished=NOW + 30), set(), 10) == 0
    assert store.forget(Ages(finished=NOW + 31, unfinished=NOW + 31), set(), 10) == 1


def test_a_name_does_not_make_a_table_finished(store: Store) -> None:
    desk = KeptDesk(store, facts("person", "person"))
    desk.do(acts.rename_table('"stage":"finished"'))
    assert store.forget(Ages(finished=NOW + 1000, unfinished=NOW), set(), 10) == 0


def test_some_tables_are_spared_and_only_a_limited_number_go_at_once(store: Store) -> None:
    for number in range(5):
        KeptDesk(store, facts("person", "person", id=f"table {number}"))
    old = Ages(finished=NOW + 1, unfinished=NOW + 1)
    assert store.forget(old, {"table 0", "table 1"}, 2) == 2
    assert store.forget(old, {"table 0", "table 1"}, 2) == 1
    assert store.forget(old, {"table 0", "table 1"}, 2) == 0
    assert store.load("table 1") is not None


# -- what may go wrong ---------------------------------------------------------


def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    path.write_text("these are not the tables you are looking for" * 100)
    with pytest.raises(StoreFault, match=r"tables\.sqlite3 cannot be used"):
        open_store(str(path))


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreFault, match="cannot be used"):
        open_store(str(tmp_path / "file" / "tables.sqlite3"))


def test_a_database_of_another_layout_is_refused(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.sqlite3")
    open_store(path).close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE questhall SET version = 99")
    connection.close()
    with pytest.raises(StoreFault, match="layout 99"):
        open_store(path)


def test_a_database_of_the_first_layout_is_brought_up_to_date(database: str) -> None:
    old = open_store(database)
    assert isinstance(old, SqlStore)
    desk = KeptDesk(old, facts("person", "person"))
    desk.play(50)
    with old._transaction(writing=True):
        old._run("ALTER TABLE positions DROP COLUMN past")
        old._run("ALTER TABLE positions DROP COLUMN tail")
        for column in ("holder", "epoch", "presence"):
            old._run(f"ALTER TABLE tables DROP COLUMN {column}")
        old._run("UPDATE questhall SET version = 1")
    old.close()
    for choices in (50, 80):
        store = open_store(database)
        stored = store.load("table")
        assert stored is not None
        desk.table = open_table(stored, SORCERER)
        assert (desk.table.count, desk.table.base) == (choices, 0)
        desk.store = store
        desk.play(30)
        store.close()


def test_an_acknowledged_choice_is_synced_to_disk(tmp_path: Path) -> None:
    """WAL with synchronous=FULL: every commit is followed by a sync."""
    store = SqliteStore(str(tmp_path / "tables.sqlite3"))
    assert store._rows("PRAGMA journal_mode") == [("wal",)]
    assert store._rows("PRAGMA synchronous") == [(2,)]
    store.close()


def test_a_database_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreFault, match="cannot be reached"):
        open_store(f"postgresql://nobody@/nowhere?host={tmp_path}")


def test_a_lost_connection_is_made_anew(postgres_address: str) -> None:
    store = open_store(postgres_address)
    desk = KeptDesk(store, facts("person", "person", id="lost"))
    with psycopg.connect(postgres_address, autocommit=True) as other:
        other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )
    write = next_write(desk)
    with pytest.raises(StoreFault):
        store.append([write])
    store.append([write])
    kept = store.load("lost")
    assert kept is not None
    assert len(kept.lines) == 1
    store.close()


def test_a_secret_is_made_once_and_kept(database: str) -> None:
    first = open_store(database)
    secret = first.secret("saves")
    assert len(secret) == 64
    assert first.secret("saves") == secret
    assert first.secret("other") != secret
    first.close()
    again = open_store(database)
    assert again.secret("saves") == secret
    again.close()
