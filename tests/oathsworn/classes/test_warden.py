"""The Warden: Defense tokens, taunts, and blows taken for others."""

import pytest

from questhall.games.oathsworn.rules.board.numbers import defense_of
from tests.marks import rule
from tests.oathsworn.bench import Bench
from tests.oathsworn.classes.playing import (
    TOUGH,
    damages,
    empowered,
    facing_a_rat,
    play,
    rat_of,
    refreshes,
    struck,
)


def warden(at: str = "0,2") -> Bench:
    bench = facing_a_rat("warden", at)
    bench.draw("y:3")
    return bench


@pytest.mark.parametrize(
    ("key", "line", "damage", "points", "tokens"),
    [
        ("warden_shield_drill", 0, 4, [], 1),
        ("warden_shield_drill", 1, 3, [], 0),
        ("warden_measured_cut", 0, 4, [1], 1),
        ("warden_hold_the_line", 0, 5, [3], 1),
        ("warden_low_guard", 0, 3, [], 0),
        ("warden_open_the_guard", 1, 3, [], 0),
        ("warden_shove_clear", 1, 4, [], 0),
        ("warden_captains_call", 0, 4, [], 0),
    ],
)
def test_attacks(key: str, line: int, damage: int, points: list[int], tokens: int) -> None:
    bench = warden()
    play(bench, key, "white:0", line=line)
    assert (damages(bench), empowered(bench)) == ([damage], points)
    assert bench.token("warden", "defense") == tokens


@rule("OS-7.17.4")
@pytest.mark.parametrize(
    ("key", "tokens"),
    [("warden_shield_drill", 0), ("warden_open_the_guard", 1), ("warden_captains_call", 0)],
)
def test_cards_of_cooldown_0_refresh_might(key: str, tokens: int) -> None:
    bench = warden()
    assert refreshes(bench, key, 2, "refresh", "refresh")
    assert bench.token("warden", "defense") == tokens


def test_measured_cut_needs_a_hit_for_its_token() -> None:
    bench = warden()
    bench.draw("y:b w:b")
    play(bench, "warden_measured_cut", "white:1", "token-kind:redraw")
    assert bench.token("warden", "defense") == 0


def test_step_between_moves_and_attacks() -> None:
    bench = warden("0,4")
    play(bench, "warden_step_between", "to-hex:0,2", "white:0")
    assert damages(bench) == [3]


def test_hold_the_line_gives_tokens_to_all_within_two() -> None:
    bench = warden()
    for name, at in (("priest", "0,4"), ("ranger", "0,-1")):
        bench.stand(name, at)
    play(bench, "warden_hold_the_line", "white:0")
    held = [bench.token(name, "defense") for name in ("warden", "priest", "ranger")]
    assert held == [1, 1, 0]


def test_low_guard_raises_his_defense_for_the_round() -> None:
    bench = warden()
    before = defense_of(bench.battle, bench.figure("warden"))
    play(bench, "warden_low_guard", "white:0")
    assert defense_of(bench.battle, bench.figure("warden")) == before + 1


def test_shove_clear_changes_places_and_takes_the_attack() -> None:
    bench = warden()
    ranger = bench.stand("ranger", "1,1")
    answers = (f"play:{bench.card('warden_shove_clear')}@0",)
    blow = struck(bench, rat_of(bench), "y:3", "ranger", answers=answers)
    assert (bench.at(ranger), bench.at(bench.figure("warden"))) == ("0,2", "1,1")
    assert blow.targets == [bench.figure("warden").id]
    assert bench.token("warden", "defense") == 2


def test_shove_clear_knocks_back_two_hexes() -> None:
    bench = warden()
    play(bench, "warden_shove_clear", "white:0", line=1)
    assert bench.at(rat_of(bench)) == "0,-1"


def test_breach_taunts_whom_it_hurts() -> None:
    bench = warden("0,4")
    play(bench, "warden_breach", "to-hex:0,2", "white:0")
    assert (damages(bench), empowered(bench)) == ([5], [1])
    assert rat_of(bench).taunted_by == bench.figure("warden").id


@rule("OS-7.11.14")
def test_stand_unmoved_ignores_the_two_highest() -> None:
    bench = warden()
    bench.stand("ranger", "1,2")
    answers = (f"play:{bench.card('warden_stand_unmoved')}@0",)
    struck(bench, rat_of(bench), "r:3 y:2 y:2 y:2", "ranger", answers=answers)  # 4 against 2
    assert bench.figure("ranger").hp == 4


@pytest.mark.parametrize(("friends", "bonus"), [(1, 2), (2, 3)])
def test_captains_call_counts_friends_beside_him(friends: int, bonus: int) -> None:
    bench = warden()
    for name, at in (("priest", "0,3"), ("ranger", "1,2"))[:friends]:
        bench.stand(name, at)
    play(bench, "warden_captains_call", "white:0")
    assert damages(bench) == [3 + bonus]


def test_captains_call_gives_tokens_to_his_neighbours() -> None:
    bench = warden()
    for name, at in (("priest", "0,3"), ("ranger", "0,4")):
        bench.stand(name, at)
    play(bench, "warden_captains_call", line=1)
    held = [bench.token(name, "defense") for name in ("warden", "priest", "ranger")]
    assert held == [1, 1, 0]


def test_wall_of_oaths_hits_the_front_and_protects() -> None:
    bench = warden()
    bench.rat("1,1").hp = TOUGH
    ranger = bench.stand("ranger", "0,3")
    before = defense_of(bench.battle, ranger)
    play(bench, "warden_wall_of_oaths", "area-way:N", "white:0")
    assert (damages(bench), empowered(bench)) == ([5, 5], [3])
    assert "0,0" in [bench.at(each) for each in bench.battle.minions()]
    assert defense_of(bench.battle, ranger) == before + 1
