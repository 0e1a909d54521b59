"""Chapters 3, 6 and 4.1: control, moving, evading, actions, cooldown, souls, money."""

import pytest

from questhall.games.sword_and_sorcery.effects.values import Level
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.kinds import Slot
from questhall.games.sword_and_sorcery.rules.attack.saves import saves
from questhall.games.sword_and_sorcery.rules.control import controls, dominates
from questhall.games.sword_and_sorcery.rules.purse import gain_crowns, pay, steal_coin
from questhall.games.sword_and_sorcery.rules.turn.cooldown import (
    may_gain,
    refresh_and_recharge,
    rotate,
)
from questhall.games.sword_and_sorcery.rules.turn.goods import gain_item
from questhall.games.sword_and_sorcery.rules.turn.souls import cost_of_raising, may_rise
from questhall.games.sword_and_sorcery.rules.turn.using import attack_options
from questhall.games.sword_and_sorcery.setup.setup import may_join
from questhall.games.sword_and_sorcery.state.attacks import Deed
from questhall.games.sword_and_sorcery.state.figures import Side
from questhall.games.sword_and_sorcery.state.heroes import Power
from tests.marks import example, rule, ruling

from .bench import Bench

THREE = ("ecarus_white_rose", "thorgar_cleric", "laegon_archer")


@example("SS-EX-03", "SS-EX-04", "SS-EX-60", "SS-EX-112", "SS-EX-113")
@rule("SS-3.1.0.1", "SS-3.1.0.2", "SS-3.1.0.4", "SS-3.1.0.5", "SS-3.1.0.6", "SS-11.1.0.9")
def test_control_and_domination() -> None:
    bench = Bench(heroes=THREE)
    area = bench.area("A")
    assert not controls(bench.adventure, Side.HEROES, area)
    first = bench.enemy("A")
    second = bench.enemy("A")
    assert controls(bench.adventure, Side.HEROES, area)
    assert not dominates(bench.adventure, Side.HEROES, area)
    bench.hero(1, "B")
    bench.hero(2, "B")
    assert dominates(bench.adventure, Side.ENEMIES, area)
    bench.condition(first, "knocked_down")
    bench.condition(second, "knocked_down")
    assert dominates(bench.adventure, Side.HEROES, area)
    bench.sheet(0).ghost = True
    assert not controls(bench.adventure, Side.HEROES, area)


@example("SS-EX-05", "SS-EX-115")
@rule("SS-3.2.2.5", "SS-6.3.1.1")
def test_a_difficult_area_needs_two_points_and_a_dash_helps() -> None:
    bench = Bench("A B C D", difficult="D")
    bench.act("move:b", "move:c")
    assert bench.open_verbs() >= {"dash"}
    bench.act("dash", "move:d")
    assert (bench.at(bench.hero(0)), bench.sheet(0).points) == ("D", 0)


@example("SS-EX-114")
@rule("SS-3.2.2.7", "SS-2.0.0.7")
def test_a_hazardous_area_hurts_whatever_one_wears() -> None:
    bench = Bench("A B C", hazardous="B")
    hero = bench.hero(0)
    hero.shields = 3
    bench.act("move:b", "move:c")
    assert (hero.wounds, hero.shields) == (1, 3)


@example("SS-EX-19", "SS-EX-157", "SS-EX-158")
@rule("SS-6.1.2.2", "SS-6.1.2.3", "SS-6.1.2.5")
def test_leaving_an_area_with_enemies_provokes_unless_heroes_dominate() -> None:
    bench = Bench("A B C")
    bench.enemy("A", kind="one")
    bench.act("move:b")
    assert bench.told("reaction-attack") == []
    bench.hero(0, "A")
    bench.hero(1, "C")
    for _ in range(2):
        bench.enemy("B")
    bench.turn(0)
    bench.act("move:b")
    assert len(bench.told("reaction-attack")) == 1
    bench.act("move:c", "enemy")
    assert len(bench.told("reaction-attack")) == 3


@example("SS-EX-138", "SS-EX-139")
@rule("SS-15.11.6.4", "SS-3.1.0.6")
def test_stunned_enemies_do_not_react_and_fallen_ones_are_dominated() -> None:
    bench = Bench("A B")
    bench.hero(1, "B")
    first, second = bench.enemy("A"), bench.enemy("A")
    bench.condition(first, "stun")
    bench.act("move:b")  # nobody is asked who comes first
    assert len(bench.told("reaction-attack")) == 1
    bench.hero(0, "A")
    bench.turn(0)
    for each in (first, second):
        bench.condition(each, "knocked_down")
    bench.act("move:b")
    assert len(bench.told("reaction-attack")) == 1


