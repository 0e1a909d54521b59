"""The Forest: what is cut down grows again."""

from tests.marks import rule
from tests.sorcerer.bench import Bench
from tests.sorcerer.cards import (
    ELSEWHERE,
    cast,
    cast_sorcery,
    fight,
    numbers,
    pick,
    picks,
    slay,
    with_skill,
)


@rule("SO-6.2.9", "SO-6.2.4")
def test_briar_toll_weakens_the_attacker_to_damage_an_enemy_here() -> None:
    bench = with_skill("forest")
    attacker = bench.minion(0, attack=2, life=2)
    one, two = bench.minion(1, life=3), bench.minion(1, life=3)
    bench.minion(1, ELSEWHERE)
    fight(bench, attacker, "", "tactic:skill02")
    assert picks(bench) == [one.card, two.card]
    bench.choose(pick(one))
    assert (attacker.damage, one.damage, two.damage) == (1, 1, 0)
    assert bench.dice_rolled == 2
    assert bench.player(0).skill_ready[2] is False


def test_briar_toll_can_kill() -> None:
    bench = with_skill("forest")
    attacker, foe = bench.minion(0, life=2), bench.minion(1, life=1)
    fight(bench, attacker, "", "tactic:skill02")
    assert bench.player(1).graveyard == [foe.card]


@rule("SO-18.19.2")
def test_briar_toll_need_not_be_paid() -> None:
    bench = with_skill("forest")
    attacker, foe = bench.minion(0, life=2), bench.minion(1, life=2)
    fight(bench, attacker, "", "no-tactic")
    assert (attacker.damage, foe.damage) == (0, 0)
    assert bench.player(0).skill_ready[2] is True


@rule("SO-18.23.3")
def test_briar_toll_cannot_be_paid_with_the_last_life() -> None:
    bench = with_skill("forest")
    attacker, foe = bench.minion(0, life=1), bench.minion(1, life=2)
    fight(bench, attacker)
    assert (attacker.damage, foe.damage) == (0, 0)


def test_briar_toll_is_asked_only_where_the_avatar_stands() -> None:
    bench = with_skill("forest", avatar=ELSEWHERE)
    attacker, foe = bench.minion(0, life=2), bench.minion(1, life=2)
    fight(bench, attacker)
    assert (attacker.damage, foe.damage) == (0, 0)


def test_hart_of_epping_lets_a_cheap_card_follow_without_an_action() -> None:
    bench = Bench()
    urchin = bench.hand(0, name="mudlark_urchin")
    hart = cast(bench, "hart_of_epping", f"cast:{urchin}@whitechapel")
    follower = bench.arena.minion(urchin)
    assert follower is not None
    assert follower.field == ELSEWHERE
    assert (bench.player(0).actions, bench.player(0).energy) == (5, 6 - 4 - 1)
    assert numbers(bench, hart) == (4, 3)


def test_hart_of_epping_leads_any_kind_of_card_with_cost_two_or_less() -> None:
    bench = Bench()
    bench.player(0).energy = 10
    gas = bench.hand(0, name="burst_gas_main")
    pin = bench.hand(0, name="widows_hatpin")
    bench.hand(0, name="lantern_knight")
    hart = cast(bench, "hart_of_epping")
    assert bench.offered == [f"cast-sorcery:{gas}", f"cast-on:{pin}@{hart.card}", "decline"]


def test_hart_of_epping_leads_a_sorcery_into_the_graveyard() -> None:
    bench = Bench()
    foe = bench.minion(1)
    gas = bench.hand(0, name="burst_gas_main")
    cast(bench, "hart_of_epping", f"cast-sorcery:{gas}")
    assert foe.flame == 2
    assert bench.player(0).graveyard == [gas]


def test_hart_of_epping_may_come_alone() -> None:
    bench = Bench()
    urchin = bench.hand(0, name="mudlark_urchin")
    cast(bench, "hart_of_epping", "decline")
    assert bench.player(0).hand == [urchin]


