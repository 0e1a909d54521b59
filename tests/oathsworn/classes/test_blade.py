"""The Blade: cards in pairs, battleflow, and the Rhythm that it gives."""

import pytest

from questhall.games.oathsworn.rules.turn.turns import turn, turn_uses
from tests.marks import rule
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


def blade(at: str = "0,2", rhythm: int = 0) -> Bench:
    bench = facing_a_rat("blade", at)
    bench.oathsworn("blade").counters["rhythm"] = rhythm
    bench.draw("y:3 y:3")
    return bench


def rhythm(bench: Bench) -> int:
    return bench.oathsworn("blade").counters.get("rhythm", 0)


# -- Keep the Beat and Rhythm -----------------------------------------------------------


@rule("OS-7.3.1", "OS-7.8.1")
def test_keep_the_beat_when_a_played_card_moves_others() -> None:
    bench = blade()
    bench.lay("blade", 1, "blade_sand_step")
    play(bench, "blade_left_then_right", "white:0")
    assert rhythm(bench) == 1
    assert bench.on("blade", 0) == {"blade_sand_step"}


def test_no_beat_without_a_card_that_moves() -> None:
    bench = blade()
    play(bench, "blade_left_then_right", "white:0")
    assert rhythm(bench) == 0


@rule("OS-8.8.5")
def test_keep_the_beat_by_defense_and_by_interrupt() -> None:
    bench = blade()
    bench.lay("blade", 1, "blade_sand_step")
    defend = f"defend:{bench.card('blade_left_then_right')}"
    struck(bench, rat_of(bench), "y:1", "blade", answers=(defend,))
    assert rhythm(bench) == 1
    bench.lay("blade", 2, "blade_turn_of_the_wrist")
    answers = ("no-defense", f"play:{bench.card('blade_broken_tempo')}@0")
    struck(bench, rat_of(bench), "y:1", "blade", answers=answers)
    assert rhythm(bench) == 2


@rule("OS-7.8.4")
def test_items_and_tokens_keep_no_beat() -> None:
    bench = blade()
    bench.lay("blade", 1, "blade_sand_step")
    bench.tokens("blade", battleflow=1)
    bench.do(turn(bench.battle), "token:battleflow")
    assert (rhythm(bench), bench.on("blade", 0)) == (0, {"blade_sand_step"})


def test_rhythm_is_damage_and_is_lost_by_a_miss() -> None:
    bench = blade(rhythm=3)
    play(bench, "blade_left_then_right", "spend-counter:2@rhythm", "white:0")
    assert (damages(bench), rhythm(bench)) == ([5], 1)
    bench = blade(rhythm=3)
    bench.draw("y:b w:b")
    answers = ("spend-counter:2@rhythm", "white:1", "token-kind:redraw")
    play(bench, "blade_left_then_right", *answers)
    assert (damages(bench), rhythm(bench)) == ([], 1)


def test_rhythm_ends_at_three() -> None:
    bench = blade(rhythm=3)
    play(bench, "blade_flourish", line=1)
    assert rhythm(bench) == 3


# -- starting cards ---------------------------------------------------------------------


@pytest.mark.parametrize("other", [True, False])
def test_opening_salute_redraws_beside_another_card(other: bool) -> None:
    bench = blade()
    if other:
        bench.lay("blade", 0, "blade_sand_step")
    play(bench, "blade_opening_salute", "white:0")
    improving = [each for each in bench.asked if each.prompt == "improve"]
    redraws = any(o.verb == "redraw" for each in improving for o in each.options)
    assert (damages(bench), redraws) == ([4], other)


def test_opening_salute_is_also_a_plain_attack() -> None:
    bench = blade()
    play(bench, "blade_opening_salute", "white:0", line=1)
    assert damages(bench) == [3]


@rule("OS-7.17.4")
@pytest.mark.parametrize("key", ["blade_opening_salute", "blade_flourish"])
def test_cards_of_cooldown_0_refresh_might(key: str) -> None:
    bench = blade()
    bench.do(bench.attack("blade"), "white:0")
    play(bench, key, "refresh:yellow", line=2)
    assert not bench.battle.might_deck(0, 1).discard


@pytest.mark.parametrize(
    ("key", "position", "line"), [("blade_left_then_right", 1, 0), ("blade_flourish", 0, 0)]
)
def test_cards_that_hit_harder_beside_another_one(key: str, position: int, line: int) -> None:
    bench = blade()
    play(bench, key, "white:0", line=line)
    assert damages(bench) == [3]
    bench = blade()
    bench.lay("blade", position, "blade_sand_step")
    play(bench, key, "white:0", line=line)
    assert damages(bench) == [4]


