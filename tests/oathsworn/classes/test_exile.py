"""The Exile: runs, leaps and leaves enemies bleeding."""

import pytest

from questhall.games.oathsworn.printed.clearing import place_named
from questhall.games.oathsworn.printed.tokens import Status
from questhall.games.oathsworn.rules.turn.turns import turn
from tests.marks import rule, ruling
from tests.oathsworn.bench import Bench
from tests.oathsworn.classes.playing import (
    TOUGH,
    damages,
    empowered,
    facing_a_rat,
    in_turn,
    may_play,
    play,
    rat_of,
    struck,
)


def exile(at: str = "0,2") -> Bench:
    bench = facing_a_rat("exile", at)
    bench.draw("w:2 w:2")
    return bench


def bleeding(bench: Bench) -> int:
    return rat_of(bench).statuses[Status.BLEED]


# -- Running Start ----------------------------------------------------------------------


@rule("OS-7.3.1", "OS-7.5.1")
def test_running_start_empowers_after_two_hexes() -> None:
    bench = exile("0,4")
    bench.do(turn(bench.battle), "move:0,2")
    play(bench, "exile_tooth_and_nail", "special", "white:1")
    assert empowered(bench) == [3]


def test_running_start_needs_two_hexes() -> None:
    bench = exile("0,3")
    bench.do(turn(bench.battle), "move:0,2")
    play(bench, "exile_tooth_and_nail", "white:1")
    assert empowered(bench) == [1]
    assert not any(o.verb == "special" for each in bench.asked for o in each.options)


def test_running_start_helps_once_a_turn() -> None:
    bench = exile("0,4")
    bench.do(turn(bench.battle), "move:0,2")
    play(bench, "exile_beasts_hour", "special", "white:1", "white:1")
    assert empowered(bench) == [5, 3]


# -- starting cards ---------------------------------------------------------------------


def test_hack_and_go_attacks_and_runs() -> None:
    bench = exile()
    play(bench, "exile_hack_and_go", "white:1", "to-hex:0,4")
    assert (damages(bench), empowered(bench)) == ([2], [2])
    assert bench.at(bench.figure("exile")) == "0,4"


def test_hack_and_go_is_also_a_plain_attack() -> None:
    bench = exile()
    play(bench, "exile_hack_and_go", "white:1", line=1)
    assert (damages(bench), empowered(bench)) == ([2], [1])
    assert bench.oathsworn("exile").animus == 7


@rule("OS-7.17.4")
@pytest.mark.parametrize(
    ("key", "goal"),
    [("exile_hack_and_go", ""), ("exile_restless", "0,3"), ("exile_old_scars", "0,4")],
)
def test_cards_of_cooldown_0_refresh_might(key: str, goal: str) -> None:
    bench = exile()
    bench.do(bench.attack("exile"), "white:2")
    answers = ("refresh:white", f"to-hex:{goal}") if goal else ("refresh:white",)
    play(bench, key, *answers, line=2)
    assert not bench.battle.might_deck(0, 0).discard
    assert bench.at(bench.figure("exile")) == (goal or "0,2")


@rule("OS-12.2.2")
def test_tooth_and_nail_draws_blood() -> None:
    bench = exile()
    play(bench, "exile_tooth_and_nail", "white:1")
    assert (empowered(bench), bleeding(bench)) == ([1], 1)


def test_tooth_and_nail_needs_a_hit() -> None:
    bench = exile()
    bench.draw("w:b w:b")
    play(bench, "exile_tooth_and_nail", "white:2", "token-kind:redraw")
    assert bleeding(bench) == 0


def test_break_cover_runs_three_hexes() -> None:
    bench = exile("0,4")
    play(bench, "exile_break_cover", "to-hex:1,1", "white:1")
    assert (damages(bench), empowered(bench)) == ([2], [1])


@rule("OS-7.5.3")
def test_leap_attack_goes_over_the_enemy_and_counts_two_hexes() -> None:
    bench = exile()
    other = bench.rat("0,3")
    other.hp = TOUGH
    play(bench, "exile_leap_attack", f"figure:{rat_of(bench).id}", "special", "white:1")
    assert bench.at(bench.figure("exile")) == "0,0"
    assert (damages(bench), empowered(bench)) == ([3], [5])
    assert (rat_of(bench).hp, other.hp) == (19, TOUGH)


