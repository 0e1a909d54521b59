"""Choosing and taking back forever does not make the table slow to open."""

from pathlib import Path

from questhall.table.store import open_store
from tests.server.conftest import relaxed
from tests.server.hosting import OTHER, PERSON, Host

PAIRS = 200


def test_a_table_opens_from_where_it_stood_last(tmp_path: Path) -> None:
    settings = relaxed(str(tmp_path / "tables.sqlite3"))
    first = Host(settings)
    made = first.made(PERSON, OTHER, undo="free")
    with made.client(0, 1) as both:
        for number in range(30):
            both.choose(number)
        for number in range(PAIRS):
            both.choose(number)
            both.position_after(both.done("undo", seat=0, to=30, at=31)["seq"])
        both.choose()
        before = both.position["views"]
    first.close()

    store = open_store(settings.database)
    stored = store.load(made.table)
    store.close()
    assert stored is not None
    assert len(stored.lines) == 31 + 2 * PAIRS
    assert len(stored.positions) <= 4, "those that nobody needs are gone"

    second = Host(settings)
    made.host = second
    with made.client(0, 1) as both:
        assert (both.count, both.position["views"]) == (31, before)
        match = second.hall._rooms[made.table].table.match
        assert match.decisions < 60, "so many answers were given again"
        both.choose()
    second.close()
