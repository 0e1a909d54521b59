"""Many games: seeds, seats, sums."""

from pathlib import Path

import msgspec
import pytest

from questhall.kernel.games import find_game
from questhall.kernel.saves import load
from questhall.lab.bench import measure
from questhall.lab.simulation import Outcome, Plan, play_game, simulate, summed


def plan(**changes: object) -> Plan:
    usual = Plan("sorcerer", "duel", 2, bots=["random", "easy"], games=6, seed="lab")
    return msgspec.structs.replace(usual, **changes)


def test_a_game_depends_on_plan_and_number_alone() -> None:
    again = play_game(plan(), 3)
    assert play_game(plan(games=50), 3) == again
    assert play_game(plan(), 4) != again
    assert play_game(plan(seed="other"), 3) != again


def test_progress_is_told_of_every_game() -> None:
    told: list[int] = []
    report = simulate(plan(games=3, max_decisions=40), progress=told.append)
    assert told == [1, 1, 1]
    assert (report.games, report.decisions) == (3, 120)


def test_swapped_bots_move_by_a_seat() -> None:
    three = plan(format="royale", seats=3, bots=["random", "easy", "greedy"], swap=True)
    assert three.bots_in(0) == ["random", "easy", "greedy"]
    assert three.bots_in(1) == ["easy", "greedy", "random"]
    assert three.bots_in(5) == ["greedy", "random", "easy"]
    assert plan(swap=False).bots_in(1) == ["random", "easy"]


def test_swapped_wins_go_to_the_bot_and_results_to_the_seat() -> None:
    swapped = plan(swap=True, games=2)
    outcomes = [
        Outcome(swapped.bots_in(0), 10, [1.0, 0.0], 4),
        Outcome(swapped.bots_in(1), 20, [1.0, 0.0], 7),
    ]
    report = summed(swapped, outcomes, 2.0)
    assert report.wins == {"random": 1, "easy": 1}
    assert [(each.won, each.drawn, each.lost) for each in report.results] == [(2, 0, 0), (0, 0, 2)]
    assert (report.decisions, report.decisions_per_second, report.rounds) == (30, 15, 5.5)


def test_a_team_win_counts_once_for_a_bot() -> None:
    team = plan(format="team", seats=4, bots=["random", "easy", "random", "easy"])
    mixed = plan(format="team", seats=4, bots=["random", "random", "easy", "easy"])
    won_by_even_seats = [1.0, 0.0, 1.0, 0.0]
    assert summed(team, [Outcome(team.bots, 9, won_by_even_seats)], 1.0).wins == {
        "random": 1,
        "easy": 0,
    }
    assert summed(mixed, [Outcome(mixed.bots, 9, won_by_even_seats)], 1.0).wins == {
        "random": 1,
        "easy": 1,
    }


def test_draws_and_unfinished_games_are_won_by_nobody() -> None:
    outcomes = [
        Outcome(["random", "easy"], 5, [0.5, 0.5], 9),
        Outcome(["random", "easy"], 7, [], 3),
    ]
    report = summed(plan(), outcomes, 1.0)
    assert (report.games, report.finished, report.rounds) == (2, 1, 9.0)
    assert report.wins == {"random": 0, "easy": 0}
    assert [each.drawn for each in report.results] == [1, 1]


def test_a_lost_game_for_all_is_no_draw() -> None:
    report = summed(plan(), [Outcome(["random", "easy"], 5, [0.0, 0.0])], 1.0)
    assert [(each.drawn, each.lost) for each in report.results] == [(0, 1), (0, 1)]


def test_the_guard_ends_a_game() -> None:
    outcome = play_game(plan(max_decisions=30), 0)
    assert (outcome.decisions, outcome.results) == (30, [])


@pytest.mark.parametrize("bots", [["random", "easy"], ["random", "greedy"]])
def test_a_saved_game_is_the_game_that_was_played(tmp_path: Path, bots: list[str]) -> None:
    saved = plan(bots=bots, max_decisions=40, save_games=str(tmp_path))
    outcome = play_game(saved, 2)
    match = load((tmp_path / "sorcerer-duel-lab-2.json").read_bytes())
    assert match.seed == "lab-2"
    assert len(match.choices) == outcome.decisions == 40


def test_a_measurement_counts_what_it_played() -> None:
    game = find_game("sorcerer")
    speed = measure(game, game.formats[0], 0.01)
    assert (speed.format, speed.seats) == ("duel", 2)
    assert speed.games >= 1
    assert speed.decisions > 50 * speed.games
    assert speed.decisions_per_second > 0
    assert speed.fork_cost > 0
