"""Chapter 16.1 and 16.2: which battlefield comes next, and who attacks there."""

import pytest

from questhall.games.sorcerer.state.arena import Minion
from tests.marks import example, rule
from tests.sorcerer.bench import B0, B1, B2, Bench


def one_on_each_side(bench: Bench) -> dict[int, tuple[int, int]]:
    """Put a minion without dice on every side: battlefield and seat by card."""
    return {
        bench.minion(seat, field, attack=0).card: (field, seat)
        for field in range(3)
        for seat in (0, 1)
    }


def attacked_in(bench: Bench) -> list[int]:
    return [where for _, where, _ in bench.events("attacks")]


@rule("SO-16.1.1", "SO-16.1.2")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [2, 1, 0])])
def test_battles_go_from_the_left_as_the_first_player_sees_the_row(
    first: int, order: list[int]
) -> None:
    bench = Bench(first=first)
    for field in range(3):
        bench.minion(0, field, attack=0)
    bench.battle_phase()
    assert attacked_in(bench) == order


@rule("SO-16.1.2")
def test_the_order_is_reversed_every_round() -> None:
    bench = Bench(first=0)
    for field in range(3):
        bench.minion(0, field, attack=0)
    bench.battle_phase()
    there = attacked_in(bench)
    bench.ready_phase()
    bench.battle_phase()
    assert attacked_in(bench) == there[::-1]


@rule("SO-16.1.3", "SO-16.2.6")
def test_a_battlefield_is_fought_out_before_the_next_begins() -> None:
    bench = Bench(first=0)
    for _ in range(2):
        one_on_each_side(bench)
    bench.battle_phase()
    while bench.prompt == "attacker":
        bench.choose(bench.offered[0])
    assert attacked_in(bench) == [0] * 4 + [1] * 4 + [2] * 4
    assert [minion.ready for minion in bench.arena.minions()] == [False] * 12
    assert bench.reached == "end"


@rule("SO-16.1.4")
def test_a_conquered_battlefield_is_skipped() -> None:
    bench = Bench()
    one_on_each_side(bench)
    bench.arena.fields[1].conquered_by = 0
    bench.battle_phase()
    assert attacked_in(bench) == [0, 0, 2, 2]


@rule("SO-16.1.5", "SO-18.8.2", "SO-18.8.3")
def test_an_exhausted_battlefield_is_skipped_and_its_minions_stay_ready() -> None:
    bench = Bench()
    one_on_each_side(bench)
    bench.arena.fields[1].exhausted = True
    bench.battle_phase()
    assert attacked_in(bench) == [0, 0, 2, 2]
    assert [minion.ready for minion in bench.arena.minions() if minion.field == 1] == [True, True]


@rule("SO-16.2.1", "SO-16.2.2")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_begins_in_the_centre_the_other_on_the_flanks(first: int) -> None:
    bench = Bench(first=first)
    where_and_who = one_on_each_side(bench)
    bench.battle_phase()
    other = 1 - first
    flank = [other, first]
    assert [where_and_who[card][1] for card in bench.attackers] == [*flank, first, other, *flank]


@rule("SO-16.2.3", "SO-16.2.4", "SO-16.2.7", "SO-16.6.11")
def test_attacks_alternate_until_one_side_is_done() -> None:
    bench = Bench(first=0)
    mine = [bench.minion(0, attack=0).card for _ in range(3)]
    theirs = bench.minion(1, attack=0)
    bench.battle_phase()
    bench.choose(f"attack:{mine[2]}")
    bench.choose(f"attack:{mine[0]}")
    assert bench.attackers == [mine[2], theirs.card, mine[0], mine[1]]


@rule("SO-16.2.4")
def test_the_side_that_should_begin_skips_without_a_ready_minion() -> None:
    bench = Bench(first=0)
    tired = bench.minion(0, attack=0, ready=False)
    theirs = [bench.minion(1, attack=0).card for _ in range(2)]
    bench.battle_phase()
    bench.choose(f"attack:{theirs[1]}")
    assert bench.attackers == [theirs[1], theirs[0]]
    assert not tired.ready


