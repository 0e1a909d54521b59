"""Quest 3, The Bronze Road: its scripts, choices, branches and ends."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.rules.scripts import before_event
from questhall.games.sword_and_sorcery.rules.sight import sees_area
from questhall.games.sword_and_sorcery.setup.setup import new_cards

from ..storybench import DARK, LIGHT, NEUTRAL, StoryBench, shadow


def test_q3_the_wagon_is_pushed_and_rolls_by_day() -> None:
    bench = StoryBench("q3")
    wagon = bench.adventure.token_areas
    bench.deed(0, "push")
    assert bench.adventure.quest.areas[wagon[0]].key == "9B.c"
    assert bench.at(bench.hero(0)) == "9B.c"
    bench.turn(1)
    assert not bench.can(1, "push")  # he stayed behind
    bench.do(before_event(bench.adventure))
    assert bench.adventure.quest.areas[wagon[0]].key == "10B.b"


def test_q3_enemies_beside_the_wagon_take_its_cargo() -> None:
    bench = StoryBench("q3")
    for place in range(3):
        bench.hero(place).area = bench.area("8B.a")
    for key in ("bandit_green_1", "bandit_blue_1"):
        bench.bring(library().enemies[key], "9B.b")
    bench.step("event")
    assert bench.adventure.counters["cargo"] == 3
    bench.adventure.counters["cargo"] = 1
    bench.step("event")
    assert bench.lost


def test_q3_the_wagon_at_the_gate_wins_by_its_cargo() -> None:
    bench = StoryBench("q3")
    bench.adventure.token_areas[0] = bench.area("13B.a")
    bench.do(bench.effect(0, "move_token(wagon, 1)"))
    bench.goals()
    assert not bench.adventure.over  # the gate is locked
    assert bench.told("token-stuck")
    bench.do(bench.effect(0, "remove_wall(l1)"))
    bench.do(bench.effect(0, "move_token(wagon, 1)"))
    bench.goals()
    assert bench.won
    assert bench.sheet(0).crowns == 50


@pytest.mark.parametrize(("heroes", "left"), [(LIGHT, 2), (NEUTRAL, 1), (DARK, 3)])
def test_q3_the_hanged_bandit(heroes: tuple[str, ...], left: int) -> None:
    bench = StoryBench("q3", heroes)
    bench.do(bench.effect(0, "crowns(10, heroes)"))
    bench.go(0, "7B.a")
    for _ in range(3):
        shadow(bench, "enemy", "13B.d")
    bench.roll(blue=["hit"] * 3)
    bench.deed(0, "wp_1")
    assert len(bench.adventure.shadow_areas) == left
    assert ("bandit_sworn" in bench.adventure.flags) == (heroes == LIGHT)
    assert (bench.sheet(0).crowns == 0) == (heroes == NEUTRAL)
    assert len(bench.adventure.enemies_in_play()) == (1 if heroes == DARK else 0)


def test_q3_stories_on_the_road() -> None:
    bench = StoryBench("q3")
    bench.go(0, "10B.c")
    assert len(bench.adventure.enemies_in_play()) == 1
    bench.go(0, "11B.c")
    assert bench.at(bench.foe_called("bandit_red_1")) == "17B.b"
    assert [bench.gate("gate_hit"), bench.gate("gate_shield")] == [False, True]
    assert len(bench.adventure.events_up) == 2


def test_q3_at_night_nobody_sees_farther_than_three_areas() -> None:
    bench = StoryBench("q3")
    here = bench.area("7B.b")
    bench.hero(0).area = here
    everywhere = range(len(bench.adventure.quest.areas))
    by_day = [area for area in everywhere if sees_area(bench.adventure, bench.hero(0), area)]
    bench.adventure.cards = bench.adventure.cards[:]
    bench.adventure.time_of_day = new_cards(bench.adventure, library().events["ev_05"])[0]
    by_night = [area for area in everywhere if sees_area(bench.adventure, bench.hero(0), area)]
    distance = bench.adventure.passages.attack_distance
    assert by_night == [area for area in by_day if distance(here, area) <= 3]
