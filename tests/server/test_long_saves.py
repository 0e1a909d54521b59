"""A long game from elsewhere is followed once, by a worker; the server lays it from there."""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from questhall.games.sorcerer import GAME as SORCERER
from questhall.kernel.chance import Chance
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import save
from tests.installing import install
from tests.server.hosting import OTHER, PATIENCE, PERSON, Host, Made
from tests.server.process import Process
from tests.server.treadmill import GAME as TREADMILL
from tests.server.treadmill import STEEP

ROOT = Path(__file__).parent.parent.parent
STEPS = 3000


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """An impatient server: to follow the whole climb takes longer than rules may run."""
    packages = install(tmp_path / "packages", "treadmill", "tests.server.treadmill:GAME")
    places = [str(packages), str(ROOT), os.environ.get("PYTHONPATH", "")]
    environment = {
        "PYTHONPATH": os.pathsep.join(filter(None, places)),
        "QUESTHALL_RULES_SECONDS": "1",
        STEEP: "60",
    }
    started = Process(str(tmp_path / "tables.sqlite3"), tmp_path / "log", environment)
    started.start()
    yield started
    started.close()


def climbed() -> bytes:
    """The save of a long climb; here it costs nothing."""
    match = Match.start(TREADMILL, Setup("alone", 1, {}), "hill")
    climb = next(option for option in match.pending[0].options if option.verb == "climb")
    for _ in range(STEPS):
        match.take(0, climb)
    return save(match)


def posted(host: Host, path: str, body: object) -> Made:
    answer = host.post(path, body)
    assert answer.status_code == 200, answer.text
    return Made(host, answer.json())


@pytest.mark.slow
def test_two_long_games_at_once_do_not_end_the_server(process: Process) -> None:
    data = climbed()
    neighbours = process.made(PERSON, OTHER)
    url = f"http://127.0.0.1:{process.port}/api/tables"
    with neighbours.client(0, 1) as both, ThreadPoolExecutor(2) as pool:
        answers = list(
            pool.map(lambda _: httpx.post(f"{url}/import", content=data, timeout=PATIENCE), [0, 1])
        )
        assert [answer.status_code for answer in answers] == [200, 200], answers[0].text
        both.choose()
        first, second = [Made(neighbours.host, answer.json()) for answer in answers]
        with first.client(0) as ada:
            assert ada.count == STEPS
            assert ada.ask("look", at=1700)["views"] == {"0": {"steps": 1700}}
            ada.done("undo", seat=0, to=1600, at=STEPS)
            assert ada.position_where(lambda said: said["choices"] == 1600)["views"]["0"]
        wanted = {"at": 2900, "tokens": [second.tokens[0]]}
        forked = httpx.post(f"{url}/{second.table}/fork", json=wanted, timeout=PATIENCE)
        assert forked.status_code == 200, forked.text
        both.choose()
    process.kill_server()
    for made, steps in [(first, 1600), (second, STEPS), (Made(first.host, forked.json()), 2900)]:
        with made.client(0) as ada:
            assert ada.count == steps
            assert ada.ask("look", at=1100)["views"] == {"0": {"steps": 1100}}
            ada.choose()
    assert "did not come to an end" not in process.log.read_text()


@pytest.fixture(scope="module")
def royale() -> Match:
    """A game of six that has gone on for long."""
    match = Match.start(SORCERER, Setup("royale", 6, {}), "long")
    chance = Chance("whatever")
    while len(match.choices) < 700:
        decision = match.pending[0]
        seat = next(seat for seat in decision.seats if decision.options_for(seat))
        options = decision.options_for(seat)
        match.take(seat, options[chance.below("option", len(options))])
    return match


def test_the_server_follows_little_of_what_a_worker_has_followed(host: Host, royale: Match) -> None:
    imported = Made(
        host, host.http.post("/api/tables/import", content=save(royale)).raise_for_status().json()
    )
    wanted = {"at": 650, "tokens": list(imported.tokens.values())}
    forked = posted(host, f"/api/tables/{imported.table}/fork", wanted)
    for made, choices in ((imported, 700), (forked, 650)):
        room = host.hall._rooms[made.table]
        assert len(room.table.match.choices) == choices
        assert room.table.match.decisions < 60
        with made.client(*made.tokens) as all_seats:
            assert {event["at"] for event in all_seats.position["events"]} >= {choices - 1, choices}
            assert all_seats.ask("look", at=3)["at"] == 3
            before = room.table.match.decisions
            all_seats.done("undo", seat=0, to=610, at=choices)
            all_seats.position_where(lambda said: said["choices"] == 610)
            assert room.table.match.decisions - before < 300
            all_seats.choose()
