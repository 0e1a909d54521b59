"""The Penitent: pays in blood and hits harder for it."""

import pytest

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.rules.turn.turns import turn
from tests.marks import rule, ruling
from tests.oathsworn.bench import Bench
from tests.oathsworn.classes.playing import (
    damages,
    empowered,
    facing_a_rat,
    in_turn,
    may_play,
    play,
    rat_of,
    struck,
)

LOST_AND_BONUS = "hp, bonus"


def penitent(hp: int = 6) -> Bench:
    bench = facing_a_rat("penitent")
    bench.figure("penitent").hp = hp
    bench.draw("y:3")
    return bench


def hp_of(bench: Bench, name: str = "penitent") -> int:
    return bench.figure(name).hp


# -- Bear the Burden --------------------------------------------------------------------


@rule("OS-7.3.1", "OS-7.17.1")
def test_bear_the_burden_takes_one_hp_of_another() -> None:
    bench = penitent()
    bench.stand("ranger", "1,0")
    bench.oathsworn("penitent").animus = 3
    bench.oathsworn("penitent").reserve = 5
    struck(bench, rat_of(bench), "y:3 y:3", "ranger", answers=("special",))  # 6 against 2
    assert (hp_of(bench, "ranger"), hp_of(bench)) == (4, 5)
    assert bench.oathsworn("penitent").animus == 4
    struck(bench, rat_of(bench), "y:3 y:2", "ranger")  # once a round
    assert "special" not in bench.options()


def test_bear_the_burden_waits_for_an_attack_that_costs_hp_near_him() -> None:
    bench = penitent()
    bench.stand("ranger", "1,0")
    struck(bench, rat_of(bench), "y:1", "ranger")
    assert "window-6" not in bench.prompts()
    bench.stand("ranger", "0,-4")
    struck(bench, rat_of(bench), "y:3 y:3", "ranger")
    assert not any("special" in each.verb for ask in bench.asked for each in ask.options)


@rule("OS-16.2.1")
def test_bear_the_burden_is_asked_for_again_after_another_interrupt() -> None:
    bench = penitent()
    bench.stand("ranger", "1,0")
    bench.tokens("ranger", defense=2)
    answers = ("no-interrupt", "token:defense", "special")
    struck(bench, rat_of(bench), "y:3 y:3", "ranger", answers=answers)  # 6 against 3: 2, less 1
    assert (hp_of(bench, "ranger"), hp_of(bench)) == (5, 5)


# -- starting cards ---------------------------------------------------------------------


@rule("OS-3.2.2")
@pytest.mark.parametrize((LOST_AND_BONUS), [(6, 0), (4, 2), (1, 3)])
def test_litany_of_blows_counts_lost_hp(hp: int, bonus: int) -> None:
    bench = penitent(hp)
    play(bench, "penitent_litany_of_blows", "white:0")
    assert damages(bench) == [3 + bonus]
    assert bench.oathsworn("penitent").animus == 5


def test_litany_of_blows_is_also_a_plain_attack() -> None:
    bench = penitent(3)
    play(bench, "penitent_litany_of_blows", "white:0", line=1)
    assert damages(bench) == [3]


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("penitent_litany_of_blows", 2),
        ("penitent_debt_paid", 2),
        ("penitent_ash_on_the_brow", 2),
    ],
)
@rule("OS-7.17.4")
def test_cards_of_cooldown_0_refresh_might(key: str, line: int) -> None:
    bench = penitent()
    bench.do(bench.attack("penitent"), "white:0")
    play(bench, key, "refresh:yellow", line=line)
    assert not bench.battle.might_deck(0, 1).discard


@rule("OS-7.7.4")
@pytest.mark.parametrize(("paid", "damage", "hp"), [(True, 6, 5), (False, 3, 6)])
def test_scourge_is_worth_an_hp_if_one_likes(paid: bool, damage: int, hp: int) -> None:
    bench = penitent()
    play(bench, "penitent_scourge", "pay-for-it" if paid else "do-without", "white:0")
    assert (damages(bench), hp_of(bench)) == ([damage], hp)


@rule("OS-7.19.1")
def test_the_last_hp_is_not_a_price_to_attack_with() -> None:
    bench = penitent(1)
    play(bench, "penitent_scourge", "pay-for-it")
    assert bench.oathsworn("penitent").fallen
    assert damages(bench) == []


@pytest.mark.parametrize(("hp", "points"), [(5, 1), (4, 3)])
def test_under_the_yoke_moves_and_empowers(hp: int, points: int) -> None:
    bench = penitent(hp)
    bench.stand("penitent", "0,4")
    play(bench, "penitent_under_the_yoke", "to-hex:0,2", "white:0")
    assert (damages(bench), empowered(bench)) == ([3], [points])


