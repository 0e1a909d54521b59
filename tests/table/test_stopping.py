"""A table that had to be stopped says so once, and keeps everything played."""

import pytest

from questhall.games.sorcerer import GAME as SORCERER
from questhall.kernel.codec import state_hash
from questhall.table.opening import open_table
from questhall.table.stopping import is_stopped, stop_table
from questhall.table.store import Store
from tests.table.laying import facts
from tests.table.test_store import KeptDesk


@pytest.mark.parametrize("choices", [0, 25])
def test_a_stopped_table_says_so_and_loses_nothing(store: Store, choices: int) -> None:
    desk = KeptDesk(store, facts("person", "person"))
    desk.play(choices)
    assert stop_table("table", "rules", store)
    summary, stored = store.summary("table"), store.load("table")
    assert summary is not None
    assert stored is not None
    assert (summary.stage, summary.choices, summary.waiting) == ("stopped", choices, [])
    assert is_stopped(stored)
    table = open_table(stored, SORCERER)
    assert state_hash(table.match.state) == state_hash(desk.table.match.state)


def test_it_is_stopped_only_once(store: Store) -> None:
    KeptDesk(store, facts("person", "person"))
    assert stop_table("table", "rules", store)
    assert not stop_table("table", "rules", store)
    stored = store.load("table")
    assert stored is not None
    assert len(stored.lines) == 1


def test_without_a_table_there_is_nothing_to_stop(store: Store) -> None:
    assert not stop_table("nowhere", "rules", store)
