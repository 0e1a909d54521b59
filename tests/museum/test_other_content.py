"""The museum opens with other content: with more of everything, and with things renamed."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from questhall.kernel.games import game_names
from questhall.kernel.saves import load, save
from questhall.table.opening import open_table
from questhall.table.store import open_store
from tests.museum.other_box import RENAMED, make_other_box
from tests.museum.rooms import MUSEUM, rooms
from tests.museum.sights import Sights, sights_of_table
from tests.museum.touring import TODAY, of_today
from tests.museum.visiting import exhibits, play_on, stored_in

CHOICES = 45  # so that there are positions of today
SAVES, TABLES = 5, 3  # one in so many is written anew
KINDS = ("saves", "tables", "campaigns", "campaign_files")


def write_as_today(folder: Path) -> None:
    """Saves and tables of the rooms, as the version of today writes them: by name."""
    folder.mkdir()
    for exhibit in exhibits("saves")[::SAVES]:
        (folder / f"{exhibit}.json").write_bytes(save(load(exhibit.file, exhibit.game)))
    for room in rooms():
        path = folder / f"{room.labels.version}.sqlite3"
        path.write_bytes(room.sqlite)
        store = open_store(str(path))
        left: dict[str, Sights] = {}
        for exhibit in [each for each in exhibits("tables")[::TABLES] if each.room is room]:
            table = open_table(stored_in(store, exhibit.id), exhibit.game)
            play_on(store, table, exhibit.chance(), CHOICES)
            left[str(exhibit)] = sights_of_table(table)
        store.close()
        path.with_suffix(".seen").write_bytes(msgspec.json.encode(left))


def toured(folder: Path) -> list[str]:
    """What a visitor says of the museum who has the package of the folder."""
    command = [sys.executable, "-m", "tests.museum.touring", str(folder)]
    root = MUSEUM.parent.parent
    there = os.environ | {"PYTHONPATH": str(folder)}
    run = subprocess.run(command, cwd=root, env=there, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


@pytest.mark.slow
def test_the_museum_opens_with_other_content(tmp_path: Path) -> None:
    make_other_box(tmp_path)
    write_as_today(tmp_path / TODAY)
    *faults, seen = toured(tmp_path)
    assert faults == []
    assert int(seen) > sum(len(exhibits(kind)) for kind in KINDS)


@pytest.mark.parametrize("game", game_names())
def test_exhibits_hold_what_is_renamed(game: str) -> None:
    """Otherwise it would prove nothing."""
    shown = [each.sees for kind in KINDS for each in exhibits(kind) if each.game.id == game]
    for old, new in RENAMED[game].items():
        assert of_today(shown, {old: new}) != shown, f"nobody sees {old}"
