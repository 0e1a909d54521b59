"""Two halls over one database: people at either see one server."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from questhall.server.halls.leases import Hold, SharedLeases
from questhall.server.settings import Settings
from tests.server.campaigning import begun, play_to_the_end, road, said
from tests.server.conftest import relaxed
from tests.server.cutting import Line
from tests.server.hosting import OPEN, OTHER, PERSON, Client, Host, Made, wait_until

LEASE = 3.0


@pytest.fixture
def empty(postgres_address: str) -> str:
    with psycopg.connect(postgres_address, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return postgres_address


def settings(database: str, **more: object) -> Settings:
    return relaxed(database, lease_seconds=LEASE, **more)


@pytest.fixture
def halls(empty: str) -> Iterator[tuple[Host, Host]]:
    north, south = Host(settings(empty)), Host(settings(empty))
    yield north, south
    north.close()
    south.close()


def at(host: Host, made: Made) -> Made:
    """The same table by the other door."""
    found = Made(host, {"table": made.table, "host_token": made.host_token, "tokens": {}})
    found.tokens = made.tokens
    return found


def come_again(made: Made) -> Client:
    """As a browser does, until somebody has the table."""
    found: list[Client] = []

    def is_in() -> bool:
        with suppress(ConnectionClosed):
            found.append(made.client(0, 1))
        return len(found) > 0

    wait_until(is_in)
    return found[0]


def test_whoever_comes_by_another_door_plays_at_the_same_table(halls: tuple[Host, Host]) -> None:
    north, south = halls
    made = north.made(PERSON, OTHER)
    with made.client(0) as ada, at(south, made).client(1) as bela:
        for number in range(12):
            asked = ada if ada.turn() is not None else bela
            seq = asked.choose(number)["seq"]
            assert ada.position_after(seq)["choices"] == bela.position_after(seq)["choices"]
        assert ada.done("chat", seat=0, text="Is somebody there?")
        assert bela.hear("chat")["text"] == "Is somebody there?"
        assert len(south.hall._rooms) == 0


def test_calls_about_a_table_are_answered_by_who_has_it(halls: tuple[Host, Host]) -> None:
    north, south = halls
    made = north.made(PERSON, OPEN)
    with made.client(0) as ada:
        token = south.sit(made.table, "Bela", 1)
        assert ada.hear("seats")["table"]["seats"][1]["name"] == "Bela"
        refused = south.post(f"/api/tables/{made.table}/sit", {"name": "Vera", "seat": 1})
        assert (refused.status_code, refused.json()["code"]) == (409, "seat_taken")
        save = south.http.get(
            f"/api/tables/{made.table}/save",
            headers={"Authorization": f"Bearer {made.tokens[0]} {token}"},
        )
        assert save.status_code == 200
        assert "questhall-save.json" in save.headers["content-disposition"]
        assert save.json()["questhall"]


def test_every_lobby_tells_who_is_there(halls: tuple[Host, Host]) -> None:
    north, south = halls
    made = north.made(PERSON, OTHER)

    def here(host: Host) -> list[list[bool]]:
        mine = said(host.post("/api/tables/mine", {"tokens": [made.tokens[0]]}))["tables"][0]
        facts = said(host.http.get(f"/api/tables/{made.table}"))
        lists = (mine["table"]["seats"], facts["seats"])
        return [[seat.get("here", False) for seat in seats] for seats in lists]

    with made.client(1):
        assert here(north) == [[False, True]] * 2
        wait_until(lambda: here(south) == [[False, True]] * 2)
    wait_until(lambda: here(south) == [[False, False]] * 2)


def test_a_table_moves_when_its_hall_closes(empty: str) -> None:
    north, south = Host(settings(empty)), Host(settings(empty))
    made = north.made(PERSON, OTHER)
    with made.client(0, 1) as both:
        for number in range(7):
            both.choose(number)
    with at(south, made).client(0, 1) as both:
        north.close()
        with pytest.raises(ConnectionClosed) as closed:
            both.wait_for(lambda message: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    with at(south, made).client(0, 1) as both:
        assert both.count == 7
        both.choose()
    south.close()


def test_who_is_cut_off_from_the_database_falls_silent_before_another_takes_over(
    empty: str, tmp_path: Path
) -> None:
    line = Line(empty, tmp_path)
    north, south = Host(settings(line.database)), Host(settings(empty))
    made = north.made(PERSON, OTHER)
    with made.client(0, 1) as both:
        for number in range(5):
            both.choose(number)
        line.cut()
        option = both.position["decisions"][0]["options"][0]["id"]
        seat = both.position["decisions"][0]["seats"][0]
        both.say("choose", ref=7, seat=seat, option=option, at=both.count)
        with pytest.raises(ConnectionClosed):
            both.wait_for(lambda message: message["type"] == "done")
        assert both.count == 5
    with Client(north.port, made.table, list(made.tokens.values()), hello=False) as shut_out:
        assert shut_out.next()["code"] == "not_kept"
    with come_again(at(south, made)) as both:
        assert both.count == 5
        for number in range(3):
            both.choose(number)
        line.mend()
        wait_until(lambda: north.http.get("/readyz").status_code == 200)
        with come_again(at(north, made)) as passed_on:
            assert passed_on.count == 8
            passed_on.choose()
        assert both.position_where(lambda position: position["choices"] == 9)
    north.close()
    south.close()
    line.close()


def test_who_has_lost_a_table_writes_nothing_there(halls: tuple[Host, Host]) -> None:
    north, south = halls
    made = north.made(PERSON, OTHER)
    with made.client(0, 1) as both:
        both.choose()
        with psycopg.connect(north.hall.settings.database, autocommit=True) as database:
            database.execute("UPDATE tables SET holder = '', epoch = epoch + 1")
        with at(south, made).client(0, 1) as elsewhere:
            elsewhere.choose()
            asked = both.turn()
            assert asked is not None
            seat, option = asked["seats"][0], asked["options"][0]["id"]
            assert both.refused("choose", seat=seat, option=option, at=both.count) == "internal"
            assert elsewhere.count == 2
            with made.client(0, 1) as back:
                assert back.count == 2


def test_who_stood_still_for_too_long_begins_anew(halls: tuple[Host, Host]) -> None:
    """Its signs of life go on before anything else in it has noticed."""
    made = halls[0].made(PERSON, OTHER)
    with made.client(0, 1) as both:
        leases = halls[0].hall.leases
        assert isinstance(leases, SharedLeases)
        leases._good_until = 0.0
        with pytest.raises(ConnectionClosed):
            both.wait_for(lambda message: False)
        wait_until(lambda: leases.is_good(Hold(0, leases.life)))
    with made.client(0, 1) as both:
        both.choose()


def test_a_limit_holds_for_all_doors_together(empty: str) -> None:
    few = {"imports_at_once": 10, "imports_per_minute": 0.0}
    north, south = Host(settings(empty, **few)), Host(settings(empty, **few))
    for _ in range(10):
        north.post("/api/tables/import", {})
    wait_until(lambda: south.post("/api/tables/import", {}).json()["code"] == "too_fast")
    north.close()
    south.close()


def test_connections_of_an_address_are_counted_at_all_doors(empty: str) -> None:
    north, south = (Host(settings(empty, connections_per_address=2)) for _ in range(2))
    made = north.made(PERSON, OTHER)
    with made.client(0), made.client(1):
        south.wait_until(lambda hall: hall.connected.elsewhere == {"127.0.0.1": 2})
        with Client(south.port, made.table, [], hello=False) as third:
            assert third.next()["code"] == "too_many"
    south.wait_until(lambda hall: not hall.connected.elsewhere.get("127.0.0.1"))
    at(south, made).client(0).socket.close()
    north.close()
    south.close()


def test_nobody_passes_anything_on_but_halls(halls: tuple[Host, Host]) -> None:
    forged = {"questhall-passed": "0123456789abcdef01234567 10.0.0.1"}
    assert halls[0].http.get("/api/games", headers=forged).json()["code"] == "bad_origin"


def test_a_campaign_goes_on_by_any_door(empty: str, tmp_path: Path) -> None:
    with road(tmp_path):
        north, south = Host(settings(empty)), Host(settings(empty))
        group = begun(north)
        made = group.open(PERSON, OTHER)
        with made.client(0, 1) as both:
            play_to_the_end(both)
            group.host = south
            page = said(group.post("close", table=made.table))
            assert page["links"][0]["fate"] in ("won", "lost")
            assert both.hear("chat")["notice"] == "closed"
        again = group.open(PERSON, OTHER, offer=page["offers"][0]["key"])
        assert again.table != made.table
        north.close()
        south.close()
