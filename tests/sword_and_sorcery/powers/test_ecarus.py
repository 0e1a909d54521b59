"""Ecarus: Knight of the White Rose and of the Black Rose."""

import pytest

from tests.marks import example, rule, ruling
from tests.played import note
from tests.sword_and_sorcery.bench import Bench

WHITE = ("ecarus_white_rose", "laegon_ranger")
BLACK = ("ecarus_black_rose", "laegon_ranger")


def test_merciless_against_green_and_helpless_enemies() -> None:
    note("sword_and_sorcery", "innate", "merciless")
    bench = Bench(heroes=BLACK)
    bench.hero(1, "D")
    green, blue = bench.enemy("A"), bench.enemy("A", rank="blue")
    helpless = bench.enemy("A", rank="red")
    bench.condition(helpless, "slow")
    for enemy, wounds in ((green, 2), (blue, 1), (helpless, 2)):
        bench.do(bench.attack(0, enemy, fixed=1))
        assert enemy.wounds == wounds
    bench.do(bench.attack(1, green, fixed=1))
    assert green.wounds == 3  # of others nobody is afraid


@pytest.mark.parametrize(("level", "shields", "cooldown"), [(1, 1, 1), (4, 3, 2)])
@rule("SS-9.0.0.20")
def test_iron_stance(level: int, shields: int, cooldown: int) -> None:
    bench = Bench(heroes=WHITE)
    card = bench.power(0, "iron_stance", level)
    bench.sheet(0).acted = True
    enemy = bench.enemy("B")
    bench.roll(blue=["miss"] * 3)
    bench.do(bench.attack(enemy.id, bench.hero(0), fixed=4), f"use:{card}@{level}")
    assert bench.hero(0).wounds == 4 - shields
    assert bench.sheet(0).power(card).position == cooldown


@pytest.mark.parametrize(("level", "start", "wounds"), [(1, "B", 2), (3, "C", 2), (5, "C", 3)])
def test_headlong_charge(level: int, start: str, wounds: int) -> None:
    bench = Bench(heroes=WHITE)
    card = bench.power(0, "headlong_charge", level)
    enemy = bench.enemy(start)
    enemy.came_from = bench.area("D")
    bench.roll(red=["hit"], blue=["miss"])
    answers = ["bash"] if level == 3 else []
    bench.act(f"use:{card}@{level}", *answers)
    assert (bench.at(bench.hero(0)), enemy.wounds) == (start, wounds)
    assert bench.at(enemy) == ("D" if level == 3 else start)
    assert bench.has(enemy, "knocked_down") == (level == 5)
    assert bench.sheet(0).combats == 0


def test_a_charge_needs_an_enemy_within_reach_and_evades_as_usual() -> None:
    bench = Bench(heroes=WHITE)
    card = bench.power(0, "headlong_charge")
    enemy = bench.enemy("C")
    assert "use" not in bench.open_verbs()
    bench.hero(1, "D")
    beside = bench.enemy("A")
    enemy.area = bench.area("B")
    bench.roll(red=["miss"], blue=["miss"] * 5)
    bench.act(f"use:{card}@1", "area:b")
    assert [event.what for event in bench.told("reaction-attack")] == [beside.id]


@pytest.mark.parametrize(("level", "wounds", "cooldown"), [(2, 0, 3), (4, 2, 4)])
@rule("SS-5.3.1.8")
def test_strike_of_the_rose(level: int, wounds: int, cooldown: int) -> None:
    bench = Bench(heroes=BLACK)
    card = bench.power(0, "rose_strike", level)
    enemies = [bench.enemy("A", armour=3), bench.enemy("A")]
    far = bench.enemy("B")
    bench.act(f"use:{card}@{level}")
    assert [(each.wounds, bench.has(each, "blind")) for each in enemies] == [(wounds, 1)] * 2
    assert (far.wounds, bench.has(far, "blind")) == (0, 0)
    assert bench.sheet(0).power(card).position == cooldown


@pytest.mark.parametrize(("level", "cooldown"), [(3, 2), (5, 3)])
@example("SS-EX-27")
@rule("SS-6.5.0.4", "SS-7.0.0.16")
def test_cleave_hits_more_enemies_with_one_roll(level: int, cooldown: int) -> None:
    bench = Bench(heroes=BLACK)
    bench.hero(1, "D")
    card = bench.power(0, "cleave", level)
    enemies = [bench.enemy("A", rank="blue") for _ in range(4)]
    bench.roll(red=["hit"], blue=["miss"])
    more = [f"figure:{each.id}" for each in enemies[1:]][: 1 if level == 3 else 2]
    bench.act(f"use:{card}@{level}", f"attack:main@{enemies[0].id}", *more)
    assert [each.wounds for each in enemies] == ([1, 1, 0, 0] if level == 3 else [1, 1, 1, 0])
    assert bench.sheet(0).power(card).position == cooldown
    assert len(bench.told("attack-roll")) == 1


@rule("SS-6.5.0.4")
def test_what_helps_the_next_attack_ends_with_the_turn() -> None:
    bench = Bench(heroes=BLACK)
    card = bench.power(0, "blood_price")
    bench.act(f"use:{card}@1", "end-turn")
    assert bench.adventure.boons == []


