"""Power cuts in the middle of the game, again and again: nothing acknowledged is lost, and the
game is played to its end."""

import random
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from tests import sampling
from tests.server.conftest import relaxed
from tests.server.hosting import BOT, OTHER, PERSON, Client, Host, Said
from tests.server.process import Process

LONGEST_LIFE = 0.12
KILLS = 12 if sampling.runs_all() else 4


@pytest.fixture
def process(database: str, tmp_path: Path) -> Iterator[Process]:
    """A server as a separate process, on a fresh database of either kind."""
    started = Process(database, tmp_path / "log")
    started.start()
    yield started
    started.close()


class Witness:
    """What the server has acknowledged: the number, seat and option of each choice."""

    def __init__(self) -> None:
        self.acknowledged: list[tuple[int, int, str]] = []
        self.seq = 0

    def choose(self, client: Client, number: int) -> None:
        decision = client.turn()
        assert decision is not None
        option = decision["options"][number % len(decision["options"])]
        seat = next(each for each in decision["seats"] if each in client.welcome["own"])
        at = client.count
        done = client.done("choose", seat=seat, option=option["id"], at=at)
        self.acknowledged.append((at, seat, option["verb"]))
        self.seq = max(self.seq, done["seq"])
        client.position_after(done["seq"])

    def check(self, client: Client) -> None:
        """Every acknowledged choice is there, in its place."""
        chosen = {
            event["at"]: (event["chooser"], event["phrase"]["key"])
            for since in range(-1, client.count, 60)
            for event in client.ask("log", since=since, until=min(since + 60, client.count))[
                "events"
            ]
            if "chooser" in event and "forced" not in event
        }
        for at, seat, verb in self.acknowledged:
            assert chosen[at + 1] == (seat, verb)
        assert client.seq >= self.seq


class Victim:
    """A game whose server is killed while it is played."""

    def __init__(self, process: Process, players: list[Said], seats: list[int]) -> None:
        self.process = process
        self.players = players
        self.seats = seats
        self.made = process.made(*players)
        self.witness = Witness()
        self.acknowledged = 0

    def play(self, life: float | None) -> bool:
        """Play on until the server is killed, or to the end; True at the end."""
        death: threading.Timer | None = None
        try:
            with self.made.client(*self.seats) as client:
                self.witness.check(client)
                if life is not None:
                    death = threading.Timer(life, self.process.kill)
                    death.start()
                self._play_out(client)
                self.witness.check(client)
                assert client.position["results"]
                return True
        except (WebSocketException, OSError):
            assert life is not None, "nobody has killed the server"
            return False
        finally:
            if death is not None:
                death.join()

    def _play_out(self, client: Client) -> None:
        while client.position["state"] != "finished":
            if client.turn() is None:
                client.hear("position")
            else:
                self.witness.choose(client, len(self.witness.acknowledged) * 5)
                self.acknowledged += 1

    def sit_down_anew(self) -> None:
        self.made = self.process.made(*self.players)
        self.witness = Witness()


@pytest.mark.slow
@pytest.mark.sampled(1, each="seats")
@pytest.mark.parametrize(
    ("players", "seats", "kills"),
    [([PERSON, BOT], [0], KILLS), ([PERSON, OTHER], [0, 1], KILLS // 2)],
    ids=["person and bot", "two persons"],
)
def test_no_acknowledged_choice_is_lost(
    process: Process, players: list[Said], seats: list[int], kills: int
) -> None:
    chance = random.Random(len(seats))
    victim = Victim(process, players, seats)
    for _ in range(kills):
        over = victim.play(chance.uniform(0.0, LONGEST_LIFE))
        process.start()
        if over:
            victim.sit_down_anew()
    assert victim.play(None)
    assert victim.acknowledged > kills


def test_the_workers_of_a_killed_server_end_too(process: Process) -> None:
    made = process.made(PERSON, BOT)
    with made.client(0) as ada:
        ada.position_where(lambda said: said["decisions"])
        ada.ask("hint", seat=0)
        process.kill()
    assert process.children_end()


def test_a_host_in_this_process_finds_what_another_left(process: Process) -> None:
    made = process.made(PERSON, OTHER)
    with made.client(0, 1) as both:
        for number in range(5):
            both.choose(number)
        views = both.position["views"]
        process.kill()
    host = Host(relaxed(process.database))
    made.host = host
    with made.client(0, 1) as both:
        assert (both.count, both.position["views"]) == (5, views)
    host.close()
