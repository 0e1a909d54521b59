"""The Cur: Lethality gathered behind the enemy and spent in one stab."""

import pytest

from questhall.games.oathsworn.rules.board.numbers import movement_of
from questhall.games.oathsworn.rules.boss.targeting import Reach, choose_target
from questhall.games.oathsworn.rules.rounds import end_of_round
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


def cur(at: str = "0,2", lethality: int = 0) -> Bench:
    bench = facing_a_rat("cur", at)
    bench.oathsworn("cur").counters["lethality"] = lethality
    bench.draw("y:2 y:2")
    return bench


def lethality(bench: Bench) -> int:
    return bench.oathsworn("cur").counters.get("lethality", 0)


# -- Find the Gap and Lethality ---------------------------------------------------------


@rule("OS-7.3.1", "OS-12.2.5")
@pytest.mark.parametrize(("goal", "gained"), [("0,0", 2), ("1,1", 1)])
def test_find_the_gap_rewards_who_stands_behind_or_beside(goal: str, gained: int) -> None:
    bench = cur("1,2")
    bench.do(turn(bench.battle), f"move:{goal}", "special")
    assert lethality(bench) == gained


@pytest.mark.parametrize("goal", ["0,2", "3,0"])
def test_find_the_gap_needs_flank_or_rear_of_a_neighbour(goal: str) -> None:
    bench = cur("1,2")
    bench.do(turn(bench.battle), f"move:{goal}")
    assert "window-9" not in bench.prompts()


def test_find_the_gap_may_wait_for_a_better_one_and_comes_once_a_turn() -> None:
    bench = cur("1,2")
    bench.do(turn(bench.battle), "move:1,1", "no-interrupt")
    play(bench, "cur_dirty_knife", "to-hex:0,0", "special", line=1)
    assert lethality(bench) == 2
    bench.battle.has_played = False
    play(bench, "cur_slip_past", "to-hex:1,0", "white:0")
    assert (lethality(bench), bench.prompts().count("window-9")) == (2, 2)


def test_find_the_gap_is_for_his_own_turn() -> None:
    bench = cur("0,2")
    bench.battle.turn = 1
    answers = (f"play:{bench.card('cur_roll_away')}@0", "to-hex:1,1")
    struck(bench, rat_of(bench), "y:3", "cur", answers=answers)
    assert "window-9" not in bench.prompts()


@rule("OS-12.2.5")
def test_lethality_is_damage() -> None:
    bench = cur(lethality=5)
    play(bench, "cur_dirty_knife", "spend-counter:3@lethality", "white:0")
    assert (damages(bench), lethality(bench)) == ([7], 2)


@rule("OS-7.11.12")
def test_a_miss_gives_lethality_back() -> None:
    bench = cur(lethality=5)
    bench.draw("y:b y:b")
    play(bench, "cur_dirty_knife", "spend-counter:3@lethality", "white:0", "token-kind:redraw")
    assert (damages(bench), lethality(bench)) == ([], 5)


def test_he_holds_six_at_most() -> None:
    bench = cur(lethality=5)
    play(bench, "cur_patient_shadow")
    assert lethality(bench) == 6


def test_nobody_is_asked_when_there_is_no_more_to_gain() -> None:
    bench = cur("1,2", lethality=6)
    bench.do(turn(bench.battle), "move:0,0")
    assert "window-9" not in bench.prompts()


# -- starting cards ---------------------------------------------------------------------


def test_dirty_knife_stabs_or_slips_through() -> None:
    bench = cur()
    play(bench, "cur_dirty_knife", "white:0")
    assert damages(bench) == [4]
    bench = cur()
    play(bench, "cur_dirty_knife", "to-hex:0,0", line=1)
    assert bench.at(bench.figure("cur")) == "0,0"


@rule("OS-7.17.4")
@pytest.mark.parametrize(
    ("key", "gained", "tokens"),
    [("cur_dirty_knife", 0, 0), ("cur_cut_and_run", 1, 0), ("cur_gutter_wisdom", 0, 1)],
)
def test_cards_of_cooldown_0_refresh_might(key: str, gained: int, tokens: int) -> None:
    bench = cur()
    bench.do(bench.attack("cur"), "white:0")
    play(bench, key, "refresh:yellow", line=2)
    assert not bench.battle.might_deck(0, 1).discard
    assert (lethality(bench), bench.token("cur", "redraw")) == (gained, tokens)


def test_slip_past_moves_through_and_stabs() -> None:
    bench = cur()
    play(bench, "cur_slip_past", "to-hex:0,0", "special", "spend-counter:2@lethality", "white:0")
    assert (damages(bench), lethality(bench)) == ([6], 0)


@pytest.mark.parametrize(("faces", "gained"), [("y:2 y:1", 1), ("y:3c y:2", 2), ("y:b y:b", 0)])
def test_twist_the_blade_gains_by_its_outcome(faces: str, gained: int) -> None:
    bench = cur()
    bench.draw(faces)
    answers = ("white:0", "token-kind:redraw") if gained == 0 else ("white:0",)
    play(bench, "cur_twist_the_blade", *answers)
    assert (lethality(bench), empowered(bench)) == (gained, [1])


@rule("OS-13.3.1", "OS-13.3.4")
def test_through_the_crowd_goes_from_one_to_the_next() -> None:
    bench = cur()
    rats = [bench.rat(at) for at in ("0,-1", "2,-2")]
    for rat in rats:
        rat.hp = TOUGH
    chain = [f"target:{rat.id}" for rat in rats]
    play(bench, "cur_through_the_crowd", *chain, "white:0", "to-hex:2,-3", "special")
    assert (damages(bench), empowered(bench)) == ([5, 3, 1], [2])
    assert lethality(bench) == 2  # the chain ended behind the last one


