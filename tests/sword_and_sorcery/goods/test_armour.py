"""Armour: every one, both sides."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.kinds import ItemKind
from questhall.games.sword_and_sorcery.rules.attack.harm import afflict
from questhall.games.sword_and_sorcery.rules.attack.saves import saves
from questhall.games.sword_and_sorcery.rules.numbers import armour_of, defence_of, most_shields
from tests.marks import example, rule, ruling
from tests.sword_and_sorcery.bench import Bench

from .test_weapons import WIELDERS

STYLE_NAMES = list(WIELDERS)


def armours() -> list[tuple[str, bool]]:
    items = [item for item in library().items.values() if item.kind == ItemKind.ARMOUR]
    return [(item.key, bool(side)) for item in items for side in range(len(item.sides))]


def dressed(key: str, turned: bool = False) -> Bench:
    side = library().items[key].sides[int(turned)]
    hero = WIELDERS[STYLE_NAMES[side.styles[0]]]
    other = next(each for each in WIELDERS.values() if each != hero)
    bench = Bench(heroes=(hero, other))
    bench.sheet(0).slots[1] = -1
    bench.wear(0, "armour", key, turned)
    return bench


@rule("SS-8.3.0.1", "SS-8.3.0.4", "SS-8.3.1.1", "SS-8.3.1.2")
@pytest.mark.parametrize(("key", "turned"), armours())
def test_every_armour_has_its_values(key: str, turned: bool) -> None:
    bench = dressed(key, turned)
    side = library().items[key].sides[int(turned)]
    hero = bench.hero(0)
    bench.step("time")
    assert armour_of(bench.adventure, hero) == side.armour
    assert defence_of(bench.adventure, hero) == side.defence
    assert hero.shields == side.shields
    enemy = bench.enemy("B")
    hits = side.armour + side.shields + side.defence
    bench.roll(blue=["shield"] * side.defence)
    bench.do(bench.attack(enemy.id, hero, fixed=hits))
    assert (hero.wounds, hero.shields) == (0, 0)


@rule("SS-9.0.0.19", "SS-9.0.0.20")
@pytest.mark.parametrize(
    ("key", "turned", "number", "cost", "shields"),
    [
        ("tanned_leather", False, 0, 1, 1),
        ("tanned_leather", True, 0, 1, 1),
        ("scale", True, 1, 1, 1),
        ("dusk_leathers", False, 0, 1, 1),
        ("quilted_robe", False, 0, 1, 1),
        ("quilted_robe", True, 0, 1, 1),
        ("wolfskin_coat", False, 0, 1, 1),
        ("ferryman_mantle", False, 0, 1, 1),
        ("silent_plate", False, 1, 2, 2),
    ],
)
def test_symbols_pay_for_shields(
    key: str, turned: bool, number: int, cost: int, shields: int
) -> None:
    bench = dressed(key, turned)
    hero = bench.hero(0)
    hero.shields = 0
    enemy = bench.enemy("B")
    armour = library().items[key].sides[int(turned)].armour
    bench.roll(blue=["skill"] * cost)
    hits = armour + cost
    bench.do(bench.attack(enemy.id, hero, fixed=hits), f"trigger:{number}")
    assert hero.wounds == cost - shields


@rule("SS-2.0.0.4", "SS-9.0.0.19")
@pytest.mark.parametrize(
    ("key", "turned", "dice"),
    [
        ("worn_jerkin", False, 1),
        ("worn_jerkin", True, 1),
        ("brigandine", False, 1),
        ("brigandine", True, 1),
        ("scale", False, 2),
        ("scale", True, 2),
        ("silent_plate", False, 2),
    ],
)
def test_symbols_pay_for_rerolls(key: str, turned: bool, dice: int) -> None:
    bench = dressed(key, turned)
    hero = bench.hero(0)
    hero.shields = 0
    enemy = bench.enemy("B")
    armour = library().items[key].sides[int(turned)].armour
    bench.roll(blue=["skill", "miss"] + ["shield"] * dice)
    rerolls = [f"reroll:{die}" for die in ([1, 0] if dice == 2 else [1])]
    bench.do(bench.attack(enemy.id, hero, fixed=armour + 2), "trigger:0", *rerolls)
    assert hero.wounds == 2 - dice


@example("SS-EX-58")
@rule("SS-9.0.0.16", "SS-9.0.0.17", "SS-9.0.0.29", "SS-10.6.3.1", "SS-15.9.0.3")
def test_improved_scale_against_the_red_bandit() -> None:
    bench = Bench()
    bench.sheet(0).slots[1] = -1
    bench.wear(0, "armour", "scale", turned=True)
    hero = bench.hero(0)
    hero.shields = 1
    bandit = bench.enemy("A", rank="red")
    bench.hero(1, "D")
    bench.roll(red=["hit skill"], blue=["skill", "miss", "shield", "miss"])
    sword = bench.attack(bandit.id, hero, fixed=3, red=1, effects=("pay(afflict(blind), skill=1)",))
    bench.do(sword, "trigger:0", "reroll:0", "reroll:1")
    # Four hits: one stopped by armour, one by magic, one by the shield after both were rerolled.
    assert (hero.wounds, hero.shields, bench.has(hero, "blind")) == (1, 0, 1)
    bench.roll(blue=["skill", "shield"])
    knife = bench.attack(bandit.id, hero, fixed=2, always=("afflict(poison)",))
    bench.do(knife, "trigger:0", "reroll:0")
    assert (hero.wounds, bench.has(hero, "poison")) == (1, 1)


@rule("SS-6.1.2.6")
@pytest.mark.parametrize(("turned", "attacks"), [(False, 2), (True, 1)])
def test_dusk_leathers_slip_past_the_lower_ranks(turned: bool, attacks: int) -> None:
    bench = dressed("dusk_leathers", turned)
    bench.hero(1, "D")
    for rank in ("green", "blue", "red"):
        bench.enemy("A", rank=rank)
    bench.roll(blue=["shield"] * 9)
    bench.act("move:b")
    assert len(bench.told("reaction-attack")) == attacks


@example("SS-EX-221")
@rule("SS-2.0.0.3", "SS-2.0.0.7")
def test_whoever_wears_wolfskin_cannot_be_slowed() -> None:
    bench = dressed("wolfskin_coat")
    for name in (3, 2):
        bench.do(afflict(bench.adventure, bench.hero(0), name, 1))
    assert (bench.has(bench.hero(0), "slow"), bench.has(bench.hero(0), "blind")) == (0, 1)
    assert bench.hero(0).wounds == 0


def test_silent_plate_is_heavy() -> None:
    bench = dressed("silent_plate")
    bench.act("move:b")
    assert bench.sheet(0).points == 1


@rule("SS-6.1.3.2", "SS-6.1.3.3")
def test_the_mantle_carries_over_hindrances_but_not_off_the_ground() -> None:
    bench = Bench("A B C", heroes=("auriel_wizard", "thorgar_cleric"), hazardous="B", difficult="C")
    bench.wear(0, "armour", "ferryman_mantle")
    bench.act("move:b", "move:c")
    assert (bench.hero(0).wounds, bench.sheet(0).points) == (0, 1)
    bench.do(afflict(bench.adventure, bench.hero(0), 0, 1))
    assert bench.has(bench.hero(0), "knocked_down") == 1


def test_the_robe_of_the_archmage_rerolls_one_die_a_round() -> None:
    bench = dressed("archmage_robe")
    enemy = bench.enemy("B")
    bench.roll(red=["miss", "hit"])
    bench.do(bench.attack(0, enemy, red=1), "use-item", "reroll:0")
    assert enemy.wounds == 1
    bench.roll(red=["miss"])
    bench.do(bench.attack(0, enemy, red=1))
    bench.sheet(0).used_this_round = ["divine_aid"]
    bench.roll(blue=["miss"])
    assert not bench.result(saves(bench.adventure, bench.sheet(0)))  # not in a save


@rule("SS-7.0.0.14", "SS-6.5.0.6")
def test_the_robe_of_the_archmage_lifts_the_soulrank_once_a_quest() -> None:
    bench = Bench(heroes=("auriel_wizard", "thorgar_cleric"))
    robe = bench.wear(0, "armour", "archmage_robe")
    bolt = bench.power(0, "lady_of_thunder")
    enemy = bench.enemy("B", hp=20)
    bench.roll(red=["hit", "hit"], blue=["miss", "miss"])
    bench.act(f"use-item:{robe}@1", f"use:{bolt}@5")
    assert enemy.wounds == 3
    assert bench.adventure.bonuses == []
    bench.step("time")
    bench.turn(0)
    assert "use-item" not in bench.open_verbs()


@rule("SS-8.3.1.2", "SS-8.3.1.5")
@ruling("SS-R34")
def test_magic_shields_add_up_and_come_back_in_the_time_phase() -> None:
    bench = Bench()
    bench.wear(0, "armour", "silent_plate")
    hero = bench.hero(0)
    assert hero.shields == 0  # none before the Time phase
    bench.wear(0, "off", "oak_bastion")
    assert most_shields(bench.adventure, hero) == 3
    bench.step("time")
    assert hero.shields == 3
    hero.shields = 5
    bench.step("time")
    assert hero.shields == 3
    bench.turn(0)
    bench.act("reorganise", f"unequip:{bench.sheet(0).slots[1]}", "done")
    assert hero.shields == 2


@example("SS-EX-165")
@rule("SS-8.3.0.2")
def test_without_armour_one_die() -> None:
    bench = Bench()
    bench.sheet(0).slots[2] = -1
    assert (
        armour_of(bench.adventure, bench.hero(0)),
        defence_of(bench.adventure, bench.hero(0)),
    ) == (
        0,
        1,
    )
