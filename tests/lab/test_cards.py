"""Cards in an outcome: who drew and played which, where a plan asks for it."""

from pathlib import Path

import msgspec
import pytest

from questhall.kernel.games import find_game
from questhall.lab.backends import Here
from questhall.lab.plans import read_plan
from questhall.lab.running import run_plan
from questhall.lab.simulation import Plan, play_game

PLAN = """\
seed: s
repetitions: 3
games:
  - game: sorcerer
    bots: [random]
"""
ASKED = "    cards: true\n"


@pytest.mark.parametrize(
    ("game", "draws"),
    [
        ("gloomhaven", True),
        ("mage_knight", True),
        ("oathsworn", True),
        ("sorcerer", True),
        ("sword_and_sorcery", False),
    ],
)
def test_every_game_tells_its_cards_and_plays_the_same(game: str, draws: bool) -> None:
    format = find_game(game).formats[0]
    seats = 2
    plain = Plan(game, format.name, seats, ["random"] * seats, 1, "owl", max_decisions=400)
    without = play_game(plain, 0)
    assert (without.drawn, without.played) == (None, None)
    watched = play_game(msgspec.structs.replace(plain, cards=True), 0)
    assert (watched.decisions, watched.results) == (without.decisions, without.results)
    assert watched.drawn is not None
    assert watched.played is not None
    assert any(watched.drawn) is draws
    assert any(watched.played)
    for drawn, played in zip(watched.drawn, watched.played, strict=True):
        assert not draws or set(played) <= set(drawn)


def test_a_plan_that_asks_for_cards_later_plays_again(tmp_path: Path) -> None:
    def report(text: str) -> str:
        (tmp_path / "plan.yaml").write_text(text, encoding="utf-8")
        run_plan(read_plan(tmp_path / "plan.yaml"), tmp_path / "out", Here())
        return (tmp_path / "out" / "report.html").read_text(encoding="utf-8")

    def lines() -> int:
        return len((tmp_path / "out" / "results.jsonl").read_bytes().splitlines())

    assert "Cards, by games won" not in report(PLAN)
    assert "what a seat played with" in report(PLAN)
    assert lines() == 3
    asked = report(PLAN + ASKED)
    assert "Cards, by games won" in asked
    assert lines() == 6
    assert report(PLAN + ASKED) == asked
    assert "Cards, by games won" not in report(PLAN)
    assert lines() == 6


@pytest.mark.parametrize(
    "game", ["gloomhaven", "mage_knight", "oathsworn", "sorcerer", "sword_and_sorcery"]
)
def test_every_game_tells_what_each_seat_played_with(game: str) -> None:
    found = find_game(game)
    plan = Plan(game, found.formats[0].name, 2, ["random"] * 2, 1, "owl", max_decisions=400)
    brought = play_game(plan, 0).brought
    assert [bool(things) for things in brought] == [True, True]
    assert not {*brought[0]} & {*brought[1]}  # there is one of each in the box
    texts = found.texts("en")
    assert all(texts.has(thing) for things in brought for thing in things)
