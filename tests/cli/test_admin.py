"""questhall admin: a host looks after the database, and nothing in it comes to harm."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from questhall.kernel.chain_file import read_file
from questhall.kernel.saves import read
from questhall.server.seal import SECRET, Seal
from questhall.table import acts
from questhall.table.contents import CONTENTS, ContentsSql
from questhall.table.pulse import Pulse
from questhall.table.store import Conflict, StoreFault, open_store
from tests.cli.command import questhall
from tests.museum.rooms import MUSEUM, Room
from tests.table.conftest import database, postgres_address
from tests.table.laying import NOW, Desk, facts

__all__ = ["database", "postgres_address"]

ROOMS = [Room(folder) for folder in sorted(MUSEUM.glob("[0-9]*"))]
CAMPAIGNED = ROOMS[-1]


@pytest.fixture
def kept(tmp_path: Path) -> str:
    """A database with tables and campaigns of all games."""
    file = tmp_path / "kept.sqlite3"
    file.write_bytes(CAMPAIGNED.sqlite)
    open_contents(str(file)).close()
    return str(file)


def open_contents(address: str) -> ContentsSql:
    store = open_store(address)
    assert isinstance(store, ContentsSql)
    return store


def all_of(address: str) -> dict[str, list[tuple[object, ...]]]:
    """Everything that a database holds."""
    with closing(open_contents(address)) as store:
        return {
            table: sorted(tuple(row) for row in store._listed(f"SELECT {columns} FROM {table}"))
            for table, columns in CONTENTS.items()
        }


def done(*words: str, typed: str = "") -> str:
    result = questhall("admin", *words, typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def told(*words: str, typed: str = "") -> str:
    """Why it is not done."""
    result = questhall("admin", *words, typed=typed)
    assert result.exit_code == 1, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.stderr


@pytest.fixture
def server(kept: str) -> Iterator[ContentsSql]:
    """A program that has the database open."""
    with closing(open_contents(kept)) as store:
        yield store


# -- list ----------------------------------------------------------------------


def test_tables_and_campaigns_are_listed(kept: str) -> None:
    lines = done("list", "--database", kept).splitlines()
    rows = all_of(kept)
    assert len(lines) == len(rows["tables"]) + len(rows["campaigns"])
    finished = done("list", "--database", kept, "--stage", "finished", "--json").splitlines()
    summaries = [msgspec.json.decode(line) for line in finished]
    assert summaries
    assert {each["stage"] for each in summaries} == {"finished"}
    of_game = done("list", "--database", kept, "--game", "sorcerer").splitlines()
    assert of_game == [line for line in lines if line.split("  ")[2] == "sorcerer"]
    assert done("list", "--database", kept, "--older", "100000") == "There is nothing.\n"


def test_a_name_does_not_steer_the_terminal(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite3")
    desk = Desk(facts("person", "open"))
    desk.table.facts.name = "red \x1b[31m"
    with closing(open_store(file)) as store:
        store.create(
            desk.table.facts, msgspec.structs.replace(desk.table.summary(), name="\x1b[7m")
        )
    assert "\x1b" not in done("list", "--database", file)


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    file = tmp_path / "nowhere.sqlite3"
    assert "there is no database" in told("list", "--database", str(file))
    assert "name it with --database" in told("backup", str(file), "--database", str(file))
    assert not file.exists()


def test_the_settings_say_which_database(kept: str, tmp_path: Path) -> None:
    settings = tmp_path / "questhall.toml"
    settings.write_text(f"QUESTHALL_DATABASE = '{kept}'")
    assert done("list", "--settings", str(settings)) == done("list", "--database", kept)
    settings.write_text("QUESTHALL_DATA = ''")
    assert "did you mean QUESTHALL_DATABASE" in told("list", "--settings", str(settings))


# -- export and delete ---------------------------------------------------------


def test_a_table_is_exported_as_a_save_of_this_server(kept: str, tmp_path: Path) -> None:
    with closing(open_contents(kept)) as store:
        summary = next(each for each in store.all_tables() if each.choices and not each.campaign)
    file = tmp_path / "save.json"
    done("export", summary.table, str(file), "--database", kept)
    assert read(file.read_bytes()).game == summary.game
    with closing(open_contents(kept)) as store:
        assert Seal(store.secret(SECRET)).is_ours(file.read_bytes())
    assert "nothing was changed" in told("export", summary.table, str(file), "--database", kept)


def test_a_campaign_is_exported_as_its_file(kept: str, tmp_path: Path) -> None:
    with closing(open_contents(kept)) as store:
        campaign = next(each for each in store.all_campaigns() if each.links)
    file = tmp_path / "campaign.json"
    done("export", campaign.campaign, str(file), "--database", kept)
    data = file.read_bytes()
    assert read_file(data).facts.game == campaign.game
    with closing(open_contents(kept)) as store:
        assert Seal(store.secret(SECRET)).is_ours(data)


def test_what_is_not_there_is_neither_exported_nor_deleted(kept: str, tmp_path: Path) -> None:
    before = all_of(kept)
    assert "no table or campaign x" in told("export", "x", str(tmp_path / "x"), "--database", kept)
    known = before["tables"][0][0]
    assert "no table or campaign x" in told("delete", str(known), "x", "--yes", "--database", kept)
    assert all_of(kept) == before


def test_whoever_deletes_is_asked(kept: str) -> None:
    before = all_of(kept)
    with closing(open_contents(kept)) as store:
        campaign = next(each for each in store.all_campaigns() if each.table)
        table = next(each.table for each in store.all_tables() if not each.campaign)
    for typed in ("n\n", ""):
        assert "--yes" in told("delete", table, "--database", kept, typed=typed)
    assert campaign.campaign in told("delete", campaign.table, "--yes", "--database", kept)
    assert all_of(kept) == before
    done("delete", table, "--database", kept, typed="y\n")
    done("delete", campaign.campaign, "--yes", "--database", kept)
    left = all_of(kept)
    assert campaign.table not in {row[0] for row in left["tables"]}
    assert not [row for row in left["log"] if row[0] == table]
    assert not [row for row in left["campaign_log"] if row[0] == campaign.campaign]
    with closing(open_contents(kept)) as store:
        store.need_whole()


def test_a_server_writes_nothing_more_at_a_deleted_table(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite3")
    desk = Desk(facts("person", "open", id="gone"))
    with closing(open_store(file)) as store:
        store.create(desk.table.facts, desk.table.summary())
        done("delete", "gone", "--yes", "--database", file)
        with pytest.raises(Conflict):
            store.append([desk.table.add(acts.talk(desk.table, 0, "", "hm"), NOW)])
    assert not any(rows for name, rows in all_of(file).items() if name != "secrets")


def test_an_id_may_begin_like_an_option(tmp_path: Path) -> None:
    file, save = str(tmp_path / "tables.sqlite3"), str(tmp_path / "save.json")
    ids = ["-hy", "--yes-"]
    with closing(open_store(file)) as store:
        for id in ids:
            desk = Desk(facts("person", "open", id=id))
            store.create(desk.table.facts, desk.table.summary())
    for id in ids:
        done("export", id, save, "--yes", "--database", file)
        done("delete", "--database", file, "--yes", id)
    assert all_of(file)["tables"] == []


# -- vacuum, backup, restore, move ---------------------------------------------


def test_room_is_given_back(kept: str) -> None:
    with closing(open_contents(kept)) as store:
        for table in [each.table for each in store.all_tables() if not each.campaign]:
            store.delete_table(table)
        before = store.size()
    assert "MB now" in done("vacuum", "--database", kept)
    with closing(open_contents(kept)) as store:
        assert store.size() < before


def test_a_backup_is_made_while_a_server_has_the_database(
    kept: str, server: ContentsSql, tmp_path: Path
) -> None:
    file = tmp_path / "backup.sqlite3"
    done("backup", str(file), "--database", kept)
    assert all_of(str(file)) == all_of(kept)
    assert file.stat().st_mode & 0o077 == 0, "it holds secrets"
    assert "nothing was changed" in told("backup", str(file), "--database", kept)
    done("backup", str(file), "--database", kept, "--yes")
    server.ping()
    assert not list(tmp_path.glob("backup*.part*"))


def test_nothing_is_written_over_the_database_itself(kept: str) -> None:
    before = all_of(kept)
    assert "is the database itself" in told("backup", kept, "--yes", "--database", kept)
    table = str(before["tables"][0][0])
    assert "is the database itself" in told("export", table, kept, "--yes", "--database", kept)
    assert "end it first" in told("move", kept, kept)
    assert all_of(kept) == before


def test_a_backup_replaces_everything(kept: str, tmp_path: Path) -> None:
    file = str(tmp_path / "backup.sqlite3")
    done("backup", file, "--database", kept)
    before = all_of(kept)
    with closing(open_contents(kept)) as store:
        desk = Desk(facts("person", "open"))
        store.create(desk.table.facts, desk.table.summary())
    later = all_of(kept)
    assert "nothing was changed" in told("restore", file, "--database", kept, typed="n\n")
    assert all_of(kept) == later
    done("restore", file, "--database", kept, typed="y\n")
    assert all_of(kept) == before


def test_what_a_server_needs_alone_is_refused_while_it_runs(
    kept: str, server: ContentsSql, tmp_path: Path
) -> None:
    file, other = str(tmp_path / "backup.sqlite3"), str(tmp_path / "other.sqlite3")
    done("backup", file, "--database", kept)
    before = all_of(kept)
    for words in (
        ["restore", file, "--yes", "--database", kept],
        ["vacuum", "--database", kept],
        ["move", kept, other],
    ):
        assert "such as a server, has the database open: end it first" in told(*words)
    server.ping()
    assert all_of(kept) == before


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: str(room.labels.version))
def test_backups_of_older_versions_come_back(room: Room, tmp_path: Path) -> None:
    file, new = tmp_path / "old.sqlite3", str(tmp_path / "new.sqlite3")
    file.write_bytes(room.sqlite)
    done("restore", str(file), "--database", new)
    assert file.read_bytes() == room.sqlite
    with closing(open_contents(new)) as store:
        tables = {each.table for each in store.all_tables()}
        assert tables >= {label["id"] for label in room.labels.tables.values() if "id" in label}
        assert len(tables) >= len(room.labels.tables)


def test_what_is_no_backup_is_not_restored(kept: str, tmp_path: Path) -> None:
    before = all_of(kept)
    text, other = tmp_path / "text", tmp_path / "other.sqlite3"
    text.write_text("no database" * 1000)
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE notes (text TEXT)")
    for file in (text, other, tmp_path / "nowhere"):
        assert "is no backup" in told("restore", str(file), "--yes", "--database", kept)
    assert all_of(kept) == before


def test_a_log_with_an_end_torn_off_is_not_restored(kept: str, tmp_path: Path) -> None:
    file = str(tmp_path / "torn.sqlite3")
    done("backup", file, "--database", kept)
    with closing(sqlite3.connect(file)) as connection, connection:
        (table, last) = connection.execute(
            "SELECT id, seq FROM tables ORDER BY seq DESC LIMIT 1"
        ).fetchone()
        connection.execute("DELETE FROM log WHERE table_id = ? AND seq = ?", (table, last))
    before = all_of(kept)
    assert "is not whole" in told("restore", file, "--yes", "--database", kept)
    assert "is not whole" in told("move", file, str(tmp_path / "new.sqlite3"))
    assert all_of(kept) == before
    with (
        closing(open_contents(kept)) as store,
        closing(open_contents(file)) as torn,
        pytest.raises(StoreFault, match="not whole"),
    ):
        store.take_over(torn)
    assert all_of(kept) == before, "all of it or nothing"


def test_everything_moves_into_another_database_and_back(
    kept: str, database: str, tmp_path: Path
) -> None:
    before = all_of(kept)
    done("move", kept, database)
    assert all_of(kept) == before
    assert all_of(database) == before
    assert "name an empty one" in told("move", kept, database)
    assert "MB now" in done("vacuum", "--database", database)
    file = str(tmp_path / "backup.sqlite3")
    done("backup", file, "--database", database)
    assert all_of(file) == before
    done("restore", file, "--database", database, "--yes")
    assert all_of(database) == before


def test_servers_on_postgres_must_rest_too(
    kept: str, postgres_address: str, tmp_path: Path
) -> None:
    with closing(open_contents(postgres_address)):
        pulse = Pulse(postgres_address, "hall", "", 60.0)
        pulse.beat()
    try:
        file = tmp_path / "backup.sqlite3"
        done("backup", str(file), "--database", postgres_address)
        wrong = told("restore", str(file), "--yes", "--database", postgres_address)
        assert "a server has the database now: end it first" in wrong
    finally:
        with closing(open_contents(postgres_address)) as store:
            store.leave("hall")
        pulse.close()
