"""Advanced actions in fights."""

import pytest

from questhall.games.mage_knight.printed.cards import AttackDef, EnemyAbility
from questhall.games.mage_knight.printed.kinds import Resists, Site
from questhall.games.mage_knight.rules.foes import armour
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.cards.plain import ready_for


@pytest.mark.parametrize(("half", "plus"), [("basic", 2), ("strong", 3)])
def test_into_the_heat(half: str, plus: int) -> None:
    bench = Bench()
    bench.hand("into_the_heat")
    bench.mana("red")
    foe = bench.fight(enemy(armour=20, attack=4))[0]
    assert not bench.offers(f"{half}:into_the_heat")
    bench.unit("utem_swordsmen")
    bench.unit("utem_swordsmen")
    bench.play(f"{half}:into_the_heat", "end-phase")
    bench.play("activate:utem_swordsmen#0")
    assert bench.points() == {"block": 3 + plus}
    bench.phase("damage")
    bench.play("suffer")  # no unit may take the damage, so the hero does
    assert bench.keys(bench.hero.hand) == ["wound", "wound"]
    assert not any(unit.wounded for unit in bench.hero.units)
    bench.play("activate:utem_swordsmen#0")
    assert bench.attack() == 3 + plus
    assert not foe.defeated


def test_into_the_heat_is_played_at_the_start_of_a_fight() -> None:
    bench = ready_for("ranged")
    bench.unit("utem_swordsmen")
    bench.hand("into_the_heat", "swift_bolt")
    bench.mana("white")
    assert bench.offers("basic:into_the_heat")
    bench.play("strong:swift_bolt")
    assert not bench.offers("basic:into_the_heat")
    bench.phase("block")
    assert not bench.offers("basic:into_the_heat")


@pytest.mark.parametrize(
    ("resistances", "printed", "left"), [(0, 6, 3), (0, 2, 1), (Resists.ICE, 6, 6)]
)
def test_ice_shield_lowers_armour(resistances: int, printed: int, left: int) -> None:
    bench = Bench()
    foe = bench.fight(enemy(printed, 3, resistances=resistances))[0]
    bench.phase("block")
    bench.hand("ice_shield")
    bench.mana("blue")
    bench.play("strong:ice_shield", "block")
    assert armour(bench.realm, bench.combat, foe) == left


def test_ice_shield_that_does_not_block_lowers_nothing() -> None:
    bench = Bench()
    foes = bench.fight(enemy(6, 4), enemy(6, 2))
    bench.phase("block")
    bench.hand("ice_shield", "determination")
    bench.mana("blue", "blue")
    bench.play("strong:ice_shield", "block#0", "strong:determination", "block#0")
    assert [armour(bench.realm, bench.combat, foe) for foe in foes] == [6, 3]


def test_ice_shield_needs_all_attacks_blocked() -> None:
    kind = enemy(6, 3)
    kind.attacks = [AttackDef(3), AttackDef(2)]
    bench = Bench()
    foe = bench.fight(kind)[0]
    bench.phase("block")
    bench.hand("ice_shield", "determination")
    bench.mana("blue")
    bench.play("strong:ice_shield", "block#0")
    assert armour(bench.realm, bench.combat, foe) == 6
    assert bench.combat.blocked == 0
    bench.play("basic:determination", "block#1")
    assert armour(bench.realm, bench.combat, foe) == 3
    assert bench.combat.blocked == 1


def test_shield_bash_counts_twice_against_swift() -> None:
    bench = Bench()
    bench.fight(enemy(attack=3, abilities=EnemyAbility.SWIFT))
    bench.phase("block")
    bench.hand("shield_bash")
    bench.play("basic:shield_bash")
    assert bench.offers("block")


@pytest.mark.parametrize(("abilities", "left"), [(0, 6 - 2), (EnemyAbility.SWIFT, 6 - 4)])
def test_shield_bash_lowers_armour_by_its_surplus(abilities: int, left: int) -> None:
    bench = Bench()
    foe = bench.fight(enemy(6, 3, abilities=abilities))[0]
    bench.phase("block")
    bench.hand("shield_bash")
    bench.mana("blue")
    bench.play("strong:shield_bash", "block")
    assert armour(bench.realm, bench.combat, foe) == left


