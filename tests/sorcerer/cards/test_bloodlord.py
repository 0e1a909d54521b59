"""The Bloodlord: vampires and the pool they drink from."""

import pytest

from tests.marks import rule
from tests.sorcerer.bench import Bench
from tests.sorcerer.cards import (
    ELSEWHERE,
    HERE,
    attack,
    cast,
    cast_sorcery,
    fight,
    numbers,
    pick,
    picks,
    slay,
    with_skill,
)


def with_blood(amount: int) -> Bench:
    """P0 is the Bloodlord with this much blood; the avatar stands in Southwark."""
    bench = with_skill("bloodlord", avatar=0)
    bench.player(0).blood = amount
    return bench


@rule("SO-6.2.8", "SO-6.2.4", "SO-21.3.3")
def test_claret_hour_gains_two_blood_for_an_enemy_destroyed_here() -> None:
    bench = with_skill("bloodlord")
    slay(bench, bench.minion(0), bench.minion(1))
    assert bench.finished
    assert bench.player(0).blood == 2
    assert bench.player(0).skill_ready[1] is False


def test_claret_hour_strikes_once_a_round() -> None:
    bench = with_skill("bloodlord")
    first, second = bench.minion(1), bench.minion(1)
    slay(bench, bench.minion(0), first)
    slay(bench, bench.minion(0), second)
    assert bench.player(0).blood == 2


def test_claret_hour_needs_the_avatar() -> None:
    bench = with_skill("bloodlord", avatar=ELSEWHERE)
    slay(bench, bench.minion(0), bench.minion(1))
    assert bench.player(0).blood == 0
    assert bench.player(0).skill_ready[1] is True


def test_claret_hour_gains_nothing_for_your_own_minion() -> None:
    bench = with_skill("bloodlord")
    slay(bench, bench.minion(1), bench.minion(0))
    assert bench.player(0).blood == 0


@rule("SO-21.3.6")
def test_crimson_font_gives_an_attacking_vampire_two_attack_for_two_blood() -> None:
    bench = with_blood(2)
    vampire = bench.minion(0, attack=2, types=["vampire"])
    bench.minion(1)
    fight(bench, vampire, "", "tactic:blood0")
    assert (bench.dice_rolled, bench.player(0).blood) == (4, 0)
    assert attack(bench, vampire) == 2


@rule("SO-21.3.6", "SO-18.19.2")
def test_crimson_font_tactic_is_optional() -> None:
    bench = with_blood(2)
    vampire = bench.minion(0, attack=2, types=["vampire"])
    bench.minion(1)
    fight(bench, vampire, "", "no-tactic")
    assert (bench.dice_rolled, bench.player(0).blood) == (2, 2)


@rule("SO-21.3.6")
def test_crimson_font_tactic_is_used_once_per_attack() -> None:
    bench = with_blood(10)
    vampire = bench.minion(0, attack=2, types=["vampire"])
    bench.minion(1)
    fight(bench, vampire, "", "tactic:blood0")
    assert bench.finished
    assert (bench.dice_rolled, bench.player(0).blood) == (4, 8)


@pytest.mark.parametrize(("blood", "types"), [(1, ["vampire"]), (10, ["thrall"])])
def test_crimson_font_tactic_needs_a_vampire_and_two_blood(blood: int, types: list[str]) -> None:
    bench = with_blood(blood)
    attacker = bench.minion(0, attack=2, types=types)
    bench.minion(1)
    fight(bench, attacker)
    assert (bench.dice_rolled, bench.player(0).blood) == (2, blood)


@rule("SO-21.3.7")
def test_crimson_font_readies_a_vampire_anywhere_and_draws_for_four_blood() -> None:
    bench = with_blood(5)
    below, drawn = bench.grimoire(0), bench.grimoire(0)
    sleeper = bench.minion(0, ELSEWHERE, types=["vampire"], ready=False, damage=1, life=3)
    bench.act(0, "power:blood0", "first")
    assert (sleeper.ready, sleeper.damage) == (True, 1)
    assert (bench.player(0).hand, bench.player(0).grimoire) == ([drawn], [below])
    assert (bench.player(0).blood, bench.player(0).actions) == (1, 5)


