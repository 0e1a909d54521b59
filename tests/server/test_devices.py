"""One seat on several devices: a code lets another one in, and can be taken back."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from questhall.server.rooms.passes import PASS_SECONDS
from questhall.table.devices import DEVICES_OF_A_SEAT
from tests.server.conftest import relaxed
from tests.server.hosting import OTHER, PERSON, Client, Host, Made


@pytest.fixture
def hall_with_a_clock(tmp_path: Path) -> Iterator[Host]:
    opened = Host(relaxed(str(tmp_path / "tables.sqlite3"), passes_at_once=1000))
    opened.hall.clock = lambda: 1000.0
    yield opened
    opened.close()


def code_of(client: Client) -> str:
    answer = client.ask("pass")
    assert (answer["type"], answer["seconds"]) == ("pass", int(PASS_SECONDS))
    return str(answer["code"])


def exchanged(made: Made, code: str) -> httpx.Response:
    return made.host.post(f"/api/tables/{made.table}/continue", {"code": code})


def second_device(made: Made, client: Client) -> list[str]:
    """The tokens that a second device gets."""
    answer = exchanged(made, code_of(client)).json()
    host = [answer["host_token"]] if answer["host_token"] else []
    return [*answer["tokens"].values(), *host]


def test_both_devices_see_and_act(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0, 1) as desk:
        tokens = second_device(made, desk)
        assert desk.hear("shared")["devices"] == 1, "at both seats"
        assert not set(tokens) & set(made.tokens.values())
        with Client(host.port, made.table, tokens) as tablet:
            assert tablet.welcome["own"] == [0, 1]
            assert tablet.position["views"] == desk.position["views"]
            answer = desk.choose()
            assert tablet.position_after(answer["seq"])["choices"] == 1
            answer = tablet.choose()
            assert desk.position_after(answer["seq"])["choices"] == 2


def test_the_hosts_right_goes_with_the_seats_of_the_screen(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0, 1, host=True) as desk:
        tokens = second_device(made, desk)
    with Client(host.port, made.table, tokens) as tablet:
        assert (tablet.welcome["own"], tablet.welcome["host"]) == ([0, 1], True)
    mine = host.post("/api/tables/mine", {"tokens": tokens}).json()["tables"]
    assert [(each["seats"], each["host"]) for each in mine] == [([0, 1], True)]


def test_a_code_is_good_once(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0) as desk:
        code = code_of(desk)
    assert exchanged(made, code).status_code == 200
    again = exchanged(made, code)
    assert (again.status_code, again.json()["code"]) == (403, "bad_code")
    assert exchanged(made, "not-a-code").json()["code"] == "bad_code"


def test_a_code_is_good_at_its_own_table(host: Host) -> None:
    made, other = host.made(PERSON, OTHER), host.made(PERSON, OTHER)
    with made.client(0) as desk:
        code = code_of(desk)
    assert exchanged(other, code).json()["code"] == "bad_code"
    assert exchanged(made, code).status_code == 200, "a wrong try elsewhere costs nothing"


def test_a_code_is_good_for_a_few_minutes(hall_with_a_clock: Host) -> None:
    made = hall_with_a_clock.made(PERSON, OTHER)
    with made.client(0) as desk:
        code = code_of(desk)
        hall_with_a_clock.hall.clock = lambda: 1000.0 + PASS_SECONDS
        assert exchanged(made, code).json()["code"] == "bad_code"


def test_a_code_can_be_taken_back_and_a_new_one_replaces_it(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0) as desk:
        first = code_of(desk)
        second = code_of(desk)
        assert exchanged(made, first).json()["code"] == "bad_code"
        assert desk.ask("pass", withdraw=True)["code"] == ""
        assert exchanged(made, second).json()["code"] == "bad_code"


def test_a_code_ends_with_the_seat(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(1) as bela:
        code = code_of(bela)
        bela.done("leave", seat=1)
    host.sit(made.table, "Cleo")
    assert exchanged(made, code).json()["code"] == "bad_code"


def test_who_only_watches_gets_no_code(host: Host) -> None:
    with host.made(PERSON, OTHER).client() as guest:
        assert guest.refused("pass") == "not_your_seat"


def test_the_first_device_ends_the_second_but_not_the_other_way_round(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0) as desk:
        tokens = second_device(made, desk)
        with Client(host.port, made.table, tokens) as tablet:
            assert tablet.ask("pass", end=True)["devices"] == 0
            assert desk.ask("pass", withdraw=True)["devices"] == 1
            assert desk.ask("pass", end=True)["devices"] == 0
            tablet.wait_for(lambda said: said["type"] == "seats" and said["own"] == [])
            tablet.position_where(lambda said: list(said["views"]) == ["-1"])
            assert tablet.refused("pass") == "not_your_seat"
        assert host.post("/api/tables/mine", {"tokens": tokens}).json() == {"tables": []}
    with made.client(0) as desk:
        assert desk.welcome["own"] == [0]


def test_devices_survive_a_restart(tmp_path: Path) -> None:
    settings = relaxed(str(tmp_path / "tables.sqlite3"))
    first = Host(settings)
    made = first.made(PERSON, OTHER)
    with made.client(0) as desk:
        kept = second_device(made, desk)
        ended = second_device(made, desk)
        with Client(first.port, made.table, kept) as tablet:
            assert tablet.ask("pass", end=True)["devices"] == 0
    first.close()
    second = Host(settings)
    with Client(second.port, made.table, kept) as tablet:
        assert tablet.welcome["own"] == [0]
    with Client(second.port, made.table, ended) as gone:
        assert gone.welcome["own"] == []
    second.close()


def test_a_seat_has_only_so_many_devices(hall_with_a_clock: Host) -> None:
    made = hall_with_a_clock.made(PERSON, OTHER)
    with made.client(0) as desk:
        for _ in range(DEVICES_OF_A_SEAT - 1):
            second_device(made, desk)
        assert exchanged(made, code_of(desk)).json()["code"] == "too_many"


def test_nobody_makes_codes_without_end(tmp_path: Path) -> None:
    host = Host(relaxed(str(tmp_path / "tables.sqlite3"), passes_at_once=2))
    with host.made(PERSON, OTHER).client(0) as desk:
        for _ in range(2):
            code_of(desk)
        assert desk.refused("pass") == "too_fast"
    host.close()
