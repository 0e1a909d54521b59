"""A bot that finds no answer: the table is told, the bot keeps trying, and people can help."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.hosting import BOT, PERSON, Client, Host, Made


@pytest.fixture
def dying(moods: Path) -> Iterator[Path]:
    """As long as this file exists, every worker that reads a table dies."""
    mood = moods / "die"
    mood.touch()
    yield mood
    mood.unlink(missing_ok=True)


def table(stubborn: Host) -> Made:
    return stubborn.made(PERSON, BOT, game="stubborn", format="short")


def hears_that_it_is_stuck(client: Client, *seats: int) -> None:
    def tells(said: dict[str, object]) -> bool:
        return said["type"] == "seats" and stuck(said) == list(seats)

    client.wait_for(tells)


def stuck(said: dict[str, object]) -> list[int]:
    facts = said["table"]
    assert isinstance(facts, dict)
    return [number for number, seat in enumerate(facts["seats"]) if seat.get("stuck")]


def test_a_stuck_bot_is_announced_and_so_is_its_answer(stubborn: Host, dying: Path) -> None:
    made = table(stubborn)
    with made.client(0) as ada:
        hears_that_it_is_stuck(ada, 1)
        with made.client() as spectator:
            assert stuck(spectator.welcome) == [1]
        dying.unlink()
        hears_that_it_is_stuck(ada)
        ada.position_where(lambda said: said["waiting"] == [0])


def test_the_host_takes_the_seat_of_a_stuck_bot(stubborn: Host, dying: Path) -> None:
    made = table(stubborn)
    with made.client(0, host=True) as ada:
        hears_that_it_is_stuck(ada, 1)
        seated = ada.done("take", seat=1, name="Ada too")
        assert seated["type"] == "seated"
        hears_that_it_is_stuck(ada)
        for seat in (0, 1):
            decisions = [each for each in ada.position["decisions"] if seat in each["seats"]]
            option = decisions[0]["options"][0]["id"]
            done = ada.done("choose", seat=seat, option=option, at=ada.count)
            ada.position_after(done["seq"])


def test_a_player_takes_back_a_seat_from_a_stuck_bot(stubborn: Host, dying: Path) -> None:
    with table(stubborn).client(0) as ada:
        ada.done("bot", seat=0, level="normal")
        hears_that_it_is_stuck(ada, 0)
        ada.done("take", seat=0)
        ada.position_where(lambda said: said["decisions"])
        ada.choose()


def test_a_stuck_bot_stops_trying_when_nobody_is_there(stubborn: Host, dying: Path) -> None:
    made = table(stubborn)
    room = stubborn.hall._rooms[made.table]
    with made.client(0) as ada:
        hears_that_it_is_stuck(ada, 1)
        assert room.bots.at_play
    stubborn.wait_until(lambda _: not room.bots.at_play)