@pytest.mark.parametrize(("faces", "bonus"), [("y:1", 0), ("y:3 y:1", 2), ("y:3 y:3 r:3 r:3", 4)])
def test_thorn_vow_answers_with_what_it_cost(faces: str, bonus: int) -> None:
    bench = penitent()
    answers = (f"play:{bench.card('penitent_thorn_vow')}@0", "white:0")
    struck(bench, rat_of(bench), faces, "penitent", answers=answers)
    assert damages(bench)[1:] == [3 + bonus]


def test_thorn_vow_needs_the_attacker_beside_him() -> None:
    bench = penitent()
    far = bench.rat("0,-2")
    struck(bench, far, "y:3", "penitent")
    assert "window-7" not in bench.prompts()


def test_shared_wound_costs_one_hp_and_heals_another() -> None:
    bench = penitent()
    bench.stand("warden", "0,4").hp = 3
    bench.oathsworn("penitent").animus = 1
    bench.oathsworn("penitent").reserve = 7
    play(bench, "penitent_shared_wound", "token-kind:redraw")
    assert (hp_of(bench), hp_of(bench, "warden")) == (5, 4)
    assert bench.token("penitent", "redraw") == 1
    assert bench.oathsworn("penitent").animus == 2


@pytest.mark.parametrize((LOST_AND_BONUS), [(4, 0), (3, 2)])
def test_shared_wound_is_also_an_attack(hp: int, bonus: int) -> None:
    bench = penitent(hp)
    play(bench, "penitent_shared_wound", "white:0", line=1)
    assert (damages(bench), empowered(bench)) == ([3 + bonus], [2])


@pytest.mark.parametrize(("hp", "healed"), [(5, 6), (3, 4), (2, 4)])
def test_absolution_heals_the_badly_hurt_twice(hp: int, healed: int) -> None:
    bench = penitent(hp)
    play(bench, "penitent_absolution")
    assert hp_of(bench) == healed
    assert bench.token("penitent", "defense") == 1


@pytest.mark.parametrize((LOST_AND_BONUS), [(6, 1), (4, 3), (1, 5)])
def test_reckoning_counts_all_that_was_lost(hp: int, bonus: int) -> None:
    bench = penitent(hp)
    play(bench, "penitent_reckoning", "white:0")
    assert (damages(bench), empowered(bench)) == ([3 + bonus], [3])


# -- level 2 ----------------------------------------------------------------------------


@pytest.mark.parametrize(("hp", "healed"), [(4, 4), (3, 4)])
def test_open_hands_heals_him_who_has_little_left(hp: int, healed: int) -> None:
    bench = penitent(hp)
    play(bench, "penitent_open_hands", "white:0")
    assert (damages(bench), hp_of(bench)) == ([4], healed)


def test_open_hands_heals_only_if_the_target_lost_hp() -> None:
    bench = penitent(2)
    bench.draw("y:b")
    play(bench, "penitent_open_hands", "white:0")
    assert (damages(bench), hp_of(bench)) == ([1], 2)


def test_mortify_turns_blood_into_animus() -> None:
    bench = penitent()
    bench.lay("penitent", 3, "penitent_absolution")
    bench.lay("penitent", 1, "penitent_scourge")
    bench.oathsworn("penitent").animus = 0
    bench.oathsworn("penitent").reserve = 8
    play(bench, "penitent_mortify", "token-kind:empower", "position:3")
    assert (hp_of(bench), bench.oathsworn("penitent").animus) == (5, 3)
    assert bench.token("penitent", "empower") == 1
    # By the card from 3 to 2, and then by its own place.
    assert bench.on("penitent", 1) == {"penitent_scourge", "penitent_absolution"}
    assert bench.on("penitent", 2) == {"penitent_mortify"}


# -- level 5 ----------------------------------------------------------------------------


@pytest.mark.parametrize(("hurt", "damage"), [(False, 3), (True, 5)])
def test_debt_paid_remembers_this_round(hurt: bool, damage: int) -> None:
    bench = penitent(4)
    if hurt:
        bench.do(bench.effect("penitent", "lose_hp(1)"))
    play(bench, "penitent_debt_paid", "white:0")
    assert damages(bench) == [damage]


def test_debt_paid_forgets_the_round_before() -> None:
    bench = penitent(4)
    bench.do(bench.effect("penitent", "lose_hp(1)"))
    bench.battle.round += 1
    play(bench, "penitent_debt_paid", "white:0")
    assert damages(bench) == [3]


