"""Combat with enemies: damage (MK-8.6)."""

from questhall.games.mage_knight.printed.cards import EnemyAbility
from questhall.games.mage_knight.printed.kinds import Element, Resists, Site
from questhall.games.mage_knight.rules.cards.gaining import draw
from questhall.games.mage_knight.rules.cards.wounds import wounds_in
from questhall.games.mage_knight.rules.foes import armour
from questhall.games.mage_knight.rules.round.end_of_turn import drawing_limit
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.fights import put_site, soldier, suffer, wounds
from tests.marks import example, rule, ruling


@example("MK-EX-77")
@rule("MK-8.6.2", "MK-8.6.9", "MK-17.2.2")
@ruling("5")
def test_brutal_attacks_deal_double_damage() -> None:
    bench = Bench()
    bench.fight(enemy(attack=4, abilities=EnemyAbility.BRUTAL))
    suffer(bench, armour=3)
    assert wounds(bench) == 3


@example("MK-EX-16")
@rule("MK-8.6.5", "MK-8.6.3")
@ruling("21")
def test_one_point_wounds_a_unit() -> None:
    bench = Bench()
    unit = bench.unit(soldier(7))
    bench.fight(enemy(attack=1))
    bench.phase("damage")
    bench.play("suffer", "assign-unit")
    assert unit.wounded
    assert wounds(bench) == 0


@rule("MK-8.6.4")
def test_spent_units_take_damage_but_wounded_ones_do_not() -> None:
    bench = Bench()
    spent = bench.unit(soldier(2), ready=False)
    hurt = bench.unit(soldier(2), wounds=1)
    bench.fight(enemy(attack=1))
    bench.phase("damage")
    bench.play("suffer")
    assert bench.offers(f"assign-unit:{spent.card}")
    assert not bench.offers(f"assign-unit:{hurt.card}")


@example("MK-EX-78")
@rule("MK-8.6.6", "MK-8.6.7", "MK-8.6.8", "MK-17.5.1")
@ruling("21")
def test_resistant_units_absorb_twice() -> None:
    bench = Bench()
    unit = bench.unit(soldier(4, Resists.FIRE))
    bench.fight(enemy(attack=7, element=Element.FIRE))
    bench.phase("damage")
    bench.play("suffer", "assign-unit")
    assert len(unit.wounds) == 1
    assert wounds(bench) == 0
    other = Bench()
    spared = other.unit(soldier(4, Resists.FIRE))
    other.fight(
        enemy(attack=4, element=Element.FIRE, key="one"),
        enemy(attack=1, element=Element.FIRE, key="two"),
    )
    other.phase("damage")
    other.play("suffer:one", "assign-unit")
    assert not spared.wounded
    assert wounds(other) == 0
    other.play("suffer:two")
    assert wounds(other) == 1


@rule("MK-17.5.4")
def test_both_resistances_help_against_cold_fire() -> None:
    bench = Bench()
    unit = bench.unit(soldier(4, Resists.FIRE | Resists.ICE))
    bench.fight(enemy(attack=4, element=Element.COLD_FIRE))
    bench.phase("damage")
    bench.play("suffer", "assign-unit")
    assert not unit.wounded


@example("MK-EX-79")
@rule("MK-8.6.13", "MK-17.2.3")
@ruling("19")
def test_poison_fills_the_discard_pile_too() -> None:
    bench = Bench()
    bench.fight(enemy(attack=5, abilities=EnemyAbility.POISON))
    suffer(bench, armour=2)
    assert wounds(bench) == 3
    assert len(wounds_in(bench.realm, bench.hero.discard)) == 3
    assert bench.combat.wounds == 3


@rule("MK-8.6.13")
@ruling("19")
def test_a_poisoned_unit_has_two_wounds() -> None:
    bench = Bench()
    unit = bench.unit(soldier(3))
    bench.fight(enemy(attack=2, abilities=EnemyAbility.POISON))
    bench.phase("damage")
    bench.play("suffer", "assign-unit")
    assert len(unit.wounds) == 2


@example("MK-EX-80")
@rule("MK-8.6.14", "MK-17.2.4")
@ruling("20")
def test_paralysis_destroys_wounded_units() -> None:
    bench = Bench()
    bench.unit(soldier(6))
    bench.fight(enemy(attack=3, abilities=EnemyAbility.PARALYZE))
    bench.phase("damage")
    bench.play("suffer", "assign-unit")
    assert bench.hero.units == []
    assert wounds(bench) == 0
    other = Bench()
    unit = other.unit(soldier(3, Resists.ICE))
    other.fight(enemy(attack=3, element=Element.ICE, abilities=EnemyAbility.PARALYZE))
    other.phase("damage")
    other.play("suffer", "assign-unit")
    assert other.hero.units == [unit]
    assert not unit.wounded


