"""Chapter 16.6 and 16.7: who assigns which point of damage to what."""

import pytest

from questhall.games.sorcerer.state.arena import Minion
from tests.marks import example, rule
from tests.sorcerer.bench import B0, B1, Bench, quiet


def damage(minion: Minion) -> str:
    return f"damage:{minion.card}"


@example("SO-EX-53")
@rule("SO-16.6.1", "SO-16.6.2", "SO-16.6.5")
def test_criticals_first_then_hits() -> None:
    bench = quiet()
    a = bench.minion(1, attack=4, life=2, damage=1)
    b = bench.minion(1, attack=1, life=3)
    bench.fight(bench.minion(0, attack=4), "C D H M")
    assert (bench.prompt, bench.seats) == ("critical", [0])
    bench.choose(damage(a))
    assert not bench.arena.in_play(a)
    assert (bench.prompt, bench.seats) == ("hit", [1])
    assert bench.offered == [damage(b), f"damage-side:{B1}"]  # no more damage on a
    for choice in (damage(b), damage(b), "damage-side"):
        assert bench.seats == [1]
        bench.choose(choice)
    assert (b.damage, bench.track(1, 1)) == (2, 1)
    assert bench.player(1).graveyard == [a.card]


@example("SO-EX-54")
@rule("SO-7.1.5", "SO-7.1.8", "SO-23.2.4")
def test_a_double_hit_may_be_split() -> None:
    bench = quiet()
    victim = bench.minion(1, attack=1, life=1)
    bench.fight(bench.minion(0, attack=1), "D", damage(victim))
    assert bench.finished  # there is only one target left for the second point
    assert not bench.arena.in_play(victim)
    assert bench.track(1, 1) == 1


@example("SO-EX-55")
@rule("SO-16.6.4", "SO-16.6.5")
def test_no_overkill() -> None:
    bench = quiet()
    victim = bench.minion(1, attack=1, life=1)
    bench.fight(bench.minion(0, attack=3), "H H H", damage(victim))
    assert bench.finished
    assert bench.events("damaged") == [(victim.card, 1, 1)]
    assert bench.track(1, 1) == 2


@example("SO-EX-56")
@rule("SO-7.1.10", "SO-16.6.3", "SO-16.6.6")
def test_criticals_aimed_at_the_battlefield() -> None:
    bench = quiet()
    bench.set_track(1, 1, 10)
    for _ in range(3):
        bench.minion(1, life=3)
    bench.fight(bench.minion(0, attack=2), "C C", "damage-side", "damage-side")
    assert bench.track(1, 1) == 12
    assert bench.arena.fields[1].conquered_by == 0
    assert not bench.arena.over


@example("SO-EX-57")
@rule("SO-4.4.3", "SO-24.1.2", "SO-23.1.1")
def test_the_second_conquest_ends_the_game_at_once() -> None:
    bench = quiet()
    bench.arena.fields[0].conquered_by = 0
    bench.set_track(2, 1, 11)
    attackers = [bench.minion(0, field=2, attack=2) for _ in range(2)]
    bench.rig("H H")
    bench.battle_phase()
    bench.choose(f"attack:{attackers[0].card}")
    assert bench.arena.results == [1.0, 0.0]
    assert bench.events("side-damaged") == [(2, 1, 12)]
    assert bench.attackers == [attackers[0].card]
    assert attackers[1].ready


@example("SO-EX-58")
@rule("SO-16.6.7", "SO-23.2.5")
def test_leftover_damage_without_minions_is_lost() -> None:
    bench = quiet()
    bench.set_track(0, 1, 11)
    elsewhere = bench.minion(1, field=1, life=5)
    bench.fight(bench.minion(0, field=0, attack=4), "H H H H")
    assert bench.finished
    assert bench.arena.fields[0].conquered_by == 0
    assert [bench.track(field, 1) for field in range(3)] == [12, 0, 0]
    assert elsewhere.damage == 0


@example("SO-EX-98")
@rule("SO-16.6.1", "SO-16.6.6", "SO-16.6.7")
def test_leftover_criticals_after_a_conquest() -> None:
    bench = quiet()
    bench.set_track(2, 1, 11)
    x = bench.minion(1, field=2, attack=3, life=1)
    y = bench.minion(1, field=2, attack=1, life=4)
    bench.fight(bench.minion(0, field=2, attack=3), "C C D", "damage-side")
    assert bench.arena.fields[2].conquered_by == 0
    assert (bench.prompt, bench.seats) == ("critical", [0])
    assert bench.offered == [damage(x), damage(y)]
    bench.choose(damage(x))
    assert bench.finished  # only y is left for the double hit
    assert not bench.arena.in_play(x)
    assert y.damage == 2


