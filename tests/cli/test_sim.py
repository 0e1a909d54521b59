"""questhall sim and questhall bench."""

import json
from pathlib import Path
from typing import Any

from questhall.kernel.saves import load
from questhall.lab.simulation import Plan, play_game
from tests.cli.command import process, questhall, refused


def simulated(*words: str) -> dict[str, Any]:
    result = questhall("sim", "sorcerer", *words, "--json")
    assert result.exit_code == 0, result.output
    report: dict[str, Any] = json.loads(result.stdout)
    return report


def without_time(report: dict[str, Any]) -> dict[str, Any]:
    return {name: report[name] for name in report if "second" not in name}


def test_the_json_of_a_duel() -> None:
    words = ("--format", "duel", "--bots", "random,random", "--games", "12", "--seed", "7")
    done = process("sim", "sorcerer", *words, "--json")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    report = json.loads(done.stdout)
    assert (report["game"], report["format"], report["seats"]) == ("sorcerer", "duel", 2)
    assert (report["games"], report["finished"], report["seed"]) == (12, 12, "7")
    assert report["bots"] == ["random", "random"]
    assert report["wins"] == {"random": 12}
    assert report["decisions"] > 12 * 50
    assert report["seconds"] > 0
    assert report["decisions_per_second"] > 0
    assert report["rounds"] >= 2
    first, second = report["results"]
    assert first["won"] + second["won"] == 12
    assert (first["won"], first["lost"]) == (second["lost"], second["won"])


def test_a_seed_gives_the_same_games_again() -> None:
    once = without_time(simulated("--games", "5", "--seed", "a"))
    assert without_time(simulated("--games", "5", "--seed", "a")) == once
    assert without_time(simulated("--games", "5", "--seed", "b")) != once


def test_processes_do_not_change_the_games() -> None:
    alone = simulated("--games", "5", "--seed", "a")
    shared = simulated("--games", "5", "--seed", "a", "--processes", "2")
    assert without_time(alone) == without_time(shared)


def test_the_first_games_of_a_longer_simulation_are_the_same() -> None:
    short = simulated("--games", "3", "--seed", "a")
    guarded = simulated("--games", "4", "--seed", "a")
    assert guarded["decisions"] > short["decisions"]
    for before, after in zip(short["results"], guarded["results"], strict=True):
        assert after["won"] + after["lost"] == before["won"] + before["lost"] + 1
        assert after["won"] - before["won"] in (0, 1)


def test_swapping_gives_wins_to_the_bot_and_results_to_the_seat() -> None:
    # The two names are the same bot, so that a seat plays alike whoever sits in it.
    words = ("--games", "7", "--seed", "a", "--bots", "random,random:1")
    fixed = simulated(*words)
    swapped = simulated(*words, "--swap")
    plan = Plan("sorcerer", "duel", 2, ["random", "random:1"], 7, "a")
    winners = [play_game(plan, number).results.index(1.0) for number in range(7)]
    assert [each["won"] for each in fixed["results"]] == [winners.count(0), winners.count(1)]
    assert swapped["results"] == fixed["results"]
    assert fixed["wins"]["random"] == winners.count(0)
    assert swapped["wins"]["random"] == sum(
        seat == number % 2 for number, seat in enumerate(winners)
    )
    assert sum(swapped["wins"].values()) == 7


def test_seats_follow_from_the_bots() -> None:
    report = simulated("--format", "royale", "--bots", "random,easy,random,easy", "--games", "1")
    assert report["seats"] == 4
    assert len(report["results"]) == 4


def test_one_bot_takes_all_seats() -> None:
    report = simulated("--format", "team", "--seats", "6", "--bots", "easy", "--games", "1")
    assert report["bots"] == ["easy"] * 6
    assert report["wins"] == {"easy": 1}
    assert [each["won"] for each in report["results"]].count(1) == 3


def test_a_game_over_the_guard_is_not_finished() -> None:
    report = simulated("--games", "2", "--max-decisions", "10")
    assert (report["games"], report["finished"], report["decisions"]) == (2, 0, 20)
    assert report["wins"] == {"random": 0}
    assert "rounds" not in report


