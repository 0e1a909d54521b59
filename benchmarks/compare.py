"""Questhall beside its peers, in one run, on one core and on all: `benchmarks/run`.

Every measure runs in its own process, in several rounds, so that a noisy machine disturbs all
alike, and counts processor time; the tables show medians and their ratios.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from building import CACHE, ROOT, build_compiled, run, say
from measures import GAMES, PEERS, Figures

MEASURES = ROOT / "benchmarks" / "measures.py"


def environment() -> Path:
    """A virtual environment with the peers, made once."""
    lock = ROOT / "requirements-bench.lock"
    venv = CACHE / "bench"
    python = venv / "bin" / "python"
    stamp = venv / "lock"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == lock.read_text(encoding="utf-8"):
        return python
    say("Installing the peers (requirements-bench.lock); this happens once.")
    if run(sys.executable, "-m", "venv", venv):
        sys.exit("the environment for the benchmarks could not be made")
    if run(python, "-m", "pip", "install", "-q", "--require-hashes", "-r", lock):
        sys.exit("the peers could not be installed: is there a network?")
    stamp.write_text(lock.read_text(encoding="utf-8"), encoding="utf-8")
    return python


class Subject(NamedTuple):
    """What is measured, under which title, and where its package lies."""

    title: str
    name: str
    package: Path


def subjects(compiled: Path, source: Path = ROOT / "src") -> list[Subject]:
    found = [Subject(peer, peer, source) for peer in PEERS]
    for game in GAMES:
        found.append(Subject(f"{game} interpreted", game, source))
        found.append(Subject(f"{game} compiled", game, compiled))
    return found


def measure(python: Path, subject: Subject, seconds: float, cores: int) -> Figures:
    """The figures of as many processes as cores, added up; each stays on a core of its own."""
    with ThreadPoolExecutor(cores) as threads:
        each = list(
            threads.map(lambda core: _measured(python, subject, seconds, core), range(cores))
        )
    return {key: sum(found[key] for found in each) for key in each[0]}


def _measured(python: Path, subject: Subject, seconds: float, core: int) -> Figures:
    quiet = {"PYTHONPATH": str(subject.package), "OMP_NUM_THREADS": "1", "PYTHONWARNINGS": "ignore"}
    done = subprocess.run(
        [str(python), str(MEASURES), subject.name, str(seconds), "--core", str(core)],
        env=os.environ | quiet,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{subject.title} could not be measured:\n{done.stderr[-2000:]}")
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def collect(
    python: Path, wanted: list[Subject], seconds: float, rounds: int, cores: int
) -> dict[str, Figures]:
    """The median of every figure over all rounds."""
    runs: dict[str, list[Figures]] = {}
    for number in range(rounds):
        for subject in wanted:
            say(f"{cores} cores, round {number + 1} of {rounds}: {subject.title}")
            runs.setdefault(subject.title, []).append(measure(python, subject, seconds, cores))
    return {
        title: {key: statistics.median(each[key] for each in found) for key in found[0]}
        for title, found in runs.items()
    }


COLUMNS = (
    ("decisions", "decisions"),
    ("copies", "copies"),
    ("steps", "steps"),
    ("steps seen", "steps with all that is seen"),
    ("iterations", "iterations of search"),
)


def table(figures: dict[str, Figures]) -> list[str]:
    """What is done in a second, as Markdown, in the form used in docs/benchmarks.md."""
    beside = {"x python-chess": "python-chess", "x OpenSpiel chess": "open_spiel chess"}
    there = {heading: peer for heading, peer in beside.items() if peer in figures}
    headings = ["", *(heading for _, heading in COLUMNS), *there]
    lines = [_row(headings), _row(["---"] * len(headings))]
    for title, found in figures.items():
        cells = [f"{found[key]:,.0f}" if key in found else "" for key, _ in COLUMNS]
        for peer in there.values():
            known = "decisions" in found
            cells.append(f"{found['decisions'] / figures[peer]['decisions']:.2f}" if known else "")
        lines.append(_row([title, *cells]))
    return lines


def ratios(figures: dict[str, Figures]) -> list[str]:
    """What copies, steps and looks cost, beside the bare engine."""
    headings = ["", "a copy, in decisions", "a step, in decisions", "seeing, in views"]
    lines = [_row(headings), _row(["---"] * len(headings))]
    for title, found in figures.items():
        if "looks" in found:
            copy, step = (found["decisions"] / found[key] for key in ("copies", "steps"))
            seen = found["looks"] / found["steps seen"]
            lines.append(_row([title, f"{copy:.1f}", f"{step:.2f}", f"{seen:.2f}"]))
    turns = [
        (title, found["monster turns"])
        for title, found in figures.items()
        if "monster turns" in found
    ]
    for title, rate in turns:
        lines += ["", f"A monster turn in a full room, {title}: {1000 / rate:.3f} ms."]
    return lines


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks/run", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="length of each measure")
    parser.add_argument("--rounds", type=int, default=3, help="rounds over all measures")
    parser.add_argument("--json", action="store_true", help="figures as JSON instead of tables")
    chosen = parser.parse_args()
    python = environment()
    compiled = build_compiled("2")
    if compiled is None:
        sys.exit("the compiled build failed; see above")
    all_cores = os.cpu_count() or 1
    wanted = subjects(compiled)
    found = {
        cores: collect(python, wanted, chosen.seconds, chosen.rounds, cores)
        for cores in sorted({1, all_cores})
    }
    if chosen.json:
        say(json.dumps(found, indent=2))
        return
    for cores, figures in found.items():
        say("\n".join(["", f"In a second, on {cores} of {all_cores} cores:", "", *table(figures)]))
    say("\n".join(["", *ratios(found[1])]))


if __name__ == "__main__":
    main()
