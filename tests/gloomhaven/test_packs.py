"""Packs for Gloomhaven: what they add is dealt, used, fought and told, and nothing else changes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.library.summoned import summoned_by
from questhall.kernel.chain_file import BadChain, read_chain, read_file
from questhall.kernel.games import BadSetup, Setup
from questhall.kernel.packs import SHELF
from questhall.kernel.saves import BadSave, load
from questhall.workshop.reference import reference_page
from tests.gloomhaven.fingerprints import fingerprints
from tests.gloomhaven.packed import LEFT

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "content" / "gloomhaven.md"


def with_pack(*words: str, packs: Path | str = "", left: str = "") -> str:
    done = python(*words, packs=packs, left=left)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    return done.stdout


def python(*words: str, packs: Path | str = "", left: str = "") -> subprocess.CompletedProcess[str]:
    """In a process of its own: libraries are read once."""
    home = {SHELF: str(packs), "XDG_DATA_HOME": "/nowhere", "COLUMNS": "400", LEFT: left}
    return subprocess.run(
        [sys.executable, *words],
        capture_output=True,
        text=True,
        check=False,
        cwd=HERE.parents[1],
        env=os.environ | home,
    )


@pytest.mark.slow
def test_everything_in_a_pack_is_played_and_other_tables_stay_as_they_are(tmp_path: Path) -> None:
    """The tests in packed.py leave saves of tables with the pack, and fingerprints of others."""
    tests = ("-m", "pytest", "-q", "-x", "-p", "no:xdist", "-p", "no:cacheprovider")
    said = with_pack(*tests, str(HERE / "packed.py"), packs=HERE / "frost", left=str(tmp_path))
    assert " passed" in said
    assert msgspec.json.decode((tmp_path / "prints.json").read_bytes()) == fingerprints()
    with pytest.raises(BadSave, match="the pack 'frost' is not installed here"):
        load((tmp_path / "frost.save").read_bytes(), GAME)
    with pytest.raises(BadChain, match="the pack 'frost' is not installed here"):
        read_chain(read_file((tmp_path / "frost.chain").read_bytes()), GAME)


def test_nobody_can_play_with_a_pack_that_is_not_there() -> None:
    with pytest.raises(BadSetup, match="the pack 'frost' is not installed here"):
        GAME.checked(Setup("party", 2, {}, ("frost",)))
    with pytest.raises(BadSetup, match="option scenario is one of"):
        GAME.checked(Setup("party", 2, {"scenario": "frost:frozen_pass"}))


@pytest.mark.slow
def test_a_new_pack_can_be_played_at_once(tmp_path: Path) -> None:
    program = ("-c", "from questhall.cli import app; app()", "packs")
    folder = str(tmp_path / "brook")
    with_pack(*program, "new", "gloomhaven", "brook", "--to", folder)
    assert "no faults" in with_pack(*program, "check", folder, "--games", "2")


@pytest.mark.slow
def test_a_text_that_is_missing_is_named(tmp_path: Path) -> None:
    shutil.copytree(HERE / "frost", tmp_path / "frost")
    path = tmp_path / "frost" / "text" / "frost.en.ftl"
    lines = path.read_text("utf-8").splitlines()
    lacking = ("tale-frost--thaw", "    .intro", "achievement-")
    path.write_text("\n".join([each for each in lines if not each.startswith(lacking)]), "utf-8")
    program = "from questhall.cli import app; app()"
    done = python("-c", program, "packs", "check", str(tmp_path / "frost"), "--games", "1")
    assert done.returncode == 1
    assert "no text in en: scenario-frost--frozen-pass.intro" in done.stdout
    assert "tale-frost--thaw" in done.stdout
    assert "achievement-frost--cold-hearted" in done.stdout


def test_who_is_summoned_in_an_attack_belongs_to_the_scenario() -> None:
    assert summoned_by(["attack(-2, summon(ooze, normal, adjacent_to_target))"]) == ["ooze"]


def test_the_page_about_content_is_of_today() -> None:
    assert PAGE.read_text(encoding="utf-8") == reference_page(GAME)
