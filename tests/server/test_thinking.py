"""Bots and hints in worker processes: they may be slow, stale or dead, but the table goes on."""

import os
import signal
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.server.conftest import relaxed
from tests.server.hosting import BOT, OTHER, PERSON, Client, Host, standing_still


@pytest.fixture(scope="module")
def own_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host whose only worker is its own and has started."""
    folder: Path = tmp_path_factory.mktemp("thinking")
    opened = Host(relaxed(str(folder / "tables.sqlite3")))
    with opened.made(PERSON, OTHER).client(0, 1) as client:
        wait_for_the_worker(client)
    yield opened
    opened.close()


def workers(host: Host) -> list[int]:
    return [worker.number for worker in host.hall.thinkers.bots.workers]


def lost_in_thought(host: Host) -> AbstractContextManager[None]:
    return standing_still(host.hall.thinkers.bots)


def wait_for_the_worker(client: Client) -> None:
    """The only worker answers in order: a hint means that earlier thoughts are finished."""
    client.position_where(lambda said: said["decisions"])
    seat = client.position["decisions"][0]["seats"][0]
    assert client.ask("hint", seat=seat)["type"] == "hint"


def choose_until_it_is_on(bot: int, client: Client) -> None:
    for _ in range(50):
        if client.position["waiting"] == [bot]:
            return
        client.position_where(lambda said: said["decisions"])
        client.choose()
    raise AssertionError("the bot is never asked")


def test_what_a_bot_thought_of_before_something_was_taken_back_is_not_played(
    own_host: Host,
) -> None:
    made = own_host.made(PERSON, BOT)
    with made.client(0) as ada:
        ada.position_where(lambda said: said["decisions"])
        with lost_in_thought(own_host):
            choose_until_it_is_on(1, ada)
            back = ada.position["last_choice"]["0"]
            done = ada.done("undo", seat=0, to=back, at=ada.count)
            ada.position_after(done["seq"])
        wait_for_the_worker(ada)
        assert ada.count == back
        assert ada.position["waiting"] == [0]
        ada.choose()


def test_a_thought_for_a_seat_that_was_taken_is_dropped(own_host: Host) -> None:
    made = own_host.made(PERSON, OTHER)
    with made.client(0, 1) as both:
        with lost_in_thought(own_host):
            both.done("bot", seat=1, level="easy")
            choose_until_it_is_on(1, both)
            count = both.count
            both.done("take", seat=1)
        wait_for_the_worker(both)
        assert both.count == count
        both.choose()


def test_the_loop_answers_while_a_bot_thinks(own_host: Host) -> None:
    made = own_host.made(PERSON, BOT)
    with made.client(0) as ada:
        ada.position_where(lambda said: said["decisions"])
        with lost_in_thought(own_host):
            choose_until_it_is_on(1, ada)
            count = ada.count
            for number in range(20):
                ada.done("chat", seat=0, text=f"hurry up {number}")
            assert ada.count == count
        ada.position_where(lambda said: said["choices"] > count)


def test_one_hint_at_a_time(own_host: Host) -> None:
    made = own_host.made(PERSON, OTHER)
    with made.client(0, 1) as both:
        seat = both.position["waiting"][0]
        with lost_in_thought(own_host):
            both.say("hint", seat=seat, ref=1)
            both.say("hint", seat=seat, ref=2)
            refused = both.hear("error")
            assert (refused["ref"], refused["code"]) == (2, "too_fast")
        assert both.hear("hint")["ref"] == 1


def test_a_hint_that_comes_too_late_says_so(own_host: Host) -> None:
    made = own_host.made(PERSON, OTHER)
    with made.client(0, 1) as both:
        seat = both.position["waiting"][0]
        with lost_in_thought(own_host):
            both.say("hint", seat=seat, ref=99)
            both.choose()
        late = both.wait_for(lambda said: said.get("ref") == 99)
        assert (late["type"], late["code"]) == ("error", "stale")


def test_when_a_worker_dies_another_takes_its_place(own_host: Host) -> None:
    made = own_host.made(PERSON, BOT)
    with made.client(0) as ada:
        ada.position_where(lambda said: said["decisions"])
        dead = workers(own_host)
        for worker in dead:
            os.kill(worker, signal.SIGKILL)
        for _ in range(5):
            ada.position_where(lambda said: said["decisions"])
            ada.choose()
        wait_for_the_worker(ada)
        assert not set(workers(own_host)) & set(dead)


def test_a_hint_is_given_although_another_has_answered_meanwhile(stubborn: Host) -> None:
    made = stubborn.made(PERSON, OTHER, game="stubborn", format="short")
    with made.client(0) as ada, made.client(1) as bela:
        assert ada.ask("hint", seat=0)["type"] == "hint"
        with lost_in_thought(stubborn):
            ada.say("hint", seat=0, ref=99)
            stubborn.wait_until(lambda hall: hall.thinkers.bots.places.taken == 1)
            bela.choose()
            ada.position_where(lambda said: said["choices"] == 1)
        hint = ada.wait_for(lambda said: said.get("ref") == 99)
        assert (hint["type"], hint["at"]) == ("hint", 1)
        offered = [option["id"] for option in ada.position["decisions"][0]["options"]]
        assert hint["option"] in offered
