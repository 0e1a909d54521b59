"""Hello: said by many, and by some again and again."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.server.conftest import relaxed
from tests.server.hosting import OTHER, PERSON, Client, Host, Made, Said
from tests.server.stubborn import GAME

WATCHERS = 12


@contextmanager
def evening(folder: Path, **settings: object) -> Iterator[Made]:
    """An evening with lanterns that has gone on for a while."""
    host = Host(relaxed(str(folder / "greeting.sqlite3"), play_on_seconds=0.0, **settings))
    answer = host.post(
        "/api/tables", {"game": "stubborn", "format": "long", "players": [PERSON, OTHER]}
    )
    made = Made(host, answer.raise_for_status().json())
    with made.client(0, 1) as both:
        for number in range(8):
            both.choose(number)
    yield made
    host.close()


def greet(client: Client, since: int = 0) -> Said:
    """Say hello once more; the position that is told."""
    client.say("hello", tokens=[], since=since)
    client.hear("welcome")
    return client.hear("position")


def seats_told(client: Client) -> int:
    """How often it has heard who sits where, apart from being welcomed."""
    client.done("seen")
    return len([said for said in client.heard if said["type"] == "seats"])


def test_a_position_is_put_into_words_once_for_all_who_watch(moods: Path) -> None:
    with evening(moods) as made, ExitStack() as stack:
        first = stack.enter_context(made.client())
        views, names = GAME.views, GAME.names
        others = [stack.enter_context(made.client()) for _ in range(WATCHERS)]
        for number, other in enumerate(others):
            other.done("chat", name="Eve", text=f"Hello {number}!")
            told = greet(other, since=number)
            assert told["views"] == first.position["views"]
            known = [event for event in first.position["events"] if event in told["events"]]
            assert told["events"] == known
        assert (GAME.views, GAME.names) == (views, names)
        with made.client(0, 1) as both:
            both.choose()
            greet(first)
            assert GAME.views > views


def test_who_sits_where_is_told_when_it_changes(moods: Path) -> None:
    with evening(moods) as made, made.client() as first, made.client() as other:
        assert seats_told(first) == 0
        for _ in range(3):
            greet(other)
        assert seats_told(first) == seats_told(other) == 0
        with made.client(0) as ada:
            assert ada.welcome["table"]["seats"][0]["here"]
            assert seats_told(first) == seats_told(other) == 1
            assert seats_told(ada) == 0
            ada.done("rename", seat=0, name="Adele")
            assert [seats_told(each) for each in (first, other, ada)] == [2, 2, 1]
        first.wait_for(
            lambda said: said["type"] == "seats" and not said["table"]["seats"][0]["here"]
        )


def test_hello_again_and_again_is_too_fast(moods: Path) -> None:
    limits = {"looks_per_second": 0.001, "looks_at_once": 3}
    with evening(moods, **limits) as made, made.client() as first, made.client() as other:
        for _ in range(3):
            greet(first)
        first.say("hello", tokens=[])
        assert first.hear("error")["code"] == "too_fast"
        greet(other)


def test_an_address_does_not_greet_with_many_voices(moods: Path) -> None:
    limits = {"looks_per_second_and_address": 0.001, "looks_at_once_and_address": 5}
    with evening(moods, **limits) as made, ExitStack() as stack:
        watchers = [stack.enter_context(made.client()) for _ in range(6)]
        for watcher in watchers[:5]:
            greet(watcher)
        watchers[5].say("hello", tokens=[])
        assert watchers[5].hear("error")["code"] == "too_fast"
        stack.enter_context(made.client(0, 1)).choose()
