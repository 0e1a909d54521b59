"""One evening is one sitting: seats and tokens go from match to match of a campaign."""

from collections.abc import Iterator

import pytest

from tests.server.campaigning import Group, begun, code_of, play_to_the_end, road_host, said
from tests.server.hosting import BOT, OTHER, PERSON, Host, Made, Said


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with road_host(tmp_path_factory.mktemp("road")) as opened:
        yield opened


def played(group: Group, *players: Said) -> Made:
    """A first evening that is closed."""
    made = group.open(*players)
    with made.client(*made.tokens) as all_of_them:
        play_to_the_end(all_of_them)
    group.page()
    return made


def gone_on(group: Group, before: Made, offer: str = "shop") -> Said:
    return said(group.post("links", offer=offer, after=before.table))


def test_everybody_keeps_seat_and_token(host: Host) -> None:
    group = begun(host)
    first = played(group, PERSON, OTHER)
    table = gone_on(group, first)["table"]
    assert said(host.http.get(f"/api/tables/{first.table}"))["rematch"] == table
    seats = said(host.http.get(f"/api/tables/{table}"))["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [
        ("person", "Ada"),
        ("person", "Bela"),
    ]
    mine = said(host.post("/api/tables/mine", {"tokens": [first.tokens[1]]}))["tables"]
    assert {each["table"]["table"]: each["seats"] for each in mine}[table] == [1]


def test_whoever_watches_the_end_is_led_on(host: Host) -> None:
    group = begun(host)
    first = played(group, PERSON, OTHER)
    with first.client(0) as guest:
        table = gone_on(group, first)["table"]
        told = guest.hear("rematch")
    assert told["table"] == table


def test_two_who_go_on_at_once_come_to_the_same_table(host: Host) -> None:
    group = begun(host)
    first = played(group, PERSON, OTHER)
    table = gone_on(group, first)["table"]
    again = gone_on(group, first, "feast")
    assert (again["table"], again["tokens"]) == (table, {})
    assert len(group.look()["links"]) == 2


def test_who_let_a_bot_play_sits_there_again(host: Host) -> None:
    group = begun(host)
    made = group.open(PERSON, BOT)
    with made.client(0) as ada:
        ada.done("bot", seat=0, level="easy")
        ada.position_where(lambda told: told["state"] == "finished")
    group.page()
    table = gone_on(group, made)["table"]
    seats = said(host.http.get(f"/api/tables/{table}"))["seats"]
    assert (seats[0]["kind"], seats[0]["name"]) == ("person", "Ada")


def test_who_goes_on_to_a_shop_chooses_there_for_the_bots(host: Host) -> None:
    group = begun(host)
    first = played(group, PERSON, BOT)
    answer = gone_on(group, first)
    seats = said(host.http.get(f"/api/tables/{answer['table']}"))["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Ada"]
    assert list(answer["tokens"]) == ["1"]


def test_nobody_can_stay_seated_before_anybody_sat(host: Host) -> None:
    assert code_of(begun(host).post("links", offer="evening:1")) == "nobody_sat"


def test_what_is_agreed_about_taking_back_holds_for_every_match(host: Host) -> None:
    group = begun(host, undo="mark")
    first = played(group, PERSON, OTHER)
    assert group.look()["undo"] == "mark"
    tables = [first.table, gone_on(group, first)["table"]]
    assert [said(host.http.get(f"/api/tables/{each}"))["undo"] for each in tables] == ["mark"] * 2


def test_what_came_of_a_match_is_told_once_it_is_closed(host: Host) -> None:
    group = begun(host)
    before = group.look()["view"]["coins"]
    played(group, PERSON, OTHER)
    told = said(host.http.get(f"/api/campaigns/{group.id}/links/1"))
    assert told["link"]["number"] == 1
    coins = [each["phrase"]["args"] for each in told["news"] if each["kind"] == "gained"]
    gained = sum(each["coins"] for each in coins)
    assert gained == sum(group.look()["view"]["coins"]) - sum(before)
    assert code_of(host.http.get(f"/api/campaigns/{group.id}/links/2")) == "no_such_choice"
