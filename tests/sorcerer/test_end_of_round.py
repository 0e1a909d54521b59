"""Chapter 17: end-of-round effects, their order, and when they begin."""

import pytest

from questhall.games.sorcerer.rules.numbers import attack_of
from tests.marks import example, rule
from tests.sorcerer.bench import B1, Bench


def resolved(bench: Bench) -> list[int]:
    """The cards whose effects resolved, in order."""
    return [what for what, _, _ in bench.events("end-effect")]


@rule("SO-17.1.1", "SO-17.1.8")
def test_end_of_round_effects_resolve_and_a_new_round_begins() -> None:
    bench = Bench()
    burner = bench.minion(0, end_of_round="energy(1)")
    bench.end_phase()
    assert resolved(bench) == [burner.card]
    assert bench.player(0).energy == 7
    assert (bench.reached, bench.arena.round) == ("ready", 3)


@rule("SO-17.1.8")
def test_what_lasts_for_the_round_ends_with_it() -> None:
    bench = Bench()
    minion = bench.minion(0, attack=1)
    bench.cast(0, "boost(2, own)")
    assert attack_of(bench.arena, minion) == 3
    bench.end_phase()
    assert attack_of(bench.arena, minion) == 1


@rule("SO-17.1.2", "SO-23.2.3")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_effects_go_clockwise_from_the_first_player(first: int) -> None:
    bench = Bench("royale", 3, first=first)
    cards = [bench.minion(seat, field=seat, end_of_round="energy(1)").card for seat in range(3)]
    bench.end_phase()
    assert resolved(bench) == cards[first:] + cards[:first]


@rule("SO-17.1.2")
def test_all_effects_of_one_player_come_before_the_next() -> None:
    bench = Bench(first=1)
    mine = bench.minion(0, end_of_round="energy(1)")
    theirs = [bench.minion(1, end_of_round="energy(1)").card for _ in range(2)]
    bench.end_phase()
    assert bench.offered == [f"resolve:{theirs[0]}#0", f"resolve:{theirs[1]}#1"]
    bench.choose(f"resolve:{theirs[1]}")
    assert resolved(bench) == [theirs[1], theirs[0], mine.card]


@example("SO-EX-70")
@rule("SO-17.1.3")
@pytest.mark.parametrize(("energy_first", "energy"), [(True, 8), (False, 6)])
def test_the_order_a_player_chooses_decides_what_is_gained(energy_first: bool, energy: int) -> None:
    bench = Bench()
    top = bench.grimoire(0)
    drawer = bench.minion(0, end_of_round="draw(1)")
    beggar = bench.minion(0, end_of_round="if_hand_empty(energy(2))")
    bench.end_phase()
    assert (bench.prompt, bench.seats) == ("order-end", [0])
    chosen = beggar if energy_first else drawer
    bench.choose(f"resolve:{chosen.card}")
    assert bench.player(0).hand == [top]
    assert bench.player(0).energy == energy


@rule("SO-17.1.3", "SO-19.1.3")
@pytest.mark.parametrize(("with_source", "played"), [(True, True), (False, False)])
def test_one_effect_may_earn_the_cost_of_another(with_source: bool, played: bool) -> None:
    bench = Bench()
    bench.player(0).energy = 1
    hanged = bench.graveyard(0, name="thrice_hanged_man")  # pay 2 energy to come back
    if with_source:
        bench.minion(0, end_of_round="energy(1)")
    bench.end_phase()
    assert (bench.prompt == "use") is played
    if played:
        bench.choose("use")
        bench.choose(f"put:{hanged}@{B1}")
    assert (bench.arena.minion(hanged) is not None) is played


@rule("SO-17.1.3", "SO-17.1.2")
def test_what_cannot_be_paid_in_turn_is_not_paid_later() -> None:
    bench = Bench(first=0)
    bench.player(0).energy = 0
    spendthrift = bench.minion(0, end_of_round="pay(pay_energy(2), omen(1))")
    bomb = bench.minion(0, field=0, life=1, when_destroyed="energy(5)")
    bench.minion(1, field=0, end_of_round="damage(1, enemy(here))")
    bench.end_phase()
    assert bench.finished
    assert not bench.arena.in_play(bomb)
    assert bench.player(0).energy == 5
    assert spendthrift.card not in resolved(bench)


