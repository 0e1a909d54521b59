"""Bots, hints and advisers think on a real Ray cluster, and lose no answer with a node of it."""

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from questhall.server.settings import BadSettings, minds_at
from tests.clusters import Nodes, kill, ray_cluster
from tests.server.conftest import relaxed
from tests.server.hosting import BOT, PERSON, Host, Made, wait_until
from tests.server.test_stuck_bots import hears_that_it_is_stuck

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent.parent
JOB = "think_there"


def free_port() -> int:
    with socket.create_server(("127.0.0.2", 0)) as door:
        return int(door.getsockname()[1])


@pytest.fixture(scope="module")
def nodes(moods: Path) -> Iterator[Nodes]:
    """A cluster whose nodes know the game with moods."""
    with pytest.MonkeyPatch.context() as patch:
        paths = [str(moods), str(ROOT), os.environ.get("PYTHONPATH", "")]
        patch.setenv("PYTHONPATH", os.pathsep.join(path for path in paths if path))
        with ray_cluster(workers=2, door=free_port()) as started:
            yield started


@contextmanager
def thinking_at(minds: str, moods: Path, **more: object) -> Iterator[Host]:
    database = str(moods / f"{os.urandom(4).hex()}.sqlite3")
    opened = Host(relaxed(database, minds=minds, workers=2, play_on_seconds=0.0, **more))
    try:
        yield opened
    finally:
        opened.close()


@pytest.fixture(scope="module")
def far(nodes: Nodes, moods: Path) -> Iterator[Host]:
    with thinking_at(nodes.address_from_outside, moods) as opened:
        minds = opened.hall.thinkers.minds
        assert minds is not None
        wait_until(lambda: minds.is_there)
        yield opened
        assert opened.hall.thinkers.bots.workers == [], "nothing was thought of here"


@pytest.fixture
def lingering(moods: Path) -> Iterator[Path]:
    """As long as this file exists, nobody who reads a table comes to an end."""
    mood = moods / "linger"
    mood.touch()
    yield mood
    mood.unlink(missing_ok=True)


def table(host: Host) -> Made:
    return host.made(PERSON, BOT, game="stubborn", format="short")


def test_bots_hints_and_advisers_think_on_the_cluster(far: Host) -> None:
    with far.made(PERSON, BOT).client(0) as ada:
        for _ in range(3):
            ada.position_where(lambda said: said["decisions"])
            ada.choose()
        ada.position_where(lambda said: said["decisions"])
        assert ada.ask("hint", seat=0)["type"] == "hint"


@pytest.mark.parametrize("loses", ["process", "node"])
def test_what_is_lost_in_the_middle_of_a_thought_is_asked_again(
    far: Host, nodes: Nodes, lingering: Path, loses: str
) -> None:
    with table(far).client(0) as ada, table(far).client(0) as bela:
        wait_until(lambda: len(nodes.at_work(JOB)) == 2)
        if loses == "process":
            kill(nodes.at_work(JOB)[0])
        else:
            assert nodes.lose_one_at_work(JOB)
        lingering.unlink()
        for client in (ada, bela):
            client.position_where(lambda said: said["waiting"] == [0])
            assert client.count == 1


def test_a_thought_that_nobody_needs_any_more_ends(
    far: Host, nodes: Nodes, lingering: Path
) -> None:
    with table(far).client(0, host=True) as ada:
        wait_until(lambda: bool(nodes.at_work(JOB)))
        ada.done("take", seat=1, name="Ada too")
        wait_until(lambda: not nodes.at_work(JOB))
        assert ada.count == 0


def test_tables_take_turns(far: Host, lingering: Path) -> None:
    """One table may not fill the cluster, and no more is handed over than it can do."""
    made = [table(far) for _ in range(3)]
    clients = [each.client(0) for each in made]
    minds = far.hall.thinkers.minds
    assert minds is not None
    wait_until(lambda: minds.bots.places.taken == 3)
    wait_until(lambda: len(minds.bots.workers) == 2)
    assert far.hall.gauges()["thoughts_waiting"] == 3
    lingering.unlink()
    for client in clients:
        client.position_where(lambda said: said["waiting"] == [0])
        client.socket.close()


def test_a_thought_without_end_is_ended_on_the_cluster_too(
    nodes: Nodes, moods: Path, lingering: Path
) -> None:
    address = nodes.address_from_outside
    with thinking_at(address, moods, job_seconds=1) as hasty, table(hasty).client(0) as ada:
        hears_that_it_is_stuck(ada, 1)
        lingering.unlink()
        hears_that_it_is_stuck(ada)
        ada.position_where(lambda said: said["waiting"] == [0])


def test_without_a_cluster_bots_think_here(moods: Path) -> None:
    with (
        thinking_at(f"ray://127.0.0.2:{free_port()}", moods) as host,
        host.made(PERSON, BOT).client(0) as ada,
    ):
        ada.position_where(lambda said: said["decisions"])
        assert ada.ask("hint", seat=0)["type"] == "hint"
        assert host.hall.thinkers.bots.workers


def test_where_bots_think_is_said_in_one_way(monkeypatch: pytest.MonkeyPatch) -> None:
    assert minds_at("local") == minds_at("") == ""
    assert minds_at("ray://head:10001") == "ray://head:10001"
    with pytest.raises(BadSettings, match="bots cannot think at 'http://head'"):
        minds_at("http://head")
    monkeypatch.setattr("questhall.server.settings.can_use_ray", lambda: False)
    with pytest.raises(BadSettings, match=r"questhall\[ray\]"):
        minds_at("ray://head:10001")
