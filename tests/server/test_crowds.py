"""Crowds at a table: a seat holder always gets in, and nobody takes all the places."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import relaxed
from tests.server.hosting import OTHER, PERSON, Client, Host, Made

TOO_MANY = 4429


@contextmanager
def table(folder: Path, **settings: object) -> Iterator[Made]:
    host = Host(relaxed(str(folder / "tables.sqlite3"), **settings))
    yield host.made(PERSON, OTHER)
    host.close()


def is_turned_away(made: Made, *tokens: str) -> bool:
    with Client(made.host.port, made.table, [], hello=False) as late:
        with suppress(ConnectionClosed):
            late.say("hello", tokens=list(tokens))
        return late.next().get("code") == "too_many" and closed_with(late) == TOO_MANY


def closed_with(client: Client) -> int | None:
    with pytest.raises(ConnectionClosed):
        client.wait_for(lambda said: False)
    return client.socket.close_code


def test_spectators_make_room_for_seat_holders(tmp_path: Path) -> None:
    with table(tmp_path, connections_per_table=3) as made, ExitStack() as stack:
        watching = [stack.enter_context(made.client()) for _ in range(3)]
        assert is_turned_away(made)
        ada = stack.enter_context(made.client(0))
        assert closed_with(watching[2]) == TOO_MANY, "the newest spectator"
        bela = stack.enter_context(made.client(1))
        assert closed_with(watching[1]) == TOO_MANY
        stack.enter_context(made.client(host=True))
        assert closed_with(watching[0]) == TOO_MANY
        stack.enter_context(made.client(0, host=True))
        (ada if ada.turn() else bela).choose()
        assert is_turned_away(made)


def test_nobody_locks_the_others_out_with_ones_own_token(tmp_path: Path) -> None:
    with (
        table(tmp_path, connections_per_table=3, connections_per_seat=2) as made,
        ExitStack() as stack,
    ):
        first, second = [stack.enter_context(made.client(0)) for _ in range(2)]
        third = stack.enter_context(made.client(0))
        assert closed_with(first) == TOO_MANY, "the oldest of the same seat"
        bela = stack.enter_context(made.client(1))
        for client in (second, third, bela):
            client.done("chat", seat=client.welcome["own"][0], text="Still here")


def test_spectators_of_an_address_at_a_table_are_limited(tmp_path: Path) -> None:
    with table(tmp_path, connections_per_address_and_table=2) as made, ExitStack() as stack:
        stack.enter_context(made.client())
        stack.enter_context(made.client())
        assert is_turned_away(made)
        stack.enter_context(made.client(0))


def test_connections_of_an_address_are_limited(tmp_path: Path) -> None:
    with table(tmp_path, connections_per_address=2) as made:
        other = made.host.made(PERSON, OTHER)
        with made.client(0), other.client(0) as second:
            assert is_turned_away(made, made.tokens[1])
            second.socket.close()
            until_gone(other)
            with made.client(1):
                pass


def until_gone(made: Made) -> None:
    for _ in range(10_000):
        if made.host.hall.connected.total < 2:
            return
        made.host.http.get("/healthz")
    raise AssertionError("it does not go")


@pytest.mark.parametrize("limit", ["silent_per_address", "silent_connections"])
def test_silent_connections_take_few_places(tmp_path: Path, limit: str) -> None:
    with table(tmp_path, **{limit: 2}) as made, ExitStack() as stack:
        silent = [
            stack.enter_context(Client(made.host.port, made.table, [], hello=False))
            for _ in range(2)
        ]
        assert is_turned_away(made, made.tokens[0])
        silent[0].say("hello")
        silent[0].hear("welcome")
        with made.client(0) as ada:
            assert ada.welcome["own"] == [0]