def test_leap_attack_lands_behind_a_whole_row() -> None:
    bench = exile()
    bench.rat("0,0").hp = TOUGH
    near = next(each for each in bench.battle.minions() if bench.at(each) == "0,1")
    play(bench, "exile_leap_attack")
    assert bench.at(bench.figure("exile")) == "0,-1"
    assert damages(bench) == []  # out of reach now
    assert near.hp == TOUGH


def test_leap_attack_needs_an_enemy_beside_him() -> None:
    assert not may_play(exile("0,4"), "exile_leap_attack")
    assert may_play(exile("0,2"), "exile_leap_attack")


@rule("OS-12.2.3")
def test_a_crippled_exile_attacks_without_the_leap() -> None:
    bench = exile()
    bench.figure("exile").statuses[Status.CRIPPLED] = 1
    play(bench, "exile_leap_attack", "white:1")
    assert bench.at(bench.figure("exile")) == "0,2"
    assert damages(bench) == [3]


def test_leap_attack_over_a_large_one_chooses_the_way() -> None:
    bench = in_turn("exile", "1,1")
    boss = bench.boss("0,0", "S")
    bench.draw("w:1")
    answers = ("to-hex:1,-2", "special", "white:1", "part:mother-tail")
    play(bench, "exile_leap_attack", *answers)
    assert bench.at(bench.figure("exile")) == "1,-2"
    assert boss.dice[3] == 5


@pytest.mark.parametrize(("before", "after", "hp"), [(0, 1, 19), (2, 1, 18)])
@ruling("OS-R73")
def test_reopen_wounds_makes_it_bleed_or_bleeds_it(before: int, after: int, hp: int) -> None:
    bench = exile()
    rat_of(bench).statuses[Status.BLEED] = before
    play(bench, "exile_reopen_wounds", "white:1")
    assert (bleeding(bench), rat_of(bench).hp) == (after, hp)
    assert empowered(bench) == [2]


@rule("OS-13.10.1", "OS-13.10.2")
def test_hurled_iron_throws_both_hatchets() -> None:
    bench = exile("0,4")
    rat_of(bench).place = place_named("0,-1")
    play(bench, "exile_hurled_iron", "white:1", "to-hex:0,0")
    assert (damages(bench), empowered(bench), bleeding(bench)) == ([4], [3], 1)
    assert len(bench.oathsworn("exile").thrown) == 2
    assert [bench.battle.markers[0].place] == [place_named("0,0")]


@rule("OS-13.10.1")
def test_what_kills_lies_where_the_dead_stood() -> None:
    bench = exile("0,4")
    rat_of(bench).hp = 1
    play(bench, "exile_hurled_iron", "white:1", "to-hex:0,0")
    assert bench.battle.minions() == []
    assert [bench.battle.markers[0].place] == [place_named("0,0")]


@ruling("OS-R69")
def test_gone_again_leaves_the_attack_behind() -> None:
    bench = exile()
    answers = (f"play:{bench.card('exile_gone_again')}@0", "to-hex:0,4")
    blow = struck(bench, rat_of(bench), "y:3 y:3", "exile", answers=answers)
    assert (blow.hp_lost, bench.figure("exile").hp) == ({}, 6)


def test_gone_again_helps_who_stays_too() -> None:
    bench = exile()
    answers = (f"play:{bench.card('exile_gone_again')}@0", "to-hex:0,0")  # through the rat
    struck(bench, rat_of(bench), "y:3 y:3", "exile", answers=answers)  # 6 against 4
    assert bench.figure("exile").hp == 5


# -- level 2 ----------------------------------------------------------------------------


@rule("OS-7.13.6")
@pytest.mark.parametrize(("goal", "damage"), [("0,0", 4), ("1,1", 4), ("0,2", 2)])
def test_circle_the_prey_is_better_from_behind(goal: str, damage: int) -> None:
    bench = exile("0,2" if goal != "0,2" else "0,3")
    play(bench, "exile_circle_the_prey", f"to-hex:{goal}", "white:1")
    assert (damages(bench), empowered(bench)) == ([damage], [1])


@rule("OS-13.4.1")
def test_headlong_makes_all_on_the_path_bleed() -> None:
    bench = exile()
    friend = bench.stand("warden", "0,0")
    second = bench.rat("0,-1")
    second.hp = TOUGH
    play(bench, "exile_headlong", "white:1")
    assert damages(bench) == [3, 3]
    assert [each.statuses[Status.BLEED] for each in bench.battle.minions()] == [1, 1]
    assert (friend.hp, empowered(bench)) == (6, [3])
    assert bench.at(bench.figure("exile")) == "0,-2"


