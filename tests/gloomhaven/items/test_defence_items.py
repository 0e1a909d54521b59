"""Items for when their owner is attacked, or damaged by an attack."""

import pytest

from questhall.games.gloomhaven.rules.attack.strike import AttackPlan, strike
from questhall.games.gloomhaven.state.figures import Figure

from ...marks import rule
from ..bench import Bench
from .playing import state, uses


def attacked() -> tuple[Bench, Figure]:
    bench = Bench(brute="0,0", tinkerer="-3,0")
    return bench, bench.monster("bandit_guard", "1,0")


def lost(bench: Bench) -> int:
    return bench.figure().max_hp - bench.figure().hp


@rule("GH-3.20.6", "GH-1.3.9")
@pytest.mark.parametrize(
    ("name", "circles", "minus_cards"),
    [("hide_armor", 2, 2), ("chainmail", 3, 3), ("splintmail", 4, 4), ("platemail", 5, 5)],
)
def test_armour_with_circles(name: str, circles: int, minus_cards: int) -> None:
    bench, guard = attacked()
    armour = bench.item(name)
    assert armour.kind.minus_cards == minus_cards
    for count in range(circles):
        assert state(armour) == "ready"
        bench.attack(guard, bench.figure(), 2)
        assert lost(bench) == count + 1
    assert state(armour) == "spent"
    bench.attack(guard, bench.figure(), 2)
    assert lost(bench) == circles + 2
    assert uses(bench) == circles


@rule("GH-3.20.6", "GH-3.18.4")
def test_armour_waits_for_damage() -> None:
    bench, guard = attacked()
    armour = bench.item("hide_armor")
    bench.rig_monsters("miss")
    bench.attack(guard, bench.figure(), 3)
    bench.figure().shield = 2
    bench.attack(guard, bench.figure(), 2)
    bench.hurt(bench.figure(), 1)  # no attack
    assert (lost(bench), armour.used) == (1, 0)


@rule("GH-3.20.6")
def test_the_first_use_of_armour_is_free_by_a_house_rule() -> None:
    bench, guard = attacked()
    armour = bench.item("hide_armor")
    bench.scene.rules.lazy_multi_use_items = True
    bench.attack(guard, bench.figure(), 2, "no-item")
    assert (lost(bench), armour.used) == (2, 0)
    bench.attack(guard, bench.figure(), 2, "item:0")
    assert (lost(bench), armour.used) == (3, 1)
    bench.attack(guard, bench.figure(), 2)  # forced from now on
    assert (lost(bench), state(armour)) == (4, "spent")


@pytest.mark.parametrize(
    ("name", "points"), [("heater_shield", 1), ("tower_shield", 2), ("wall_shield", 4)]
)
def test_shields(name: str, points: int) -> None:
    bench, guard = attacked()
    shield = bench.item(name)
    bench.attack(guard, bench.figure(), 5, "no-item")
    assert (lost(bench), state(shield)) == (5, "ready")
    bench.attack(guard, bench.figure(), 5, "item:0")
    assert (lost(bench), state(shield)) == (10 - points, "spent")


def test_a_shield_is_offered_only_against_damage() -> None:
    bench, guard = attacked()
    shield = bench.item("heater_shield")
    bench.figure().shield = 2
    bench.attack(guard, bench.figure(), 2)
    assert state(shield) == "ready"


def test_two_shields_on_one_attack() -> None:
    bench, guard = attacked()
    first, second = bench.item("heater_shield"), bench.item("tower_shield")
    bench.attack(guard, bench.figure(), 5, "item:0", "item:1")
    assert (lost(bench), state(first), state(second)) == (2, "spent", "spent")


def test_no_second_shield_once_the_damage_is_gone() -> None:
    bench, guard = attacked()
    bench.item("heater_shield")
    tower = bench.item("tower_shield")
    bench.attack(guard, bench.figure(), 1, "item:0")
    assert (lost(bench), state(tower)) == (0, "ready")


@rule("GH-3.20.2", "GH-3.7.12")
def test_leather_armor() -> None:
    bench, guard = attacked()
    leather = bench.item("leather_armor")
    bench.rig_monsters("plus_2", "minus_1")
    bench.attack(guard, bench.figure(), 3, "item:0")
    assert (lost(bench), state(leather)) == (2, "spent")


def test_studded_leather() -> None:
    bench, guard = attacked()
    leather = bench.item("studded_leather")
    bench.rig_monsters("plus_2", "minus_1")
    bench.attack(guard, bench.figure(), 3, "item:0")
    assert (lost(bench), state(leather)) == (1, "spent")


def test_spiked_shield() -> None:
    bench, guard = attacked()
    shield = bench.item("spiked_shield")
    bench.attack(guard, bench.figure(), 3, "item:0")
    assert (lost(bench), guard.hp, state(shield)) == (2, guard.max_hp - 2, "spent")
    bench.attack(guard, bench.figure(), 3)
    assert guard.hp == guard.max_hp - 2  # for that one attack only


def test_spiked_shield_reaches_only_adjacent_attackers() -> None:
    bench, _ = attacked()
    bench.item("spiked_shield")
    archer = bench.monster("bandit_archer", "0,3")
    bench.attack(archer, bench.figure(), 3, "item:0", range=4)
    assert (lost(bench), archer.hp) == (2, archer.max_hp)


@rule("GH-14.6.1")
def test_shadow_armor() -> None:
    bench, guard = attacked()
    shadow = bench.item("shadow_armor")
    bench.hurt(bench.figure(), 1)  # no attack
    bench.attack(guard, bench.figure(), 7, "item:0")
    assert (lost(bench), state(shadow)) == (1, "consumed")


@rule("GH-3.9.9")
def test_pierce_goes_through_shields_of_items() -> None:
    bench, guard = attacked()
    bench.item("tower_shield")
    bench.figure().shield = 1
    plan = AttackPlan(guard, 5, 0, [])
    plan.pierce = 2
    bench.run(strike(bench.scene, plan, bench.figure()), "item:0")
    assert lost(bench) == 4  # Shield 1 and 2, of which PIERCE 2 leaves 1
