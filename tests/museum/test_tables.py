"""Tables of every released version open as they were left, and are played on."""

import msgspec
import pytest

from questhall.table.opening import open_table
from questhall.table.records import Stored
from questhall.table.stopping import is_stopped
from questhall.table.table import Table
from tests.museum.conftest import OpenCopy
from tests.museum.sights import sights_of_table
from tests.museum.visiting import SOME, Exhibit, exhibits, look_around, play_on, stored_in

TABLES = [each for each in exhibits("tables") if "stopped" not in each.label]
STOPPED = [each for each in exhibits("tables") if "stopped" in each.label]
ALONE = [each for each in TABLES if not each.label["campaign"]]
CHOICES = 60
FEW = 6
OLDER = "older rules"


def opened(stored: Stored, exhibit: Exhibit) -> Table:
    return open_table(stored, exhibit.game)


@pytest.mark.parametrize("exhibit", TABLES, ids=str)
def test_a_table_opens_as_it_was_left(exhibit: Exhibit, on_sqlite: OpenCopy) -> None:
    stored = stored_in(on_sqlite(exhibit.room), exhibit.id)
    table = opened(stored, exhibit)
    exhibit.need(sights_of_table(table))
    if exhibit.rules_are_the_same:
        assert table.base == 0, "it has its whole past"
    look_around(table.match)


@pytest.mark.sampled(SOME)
@pytest.mark.parametrize("exhibit", TABLES, ids=str)
def test_each_way_to_open_it_leads_to_the_same_table(exhibit: Exhibit, on_sqlite: OpenCopy) -> None:
    """From the deal alone, and from the position alone, as under other rules."""
    stored = stored_in(on_sqlite(exhibit.room), exhibit.id)
    if exhibit.rules_are_the_same:
        table = opened(Stored(stored.facts, stored.lines, [], stored.results), exhibit)
        exhibit.need(sights_of_table(table))
    older = msgspec.structs.replace(stored.facts, version=OLDER)
    for position in stored.positions:
        position.version = OLDER
    table = opened(Stored(older, stored.lines, stored.positions, stored.results), exhibit)
    kept = stored.positions[-1].choices if stored.positions else 0
    assert table.summary().begins == kept, "its past is lost"
    exhibit.need(sights_of_table(table))


@pytest.mark.sampled(SOME)
@pytest.mark.parametrize("exhibit", TABLES, ids=str)
def test_a_table_is_played_on(exhibit: Exhibit, on_sqlite: OpenCopy) -> None:
    store = on_sqlite(exhibit.room)
    table = opened(stored_in(store, exhibit.id), exhibit)
    play_on(store, table, exhibit.chance(), CHOICES)
    look_around(table.match)


@pytest.mark.sampled(SOME)
@pytest.mark.parametrize("exhibit", ALONE, ids=str)
def test_a_table_opens_on_postgres(exhibit: Exhibit, on_postgres: OpenCopy) -> None:
    """Those of campaigns are visited with their campaigns."""
    store = on_postgres(exhibit.room)
    table = opened(stored_in(store, exhibit.id), exhibit)
    exhibit.need(sights_of_table(table))
    play_on(store, table, exhibit.chance(), FEW)


@pytest.mark.parametrize("exhibit", STOPPED, ids=str)
def test_a_stopped_table_can_still_be_read(exhibit: Exhibit, on_sqlite: OpenCopy) -> None:
    stored = stored_in(on_sqlite(exhibit.room), exhibit.id)
    assert is_stopped(stored)
    exhibit.need(sights_of_table(opened(stored, exhibit)))