# -- level 5 ----------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "points"), [("0,3", [1]), ("0,4", [2]), ("1,4", [3])])
def test_restless_counts_the_hexes_of_the_turn(start: str, points: list[int]) -> None:
    bench = exile(start)
    bench.do(turn(bench.battle), "move:0,2")
    play(bench, "exile_restless", "white:1")
    assert empowered(bench) == points


def test_restless_moves_three_hexes() -> None:
    bench = exile()
    play(bench, "exile_restless", "to-hex:3,1", line=1)
    assert bench.at(bench.figure("exile")) == "3,1"
    assert bench.oathsworn("exile").animus == 8


@pytest.mark.parametrize(("friend", "damage"), [("0,0", 4), ("0,-1", 2)])
def test_pack_memory_hunts_with_others(friend: str, damage: int) -> None:
    bench = exile()
    bench.stand("warden", friend)
    play(bench, "exile_pack_memory", "white:1")
    assert (damages(bench), empowered(bench)) == ([damage], [3])


# -- level 10 ---------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "damage", "after"), [(0, 2, 1), (2, 4, 3), (3, 5, 3)])
def test_red_grip_counts_wounds(before: int, damage: int, after: int) -> None:
    bench = exile()
    rat_of(bench).statuses[Status.BLEED] = before
    play(bench, "exile_red_grip", "white:1")
    assert (damages(bench), empowered(bench), bleeding(bench)) == ([damage], [2], after)


def test_over_their_heads_passes_through_characters() -> None:
    bench = exile()
    bench.rat("1,1")
    bench.draw("w:b w:2")
    play(bench, "exile_over_their_heads", "to-hex:0,0", "white:1", "redraw:white-0")
    assert (damages(bench), empowered(bench)) == ([3], [3])


# -- level 15 ---------------------------------------------------------------------------


def test_old_scars_attack() -> None:
    bench = exile()
    play(bench, "exile_old_scars", "white:1")
    assert (damages(bench), empowered(bench)) == ([3], [3])


def test_old_scars_open_wounds_from_afar() -> None:
    bench = exile("0,4")
    unhurt = bench.rat("1,2")
    rat_of(bench).statuses[Status.BLEED] = 2
    play(bench, "exile_old_scars", line=1)
    wounded = next(each for each in bench.battle.minions() if each.id != unhurt.id)
    assert (wounded.hp, wounded.statuses[Status.BLEED]) == (19, 1)


def test_old_scars_need_somebody_who_bleeds_within_three() -> None:
    bench = exile("0,4")
    play(bench, "exile_old_scars", line=1)
    assert rat_of(bench).hp == TOUGH
    bench = exile("-1,5")
    rat_of(bench).statuses[Status.BLEED] = 1
    play(bench, "exile_old_scars", line=1)
    assert (rat_of(bench).hp, rat_of(bench).statuses[Status.BLEED]) == (TOUGH, 1)


def test_beasts_hour_attacks_twice_and_moves_between() -> None:
    bench = exile()
    play(bench, "exile_beasts_hour", "white:1", "to-hex:0,0", "special", "white:1")
    assert damages(bench) == [2, 3]
    assert empowered(bench) == [3, 5]
    assert bench.at(bench.figure("exile")) == "0,0"


@rule("OS-7.15.6")
def test_after_a_break_the_second_attack_is_for_another_enemy() -> None:
    bench = in_turn("exile")
    boss = bench.boss("0,0")
    boss.dice[0] = 1
    rat = bench.rat("0,3")
    rat.hp = TOUGH
    bench.draw("w:2 w:2")
    play(bench, "exile_beasts_hour", f"target:{boss.id}", "white:1", "white:1")
    assert rat.hp == TOUGH - 1


@rule("OS-7.15.6")
def test_a_broken_part_costs_the_second_attack() -> None:
    bench = in_turn("exile")
    boss = bench.boss("0,0")
    boss.dice[0] = 1
    bench.draw("w:2")
    play(bench, "exile_beasts_hour", "white:1", "to-hex:0,3")
    assert [event.where for event in bench.told("damage") if event.what == boss.id] == [2]