def test_sand_step_moves_attacks_and_finds_the_rhythm() -> None:
    bench = blade("0,4")
    play(bench, "blade_sand_step", "to-hex:0,2", "white:0")
    assert (damages(bench), rhythm(bench)) == ([3], 1)


@pytest.mark.parametrize("position", [0, 3])
@rule("OS-7.8.4")
def test_turn_of_the_wrist_lowers_one_card(position: int) -> None:
    bench = blade()
    bench.lay("blade", position, "blade_sand_step")
    bench.lay("blade", 1, "blade_low_line")
    card = bench.card("blade_sand_step")
    play(bench, "blade_turn_of_the_wrist", "white:0", f"card:{card}")
    # From 3 it comes to 2, from where the card itself moves it on.
    assert card in (bench.oathsworn("blade").hand if position == 0 else position_of(bench, 1))
    assert (damages(bench), empowered(bench)) == ([3], [2])
    assert rhythm(bench) == (0 if position == 0 else 1)


def position_of(bench: Bench, position: int) -> list[int]:
    return bench.oathsworn("blade").cooldown[position]


def test_parry_and_cut_answers_what_cost_nothing() -> None:
    bench = blade()
    answers = (f"play:{bench.card('blade_parry_and_cut')}@0", "white:0")
    struck(bench, rat_of(bench), "y:2", "blade", answers=answers)
    assert (damages(bench)[1:], empowered(bench)) == ([4], [1])


def test_parry_and_cut_has_no_answer_to_lost_hp() -> None:
    bench = blade()
    struck(bench, rat_of(bench), "y:3", "blade")
    assert bench.figure("blade").hp == 5
    assert "window-7" not in bench.prompts()


def test_parry_and_cut_is_also_a_plain_attack() -> None:
    bench = blade()
    play(bench, "blade_parry_and_cut", "white:0", line=1)
    assert (damages(bench), empowered(bench)) == ([3], [])


@pytest.mark.parametrize(("cards", "bonus"), [(0, 0), (2, 2), (4, 3)])
def test_stands_rise_for_every_card_on_cooldown(cards: int, bonus: int) -> None:
    bench = blade()
    keys = ("blade_sand_step", "blade_low_line", "blade_feint", "blade_second_breath")
    bench.lay("blade", 2, *keys[:cards])
    play(bench, "blade_stands_rise", "white:0")
    assert (damages(bench), empowered(bench)) == ([3 + bonus], [3])


@rule("OS-7.8.2")
def test_second_breath_moves_two_positions() -> None:
    bench = blade()
    bench.lay("blade", 1, "blade_sand_step")
    bench.lay("blade", 0, "blade_flourish")
    bench.lay("blade", 2, "blade_feint")
    bench.oathsworn("blade").reserve = 5
    bench.oathsworn("blade").animus = 4
    play(bench, "blade_second_breath", "position:0", "position:2")
    assert "blade_flourish" in bench.hand("blade")
    assert bench.on("blade", 1) == {"blade_sand_step", "blade_feint"}
    assert bench.oathsworn("blade").animus == 4  # one paid, one gained


# -- level 2 ----------------------------------------------------------------------------


def test_low_line_brings_a_card_back() -> None:
    bench = blade()
    bench.lay("blade", 0, "blade_flourish", "blade_opening_salute")
    play(bench, "blade_low_line", "white:0", f"card:{bench.card('blade_flourish')}")
    assert damages(bench) == [4]
    assert bench.on("blade", 0) == {"blade_opening_salute"}
    assert "blade_flourish" in bench.hand("blade")


def test_low_line_needs_a_hit() -> None:
    bench = blade()
    bench.lay("blade", 0, "blade_flourish")
    bench.draw("y:b w:b")
    play(bench, "blade_low_line", "white:1", "token-kind:redraw")
    assert bench.on("blade", 0) == {"blade_flourish"}


@rule("OS-7.1.3")
def test_feint_allows_one_more_card_that_costs_three_or_less() -> None:
    bench = blade("0,3")
    play(bench, "blade_feint", "to-hex:0,2")
    assert rhythm(bench) == 1
    offered = abilities_offered(bench)
    assert "blade_low_line" in offered
    assert "blade_stands_rise" not in offered  # 5
    play(bench, "blade_low_line", "white:0")
    assert abilities_offered(bench) == set()


