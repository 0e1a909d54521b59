"""Saves, forks and imports."""

from typing import Any

import httpx
import msgspec
import pytest

from questhall.kernel.saves import load
from tests.server.hosting import BOT, OPEN, OTHER, PERSON, Host, Made, Said


def save_of(made: Made, *tokens: str) -> httpx.Response:
    headers = {"Authorization": f"Bearer {' '.join(tokens)}"} if tokens else {}
    return made.host.http.get(f"/api/tables/{made.table}/save", headers=headers)


def code_of(answer: httpx.Response) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


def played(host: Host, *players: Said, choices: int = 12) -> Made:
    made = host.made(*players)
    with made.client(*made.tokens) as client:
        for number in range(choices):
            client.position_where(lambda said: said["decisions"])
            client.choose(number * 3)
        client.position_where(lambda said: said["decisions"])
    return made


@pytest.fixture(scope="module")
def good_save(host: Host) -> Said:
    made = played(host, PERSON, OTHER)
    answer = save_of(made, *made.tokens.values())
    assert answer.status_code == 200
    save: Said = answer.json()
    return save


# -- who gets it ---------------------------------------------------------------


def test_a_player_alone_may_save_at_any_time(host: Host) -> None:
    made = played(host, PERSON, BOT, choices=4)
    answer = save_of(made, made.tokens[0])
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    match = load(answer.content)
    assert len(match.choices) == host.http.get(f"/api/tables/{made.table}").json()["choices"]


def test_others_may_not_look_into_the_game_of_one_who_plays_alone(host: Host) -> None:
    made = played(host, PERSON, BOT, choices=4)
    fork = f"/api/tables/{made.table}/fork"
    assert code_of(save_of(made)) == "not_over"
    assert code_of(save_of(made, made.host_token)) == "not_over"
    assert code_of(host.post(fork, {"at": 2})) == "not_over"
    assert code_of(host.post(fork, {"at": 2, "tokens": [made.host_token]})) == "not_over"
    assert host.post(fork, {"at": 2, "tokens": [made.tokens[0]]}).status_code == 200


def test_a_save_holds_all_so_players_get_it_only_at_the_end(host: Host) -> None:
    made = played(host, PERSON, OTHER, choices=3)
    assert code_of(save_of(made, made.tokens[0])) == "not_over"
    assert code_of(save_of(made)) == "not_over"
    assert code_of(save_of(made, made.host_token)) == "not_over"
    assert code_of(save_of(made, "nonsense")) == "bad_token"
    assert save_of(made, *made.tokens.values()).status_code == 200, "hot-seat"
    with made.client(0) as ada:
        ada.done("resign", seat=0)
    assert save_of(made).status_code == 200


def test_nobody_takes_a_save_while_a_seat_is_open(host: Host) -> None:
    made = host.made(PERSON, OPEN)
    assert code_of(save_of(made, made.tokens[0])) == "not_over"


# -- import --------------------------------------------------------------------


def imported(host: Host, body: Any) -> httpx.Response:
    content = body if isinstance(body, bytes) else msgspec.json.encode(body)
    return host.http.post("/api/tables/import", content=content)


def test_an_imported_game_goes_on_where_it_was(host: Host, good_save: Said) -> None:
    answer = imported(host, good_save)
    assert answer.status_code == 200, answer.text
    made = Made(host, answer.json())
    assert sorted(made.tokens) == [0, 1]
    with made.client(0, 1) as both:
        assert both.count == 12
        assert {event["at"] for event in both.position["events"]} == set(range(13))
        assert both.ask("look", at=5)["at"] == 5
        both.choose()
        both.done("undo", seat=0, to=3, at=13)
        both.position_where(lambda said: said["choices"] == 3)
        both.choose()


def test_an_import_may_say_who_plays_on(host: Host, good_save: Said) -> None:
    body = {"save": good_save, "players": [BOT, PERSON], "name": "Resumed", "undo": "mark"}
    made = Made(host, imported(host, body).json())
    facts = host.http.get(f"/api/tables/{made.table}").json()
    assert [seat["kind"] for seat in facts["seats"]] == ["bot", "person"]
    assert (facts["name"], facts["undo"]) == ("Resumed", "mark")
    assert list(made.tokens) == [1]
    assert code_of(imported(host, {"save": good_save, "players": [PERSON]})) == "bad_setup"


def test_knowing_the_file_does_not_reveal_the_dice(host: Host, good_save: Said) -> None:
    """The file holds the seed, so chance goes on elsewhere, differently each time."""
    branches = set()
    for _ in range(2):
        made = Made(host, imported(host, good_save).json())
        state = host.hall._rooms[made.table].table.match.state
        branches.add(state.chance.branch)
    assert len(branches) == 2
    assert load(msgspec.json.encode(good_save)).state.chance.branch not in branches