@pytest.mark.parametrize(("half", "attack"), [("basic", 2 + 4), ("strong", 4 + 6)])
def test_counterattack_counts_blocked_enemies(half: str, attack: int) -> None:
    bench = Bench()
    bench.fight(enemy(20, 2), enemy(20, 2), enemy(20, 9))
    bench.phase("block")
    bench.hand("determination", "determination", "counterattack")
    bench.mana("red")
    bench.play("basic:determination", "block:foe", "basic:determination", "block:foe")
    bench.phase("attack")
    bench.play(f"{half}:counterattack")
    assert bench.points() == {"attack": attack}


@pytest.mark.parametrize(("half", "fame"), [("basic", 2), ("strong", 3)])
def test_chivalry_earns_reputation(half: str, fame: int) -> None:
    bench = Bench()
    bench.fight(enemy(2, fame=2), enemy(2, fame=2))
    bench.phase("attack")
    bench.hand("chivalry", "rage")
    bench.mana("white")
    bench.play(f"{half}:chivalry", "choose-effect#1", "strike:foe")
    assert (bench.hero.fame, bench.hero.reputation) == (fame, 1)
    bench.play("basic:rage", "strike:foe")  # no longer by that attack
    assert (bench.hero.fame, bench.hero.reputation) == (fame + 2, 1)


def test_dodge_and_weave() -> None:
    bench = Bench()
    foe = bench.fight(enemy(9, 4))[0]
    bench.hand("dodge_and_weave")
    bench.phase("block")
    bench.play("basic:dodge_and_weave")
    assert foe.attack_change == [-2]
    bench.phase("attack")
    bench.play("convert")
    assert bench.points() == {"attack": 1}
    assert not bench.offers("convert")


def test_dodge_and_weave_after_a_wound() -> None:
    bench = Bench()
    bench.fight(enemy(9, 4))
    bench.hand("dodge_and_weave")
    bench.phase("block")
    bench.play("basic:dodge_and_weave", "end-phase", "suffer")
    assert not bench.offers("convert")


def test_dodge_and_weave_strong_on_two_attacks_or_one() -> None:
    for choices, changes in (
        (("choose-effect#0", "aim:foe"), [-4, 0]),
        (("choose-effect#1", "aim:foe", "aim:other"), [-2, -2]),
    ):
        bench = Bench()
        foes = bench.fight(enemy(9, 5), enemy(9, 5, key="other"))
        bench.hand("dodge_and_weave")
        bench.mana("white")
        bench.play("strong:dodge_and_weave", *choices)
        assert [foe.attack_change[0] for foe in foes] == changes
        bench.phase("attack")
        bench.play("convert")
        assert bench.points() == {"attack": 2}


def test_force_of_nature_makes_a_unit_resist() -> None:
    bench = Bench()
    bench.fight(enemy(9, 5))
    swordsmen = bench.unit("utem_swordsmen")  # armour 4
    bench.hand("force_of_nature")
    bench.phase("damage")
    bench.play("basic:force_of_nature", "suffer", "assign-unit:utem_swordsmen")
    assert len(swordsmen.wounds) == 1
    assert bench.hero.hand == []  # 5 - 4 - 4: nothing is left for the hero


def test_force_of_nature_needs_a_unit_that_can_use_it() -> None:
    bench = Bench()
    bench.fight(enemy())
    bench.hand("force_of_nature")
    assert not bench.offers("basic:force_of_nature")
    unit = bench.unit("utem_swordsmen")
    assert bench.offers("basic:force_of_nature")
    assert not unit.kind.resistances & Resists.PHYSICAL
    bench.combat.no_units = True
    assert not bench.offers("basic:force_of_nature")


def test_move_cards_slow_down_cumbersome_enemies() -> None:
    bench = Bench()
    bench.fight(enemy(attack=2, abilities=EnemyAbility.CUMBERSOME))
    bench.phase("block")
    bench.hand("refreshing_walk", "wound")
    bench.play("basic:refreshing_walk")
    assert bench.points() == {"move": 2}  # no healing in a fight
    bench.play("hinder", "hinder")
    assert bench.combat.blocked == 1


def test_gold_does_not_work_in_a_dungeon() -> None:
    bench = Bench()
    bench.fight(enemy())
    bench.paint(bench.hero.space, "plains", Site.DUNGEON)
    bench.combat.night_rules = True
    bench.hand("swift_bolt")
    bench.mana("gold")
    assert not bench.offers("strong:swift_bolt")