def test_crimson_font_heals_all_damage_of_a_vampire_and_draws() -> None:
    bench = with_blood(4)
    drawn = bench.grimoire(0)
    hurt = bench.minion(0, types=["vampire"], ready=False, damage=4, life=5)
    bench.act(0, "power:blood0", "second")
    assert (hurt.ready, hurt.damage) == (False, 0)
    assert bench.player(0).hand == [drawn]


@pytest.mark.parametrize("choice", ["first", "second"])
def test_crimson_font_power_serves_only_your_vampires(choice: str) -> None:
    bench = with_blood(4)
    one = bench.minion(0, types=["vampire"], damage=1, life=3, ready=False)
    two = bench.minion(0, ELSEWHERE, types=["vampire"], damage=1, life=3, ready=False)
    bench.minion(0, types=["thrall"], damage=1, life=3, ready=False)
    bench.minion(1, types=["vampire"], damage=1, life=3, ready=False)
    bench.act(0, "power:blood0", choice)
    assert picks(bench) == [one.card, two.card]


@rule("SO-19.1.1")
def test_crimson_font_power_draws_without_a_vampire() -> None:
    bench = with_blood(4)
    drawn = bench.grimoire(0)
    bench.act(0, "power:blood0")
    assert (bench.player(0).hand, bench.player(0).blood) == ([drawn], 0)


def test_crimson_font_power_is_not_offered_with_three_blood() -> None:
    bench = with_blood(3)
    bench.act(0)
    assert bench.offers("power") == []


@rule("SO-21.3.7")
def test_crimson_font_is_not_exhausted_by_use() -> None:
    bench = with_blood(8)
    bench.act(0, "power:blood0")
    bench.act(0, "power:blood0")
    assert bench.player(0).blood == 0


def test_lord_everard_sable_spends_four_blood_to_destroy_an_enemy_here() -> None:
    bench = with_blood(5)
    bench.player(0).energy = 9
    prey, spared = bench.minion(1, life=9), bench.minion(1, life=9)
    bench.minion(1, ELSEWHERE)
    lord = cast(bench, "lord_everard_sable", "use")
    assert picks(bench) == [prey.card, spared.card]
    bench.choose(pick(prey))
    assert bench.player(1).graveyard == [prey.card]
    assert (bench.player(0).blood, bench.player(0).energy) == (1, 0)
    assert numbers(bench, lord) == (7, 7)


def test_lord_everard_sable_may_abstain() -> None:
    bench = with_blood(4)
    bench.player(0).energy = 9
    spared = bench.minion(1)
    cast(bench, "lord_everard_sable", "decline")
    assert bench.arena.in_play(spared)
    assert bench.player(0).blood == 4


def test_lord_everard_sable_is_harmless_with_three_blood() -> None:
    bench = with_blood(3)
    bench.player(0).energy = 9
    spared = bench.minion(1)
    cast(bench, "lord_everard_sable")
    assert bench.finished
    assert bench.arena.in_play(spared)


def test_lord_everard_sable_flies() -> None:
    bench = Bench()
    lord = bench.minion(0, 0, name="lord_everard_sable")
    bench.act(0)
    assert f"reinforce:{lord.card}@whitechapel" in bench.offered


def test_lady_ottoline_vesper_gives_other_vampires_here_one_attack_this_round() -> None:
    bench = Bench()
    lady = bench.minion(0, name="lady_ottoline_vesper")
    vampire, other = (bench.minion(0, attack=2, types=["vampire"]) for _ in range(2))
    thrall = bench.minion(0, attack=2, types=["thrall"])
    far = bench.minion(0, ELSEWHERE, attack=2, types=["vampire"])
    foe = bench.minion(1, attack=2, types=["vampire"])
    fight(bench, lady)
    assert (attack(bench, vampire), attack(bench, other)) == (3, 3)
    assert [attack(bench, each) for each in (thrall, far, foe)] == [2, 2, 2]
    assert (bench.dice_rolled, numbers(bench, lady)) == (6, (6, 6))
    bench.end_phase()
    assert attack(bench, vampire) == 2


