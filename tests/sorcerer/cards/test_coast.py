"""The Coast: what the tide takes and brings."""

from tests.marks import rule
from tests.sorcerer.bench import Bench
from tests.sorcerer.cards import (
    ELSEWHERE,
    HERE,
    cast,
    fight,
    numbers,
    pick,
    picks,
    slay,
    with_skill,
)


@rule("SO-6.2.9", "SO-6.2.4", "SO-18.9.2")
def test_ebb_tide_restores_one_on_your_side_here() -> None:
    bench = with_skill("coast")
    for field in (HERE, ELSEWHERE):
        bench.set_track(field, 0, 5)
        bench.set_track(field, 1, 5)
    attacker = bench.minion(0)
    bench.minion(1)
    fight(bench, attacker)
    assert (bench.track(HERE, 0), bench.track(ELSEWHERE, 0)) == (4, 5)
    assert (bench.track(HERE, 1), bench.track(ELSEWHERE, 1)) == (5, 5)
    assert bench.player(0).skill_ready[2] is False


@rule("SO-6.2.5")
def test_ebb_tide_works_once_a_round() -> None:
    bench = with_skill("coast")
    bench.set_track(HERE, 0, 5)
    first, second = bench.minion(0), bench.minion(0)
    bench.minion(1)
    fight(bench, first)
    fight(bench, second)
    assert bench.track(HERE, 0) == 4


def test_ebb_tide_needs_the_avatar() -> None:
    bench = with_skill("coast", avatar=ELSEWHERE)
    bench.set_track(HERE, 0, 5)
    attacker = bench.minion(0)
    bench.minion(1)
    fight(bench, attacker)
    assert bench.track(HERE, 0) == 5
    assert bench.player(0).skill_ready[2] is True


def test_peg_saltmarrow_heals_when_an_enemy_is_destroyed_here() -> None:
    bench = Bench()
    peg = bench.minion(0, name="peg_saltmarrow", damage=2)
    slay(bench, bench.minion(0), bench.minion(1))
    assert (peg.damage, numbers(bench, peg)) == (1, (4, 3))


def test_peg_saltmarrow_heals_neither_for_friends_nor_for_deaths_elsewhere() -> None:
    bench = Bench()
    peg = bench.minion(0, name="peg_saltmarrow", damage=2)
    slay(bench, bench.minion(1), bench.minion(0))
    slay(bench, bench.minion(0, ELSEWHERE), bench.minion(1, ELSEWHERE))
    assert peg.damage == 2


@rule("SO-18.19.2")
def test_peg_saltmarrow_must_weaken_an_enemy_here_when_she_attacks() -> None:
    bench = Bench()
    peg = bench.minion(0, name="peg_saltmarrow")
    one, two = bench.minion(1, life=2), bench.minion(1, life=2)
    bench.minion(1, ELSEWHERE, life=2)
    fight(bench, peg)
    assert bench.offered == [f"pick:{one.card}@old_london", f"pick:{two.card}@old_london"]
    bench.choose(pick(two))
    assert (one.damage, two.damage, bench.dice_rolled) == (0, 1, 4)


def test_barnacle_midwife_heals_two_from_another_of_your_minions_here() -> None:
    bench = Bench()
    one, two = bench.minion(0, life=5, damage=3), bench.minion(0, life=5, damage=1)
    bench.minion(0, ELSEWHERE, life=5, damage=3)
    bench.minion(1, life=5, damage=3)
    midwife = cast(bench, "barnacle_midwife")
    assert picks(bench) == [one.card, two.card]
    bench.choose(pick(one))
    assert (one.damage, two.damage) == (1, 1)
    assert numbers(bench, midwife) == (3, 3)


def test_barnacle_midwife_cannot_help_herself() -> None:
    bench = Bench()
    far = bench.minion(0, ELSEWHERE, life=5, damage=3)
    cast(bench, "barnacle_midwife")
    assert bench.finished
    assert bench.events("healed") == []
    assert far.damage == 3


def test_fogbank_witch_brings_an_omen() -> None:
    bench = Bench()
    witch = cast(bench, "fogbank_witch")
    assert (numbers(bench, witch), bench.player(0).omens, bench.player(0).energy) == ((4, 3), 2, 2)


def test_lighthouse_saint_draws_a_card_when_destroyed() -> None:
    bench = Bench()
    below, drawn = bench.grimoire(0), bench.grimoire(0)
    saint = bench.minion(0, name="lighthouse_saint", damage=1)
    slay(bench, bench.minion(1), saint)
    assert (bench.player(0).hand, bench.player(0).grimoire) == ([drawn], [below])


def test_lighthouse_saint_flies() -> None:
    bench = Bench()
    saint = cast(bench, "lighthouse_saint", field=0)
    assert numbers(bench, saint) == (2, 2)
    bench.act(0, f"reinforce:{saint.card}@whitechapel", "stay")
    assert saint.field == ELSEWHERE


def test_bilge_crawler_has_three_attack_and_one_life_for_two_energy() -> None:
    bench = Bench()
    crawler = cast(bench, "bilge_crawler")
    assert numbers(bench, crawler) == (3, 1)
    assert (bench.player(0).energy, bench.player(0).omens) == (4, 1)
