"""A pack adds to the game without a line of code, and changes nothing at tables without it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.library.library import ADDITIONS
from questhall.kernel.chain_file import BadChain, read_chain, read_file
from questhall.kernel.content import BadContent
from questhall.kernel.packs import SHELF, faults_when_added, read_pack
from questhall.kernel.saves import BadSave, load
from questhall.workshop.making import make_pack
from questhall.workshop.reference import reference_page

ROOT = Path(__file__).parents[2]
FROST = Path(__file__).parent / "frost"
PAGE = ROOT / "docs" / "content" / "oathsworn.md"
COMMAND = "from questhall.cli import app; app()"
MISSING = "the pack 'frost' is not installed here"


def run_with(pack: Path, kept: Path, *arguments: str) -> None:
    """In a process of its own, with the pack on the shelf."""
    told = {SHELF: str(pack), "QUESTHALL_KEPT": str(kept), "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=os.environ | told,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def play_with(pack: Path, kept: Path, *which: str) -> None:
    run_with(pack, kept, "-m", "pytest", "-xq", "-p", "no:xdist", "-p", "no:cacheprovider", *which)


def faults_of(pack: Path) -> list[BadContent]:
    return list(faults_when_added(ADDITIONS.box(), read_pack(pack), ADDITIONS))


def test_everything_in_it_is_played_and_kept(tmp_path: Path) -> None:
    play_with(FROST, tmp_path, "tests/oathsworn/with_frost.py")
    with pytest.raises(BadSave, match=MISSING):
        load((tmp_path / "wolf.save").read_bytes(), GAME)
    with pytest.raises(BadChain, match=MISSING):
        read_chain(read_file((tmp_path / "frost.campaign").read_bytes()), GAME)


def test_installed_it_changes_nothing_at_tables_without_it(tmp_path: Path) -> None:
    """The golden games lead to the same states."""
    play_with(FROST, tmp_path, "tests/golden", "-k", "oathsworn")


def test_there_is_nothing_wrong_with_a_new_pack(tmp_path: Path) -> None:
    make_pack("oathsworn", "north_sea", tmp_path / "north_sea")
    assert faults_of(tmp_path / "north_sea") == []
    check = ("packs", "check", str(tmp_path / "north_sea"), "--games", "2")
    run_with(tmp_path / "nothing", tmp_path, "-c", COMMAND, *check)


def test_the_page_of_the_content_is_that_of_its_readers() -> None:
    assert PAGE.read_text(encoding="utf-8") == reference_page(GAME)