def of_mage_knight(*words: str) -> dict[str, Any]:
    result = questhall("sim", "mage_knight", *words, "--json")
    assert result.exit_code == 0, result.output
    report: dict[str, Any] = json.loads(result.stdout)
    return report


def test_the_scenarios_are_named_with_their_seats() -> None:
    lines = questhall("sim", "mage_knight", "--list-scenarios").stdout.splitlines()
    assert len(lines) == 11
    assert lines[0].split() == ["first_reconnaissance", "1,", "2,", "3,", "4", "seats"]
    assert "solo_conquest         1 seat" in lines
    assert "full_cooperation      2, 3 seats" in lines
    assert "sorcerer has no scenarios" in refused("sim", "sorcerer", "--list-scenarios")


def test_alone_it_is_said_how_often_the_mission_succeeded() -> None:
    words = ("--scenario", "first_reconnaissance", "--seats", "1", "--games", "3")
    report = of_mage_knight(*words)
    assert (report["finished"], report["seats"]) == (3, 1)
    assert report["won"] == report["results"][0]["won"]
    assert len(report["scores"]) == 1
    assert 1 <= report["rounds"] <= 4
    assert report["decisions_per_game"] == round(report["decisions"] / 3, 2)


def test_together_it_is_said_too_and_among_rivals_it_is_not() -> None:
    words = ("--games", "1", "--seats", "2", "--scenario")
    assert of_mage_knight(*words, "blitz_cooperation")["won"] == 0
    rivals = of_mage_knight(*words, "blitz_conquest")
    assert "won" not in rivals
    assert len(rivals["scores"]) == 2
    assert "scores" not in of_mage_knight(*words, "one_to_return")


def of_oathsworn(*words: str) -> dict[str, Any]:
    result = questhall("sim", "oathsworn", *words, "--games", "1", "--seed", "1", "--json")
    assert result.exit_code == 0, result.output
    report: dict[str, Any] = json.loads(result.stdout)
    return report


def test_what_is_played_is_called_as_the_game_calls_it() -> None:
    fight = of_oathsworn("--encounter", "1")
    assert (fight["format"], fight["finished"], fight["won"]) == ("encounter", 1, 0)
    assert fight["rounds"] >= 1
    assert without_time(of_oathsworn("--encounter=grain_mother")) == without_time(fight)
    tale = of_oathsworn("--story", "1")
    assert (tale["format"], tale["finished"], tale["won"]) == ("story", 1, 1)
    assert "rounds" not in tale
    assert tale["decisions"] > 20


def test_what_can_be_played_is_listed_by_formats() -> None:
    lines = questhall("sim", "oathsworn", "--list").stdout.splitlines()
    assert lines[0].split() == ["encounter", "grain_mother", "1,", "2,", "3,", "4", "seats"]
    assert lines[-1] == "story 6  1, 2, 3, 4 seats"


def test_the_list_is_called_as_the_game_calls_it() -> None:
    lines = questhall("sim", "sword_and_sorcery", "--list-quests").stdout.splitlines()
    assert lines[0] == "q0  1, 2, 3, 4, 5 seats"
    assert len(lines) == 8
    words = ("sim", "oathsworn")
    listed = questhall(*words, "--list").stdout
    assert questhall(*words, "--list-encounters").stdout == listed
    assert questhall(*words, "--list-stories").stdout == listed
    assert "is not understood" in refused(*words, "--list-quests")


def test_a_number_means_the_quest_that_bears_it() -> None:
    words = ("sim", "sword_and_sorcery", "--heroes", "3", "--bots", "random", "--games", "1")
    by_number = questhall(*words, "--quest", "1", "--seed", "1", "--json")
    by_name = questhall(*words, "--quest", "q1", "--seed", "1", "--json")
    report = json.loads(by_number.stdout)
    assert without_time(report) == without_time(json.loads(by_name.stdout))
    assert (report["finished"], report["seats"]) == (1, 3)
    assert report["won"] in (0, 1)
    assert report["rounds"] > 1
    assert report["decisions"] > 10


