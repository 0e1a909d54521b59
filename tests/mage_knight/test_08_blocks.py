"""Combat with enemies: blocks (MK-8.5)."""

import pytest

from questhall.games.mage_knight.printed.cards import EnemyAbility
from questhall.games.mage_knight.printed.kinds import Element
from questhall.games.mage_knight.rules.combat.blocks import block_value
from questhall.games.mage_knight.rules.foes import attack_value, damage_dealt
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.fights import (
    gather,
    shield,
    wounds,
)
from tests.marks import example, rule, ruling


@example("MK-EX-75")
@rule("MK-8.5.5", "MK-8.5.6", "MK-17.1.2")
@ruling("2")
def test_inefficient_blocks_are_halved_together() -> None:
    bench = Bench()
    bench.fight(enemy(attack=6, element=Element.FIRE))
    bench.phase("block")
    shield(bench, 3, Element.ICE)
    shield(bench, 4)
    assert block_value(bench.combat, [Element.FIRE], False) == 5
    assert not bench.offers("block")
    shield(bench, 3, Element.FIRE)
    assert block_value(bench.combat, [Element.FIRE], False) == 6
    assert bench.offers("block")


@pytest.mark.parametrize(
    ("attack", "efficient"),
    [
        (Element.PHYSICAL, [Element.PHYSICAL, Element.FIRE, Element.ICE, Element.COLD_FIRE]),
        (Element.FIRE, [Element.ICE, Element.COLD_FIRE]),
        (Element.ICE, [Element.FIRE, Element.COLD_FIRE]),
        (Element.COLD_FIRE, [Element.COLD_FIRE]),
    ],
)
@rule("MK-8.5.5", "MK-17.1.1", "MK-17.1.2", "MK-17.1.3", "MK-17.1.4")
def test_which_blocks_are_efficient(attack: int, efficient: list[int]) -> None:
    for element in range(4):
        bench = Bench()
        bench.fight(enemy(attack=4, element=attack))
        bench.phase("block")
        shield(bench, 4, element)
        assert bench.offers("block") == (element in efficient)


@example("MK-EX-76")
@rule("MK-8.5.7", "MK-8.5.10", "MK-17.2.1")
@ruling("4")
def test_swift_needs_twice_the_block() -> None:
    bench = Bench()
    bench.fight(enemy(attack=4, abilities=EnemyAbility.SWIFT))
    bench.phase("block")
    shield(bench, 7)
    assert not bench.offers("block")
    bench.play("end-phase")
    assert damage_dealt(bench.combat, bench.combat.foes[0], 0) == 4
    other = Bench()
    other.fight(enemy(attack=4, abilities=EnemyAbility.SWIFT))
    other.phase("block")
    shield(other, 8)
    assert other.offers("block")


@rule("MK-8.5.4", "MK-8.5.8", "MK-8.5.1")
def test_a_blocked_enemy_is_still_there() -> None:
    bench = Bench()
    foe = bench.fight(enemy(armour=2, attack=1))[0]
    bench.hand("march", "march")
    bench.phase("block")
    bench.play("sideways", "block")
    assert not foe.defeated
    assert wounds(bench) == 0
    bench.phase("attack")
    gather(bench, 2)
    assert bench.offers("strike")


@example("MK-EX-02")
@rule("MK-8.5.12", "MK-4.6.2")
@ruling("3")
def test_one_block_stops_one_attack() -> None:
    bench = Bench()
    bench.hand("maximal_effect", "determination")
    bench.fight(enemy(attack=4, key="big"), enemy(attack=2, key="small"))
    bench.phase("block")
    bench.play("basic:maximal_effect")
    assert bench.block() == 6
    bench.play("block:big")
    assert bench.block() == 0
    assert not bench.offers("block:small")


@example("MK-EX-84")
@rule("MK-17.2.6", "MK-17.2.7")
@ruling("15")
def test_move_points_hinder_cumbersome_enemies() -> None:
    bench = Bench()
    foe = bench.fight(enemy(attack=7, abilities=EnemyAbility.CUMBERSOME))[0]
    bench.phase("block")
    bench.turn.move = 3
    bench.play("hinder", "hinder", "hinder")
    assert attack_value(bench.combat, foe, 0) == 4
    shield(bench, 4)
    assert bench.offers("block")
    other = Bench()
    other.fight(enemy(attack=7, abilities=EnemyAbility.CUMBERSOME))
    other.phase("block")
    other.turn.move = 7
    other.play(*["hinder"] * 7)
    other.phase("damage")
    assert other.ask().prompt == "attack"