@example("SS-EX-116", "SS-EX-117")
@rule("SS-6.3.1.2", "SS-10.6.1.1", "SS-10.6.1.4", "SS-10.6.1.5")
def test_getting_up() -> None:
    bench = Bench()
    bench.sheet(0).specials = 2
    bench.enemy("A")
    bench.condition(bench.hero(0), "knocked_down")
    assert "attack" not in bench.open_verbs()
    bench.act("dash-stand")
    assert bench.open_verbs() >= {"attack", "move"}
    bench.condition(bench.hero(0), "knocked_down")
    assert "dash-stand" not in bench.open_verbs()
    bench.act("stand")
    assert bench.sheet(0).points == 2


@example("SS-EX-118")
@rule("SS-4.2.1.6")
def test_an_attack_ends_the_move() -> None:
    bench = Bench()
    bench.hero(1, "D")
    bench.enemy("B")
    bench.roll(red=["miss"], blue=["miss"])
    bench.act("move:b", "attack:main")
    assert "move" not in bench.open_verbs()


@example("SS-EX-154")
@rule("SS-10.6.5.1")
def test_a_slowed_hero_takes_one_action() -> None:
    bench = Bench()
    bench.enemy("A")
    bench.condition(bench.hero(0), "slow")
    assert "focus" not in bench.open_verbs()
    bench.act("attack")
    assert not bench.open_verbs() & {"attack", "move", "focus"}


@example("SS-EX-155")
@rule("SS-10.6.6.1", "SS-10.6.6.2", "SS-10.6.6.3")
def test_a_stunned_hero_skips_the_turn() -> None:
    bench = Bench()
    bench.condition(bench.hero(0), "stun")
    bench.step("action")
    assert (bench.has(bench.hero(0), "stun"), bench.adventure.next_step) == (0, "enemies")


@example("SS-EX-153")
@rule("SS-10.6.4.1")
def test_a_blinded_hero_may_lose_an_action() -> None:
    bench = Bench()
    bench.enemy("A")
    bench.condition(bench.hero(0), "blind")
    bench.roll(blue=["miss"])
    bench.act("move:b")
    assert (bench.at(bench.hero(0)), bench.sheet(0).moves) == ("A", 0)


@example("SS-EX-156")
@rule("SS-6.1.1.2", "SS-6.2.0.4")
def test_an_engaged_archer_shoots_at_those_beside_him() -> None:
    bench = Bench(heroes=("laegon_archer", "thorgar_cleric"))
    bench.enemy("C")
    assert "attack" in bench.open_verbs()
    beside = bench.enemy("A")
    options = attack_options(bench.adventure, bench.sheet(0))
    assert {option.where for option in options} == {beside.id}


@example("SS-EX-63")
@rule("SS-5.2.4.1", "SS-5.2.4.2", "SS-5.2.4.3")
@pytest.mark.parametrize(("face", "saved"), [("shield skill", True), ("skill", False)])
def test_saves(face: str, saved: bool) -> None:
    bench = Bench()
    bench.roll(blue=[face])
    assert bench.result(saves(bench.adventure, bench.sheet(0))) is saved


@example("SS-EX-66", "SS-EX-101")
@rule("SS-7.1.0.4", "SS-4.1.0.2", "SS-4.1.0.3", "SS-4.1.0.5")
@ruling("16")
def test_cooldown_and_rotation() -> None:
    bench = Bench()
    hero = bench.sheet(0)
    hero.powers = [Power(0, 3)]
    positions = []
    for _ in range(3):
        refresh_and_recharge(hero)
        positions.append(hero.powers[0].position)
    assert positions == [2, 1, 0]
    for steps, turned in ((1, [3, 2, 1, 0]), (-1, [4, 4, 3, 2])):
        powers = [Power(0, position) for position in (4, 3, 2, 1)]
        for power in powers:
            rotate(power, steps)
        assert [power.position for power in powers] == turned


