"""Campaigns in a plan: their evenings are told one by one, and a run goes on as with matches."""

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from questhall.lab.backends import Backend, Here, play_job
from questhall.lab.plans import Job, LabPlan, read_plan
from questhall.lab.running import run_plan
from questhall.lab.simulation import Outcome

PLAN = """\
seed: s
repetitions: 2
campaigns:
  - game: oathsworn
    seats: [2]
    evenings: 3
    counted: ["encounter:*"]
    others: random
    bots: [greedy]
"""


class Once(Backend):
    """Plays the first job, and is gone."""

    def play(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, Outcome]]:
        yield jobs[0], play_job(jobs[0])
        raise InterruptedError


@pytest.fixture
def plan(tmp_path: Path) -> LabPlan:
    path = tmp_path / "plan.yaml"
    path.write_text(PLAN, encoding="utf-8")
    return read_plan(path)


def test_evenings_are_told_and_a_stopped_run_goes_on(plan: LabPlan, tmp_path: Path) -> None:
    run_plan(plan, tmp_path / "whole", Here())
    with (tmp_path / "whole" / "results.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    told = [(row["number"], row["evening"], row["offer"], row["bot"]) for row in rows[::2]]
    assert told == [
        (number, evening, offer, bot)
        for number in ("0", "1")
        for evening, offer, bot in (
            ("0", "story:1", "random"),
            ("1", "encounter:1", "greedy"),
            ("2", "epilogue:1", "random"),
        )
    ]
    report = (tmp_path / "whole" / "report.html").read_text(encoding="utf-8")
    assert "evenings of 2 campaigns" in report
    assert "<td>encounter:1</td><td>greedy</td><td>2</td>" in report
    assert "epilogue:1" not in report
    with pytest.raises(InterruptedError):
        run_plan(plan, tmp_path / "cut", Once())
    run_plan(plan, tmp_path / "cut", Here())
    for name in ("results.csv", "report.html"):
        assert (tmp_path / "cut" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()


def test_an_evening_without_an_end_ends_its_campaign(tmp_path: Path) -> None:
    path = tmp_path / "plan.yaml"
    path.write_text(f"max_decisions: 5\n{PLAN}", encoding="utf-8")
    run_plan(read_plan(path), tmp_path / "out", Here())
    report = (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert "2 of 2 campaigns could not be played on" in report
    assert "Evenings won" not in report
