"""What strangers can do to a campaign, and what they cannot."""

import os
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import msgspec
import pytest

from questhall.games.mage_knight import GAME as MAGE_KNIGHT
from questhall.kernel.chain import MOST_ENTRIES, Chain, Opened
from questhall.kernel.chain_file import ChainFile, read_file, write_chain
from questhall.kernel.games import Setup
from questhall.kernel.saves import save
from questhall.table.tokens import token_hash
from tests.conformance.toy_campaign import GAME
from tests.installing import install
from tests.server.campaigning import (
    BEGUN,
    Group,
    begun,
    code_of,
    play_to_the_end,
    road_host,
    said,
)
from tests.server.endless_road import JAMMED, pages_made
from tests.server.hosting import BOT, OPEN, OTHER, PATIENCE, PERSON, Host, Made
from tests.server.process import Process
from tests.server.test_trusting_saves import played

ROOT = Path(__file__).parent.parent.parent
LONG = 300  # matches of a campaign
COUNTING = "tests.server.endless_road:GAME"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with road_host(tmp_path_factory.mktemp("road"), COUNTING) as opened:
        yield opened


def given_up(times: int) -> ChainFile:
    """An honest campaign in which the first evening was begun and given up again and again."""
    chain = Chain.begin(GAME, Setup("road", 2), "again and again", 1.0)
    for _ in range(times):
        chain.add(chain.open("evening:1", ["Ada", "Bela"]), 2.0)
        chain.add(chain.abandon(), 3.0)
    return read_file(write_chain(chain, "Again"))


def imported(host: Host, file: ChainFile) -> httpx.Response:
    body = {"file": msgspec.Raw(msgspec.json.encode(file)), "player": "Eve"}
    return host.post("/api/campaigns/import", body)


# -- long campaigns ------------------------------------------------------------