def test_a_misspelt_word_is_refused() -> None:
    words = ("sim", "oathsworn")
    assert "write --encounter or --story or --chapter" in refused(*words, "--stroy", "1")
    assert "is one of 1, 2, 3, 4, 5, 6, not '9'" in refused(*words, "--story", "9")
    assert "is not understood" in refused(*words, "--encounter")
    assert "is not understood" in refused("sim", "sorcerer", "--scenario", "1")
    refusal = refused(*words, "--story", "1", "--format", "encounter")
    assert "--story is played as story, not as encounter" in refusal


def test_the_fewest_seats_that_a_scenario_takes_are_the_default() -> None:
    assert of_mage_knight("--scenario", "full_conquest", "--games", "1")["seats"] == 2


def test_a_scenario_for_others_is_refused_before_anything_starts() -> None:
    words = ("sim", "mage_knight", "--scenario")
    assert "solo_conquest takes 1 heroes, not 2" in refused(*words, "solo_conquest", "--seats", "2")
    assert "takes 2, 3, 4 heroes, not 1" in refused(*words, "full_conquest", "--seats", "1")
    assert "first_reconnaissance, full_conquest" in refused(*words, "conquest")
    assert "has no variant epic" in refused(*words, "solo_conquest", "--option", "epic=true")


def test_table_options_reach_the_table(tmp_path: Path) -> None:
    words = ("--option", "creation=draft", "--option", "idle_rounds=5", "--games", "1")
    simulated(*words, "--seed", "x", "--max-decisions", "20", "--save-games", str(tmp_path / "new"))
    match = load((tmp_path / "new" / "sorcerer-duel-x-0.json").read_bytes())
    assert match.setup.options["creation"] == "draft"
    assert match.setup.options["idle_rounds"] == 5
    assert len(match.choices) == 20


def test_without_json_a_table_is_printed() -> None:
    result = questhall("sim", "sorcerer", "--games", "2", "--bots", "random,easy")
    assert result.exit_code == 0
    assert "2 of 2 games finished" in result.stdout
    assert "easy" in result.stdout
    alone = questhall("sim", "mage_knight", "--games", "2")
    assert "1 seat, seed 1: 2 of 2 games finished" in alone.stdout
    assert "points on average: " in alone.stdout


def test_wrong_words_are_explained() -> None:
    assert "no game called 'chess'" in refused("sim", "chess")
    assert "no format 'solo'" in refused("sim", "sorcerer", "--format", "solo")
    assert "duel takes 2 seats, not 3" in refused("sim", "sorcerer", "--seats", "3")
    assert "no bot is called 'deep'" in refused("sim", "sorcerer", "--bots", "random,deep")
    assert "search:400" in refused("sim", "sorcerer", "--bots", "search:much")
    assert "one each" in refused("sim", "sorcerer", "--seats", "2", "--bots", "random,easy,easy")
    assert "name=value" in refused("sim", "sorcerer", "--option", "creation")
    assert "random, draft" in refused("sim", "sorcerer", "--option", "creation=quick")
    assert "creation, " in refused("sim", "sorcerer", "--option", "speed=1")
    assert "--games" in refused("sim", "sorcerer", "--games", "0")
    assert "--games" in refused("sim", "sorcerer", "--games", "many")


def test_a_place_that_cannot_hold_saves_is_explained(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be made" in refused("sim", "sorcerer", "--save-games", str(tmp_path / "file"))


def test_bench_measures_every_format() -> None:
    result = questhall("bench", "sorcerer", "--seconds", "0.01", "--json")
    assert result.exit_code == 0, result.output
    report = json.loads(result.stdout)
    assert [each["format"] for each in report["formats"]] == ["duel", "royale", "team"]
    assert all(each["decisions_per_second"] > 0 for each in report["formats"])
    assert isinstance(report["compiled"], bool)


def test_bench_prints_a_table() -> None:
    result = questhall("bench", "--seconds", "0.01")
    assert result.exit_code == 0, result.output
    assert "royale" in result.stdout


def test_version_and_help() -> None:
    assert questhall("--version").stdout.startswith("questhall ")
    assert "new-game" in questhall("--help").stdout
    assert "No such command" in refused("dance")