@rule("SO-18.14.4")
def test_hart_of_epping_pays_no_energy_for_the_other() -> None:
    bench = Bench()
    bench.player(0).energy = 4
    urchin = bench.hand(0, name="mudlark_urchin")
    cast(bench, "hart_of_epping")
    assert bench.offered == ["decline"]  # asked all the same: silence would give the hand away
    assert bench.player(0).hand == [urchin]


def test_hollow_oak_wraith_weakens_two_enemies_here_when_destroyed() -> None:
    bench = Bench()
    wraith = bench.minion(0, name="hollow_oak_wraith", damage=2)
    assert numbers(bench, wraith) == (2, 3)
    killer, one, two = bench.minion(1, life=2), bench.minion(1, life=2), bench.minion(1, life=2)
    bench.minion(1, ELSEWHERE, life=2)
    slay(bench, killer, wraith)
    assert picks(bench) == [killer.card, one.card, two.card]
    bench.choose(pick(killer))
    assert picks(bench) == [one.card, two.card]
    bench.choose(pick(two))
    assert bench.finished
    assert (killer.damage, one.damage, two.damage) == (1, 0, 1)


def test_hollow_oak_wraith_brings_an_omen() -> None:
    bench = Bench()
    cast(bench, "hollow_oak_wraith")
    assert (bench.player(0).omens, bench.player(0).energy) == (2, 3)


def test_hollow_oak_wraith_may_weaken_fewer() -> None:
    bench = Bench()
    wraith = bench.minion(0, name="hollow_oak_wraith", damage=2)
    killer, other = bench.minion(1, life=2), bench.minion(1, life=2)
    slay(bench, killer, wraith, pick(other), "done")
    assert (killer.damage, other.damage) == (0, 1)


@rule("SO-18.23.2")
def test_hollow_oak_wraith_never_kills() -> None:
    bench = Bench()
    wraith = bench.minion(0, name="hollow_oak_wraith", damage=2)
    killer = bench.minion(1, life=1)
    slay(bench, killer, wraith, pick(killer))
    assert bench.arena.in_play(killer)
    assert killer.damage == 0


@rule("SO-17.1.1")
def test_charcoal_burner_gains_an_energy_at_the_end_of_the_round() -> None:
    bench = Bench()
    burner = bench.minion(0, name="charcoal_burner")
    bench.end_phase()
    assert (bench.player(0).energy, bench.player(1).energy) == (7, 6)
    assert numbers(bench, burner) == (5, 3)


@rule("SO-3.2.2")
def test_charcoal_burner_fills_no_further_than_ten() -> None:
    bench = Bench()
    bench.minion(0, name="charcoal_burner")
    bench.player(0).energy = 10
    bench.end_phase()
    assert bench.player(0).energy == 10


@rule("SO-18.21.2")
def test_gallows_raven_returns_to_the_hand_when_destroyed() -> None:
    bench = Bench()
    raven = bench.minion(0, name="gallows_raven")
    slay(bench, bench.minion(1), raven)
    assert bench.player(0).hand == [raven.card]
    assert bench.player(0).graveyard == []


def test_gallows_raven_returns_from_a_sacrifice_too() -> None:
    bench = Bench()
    raven = bench.minion(0, name="gallows_raven")
    dues = cast_sorcery(bench, "hellfire_club_dues", "use")
    assert bench.player(0).hand == [raven.card]
    assert bench.player(0).graveyard == [dues]


@rule("SO-18.4.1", "SO-18.21.1")
def test_gallows_raven_stays_dead_when_discarded() -> None:
    bench = Bench()
    raven = bench.hand(0, name="gallows_raven")
    cast(bench, "lace_maker_spider")
    assert bench.player(0).graveyard == [raven]


def test_gallows_raven_flies() -> None:
    bench = Bench()
    raven = cast(bench, "gallows_raven", field=0)
    assert numbers(bench, raven) == (2, 1)
    bench.act(0, f"reinforce:{raven.card}@whitechapel", "stay")
    assert raven.field == ELSEWHERE


def test_menagerie_wolf_has_five_attack_and_two_life_for_four_energy() -> None:
    bench = Bench()
    wolf = cast(bench, "menagerie_wolf")
    assert numbers(bench, wolf) == (5, 2)
    assert (bench.player(0).energy, bench.player(0).omens) == (2, 1)
