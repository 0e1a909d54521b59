"""Chapter 15.6: the Reinforce action."""

import pytest

from questhall.kernel.choices import Refused
from questhall.kernel.decisions import Option
from tests.marks import example, rule
from tests.sorcerer.bench import B0, B1, B2, Bench


@example("SO-EX-28")
@rule("SO-18.16.4", "SO-4.2.3")
def test_a_swap_goes_into_full_battlefields() -> None:
    bench = Bench()
    in_b0 = [bench.minion(0, field=0) for _ in range(4)]
    in_b1 = [bench.minion(0, field=1) for _ in range(4)]
    x, y = in_b0[2], in_b1[1]
    bench.act(0)
    assert bench.offers(f"reinforce:{x.card}") == []
    with pytest.raises(Refused):
        bench.playing.take(0, Option("reinforce", x.card, 1))
    bench.choose(f"swap:{x.card}@{y.card}")
    bench.choose("stay")
    assert (x.field, y.field) == (1, 0)
    assert [len(bench.arena.fields[field].side_of(0).minions) for field in (0, 1)] == [4, 4]
    assert bench.player(0).actions == 5


@example("SO-EX-29")
@rule("SO-18.16.4")
def test_both_minions_must_be_able_to_go_that_far() -> None:
    bench = Bench()
    x = bench.minion(0, field=0, flying=True)
    y = bench.minion(0, field=2)
    z = bench.minion(0, field=2, flying=True)
    bench.act(0)
    assert bench.offers("swap") == [f"swap:{x.card}@{z.card}"]
    with pytest.raises(Refused):
        bench.playing.take(0, Option("swap", x.card, y.card))
    bench.choose(f"swap:{x.card}@{z.card}")
    assert (x.field, y.field, z.field) == (2, 2, 0)


@example("SO-EX-30")
@rule("SO-18.16.3")
def test_only_a_flyer_goes_across_the_row() -> None:
    bench = Bench()
    flyer = bench.minion(0, field=0, flying=True)
    walker = bench.minion(0, field=0)
    bench.act(0)
    assert f"reinforce:{walker.card}@{B2}" not in bench.offered
    bench.choose(f"reinforce:{flyer.card}@{B2}")
    assert flyer.field == 2


@example("SO-EX-31")
@rule("SO-18.16.6", "SO-18.16.5", "SO-15.6.1")
def test_minion_and_avatar_move_with_one_action() -> None:
    bench = Bench()
    bench.no_rerolls()
    m = bench.minion(0, field=1, attack=3, life=3)
    bench.act(0, f"reinforce:{m.card}@{B2}")
    assert bench.offered == [f"move-avatar:{B1}", f"move-avatar:{B2}", "stay"]
    bench.choose(f"move-avatar:{B2}")
    assert bench.player(0).actions == 5
    assert (m.field, bench.player(0).avatar, m.ready) == (2, 2, True)
    bench.rig("H M M")
    bench.battle_phase()
    assert bench.events("attacks") == [(m.card, 2, -1)]


@rule("SO-15.6.1", "SO-18.16.1")
def test_reinforcing_moves_to_an_adjacent_battlefield_or_swaps_or_moves_the_avatar() -> None:
    bench = Bench()
    left, centre = bench.minion(0, field=0), bench.minion(0, field=1)
    bench.minion(1, field=2)
    bench.act(0)
    assert bench.offers("reinforce") == [
        f"reinforce:{left.card}@{B1}",
        f"reinforce:{centre.card}@{B0}",
        f"reinforce:{centre.card}@{B2}",
    ]
    assert bench.offers("swap") == [f"swap:{left.card}@{centre.card}"]
    assert bench.offers("move-avatar") == [f"move-avatar:{B1}", f"move-avatar:{B2}"]
    bench.choose(f"reinforce:{centre.card}@{B2}")
    bench.choose("stay")
    assert (centre.field, bench.player(0).avatar, bench.player(0).actions) == (2, 0, 5)


@rule("SO-15.6.1")
def test_the_avatar_may_move_alone_but_not_stay() -> None:
    bench = Bench()
    bench.act(0)
    assert bench.offers("move-avatar") == [f"move-avatar:{B1}", f"move-avatar:{B2}"]
    bench.choose(f"move-avatar:{B2}")
    assert bench.decision is None
    assert (bench.player(0).avatar, bench.player(0).actions) == (2, 5)
