"""A real server opens the database of an older version, and people sit down with old tokens."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.museum.rooms import Room, rooms
from tests.museum.visiting import SOME, Exhibit, exhibits
from tests.server.conftest import relaxed
from tests.server.hosting import Client, Host, Said

PLAYED = ("-begun", "-taken-back", "-imported", "-copied")
TABLES = [each for each in exhibits("tables") if each.name.endswith(PLAYED)]
STOPPED = [each for each in exhibits("tables") if "stopped" in each.label]
OPEN = [each for each in exhibits("campaigns") if each.label["table"]]
SAVES = [each for each in exhibits("saves") if each.name.endswith(("-01", "-03", "-04"))]
FILES = exhibits("campaign_files")
CHOICES = 4


class Hosts:
    """A server for each room, on a copy of its database; what is old is not thrown away."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running: dict[str, Host] = {}

    def of(self, exhibit: Exhibit) -> Host:
        version = exhibit.room.labels.version
        if version not in self.running:
            path = self.folder / f"{version}.sqlite3"
            path.write_bytes(exhibit.room.sqlite)
            kept = relaxed(str(path), keep_finished_days=0.0, keep_abandoned_days=0.0)
            self.running[version] = Host(kept)
        return self.running[version]

    def close(self) -> None:
        for host in self.running.values():
            host.close()


@pytest.fixture(scope="module")
def hosts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosts]:
    opened = Hosts(tmp_path_factory.mktemp("museum"))
    yield opened
    opened.close()


def sit_down(host: Host, table: Exhibit) -> Client:
    tokens = [*table.label["tokens"].values(), table.label["host"]]
    return Client(host.port, table.id, tokens)


def test_there_are_rooms() -> None:
    assert rooms()


@pytest.mark.sampled(SOME)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_old_tokens_are_good_and_the_game_goes_on(table: Exhibit, hosts: Hosts) -> None:
    with sit_down(hosts.of(table), table) as client:
        assert client.welcome["own"] == sorted(int(seat) for seat in table.label["tokens"])
        before = client.count
        assert before == table.sees.get("choices", 0)
        for number in range(CHOICES):
            client.position_where(lambda said: said["decisions"] or said["state"] == "finished")
            if client.position["state"] == "finished":
                break
            client.choose(number)
        assert client.count > before or client.position["state"] == "finished"
        client.done("chat", seat=client.welcome["own"][0], text="and now we go on")


@pytest.mark.parametrize("room", rooms(), ids=lambda room: room.labels.version)
def test_who_has_old_tokens_finds_all_tables(room: Room, hosts: Hosts) -> None:
    tables = [each for each in TABLES if each.room is room][:60]
    tokens = [each.label["host"] for each in tables]
    answer = hosts.of(tables[0]).post("/api/tables/mine", {"tokens": tokens})
    assert answer.status_code == 200, answer.text
    found = {each["table"]["table"] for each in answer.json()["tables"]}
    assert found >= {each.id for each in tables}


@pytest.mark.sampled(SOME)
@pytest.mark.parametrize("table", STOPPED, ids=str)
def test_a_stopped_table_can_be_taken_away(table: Exhibit, hosts: Hosts) -> None:
    answer = hosts.of(table).http.get(f"/api/tables/{table.id}/save")
    assert answer.status_code == 200, answer.text


@pytest.mark.sampled(SOME)
@pytest.mark.parametrize("save", SAVES, ids=str)
def test_an_old_save_is_taken_in_if_it_is_believed(save: Exhibit, hosts: Hosts) -> None:
    answer = hosts.of(save).http.post("/api/tables/import", content=save.file)
    assert answer.status_code == (200 if save.is_believed else 422), answer.text


@pytest.mark.sampled(SOME)
@pytest.mark.parametrize("campaign", OPEN, ids=str)
def test_an_old_campaign_has_its_page_and_its_table(campaign: Exhibit, hosts: Hosts) -> None:
    host = hosts.of(campaign)
    bearer = {"Authorization": f"Bearer {campaign.label['token']}"}
    page: Said = host.http.get(f"/api/campaigns/{campaign.id}", headers=bearer).json()
    assert page["campaign"]["table"] == campaign.label["table"]
    assert page["campaign"]["members"] == campaign.sees["members"]
    bearer = {"Authorization": f"Bearer {campaign.label['token']}"}
    file = host.http.get(f"/api/campaigns/{campaign.id}/export", headers=bearer)
    assert file.status_code == 200, file.text


@pytest.mark.sampled(SOME)
@pytest.mark.parametrize("file", FILES, ids=str)
def test_an_old_campaign_file_is_taken_in_if_it_is_believed(file: Exhibit, hosts: Hosts) -> None:
    body = b'{"player": "Guest", "file": ' + file.file + b"}"
    answer = hosts.of(file).http.post("/api/campaigns/import", content=body)
    assert answer.status_code == (200 if file.is_believed else 422), answer.text