@rule("SS-9.0.0.2")
def test_stand_behind_me_takes_the_blow() -> None:
    bench = Bench(heroes=WHITE)
    card = bench.power(0, "stand_behind_me")
    bench.sheet(0).acted = True
    enemy = bench.enemy("A")
    bench.roll(blue=["miss"] * 3)
    bench.do(bench.attack(enemy.id, bench.hero(1), fixed=2), f"use:{card}@1")
    assert (bench.hero(0).wounds, bench.hero(1).wounds) == (2, 0)
    assert bench.sheet(0).power(card).position == 2


def test_stand_behind_me_from_the_next_area_with_more_armour() -> None:
    bench = Bench(heroes=WHITE)
    card = bench.power(0, "stand_behind_me", 3)
    bench.sheet(0).acted = True
    bench.hero(1, "B")
    enemy = bench.enemy("B")
    bench.enemy("A")
    bench.roll(blue=["miss"] * 3)
    bench.do(bench.attack(enemy.id, bench.hero(1), fixed=2), f"use:{card}@3")
    assert (bench.at(bench.hero(0)), bench.hero(0).wounds, bench.hero(1).wounds) == ("B", 1, 0)
    assert bench.told("reaction-attack") == []


def test_stand_behind_me_is_not_for_the_own_skin_nor_from_afar() -> None:
    bench = Bench(heroes=WHITE)
    bench.power(0, "stand_behind_me", 3)
    bench.sheet(0).acted = True
    bench.hero(1, "C")
    enemy = bench.enemy("C")
    for target in (0, 1):
        bench.do(bench.attack(enemy.id, bench.hero(target), fixed=1))
    assert [each.prompt for each in bench.asked if each.prompt == "react"] == []


@pytest.mark.parametrize("level", [3, 5])
@rule("SS-9.0.0.13")
def test_the_banner_helps_the_first_attack_of_each_hero_near_it(level: int) -> None:
    bench = Bench(heroes=WHITE)
    card = bench.power(0, "white_banner", level)
    bench.hero(1, "B")
    enemy = bench.enemy("D", hp=30)
    bench.act(f"use:{card}@{level}")
    for hero, wounds in ((0, 2), (1, 2), (0, 1), (1, 1)):
        before = enemy.wounds
        bench.do(bench.attack(hero, enemy, fixed=1))
        assert enemy.wounds - before == wounds
    armour = 1 if level == 5 else 0
    bench.roll(blue=["miss"] * 6)
    bench.do(bench.attack(enemy.id, bench.hero(1), fixed=2))
    assert bench.hero(1).wounds == 2 - armour
    bench.do(bench.attack(enemy.id, bench.hero(1), fixed=2))
    assert bench.hero(1).wounds == 4 - armour


@pytest.mark.parametrize(("level", "price", "hits"), [(1, 1, 2), (4, 2, 3)])
def test_blood_price(level: int, price: int, hits: int) -> None:
    bench = Bench(heroes=BLACK)
    bench.hero(1, "D")
    card = bench.power(0, "blood_price", level)
    enemy = bench.enemy("A", rank="blue", armour=9)
    bench.act(f"use:{card}@{level}")
    assert bench.hero(0).wounds == price
    bench.roll(red=["hit"], blue=["miss"])
    bench.act(f"attack:main@{enemy.id}")
    assert enemy.wounds == (2 if level == 4 else 0)  # two of them are lethal
    assert bench.told("hits")[-1].amount == 1 + hits


def test_blood_price_is_not_for_shots() -> None:
    bench = Bench(heroes=("ecarus_black_rose", "auriel_sorceress"))
    card = bench.power(0, "blood_price")
    bench.wear(0, "main", "crossbow")
    enemy = bench.enemy("B", rank="blue")
    bench.roll(red=["miss"], blue=["miss"])
    bench.act(f"use:{card}@1", f"attack:main@{enemy.id}")
    assert enemy.wounds == 1


@pytest.mark.parametrize(("level", "wounds"), [(2, 1), (5, 2)])
@ruling("SS-R27")
def test_the_thorn_crown_pricks_once_a_round(level: int, wounds: int) -> None:
    bench = Bench(heroes=BLACK)
    bench.power(0, "thorn_crown", level)
    near, far = bench.enemy("A"), bench.enemy("B")
    bench.roll(blue=["miss"] * 9)
    for enemy in (far, near, near):
        bench.do(bench.attack(enemy.id, bench.hero(0), fixed=1))
    assert (near.wounds, far.wounds) == (wounds, 0)


def test_the_thorn_crown_says_nothing_to_other_wounds() -> None:
    bench = Bench(heroes=BLACK)
    bench.power(0, "thorn_crown", 2)
    near = bench.enemy("A")
    bench.do(bench.effect(near.id, "lose_hp(1, target)", 0))
    assert near.wounds == 0


@rule("SS-11.2.0.2")
def test_the_screams() -> None:
    bench = Bench(heroes=WHITE)
    bench.sheet(0).ghost = True
    bench.act("scream")
    enemy = bench.enemy("B")
    bench.do(bench.attack(enemy.id, bench.hero(1), fixed=1))
    assert bench.hero(1).wounds == 0
    bench = Bench(heroes=BLACK)
    bench.sheet(0).ghost = True
    enemy = bench.enemy("A")
    bench.act("scream")
    for wounds in (2, 3):
        bench.do(bench.attack(1, enemy, fixed=1))
        assert enemy.wounds == wounds
