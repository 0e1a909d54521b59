"""A plan is carried out: the same everywhere, and on from where it was stopped."""

import csv
import json
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from importlib import import_module
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import msgspec
import pytest

from questhall.lab.backends import Backend, Here, Processes, WorkerLost, play_job
from questhall.lab.plans import Job, LabPlan, read_plan
from questhall.lab.results import CannotGoOn, Results
from questhall.lab.rows import Row
from questhall.lab.running import run_plan
from questhall.lab.simulation import Outcome

PLAN = """\
title: Duels <of> & "bots"
seed: s
repetitions: 3
games:
  - game: sorcerer
    options:
      creation: [random, draft]
    bots:
      - random
      - easy, random:1
"""
FILES = ("results.csv", "report.html")


class Backwards(Backend):
    """The last job first; keeps what it was asked to play."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def play(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, Outcome]]:
        for job in reversed(jobs):
            self.asked.append(job.key)
            yield job, play_job(job)


class Stopped(RuntimeError):
    pass


class Failing(Backend):
    """Ends after so many games, as if the machine had gone."""

    def __init__(self, after: int) -> None:
        self.after = after

    def play(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, Outcome]]:
        for job in jobs[: self.after]:
            yield job, play_job(job)
        raise Stopped


@pytest.fixture
def plan(tmp_path: Path) -> LabPlan:
    return written(tmp_path, PLAN)


def written(folder: Path, text: str) -> LabPlan:
    path = folder / "plan.yaml"
    path.write_text(text, encoding="utf-8")
    return read_plan(path)


def contents(folder: Path) -> list[bytes]:
    return [(folder / name).read_bytes() for name in FILES]


def rows(folder: Path) -> list[dict[str, str]]:
    with (folder / "results.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_every_backend_and_order_gives_the_same(plan: LabPlan, tmp_path: Path) -> None:
    for name, backend in (("a", Here()), ("b", Processes(2)), ("c", Backwards())):
        run_plan(plan, tmp_path / name, backend)
    assert contents(tmp_path / "a") == contents(tmp_path / "b") == contents(tmp_path / "c")
    found = rows(tmp_path / "a")
    assert len(found) == 2 * 12
    assert {row["bot"] for row in found} == {"random", "easy", "random:1"}
    for one, two in zip(found[::2], found[1::2], strict=True):
        assert one["seed"] == two["seed"]
        assert float(one["result"]) + float(two["result"]) == 1.0


def test_a_killed_run_goes_on_and_repeats_nothing(plan: LabPlan, tmp_path: Path) -> None:
    run_plan(plan, tmp_path / "whole", Here())
    with pytest.raises(Stopped):
        run_plan(plan, tmp_path / "cut", Failing(5))
    kept = tmp_path / "cut" / "results.jsonl"
    lines = kept.read_bytes().splitlines(keepends=True)
    assert len(lines) == 5
    kept.write_bytes(b"".join(lines)[:-20])  # killed in the middle of the fifth line
    rest = Backwards()
    told: list[tuple[int, int]] = []
    run_plan(plan, tmp_path / "cut", rest, lambda known, games: told.append((known, games)))
    keys = [job.key for job in plan.jobs()]
    assert told == [(4, 12)]
    assert sorted(rest.asked) == sorted(keys[4:])
    assert kept.read_bytes().startswith(b"".join(lines[:4]))
    assert sorted(json.loads(line)["job"] for line in kept.read_bytes().splitlines()) == sorted(
        keys
    )
    assert contents(tmp_path / "cut") == contents(tmp_path / "whole")


def test_a_killed_worker_ends_the_run_and_costs_no_result(tmp_path: Path) -> None:
    plan = written(tmp_path, PLAN.replace("repetitions: 3", "repetitions: 8"))
    run_plan(plan, tmp_path / "whole", Here())

    def kill_the_workers() -> None:
        for worker in active_children():
            worker.kill()

    with pytest.raises(WorkerLost, match="has been killed"):
        run_plan(plan, tmp_path / "cut", Processes(2), progress=kill_the_workers)
    assert 1 <= len((tmp_path / "cut" / "results.jsonl").read_bytes().splitlines()) < 32
    run_plan(plan, tmp_path / "cut", Here())
    assert contents(tmp_path / "cut") == contents(tmp_path / "whole")


def test_a_finished_run_plays_nothing_and_a_longer_one_the_rest(tmp_path: Path) -> None:
    run_plan(written(tmp_path, PLAN), tmp_path / "out", Here())
    before = contents(tmp_path / "out")
    again = Backwards()
    run_plan(written(tmp_path, PLAN), tmp_path / "out", again)
    assert again.asked == []
    assert contents(tmp_path / "out") == before
    longer = written(tmp_path, PLAN.replace("repetitions: 3", "repetitions: 4"))
    run_plan(longer, tmp_path / "out", again)
    assert sorted(again.asked) == sorted(job.key for job in longer.jobs() if job.number == 3)


def test_other_rules_or_limits_are_not_mixed_in(plan: LabPlan, tmp_path: Path) -> None:
    job = plan.jobs()[0]
    with Results(tmp_path) as results:
        results.add(job, Outcome(["random", "random"], 9, [1.0, 0.0]))
    newer = msgspec.structs.replace(
        job, case=msgspec.structs.replace(job.case, edition="other rules")
    )
    for other in (newer, written(tmp_path, "max_decisions: 5\n" + PLAN).jobs()[0]):
        with (
            Results(tmp_path) as results,
            pytest.raises(CannotGoOn, match=r"results\.jsonl:1: was played under other rules"),
        ):
            results.played([other])


def test_a_line_that_is_no_result_is_named(plan: LabPlan, tmp_path: Path) -> None:
    (tmp_path / "results.jsonl").write_text("{}\n", encoding="utf-8")
    with pytest.raises(CannotGoOn, match=r"results\.jsonl:1: is no result"):
        run_plan(plan, tmp_path, Here())


def test_a_folder_is_for_one_run_at_a_time(tmp_path: Path) -> None:
    with Results(tmp_path), pytest.raises(CannotGoOn, match="another run is writing"):
        Results(tmp_path)
    with Results(tmp_path) as free:
        assert free.played([]) == {}


class Reader(HTMLParser):
    """Reads the report, and holds that every element is closed where it must be."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        assert not {"src", "href"} & {name for name, _ in attrs}
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def read_report(folder: Path) -> Reader:
    reader = Reader()
    reader.feed((folder / "report.html").read_text(encoding="utf-8"))
    assert reader.open == []
    return reader