def test_a_campaign_has_an_end_in_a_file_too(host: Host) -> None:
    file = given_up(MOST_ENTRIES // 40)
    file.record = file.record * 21
    assert len(file.record) > MOST_ENTRIES
    assert code_of(imported(host, file)) == "bad_save"


def test_a_long_campaign_is_looked_at_once_until_it_goes_on(host: Host) -> None:
    group = Group(host, said(imported(host, given_up(LONG))))
    with pages_made() as made:
        for _ in range(20):
            assert len(group.look()["links"]) == LONG
        assert len(made) == 1
        said(group.post("rename", name="Longer"))
        assert len(made) == 2


def test_words_of_old_matches_are_kept(host: Host) -> None:
    """A page after many evenings reads one ledger, not all of them."""
    group = begun(host)
    group.play("evening:1")
    phrase = {"key": "evening", "args": {"number": 1}}
    copy = Group(host, said(group.post("fork", link=1, player="Vera")))
    again = Group(host, said(imported(host, read_file(group.export().content))))
    for each in (group, copy, again):
        stored = host.hall.storage.store.load_campaign(each.id)
        assert stored is not None
        kept = [line.phrase for line in stored.lines if line.phrase]
        assert [msgspec.json.decode(text) for text in kept] == [phrase]
        assert each.look()["links"][0]["phrase"] == phrase


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """An impatient server that has a road without end."""
    packages = install(tmp_path / "packages", "lanterns", COUNTING)
    places = [str(packages), str(ROOT), os.environ.get("PYTHONPATH", "")]
    started = Process(
        str(tmp_path / "tables.sqlite3"),
        tmp_path / "log",
        {
            "PYTHONPATH": os.pathsep.join(filter(None, places)),
            "QUESTHALL_RULES_SECONDS": "1",
            JAMMED: str(tmp_path / "jammed"),
        },
    )
    started.start()
    yield started
    started.close()


def test_a_campaign_whose_rules_do_not_end_is_stopped_like_a_table(
    process: Process, tmp_path: Path
) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{process.port}", timeout=PATIENCE) as http:
        created = said(http.post("/api/campaigns", content=msgspec.json.encode(BEGUN)))
        other = said(http.post("/api/campaigns", content=msgspec.json.encode(BEGUN)))
        jammed = tmp_path / "jammed"
        jammed.touch()
        page = f"/api/campaigns/{created['campaign']}"
        bearer = {"Authorization": f"Bearer {created['token']}"}
        codes = [_asked(http, page) for _ in range(10)]
        assert codes[-1] == "stopped"
        jammed.unlink()
        assert said(http.get(f"/api/campaigns/{other['campaign']}"))["campaign"]["name"] == "Road"
        joining = {"name": "Eve", "invitation": created["invitation"].partition("#")[2]}
        refused = http.post(f"{page}/join", content=msgspec.json.encode(joining))
        assert code_of(refused) == "stopped"
        assert http.get(f"{page}/export", headers=bearer).status_code == 200
    assert process.stop() == 0
    process.start()
    with httpx.Client(base_url=f"http://127.0.0.1:{process.port}", timeout=PATIENCE) as http:
        assert code_of(http.get(page)) == "stopped"


def _asked(http: httpx.Client, path: str) -> str:
    """The refusal; nothing if the server went away over the question."""
    try:
        return code_of(http.get(path))
    except httpx.TransportError:
        return ""


# -- places --------------------------------------------------------------------


def asking_slowly(host: Host, path: str) -> socket.socket:
    """Somebody whose message the server waits for."""
    caller = socket.create_connection(("127.0.0.1", host.port), PATIENCE)
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n"
    caller.sendall(f"{head}Expect: 100-continue\r\n\r\n".encode())
    assert b"100 Continue" in caller.recv(1000)
    return caller


def test_who_sends_slowly_keeps_nobody_from_a_campaign(host: Host) -> None:
    group = begun(host)
    most = host.hall.settings.campaign_limits.in_all
    with ExitStack() as callers:
        for number in range(most):
            path = f"/api/campaigns/{group.id}/join" if number % 2 else "/api/campaigns/mine"
            callers.enter_context(asking_slowly(host, path))
        assert group.look()["campaign"]["name"] == "Road"
        said(group.post("rename", name="Free"))


# -- files ---------------------------------------------------------------------


def test_a_number_that_nobody_reads_is_no_fault_of_ours(host: Host) -> None:
    """A server looks for its signature in the whole file, in what it does not know too."""
    table = host.made(PERSON, BOT)
    bearer = {"Authorization": f"Bearer {table.tokens[0]}"}
    file = begun(host).export().content
    whole = host.http.get(f"/api/tables/{table.table}/save", headers=bearer).content
    for number in (b"1e999", b"9" * 5000):
        strange = whole.replace(b'"version":"', b'"more":' + number + b',"version":"0', 1)
        assert code_of(host.http.post("/api/tables/import", content=strange)) == "bad_save"
        body = b'{"player":"Eve","file":' + file[:-1] + b',"more":' + number + b"}}"
        assert code_of(host.http.post("/api/campaigns/import", content=body)) == "bad_save"


@pytest.mark.parametrize(
    "change",
    [
        {"offer": "evening:x"},
        {"offer": "evening:2"},
        {"players": ["Eve"] * 64},
        {"format": "shop"},
        {"options": {"purse": 99}},
    ],
)
def test_nobody_has_given_up_what_was_never_offered(host: Host, change: dict[str, object]) -> None:
    file = given_up(2)
    entry = file.record[2].entry
    assert isinstance(entry, Opened)
    file.record[2].entry = msgspec.structs.replace(entry, **change)
    assert code_of(imported(host, file)) == "bad_save"


def test_refused_files_are_counted_too(tmp_path: Path) -> None:
    with road_host(tmp_path, imports_per_minute=0.001, imports_at_once=3) as host:
        answers = [host.post("/api/campaigns/import", {"file": 1, "player": "Eve"})]
        answers += [imported(host, given_up(2)) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [422, 200, 200, 429]


@pytest.mark.parametrize("way", ["begin", "import", "fork", "export", "save", "table"])
def test_bytes_are_counted_by_address(tmp_path: Path, way: str) -> None:
    """Who has used up what an address may send or have sent waits, whatever the call."""
    with road_host(tmp_path, bytes_per_second=0.001, bytes_at_once=60_000) as host:
        group = begun(host)
        group.play("evening:1")
        table = host.made(PERSON, OTHER) if way == "save" else None

        def asked() -> httpx.Response:
            if way == "begin":
                return host.post("/api/campaigns", BEGUN)
            if way == "import":
                return imported(host, given_up(20))
            if way == "fork":
                return group.post("fork", link=1, player="Vera")
            if way == "export":
                return group.export()
            if table is not None:
                both = {"Authorization": f"Bearer {table.tokens[0]} {table.tokens[1]}"}
                return host.http.get(f"/api/tables/{table.table}/save", headers=both)
            body = {"game": "sorcerer", "format": "duel", "players": [PERSON, OTHER]}
            return host.post("/api/tables", body)

        answer = next(answer for answer in (asked() for _ in range(40)) if answer.status_code > 200)
        assert answer.status_code == 429
        assert code_of(answer) == "too_fast"


def test_a_copy_of_a_table_counts_as_much_as_is_kept_of_it(tmp_path: Path) -> None:
    match = played(MAGE_KNIGHT, Setup("quest", 4), 150)
    most = 300_000
    with road_host(tmp_path, bytes_per_second=0.001, bytes_at_once=most) as host:
        answer = host.http.post("/api/tables/import", content=save(match))
        made = Made(host, said(answer))
        body = {"at": 150, "tokens": list(made.tokens.values())}
        answers = [host.post(f"/api/tables/{made.table}/fork", body) for _ in range(12)]
        assert code_of(answers[-1]) == "too_fast"
        tables = [said(each)["table"] for each in answers if each.status_code == 200]
        sizes = [_kept_bytes(host, table) for table in [made.table, *tables]]
        assert sum(sizes[:-1]) <= most


def _kept_bytes(host: Host, table: str) -> int:
    stored = host.hall.storage.store.load(table)
    assert stored is not None
    return len(stored.facts.origin) + sum(len(each.state) for each in stored.positions)


# -- who may do what -----------------------------------------------------------


def test_the_link_of_a_table_is_no_invitation_to_the_group(host: Host) -> None:
    group = begun(host)
    table = group.open(PERSON, OPEN).table
    found = said(host.http.get(f"/api/tables/{table}"))["campaign"]
    for guess in ("", found, table, "0" * 24, "é"):
        body = {"name": "Eve", "invitation": guess}
        assert code_of(host.post(f"/api/campaigns/{found}/join", body)) == "bad_invitation"
    assert code_of(host.post(f"/api/campaigns/{found}/join", {"name": "Eve"})) == "bad_message"
    page = said(host.http.get(f"/api/campaigns/{found}"))
    assert "invitation" not in page
    assert table not in msgspec.json.encode(page).decode()
    assert table in msgspec.json.encode(group.look()).decode()


def test_a_copy_does_not_tell_of_its_parent(host: Host) -> None:
    group = begun(host)
    group.play("evening:1")
    copy = Group(host, said(group.post("fork", link=1, player="Vera")))
    assert group.id not in msgspec.json.encode(copy.look()).decode()
    mine = said(host.post("/api/campaigns/mine", {"tokens": [copy.token]}))
    assert group.id not in msgspec.json.encode(mine).decode()


def test_giving_up_takes_a_seat_or_a_second_member(host: Host) -> None:
    group = begun(host)
    boris = Group(host, said(group.join("Boris")))
    table = group.open(PERSON, OTHER).table
    for _ in range(2):
        page = said(boris.post("abandon", table=table, seats=[boris.token]))
        assert (page["giving_up"], page["links"][0]["fate"]) == ("Boris", "open")
    page = said(group.post("abandon", table=table))
    assert page["links"][0]["fate"] == "abandoned"
    assert "giving_up" not in page


def test_who_was_shown_out_has_no_say_in_giving_up(host: Host) -> None:
    group = begun(host)
    boris = Group(host, said(group.join("Boris")))
    vera = Group(host, said(group.join("Vera")))
    table = group.open(PERSON, OTHER).table
    assert said(boris.post("abandon", table=table))["giving_up"] == "Boris"
    assert "giving_up" not in said(group.post("remove", name="Boris"))
    page = said(vera.post("abandon", table=table))
    assert (page["giving_up"], page["links"][0]["fate"]) == ("Vera", "open")


def test_one_who_sits_at_the_table_gives_up_at_once_and_the_table_is_told(host: Host) -> None:
    group = begun(host)
    boris = Group(host, said(group.join("Boris")))
    made = group.open(PERSON, OTHER)
    with made.client(0) as ada:
        page = said(boris.post("abandon", table=made.table, seats=[made.tokens[1]]))
        assert page["links"][0]["fate"] == "abandoned"
        line = ada.hear("chat")
        assert (line["notice"], line["name"]) == ("given_up", "Boris")
        ada.position_where(lambda told: told["state"] == "finished")
        assert ada.position.get("seed", "") == ""
        assert ada.refused("undo", seat=0, to=0, at=ada.count) == "settled"
        assert said(host.http.get(f"/api/tables/{made.table}"))["settled"] == "given_up"
        eyes = ada.ask("look", at=0, seats=[1])
        assert "1" not in eyes.get("views", {})


def test_a_match_that_was_given_up_stays_secret_because_it_is_dealt_alike_again(
    host: Host,
) -> None:
    group = begun(host)
    made = group.open(PERSON, OTHER)
    said(group.post("abandon", table=made.table, seats=[made.host_token]))
    one = {"Authorization": f"Bearer {made.tokens[0]}"}
    assert code_of(host.http.get(f"/api/tables/{made.table}/save", headers=one)) == "not_over"


def test_members_can_leave_and_be_shown_out(host: Host) -> None:
    group = begun(host)
    boris = Group(host, said(group.join("Boris")))
    vera = Group(host, said(group.join("Vera")))
    old = group.invitation
    assert code_of(boris.post("remove", name="Vera")) == "not_founder"
    assert code_of(group.post("remove", name="Nobody")) == "stale"
    page = said(group.post("remove", name="Vera"))
    assert page["campaign"]["members"] == ["Ada", "Boris"]
    assert code_of(vera.post("rename", name="Mine")) == "bad_token"
    assert "invitation" not in vera.look()
    body = {"name": "Vera", "invitation": old}
    assert code_of(host.post(f"/api/campaigns/{group.id}/join", body)) == "bad_invitation"
    said(group.post("remove", name="Ada"))
    assert boris.look()["campaign"]["members"] == ["Boris"]
    assert code_of(boris.post("remove", name="Boris")) == "last_member"
    said(boris.join("Ada"))


def test_two_members_never_look_alike(host: Host) -> None:
    group = begun(host)
    for name in ("Ada", "аda", "A d a"):
        assert code_of(group.join(name)) == "name_taken"
    said(group.join("Boris"))


# -- what is over stays over ---------------------------------------------------


def test_reading_a_campaign_writes_nothing(host: Host) -> None:
    group = begun(host)
    made = group.open(PERSON, OTHER)
    with made.client(0, 1) as both:
        play_to_the_end(both)
        before = _seq(host, group)
        assert group.look()["links"][0]["fate"] == "open"
        group.export()
        assert _seq(host, group) == before
        assert group.page()["links"][0]["fate"] in ("won", "lost")


def _seq(host: Host, group: Group) -> int:
    standing = host.hall.storage.store.campaign_standing(group.id, [token_hash(group.token)])
    assert standing is not None
    return standing.seq


def test_an_ending_can_be_taken_back_until_the_campaign_goes_on_from_it(host: Host) -> None:
    """A player alone may take back the end of a match; not once the ledger holds it."""
    group = begun(host)
    made = group.open(PERSON, BOT)
    with made.client(0) as ada:
        play_to_the_end(ada)
        last = ada.position["last_choice"]["0"]
        ada.done("undo", seat=0, to=last, at=ada.count)
        ada.position_where(lambda told: told["state"] == "playing")
        assert code_of(group.post("close", table=made.table)) == "not_over"
        play_to_the_end(ada)
        page = said(group.post("close", table=made.table))
        assert page["links"][0]["fate"] in ("won", "lost")
        assert ada.hear("chat")["notice"] == "closed"
        assert ada.refused("undo", seat=0, to=last, at=ada.count) == "settled"
        ada.position_where(lambda told: told["undo_free_to"] == told["choices"])
        assert said(group.post("close", table=made.table)) == page
    assert said(host.http.get(f"/api/tables/{made.table}"))["settled"] == "closed"
