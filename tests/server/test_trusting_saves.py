"""Which saves a server believes: those that can be replayed from the deal, and its own."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from questhall.games.mage_knight import GAME as MAGE_KNIGHT
from questhall.games.sorcerer import GAME as SORCERER
from questhall.kernel.chance import Chance
from questhall.kernel.codec import state_hash
from questhall.kernel.games import Game, Setup, find_game
from questhall.kernel.match import Match
from questhall.kernel.saves import MOST_CHOICES, Save, read, save
from questhall.kernel.scribe import Phrasebook
from questhall.kernel.scribe import read as read_state
from tests.server.campaigning import begun
from tests.server.conftest import relaxed
from tests.server.hosting import BOT, OTHER, PERSON, Host, Made


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """Another server, with secrets of its own."""
    opened = Host(relaxed(str(tmp_path_factory.mktemp("elsewhere") / "tables.sqlite3")))
    yield opened
    opened.close()


def played(game: Game, setup: Setup, choices: int, seed: str = "trust") -> Match:
    """A game played at random without any server."""
    match = Match.start(game, setup, seed)
    chance = Chance(seed)
    for _ in range(choices):
        decision = match.pending[0]
        seat = decision.seats[0]
        options = decision.options_for(seat)
        match.take(seat, options[chance.below("choice", len(options))])
    return match


def imported(host: Host, data: bytes) -> httpx.Response:
    return host.http.post("/api/tables/import", content=data)


def refused(host: Host, data: bytes) -> str:
    answer = imported(host, data)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_save"), answer.text
    return str(answer.json()["message"])


def from_a_position(record: Save) -> Save:
    """The same game, as if it had begun with its last position."""
    at = record.checkpoint.at
    return msgspec.structs.replace(
        record,
        origin=record.checkpoint.state,
        checkpoint=msgspec.structs.replace(record.checkpoint, at=0),
        choices=record.choices[at:],
        branches=[],
        signature="",
    )


def with_true_hash(record: Save) -> bytes:
    """What a forger does: compute the hash again, so that it fits the changed position."""
    game = find_game(record.game)
    setup = game.checked(Setup(record.format, record.seats, record.options))
    match = Match.resume(game, setup, record.seed, read_state(record.origin, game))
    for choice in record.choices:
        match.take(choice.seat, choice.option(Phrasebook(game, match.state)))
    return msgspec.json.encode(msgspec.structs.replace(record, hash=state_hash(match.state)))


def save_of(made: Made, *tokens: str) -> bytes:
    answer = made.host.http.get(
        f"/api/tables/{made.table}/save", headers={"Authorization": f"Bearer {' '.join(tokens)}"}
    )
    assert answer.status_code == 200, answer.text
    return answer.content


# -- saves of strangers --------------------------------------------------------


def test_a_game_that_follows_from_its_deal_opens_everywhere(host: Host) -> None:
    match = played(SORCERER, Setup("duel", 2), 30)
    made = Made(host, imported(host, save(match)).json())
    assert host.http.get(f"/api/tables/{made.table}").json()["choices"] == 30


def test_a_forged_position_is_refused_although_its_hash_fits(host: Host) -> None:
    record = from_a_position(read(save(played(MAGE_KNIGHT, Setup("quest", 2), 40))))
    assert record.origin is not None
    record.origin["round_ended_by"] = 1
    record.origin["last_turns"] = [7]
    forged = with_true_hash(record)
    assert "only on the server that it comes from" in refused(host, forged)
    signed = msgspec.structs.replace(read(forged), signature="0" * 64)
    assert "only on the server that it comes from" in refused(host, msgspec.json.encode(signed))


def test_an_honest_position_without_its_deal_cannot_be_checked_either(host: Host) -> None:
    record = from_a_position(read(save(played(SORCERER, Setup("duel", 2), 30))))
    assert "cannot be checked" in refused(host, with_true_hash(record))
    old = msgspec.structs.replace(read(save(played(SORCERER, Setup("duel", 2), 30))), version="0")
    assert "other rules" in refused(host, msgspec.json.encode(old))


def test_a_save_that_is_too_long_is_not_even_played(host: Host) -> None:
    record = read(save(played(SORCERER, Setup("duel", 2), 1)))
    long = msgspec.structs.replace(record, choices=record.choices * (MOST_CHOICES + 1))
    assert "at most 20000 choices" in refused(host, msgspec.json.encode(long))


def test_refusals_do_not_speak_of_the_inside(host: Host) -> None:
    record = read(save(played(SORCERER, Setup("duel", 2), 12)))
    for change in ({"kept": 1}, {"is": "os.system"}, {"players": None}):
        state = {**record.checkpoint.state, **change}
        bad = msgspec.structs.replace(record, version="0", origin=None)
        bad.checkpoint = msgspec.structs.replace(record.checkpoint, state=state)
        data = host.hall.seal.put_on(msgspec.json.encode(bad))
        assert "the save's position is not a state of the game" in refused(host, data)


# -- saves of our own ----------------------------------------------------------


def test_a_forked_table_can_be_saved_and_opened_again_here_but_not_elsewhere(
    host: Host, elsewhere: Host
) -> None:
    made = host.made(PERSON, BOT)
    fork = {"at": 0, "tokens": [made.tokens[0]], "players": [PERSON, BOT]}
    made = Made(host, host.post(f"/api/tables/{made.table}/fork", fork).json())
    data = save_of(made, made.tokens[0])
    assert imported(host, data).status_code == 200
    assert imported(elsewhere, data).status_code == 200, "it follows from its deal"
    record = from_a_position(read(data))
    ours = host.hall.seal.put_on(with_true_hash(record))
    assert imported(host, ours).status_code == 200
    refused(elsewhere, ours)


def test_one_letter_changed_breaks_the_seal(host: Host) -> None:
    record = from_a_position(read(save(played(SORCERER, Setup("duel", 2), 30))))
    ours = read(host.hall.seal.put_on(with_true_hash(record)))
    assert ours.origin is not None
    ours.origin["players"][0]["energy"] += 1
    refused(host, with_true_hash(ours))


def test_the_seal_outlives_the_server(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    first = Host(relaxed(database))
    record = from_a_position(read(save(played(SORCERER, Setup("duel", 2), 30))))
    ours = first.hall.seal.put_on(with_true_hash(record))
    first.close()
    second = Host(relaxed(database))
    assert imported(second, ours).status_code == 200
    second.close()


# -- how many ------------------------------------------------------------------


def test_saves_opened_by_an_address_at_once_are_limited(tmp_path: Path) -> None:
    settings = relaxed(
        str(tmp_path / "tables.sqlite3"), imports_per_minute=0.001, imports_at_once=3
    )
    host = Host(settings)
    codes = [imported(host, b"not a save").json()["code"] for _ in range(4)]
    assert codes == ["bad_json", "bad_json", "bad_json", "too_fast"]
    assert imported(host, b"not a save").status_code == 429
    host.close()


def test_our_own_save_of_an_evening_in_town_opens_under_newer_rules(host: Host) -> None:
    """Its ledger lies in the position, and what a house rule says may be of several kinds."""
    made = begun(host, game="gloomhaven", format="party").open(PERSON, OTHER, offer="found")
    both = {"Authorization": f"Bearer {made.tokens[0]} {made.tokens[1]}"}
    answer = host.http.get(f"/api/tables/{made.table}/save", headers=both)
    older = msgspec.structs.replace(read(answer.content), version="older", signature="")
    signed = host.hall.seal.put_on(msgspec.json.encode(older))
    assert imported(host, signed).status_code == 200
