"""Halves of cards that only move, attack, heal or loot."""

import pytest

from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.classes.plain import (
    MANY,
    check_attack,
    check_charge,
    check_heal,
    check_loot,
    check_move,
)

# Class, card, farthest move.
MOVES = [
    ("brute", "fatal_advance", 4),
    ("cragheart", "backup_ammunition", 3),
    ("cragheart", "dirt_tornado", 3),
    ("cragheart", "explosive_punch", 4),
    ("cragheart", "meteor", 4),
    ("mindthief", "gnawing_horde", 4),
    ("mindthief", "cranium_overload", 5),
    ("scoundrel", "flanking_strike", 5),
    ("scoundrel", "backstab", 6),
    ("scoundrel", "venom_shiv", 5),
    ("scoundrel", "open_wound", 5),
    ("scoundrel", "gruesome_advantage", 7),
    ("spellweaver", "fire_orbs", 3),
    ("spellweaver", "impaling_eruption", 4),
    ("spellweaver", "flashing_burst", 4),
    ("spellweaver", "forked_beam", 4),
    ("tinkerer", "proximity_mine", 4),
    ("tinkerer", "ink_bomb", 4),
    ("tinkerer", "stun_shot", 4),
    ("tinkerer", "potent_potables", 3),
    ("tinkerer", "crank_bow", 4),
    ("tinkerer", "dangerous_contraption", 4),
]
# Class, card, half, attack value, range.
ATTACKS = [
    ("brute", "unstoppable_charge", TOP, 5, 1),
    ("brute", "skirmishing_maneuver", BOTTOM, 3, 3),
    ("mindthief", "hostile_takeover", TOP, 2, 4),
    ("scoundrel", "thiefs_knack", BOTTOM, 3, 1),
    ("scoundrel", "swift_bow", TOP, 3, 4),
    ("spellweaver", "flame_strike", BOTTOM, 2, 2),
    ("spellweaver", "flashing_burst", TOP, 3, 3),
    ("spellweaver", "engulfed_in_flames", TOP, 4, 3),
    ("tinkerer", "murderous_contraption", BOTTOM, 4, 3),
]
# Class, card, half, farthest move, value of the attack after it.
CHARGES = [
    ("cragheart", "kinetic_assault", TOP, 1, 4),
    ("cragheart", "lumbering_bash", TOP, 2, 5),
    ("mindthief", "fearsome_blade", BOTTOM, 4, 2),
    ("mindthief", "scurry", TOP, 3, 1),
    ("mindthief", "vicious_blood", BOTTOM, 2, 2),
    ("scoundrel", "duelists_advance", TOP, 3, 3),
]
# Class, card, half, amount, range.
HEALS = [
    ("cragheart", "earthen_clod", BOTTOM, 2, 3),
    ("spellweaver", "aid_from_the_ether", TOP, 3, 3),
    ("spellweaver", "icy_blast", BOTTOM, 6, 2),
    ("tinkerer", "restorative_mist", TOP, 3, 3),
    ("tinkerer", "reviving_shock", BOTTOM, 5, 2),
    ("tinkerer", "stamina_booster", TOP, 4, 3),
    ("tinkerer", "micro_bots", TOP, 6, 3),
    ("tinkerer", "auto_turret", BOTTOM, 3, 4),
]
# Class, card, half, range.
LOOTS = [
    ("brute", "devastating_hack", BOTTOM, 1),
    ("cragheart", "crushing_grasp", BOTTOM, 1),
    ("mindthief", "scurry", BOTTOM, 2),
    ("scoundrel", "quick_hands", BOTTOM, 1),
    ("scoundrel", "flintlock", TOP, 1),
    ("spellweaver", "cold_fire", BOTTOM, 2),
]


@pytest.mark.parametrize(("name", "card", "points"), MOVES)
def test_a_move(name: str, card: str, points: int) -> None:
    check_move(name, card, points)


@pytest.mark.parametrize(("name", "card", "half", "value", "range"), ATTACKS)
def test_an_attack(name: str, card: str, half: int, value: int, range: int) -> None:
    check_attack(name, card, half, value, range)


def test_hostile_takeover_immobilizes() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.play("hostile_takeover", TOP, guard)
    assert bench.conditions(guard) == ["immobilize"]


@pytest.mark.parametrize(("name", "card", "half", "points", "value"), CHARGES)
def test_a_move_and_an_attack(name: str, card: str, half: int, points: int, value: int) -> None:
    check_charge(name, card, half, points, value)


@pytest.mark.parametrize(("name", "card", "half", "amount", "range"), HEALS)
def test_a_healing(name: str, card: str, half: int, amount: int, range: int) -> None:
    check_heal(name, card, half, amount, range)


@pytest.mark.parametrize(("name", "card", "half", "range"), LOOTS)
def test_looting(name: str, card: str, half: int, range: int) -> None:
    check_loot(name, card, half, range)


def test_whirlwind_moves_and_pushes() -> None:
    bench = Bench(brute="-4,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("whirlwind", BOTTOM, "move@0,0", guard, "push@2,0", "push@3,0", "push@4,0")
    assert bench.place(guard) == "4,0"
