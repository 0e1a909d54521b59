"""What bots think of a position: what the quest asks for, and quick choices that lead there."""

import pytest

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.minds.blows import outcome
from questhall.games.sword_and_sorcery.minds.hunch import worths
from questhall.games.sword_and_sorcery.minds.judge import judge
from questhall.games.sword_and_sorcery.minds.quest_plan import DEED, GATHER, REACH, SLAY, plan_of
from questhall.games.sword_and_sorcery.state.heroes import Power
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Option

from .storybench import StoryBench


def asked(bench: StoryBench) -> Decision:
    """What the active hero is asked in his turn."""
    decision = next(GAME.steps["action"](bench.adventure))
    assert isinstance(decision, Decision)
    return decision


def chosen(bench: StoryBench) -> Option:
    """The best option by hunch, without luck."""
    decision = asked(bench)
    found = worths(bench.adventure, decision)
    return decision.options[found.index(max(found))]


def errands(bench: StoryBench) -> list[tuple[int, str]]:
    quest = bench.adventure.quest
    return [(each.kind, quest.areas[each.area].key) for each in plan_of(bench.adventure).errands]


@pytest.mark.parametrize("quest", sorted(library().quests))
def test_every_quest_says_where_to_begin(quest: str) -> None:
    assert errands(StoryBench(quest))


def test_what_the_victory_needs_is_found_from_its_end() -> None:
    bench = StoryBench("q0")
    assert errands(bench) == [(DEED, "8A.d")]
    bench.adventure.flags.append("slab_moved")
    assert errands(bench) == [(GATHER, "8A.d")]
    bench.enemy("8A.d")
    assert errands(bench) == [(SLAY, "8A.d")]


def test_a_wall_sends_heroes_to_what_removes_it() -> None:
    bench = StoryBench("q1")
    candles = [(DEED, area) for area in ("8A.e", "6A.c", "3A.a", "7A.d")]
    assert errands(bench) == candles
    bench.adventure.counters["lit"] = 3
    bench.goals()
    assert (SLAY, "9A.b") in errands(bench)


def test_a_magic_lock_sends_heroes_for_the_key() -> None:
    bench = StoryBench("q4")
    assert errands(bench) == [(DEED, "14A.b")]
    bench.sheet(0).keys = 1
    assert errands(bench) == [(DEED, "11A.a")]
    bench.sheet(0).keys = 0
    bench.adventure.grounds[bench.area("4A.b")].keys = 1
    assert errands(bench) == [(REACH, "4A.b")]


def test_whoever_must_die_is_called_first() -> None:
    bench = StoryBench("q6")
    assert errands(bench) == [(REACH, "18B.b")]
    bench.go(0, "18B.b")
    assert errands(bench) == [(SLAY, "19B.b")]


def test_a_hero_walks_to_his_errand_and_does_it() -> None:
    bench = StoryBench("q1")
    bench.hero(0).area = bench.area("8A.b")
    step = chosen(bench)
    way = bench.adventure.passages.walking_distance
    goal = bench.area("8A.e")
    assert step.verb == "move"
    assert way(step.what, goal) < way(bench.area("8A.b"), goal)
    bench.hero(0).area = goal
    assert chosen(bench).verb == "quest-action"


def test_a_hero_does_not_turn_his_back_on_an_enemy() -> None:
    bench = StoryBench("q6")
    bench.enemy("7B.a")
    bench.hero(0).area = bench.area("7B.a")
    assert chosen(bench).verb in ("attack", "use", "focus")


def test_a_ghost_returns_to_a_shrine() -> None:
    bench = StoryBench("q1")
    bench.sheet(0).ghost = True
    bench.hero(0).area = bench.area("2A.b")
    assert chosen(bench).verb == "rebirth"
    bench.hero(0).area = bench.area("8A.a")
    bench.sheet(0).ghost_deeds = ["scream"]
    assert chosen(bench).verb == "end-turn"


def test_a_blow_is_weighed_by_the_faces_of_the_dice() -> None:
    assert outcome(0, 0, 2, 0, 4) == (2.0, 0.0)
    assert outcome(0, 0, 3, 0, 2) == (2.0, 1.0)
    mean, kill = outcome(1, 0, 0, 0, 2)
    assert (round(mean, 3), round(kill, 3)) == (0.9, 0.2)
    parried, _ = outcome(0, 0, 1, 1, 4)
    assert round(parried, 3) == 0.6


def test_a_wounded_company_and_a_living_enemy_are_judged_worse() -> None:
    bench = StoryBench("q1")
    before = judge(bench.adventure, 0)
    bench.hero(0).wounds = 3
    wounded = judge(bench.adventure, 0)
    bench.enemy("2A.b")
    assert before > wounded > judge(bench.adventure, 0)


def test_help_for_attacks_is_judged_by_the_attacks_to_come() -> None:
    bench = StoryBench("q1")
    before = judge(bench.adventure, 0)
    bench.do(bench.effect(0, "next_attack(hits(1))"))
    assert judge(bench.adventure, 0) > before
    bench.sheet(0).combats = 0
    assert judge(bench.adventure, 0) == before


def test_magic_shields_and_ready_powers_are_judged_better() -> None:
    bench = StoryBench("q1")
    power = Power(bench.sheet(0).supply[0], 2)
    bench.sheet(0).powers.append(power)
    cooling = judge(bench.adventure, 0)
    power.position = 0
    ready = judge(bench.adventure, 0)
    bench.hero(0).shields = 1
    assert cooling < ready < judge(bench.adventure, 0)


def test_a_hunch_is_always_one_of_the_options() -> None:
    bench = StoryBench("q1")
    decision = asked(bench)
    for seed in range(20):
        choice = GAME.hunch(bench.adventure, decision, Chance(str(seed)))
        assert 0 <= choice < len(decision.options)


def test_the_shields_of_a_master_are_taken_before_she_comes() -> None:
    bench = StoryBench("q7")
    ropes = [(DEED, area) for area in ("14A.b", "5A.p", "8A.e")]
    assert errands(bench) == ropes
    for action in ("wp_1", "wp_2", "wp_3"):
        bench.adventure.scripts_read.append(f"q7_{action}")
    assert errands(bench) == [(REACH, "18A.d")]