@rule("SO-17.1.4")
def test_a_new_effect_waits_for_the_next_round() -> None:
    bench = Bench()
    newcomer = bench.graveyard(0, cost=1, end_of_round="energy(2)")
    bench.minion(0, end_of_round="raise_minion(1)")
    bench.end_phase()
    bench.choose(f"put:{newcomer}@{B1}")
    assert (bench.player(0).energy, bench.finished) == (6, True)
    bench.end_phase()
    bench.choose(f"resolve:{newcomer}")
    assert bench.player(0).energy == 8


@rule("SO-17.1.5")
@pytest.mark.parametrize(("first", "energy"), [(0, 6), (1, 8)])
def test_an_effect_is_gone_with_its_source(first: int, energy: int) -> None:
    bench = Bench(first=first)
    bench.minion(0, end_of_round="destroy(enemy)")
    victim = bench.minion(1, end_of_round="energy(2)")
    bench.end_phase()
    assert not bench.arena.in_play(victim)
    assert bench.player(1).energy == energy


@rule("SO-17.1.4", "SO-17.1.5")
def test_a_card_that_returns_in_this_phase_waits_too() -> None:
    bench = Bench(first=0)
    bench.minion(0, end_of_round="destroy(enemy)")
    ghost = bench.minion(1, end_of_round="energy(2)", when_destroyed="put_this_into_play()")
    bench.end_phase()
    bench.choose(f"put:{ghost.card}@{B1}")
    assert bench.finished
    assert bench.player(1).energy == 6


@rule("SO-17.1.5", "SO-18.2.1")
def test_the_effect_of_a_destroyed_attachment_or_blanked_minion_is_gone() -> None:
    bench = Bench(first=0)
    bench.minion(0, end_of_round="then(destroy_attachment(), blank(enemy))")
    host = bench.minion(1, end_of_round="energy(2)")
    bench.attach(host, end_of_round="omen(1)")
    bench.end_phase()
    assert (bench.player(1).energy, bench.player(1).omens) == (6, 1)
    assert host.blank


@rule("SO-17.1.6", "SO-17.1.3")
def test_burning_is_an_effect_among_the_others() -> None:
    bench = Bench()
    torch = bench.minion(0, life=5, flame=2, end_of_round="heal(1, this)")
    bench.end_phase()
    assert bench.offered == [f"resolve:{torch.card}#0", f"resolve:{torch.card}#1"]
    bench.choose(f"resolve:{torch.card}#1")
    assert torch.damage == 1  # burnt first, then healed


@rule("SO-17.1.7", "SO-24.1.2")
def test_the_game_can_be_won_in_this_phase() -> None:
    bench = Bench(first=0)
    bench.arena.fields[0].conquered_by = 0
    bench.set_track(1, 1, 11)
    bench.minion(0, field=1, end_of_round="damage_side(1)")
    later = bench.minion(1, field=1, end_of_round="energy(2)")
    bench.end_phase()
    assert bench.arena.results == [1.0, 0.0]
    assert later.card not in resolved(bench)
    assert bench.player(1).energy == 6


@rule("SO-17.1.7")
def test_a_battlefield_can_be_conquered_in_this_phase() -> None:
    bench = Bench()
    bench.set_track(1, 1, 11)
    bench.minion(0, field=1, end_of_round="damage_side(1)")
    bench.end_phase()
    assert bench.arena.fields[1].conquered_by == 0
    assert bench.reached == "ready"


@example("SO-EX-100")
@rule("SO-17.1.2", "SO-6.7.3", "SO-18.24.1", "SO-19.1.1")
@pytest.mark.parametrize(("life", "weakened"), [(2, 1), (1, 0)])
def test_a_curse_belongs_to_the_player_who_played_it(life: int, weakened: int) -> None:
    bench = Bench(first=1)
    top = bench.grimoire(0)
    bench.grimoire(1)
    host = bench.minion(1, life=life)
    curse = bench.attach(host, by=0, types=["curse"], end_of_round="then(weaken(host), draw(1))")
    own = bench.minion(1, end_of_round="energy(1)")
    bench.end_phase()
    assert resolved(bench) == [own.card, curse.card]
    assert host.damage == weakened
    assert (bench.player(0).hand, bench.player(1).hand) == ([top], [])
    bench.cast(0, "destroy(enemy)", f"pick:{host.card}")
    assert curse.card in bench.player(0).graveyard
    assert host.card in bench.player(1).graveyard