@rule("MK-8.6.14", "MK-21.7")
@ruling("20")
def test_a_paralysed_hero_drops_the_hand() -> None:
    bench = Bench()
    bench.hand("march", "rage")
    bench.fight(enemy(attack=1, abilities=EnemyAbility.PARALYZE))
    suffer(bench)
    assert bench.keys(bench.hero.hand) == ["wound"]
    assert sorted(bench.keys(bench.hero.discard)) == ["march", "rage"]


@example("MK-EX-81")
@rule("MK-8.6.10", "MK-8.6.12")
@ruling("22")
def test_knock_out_counts_the_plain_hand_limit() -> None:
    bench = Bench()
    bench.hand("march", "rage")
    unit = bench.unit("peasants")
    for number in (1, 2):
        keep = bench.realm.places[put_site(bench, Site.KEEP, number=number)]
        keep.conquered, keep.shields = True, [0]
    bench.fight(enemy(attack=10))
    assert drawing_limit(bench.realm, bench.hero) == 7
    bench.phase("damage")
    bench.play("suffer", "assign-hero")
    assert wounds(bench) == 5
    assert bench.combat.knocked_out
    assert bench.keys(bench.hero.hand) == ["wound"] * 5
    bench.phase("attack")
    assert bench.offers(f"activate:{unit.card}")


@example("MK-EX-04")
@rule("MK-8.6.11")
@ruling("22")
def test_self_inflicted_wounds_count_for_the_knock_out() -> None:
    bench = Bench()
    bench.hand("blood_rage", "march")
    bench.fight(enemy(armour=20, attack=8))
    bench.phase("damage")
    bench.play("suffer")
    assert wounds(bench) == 4
    assert not bench.combat.knocked_out
    bench.phase("attack")
    bench.play("basic:blood_rage", "choose-effect#1")
    assert bench.combat.knocked_out
    assert bench.keys(bench.hero.hand) == ["wound"] * 5


@rule("MK-8.6.17", "MK-17.2.5")
@ruling("17")
def test_assassins_reach_the_hero() -> None:
    bench = Bench()
    unit = bench.unit(soldier(9))
    bench.fight(enemy(attack=3, abilities=EnemyAbility.ASSASSIN))
    suffer(bench, armour=2)
    assert wounds(bench) == 2
    assert not unit.wounded


@example("MK-EX-85")
@rule("MK-17.2.8", "MK-8.6.17")
@ruling("16")
def test_vampires_grow() -> None:
    bench = Bench()
    foe = bench.fight(enemy(armour=4, attack=4, abilities=EnemyAbility.VAMPIRIC))[0]
    suffer(bench, armour=2)
    assert wounds(bench) == 2
    assert armour(bench.realm, bench.combat, foe) == 6


@rule("MK-8.6.1", "MK-8.6.16", "MK-21.3")
def test_the_player_orders_the_damage() -> None:
    bench = Bench()
    bench.fight(enemy(attack=1, key="one"), enemy(attack=3, key="two"))
    bench.phase("damage")
    assert bench.options() == ["suffer:one#0", "suffer:two#0"]
    bench.play("suffer:two")
    assert wounds(bench) == 2
    bench.play("suffer:one")
    assert wounds(bench) == 3
    bench.ask()
    assert bench.realm.next_step == "attack"


@rule("MK-8.3.4", "MK-8.3.9")
def test_special_effects_in_the_damage_phase_but_no_healing() -> None:
    bench = Bench()
    bench.hand("concentration", "tranquility", "wound")
    bench.fight(enemy(attack=3, key="one"), enemy(attack=3, key="two"))
    bench.phase("damage")
    assert bench.offers("basic:concentration")
    assert not bench.offers("basic:tranquility")


@rule("MK-5.4.2", "MK-8.6.14")
def test_what_paralysis_took_need_not_be_discarded_again() -> None:
    bench = Bench()
    bench.hand("march")
    bench.deck("rage", "rage")
    bench.fight(enemy(attack=1, abilities=EnemyAbility.PARALYZE))
    suffer(bench)
    draw(bench.realm, bench.hero, 1)
    bench.phase("afterwards")
    bench.play("end-turn")
    assert bench.offers("keep-rest")
