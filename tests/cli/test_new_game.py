"""questhall new-game: what it writes is a game like any other."""

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.cli.command import process, questhall, refused


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game, put where Python finds it as pip would have done."""
    folder = tmp_path_factory.mktemp("new") / "high"
    result = questhall("new-game", "high_card", "--to", str(folder))
    assert result.exit_code == 0, result.output
    project = tomllib.loads((folder / "pyproject.toml").read_text())["project"]
    installed = folder / "src" / "high_card-0.1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    games = project["entry-points"]["questhall.games"]
    lines = [f"{name} = {place}\n" for name, place in games.items()]
    (installed / "entry_points.txt").write_text("[questhall.games]\n" + "".join(lines))
    return folder


def test_its_own_tests_pass(package: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=package,
        env=os.environ | {"PYTHONPATH": "src"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout


def test_it_is_typed(package: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", "src"],
        cwd=package,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_it_is_found_simulated_and_its_rules_are_tested(package: Path) -> None:
    path = str(package / "src")
    done = process("sim", "high_card", "--seats", "4", "--games", "5", "--json", PYTHONPATH=path)
    assert done.returncode == 0, done.stderr
    assert '"finished":5' in done.stdout
    rules = process("rules", "high_card", PYTHONPATH=path)
    assert "8 rules: 8 tested" in rules.stdout


def test_it_is_played_in_the_terminal(package: Path, tmp_path: Path) -> None:
    save = tmp_path / "high.json"
    done = process(
        *("play", "high_card", "--terminal", "--bots", "random", "--lang", "ru"),
        *("--seed", "3", "--save", str(save)),
        typed="1\n? card:1\nr HI-1.3\n" + "1\n" * 9,
        PYTHONPATH=str(package / "src"),
    )
    assert done.returncode == 0, done.stderr
    assert "Выберите карту" in done.stdout
    assert "[HI-1.3] Сыгравший старшую карту получает очко;" in done.stdout
    assert "Зерно: 3" in done.stdout
    assert save.exists()


def test_rules_without_a_checkout(package: Path, tmp_path: Path) -> None:
    """As from a wheel that was made without a record of the tests."""
    assert process("rules", "high_card", "--write", PYTHONPATH=str(package / "src")).returncode == 0
    wheel = tmp_path / "wheel"
    shutil.copytree(package / "src", wheel)
    record = wheel / "high_card" / "rulebook" / "tested.txt"
    assert record.read_text().split()[:3] == ["HI-1.1", "HI-1.2", "HI-1.3"]
    record.unlink()
    unknown = process("rules", "high_card", cwd=tmp_path, PYTHONPATH=str(wheel))
    assert unknown.returncode == 0
    assert "8 rules: 0 tested, 0 need no test, 8 missing" in unknown.stdout
    assert "rulebook/tested.txt" in unknown.stderr


def test_ids_that_no_rule_has_are_errors(package: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(package, copy)
    (copy / "tests" / "test_more.py").write_text('@rule("HI-7.7")\ndef test_more(): ...\n')
    waivers = copy / "src" / "high_card" / "rulebook" / "waivers.yaml"
    waivers.write_text("HI-8.8: it is not there\nHI-1.1: it is tested as well\n")
    done = process("rules", "high_card", "--json", PYTHONPATH=str(copy / "src"))
    assert done.returncode == 1
    assert "HI-7.7 in tests/test_more.py:1 test_more; HI-8.8 in the waivers" in done.stderr
    assert json.loads(done.stdout)["waived"] == {}


def test_nothing_is_overwritten(package: Path) -> None:
    before = (package / "pyproject.toml").read_text()
    told = refused("new-game", "other_game", "--to", str(package))
    assert "is there already; choose another directory" in told
    assert (package / "pyproject.toml").read_text() == before
    assert not (package / "src" / "other_game").exists()


@pytest.mark.parametrize("name", ["Chess", "my-game", "7up", "a b", "x", ""])
def test_a_name_that_is_no_package_is_explained(name: str, tmp_path: Path) -> None:
    assert "cannot be a package" in refused("new-game", name, "--to", str(tmp_path))
    assert list(tmp_path.iterdir()) == []
