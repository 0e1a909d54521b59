"""questhall lab run: what a person types, and what they are told."""

from pathlib import Path

import pytest

from tests.cli.command import questhall, refused

PLAN = "repetitions: 2\ngames:\n  - {game: sorcerer, bots: [random]}\n"


def plan_file(folder: Path, text: str = PLAN) -> str:
    path = folder / "plan.yaml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_plan_is_played_and_its_files_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("questhall.lab.rows.find_spec", lambda name: None)
    out = tmp_path / "out"
    result = questhall("lab", "run", plan_file(tmp_path), "--out", str(out))
    assert result.exit_code == 0, result.output
    assert f"{out / 'results.csv'}\n{out / 'report.html'}\n" in result.stdout
    assert "pip install 'questhall[lab]'" in result.stderr
    again = questhall("lab", "run", plan_file(tmp_path), "--out", str(out))
    assert again.exit_code == 0, again.output
    assert len((out / "results.jsonl").read_text(encoding="utf-8").splitlines()) == 2


def test_a_bad_plan_is_refused_with_its_line(tmp_path: Path) -> None:
    words = ("lab", "run", plan_file(tmp_path, PLAN.replace("random", "rndom")), "--out")
    told = refused(*words, str(tmp_path / "out"))
    assert "plan.yaml:3:" in told
    assert "did you mean 'random'?" in told
    assert not (tmp_path / "out").exists()


def test_a_plan_that_is_not_there_is_said(tmp_path: Path) -> None:
    told = refused("lab", "run", str(tmp_path / "none.yaml"), "--out", str(tmp_path / "out"))
    assert "none.yaml cannot be read" in told


def test_a_folder_of_another_limit_is_refused(tmp_path: Path) -> None:
    out = str(tmp_path / "out")
    assert questhall("lab", "run", plan_file(tmp_path), "--out", out).exit_code == 0
    told = refused("lab", "run", plan_file(tmp_path, f"max_decisions: 9\n{PLAN}"), "--out", out)
    assert "give --out another folder" in told
