"""Quest 4, The Sluice Tower: its scripts, choices, branches and ends."""

import pytest

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.rules.sight import sees_area
from tests.marks import example, rule

from ..storybench import DARK, FIVE, LIGHT, NEUTRAL, StoryBench, shadow, soul_weapons, taker


@rule("SS-2.2.1.3")
def test_q4_floors_are_joined_by_stairs_without_sight() -> None:
    bench = StoryBench("q4")
    cellar, gallery = bench.area("10A.m"), bench.area("4A.c")
    assert bench.adventure.passages.walking_distance(cellar, gallery) == 1
    bench.hero(0).area = cellar
    assert not sees_area(bench.adventure, bench.hero(0), gallery)


@example("SS-EX-195")
@rule("SS-3.3.0.8", "SS-3.3.0.9", "SS-3.3.0.10", "SS-3.3.0.13")
def test_q4_the_key_opens_the_way_to_the_log() -> None:
    bench = StoryBench("q4")
    locked = [door.key for door in bench.adventure.quest.doors].index("l1")
    bench.go(0, "14A.b")
    bench.deed(0, "wp_3")
    assert bench.sheet(0).keys == 1
    assert [bench.gate("gate_skill"), bench.gate("gate_hit")] == [True, False]
    bench.hero(1).area = bench.area("11A.c")
    bench.turn(1)
    assert not {"break-door", "unlock"} & bench.open_verbs()
    bench.hero(0).area = bench.area("11A.c")
    bench.turn(0)
    assert "break-door" not in bench.open_verbs()
    bench.act("unlock")
    assert not bench.adventure.magic_locks[locked]
    assert "break-door" in bench.open_verbs()


@pytest.mark.parametrize(
    ("heroes", "flag"), [(LIGHT, "log_kept"), (NEUTRAL, "log_copied"), (DARK, "log_burned")]
)
@rule("SS-8.2.1.2", "SS-8.2.1.3")
def test_q4_the_log_is_read_and_the_lake_falls(heroes: tuple[str, ...], flag: str) -> None:
    bench = StoryBench("q4", heroes)
    bench.go(0, "15A.c")
    assert not bench.can(0, "lever")
    bench.go(0, "11A.a")
    bench.turn(0)
    bench.act("quest-action", *taker(bench))
    assert flag in bench.adventure.flags
    assert soul_weapons(bench.adventure) == 1
    for pull in range(3):
        bench.go(0, "15A.c")
        bench.deed(0, "lever")
        if pull == 0:
            assert bench.at(bench.foe_called("gremlin_red_1")) == "15A.a"
            assert not bench.can(0, "lever")
    assert bench.won
    assert "lake_lowered" in bench.adventure.flags


@pytest.mark.parametrize(("heroes", "pulls"), [(LIGHT, 3), (FIVE, 6)])
def test_q4_the_lever_is_pulled_as_often_as_the_goal_says(
    heroes: tuple[str, ...], pulls: int
) -> None:
    bench = StoryBench("q4", heroes, flags=("log_read", "log_kept"))
    bench.adventure.counters["lever"] = pulls - 1
    bench.goals()
    assert not bench.won
    bench.adventure.counters["lever"] = pulls
    bench.goals()
    assert bench.won
    assert str(pulls) in GAME.texts("en").say("goal-q4")


def test_q4_the_captain_of_the_guard_has_one_more_power() -> None:
    bench = StoryBench("q4")
    shadow(bench, "quest_enemy", "16A.d")
    bench.step("action", "end-turn")
    captain = bench.foe(bench.foe_called("bandit_blue_2"))
    assert len(captain.powers) == 2


def test_q4_guards_who_were_named_have_left() -> None:
    assert StoryBench("q4").gate("gate_hit")
    assert not StoryBench("q4", flags=("tower_bribes",)).gate("gate_hit")