def test_debt_paid_can_be_paid_in_blood() -> None:
    bench = penitent()
    bench.oathsworn("penitent").animus = 0
    bench.oathsworn("penitent").reserve = 8
    play(bench, "penitent_debt_paid", "white:0", line=1)
    assert (damages(bench), hp_of(bench)) == ([4], 5)


@pytest.mark.parametrize(("hp", "left"), [(2, 1), (1, 1), (6, 3)])
def test_not_yet_keeps_one_hp(hp: int, left: int) -> None:
    bench = penitent(hp)
    answers = (f"play:{bench.card('penitent_not_yet')}@0",)
    struck(bench, rat_of(bench), "r:3 r:3 y:3 y:3", "penitent", answers=answers)  # 12 against 4
    assert hp_of(bench) == left
    assert bench.token("penitent", "empower") == 1


# -- level 10 ---------------------------------------------------------------------------


@pytest.mark.parametrize(("hp", "points"), [(6, 1), (4, 3), (1, 4)])
def test_red_psalm_empowers_by_what_was_lost(hp: int, points: int) -> None:
    bench = penitent(hp)
    play(bench, "penitent_red_psalm", "white:0")
    assert (damages(bench), empowered(bench)) == ([4], [points])


@ruling("OS-R68")
@rule("OS-8.8.1")
@pytest.mark.parametrize(("hp", "left"), [(6, 3), (2, 1)])
def test_bound_by_guilt_takes_the_blow(hp: int, left: int) -> None:
    bench = penitent(hp)
    bench.stand("ranger", "1,0")
    answers = (f"play:{bench.card('penitent_bound_by_guilt')}@0",)
    struck(bench, rat_of(bench), "r:3 r:3 y:3 y:3", "ranger", answers=answers)
    assert (hp_of(bench), hp_of(bench, "ranger")) == (left, 6)


@ruling("OS-R68")
def test_who_took_the_blow_may_be_helped_before_the_draw_too() -> None:
    bench = penitent()
    bench.stand("ranger", "1,0")
    bench.stand("warden", "0,3")
    shove = bench.add_card("warden", library().find("warden_shove_clear"))
    answers = (f"play:{bench.card('penitent_bound_by_guilt')}@0", f"play:{shove}@0")
    struck(bench, rat_of(bench), "y:1", "ranger", answers=answers)
    assert bench.at(bench.figure("penitent")) == "0,3"
    assert bench.token("warden", "defense") == 2


# -- level 15 ---------------------------------------------------------------------------


@pytest.mark.parametrize((LOST_AND_BONUS), [(6, 0), (3, 3), (1, 4)])
def test_ash_on_the_brow_hits_harder(hp: int, bonus: int) -> None:
    bench = penitent(hp)
    play(bench, "penitent_ash_on_the_brow", "white:0")
    assert (damages(bench), empowered(bench)) == ([3 + bonus], [1])


def test_ash_on_the_brow_heals_another() -> None:
    bench = penitent()
    bench.stand("warden", "0,4").hp = 3
    play(bench, "penitent_ash_on_the_brow", line=1)
    assert (hp_of(bench), hp_of(bench, "warden")) == (5, 5)


@pytest.mark.parametrize(("hp", "tokens"), [(4, 0), (3, 1)])
def test_ash_on_the_brow_brings_a_token_to_the_hurt(hp: int, tokens: int) -> None:
    bench = penitent(hp)
    bench.do(bench.attack("penitent"), "white:0")
    play(bench, "penitent_ash_on_the_brow", line=2)
    assert bench.token("penitent", "redraw") == tokens


@pytest.mark.parametrize((LOST_AND_BONUS), [(6, 2), (3, 5), (1, 7)])
def test_martyrs_dawn_gives_one_hp_back(hp: int, bonus: int) -> None:
    bench = penitent(hp)
    play(bench, "penitent_martyrs_dawn", "white:0")
    assert (damages(bench), empowered(bench)) == ([3 + bonus], [3])
    assert hp_of(bench) == min(6, hp + 1)


def test_martyrs_dawn_redraws_once() -> None:
    bench = penitent()
    bench.draw("y:b y:2")
    play(bench, "penitent_martyrs_dawn", "white:0", "redraw:yellow-0")
    assert damages(bench) == [4]
    assert bench.prompts().count("improve") == 1


def test_a_card_that_is_paid_with_hp_is_offered_to_the_dying_too() -> None:
    bench = in_turn("penitent")
    bench.figure("penitent").hp = 1
    assert may_play(bench, "penitent_mortify")
    bench = penitent(1)
    bench.do(turn(bench.battle), f"play:{bench.card('penitent_mortify')}@0")
    assert bench.oathsworn("penitent").fallen
