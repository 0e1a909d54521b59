"""What clients read about a game is printed once, and nobody else waits for it."""

import os
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.conftest import relaxed
from tests.server.hosting import OTHER, PERSON, Host, wait_until
from tests.server.stubborn import PIPE

CATALOGUE = "/api/games/stubborn/catalogue"


@pytest.fixture
def fresh(moods: Path) -> Iterator[Host]:
    """A host that has printed nothing yet."""
    (moods / "printed").write_text("")
    opened = Host(relaxed(str(moods / "printing.sqlite3")))
    yield opened
    opened.close()


def printed(moods: Path) -> list[str]:
    """In which languages the catalogue was printed, each time."""
    return (moods / "printed").read_text().split()


def test_others_are_answered_while_a_catalogue_is_printed(fresh: Host, moods: Path) -> None:
    os.mkfifo(moods / PIPE)
    try:
        with ThreadPoolExecutor(10) as pool, fresh.made(PERSON, OTHER).client(0, 1) as both:
            asked = [pool.submit(fresh.http.get, f"{CATALOGUE}/en") for _ in range(10)]
            wait_until(lambda: printed(moods) == ["en"])
            assert fresh.http.get("/healthz").status_code == 200
            both.choose()
            assert not any(each.done() for each in asked)
            with (moods / PIPE).open("w") as pipe:
                pipe.write("ready")
            answers = {each.result().text for each in asked}
    finally:
        (moods / PIPE).unlink()
    assert len(answers) == 1
    assert printed(moods) == ["en"]


def test_each_sheet_is_printed_once(fresh: Host, moods: Path) -> None:
    first = [fresh.http.get(f"{CATALOGUE}/{language}").text for language in ("en", "ru")]
    fresh.hall.printing.crew.let_go()
    again = [fresh.http.get(f"{CATALOGUE}/{language}").text for language in ("en", "ru")]
    assert first == again
    assert printed(moods) == ["en", "ru"]
    assert fresh.hall.printing.crew.workers == [], "nothing was left to print"


def test_who_hangs_up_does_not_spoil_it_for_the_next(fresh: Host, moods: Path) -> None:
    os.mkfifo(moods / PIPE)
    try:
        with socket.create_connection(("127.0.0.1", fresh.port)) as line:
            line.sendall(f"GET {CATALOGUE}/en HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            wait_until(lambda: printed(moods) == ["en"])
        with (moods / PIPE).open("w") as pipe:
            pipe.write("ready")
    finally:
        (moods / PIPE).unlink()
    assert fresh.http.get(f"{CATALOGUE}/en").status_code == 200
    assert printed(moods) == ["en"]


@pytest.mark.parametrize(
    "path",
    [
        "chess/catalogue/en",
        "stubborn/catalogue/xx",
        "stubborn/texts/xx",
        "stubborn/rulebook/xx",
        "stubborn/texts/en/none",
    ],
)
def test_a_wrong_name_costs_nothing(fresh: Host, path: str) -> None:
    assert fresh.http.get(f"/api/games/{path}").status_code == 404
    assert fresh.hall.printing.crew.workers == []


def test_what_could_not_be_printed_is_tried_again(fresh: Host, moods: Path) -> None:
    (moods / "die").touch()
    try:
        assert fresh.http.get(f"{CATALOGUE}/en").status_code == 500
    finally:
        (moods / "die").unlink()
    assert fresh.http.get(f"{CATALOGUE}/en").status_code == 200
