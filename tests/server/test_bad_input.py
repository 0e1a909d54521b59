"""Bad input of every kind: a clear code, and nothing changes."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from questhall.server.settings import Settings
from tests.server.conftest import relaxed
from tests.server.hosting import OPEN, OTHER, PATIENCE, PERSON, Client, Host, Made, Said

# -- over the WebSocket --------------------------------------------------------


@pytest.fixture(scope="module")
def made(host: Host) -> Made:
    return host.made(PERSON, OTHER)


@pytest.fixture
def ada(made: Made) -> Iterator[Client]:
    """A client whose state must be unchanged after the test."""
    with made.client(0, host=True) as client:
        before = facts_of(made), client.position
        yield client
        with made.client(0, host=True) as again:
            assert again.position == before[1]
        assert facts_of(made) == before[0]


def facts_of(made: Made) -> Said:
    facts: Said = made.host.http.get(f"/api/tables/{made.table}").json()
    for seat in facts["seats"]:
        seat.pop("here")
    return facts


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_json"),
        ("{", "bad_json"),
        ("no json", "bad_json"),
        ('{"type":"choose","seat":0,"option":"x","at":0', "bad_json"),
        ("[" * 15_000, "bad_message"),
        ('{"type":"chat","text":' + "[" * 15_000, "bad_message"),
        ("[]", "bad_message"),
        ("null", "bad_message"),
        ("17", "bad_message"),
        ("{}", "bad_message"),
        ('{"type":"dance"}', "bad_message"),
        ('{"type":17}', "bad_message"),
        ('{"type":"choose"}', "bad_message"),
        ('{"type":"choose","seat":"0","option":"x","at":0}', "bad_message"),
        ('{"type":"choose","seat":0,"option":17,"at":0}', "bad_message"),
        ('{"type":"choose","seat":0,"option":"x","at":-1}', "bad_message"),
        ('{"type":"choose","seat":0,"option":"x","at":1.5}', "bad_message"),
        ('{"type":"choose","seat":0,"option":"x","at":99999999999999999999}', "bad_message"),
        ('{"type":"choose","seat":-1,"option":"x","at":0}', "bad_message"),
        ('{"type":"choose","seat":0,"option":"x","at":0,"cheat":true}', "bad_message"),
        ('{"type":"vote","seat":0,"yes":"perhaps"}', "bad_message"),
        ('{"type":"chat","seat":0,"text":"\\ud800"}', "bad_json"),
        ('{"type":"hello","tokens":"abc"}', "bad_message"),
        ('{"type":"bot","seat":0,"level":"godlike"}', "bad_message"),
        ('{"type":"look","at":null}', "bad_message"),
        ('{"type":"rename","seat":0,"name":"' + "x" * 41 + '"}', "bad_message"),
        ('{"type":"chat","seat":0,"text":"' + "x" * 501 + '"}', "bad_message"),
        ('{"type":"chat","seat":0,"text":"' + "x" * 20_000 + '"}', "too_large"),
    ],
)
def test_what_cannot_be_read_is_refused(ada: Client, text: str, code: str) -> None:
    ada.socket.send(text)
    assert ada.hear("error")["code"] == code


def test_a_binary_message_is_read_or_refused_like_any_other(ada: Client) -> None:
    ada.socket.send(b"\xff\xfe\x00")
    assert ada.hear("error")["code"] == "bad_json"


def test_a_refusal_repeats_the_number_of_the_message(ada: Client) -> None:
    ada.socket.send('{"type":"dance","ref":4711}')
    assert ada.hear("error")["ref"] == 4711
    ada.socket.send('{"type":"dance","ref":{"a":1}}')
    assert "ref" not in ada.hear("error")


@pytest.mark.parametrize(
    ("type", "fields", "code"),
    [
        ("choose", {"seat": 1, "option": "avatar:southwark", "at": 0}, "not_your_seat"),
        ("choose", {"seat": 63, "option": "avatar:southwark", "at": 0}, "not_your_seat"),
        ("undo", {"seat": 0, "to": 0, "at": 0}, "no_such_choice"),
        ("undo", {"seat": 0, "to": 0, "at": 9}, "stale"),
        ("vote", {"seat": 0, "yes": True}, "no_proposal"),
        ("hint", {"seat": 1}, "not_your_seat"),
        ("why", {"seat": 1, "thing": "card:1"}, "not_your_seat"),
        ("look", {"at": 1}, "no_such_choice"),
        ("chat", {"seat": 1, "text": "I am Bela"}, "not_your_seat"),
        ("chat", {"seat": 0, "text": " \n"}, "bad_message"),
        ("rename", {"seat": 1, "name": "Bel Ami"}, "not_your_seat"),
        ("rename", {"seat": 0, "name": "\u200b"}, "bad_message"),
        ("resign", {"seat": 1}, "not_your_seat"),
        ("leave", {"seat": 1}, "not_your_seat"),
        ("bot", {"seat": 63}, "not_your_seat"),
        ("open", {"seat": 63}, "not_your_seat"),
        ("take", {"seat": 1, "name": "Ada"}, "seat_taken"),
        ("take", {"seat": 0}, "seat_taken"),
        ("rematch", {"seat": 0}, "not_over"),
    ],
)
def test_forbidden_acts_are_refused(
    ada: Client, type: str, fields: dict[str, object], code: str
) -> None:
    assert ada.refused(type, **fields) == code


def test_a_choice_is_refused_when_it_is_not_ones_turn_or_not_offered(made: Made) -> None:
    with made.client(0) as ada, made.client(1) as bela:
        asked, idle = (ada, bela) if ada.turn() else (bela, ada)
        seat, other = asked.welcome["own"][0], idle.welcome["own"][0]
        option = asked.position["decisions"][0]["options"][0]["id"]
        assert idle.refused("choose", seat=other, option=option, at=0) == "not_your_turn"
        assert asked.refused("choose", seat=seat, option="fly:moon", at=0) == "no_such_option"
        assert asked.refused("choose", seat=seat, option=option, at=7) == "stale"
        assert asked.position["choices"] == 0


def test_a_spectator_may_do_nothing_but_talk(made: Made) -> None:
    with made.client() as guest:
        for type, fields in (
            ("choose", {"option": "avatar:southwark", "at": 0}),
            ("undo", {"to": 0, "at": 0}),
            ("resign", {}),
            ("leave", {}),
            ("bot", {}),
            ("open", {}),
            ("take", {"name": "Eve"}),
            ("hint", {}),
            ("rematch", {}),
        ):
            assert guest.refused(type, seat=0, **fields) == "not_your_seat", type
        assert guest.refused("rename", name="Eve's table") == "not_your_seat"
        assert guest.refused("chat", text="hello") == "bad_message"


def test_a_bad_token_gives_no_seat(host: Host, made: Made) -> None:
    strangers = host.made(PERSON, OTHER)
    with Client(host.port, made.table, ["nonsense", strangers.tokens[0]]) as client:
        assert client.welcome["own"] == []
        assert client.welcome["host"] is False
        assert list(client.position["views"]) == ["-1"]
        assert any(said.get("code") == "bad_token" for said in client.heard) or (
            client.hear("error")["code"] == "bad_token"
        )


def test_hello_comes_first(host: Host, made: Made) -> None:
    client = Client(host.port, made.table, [], hello=False)
    with client:
        assert client.refused("look", at=0) == "bad_message"
        client.say("hello", tokens=[])
        assert client.hear("welcome")["own"] == []


def test_an_unknown_table_is_said_and_closed(host: Host) -> None:
    with Client(host.port, "nowhere", [], hello=False) as client:
        assert client.hear("error")["code"] == "no_such_table"
        with pytest.raises(ConnectionClosed):
            client.next()
        assert client.socket.close_code == 4404


def test_what_is_much_too_large_ends_the_connection(host: Host, made: Made) -> None:
    with made.client(0) as client:
        client.socket.send("x" * 1_200_000)
        with pytest.raises(ConnectionClosed):
            client.hear("error")
        assert client.socket.close_code == 1009
    with made.client(0) as again:
        assert again.count == 0


def test_a_page_of_another_origin_may_not_connect(host: Host, made: Made) -> None:
    address = f"ws://127.0.0.1:{host.port}/api/tables/{made.table}/live"
    with pytest.raises(InvalidStatus) as caught:
        connect(address, origin=Origin("https://evil.example"), open_timeout=PATIENCE)
    assert caught.value.response.status_code == 403
    own = Origin(f"http://127.0.0.1:{host.port}")
    connect(address, origin=own, open_timeout=PATIENCE).close()


# -- over HTTP -----------------------------------------------------------------

GOOD: Said = {"game": "sorcerer", "format": "duel", "players": [PERSON, OTHER]}


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "bad_json"),
        (b"{", 400, "bad_json"),
        (b"\xff", 400, "bad_json"),
        (b"[]", 422, "bad_message"),
        (b"{}", 422, "bad_message"),
        ({**GOOD, "game": 17}, 422, "bad_message"),
        ({**GOOD, "players": []}, 422, "bad_message"),
        ({**GOOD, "players": [PERSON, {"kind": "ghost"}]}, 422, "bad_message"),
        ({**GOOD, "players": [PERSON, {"kind": "bot", "level": "god"}]}, 422, "bad_message"),
        ({**GOOD, "undo": "never"}, 422, "bad_message"),
        ({**GOOD, "seed": "mine"}, 422, "bad_message"),
        ({**GOOD, "name": "x" * 41}, 422, "bad_message"),
        ({**GOOD, "options": {"creation": [1]}}, 422, "bad_message"),
        ({**GOOD, "game": "chess"}, 404, "no_such_game"),
        ({**GOOD, "format": "solitaire"}, 422, "bad_setup"),
        ({**GOOD, "players": [PERSON]}, 422, "bad_setup"),
        ({**GOOD, "options": {"creation": "magic"}}, 422, "bad_setup"),
        ({**GOOD, "options": {"cheating": True}}, 422, "bad_setup"),
        ({**GOOD, "options": {"idle_rounds": True}}, 422, "bad_setup"),
        (b'{"game":"' + b"x" * 70_000 + b'"}', 413, "too_large"),
    ],
)
def test_a_table_that_cannot_be_made_is_refused(
    host: Host, body: bytes | Said, status: int, code: str
) -> None:
    content = body if isinstance(body, bytes) else msgspec.json.encode(body)
    answer = host.http.post("/api/tables", content=content)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert "Traceback" not in answer.text


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/tables/nowhere", "no_such_table"),
        ("/api/tables/nowhere/save", "no_such_table"),
        ("/api/tables/%00", "no_such_table"),
        ("/api/tables/" + "x" * 5000, "no_such_table"),
        ("/api/tables/'%20OR%201=1", "no_such_table"),
        ("/api/games/chess/texts/en", "no_such_game"),
        ("/api/games/chess/catalogue/en", "no_such_game"),
        ("/api/games/sorcerer/texts/xx", "no_such_language"),
        ("/api/games/sorcerer/rulebook/..%2f..", "no_such_page"),
        ("/api/games/oathsworn/texts/en/c99", "no_such_page"),
        ("/api/games/sorcerer/texts/en/events", "no_such_page"),
        ("/api/nothing", "no_such_page"),
        ("/api/tables", "no_such_page"),
        ("/api/", "no_such_page"),
    ],
)
def test_what_is_not_there_is_said_to_be_missing(host: Host, path: str, code: str) -> None:
    answer = host.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, code)


def test_sitting_down_is_checked(host: Host) -> None:
    made = host.made(PERSON, OPEN)

    def code(body: object) -> str:
        answer = host.post(f"/api/tables/{made.table}/sit", body)
        assert answer.status_code >= 400
        return str(answer.json()["code"])

    assert code({"name": "Eve", "seat": 0}) == "seat_taken"
    assert code({"name": "Eve", "seat": 5}) == "seat_taken"
    assert code({"name": "Eve", "seat": "1"}) == "bad_message"
    assert code({"seat": 1}) == "bad_message"
    assert code({"name": " ", "seat": 1}) == "bad_message"
    host.sit(made.table, "Bela")
    assert code({"name": "Eve"}) == "seat_taken"


def test_a_body_that_never_ends_is_cut_off(host: Host) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 10_000

    try:
        answer = host.http.post("/api/tables", content=endless())
    except httpx.TransportError:
        return  # the server has hung up in the middle
    assert answer.json()["code"] == "too_large"


def test_a_page_of_another_origin_may_not_post(host: Host) -> None:
    answer = host.http.post(
        "/api/tables", content=b"{}", headers={"Origin": "https://evil.example"}
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")


# -- limits --------------------------------------------------------------------


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Host]:
    opened = Host(
        Settings(
            database=str(tmp_path / "tables.sqlite3"),
            messages_per_second=0.001,
            messages_at_once=5,
            calls_per_second=0.001,
            calls_at_once=12,
            connections_per_table=2,
            hosts=("127.0.0.1",),
        )
    )
    yield opened
    opened.close()


def test_a_client_that_talks_too_fast_is_refused_and_nothing_changes(strict: Host) -> None:
    made = strict.made(PERSON, OTHER)
    with made.client(0, 1) as both:
        for _ in range(4):
            both.choose()
        decision = both.turn()
        assert decision is not None
        choice = {"seat": decision["seats"][0], "option": decision["options"][0]["id"], "at": 4}
        assert both.refused("choose", **choice) == "too_fast"
        with made.client(0) as other:
            assert other.count == 4
            third = Client(strict.port, made.table, [], hello=False)
            third.say("hello")
            assert third.hear("error")["code"] == "too_many"
            with pytest.raises(ConnectionClosed):
                third.next()
            assert third.socket.close_code == 4429


def test_calling_too_often_is_refused(strict: Host) -> None:
    answers = [strict.http.get("/api/games") for _ in range(14)]
    codes = [answer.status_code for answer in answers]
    assert codes[:12] == [200] * 12
    assert answers[-1].json()["code"] == "too_fast"
    assert strict.http.get("/healthz").status_code == 200


def test_the_server_answers_only_to_its_names(strict: Host) -> None:
    answer = strict.http.get("/api/games", headers={"Host": "rebound.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")


def test_a_fault_of_ours_is_not_described(tmp_path: Path) -> None:
    """When the store breaks, the caller hears only that it is our fault."""
    host = Host(relaxed(str(tmp_path / "tables.sqlite3")))
    made = host.made(PERSON, OTHER)
    with made.client(0, 1) as both:
        both.choose()
        host.hall.storage.store.close()
        answer = host.post("/api/tables", GOOD)
        assert (answer.status_code, answer.json()["code"]) == (500, "internal")
        assert "sqlite" not in answer.text.lower()
        assert host.http.get("/readyz").status_code == 503
        decision = both.turn()
        assert decision is not None
        both.say("choose", seat=decision["seats"][0], option=decision["options"][0]["id"], at=1)
        with pytest.raises(ConnectionClosed):
            both.hear("done")
        assert both.socket.close_code == 1012
    host.close()