def abilities_offered(bench: Bench) -> set[str]:
    uses = turn_uses(bench.battle, bench.oathsworn("blade"), True)
    return {bench.battle.cards[use.card].key for use in uses if use.card >= 0}


# -- level 5 ----------------------------------------------------------------------------


def test_flourish_finds_the_rhythm_and_moves() -> None:
    bench = blade()
    play(bench, "blade_flourish", "to-hex:0,4", line=1)
    assert (rhythm(bench), bench.at(bench.figure("blade"))) == (1, "0,4")


@rule("OS-13.1.3")
def test_steel_whirl_hits_all_around_but_friends() -> None:
    bench = blade()
    second = bench.rat("1,1")
    second.hp = TOUGH
    friend = bench.stand("warden", "0,3")
    play(bench, "blade_steel_whirl", "white:0")
    assert (damages(bench), empowered(bench)) == ([5, 5], [3])
    assert (friend.hp, rhythm(bench)) == (6, 1)


# -- level 10 ---------------------------------------------------------------------------


@pytest.mark.parametrize("held", [0, 2])
def test_measure_for_measure_counts_the_rhythm_he_holds(held: int) -> None:
    bench = blade(rhythm=held)
    answers = ("spend-counter:2@rhythm",) if held else ()
    play(bench, "blade_measure_for_measure", *answers, "white:0")
    assert (damages(bench), empowered(bench)) == ([4 + held], [1 + held])


@pytest.mark.parametrize(("held", "hp"), [(0, 3), (3, 5)])
def test_broken_tempo_defends_by_rhythm(held: int, hp: int) -> None:
    bench = blade(rhythm=held)
    answers = (f"play:{bench.card('blade_broken_tempo')}@0",)
    struck(bench, rat_of(bench), "r:3 r:3 y:3 y:3", "blade", answers=answers)  # 12
    assert (bench.figure("blade").hp, rhythm(bench)) == (hp, held)


def test_broken_tempo_is_also_an_attack() -> None:
    bench = blade("0,3")
    play(bench, "blade_broken_tempo", "to-hex:0,2", "white:0", line=1)
    assert (damages(bench), empowered(bench)) == ([3], [1])


# -- level 15 ---------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "left"), [(6, 4), (0, 3)])
def test_thumb_turned_is_for_the_broken(die: int, left: int) -> None:
    bench = in_turn("blade")
    boss = bench.boss("0,0")
    boss.dice[3] = die
    bench.draw("y:3")
    play(bench, "blade_thumb_turned", "white:0")
    assert (boss.dice[0], empowered(bench)) == (left, [1])


def test_thumb_turned_finds_the_rhythm() -> None:
    bench = blade()
    play(bench, "blade_thumb_turned", "white:0", line=1)
    assert (damages(bench), rhythm(bench)) == ([3], 1)


def test_thumb_turned_refreshes_and_flows() -> None:
    bench = blade()
    bench.lay("blade", 3, "blade_sand_step")
    bench.do(bench.attack("blade"), "white:0")
    play(bench, "blade_thumb_turned", "refresh:yellow", line=2)
    assert not bench.battle.might_deck(0, 1).discard
    assert bench.on("blade", 2) == {"blade_sand_step"}


def test_last_bout_goes_on_after_a_hit() -> None:
    bench = blade()
    other = bench.rat("1,1")
    other.hp = TOUGH
    first = rat_of(bench)
    answers = (f"target:{first.id}", "white:0", f"target:{other.id}", "white:0")
    play(bench, "blade_last_bout", *answers)
    assert (damages(bench), empowered(bench)) == ([4, 4], [2, 2])
    assert (first.hp, other.hp) == (18, 18)


@rule("OS-7.15.6")
def test_last_bout_goes_on_with_another_enemy_after_a_break() -> None:
    bench = in_turn("blade")
    boss = bench.boss("0,0")
    boss.dice[0] = 1
    rat = bench.rat("0,3")
    rat.hp = TOUGH
    bench.draw("y:3 y:3")
    play(bench, "blade_last_bout", f"target:{boss.id}", "white:0", "white:0")
    assert rat.hp == TOUGH - 2


def test_last_bout_ends_with_a_miss() -> None:
    bench = blade()
    bench.draw("y:b w:b")
    play(bench, "blade_last_bout", "white:1", "token-kind:redraw")
    assert (damages(bench), empowered(bench)) == ([], [2])


def test_a_second_card_needs_a_card_that_allows_it() -> None:
    bench = blade()
    play(bench, "blade_left_then_right", "white:0")
    assert not may_play(bench, "blade_low_line")
