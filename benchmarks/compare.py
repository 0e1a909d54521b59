"""Questhall beside its peers, in one run on one core: `benchmarks/run`.

Every measure runs in its own process, in several rounds, so that a noisy machine disturbs all
alike; the table shows medians and their ratios.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from building import CACHE, ROOT, build_compiled, run, say

PEERS = (
    "python-chess",
    "open_spiel chess",
    "open_spiel hanabi",
    "rlcard mahjong",
    "rlcard gin-rummy",
)
GAMES = ("sorcerer", "gloomhaven", "mage_knight", "oathsworn", "sword_and_sorcery")


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


def measure(python: Path, name: str, package: Path, seconds: float) -> dict[str, float]:
    """Run one measure in a fresh process, pinned to one core where possible."""
    quiet = {"PYTHONPATH": str(package), "OMP_NUM_THREADS": "1", "PYTHONWARNINGS": "ignore"}
    script = str(ROOT / "benchmarks" / "measures.py")
    done = subprocess.run(
        [str(python), script, name, str(seconds)],
        env=os.environ | quiet,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{name} could not be measured:\n{done.stderr[-2000:]}")
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures


def collect(seconds: float, rounds: int) -> dict[str, dict[str, float]]:
    """The median of every figure over all rounds."""
    python = environment()
    compiled = build_compiled("2")
    if compiled is None:
        sys.exit("the compiled build failed; see above")
    source = ROOT / "src"
    subjects = [(peer, peer, source) for peer in PEERS]
    for game in GAMES:
        subjects += [(f"{game} interpreted", game, source), (f"{game} compiled", game, compiled)]
    runs: dict[str, list[dict[str, float]]] = {}
    for number in range(rounds):
        for title, name, package in subjects:
            say(f"round {number + 1} of {rounds}: {title}")
            runs.setdefault(title, []).append(measure(python, name, package, seconds))
    return {
        title: {key: statistics.median(each[key] for each in found) for key in found[0]}
        for title, found in runs.items()
    }


def table(figures: dict[str, dict[str, float]]) -> list[str]:
    """The figures as Markdown, in the form used in docs/benchmarks.md."""
    chess = figures["python-chess"]["decisions"]
    spiel = figures["open_spiel chess"]["decisions"]
    lines = ["| | decisions a second | x python-chess | x OpenSpiel chess |", "|---|---|---|---|"]
    for title, found in figures.items():
        rate = found["decisions"]
        lines.append(f"| {title} | {rate:,.0f} | {rate / chess:.2f} | {rate / spiel:.2f} |")
    lines += ["", "| | a copy costs | tree search |", "|---|---|---|"]
    for title in ("sorcerer interpreted", "sorcerer compiled"):
        found = figures[title]
        cost = found["decisions"] / found["forks"]
        rate = found["iterations"]
        lines.append(f"| {title} | {cost:.1f} decisions | {rate:,.0f} iterations a second |")
    lines += ["", "| | a monster turn in a full room, median |", "|---|---|"]
    for title in ("gloomhaven interpreted", "gloomhaven compiled"):
        lines.append(f"| {title} | {1000 / figures[title]['monster turns']:.3f} ms |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks/run", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="length of each measure")
    parser.add_argument("--rounds", type=int, default=3, help="rounds over all measures")
    parser.add_argument("--json", action="store_true", help="figures as JSON instead of a table")
    chosen = parser.parse_args()
    figures = collect(chosen.seconds, chosen.rounds)
    say(json.dumps(figures, indent=2) if chosen.json else "\n".join(["", *table(figures)]))


if __name__ == "__main__":
    main()
