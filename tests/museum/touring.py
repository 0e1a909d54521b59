"""The whole museum is opened with other content: `python -m tests.museum.touring FOLDER`, with a
package on the path whose box is another one (other_box.py).

In the folder lies what is to be opened besides: saves and tables that the version of today wrote.
Every exhibit that is not as it was left is told of in a line; the last one is their number.
"""

import sys
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from questhall.kernel.chain_file import read_chain, read_file
from questhall.kernel.choices import Refused
from questhall.kernel.codec import state_hash
from questhall.kernel.saves import load, save
from questhall.server.seal import Seal
from questhall.server.workers.check_save import check_chain
from questhall.table.opening import open_table
from questhall.table.store import Store, open_store
from questhall.table.table import Table
from tests.sampling import runs_all

from .other_box import NEW, RENAMED
from .playing import play_match
from .rooms import Room, rooms
from .sights import Sights, sights_of_campaign, sights_of_chain, sights_of_match, sights_of_table
from .visiting import (
    Exhibit,
    campaign_in,
    exhibits,
    go_on,
    look_around,
    play_on,
    read_page,
    stored_in,
)

CHOICES = 24
# One in so many is played on in a usual run.
SAVES, TABLES, CAMPAIGNS = 8, 4, 6
# Too few choices for a position: it can only be dealt again, and the new item lies among the loot.
DEALT_ANEW = ("0.1.0-oathsworn-evening-3", "0.2.0-oathsworn-evening-3")
TODAY = "today"  # in the folder: what the version of today wrote
DATABASE = "tables.sqlite3"


# -- what is seen ------------------------------------------------------------------------


def of_today(seen: Any, names: dict[str, str]) -> Any:
    """What was seen then, with the names of today."""
    if isinstance(seen, dict):
        return {key: of_today(value, names) for key, value in seen.items()}
    if isinstance(seen, list):
        return [of_today(each, names) for each in seen]
    return _called(seen, names) if isinstance(seen, str) else seen


def _called(name: str, names: dict[str, str]) -> str:
    """`scoundrel`, or what begins with its kind: `class-scoundrel`, `quest:q0`."""
    for old, new in names.items():
        for dash in "_-":
            before = name.removesuffix(old.replace("_", dash))
            if before != name and before[-1:] in ("", ":", "-"):
                return before + new.replace("_", dash)
    return name


def without_new(sights: Sights) -> Sights:
    """On the road of a campaign stands what is new, though nobody has seen it then."""
    page = sights["page"]
    road = page.get("road.quest", [])
    known = [place for place, quest in enumerate(road) if quest not in NEW]
    kept = {part: [page[part][at] for at in known] for part in page if part.startswith("road.")}
    return sights | {"page": page | kept}


def need(exhibit: Exhibit, sights: Sights) -> None:
    called = of_today(exhibit.sees, RENAMED[exhibit.game.id])
    Exhibit(exhibit.room, exhibit.name, exhibit.label | {"sees": called}).need(sights)


# -- visits ------------------------------------------------------------------------------


def visit_save(exhibit: Exhibit, data: bytes, plays: bool) -> None:
    match = load(data, exhibit.game)
    need(exhibit, sights_of_match(match))
    assert match.resumed, "its past cannot be shown"
    if plays:
        play_match(match, exhibit.chance(), CHOICES)
        look_around(match)
        assert state_hash(load(save(match)).state) == state_hash(match.state)


def visit_table(exhibit: Exhibit, store: Store, plays: bool) -> None:
    stored = stored_in(store, exhibit.id)
    table = open_table(stored, exhibit.game)
    if stored.positions:
        assert table.base == stored.positions[-1].choices, "its past cannot be shown"
        need_a_word_on_the_past(table)
    if stored.positions or str(exhibit) not in DEALT_ANEW:
        need(exhibit, sights_of_table(table))
    look_around(table.match)
    if plays and "stopped" not in exhibit.label:
        play_on(store, table, exhibit.chance(), CHOICES)
        look_around(table.match)