def test_lady_ottoline_vesper_gives_it_only_when_she_attacks_herself() -> None:
    bench = Bench()
    bench.minion(0, name="lady_ottoline_vesper")
    vampire = bench.minion(0, attack=2, types=["vampire"])
    bench.minion(1)
    fight(bench, vampire)
    assert bench.dice_rolled == 2


@pytest.mark.parametrize(("blood", "restored"), [(2, 0), (3, 1), (8, 2), (10, 3)])
def test_colonel_jasper_rooke_restores_one_for_each_three_blood(blood: int, restored: int) -> None:
    bench = with_blood(blood)
    colonel = bench.minion(0, name="colonel_jasper_rooke")
    bench.set_track(HERE, 0, 5)
    bench.set_track(ELSEWHERE, 0, 5)
    bench.set_track(HERE, 1, 5)
    bench.end_phase()
    assert bench.track(HERE, 0) == 5 - restored
    assert (bench.track(ELSEWHERE, 0), bench.track(HERE, 1)) == (5, 5)
    assert (bench.player(0).blood, numbers(bench, colonel)) == (blood, (6, 5))


@rule("SO-18.9.2")
def test_colonel_jasper_rooke_restores_no_further_than_zero() -> None:
    bench = with_blood(10)
    bench.minion(0, name="colonel_jasper_rooke")
    bench.set_track(HERE, 0, 1)
    bench.end_phase()
    assert bench.track(HERE, 0) == 0


def test_scarlet_calling_card_fetches_a_legendary_vampire() -> None:
    bench = Bench()
    lord = bench.grimoire(0, name="lord_everard_sable")
    lady = bench.grimoire(0, name="lady_ottoline_vesper")
    bench.grimoire(0, name="belfry_stalker")
    bench.grimoire(0, name="viscount_clinker")
    cast_sorcery(bench, "scarlet_calling_card")
    assert bench.offered == [f"card:{lord}", f"card:{lady}"]
    bench.choose(f"card:{lady}")
    assert bench.player(0).hand == [lady]
    assert bench.arena.knows(1, lady)
    assert len(bench.player(0).grimoire) == 3
    assert len(bench.events("shuffled")) == 1


@rule("SO-19.1.1")
def test_scarlet_calling_card_shuffles_even_in_vain() -> None:
    bench = Bench()
    bench.grimoire(0, name="belfry_stalker")
    cast_sorcery(bench, "scarlet_calling_card", "decline")
    assert bench.player(0).hand == []
    assert len(bench.events("shuffled")) == 1


def test_harley_street_surgeon_gains_a_blood_for_each_enemy_destroyed_here() -> None:
    bench = with_blood(0)
    surgeon = bench.minion(0, name="harley_street_surgeon")
    first, second = bench.minion(1), bench.minion(1)
    slay(bench, bench.minion(0), first)
    slay(bench, bench.minion(0), second)
    assert bench.player(0).blood == 2
    assert numbers(bench, surgeon) == (5, 4)


def test_harley_street_surgeon_counts_neither_your_dead_nor_deaths_elsewhere() -> None:
    bench = with_blood(0)
    bench.minion(0, name="harley_street_surgeon")
    slay(bench, bench.minion(1), bench.minion(0))
    slay(bench, bench.minion(0, ELSEWHERE), bench.minion(1, ELSEWHERE))
    assert bench.player(0).blood == 0


def test_harley_street_surgeon_brings_an_omen() -> None:
    bench = Bench()
    cast(bench, "harley_street_surgeon")
    assert (bench.player(0).omens, bench.player(0).energy) == (2, 0)


