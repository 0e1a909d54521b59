"""A room is made from the version of today, and never a second time."""

from importlib.metadata import version
from pathlib import Path

import pytest

from tests.museum.make import CannotMake, make_room
from tests.museum.rooms import MUSEUM, Room, rooms


def test_the_version_of_today_has_its_room() -> None:
    """Whoever releases a version adds it: tools/museum."""
    assert version("questhall") in [room.labels.version for room in rooms()]


def test_a_room_stays_as_it_is(tmp_path: Path) -> None:
    with pytest.raises(CannotMake, match="stays as it is"):
        make_room(MUSEUM / rooms()[0].labels.version, "", [])


@pytest.mark.slow
@pytest.mark.sampled(0)
def test_a_room_is_always_made_the_same(tmp_path: Path) -> None:
    made: list[Room] = []
    for name in ("1.0.0", "1.0.1"):
        make_room(tmp_path / name, name, ["sorcerer"], with_postgres=False)
        made.append(Room(tmp_path / name))
    first, second = made
    assert first.files == second.files
    assert first.labels.tables == second.labels.tables
    assert first.sqlite == second.sqlite
