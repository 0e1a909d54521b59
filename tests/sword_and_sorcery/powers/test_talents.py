"""Talents, which are for everybody."""

import pytest

from questhall.games.sword_and_sorcery.rules.attack.saves import saves
from questhall.games.sword_and_sorcery.rules.numbers import capacity_of, most_hp
from questhall.games.sword_and_sorcery.rules.turn.cooldown import gain_powers, may_gain
from tests.marks import example, rule, ruling
from tests.sword_and_sorcery.bench import Bench


@pytest.mark.parametrize(("soulrank", "more"), [(1, 1), (3, 2), (5, 3)])
@rule("SS-7.0.0.17")
@ruling("SS-R27")
def test_toughness(soulrank: int, more: int) -> None:
    bench = Bench()
    bench.sheet(0).soulrank = soulrank
    before = most_hp(bench.adventure, bench.hero(0))
    bench.power(0, "toughness", soulrank)
    assert most_hp(bench.adventure, bench.hero(0)) == before + more


@example("SS-EX-28")
@rule("SS-5.2.4.1", "SS-7.0.0.17")
def test_the_lucky_roll_two_dice_and_keep_the_better() -> None:
    bench = Bench()
    bench.power(0, "lucky")
    bench.roll(blue=["miss", "shield"])
    assert bench.result(saves(bench.adventure, bench.sheet(0)))
    bench.roll(blue=["miss", "skill"])
    assert not bench.result(saves(bench.adventure, bench.sheet(0)))


@pytest.mark.parametrize(("soulrank", "dice"), [(1, 1), (5, 3)])
def test_a_steady_hand_rerolls_focused_attacks(soulrank: int, dice: int) -> None:
    bench = Bench()
    bench.power(0, "steady_hand", soulrank)
    enemy = bench.enemy("B")
    bench.roll(red=["miss"] * dice + ["hit"] * dice)
    rerolls = [f"reroll:{die}" for die in range(dice)]
    bench.do(bench.attack(0, enemy, red=dice, focused=True), *rerolls)
    assert enemy.wounds == dice + 1
    bench.roll(red=["miss"])
    bench.do(bench.attack(0, enemy, red=1))
    assert enemy.wounds == dice + 1


@pytest.mark.parametrize(("soulrank", "left"), [(1, 2), (5, 3)])
def test_a_long_stride(soulrank: int, left: int) -> None:
    bench = Bench(difficult="B")
    bench.power(0, "long_stride", soulrank)
    bench.act("move:b")
    assert bench.sheet(0).points == left


@pytest.mark.parametrize(("soulrank", "more"), [(1, 1), (4, 2)])
def test_well_packed(soulrank: int, more: int) -> None:
    bench = Bench()
    before = capacity_of(bench.adventure, bench.sheet(0))
    bench.power(0, "well_packed", soulrank)
    assert capacity_of(bench.adventure, bench.sheet(0)) == before + more
    bench.item(0, "hammer")
    bench.act("reorganise", "equip", "done")
    assert bench.sheet(0).specials == 1
    bench.act("reorganise", "done")
    assert bench.sheet(0).specials == 0  # only once a round it is free


@rule("SS-6.5.0.6")
def test_second_wind_once_a_quest() -> None:
    bench = Bench()
    card = bench.power(0, "second_wind", 3)
    bench.hero(0).wounds = 9
    bench.act(f"use:{card}@1")
    assert bench.hero(0).wounds == 5
    bench.step("time")
    bench.turn(0)
    assert "use" not in bench.open_verbs()


@pytest.mark.parametrize(("soulrank", "shields"), [(1, 1), (5, 2)])
def test_an_oathkeeper_defends_better_beside_friends(soulrank: int, shields: int) -> None:
    bench = Bench()
    bench.power(0, "oathkeeper", soulrank)
    enemy = bench.enemy("D")
    bench.roll(blue=["miss"] * 9)
    bench.do(bench.attack(enemy.id, bench.hero(0), fixed=3))
    assert bench.hero(0).wounds == 3 - shields
    bench.do(bench.attack(enemy.id, bench.hero(0), fixed=3))
    assert bench.hero(0).wounds == 6 - shields
    alone = Bench()
    alone.power(0, "oathkeeper")
    alone.hero(1, "B")
    alone.roll(blue=["miss"])
    alone.do(alone.attack(alone.enemy("D").id, alone.hero(0), fixed=1))
    assert alone.hero(0).wounds == 1


@pytest.mark.parametrize(("soulrank", "hits"), [(1, 1), (5, 2)])
def test_an_opportunist_hits_the_wounded_once_a_round(soulrank: int, hits: int) -> None:
    bench = Bench(heroes=("shae_assassin", "ecarus_black_rose"))
    bench.power(0, "opportunist", soulrank)
    enemy = bench.enemy("D", hp=20)
    wounds = 0
    for more in (0, hits, 0):
        bench.do(bench.attack(0, enemy, fixed=1))
        wounds += 1 + more
        assert enemy.wounds == wounds


@rule("SS-7.0.0.8", "SS-7.0.0.13")
def test_a_talent_is_taken_once_and_may_ask_for_a_nature() -> None:
    bench = Bench(heroes=("laegon_archer", "thorgar_cleric", "ecarus_white_rose"))
    by_key = {bench.adventure.cards[card].key: card for card in bench.adventure.talents}
    oath = bench.adventure.power(by_key["oathkeeper"])
    chance = bench.adventure.power(by_key["opportunist"])
    assert [may_gain(hero, oath) for hero in bench.adventure.heroes] == [True, True, True]
    assert [may_gain(hero, chance) for hero in bench.adventure.heroes] == [True, False, False]
    bench.power(0, "lucky")
    assert by_key["lucky"] not in bench.adventure.talents


@rule("SS-7.0.0.6", "SS-7.0.0.7", "SS-5.3.0.2")
def test_an_asterisk_brings_a_talent() -> None:
    bench = Bench()
    hero = bench.sheet(0)
    for key in ("iron_stance", "headlong_charge", "stand_behind_me"):
        bench.power(0, key, 4)
    bench.do(gain_powers(bench.adventure, hero), "gain")
    gained = bench.adventure.power(hero.powers[-1].card)
    assert gained.talent
    assert len(hero.powers) == 4
