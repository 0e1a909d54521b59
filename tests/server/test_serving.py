"""Starting and stopping, and what can prevent it."""

import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
import pytest

from questhall.games.sorcerer import GAME as SORCERER
from questhall.server.processes.ports import CannotServe, take_port
from questhall.server.processes.serving import serve, settings_of_host
from questhall.server.settings import NAMES, Settings, default_database, settings_from
from questhall.table.opening import lay
from questhall.table.store import open_store
from tests.server.conftest import relaxed
from tests.server.hosting import BOT, OTHER, PATIENCE, PERSON, Host
from tests.server.process import PROGRAM, Process
from tests.table.laying import facts


def test_a_taken_port_is_reported_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        database = str(tmp_path / "tables.sqlite3")
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, str(port), database],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == f"port {port} is taken by another program: choose one with --port\n"
    assert not Path(database).exists(), "nothing was made before it was certain"


def test_an_address_that_is_not_ours_is_reported_in_one_sentence() -> None:
    with pytest.raises(CannotServe, match="cannot be used"):
        take_port("192.0.2.1", 8300)


def test_a_bad_database_is_reported_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    path.write_text("no database" * 1000)
    with pytest.raises(CannotServe, match="cannot be used as a database"):
        serve("127.0.0.1", 0, str(path), Settings())


def test_it_says_its_address_logs_in_json_and_stops_in_peace(process: Process) -> None:
    made = process.made(PERSON, BOT)
    with made.client(0) as ada:
        ada.position_where(lambda said: said["decisions"])
        ada.choose()
        assert ada.refused("choose", seat=0, option="card:1", at=0) == "stale"
        ada.socket.send("{")
        ada.hear("error")
        ada.position_where(lambda said: said["decisions"] or said["choices"] > 3)
    assert process.stop() == 0
    assert process.children_end(), "the workers end with the server"
    text = process.log.read_text()
    lines = [msgspec.json.decode(line) for line in text.splitlines()]
    assert lines[0]["event"] == "table made"
    assert {line["level"] for line in lines} == {"INFO"}
    for secret in (*made.tokens.values(), made.host_token, made.table, "card"):
        assert secret not in text


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/home/ada/data")
    if sys.platform != "darwin":
        assert default_database() == "/home/ada/data/questhall/tables.sqlite3"
    assert settings_from({}).database == default_database()
    settings = settings_from(
        {
            "QUESTHALL_DATABASE": "postgresql://ada@/tables",
            "QUESTHALL_WORKERS": "3",
            "QUESTHALL_RULES_SECONDS": "2.5",
            "QUESTHALL_HOSTS": "table.example, www.table.example",
        }
    )
    assert settings.database == "postgresql://ada@/tables"
    assert (settings.workers, settings.worker_count) == (3, 3)
    assert (settings.rules_seconds, settings_from({}).rules_seconds) == (2.5, 10)
    assert settings.hosts == ("table.example", "www.table.example")
    assert (settings.keep_finished_days, settings.keep_abandoned_days) == (365, 60)


@pytest.mark.parametrize(
    ("days", "finished", "abandoned"), [("30,7", 30, 7), ("90", 90, 90), ("0,14", 0, 14)]
)
def test_how_long_tables_are_kept_can_be_set(days: str, finished: float, abandoned: float) -> None:
    settings = settings_from({"QUESTHALL_KEEP_DAYS": days})
    assert (settings.keep_finished_days, settings.keep_abandoned_days) == (finished, abandoned)


def test_settings_come_from_a_file_and_the_environment_counts_for_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "questhall.toml"
    file.write_text(
        'QUESTHALL_DATABASE = "postgresql:///tables"\n'
        'QUESTHALL_HOSTS = ["table.example", "www.table.example"]\n'
        "QUESTHALL_WORKERS = 3\n"
        "QUESTHALL_RULES_SECONDS = 2.5\n"
        "QUESTHALL_KEEP_DAYS = [30, 7]\n"
        'QUESTHALL_WEBHOOKS = "off"\n'
    )
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("QUESTHALL_WORKERS", "2")
    settings = settings_of_host(file)
    assert settings.database == "postgresql:///tables"
    assert settings.hosts == ("table.example", "www.table.example")
    assert (settings.workers, settings.rules_seconds, settings.webhooks) == (2, 2.5, False)
    assert (settings.keep_finished_days, settings.keep_abandoned_days) == (30, 7)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("QUESTHALL_HOST = 'a'", "there is no setting QUESTHALL_HOST; did you mean QUESTHALL_HOST"),
        ("DATABASE = 'a'", "did you mean QUESTHALL_DATABASE"),
        ("[server]\nport = 1", "there is no setting server; docs/hosting.md lists them"),
        ("QUESTHALL_WEBHOOKS = false", 'must be a text, such as "on" or "off"'),
        ("QUESTHALL_SITE = 2026-01-01", "must be a text, a number or a list"),
        ("QUESTHALL_SITE = table", "is not TOML"),
        ("QUESTHALL_WORKERS = 'many'", "a setting is not a number .*many"),
    ],
)
def test_a_bad_file_of_settings_is_reported_in_one_sentence(
    text: str, reason: str, tmp_path: Path
) -> None:
    file = tmp_path / "questhall.toml"
    file.write_text(text)
    with pytest.raises(CannotServe, match=reason):
        serve("127.0.0.1", 0, file=file)
    with pytest.raises(CannotServe, match="cannot be read: No such file"):
        serve("127.0.0.1", 0, file=tmp_path / "nowhere.toml")


class Asked(Mapping[str, str]):
    """An empty environment that remembers for what it was asked."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def __getitem__(self, name: str) -> str:
        self.names.add(name)
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


def test_every_setting_is_read_and_written_about() -> None:
    asked = Asked()
    settings_from(asked)
    assert asked.names == set(NAMES)
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert [name for name in NAMES if f"`{name}`" not in page] == []


def test_days_that_are_not_a_number_are_reported_in_one_sentence() -> None:
    with pytest.raises(CannotServe, match="'soon'"):
        serve("127.0.0.1", 0, settings=Settings(), keep_days="soon")


def test_tables_untouched_for_long_are_deleted(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    store = open_store(database)
    old = facts("person", "person", id="old")
    store.create(old, lay(old, SORCERER).summary())
    store.close()

    patient = Host(relaxed(database, keep_abandoned_days=0.0))
    assert patient.http.get("/api/tables/old").status_code == 200
    made = patient.made(PERSON, OTHER)
    patient.close()

    usual = Host(relaxed(database))
    assert usual.http.get("/api/tables/old").status_code == 404
    assert usual.http.get(f"/api/tables/{made.table}").status_code == 200
    usual.close()
