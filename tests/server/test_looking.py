"""Looks at the past and reasons: made in workers, cached, and never at others' expense."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import relaxed
from tests.server.hosting import OTHER, PERSON, Client, Host, Made, standing_still


@pytest.fixture(scope="module")
def own_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host with a worker for looks of its own that has started."""
    folder: Path = tmp_path_factory.mktemp("looking")
    opened = Host(relaxed(str(folder / "tables.sqlite3")))
    with opened.made(PERSON, OTHER).client(0, 1) as client:
        assert client.ask("look", at=0)["type"] == "looked"
    yield opened
    opened.close()


def played(host: Host, choices: int = 6) -> Made:
    made = host.made(PERSON, OTHER, undo="free")
    with made.client(0, 1) as both:
        for number in range(choices):
            both.choose(number)
    return made


def test_neither_is_put_into_words_in_the_server_itself(stubborn: Host) -> None:
    made = stubborn.made(PERSON, OTHER, game="stubborn", format="short")
    with made.client(0) as ada:
        assert ada.position["views"]["0"]["process"] == os.getpid()
        looked = ada.ask("look", at=0)
        assert looked["views"]["0"]["process"] != os.getpid()
        why = ada.ask("why", seat=0, thing="card:1")
        assert (why["rule"], why["seat"]) == ("LA-3", 0)
        assert why["args"] == {"cards": 3}
        assert why["message"] != f"process-{os.getpid()}"


def test_a_player_waiting_for_a_look_can_still_act(own_host: Host) -> None:
    made = played(own_host)
    with made.client(0, 1) as both, standing_still(own_host.hall.thinkers.glances):
        both.say("look", at=3, ref=900)
        both.choose()
        assert not any(said.get("ref") == 900 for said in both.heard)


def test_a_newer_look_takes_the_place_of_one_that_waits(own_host: Host) -> None:
    made = played(own_host)
    with made.client() as anybody:
        with standing_still(own_host.hall.thinkers.glances):
            for at in (1, 2, 3, 4):
                anybody.say("look", at=at, ref=100 + at)
            refused = [anybody.hear("error") for _ in range(2)]
            assert [said["ref"] for said in refused] == [102, 103]
            assert {said["code"] for said in refused} == {"stale"}
        assert [anybody.hear("looked")["at"] for _ in range(2)] == [1, 4]


def test_what_was_looked_at_is_kept_until_something_is_taken_back(own_host: Host) -> None:
    made = played(own_host)
    with made.client(0) as ada, made.client(1) as bela:
        first = ada.ask("look", at=4)
        with standing_still(own_host.hall.thinkers.glances):
            assert ada.ask("look", at=4)["views"] == first["views"]
            bela.say("look", at=4, ref=900)  # through other eyes
            own_host.wait_until(lambda hall: hall.thinkers.glances.places.taken == 1)
        seen = bela.wait_for(lambda said: said.get("ref") == 900)
        assert (set(first["views"]), set(seen["views"])) == ({"0"}, {"1"})
        assert ada.done("undo", seat=0, to=3, at=ada.count)
        assert ada.refused("look", at=4) == "no_such_choice"


def test_a_look_at_what_is_taken_back_meanwhile_says_so(own_host: Host) -> None:
    made = played(own_host)
    with made.client(0) as ada:
        with standing_still(own_host.hall.thinkers.glances):
            ada.say("look", at=5, ref=900)
            own_host.wait_until(lambda hall: hall.thinkers.glances.places.taken == 1)
            ada.done("undo", seat=0, to=4, at=ada.count)
        assert ada.wait_for(lambda said: said.get("ref") == 900)["code"] == "stale"


def test_nothing_is_looked_up_for_a_client_that_is_gone(own_host: Host) -> None:
    made = played(own_host)
    with standing_still(own_host.hall.thinkers.glances):
        with made.client(0) as first, made.client(1) as second:
            first.say("look", at=1, ref=1)
            first.say("look", at=2, ref=2)
            second.say("why", seat=1, thing="card:1", ref=3)
            own_host.wait_until(lambda hall: hall.thinkers.glances.places.taken == 2)
        own_host.wait_until(lambda hall: hall.thinkers.glances.places.taken == 0)
    with made.client(0) as again:
        assert again.ask("look", at=2)["type"] == "looked"


def test_looks_per_second_are_limited(tmp_path: Path) -> None:
    slow = {"looks_per_second": 0.001, "looks_at_once": 3}
    host = Host(relaxed(str(tmp_path / "tables.sqlite3"), **slow))
    try:
        made = played(host)
        with made.client(0) as ada:
            for at in (1, 2, 3):
                assert ada.ask("look", at=at)["type"] == "looked"
            assert ada.refused("look", at=4) == "too_fast"
            assert ada.refused("why", seat=0, thing="card:1") == "too_fast"
            assert ada.refused("log", since=0, until=3) == "too_fast"
            assert ada.ask("look", at=2)["type"] == "looked", "it was kept"
    finally:
        host.close()


def test_looks_per_address_are_limited(tmp_path: Path) -> None:
    slow = {"looks_per_second_and_address": 0.001, "looks_at_once_and_address": 3}
    host = Host(relaxed(str(tmp_path / "tables.sqlite3"), **slow))
    try:
        made = played(host)
        clients: list[Client] = [made.client(0) for _ in range(3)]
        for at, client in enumerate(clients):
            assert client.ask("look", at=at)["type"] == "looked"
        assert clients[0].refused("look", at=4) == "too_fast"
        for client in clients:
            client.socket.close()
    finally:
        host.close()
