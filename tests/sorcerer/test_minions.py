"""Chapter 6.4: minions."""

import pytest

from questhall.games.sorcerer.library.library import library
from questhall.games.sorcerer.printed.cards import MINION
from questhall.games.sorcerer.rules.numbers import attack_of, life_of
from questhall.games.sorcerer.state.arena import Minion
from tests.marks import example, rule
from tests.sorcerer.bench import B0, B1, B2, Bench


def cast(bench: Bench, seat: int, card: int, field: str) -> Minion:
    bench.act(seat, f"cast:{card}@{field}")
    minion = bench.arena.minion(card)
    assert minion is not None
    return minion


@example("SO-EX-26")
@rule("SO-15.4.1", "SO-15.4.4", "SO-6.4.1", "SO-6.4.4", "SO-6.4.3", "SO-6.4.7", "SO-18.15.2")
def test_casting_a_minion_with_an_omen_icon() -> None:
    bench = Bench()
    bench.player(0).energy = 5
    assert (bench.player(0).actions, bench.player(0).omens, bench.player(0).avatar) == (6, 1, 0)
    card = bench.hand(0, cost=3, omen=True, attack=2, life=2)
    minion = cast(bench, 0, card, B2)
    player = bench.player(0)
    assert (player.energy, player.actions, player.omens) == (2, 5, 2)
    assert bench.arena.fields[2].side_of(0).minions == [minion]
    assert minion.ready
    assert (attack_of(bench.arena, minion), life_of(bench.arena, minion)) == (2, 2)


@rule("SO-6.4.3")
@pytest.mark.parametrize("avatar", [0, 1, 2])
def test_the_battlefield_is_chosen_freely_wherever_the_avatar_stands(avatar: int) -> None:
    bench = Bench()
    bench.player(0).avatar = avatar
    card = bench.hand(0)
    bench.act(0)
    assert bench.offers("cast") == [f"cast:{card}@{name}" for name in (B0, B1, B2)]


@rule("SO-6.4.3", "SO-22.2.4")
def test_in_a_ring_only_two_battlefields_are_open() -> None:
    bench = Bench("royale", 4)
    card = bench.hand(1)
    bench.act(1)
    assert bench.offers("cast") == [f"cast:{card}@old_london", f"cast:{card}@whitechapel"]


@rule("SO-6.4.5")
def test_a_new_minion_attacks_in_the_same_round() -> None:
    bench = Bench()
    bench.no_rerolls()
    minion = cast(bench, 0, bench.hand(0, attack=2), B1)
    bench.rig("H M")
    bench.battle_phase()
    assert bench.events("attacks") == [(minion.card, 1, -1)]
    assert bench.track(1, 1) == 1


@rule("SO-6.4.5")
def test_a_new_minion_uses_its_abilities_at_once() -> None:
    bench = Bench()
    card = bench.hand(0, action="omen(1)")
    cast(bench, 0, card, B1)
    bench.act(0, f"power:{card}")
    assert bench.player(0).omens == 2


@rule("SO-6.4.6", "SO-18.10.1")
@pytest.mark.parametrize(("flying", "goals"), [(True, [B1, B2]), (False, [B1])])
def test_a_flyer_reinforces_to_any_battlefield(flying: bool, goals: list[str]) -> None:
    bench = Bench()
    minion = bench.minion(0, field=0, flying=flying)
    bench.act(0)
    offered = bench.offers(f"reinforce:{minion.card}@")
    assert offered == [f"reinforce:{minion.card}@{goal}" for goal in goals]


@rule("SO-6.4.8", "SO-18.12.1", "SO-18.12.2")
def test_legend_is_only_a_mark() -> None:
    bench = Bench()
    bench.no_rerolls()
    one = bench.minion(0, field=1, attack=2, life=3, legend=True)
    two = bench.minion(0, field=1, attack=2, life=3, legend=True)
    assert bench.arena.fields[1].side_of(0).minions == [one, two]
    bench.fight(one, "M M")
    assert (bench.dice_rolled, life_of(bench.arena, one)) == (2, 3)


@rule("SO-6.4.8")
def test_other_cards_refer_to_legends() -> None:
    bench = Bench()
    legend = bench.grimoire(0, legend=True, types=["vampire"])
    bench.grimoire(0, types=["vampire"])
    sorcery = bench.hand(0, name="scarlet_calling_card")
    bench.act(0, f"cast-sorcery:{sorcery}", f"card:{legend}")
    assert bench.player(0).hand == [legend]


@rule("SO-6.4.9")
def test_the_current_attack_counts_and_is_never_below_zero() -> None:
    bench = Bench()
    bench.no_rerolls()
    minion = bench.minion(0, attack=2, life=9)
    bench.attach(minion, attack=3)
    assert attack_of(bench.arena, minion) == 5
    bench.attach(minion, by=1, attack=-7)
    assert attack_of(bench.arena, minion) == 0
    bench.fight(minion)
    assert (bench.dice_rolled, minion.ready) == (0, False)


@rule("SO-6.4.9")
def test_effects_and_counters_change_the_attack() -> None:
    bench = Bench()
    minion = bench.minion(0, field=1, attack=1, action="boost(2, own(here))")
    bench.act(0, "power")
    minion.arthropods = 1
    assert attack_of(bench.arena, minion) == 4
    bench.end_phase()
    assert attack_of(bench.arena, minion) == 2


@rule("SO-6.4.10", "SO-8.1.4")
def test_the_current_life_counts() -> None:
    bench = Bench()
    knight = bench.minion(0, field=1, life=2, types=["knight"])
    lord = bench.minion(0, field=1, life=4, ongoing="aura(own(other, type=knight), life=1)")
    bench.minion(1, field=1, action="damage(2, enemy(here))", life=9)
    bench.act(1, "power", f"pick:{knight.card}")
    assert bench.arena.in_play(knight)
    assert (knight.damage, life_of(bench.arena, knight)) == (2, 3)
    bench.act(1, "power", f"pick:{lord.card}")
    bench.act(1, "power", f"pick:{lord.card}")
    assert not bench.arena.in_play(knight)


@rule("SO-6.4.10")
def test_a_minion_without_life_is_destroyed() -> None:
    bench = Bench()
    minion = bench.minion(1, life=2)
    curse = bench.hand(0, kind="attachment", life=-3, types=["curse"])
    bench.act(0, f"cast-on:{curse}@{minion.card}")
    assert not bench.arena.in_play(minion)


@rule("SO-6.4.1")
def test_every_minion_in_the_box_can_be_cast() -> None:
    for pack in library().packs:
        for printed in pack.cards:
            if printed.kind == MINION:
                bench = Bench()
                bench.player(0).energy = 10
                card = bench.hand(0, name=printed.key)
                bench.act(0, f"cast:{card}@{B0}")
                minion = bench.arena.minion(card)
                assert minion is not None
                assert (minion.field, minion.seat, minion.ready) == (0, 0, True)
