"""The Rite-Keeper: pain handed from one to another."""

from tests.marks import rule
from tests.sorcerer.bench import Bench
from tests.sorcerer.cards import (
    ELSEWHERE,
    cast,
    cast_on,
    cast_sorcery,
    fight,
    numbers,
    pick,
    picks,
    with_skill,
)


def test_borrowed_agony_heals_two_and_weakens_an_enemy() -> None:
    bench = with_skill("rite_keeper")
    monk = bench.minion(0, life=5, damage=3)
    foe = bench.minion(1, life=2)
    bench.act(0, "power:skill00")
    assert (monk.damage, foe.damage) == (1, 1)
    assert bench.player(0).skill_ready[0] is False


@rule("SO-6.2.11")
def test_borrowed_agony_works_only_where_the_avatar_stands() -> None:
    bench = with_skill("rite_keeper")
    hurt = bench.minion(0, ELSEWHERE, life=5, damage=3)
    foe = bench.minion(1, ELSEWHERE, life=2)
    bench.act(0, "power:skill00")
    assert (hurt.damage, foe.damage) == (3, 0)


@rule("SO-19.1.1")
def test_borrowed_agony_weakens_even_with_nobody_to_heal() -> None:
    bench = with_skill("rite_keeper")
    foe = bench.minion(1, life=2)
    bench.act(0, "power:skill00")
    assert foe.damage == 1


@rule("SO-18.23.2")
def test_borrowed_agony_never_kills() -> None:
    bench = with_skill("rite_keeper")
    foe = bench.minion(1, life=1)
    bench.act(0, "power:skill00")
    assert bench.arena.in_play(foe)
    assert foe.damage == 0


def test_abbess_of_bermondsey_draws_two_and_weakens_an_enemy_anywhere() -> None:
    bench = Bench()
    third, second, top = (bench.grimoire(0) for _ in range(3))
    near, far = bench.minion(1, life=2), bench.minion(1, ELSEWHERE, life=2)
    abbess = cast(bench, "abbess_of_bermondsey")
    assert picks(bench) == [near.card, far.card]
    bench.choose(pick(far))
    assert (near.damage, far.damage) == (0, 1)
    assert bench.player(0).hand == [top, second]
    assert bench.player(0).grimoire == [third]
    assert numbers(bench, abbess) == (3, 3)


@rule("SO-19.1.1")
def test_abbess_of_bermondsey_draws_without_an_enemy_to_weaken() -> None:
    bench = Bench()
    bench.grimoire(0)
    cast(bench, "abbess_of_bermondsey")
    assert len(bench.player(0).hand) == 1


def test_brother_candlewick_heals_his_other_fellows_at_the_end_of_the_round() -> None:
    bench = Bench()
    brother = bench.minion(0, name="brother_candlewick", damage=2)
    one, two = bench.minion(0, life=4, damage=2), bench.minion(0, life=4, damage=1)
    bench.end_phase()
    assert (one.damage, two.damage, brother.damage) == (1, 0, 2)
    assert numbers(bench, brother) == (2, 3)


def test_brother_candlewick_heals_no_enemy_and_nobody_elsewhere() -> None:
    bench = Bench()
    bench.minion(0, name="brother_candlewick")
    far = bench.minion(0, ELSEWHERE, life=4, damage=2)
    foe = bench.minion(1, life=4, damage=2)
    bench.end_phase()
    assert (far.damage, foe.damage) == (2, 2)


def test_brother_candlewick_heals_no_minion_of_a_teammate() -> None:
    bench = Bench("team", seats=4)
    bench.minion(0, name="brother_candlewick")
    mates = bench.minion(2, life=4, damage=2)
    bench.end_phase()
    assert mates.damage == 2


def test_penitents_tithe_weakens_your_minion_for_three_energy() -> None:
    bench = Bench()
    one, far = bench.minion(0, life=3), bench.minion(0, ELSEWHERE, life=3)
    tithe = cast_sorcery(bench, "penitents_tithe", "use", pick(far))
    assert (one.damage, far.damage) == (0, 1)
    assert bench.player(0).energy == 6 - 1 + 3
    assert bench.player(0).graveyard == [tithe]