@rule("SO-16.6.7")
def test_the_defender_assigns_the_leftover_hits_to_own_minions() -> None:
    bench = quiet()
    bench.set_track(0, 1, 11)
    x = bench.minion(1, field=0, life=4)
    y = bench.minion(1, field=0, life=4)
    bench.fight(bench.minion(0, field=0, attack=3), "H H H", "damage-side")
    assert (bench.prompt, bench.seats) == ("hit", [1])
    assert bench.offered == [damage(x), damage(y)]
    bench.choose(damage(y))
    bench.choose(damage(x))
    assert (x.damage, y.damage) == (1, 1)


@rule("SO-16.6.8", "SO-16.2.6")
def test_no_further_attack_in_a_conquered_battlefield() -> None:
    bench = quiet()
    bench.set_track(0, 1, 11)
    attackers = [bench.minion(0, field=0, attack=1) for _ in range(2)]
    bench.rig("H")
    bench.battle_phase()
    bench.choose(f"attack:{attackers[1].card}")
    assert bench.finished
    assert bench.attackers == [attackers[1].card]
    assert attackers[0].ready


@rule("SO-16.6.3", "SO-16.6.10")
def test_only_the_defenders_side_of_this_battlefield_can_be_hit() -> None:
    bench = quiet()
    attacker = bench.minion(0, attack=2)
    bench.minion(0)
    bench.minion(0, field=0)
    bench.minion(1, field=0)
    targets = [bench.minion(1, life=3), bench.minion(1, life=3, ready=False)]
    everything = [damage(minion) for minion in targets] + [f"damage-side:{B1}"]
    bench.fight(attacker, "C H")
    assert bench.offered == everything
    bench.choose("damage-side")
    assert (bench.prompt, bench.offered) == ("hit", everything)


@rule("SO-16.6.4")
def test_every_point_must_be_assigned() -> None:
    bench = quiet()
    bench.minion(1, life=9)
    bench.fight(bench.minion(0, attack=3), "C H D")
    left = []
    while bench.decision is not None:
        left.append((bench.prompt, bench.decision.amount))
        assert [each.partition(":")[0] for each in bench.offered] == ["damage", "damage-side"]
        bench.choose(bench.offered[0])
    assert left == [("critical", 1), ("hit", 3), ("hit", 2), ("hit", 1)]


@rule("SO-16.6.9", "SO-18.15.5")
@pytest.mark.parametrize(("on_minion", "outcome"), [(False, (3, 0)), (True, (0, 3))])
def test_damage_may_all_go_to_the_battlefield_or_a_minion_that_has_attacked(
    on_minion: bool, outcome: tuple[int, int]
) -> None:
    bench = quiet()
    bench.minion(1, life=5)
    spent = bench.minion(1, life=5, ready=False)
    bench.fight(bench.minion(0, attack=2), "H D")
    for _ in range(3):
        bench.choose(damage(spent) if on_minion else "damage-side")
    assert (bench.track(1, 1), spent.damage) == outcome


@rule("SO-16.6.6", "SO-24.1.1")
def test_the_track_falls_with_the_point_that_reaches_twelve() -> None:
    bench = quiet()
    bench.set_track(0, 1, 10)
    wall = bench.minion(1, field=0, life=9)
    bench.fight(bench.minion(0, field=0, attack=3), "H H H", "damage-side")
    assert bench.arena.fields[0].conquered_by < 0
    bench.choose("damage-side")
    assert bench.events("conquered") == [(0, 0, -1)]
    assert wall.damage == 1
    assert f"damage-side:{B0}" not in bench.offered


def bomber_and_friend(bench: Bench) -> tuple[Minion, Minion, Minion]:
    a = bench.minion(1, attack=1, life=1, when_destroyed="damage(1, enemy(here))")
    b = bench.minion(1, attack=2, life=2)
    return a, b, bench.minion(0, attack=2, life=1)


@example("SO-EX-66")
@rule("SO-16.6.5", "SO-18.21.1")
def test_when_destroyed_interrupts() -> None:
    bench = quiet()
    a, b, n = bomber_and_friend(bench)
    bench.fight(n, "C H", damage(a))
    assert not bench.arena.in_play(a)
    assert not bench.arena.in_play(n)
    assert (bench.prompt, bench.seats) == ("hit", [1])
    assert bench.offered == [damage(b), f"damage-side:{B1}"]
    bench.choose(damage(b))
    assert (b.damage, bench.finished) == (1, True)


@rule("SO-16.6.5")
def test_under_the_other_ruling_triggers_wait_until_all_damage_is_dealt() -> None:
    bench = quiet(interrupt_damage=False)
    a, b, n = bomber_and_friend(bench)
    bench.fight(n, "C H", damage(a))
    assert bench.arena.in_play(n)
    bench.choose(damage(b))
    assert not bench.arena.in_play(n)
    assert b.damage == 1