@example("SS-EX-21", "SS-EX-22", "SS-EX-23")
@rule("SS-7.0.0.8", "SS-7.0.0.10")
def test_natures_and_powers() -> None:
    bench = Bench(heroes=("auriel_wizard", "laegon_archer"))
    lawful = library().powers["lance_of_dawn"]
    for hero in bench.adventure.heroes:
        hero.soulrank = 2
        assert may_gain(hero, lawful)
    dark = Bench(heroes=("auriel_sorceress", "laegon_archer"))
    dark.sheet(0).soulrank = 2
    assert not may_gain(dark.sheet(0), lawful)
    dark.sheet(1).soulrank = 1
    assert not may_gain(dark.sheet(1), lawful)


@example("SS-EX-15", "SS-EX-16", "SS-EX-17")
@rule("SS-5.3.1.4", "SS-5.3.1.5", "SS-5.3.1.6")
def test_raising_souls() -> None:
    bench = Bench()
    first, second = bench.sheet(0), bench.sheet(1)
    assert cost_of_raising(first) == 4
    first.soulrank = 2
    assert cost_of_raising(first) == 9
    bench.adventure.shards = 99
    assert not may_rise(bench.adventure, first)
    assert may_rise(bench.adventure, second)


@example("SS-EX-171")
@rule("SS-5.3.1.8", "SS-19.0.0.5")
def test_half_a_level_is_rounded_up() -> None:
    bench = Bench()
    halves = [Level(True).value(bench.adventure, Deed(0, level=n)) for n in range(1, 8)]
    assert halves == [1, 1, 2, 2, 3, 3, 4]


@example("SS-EX-185")
@rule("SS-5.1.0.5", "SS-5.0.0.2")
def test_natures_of_a_group() -> None:
    bench = Bench(heroes=("auriel_wizard", "laegon_archer"))
    box = library().classes
    assert not may_join(bench.adventure, box["shae_assassin"])
    assert may_join(bench.adventure, box["shae_rogue"])
    assert not may_join(bench.adventure, box["auriel_sorceress"])
    storm = Bench(heroes=("auriel_wizard", "laegon_archer"), soul_storm=True)
    assert may_join(storm.adventure, box["shae_assassin"])


@example("SS-EX-47")
@rule("SS-13.0.0.3", "SS-13.0.0.4")
@ruling("37", "94")
def test_the_largest_coins_first() -> None:
    bench = Bench()
    hero = bench.sheet(0)
    gain_crowns(bench.adventure, hero, 50)
    assert hero.coins == [1, 0, 0]
    bench.adventure.bank[0] = 0
    gain_crowns(bench.adventure, hero, 50)
    assert hero.coins == [1, 5, 0]
    assert pay(bench.adventure, hero, 85)
    assert hero.crowns == 15


@example("SS-EX-132")
@rule("SS-13.0.0.8")
def test_a_thief_takes_a_random_coin_and_else_one_from_the_ground() -> None:
    bench = Bench()
    hero = bench.sheet(0)
    hero.coins = [1, 0, 1]
    bench.adventure.chance.rig("theft", [1])
    steal_coin(bench.adventure, hero)
    assert hero.coins == [1, 0, 0]
    hero.coins = [0, 0, 0]
    bench.adventure.grounds[0].coins = [0, 1, 0]
    steal_coin(bench.adventure, hero)
    assert bench.adventure.grounds[0].coins == [0, 0, 0]


@example("SS-EX-166")
@rule("SS-8.2.0.2", "SS-6.3.4.1")
def test_a_two_handed_weapon_needs_both_hands() -> None:
    bench = Bench()
    hero = bench.sheet(0)
    shield = hero.slots[Slot.OFF]
    axe = next(c for c in bench.adventure.shop if bench.adventure.cards[c].key == "battle_axe")
    bench.adventure.shop.remove(axe)
    hero.inventory = [axe]
    bench.act("reorganise", f"equip:{axe}")
    assert (hero.slots[Slot.MAIN], hero.slots[Slot.OFF]) == (axe, -1)
    assert shield in hero.inventory


@example("SS-EX-175")
@rule("SS-5.2.3.3", "SS-8.0.0.5")
def test_a_full_inventory() -> None:
    bench = Bench()
    hero = bench.sheet(0)
    cards = bench.adventure.stash[:3]
    for card in cards:
        bench.adventure.stash.remove(card)
        gain_item(bench.adventure, hero, card)
    assert (len(hero.inventory), bench.adventure.grounds[0].items) == (2, [cards[2]])