@ruling("OS-R74")
@rule("OS-8.3.7")
def test_fade_hides_until_the_end_of_the_round() -> None:
    bench = cur()
    far = bench.stand("warden", "0,-4")
    play(bench, "cur_fade", "to-hex:0,0", "special")
    assert lethality(bench) == 3
    reach = Reach(20, 0)
    assert choose_target(bench.battle, rat_of(bench), reach, None, None) is far
    bench.do(end_of_round(bench.battle))
    assert choose_target(bench.battle, rat_of(bench), reach, None, None) is bench.figure("cur")


@rule("OS-7.13.6")
@pytest.mark.parametrize(("at", "damage"), [("0,0", 6), ("1,1", 4), ("0,2", 4)])
def test_under_the_rib_is_for_the_rear(at: str, damage: int) -> None:
    bench = cur(at)
    play(bench, "cur_under_the_rib", "white:0")
    assert (damages(bench), empowered(bench)) == ([damage], [3])


def test_roll_away_defends_gains_and_moves() -> None:
    bench = cur()
    answers = (f"play:{bench.card('cur_roll_away')}@0", "to-hex:0,3")
    struck(bench, rat_of(bench), "y:3 y:3", "cur", answers=answers)  # 6 against 5
    assert (bench.figure("cur").hp, lethality(bench)) == (5, 1)
    assert bench.at(bench.figure("cur")) == "0,3"


# -- level 2 ----------------------------------------------------------------------------


@ruling("OS-R72")
def test_hamstring_slows_for_the_round() -> None:
    bench = cur()
    play(bench, "cur_hamstring", "white:0")
    assert (damages(bench), lethality(bench)) == ([5], 1)
    assert movement_of(bench.battle, rat_of(bench), 4) == 2
    bench.do(end_of_round(bench.battle))
    assert movement_of(bench.battle, rat_of(bench), 4) == 4


def test_hamstring_needs_lost_hp() -> None:
    bench = cur()
    bench.draw("y:b")
    play(bench, "cur_hamstring", "without:yellow", "white:0")
    assert (damages(bench), lethality(bench)) == ([1], 0)
    assert movement_of(bench.battle, rat_of(bench), 4) == 4


def test_patient_shadow_hoards_and_hides() -> None:
    bench = cur()
    play(bench, "cur_patient_shadow")
    assert (lethality(bench), bench.token("cur", "redraw")) == (3, 1)
    assert bench.figure("cur").hidden


# -- level 5 ----------------------------------------------------------------------------


def test_cut_and_run_stabs_and_leaves() -> None:
    bench = cur()
    play(bench, "cur_cut_and_run", "white:0", "to-hex:0,4")
    assert damages(bench) == [5]
    assert bench.at(bench.figure("cur")) == "0,4"


@rule("OS-7.7.4")
def test_cut_and_run_turns_lethality_into_animus() -> None:
    bench = cur(lethality=3)
    bench.oathsworn("cur").animus = 0
    bench.oathsworn("cur").reserve = 8
    play(bench, "cur_cut_and_run", line=1)
    assert (lethality(bench), bench.oathsworn("cur").animus) == (1, 2)
    assert not may_play(cur(lethality=1), "cur_cut_and_run", line=1)


@rule("OS-7.14.1")
def test_lockpick_for_bone_chooses_the_part() -> None:
    bench = in_turn("cur", "0,2")
    boss = bench.boss("0,0")
    bench.draw("y:2 y:2")
    play(bench, "cur_lockpick_for_bone", "white:0", "part:mother-belly")
    assert (boss.dice[4], empowered(bench)) == (4, [2])


# -- level 10 ---------------------------------------------------------------------------


@pytest.mark.parametrize(("at", "damage"), [("0,0", 6), ("1,1", 6), ("0,2", 4)])
def test_from_behind_also_means_the_flank(at: str, damage: int) -> None:
    bench = cur(at)
    bench.draw("y:b")
    play(bench, "cur_from_behind", "white:0", "redraw:yellow-0")
    assert (damages(bench), empowered(bench)) == ([damage], [1])


def test_everyone_bleeds_and_each_is_worth_a_lethality() -> None:
    bench = cur()
    other = bench.rat("0,-2")
    other.hp = TOUGH
    play(bench, "cur_everyone_bleeds", f"target:{other.id}", "white:0", "to-hex:0,-1")
    assert (damages(bench), empowered(bench), lethality(bench)) == ([6, 4], [3], 2)


# -- level 15 ---------------------------------------------------------------------------


def test_gutter_wisdom_stabs_or_gathers() -> None:
    bench = cur()
    play(bench, "cur_gutter_wisdom", "white:0")
    assert (damages(bench), empowered(bench)) == ([5], [2])
    bench = cur()
    play(bench, "cur_gutter_wisdom", "to-hex:0,3", line=1)
    assert (lethality(bench), bench.at(bench.figure("cur"))) == (2, "0,3")


def test_second_smile_doubles_lethality() -> None:
    bench = cur(lethality=4)
    play(bench, "cur_second_smile", "spend-counter:3@lethality", "white:0")
    assert (damages(bench), empowered(bench), lethality(bench)) == ([10], [3], 2)