@rule("SO-18.23.3", "SO-19.1.3")
def test_penitents_tithe_is_not_paid_by_the_dying() -> None:
    bench = Bench()
    dying = bench.minion(0, life=3, damage=2)
    cast_sorcery(bench, "penitents_tithe")
    assert bench.finished
    assert (dying.damage, bench.player(0).energy) == (2, 5)


def test_penitents_tithe_offers_only_minions_that_can_pay() -> None:
    bench = Bench()
    bench.minion(0, life=1)
    one, two = bench.minion(0, life=2), bench.minion(0, life=2)
    cast_sorcery(bench, "penitents_tithe", "use")
    assert picks(bench) == [one.card, two.card]


def test_penitents_tithe_may_be_refused() -> None:
    bench = Bench()
    one = bench.minion(0, life=3)
    cast_sorcery(bench, "penitents_tithe", "decline")
    assert (one.damage, bench.player(0).energy) == (0, 5)


def test_flagellants_scourge_gives_one_attack() -> None:
    bench = Bench()
    host = bench.minion(0, attack=1, life=1)
    cast_on(bench, host, "flagellants_scourge")
    assert numbers(bench, host) == (2, 1)
    assert (bench.player(0).omens, bench.player(0).energy) == (1, 5)


def test_flagellants_scourge_weakens_its_host_to_weaken_an_enemy_here() -> None:
    bench = Bench()
    host = bench.minion(0, attack=1, life=2)
    bench.attach(host, name="flagellants_scourge")
    foe, other = bench.minion(1, life=2), bench.minion(1, life=2)
    far = bench.minion(1, ELSEWHERE, life=2)
    fight(bench, host, "", "tactic")
    assert picks(bench) == [foe.card, other.card]
    bench.choose(pick(other))
    assert (host.damage, foe.damage, other.damage, far.damage) == (1, 0, 1, 0)


def test_flagellants_scourge_may_be_spared() -> None:
    bench = Bench()
    host = bench.minion(0, attack=1, life=2)
    bench.attach(host, name="flagellants_scourge")
    foe = bench.minion(1, life=2)
    fight(bench, host, "", "no-tactic")
    assert (host.damage, foe.damage) == (0, 0)


@rule("SO-18.23.3")
def test_flagellants_scourge_cannot_be_paid_with_the_last_life() -> None:
    bench = Bench()
    host = bench.minion(0, attack=1, life=2, damage=1)
    bench.attach(host, name="flagellants_scourge")
    foe = bench.minion(1, life=2)
    fight(bench, host)
    assert (host.damage, foe.damage) == (1, 0)


def test_laudanum_and_psalms_heals_two_anywhere_and_draws() -> None:
    bench = Bench()
    below, drawn = bench.grimoire(0), bench.grimoire(0)
    near, far = bench.minion(0, life=5, damage=1), bench.minion(0, ELSEWHERE, life=5, damage=3)
    bench.minion(1, life=5, damage=3)
    cast_sorcery(bench, "laudanum_and_psalms")
    assert picks(bench) == [near.card, far.card]
    bench.choose(pick(far))
    assert (near.damage, far.damage) == (1, 1)
    assert (bench.player(0).hand, bench.player(0).grimoire) == ([drawn], [below])
    assert bench.player(0).energy == 6 - 2


@rule("SO-19.1.1", "SO-18.9.1")
def test_laudanum_and_psalms_heals_no_more_damage_than_there_is() -> None:
    bench = Bench()
    drawn = bench.grimoire(0)
    scratched = bench.minion(0, life=5, damage=1)
    cast_sorcery(bench, "laudanum_and_psalms")
    assert scratched.damage == 0
    assert bench.player(0).hand == [drawn]


@rule("SO-19.1.1")
def test_laudanum_and_psalms_draws_without_a_minion_to_heal() -> None:
    bench = Bench()
    drawn = bench.grimoire(0)
    cast_sorcery(bench, "laudanum_and_psalms")
    assert bench.player(0).hand == [drawn]