def changed(save: Said, **fields: object) -> Said:
    return {**save, **fields}


def test_bad_saves_are_refused_with_the_reason(host: Host, good_save: Said) -> None:
    choices = good_save["choices"]
    checkpoint = good_save["checkpoint"]
    wrong_state = {"at": 0, "state": {"is": "Arena", "cards": "none"}}
    bad: list[tuple[object, str]] = [
        (b"", "bad_json"),
        (b"not a save", "bad_json"),
        (b"\x89PNG\r\n", "bad_json"),
        ([], "bad_message"),
        ({"save": 17}, "bad_save"),
        ({"save": {}}, "bad_save"),
        ({"questhall": 1}, "bad_save"),
        (changed(good_save, questhall=99), "bad_save"),
        (changed(good_save, game="chess"), "bad_save"),
        (changed(good_save, seats=5), "bad_save"),
        (changed(good_save, seats="two"), "bad_save"),
        (changed(good_save, format="solitaire"), "bad_save"),
        (changed(good_save, options={"cheating": True}), "bad_save"),
        (changed(good_save, seed="another"), "bad_save"),
        (changed(good_save, hash="0" * 32), "bad_save"),
        (changed(good_save, choices=choices[:6]), "bad_save"),
        (changed(good_save, choices=[[0, "fly"], *choices]), "bad_save"),
        (changed(good_save, choices=[[0, 17]]), "bad_save"),
        (changed(good_save, branches=[[3, 1]]), "bad_save"),
        (changed(good_save, version="0", checkpoint=wrong_state), "bad_save"),
        (changed(good_save, origin={"is": "os.system"}), "bad_save"),
        (changed(good_save, origin=wrong_state["state"]), "bad_save"),
        (changed(good_save, version="0", checkpoint={**checkpoint, "at": 9999}), "bad_save"),
        (b'{"questhall":' + b"[" * 200_000, "bad_json"),
        (b'{"questhall":"' + b"x" * 5_000_000 + b'"}', "too_large"),
    ]
    for body, code in bad:
        answer = imported(host, body)
        assert code_of(answer) == code, (str(body)[:100], answer.text[:300])
        assert "Traceback" not in answer.text
    assert imported(host, good_save).status_code == 200, "the server is well after all this"


def test_a_position_that_was_tampered_with_is_impossible(host: Host, good_save: Said) -> None:
    """Under changed rules a save opens from its position: an impossible one is refused."""
    state = msgspec.json.decode(msgspec.json.encode(good_save["checkpoint"]["state"]))
    state["players"][0]["hand"] = state["players"][0]["hand"] * 2
    body = changed(good_save, version="0", checkpoint={**good_save["checkpoint"], "state": state})
    assert code_of(imported(host, body)) == "bad_save"


# -- fork ----------------------------------------------------------------------


def test_a_finished_game_can_be_forked_by_anybody(host: Host) -> None:
    made = played(host, PERSON, OTHER)
    assert code_of(host.post(f"/api/tables/{made.table}/fork", {"at": 4})) == "not_over"
    with made.client(0, 1) as both:
        past = both.ask("look", at=4)["views"]
        both.done("resign", seat=0)
    answer = host.post(f"/api/tables/{made.table}/fork", {"at": 4, "players": [PERSON, BOT]})
    fork = Made(host, answer.json())
    facts = host.http.get(f"/api/tables/{fork.table}").json()
    assert facts["came_from"] == "table"
    assert made.table not in str(facts), "its id would be an invitation"
    with fork.client(0) as ada:
        assert ada.ask("look", at=4)["views"]["0"] == past["0"]
        ada.position_where(lambda said: said["decisions"])
        ada.choose()
    too_far = host.post(f"/api/tables/{made.table}/fork", {"at": 99})
    assert code_of(too_far) == "no_such_choice"
    wrong = host.post(f"/api/tables/{made.table}/fork", {"at": 4, "players": [PERSON]})
    assert code_of(wrong) == "bad_setup"


def test_a_player_alone_may_fork_at_any_time(host: Host) -> None:
    made = played(host, PERSON, OTHER, choices=6)
    path = f"/api/tables/{made.table}/fork"
    tokens = list(made.tokens.values())
    assert code_of(host.post(path, {"at": 2, "tokens": tokens[:1]})) == "not_over"
    assert code_of(host.post(path, {"at": 2, "tokens": ["nonsense"]})) == "bad_token"
    fork = Made(host, host.post(path, {"at": 2, "tokens": tokens}).json())
    with fork.client(0, 1) as both:
        assert both.count == 2
        both.choose()
        with made.client(0, 1) as first:
            assert first.count == 6
