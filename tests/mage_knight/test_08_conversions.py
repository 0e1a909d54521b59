"""Points of one kind used as another (MK-5.6.8): as many and as often as the player likes."""

from questhall.games.mage_knight.effects import boons_of_combat
from questhall.games.mage_knight.printed.cards import AttackDef, EnemyAbility
from questhall.games.mage_knight.printed.kinds import Element
from questhall.games.mage_knight.state.boons import add_boon
from questhall.games.mage_knight.state.combat import AttackState
from tests.mage_knight.bench import Bench, enemy
from tests.marks import rule


def agile() -> Bench:
    """Play Agility with mana in the ranged phase: 4 Move."""
    bench = Bench()
    bench.hand("agility")
    bench.mana("white")
    return bench


@rule("MK-5.6.8")
def test_some_movement_is_used_now_and_some_in_a_later_phase() -> None:
    bench = agile()
    archer, _ = bench.fight(enemy(armour=1, key="archer"), enemy(armour=2, attack=0, key="orc"))
    bench.play("strong:agility", "convert#1", "strike:archer")
    assert archer.defeated
    assert bench.turn.move == 2
    bench.phase("attack")
    bench.play("convert#2")
    assert bench.offers("strike:orc")


@rule("MK-5.6.8")
def test_movement_is_spread_over_several_attacks() -> None:
    bench = agile()
    bench.fight(
        enemy(armour=1, key="soft"), enemy(armour=3, resistances=1 << Element.PHYSICAL, key="other")
    )
    bench.phase("attack")
    bench.play("strong:agility", "convert#1", "strike:soft")
    assert bench.turn.move == 3
    assert bench.points() == {"move": 3}


@rule("MK-5.6.8", "MK-17.2.6")
def test_movement_hinders_one_enemy_and_strikes_with_the_rest() -> None:
    bench = agile()
    bench.fight(enemy(armour=2, attack=2, abilities=EnemyAbility.CUMBERSOME))
    bench.phase("block")
    bench.play("strong:agility", "hinder", "hinder")
    bench.phase("attack")
    bench.play("convert#2", "strike")
    assert len(bench.turn.defeated) == 1


@rule("MK-5.6.8")
def test_influence_blocks_one_attack_after_the_other() -> None:
    bench = Bench()
    bench.hand("diplomacy")
    bench.mana("white")
    bench.fight(
        enemy(attack=1, element=Element.FIRE, key="a"),
        enemy(attack=3, element=Element.FIRE, key="b"),
    )
    bench.phase("block")
    bench.play("strong:diplomacy", f"element:{Element.ICE}", "convert-block#1", "block:a")
    bench.play("convert-block#3", "block:b")
    assert bench.combat.blocked == 2


def test_influence_becomes_block_of_either_element() -> None:
    """Two effects of Diplomacy in one turn."""
    bench = Bench()
    bench.fight(enemy())
    bench.phase("block")
    for element in (Element.FIRE, Element.ICE):
        add_boon(bench.realm, boons_of_combat.InfluenceAsBlock, -1).element = element
    bench.turn.influence = 2
    bench.play(f"convert-block@{Element.ICE}#1", f"convert-block@{Element.FIRE}#1")
    assert bench.points() == {"fire block": 1, "ice block": 1}


@rule("MK-5.5.3")
def test_agility_saves_its_points_before_the_damage() -> None:
    """A hand can be lost to damage; move points cannot."""
    bench = agile()
    bench.hand("march")
    bench.fight(enemy(armour=4, attack=1))
    bench.phase("damage")
    bench.play("basic:agility", "basic:march", "suffer")
    assert bench.turn.move == 4
    assert bench.offers("convert#4")


@rule("MK-5.5.3")
def test_diplomacy_pays_heroes_in_the_ranged_phase() -> None:
    bench = Bench()
    bench.hand("diplomacy")
    bench.unit("heroes_white")
    bench.mana("white")
    bench.fight(enemy(), keep=True)
    bench.play("basic:diplomacy", "activate:heroes_white#1")
    assert bench.points() == {"ranged attack": 7}


# -- what was promised -----------------------------------------------------------------


def test_promised_attacks_come_in_any_order() -> None:
    """A possessed enemy with two attacks."""
    bench = Bench(day=False)
    bench.hand("charm")
    bench.mana("white", "black")
    slave = enemy(armour=9, key="slave")
    slave.attacks = [AttackDef(2, Element.FIRE), AttackDef(3, Element.ICE)]
    bench.fight(slave, enemy(armour=3, key="other"))
    bench.play("strong:charm", "aim:slave")
    bench.phase("attack")
    assert bench.offers(f"convert-attack@{Element.FIRE}#2")
    bench.play(f"convert-attack@{Element.ICE}#3", "strike:other")
    assert len(bench.turn.defeated) == 1
    assert bench.offers(f"convert-attack@{Element.FIRE}#2")


@rule("MK-8.5.12", "MK-17.4.1")
def test_two_blocks_stop_two_attacks_of_one_enemy() -> None:
    bench = Bench()
    bench.hand("shield_of_the_fallen_kings")
    twice = enemy(key="twice")
    twice.attacks = [AttackDef(4), AttackDef(3)]
    foe = bench.fight(twice)[0]
    bench.phase("block")
    bench.play("basic:shield_of_the_fallen_kings", "choose-effect#1", "block#0")
    bench.play("convert", "block#1")
    assert foe.attacks == [AttackState.BLOCKED, AttackState.BLOCKED]