@rule("SO-16.2.5", "SO-16.2.9")
def test_exactly_one_ready_minion_must_attack_without_naming_a_target() -> None:
    bench = Bench(first=0)
    mine = [bench.minion(0, attack=0) for _ in range(2)]
    bench.minion(1, attack=0)
    bench.minion(1, attack=0)
    bench.battle_phase()
    assert (bench.prompt, bench.seats) == ("attacker", [0])
    assert bench.offered == [f"attack:{minion.card}@{B1}" for minion in mine]
    bench.choose(f"attack:{mine[1].card}")
    assert [minion.ready for minion in mine] == [True, False]
    assert bench.seats == [1]


@rule("SO-16.2.8")
def test_a_minion_destroyed_before_its_turn_does_not_attack() -> None:
    bench = Bench(first=0)
    bench.no_rerolls()
    blade = bench.minion(0, attack=1)
    victim = bench.minion(1, attack=5, life=1)
    bench.rig("C")
    bench.battle_phase()
    bench.choose(f"damage:{victim.card}")
    assert bench.finished
    assert bench.attackers == [blade.card]


@rule("SO-16.2.8")
@pytest.mark.parametrize(("goal", "attacks_there"), [(B0, False), (B2, True)])
def test_a_minion_that_moved_attacks_only_where_the_battle_is_yet_to_come(
    goal: str, attacks_there: bool
) -> None:
    bench = Bench(first=0)
    usher = bench.minion(0, attack=0, tactic="move_away(enemy(here))")
    guest = bench.minion(1, attack=0)
    bench.battle_phase()
    bench.choose(f"move:{guest.card}@{goal}")
    assert bench.attackers == [usher.card] + [guest.card] * attacks_there
    assert guest.ready is not attacks_there


@rule("SO-16.2.10", "SO-18.15.5")
def test_a_minion_exhausted_before_the_battle_does_not_attack() -> None:
    bench = Bench(first=0)
    sleeper = bench.minion(1, attack=3)
    bench.cast(0, "exhaust(enemy)")
    bench.battle_phase()
    assert bench.finished
    assert (sleeper.ready, bench.attackers) == (False, [])


@rule("SO-16.2.11")
def test_a_minion_without_dice_still_attacks() -> None:
    bench = Bench(first=0)
    top = bench.grimoire(0)
    singer = bench.minion(0, attack=0, tactic="draw(1)")
    bench.battle_phase()
    assert bench.attackers == [singer.card]
    assert not singer.ready
    assert bench.player(0).hand == [top]
    assert bench.rolls == [[]]


def four_in_the_centre(bench: Bench) -> list[Minion]:
    a = bench.minion(0, attack=2, life=3, tactic="exhaust_battlefield(here)")
    return [a] + [bench.minion(seat, attack=2, life=3) for seat in (0, 1, 1)]


@example("SO-EX-97")
@rule("SO-18.8.6", "SO-18.8.3", "SO-16.2.6", "SO-18.8.4", "SO-18.8.1")
def test_a_battlefield_exhausted_during_an_attack() -> None:
    bench = Bench(first=0)
    a, b, c, d = four_in_the_centre(bench)
    e = bench.minion(0, field=2, attack=0)
    bench.rig("M H")
    bench.battle_phase()
    bench.choose(f"attack:{a.card}")
    assert bench.arena.fields[1].exhausted
    assert bench.prompt == "reroll"
    bench.choose("pass")
    bench.choose("pass")
    assert (bench.prompt, bench.seats) == ("hit", [1])
    bench.choose(f"damage:{c.card}")
    assert c.damage == 1
    assert bench.attackers == [a.card, e.card]
    assert [minion.ready for minion in (a, b, c, d)] == [False, True, True, True]
    bench.ready_phase()
    assert not bench.arena.fields[1].exhausted
