"""Leases: one hall has a table, and who has lost it can write nothing any more."""

from collections.abc import Iterator

import psycopg
import pytest

from questhall.table.leases import Presence
from questhall.table.pulse import Pulse
from questhall.table.records import Talked, Write
from questhall.table.stopping import stop_table
from questhall.table.store import Ages, Conflict, Store, open_store
from tests.table.laying import NOW, Desk, facts

LONG = 600.0
OVER = -1.0  # seconds


@pytest.fixture
def shared(postgres_address: str) -> Iterator[Store]:
    with psycopg.connect(postgres_address, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    opened = open_store(postgres_address)
    yield opened
    opened.close()


@pytest.fixture
def desk(shared: Store) -> Desk:
    laid = Desk(facts("person", "person"))
    shared.create(laid.table.facts, laid.table.summary())
    return laid


def beat(database: str, hall: str, seconds: float) -> None:
    pulse = Pulse(database, hall, f"{hall}:1", seconds)
    pulse.beat()
    pulse.close()


def written(desk: Desk, epoch: int) -> Write:
    write = desk.table.add([Talked(0, "Ada", "hello")], NOW)
    write.epoch = epoch
    return write


def taken(store: Store, hall: str) -> tuple[str, int]:
    lease = store.take("table", hall)
    assert lease is not None
    return lease.hall, lease.epoch


def test_who_is_alive_keeps_the_table(shared: Store, desk: Desk, postgres_address: str) -> None:
    beat(postgres_address, "north", LONG)
    beat(postgres_address, "south", LONG)
    assert taken(shared, "north") == ("north", 1)
    assert taken(shared, "south") == ("north", 1)
    lease = shared.take("table", "south")
    assert lease is not None
    assert lease.address == "north:1"
    shared.append([written(desk, 1)])


def test_of_who_is_gone_the_table_is_taken_and_late_writes_are_refused(
    shared: Store, desk: Desk, postgres_address: str
) -> None:
    beat(postgres_address, "north", LONG)
    assert taken(shared, "north") == ("north", 1)
    shared.append([written(desk, 1)])
    late = written(desk, 1)
    beat(postgres_address, "north", OVER)
    beat(postgres_address, "south", LONG)
    assert taken(shared, "south") == ("south", 2)
    with pytest.raises(Conflict):
        shared.append([late])
    stored = shared.load("table")
    assert stored is not None
    assert [line.seq for line in stored.lines] == [1]


def test_a_table_that_is_given_back_is_free_but_not_somebody_elses(
    shared: Store, desk: Desk, postgres_address: str
) -> None:
    beat(postgres_address, "north", LONG)
    beat(postgres_address, "south", LONG)
    taken(shared, "north")
    shared.give_back("table", 1)
    assert taken(shared, "south") == ("south", 2)
    shared.give_back("table", 1)  # late
    assert taken(shared, "north") == ("south", 2)


def test_a_hall_that_closes_leaves_all_tables(
    shared: Store, desk: Desk, postgres_address: str
) -> None:
    beat(postgres_address, "north", LONG)
    beat(postgres_address, "south", LONG)
    taken(shared, "north")
    shared.leave("north")
    assert taken(shared, "south") == ("south", 2)


def test_halls_that_are_gone_are_struck_off_with_what_they_told(
    shared: Store, desk: Desk, postgres_address: str
) -> None:
    beat(postgres_address, "north", LONG)
    taken(shared, "north")
    shared.note_presence({("table", 1): Presence([0], [1])})
    assert shared.presence("table") == Presence([0], [1])
    beat(postgres_address, "north", -100.0)
    beat(postgres_address, "south", LONG)
    assert shared.presence("table") == Presence()


def test_a_stopped_table_is_taken_from_who_has_it(
    shared: Store, desk: Desk, postgres_address: str
) -> None:
    beat(postgres_address, "north", LONG)
    taken(shared, "north")
    assert stop_table("table", "rules", shared)
    with pytest.raises(Conflict):
        shared.append([written(desk, 1)])


def test_an_old_table_at_which_another_hall_has_guests_stays(
    shared: Store, desk: Desk, postgres_address: str
) -> None:
    beat(postgres_address, "north", LONG)
    taken(shared, "north")
    late = Ages(NOW + LONG, NOW + LONG)
    assert shared.forget(late, set(), 10) == 0
    shared.give_back("table", 1)
    assert shared.forget(late, set(), 10) == 1


def test_halls_hear_what_others_tell(shared: Store, postgres_address: str) -> None:
    north = Pulse(postgres_address, "north", "", LONG)
    south = Pulse(postgres_address, "south", "", LONG)
    north.talk([], 0.0)
    south.talk(["the fog thickens"], 0.0)
    heard: list[str] = []
    while not heard:
        heard = north.talk([], 0.1)
    assert heard == ["the fog thickens"]
    north.close()
    south.close()
