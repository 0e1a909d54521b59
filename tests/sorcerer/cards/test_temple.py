"""The Temple: knights who stand together."""

from tests.marks import rule
from tests.sorcerer.bench import Bench
from tests.sorcerer.cards import (
    ELSEWHERE,
    HERE,
    attack,
    cast,
    fight,
    numbers,
    pick,
    picks,
    slay,
    with_skill,
)


@rule("SO-6.2.9", "SO-6.2.4", "SO-18.19.4")
def test_sword_vigil_gives_the_attacker_one_attack_for_this_roll() -> None:
    bench = with_skill("temple")
    knight = bench.minion(0, attack=2)
    bench.minion(1)
    fight(bench, knight)
    assert (bench.dice_rolled, attack(bench, knight)) == (3, 2)
    assert bench.player(0).skill_ready[2] is False


@rule("SO-6.2.5")
def test_sword_vigil_serves_the_first_attack_of_the_round_only() -> None:
    bench = with_skill("temple")
    first, second = bench.minion(0, attack=2), bench.minion(0, attack=2)
    bench.minion(1)
    fight(bench, first)
    fight(bench, second)
    assert bench.dice_rolled == 2


def test_sword_vigil_serves_no_attack_away_from_the_avatar() -> None:
    bench = with_skill("temple", avatar=ELSEWHERE)
    knight = bench.minion(0, attack=2)
    bench.minion(1)
    fight(bench, knight)
    assert bench.dice_rolled == 2
    assert bench.player(0).skill_ready[2] is True


def test_sword_vigil_serves_no_enemy() -> None:
    bench = with_skill("temple")
    bench.minion(0)
    foe = bench.minion(1, attack=2)
    fight(bench, foe)
    assert bench.dice_rolled == 2


@rule("SO-18.13.1")
def test_sir_osbert_hallow_gives_other_knights_here_one_life() -> None:
    bench = Bench()
    knight, human = bench.minion(0, types=["knight"]), bench.minion(0, types=["human"])
    far = bench.minion(0, ELSEWHERE, types=["knight"])
    foe = bench.minion(1, types=["knight"])
    osbert = cast(bench, "sir_osbert_hallow")
    assert numbers(bench, knight) == (1, 2)
    assert [numbers(bench, each) for each in (human, far, foe)] == [(1, 1)] * 3
    assert numbers(bench, osbert) == (4, 3)


@rule("SO-18.13.2", "SO-18.13.3")
def test_sir_osbert_hallow_lets_a_wounded_knight_fall_when_he_falls() -> None:
    bench = Bench()
    osbert = bench.minion(0, name="sir_osbert_hallow", damage=2)
    wounded = bench.minion(0, types=["knight"], life=2, damage=2)
    slay(bench, bench.minion(1), osbert)
    assert not bench.arena.in_play(wounded)
    assert sorted(bench.player(0).graveyard) == sorted([osbert.card, wounded.card])


@rule("SO-18.13.3")
def test_sir_osbert_hallow_lets_a_wounded_knight_fall_when_he_leaves() -> None:
    bench = Bench()
    osbert = bench.minion(0, name="sir_osbert_hallow")
    wounded = bench.minion(0, types=["knight"], life=2, damage=2)
    bench.act(0, f"reinforce:{osbert.card}@whitechapel", "stay")
    assert bench.player(0).graveyard == [wounded.card]


def test_hanging_judge_deals_two_damage_to_an_enemy_here() -> None:
    bench = Bench()
    spared, guilty = bench.minion(1, life=4), bench.minion(1, life=4)
    bench.minion(1, ELSEWHERE)
    bench.minion(0)
    judge = cast(bench, "hanging_judge")
    assert picks(bench) == [spared.card, guilty.card]
    bench.choose(pick(guilty))
    assert (spared.damage, guilty.damage) == (0, 2)
    assert numbers(bench, judge) == (3, 2)


@rule("SO-8.1.4")
def test_hanging_judge_can_kill() -> None:
    bench = Bench()
    guilty = bench.minion(1, life=2)
    cast(bench, "hanging_judge")
    assert bench.player(1).graveyard == [guilty.card]


def test_hanging_judge_finds_nobody_in_an_empty_court() -> None:
    bench = Bench()
    far = bench.minion(1, ELSEWHERE, life=3)
    cast(bench, "hanging_judge")
    assert bench.finished
    assert far.damage == 0


@rule("SO-18.9.2")
def test_master_mason_restores_two_here() -> None:
    bench = Bench()
    for field in (HERE, ELSEWHERE):
        bench.set_track(field, 0, 5)
        bench.set_track(field, 1, 5)
    mason = cast(bench, "master_mason")
    assert (bench.track(HERE, 0), bench.track(ELSEWHERE, 0)) == (3, 5)
    assert (bench.track(HERE, 1), bench.track(ELSEWHERE, 1)) == (5, 5)
    assert numbers(bench, mason) == (3, 2)


@rule("SO-18.9.2")
def test_master_mason_restores_no_further_than_zero() -> None:
    bench = Bench()
    bench.set_track(HERE, 0, 1)
    cast(bench, "master_mason")
    assert bench.track(HERE, 0) == 0


def test_knight_of_thorns_weakens_himself_to_weaken_an_enemy_here() -> None:
    bench = Bench()
    knight = bench.minion(0, name="knight_of_thorns")
    one, two = bench.minion(1, life=2), bench.minion(1, life=2)
    bench.minion(1, ELSEWHERE, life=2)
    fight(bench, knight, "", "tactic")
    assert picks(bench) == [one.card, two.card]
    bench.choose(pick(one))
    assert (knight.damage, one.damage, two.damage) == (1, 1, 0)
    assert (bench.dice_rolled, numbers(bench, knight)) == (4, (4, 3))


@rule("SO-18.19.2")
def test_knight_of_thorns_may_spare_himself() -> None:
    bench = Bench()
    knight, foe = bench.minion(0, name="knight_of_thorns"), bench.minion(1, life=2)
    fight(bench, knight, "", "no-tactic")
    assert (knight.damage, foe.damage) == (0, 0)


@rule("SO-18.23.3")
def test_knight_of_thorns_cannot_pay_with_his_last_life() -> None:
    bench = Bench()
    knight = bench.minion(0, name="knight_of_thorns", damage=2)
    foe = bench.minion(1, life=2)
    fight(bench, knight)
    assert (knight.damage, foe.damage) == (2, 0)


def test_lantern_knight_has_three_attack_and_two_life_for_three_energy() -> None:
    bench = Bench()
    knight = cast(bench, "lantern_knight")
    assert numbers(bench, knight) == (3, 2)
    assert (bench.player(0).energy, bench.player(0).omens) == (3, 1)
