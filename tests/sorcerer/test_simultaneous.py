"""Chapter 20: several effects at the same moment."""

import pytest

from tests.marks import example, rule
from tests.sorcerer.bench import B0, B1, Bench


def gained_omens(bench: Bench) -> list[int]:
    """The seats that gained an omen, in order."""
    return [seat for seat, _, _ in bench.events("omens")]


@example("SO-EX-69")
@rule("SO-20.1.1", "SO-20.1.2", "SO-18.22.2")
@pytest.mark.parametrize("caster", [0, 1])
def test_the_first_player_comes_first(caster: int) -> None:
    bench = Bench(first=1)
    for seat in (0, 1):
        bench.minion(seat, when_destroyed="omen(1)")
    bench.cast(caster, "then(destroy(own), destroy(enemy))")
    assert gained_omens(bench) == [1, 0]


@rule("SO-20.1.1")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_then_come_the_others_clockwise(first: int, order: list[int]) -> None:
    bench = Bench("royale", 3, first=first)
    for seat, field in ((0, 0), (1, 0), (2, 2)):
        bench.minion(seat, field, life=1, when_destroyed="omen(1)")
    bench.cast(0, "damage(1, each(any))")
    assert gained_omens(bench) == order


@rule("SO-20.1.2", "SO-23.2.3")
@pytest.mark.parametrize("first_chosen", [0, 1])
def test_players_order_their_own_effects(first_chosen: int) -> None:
    bench = Bench(first=0)
    both = [
        bench.minion(1, life=1, when_destroyed="if_hand_empty(energy(2))"),
        bench.minion(1, life=1, when_destroyed="draw(1)"),
    ]
    bench.grimoire(1)
    bench.cast(0, "damage(1, each(enemy))")
    assert (bench.prompt, bench.seats) == ("order", [1])
    assert bench.offered == [f"resolve:{both[0].card}#0", f"resolve:{both[1].card}#1"]
    bench.choose(f"resolve:{both[first_chosen].card}")
    assert bench.player(1).energy == (8 if first_chosen == 0 else 6)


@rule("SO-20.1.3", "SO-22.3.11")
def test_a_team_counts_as_one_player() -> None:
    bench = Bench("team", 4, first=1)
    ours = [bench.minion(seat, life=1, when_destroyed="omen(1)") for seat in (0, 2)]
    bench.minion(1, life=1, when_destroyed="omen(1)")
    bench.cast(0, "damage(1, each(any))")
    assert gained_omens(bench) == [1]
    assert (bench.prompt, bench.seats) == ("order", [0, 2])
    bench.choose(f"resolve:{ours[1].card}")
    assert gained_omens(bench) == [1, 2, 0]


@rule("SO-20.1.2")
def test_new_effects_wait_until_the_batch_is_done() -> None:
    bench = Bench(first=0)
    top = bench.grimoire(1)
    bench.minion(0, life=1, when_destroyed="destroy(enemy)")
    bench.minion(1, life=1, when_destroyed="if_hand_empty(energy(2))")
    bench.minion(1, field=0, life=5, when_destroyed="draw(1)")
    bench.cast(1, "damage(1, each(any(here)))", field=B1)
    assert bench.finished  # P1 had nothing to order: the two came in different batches
    assert len(bench.events("destroyed")) == 3
    assert (bench.player(1).energy, bench.player(1).hand) == (8, [top])


@rule("SO-18.22.2", "SO-20.1.2")
def test_when_played_and_a_lineage_skill_trigger_at_the_same_moment() -> None:
    bench = Bench(first=0)
    bench.own_skill(0, 1, when_minion_played_here="if_hand_empty(energy(2))")
    bench.player(0).avatar = 0
    bench.grimoire(0)
    scholar = bench.hand(0, cost=0, when_played="draw(1)")
    bench.act(0, f"cast:{scholar}@{B0}")
    assert bench.prompt == "order"
    bench.choose("resolve:skill01")
    assert bench.player(0).energy == 8
    assert len(bench.player(0).hand) == 1


@rule("SO-24.1.1")
def test_minions_destroyed_by_one_effect_see_each_other_fall() -> None:
    bench = Bench()
    for _ in range(2):
        bench.minion(1, life=3, when_own_destroyed_here="omen(1)")
    bench.cast(0, "destroy(each(enemy))")
    while bench.prompt == "order":
        bench.choose(bench.offered[0])
    assert gained_omens(bench) == [1, 1]