def test_belfry_stalker_flies() -> None:
    bench = Bench()
    stalker = cast(bench, "belfry_stalker", field=0)
    assert numbers(bench, stalker) == (5, 3)
    assert (bench.player(0).energy, bench.player(0).omens) == (1, 1)
    bench.act(0, f"reinforce:{stalker.card}@whitechapel", "stay")
    assert stalker.field == ELSEWHERE


def test_anaemic_footman_leaves_a_blood_when_destroyed() -> None:
    bench = with_blood(0)
    footman = bench.minion(0, name="anaemic_footman")
    assert numbers(bench, footman) == (1, 1)
    slay(bench, bench.minion(1), footman)
    assert bench.player(0).blood == 1


@rule("SO-21.3.4")
def test_anaemic_footman_does_not_overflow_the_pool() -> None:
    bench = with_blood(10)
    slay(bench, bench.minion(1), bench.minion(0, name="anaemic_footman"))
    assert bench.player(0).blood == 10


def test_undying_duellist_spends_a_blood_to_heal_himself() -> None:
    bench = with_blood(1)
    duellist = bench.minion(0, name="undying_duellist", damage=2)
    bench.minion(1)
    fight(bench, duellist, "", f"tactic:{duellist.card}")
    assert (duellist.damage, bench.player(0).blood) == (1, 0)
    assert (bench.dice_rolled, numbers(bench, duellist)) == (3, (3, 3))


def test_undying_duellist_may_save_the_blood() -> None:
    bench = with_blood(1)
    duellist = bench.minion(0, name="undying_duellist", damage=2)
    bench.minion(1)
    fight(bench, duellist, "", "no-tactic")
    assert (duellist.damage, bench.player(0).blood) == (2, 1)


@rule("SO-19.1.3")
def test_undying_duellist_does_not_heal_without_blood() -> None:
    bench = with_blood(0)
    duellist = bench.minion(0, name="undying_duellist", damage=2)
    bench.minion(1)
    fight(bench, duellist)
    assert duellist.damage == 2


def test_night_governess_gains_a_blood_when_played() -> None:
    bench = with_blood(0)
    governess = cast(bench, "night_governess")
    assert (bench.player(0).blood, numbers(bench, governess)) == (1, (3, 2))


@rule("SO-21.0.1")
def test_night_governess_gains_nothing_without_a_blood_pool() -> None:
    bench = Bench()
    cast(bench, "night_governess")
    assert bench.player(0).blood == 0


def test_exsanguination_turns_your_minion_into_blood_equal_to_its_cost() -> None:
    bench = with_blood(1)
    near, far = bench.minion(0, cost=2), bench.minion(0, ELSEWHERE, cost=4)
    bench.minion(1, cost=5)
    cast_sorcery(bench, "exsanguination", "use")
    assert picks(bench) == [near.card, far.card]
    bench.choose(pick(far))
    assert bench.player(0).blood == 1 + 4
    assert not bench.arena.in_play(far)


def test_exsanguination_of_a_footman_gives_his_blood_twice() -> None:
    bench = with_blood(0)
    bench.minion(0, name="anaemic_footman")
    cast_sorcery(bench, "exsanguination", "use")
    assert bench.player(0).blood == 1 + 1


def test_exsanguination_of_a_free_minion_gives_no_blood() -> None:
    bench = with_blood(0)
    bench.minion(0, cost=0)
    cast_sorcery(bench, "exsanguination", "use")
    assert bench.player(0).blood == 0


@rule("SO-19.1.3")
def test_exsanguination_gives_nothing_without_a_minion() -> None:
    bench = with_blood(0)
    bench.minion(1, cost=5)
    cast_sorcery(bench, "exsanguination")
    assert bench.finished
    assert bench.player(0).blood == 0


def test_exsanguination_may_be_declined() -> None:
    bench = with_blood(0)
    spared = bench.minion(0)
    cast_sorcery(bench, "exsanguination", "decline")
    assert bench.arena.in_play(spared)
