"""What `benchmarks/run` is made of works: every measure of ours, and the tables."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from compare import MEASURES, Subject, collect, ratios, subjects, table
from measures import GAMES

OURS = {"decisions", "copies", "iterations", "looks", "steps", "steps seen"}
MOMENT = 0.01

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("subject", [*GAMES, "open_spiel hanabi"])
def test_a_tiny_run_measures_everything(subject: str) -> None:
    command = [sys.executable, str(MEASURES), subject, str(MOMENT), "--core", "0"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=os.environ)
    figures = json.loads(done.stdout)
    assert set(figures) >= (OURS if subject in GAMES else {"decisions", "copies"})
    assert min(figures.values()) > 0


def test_all_games_stand_beside_all_peers_interpreted_and_compiled() -> None:
    titles = [each.title for each in subjects(Path("built"))]
    assert {f"{game} {how}" for game in GAMES for how in ("interpreted", "compiled")} < set(titles)
    peers = {title.split()[0] for title in titles}
    assert peers > {"python-chess", "open_spiel", "rlcard", "pettingzoo"}


def test_the_processes_of_all_cores_are_added_up(capsys: pytest.CaptureFixture[str]) -> None:
    hanabi = Subject("hanabi", "open_spiel hanabi", MEASURES.parent.parent / "src")
    figures = collect(Path(sys.executable), [hanabi], MOMENT, rounds=1, cores=2)
    assert set(figures) == {"hanabi"}
    assert "2 cores, round 1 of 1: hanabi" in capsys.readouterr().out


def test_tables_show_what_there_is() -> None:
    figures = {
        "python-chess": {"decisions": 100.0, "copies": 50.0},
        "rlcard mahjong": {"steps seen": 7.0},
        "sorcerer compiled": {
            **{"decisions": 400.0, "copies": 100.0, "iterations": 3.0},
            **{"looks": 60.0, "steps": 200.0, "steps seen": 30.0},
        },
    }
    assert table(figures)[2:] == [
        "| python-chess | 100 | 50 |  |  |  | 1.00 |",
        "| rlcard mahjong |  |  |  | 7 |  |  |",
        "| sorcerer compiled | 400 | 100 | 200 | 30 | 3 | 4.00 |",
    ]
    assert ratios(figures)[2:] == ["| sorcerer compiled | 4.0 | 2.00 | 2.00 |"]
