"""Wounds and healing (MK-10)."""

from questhall.games.mage_knight.printed.kinds import Site
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.fights import gather, soldier, wounds
from tests.marks import example, rule, ruling


@rule("MK-10.1.2", "MK-5.7.3")
def test_a_wound_stays_in_hand() -> None:
    bench = Bench()
    bench.hand("wound", "march")
    bench.deck(*["rage"] * 9)
    assert not any("wound" in option for option in bench.options())
    bench.play("sideways:march")
    bench.end_turn("keep-rest")
    assert wounds(bench) == 1
    assert len(bench.hero.hand) == 5  # it takes up room


@rule("MK-10.1.3", "MK-10.1.4", "MK-3.2.15")
def test_wounds_are_shuffled_into_the_deck_of_the_new_round() -> None:
    bench = Bench()
    bench.hand("wound")
    bench.discarded("wound", "march")
    pile = len(bench.realm.wounds)
    bench.begin("round")
    everything = bench.keys(bench.hero.hand + bench.hero.deck)
    assert sorted(everything) == ["march", "wound", "wound"]
    assert len(bench.realm.wounds) == pile


@rule("MK-10.2.1", "MK-10.2.2", "MK-3.2.14")
def test_a_wounded_unit_rests_until_it_is_healed() -> None:
    bench = Bench()
    unit = bench.unit("peasants", ready=False, wounds=1)
    bench.deck("march")
    bench.begin("round")
    assert unit.ready
    assert unit.wounded
    bench.turn.phase = 1
    bench.phase("moving")
    assert not bench.offers("activate")
    bench.turn.healing = 1
    bench.play("heal-unit:peasants")
    assert bench.offers("activate:peasants")
    fight = Bench()
    fight.unit("peasants", wounds=1)
    fight.fight(enemy(attack=3))
    fight.phase("damage")
    fight.play("suffer")
    assert wounds(fight) == 2  # nobody else could take the damage


@rule("MK-10.3.1", "MK-10.3.2", "MK-10.3.3", "MK-10.3.4", "MK-10.3.5", "MK-10.3.6")
def test_healing_points_of_a_turn_are_pooled_and_spent() -> None:
    bench = Bench()
    bench.hand("tranquility", "wound")
    unit = bench.unit(soldier(3, level=2), wounds=2)
    pile = len(bench.realm.wounds)
    bench.mana("green")
    bench.unit("herbalists")
    bench.play("activate:herbalists#0")
    assert bench.turn.healing == 2
    bench.talk(Site.VILLAGE)
    bench.turn.influence = 3
    bench.play("buy-healing", "basic:tranquility")
    assert bench.turn.healing == 4
    bench.play("heal-unit:soldier")
    assert bench.turn.healing == 2
    assert unit.wounded  # two wounds, healed one by one
    bench.play("heal-hand")
    assert bench.turn.healing == 1
    assert wounds(bench) == 0
    assert not bench.offers("heal-unit:soldier")  # of level 2
    bench.turn.healing = 2
    bench.play("heal-unit:soldier")
    assert not unit.wounded
    assert len(bench.realm.wounds) == pile + 3


@example("MK-EX-94")
@rule("MK-10.3.7", "MK-10.3.8")
@ruling("23")
def test_healing_works_after_a_fight_but_not_in_it() -> None:
    bench = Bench()
    bench.hand("wound", "tranquility")
    bench.turn.healing = 1
    bench.fight(enemy(armour=2, attack=0))
    assert bench.turn.healing == 0
    for phase in ("ranged", "block", "attack"):
        bench.phase(phase)
        assert not bench.offers("heal-hand")
        assert not bench.offers("basic:tranquility")
    gather(bench, 2)
    bench.play("strike")
    bench.play("basic:tranquility", "heal-hand")
    assert bench.hero.hand == []


@rule("MK-10.3.10")
def test_an_effect_that_heals_a_unit_takes_one_wound() -> None:
    bench = Bench()
    unit = bench.unit(soldier(3, level=3), wounds=2)
    bench.skill("norowas_inspiration")
    bench.play("skill:norowas_inspiration")
    assert len(unit.wounds) == 1
