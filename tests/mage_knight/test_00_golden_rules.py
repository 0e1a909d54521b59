"""The golden rules (MK-0), and rules of fights and tactics that follow from them."""

from questhall.games.mage_knight.effects import boons_of_movement
from questhall.games.mage_knight.printed.cards import EnemyAbility
from questhall.games.mage_knight.printed.kinds import Terrain
from questhall.games.mage_knight.rules.cards.gaining import draw
from questhall.games.mage_knight.rules.cards.mana import usable_dice
from questhall.games.mage_knight.rules.foes import armour
from questhall.games.mage_knight.rules.map.movement import cost_of
from questhall.games.mage_knight.rules.round.rounds import choose_tactic
from questhall.games.mage_knight.state.boons import add_boon
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.fights import gather
from tests.mage_knight.scenarios.stage import answer
from tests.marks import rule, ruling


@rule("MK-0.1.2")
def test_a_card_beats_the_general_rules() -> None:
    bench = Bench()
    lake = bench.paint(bench.beside(), "lake")
    bench.turn.move = 9
    assert not bench.offers(f"step@{lake}")
    bench.hand("frost_bridge")
    bench.mana("blue")
    bench.play("strong:frost_bridge")
    assert bench.offers(f"step@{lake}#1")


@rule("MK-0.1.4")
def test_a_hero_who_cannot_pay_cannot_play() -> None:
    bench = Bench()
    bench.hand("improvisation", "march")
    bench.crystals("green")
    assert bench.offers("basic:improvisation")
    assert not bench.offers("strong:improvisation")  # no red mana
    bench.play("sideways:march")
    assert not bench.offers("basic:improvisation")  # nothing left to discard


@rule("MK-0.1.5")
def test_a_hero_takes_only_what_is_there() -> None:
    bench = Bench()
    bench.deck("march")
    bench.discarded("rage", "rage")
    assert draw(bench.realm, bench.hero, 3) == 1
    assert bench.keys(bench.hero.hand) == ["march"]
    assert len(bench.hero.discard) == 2  # not reshuffled


@rule("MK-0.1.6", "MK-6.7.1")
def test_a_change_takes_effect_at_once_and_for_this_turn() -> None:
    bench = Bench()
    hills = bench.paint(bench.beside(), "hills")
    bench.hand("path_finding")
    bench.deck("march")
    assert cost_of(bench.realm, hills) == 3
    bench.play("basic:path_finding")
    assert cost_of(bench.realm, hills) == 2
    bench.end_turn()
    bench.begin("turn")
    assert cost_of(bench.realm, hills) == 3


@rule("MK-0.1.7")
def test_costs_and_armour_have_a_floor() -> None:
    bench = Bench()
    space = bench.paint(bench.beside(), "plains")
    add_boon(bench.realm, boons_of_movement.Cheaper, -1, 9).terrains = 1 << Terrain.PLAINS
    assert cost_of(bench.realm, space) == 0
    fight = Bench()
    foe = fight.fight(enemy(armour=2))[0]
    foe.armour_change = -9
    assert armour(fight.realm, fight.combat, foe) == 1


@rule("MK-16.2")
def test_a_turn_has_any_number_of_special_effects_but_one_die() -> None:
    bench = Bench()
    bench.hand("crystallize", "crystallize", "march", "tranquility")
    bench.mana("red", "white")
    bench.source("green", "green", "green")
    bench.play("basic:crystallize", "colour:red")
    bench.play("basic:crystallize", "colour:white", "strong:march")
    assert sum(bench.hero.crystals) == 2
    assert not bench.offers("strong:tranquility")


# -- fights --------------------------------------------------------------------------


@rule("MK-8.4.12")
def test_an_attack_that_falls_short_may_be_raised() -> None:
    bench = Bench()
    foe = bench.fight(enemy(armour=5))[0]
    bench.phase("attack")
    gather(bench, 3)
    assert not bench.offers("strike")
    bench.hand("rage")
    bench.play("basic:rage", "strike")
    assert foe.defeated


@rule("MK-8.5.11")
def test_other_effects_of_a_block_happen_even_if_it_fails() -> None:
    bench = Bench()
    bench.fight(enemy(attack=9))
    unit = bench.unit("utem_swordsmen")
    bench.phase("block")
    bench.play("activate:utem_swordsmen#1")
    assert bench.block() == 6
    assert not bench.offers("block")
    bench.play("end-phase")
    assert unit.wounded


@rule("MK-17.3.4")
@ruling("11")
def test_arcane_immunity() -> None:
    for abilities in (0, EnemyAbility.ARCANE_IMMUNITY):
        bench = Bench()
        bench.fight(enemy(abilities=abilities))
        bench.hand("chill")  # cancels an enemy's attack
        bench.mana("blue")
        assert bench.offers("basic:chill") == (not abilities)
    bench.phase("attack")
    gather(bench, 3)
    bench.play("strike")
    assert bench.combat.foes[0].defeated


# -- tactics -------------------------------------------------------------------------


@rule("MK-19.2")
def test_a_tactic_for_one_use_is_turned_face_down() -> None:
    bench = Bench()
    bench.tactic("the_right_moment")
    bench.play("right-moment")
    assert bench.hero.tactic_used
    assert not bench.offers("right-moment")


@rule("MK-19.3")
def test_a_stolen_die_is_missing_from_the_source() -> None:
    bench = Bench(rivals=["norowas"])
    realm = bench.realm
    bench.source("red", "blue", "black", "gold")
    realm.choosers = [0]
    realm.tactics = [card for card in realm.tactics if realm.cards[card].key == "mana_steal"]
    answer(choose_tactic(realm), "tactic", "steal-die")
    assert realm.source[0].owner == 0
    realm.day = True
    assert usable_dice(realm, realm.heroes[0], 0) == [0, 3]
    assert usable_dice(realm, realm.heroes[1], 0) == [3]
    bench.begin("round")
    assert [die.owner for die in realm.source] == [-1] * 4
