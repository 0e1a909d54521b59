"""The worked examples SO-EX-40 to SO-EX-46: where and in which order minions attack."""

import pytest

from tests.marks import example, rule
from tests.sorcerer.bench import B0, Bench


def attacks(bench: Bench) -> list[tuple[int, int]]:
    """(battlefield, attacking seat) of each attack."""
    return [(field, bench.arena.owners[card]) for card, field, _ in bench.events("attacks")]


@example("SO-EX-40")
@rule("SO-16.1.1", "SO-16.1.2")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [2, 1, 0])])
def test_the_order_of_battlefields(first: int, order: list[int]) -> None:
    bench = Bench(first=first)
    for field in range(3):
        bench.minion(0, field, attack=0)
    bench.battle_phase()
    assert [field for field, _ in attacks(bench)] == order


@example("SO-EX-41")
@rule("SO-16.2.1", "SO-16.2.2", "SO-10.1.3")
def test_who_attacks_first_where() -> None:
    bench = Bench(first=0)
    for field in range(3):
        for seat in (0, 1):
            bench.minion(seat, field, attack=0)
    bench.battle_phase()
    assert attacks(bench) == [(0, 1), (0, 0), (1, 0), (1, 1), (2, 1), (2, 0)]


@example("SO-EX-42")
@rule("SO-16.2.3", "SO-16.2.4", "SO-16.2.5", "SO-16.2.6", "SO-16.2.7")
def test_unequal_numbers() -> None:
    bench = Bench(first=0)
    a, b, c = (bench.minion(0, field=1, attack=0) for _ in range(3))
    d = bench.minion(1, field=1, attack=0)
    bench.battle_phase()
    assert (bench.seats, len(bench.offered)) == ([0], 3)
    bench.choose(f"attack:{b.card}")
    assert (bench.seats, len(bench.offered)) == ([0], 2)
    bench.choose(f"attack:{a.card}")
    order = [card for card, _, _ in bench.events("attacks")]
    assert order == [b.card, d.card, a.card, c.card]
    assert [seat for _, seat in attacks(bench)] == [0, 1, 0, 0]
    assert not any(minion.ready for minion in (a, b, c, d))


@example("SO-EX-43")
@rule("SO-16.2.5", "SO-16.2.11")
def test_a_minion_without_attack_must_attack() -> None:
    bench = Bench(first=1)
    weakling = bench.minion(0, field=0, attack=0, life=3, tactic="energy(1)")
    bench.player(0).energy = 0
    bench.battle_phase()
    assert attacks(bench) == [(0, 0)]
    assert (weakling.ready, bench.player(0).energy) == (False, 1)
    assert (bench.dice_rolled, bench.track(0, 1)) == (0, 0)


@example("SO-EX-44")
@rule("SO-16.2.8")
def test_destroyed_before_attacking() -> None:
    bench = Bench(first=0)
    bench.no_rerolls()
    bench.minion(1, field=0, attack=3, life=3)
    n = bench.minion(0, field=0, attack=5, life=1)
    bench.rig("C M M")
    bench.battle_phase()
    assert (bench.prompt, bench.seats) == ("critical", [1])
    bench.choose(f"damage:{n.card}")
    assert not bench.arena.in_play(n)
    assert bench.decision is None
    assert attacks(bench) == [(0, 1)]


@example("SO-EX-45")
@rule("SO-16.6.2", "SO-16.6.9")
def test_the_defender_keeps_the_minion_alive() -> None:
    bench = Bench(first=0)
    bench.no_rerolls()
    bench.set_track(0, 0, 4)
    bench.minion(1, field=0, attack=3, life=3)
    n = bench.minion(0, field=0, attack=5, life=1)
    bench.rig("H H M M M M M M")
    bench.battle_phase()
    for _ in range(2):
        assert (bench.prompt, bench.seats) == ("hit", [0])
        bench.choose(f"damage-side:{B0}")
    assert bench.track(0, 0) == 6
    assert bench.arena.in_play(n)
    assert attacks(bench) == [(0, 1), (0, 0)]


@example("SO-EX-46")
@rule("SO-4.4.4", "SO-16.1.4", "SO-4.4.6")
def test_a_conquered_battlefield_is_skipped() -> None:
    bench = Bench(first=0)
    bench.set_track(0, 1, 12)
    bench.arena.fields[0].conquered_by = 0
    waiting = bench.minion(1, field=0, attack=2)
    card = bench.hand(0, attack=2)
    bench.act(0, f"cast:{card}@{B0}")
    played = bench.arena.minion(card)
    assert played is not None
    bench.minion(0, field=1, attack=0)
    bench.battle_phase()
    assert attacks(bench) == [(1, 0)]
    assert (waiting.ready, played.ready, played.field) == (True, True, 0)