def need_a_word_on_the_past(table: Table) -> None:
    """Whoever asks for what was before hears why it cannot be shown."""
    if table.base:
        with pytest.raises(Refused, match="other content: what was before"):
            table.since_base(table.base - 1)


def visit_campaign(exhibit: Exhibit, store: Store, plays: bool) -> None:
    campaign = campaign_in(store, exhibit.id, exhibit.game)
    need(exhibit, without_new(sights_of_campaign(campaign)))
    read_page(campaign)
    if plays:
        go_on(store, campaign, exhibit.chance())
        read_page(campaign_in(store, exhibit.id, exhibit.game))


def visit_file(exhibit: Exhibit) -> None:
    chain = read_chain(read_file(exhibit.file), exhibit.game)
    seen = without_new(sights_of_chain(chain))
    seen["links"] = seen["links"][: len(exhibit.sees["links"])]
    need(exhibit, seen)
    outcome = check_chain(exhibit.file, Seal(exhibit.room.labels.secret))
    assert ("cannot be checked" in outcome.reason) != exhibit.is_believed, outcome.reason


# -- the tour ----------------------------------------------------------------------------


class Tour:
    """Goes from one exhibit to the next, whatever happens."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seen = 0

    def visit(self, exhibit: Exhibit, look: Callable[[], None]) -> None:
        self.seen += 1
        try:
            look()
        except Exception as fault:
            place = traceback.extract_tb(fault.__traceback__)[-1]
            print(f"{exhibit}: {place.filename}:{place.lineno}: {fault!r}"[:2000])

    def of_rooms(self) -> None:
        for number, exhibit in enumerate(exhibits("saves")):
            self.visit(exhibit, partial(visit_save, exhibit, exhibit.file, drawn(number, SAVES)))
        for exhibit in exhibits("campaign_files"):
            self.visit(exhibit, partial(visit_file, exhibit))
        stores = {room: self._copy(room) for room in rooms()}
        for number, exhibit in enumerate(exhibits("tables")):
            store = stores[exhibit.room]
            self.visit(exhibit, partial(visit_table, exhibit, store, drawn(number, TABLES)))
        stores = {room: self._copy(room) for room in rooms()}
        for number, exhibit in enumerate(exhibits("campaigns")):
            store = stores[exhibit.room]
            self.visit(exhibit, partial(visit_campaign, exhibit, store, drawn(number, CAMPAIGNS)))

    def of_today(self) -> None:
        """What the version of today has written, by name."""
        today = self.folder / TODAY
        for exhibit in exhibits("saves"):
            path = today / f"{exhibit}.json"
            if path.exists():
                self.visit(exhibit, partial(visit_save, exhibit, path.read_bytes(), plays=False))
        for path in sorted(today.glob("*.sqlite3")):
            store = open_store(str(path))
            left: dict[str, Sights] = msgspec.json.decode(path.with_suffix(".seen").read_bytes())
            for exhibit in exhibits("tables"):
                if str(exhibit) in left:
                    known = exhibit.label | {"sees": left[str(exhibit)]}
                    now = Exhibit(exhibit.room, exhibit.name, known)
                    self.visit(now, partial(visit_table, now, store, plays=False))
            store.close()

    def _copy(self, room: Room) -> Store:
        """Of the room's database; the one before it, which was played on, is thrown away."""
        path = self.folder / f"{room.labels.version}-{self.seen}.sqlite3"
        path.write_bytes(room.sqlite)
        return open_store(str(path))


def drawn(number: int, one_in: int) -> bool:
    """Is it played on? The same ones every day."""
    return runs_all() or number % one_in == 0


def main() -> None:
    tour = Tour(Path(sys.argv[1]))
    tour.of_rooms()
    tour.of_today()
    print(tour.seen)


if __name__ == "__main__":
    main()
