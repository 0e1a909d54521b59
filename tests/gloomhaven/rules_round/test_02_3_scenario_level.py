"""Chapters 2.3, 2.4 and 13: the scenario level, solo play and open information."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.setup.setup import recommended_level, scenario_level
from questhall.games.gloomhaven.state.house_rules import DIFFICULTIES
from questhall.games.gloomhaven.view.pieces import TableView

from ...marks import example, rule
from ..bench import Bench
from .matches import answer_until, scene_of, seen_by, start


def seen(bench: Bench) -> TableView:
    view = GAME.view(bench.scene, 0)
    assert isinstance(view, TableView)
    return view


@rule("GH-2.3.2", "GH-15.1.5")
@pytest.mark.parametrize(
    ("levels", "recommended"),
    [
        ([1, 1], 1),
        ([2, 2], 1),
        ([2, 3], 2),
        ([4, 4, 4, 4], 2),
        ([4, 4, 4, 5], 3),
        ([1, 1, 2], 1),
        ([9, 9], 5),
    ],
)
def test_half_the_average_level_rounded_up_once(levels: list[int], recommended: int) -> None:
    assert recommended_level(levels) == recommended


@rule("GH-2.3.2", "GH-2.3.3", "GH-13.1.1")
@example("GH-EX-04")
def test_levels_6_4_4_3() -> None:
    levels = {
        name: scenario_level([6, 4, 4, 3], difficulty) for name, difficulty in DIFFICULTIES.items()
    }
    assert levels == {"easy": 2, "normal": 3, "hard": 4, "very-hard": 5}


@rule("GH-2.3.1", "GH-2.3.3")
def test_the_level_is_kept_within_0_and_7() -> None:
    assert scenario_level([1, 1], DIFFICULTIES["easy"]) == 0
    assert scenario_level([9, 9], DIFFICULTIES["very-hard"]) == 7
    assert scenario_level([2, 2], -5) == 0
    assert scenario_level([9, 9], 5) == 7


@rule("GH-2.3.3", "GH-2.3.4")
@pytest.mark.parametrize(
    ("difficulty", "level"), [("easy", 1), ("normal", 2), ("hard", 3), ("very-hard", 4)]
)
def test_the_players_choose_the_difficulty(difficulty: str, level: int) -> None:
    match = start(level=4, difficulty=difficulty)
    assert scene_of(match).level == level
    answer_until(match, "lead")
    monsters = [figure.level for figure in scene_of(match).figures if figure.type >= 0]
    assert set(monsters) == {level}


@rule("GH-2.3.5", "GH-2.3.6", "GH-13.1.1")
@pytest.mark.parametrize(
    ("level", "row"),
    [
        (0, [0, 2, 2, 4, 1]),
        (1, [1, 2, 3, 6, 1]),
        (2, [2, 3, 4, 8, 2]),
        (3, [3, 3, 5, 10, 2]),
        (4, [4, 4, 6, 12, 3]),
        (5, [5, 4, 7, 14, 3]),
        (6, [6, 5, 8, 16, 4]),
        (7, [7, 6, 9, 18, 4]),
    ],
)
def test_the_table_of_levels(level: int, row: list[int]) -> None:
    bench = Bench(brute="0,0", tinkerer="2,0")
    bench.scene.level = level
    view = seen(bench)
    assert row == [
        view.monster_level,
        view.gold_per_coin,
        view.trap_damage,
        view.bonus_xp,
        view.hazard_damage,
    ]


@rule("GH-2.4.1", "GH-2.4.2", "GH-2.4.4")
@example("GH-EX-204")
def test_solo_play() -> None:
    assert scenario_level([3, 4], 0) == 2
    bench = Bench(level=4, options={"information": "solo"}, brute="0,0", tinkerer="2,0")
    view = seen(bench)
    assert view.level == 2
    assert (view.monster_level, view.trap_damage, view.hazard_damage) == (3, 5, 2)
    assert (view.gold_per_coin, view.bonus_xp) == (3, 8)
    assert bench.monster("bandit_guard", "1,0").level == 3


@rule("GH-2.3.3", "GH-2.4.2")
@pytest.mark.parametrize("information", ["solo", "open"])
def test_very_hard_is_as_hard_in_solo_play(information: str) -> None:
    """There are no monsters above level 7; traps grow all the same."""
    match = start(level=9, difficulty="very-hard", information=information)
    view = seen_by(match, 0)
    assert (view.level, view.monster_level, view.trap_damage) == (7, 7, 10)
    assert (view.gold_per_coin, view.bonus_xp, view.hazard_damage) == (6, 18, 5)
    answer_until(match, "lead")
    monsters = [figure.level for figure in scene_of(match).figures if figure.type >= 0]
    assert set(monsters) == {7}


@rule("GH-2.4.1")
def test_a_single_player_sees_all_characters() -> None:
    match = start(information="solo")
    answer_until(match, "lead")
    assert [len(hero.hand) for hero in seen_by(match, 0).heroes] == [
        hero.kind.hand for hero in scene_of(match).heroes
    ]


@rule("GH-2.4.3", "GH-2.4.4")
def test_open_information_is_as_hard_as_solo_play() -> None:
    views = [
        seen(Bench(level=4, options={"information": how}, brute="0,0", tinkerer="2,0"))
        for how in ("hidden", "open", "solo")
    ]
    rows = [(view.monster_level, view.trap_damage, view.hazard_damage) for view in views]
    assert rows == [(2, 4, 2), (3, 5, 2), (3, 5, 2)]
    assert {(view.gold_per_coin, view.bonus_xp) for view in views} == {(3, 8)}