def test_the_report_is_whole_escaped_and_needs_nothing(plan: LabPlan, tmp_path: Path) -> None:
    run_plan(plan, tmp_path, Here())
    report = read_report(tmp_path)
    assert 'Duels <of> & "bots"' in report.words
    assert "script" not in report.seen
    assert "of" not in report.seen
    text = "".join(report.words)
    for told in (
        "12 of 12 games finished",
        "sorcerer: rating of bots",
        "sorcerer · duel · 2 seats · creation=draft",
        "Games won, by bot and seat",
        "Games won by who went first",
        "Games won, by what a seat played with",
        "Length in rounds",
        "Length in decisions",
    ):
        assert told in text
    assert report.seen.count("svg") == 1 + 2 * 6


def test_games_won_together_are_counted_once(tmp_path: Path) -> None:
    text = "repetitions: 1\nmax_decisions: 30\ngames:\n  - {game: gloomhaven, bots: [random]}\n"
    run_plan(written(tmp_path, text), tmp_path, Here())
    told = "".join(read_report(tmp_path).words)
    assert "0 of 1 games finished" in told
    assert "1 of 1 games were not finished" in told
    assert "Games won, by bots" in told
    assert "by seat" not in told
    assert {row["result"] for row in rows(tmp_path)} == {""}


def test_parquet_holds_the_same_rows(plan: LabPlan, tmp_path: Path) -> None:
    files = run_plan(plan, tmp_path, Here())
    assert files[-1] == tmp_path / "results.parquet"
    table: Any = import_module("pyarrow.parquet").read_table(files[-1])
    assert table.column_names == list(Row._fields)
    kinds = {name: str(table.schema.field(name).type) for name in Row._fields}
    assert (kinds["seed"], kinds["result"], kinds["rounds"]) == ("string", "double", "int64")
    told = [
        {name: "" if value is None else str(value) for name, value in row.items()}
        for row in table.to_pylist()
    ]
    assert told == rows(tmp_path)
