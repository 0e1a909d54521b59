"""Chapters 7 and 8: battle dice and damage counters."""

from collections import Counter

import pytest

from questhall.games.sorcerer.rules.dice import BATTLE_DIE, Face
from tests.marks import example, rule
from tests.sorcerer.bench import B0, B1, Bench


@rule("SO-7.1.1", "SO-1.1.4", "SO-16.5.1")
@pytest.mark.parametrize(("attack", "bonus", "dice"), [(1, 0, 1), (6, 0, 6), (6, 1, 7), (6, 3, 7)])
def test_the_attack_is_the_number_of_dice_up_to_seven(attack: int, bonus: int, dice: int) -> None:
    bench = Bench()
    bench.no_rerolls()
    minion = bench.minion(0, attack=attack)
    bench.attach(minion, attack=bonus)
    bench.fight(minion, " ".join("M" * dice))
    assert bench.dice_rolled == dice


@rule("SO-7.1.2")
def test_a_die_has_four_kinds_of_faces() -> None:
    assert Counter(BATTLE_DIE.sides) == {
        Face.MISS: 2,
        Face.HIT: 2,
        Face.DOUBLE: 1,
        Face.CRITICAL: 1,
    }
    assert len({Face.MISS, Face.HIT, Face.DOUBLE, Face.CRITICAL}) == 4


@rule("SO-7.1.3", "SO-7.1.4", "SO-7.1.5", "SO-7.1.6")
@pytest.mark.parametrize(
    ("face", "damage", "assigned_by"),
    [("M", 0, []), ("H", 1, [1]), ("D", 2, [1, 1]), ("C", 1, [0])],
)
def test_what_each_face_does(face: str, damage: int, assigned_by: list[int]) -> None:
    bench = Bench()
    bench.no_rerolls()
    bench.minion(1, life=9)
    bench.fight(bench.minion(0, attack=1), face)
    asked = []
    while bench.decision is not None:
        asked += bench.seats
        bench.choose(f"damage-side:{B1}")
    assert asked == assigned_by
    assert bench.track(1, 1) == damage


@rule("SO-7.1.7", "SO-18.20.4")
def test_an_unopposed_critical_is_a_double_hit() -> None:
    bench = Bench()
    bench.no_rerolls()
    bench.fight(bench.minion(0, attack=2), "C H")
    assert bench.track(1, 1) == 3


@rule("SO-7.1.8", "SO-23.2.4")
def test_points_are_dealt_one_at_a_time_after_all_rerolls() -> None:
    bench = Bench()
    bench.arena.fate = [False]
    target = bench.minion(1, life=9)
    bench.fight(bench.minion(0, attack=2), "D H M")
    assert (bench.prompt, target.damage) == ("reroll", 0)
    bench.choose("reroll:1")
    bench.choose("pass")
    assert (bench.prompt, target.damage) == ("hit", 0)
    bench.choose(f"damage:{target.card}")
    assert (bench.prompt, target.damage) == ("hit", 1)
    bench.choose(f"damage-side:{B1}")
    assert (target.damage, bench.track(1, 1)) == (1, 1)
    assert bench.decision is None


@rule("SO-7.1.9", "SO-16.6.1", "SO-16.6.2")
def test_criticals_come_first() -> None:
    bench = Bench()
    bench.no_rerolls()
    target = bench.minion(1, life=9)
    bench.fight(bench.minion(0, attack=4), "H C M C")
    asked = []
    while bench.decision is not None:
        asked.append((bench.prompt, bench.seats))
        bench.choose(f"damage:{target.card}")
    assert asked == [("critical", [0]), ("critical", [0]), ("hit", [1])]
    assert target.damage == 3


@rule("SO-7.1.10", "SO-16.6.3")
@pytest.mark.parametrize("face", ["H", "C"])
def test_a_point_goes_to_the_defender_here(face: str) -> None:
    bench = Bench()
    bench.no_rerolls()
    attacker = bench.minion(0, attack=1)
    bench.minion(0)
    one, two = bench.minion(1), bench.minion(1, ready=False)
    bench.minion(1, field=0)
    bench.fight(attacker, face)
    assert bench.offered == [f"damage:{one.card}", f"damage:{two.card}", f"damage-side:{B1}"]


@rule("SO-8.1.1", "SO-18.17.1")
def test_each_damage_puts_one_counter() -> None:
    bench = Bench()
    target = bench.minion(1, life=9)
    bench.minion(0, action="damage(3, enemy)")
    bench.act(0, "power")
    bench.act(0, "power")
    assert target.damage == 6


@example("SO-EX-21")
@rule("SO-8.1.2", "SO-14.2.1")
def test_damage_stays_and_exhaustion_does_not() -> None:
    bench = Bench()
    minion = bench.minion(0, attack=3, life=4, damage=3, ready=False)
    bench.ready_phase()
    bench.choose("take-energy")
    while bench.decision is not None:
        bench.choose(f"avatar:{B0}")
    assert (minion.ready, minion.damage) == (True, 3)


@rule("SO-8.1.2", "SO-18.9.1")
@pytest.mark.parametrize(("damage", "left"), [(4, 2), (2, 0), (1, 0)])
def test_damage_goes_when_it_is_healed(damage: int, left: int) -> None:
    bench = Bench()
    minion = bench.minion(0, life=5, damage=damage)
    bench.minion(0, field=0, action="heal(2, own(damaged))")
    bench.act(0, "power")
    assert minion.damage == left


@rule("SO-8.1.4", "SO-18.3.3")
@pytest.mark.parametrize(("amount", "alive"), [(2, True), (3, False), (5, False)])
def test_a_minion_dies_when_damage_reaches_its_life(amount: int, alive: bool) -> None:
    bench = Bench()
    target = bench.minion(1, life=3)
    bench.minion(0, action=f"damage({amount}, enemy)")
    bench.act(0, "power")
    assert bench.arena.in_play(target) is alive
    assert bench.player(1).graveyard == ([] if alive else [target.card])


@rule("SO-8.1.5")
def test_a_minion_that_leaves_play_loses_every_counter() -> None:
    bench = Bench()
    host = bench.minion(0, life=5, damage=3, flame=2)
    bench.grimoire(1)
    bench.minion(0, field=0, id="thief", action="follower(grimoire, own(damaged))")
    bench.act(0, "power")
    assert host.arthropods == 1
    sorcery = bench.hand(0, kind="sorcery", effect="destroy(own(damaged))")
    bench.act(0, f"cast-sorcery:{sorcery}")
    again = bench.hand(0, kind="sorcery", id="again", effect="raise_minion(1)")
    bench.act(0, f"cast-sorcery:{again}", f"put:{host.card}@{B1}")
    raised = bench.arena.minion(host.card)
    assert raised is not None
    assert (raised.damage, raised.flame, raised.arthropods) == (0, 0, 0)
