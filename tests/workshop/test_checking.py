"""`questhall packs`: it reads like a compiler, plays what is new, and says what has no text."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from questhall.kernel.games import game_names
from questhall.kernel.packs import SHELF

EXAMPLES = Path(__file__).parents[2] / "examples"
FENLAND = EXAMPLES / "fenland"


def questhall(*words: str | Path, packs: str = "") -> subprocess.CompletedProcess[str]:
    """Each run in a process of its own: a library is read once."""
    program = "from questhall.cli import app; app()"
    return subprocess.run(
        [sys.executable, "-c", program, *map(str, words)],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {SHELF: packs, "XDG_DATA_HOME": "/nowhere", "COLUMNS": "200"},
    )


def changed(to: Path, file: str, old: str, new: str) -> Path:
    """A copy of the example in which something is wrong."""
    shutil.copytree(FENLAND, to)
    path = to / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    return to


@pytest.mark.parametrize("pack", sorted(path.name for path in EXAMPLES.iterdir() if path.is_dir()))
def test_the_examples_pass(pack: str) -> None:
    done = questhall("packs", "check", EXAMPLES / pack, "--games", "4")
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{pack}: " in done.stdout
    assert "4 games" in done.stdout


DECK = "content/decks/fen.yaml"


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (
            DECK,
            "heal(1, each",
            "heel(1, each",
            "fen.yaml:17:19: end_of_round: 'heel' is no effect",
        ),
        (DECK, "cost: 5", "cost: 55", "fen.yaml:11:11: cost: is 55; must be from 0 to 10"),
        (DECK, "copies: 2", "copies: 3", "cards: are 12, must be 10"),
        (DECK, "legend: true", "legendary: true", "legendary: is not a field that is known here"),
        (
            DECK,
            "kind: domain",
            "kind: realm",
            "kind: is 'realm'; must be one of character",
        ),
        ("pack.yaml", "game: sorcerer", "game: chess", "no game"),
        ("pack.yaml", "languages: [en, ru]", "languages: [xx]", "languages: are some of en, ru"),
        (
            "text/fenland.ru.ftl",
            "card-fenland--peat-giant",
            "card-peat",
            "no text in ru: card-fenland--p",
        ),
        ("icons/fen.svg", "<path", "<script", "icons/fen.svg:1: "),
    ],
)
def test_a_fault_is_told_with_its_place(
    tmp_path: Path, file: str, old: str, new: str, said: str
) -> None:
    pack = changed(tmp_path / "fenland", file, old, new)
    done = questhall("packs", "check", pack, "--games", "1")
    assert done.returncode != 0
    assert said in done.stdout + done.stderr, done.stdout + done.stderr


def test_what_is_installed_is_listed_and_what_is_bad_is_named(tmp_path: Path) -> None:
    bad = changed(tmp_path / "bad", "pack.yaml", "id: fenland", "id: bad")
    (bad / DECK).write_text("pack: fen\nkind: realm\n", encoding="utf-8")
    done = questhall("packs", "list", packs=f"{FENLAND}{os.pathsep}{tmp_path}")
    assert done.returncode == 0, done.stderr
    assert f"fenland 1.0.0  sorcerer  Fenland  ({FENLAND})" in done.stdout
    assert f"left out: {bad}: bad/{DECK}:2:7: kind: is 'realm'" in done.stdout


def test_a_pack_is_built_into_one_file_that_is_the_same_pack(tmp_path: Path) -> None:
    target = tmp_path / "fenland.zip"
    assert questhall("packs", "build", FENLAND, "--to", target).returncode == 0
    done = questhall("packs", "check", target, "--games", "1")
    assert done.returncode == 0, done.stdout


def test_schemas_are_written_for_editors(tmp_path: Path) -> None:
    done = questhall("packs", "schema", "sorcerer", tmp_path)
    assert done.returncode == 0, done.stderr
    schema = msgspec.json.decode((tmp_path / "decks.schema.json").read_bytes())
    card = schema["properties"]["cards"]["items"]
    assert card["properties"]["cost"] == {
        **{"type": "integer", "minimum": 0, "maximum": 10},
        "examples": ["1", "2", "5"],
    }
    assert "cost" in card["required"]
    assert "attack" not in card["required"], "a sorcery has none"


@pytest.mark.parametrize("game", game_names())
def test_a_new_pack_can_be_played_at_once(tmp_path: Path, game: str) -> None:
    made = questhall("packs", "new", game, "my_pack", "--to", tmp_path / "my_pack")
    assert made.returncode == 0, made.stderr
    done = questhall("packs", "check", tmp_path / "my_pack", "--games", "2")
    assert done.returncode == 0, done.stdout + done.stderr
