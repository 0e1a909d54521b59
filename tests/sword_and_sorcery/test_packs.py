"""Packs: something of everything is added, played and kept; without it nothing changes.

A library is read once, so whatever needs a pack runs in a process of its own.
"""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from questhall.games.sword_and_sorcery import GAME
from questhall.kernel.chain_file import BadChain, read_chain, read_file
from questhall.kernel.packs import SHELF
from questhall.kernel.saves import BadSave, load
from questhall.workshop.reference import reference_page, schemas_of

from .dealing import positions
from .frost import ABOUT, CONTENT, TEXTS, a_pack, frost

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PLAYED = sorted(path for path in (HERE / "with_frost").glob("*.py") if path.stem != "__init__")
LEAST_POSITIONS = 150


def python(*words: str | Path, packs: Path | None = None) -> str:
    """What a process with these packs says; it must end well."""
    shelf = {SHELF: str(packs or ""), "XDG_DATA_HOME": "/nowhere", "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, *map(str, words)],
        cwd=ROOT,
        env=os.environ | shelf,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def questhall(*words: str | Path) -> str:
    return python("-c", "from questhall.cli import app; app()", *words)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the pack after everything in it was played, with what its tests left there."""
    pack = frost(tmp_path_factory.mktemp("shelf") / "frost")
    python("-m", "pytest", "-q", "-p", "no:cacheprovider", *PLAYED, packs=pack)
    return pack.parent


def test_everything_is_played_that_a_pack_can_add(played: Path) -> None:
    assert (played / "table.save").exists()
    assert {name.split("/")[0] for name in CONTENT} == set(GAME.additions().folders)


def test_a_table_without_its_pack_is_refused_by_name(played: Path) -> None:
    with pytest.raises(BadSave, match="the pack 'frost' is not installed here"):
        load((played / "table.save").read_bytes(), GAME)


def test_a_campaign_without_its_pack_is_refused_by_name(played: Path) -> None:
    file = read_file((played / "campaign").read_bytes())
    with pytest.raises(BadChain, match="the pack 'frost' is not installed here"):
        read_chain(file, GAME)


def test_an_installed_pack_changes_nothing_at_tables_without_it(tmp_path: Path) -> None:
    module = "tests.sword_and_sorcery.dealing"
    with_it = python("-m", module, packs=frost(tmp_path / "frost")).split()
    assert len(with_it) > LEAST_POSITIONS
    assert with_it == positions()


def test_the_whole_pack_passes_the_check(tmp_path: Path) -> None:
    said = questhall("packs", "check", frost(tmp_path / "frost"), "--games", "3")
    assert "24 things, 3 games" in said


def test_a_pack_names_things_of_one_that_it_needs(tmp_path: Path) -> None:
    about = ABOUT.replace("id: frost", "id: ember") + "needs: [frost]\n"
    quest = CONTENT["quests/side.yaml"].replace("[wolf", "[frost:wolf").replace("- {id: empty", "#")
    texts = {key.replace("frost", "ember"): text for key, text in TEXTS.items() if "lair" in key}
    ember = a_pack(tmp_path / "ember", {"quests/side.yaml": quest + "  []\n"}, texts, about)
    program = "from questhall.cli import app; app()"
    shelf = frost(tmp_path / "frost")
    said = python("-c", program, "packs", "check", ember, "--games", "3", packs=shelf)
    assert "ember: 1 things, 3 games" in said


def test_a_new_pack_can_be_played_at_once(tmp_path: Path) -> None:
    questhall("packs", "new", "sword_and_sorcery", "my_pack", "--to", tmp_path / "my_pack")
    said = questhall("packs", "check", tmp_path / "my_pack", "--games", "2")
    assert "my_pack: 3 things, 2 games" in said


def test_the_page_about_content_is_up_to_date() -> None:
    page = ROOT / "docs" / "content" / "sword_and_sorcery.md"
    assert page.read_text(encoding="utf-8") == reference_page(GAME)


@pytest.mark.parametrize("name", sorted(CONTENT))
def test_editors_find_no_fault_with_a_good_file(name: str) -> None:
    schema = schemas_of(GAME)[name.split("/")[0]]
    content = yaml.safe_load(CONTENT[name])
    assert not faults(content, msgspec.json.decode(msgspec.json.encode(schema)))


def faults(value: object, schema: Mapping[str, Any]) -> list[str]:
    """What a schema says against a value: fields, whole numbers and words."""
    found: list[str] = []
    if isinstance(value, dict):
        fields = schema["properties"]
        found += [f"{key} is unknown" for key in value if key not in fields]
        found += [f"{key} is missing" for key in schema.get("required", ()) if key not in value]
        for key, inner in value.items():
            found += [f"{key}: {each}" for each in faults(inner, fields.get(key, {}))]
    elif isinstance(value, list):
        found += [fault for each in value for fault in faults(each, schema.get("items", {}))]
    elif "enum" in schema and value not in schema["enum"]:
        found.append(f"{value} is none of {schema['enum']}")
    elif schema.get("type") == "integer":
        low, high = schema["minimum"], schema["maximum"]
        if not isinstance(value, int) or not low <= value <= high:
            found.append(f"{value} is not from {low} to {high}")
    return found
