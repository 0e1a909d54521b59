"""What bots think of a position: quick choices that lead somewhere."""

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.minds.hunch import worth
from questhall.games.sword_and_sorcery.rules.turn.actions import quest_goals
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Option

from .storybench import StoryBench


def test_a_bot_walks_to_where_the_quest_can_be_helped() -> None:
    bench = StoryBench("q6")
    goals = quest_goals(bench.adventure)
    assert bench.area("18B.a") in goals
    assert bench.area("19B.b") not in goals  # nobody to be freed there yet
    bench.hero(0).area = bench.area("7B.a")
    steps = [Option("move", area) for area in range(len(bench.adventure.quest.areas))]
    worths = [worth(bench.adventure, step, [bench.area("18B.a")]) for step in steps]
    way = bench.adventure.passages.walking_distance
    best = worths.index(max(worths))
    assert way(best, bench.area("18B.a")) < way(bench.area("7B.a"), bench.area("18B.a"))


def test_a_bot_does_not_run_from_a_fight() -> None:
    bench = StoryBench("q6")
    step = Option("move", bench.area("7B.c"))
    calm = worth(bench.adventure, step, [bench.area("18B.a")])
    bench.enemy("7B.a")
    bench.hero(0).area = bench.area("7B.a")
    assert worth(bench.adventure, step, [bench.area("18B.a")]) < calm


def test_a_hunch_is_always_one_of_the_options() -> None:
    bench = StoryBench("q1")
    decision = next(GAME.steps["action"](bench.adventure))
    for seed in range(20):
        choice = GAME.hunch(bench.adventure, decision, Chance(str(seed)))
        assert 0 <= choice < len(decision.options)
