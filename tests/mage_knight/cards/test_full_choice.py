"""Effects offer every choice that their text offers."""

import pytest

from questhall.games.mage_knight.printed.cards import EnemyDef
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.fights import summoner
from tests.marks import rule


def test_dodge_and_weave_needs_no_attack_to_weaken() -> None:
    for phase, foe in (("ranged", summoner()), ("attack", enemy())):
        bench = Bench()
        bench.hand("dodge_and_weave")
        bench.fight(foe)
        bench.phase(phase)
        bench.play("basic:dodge_and_weave")
        bench.phase("attack")
        bench.play("convert#1")
        assert bench.points() == {"attack": 1}


def test_dodge_and_weave_gives_no_attack_to_the_wounded() -> None:
    bench = Bench()
    bench.hand("dodge_and_weave")
    bench.fight(enemy())
    bench.phase("attack")
    bench.combat.wounds = 1
    assert not bench.offers("basic:dodge_and_weave")


@rule("MK-8.3.4")
@pytest.mark.parametrize("skill", ["krang_battle_hardened", "braevalar_elemental_resistance"])
def test_damage_can_still_be_ignored_in_the_damage_phase(skill: str) -> None:
    bench = Bench()
    bench.skill(skill)
    bench.fight(enemy(attack=1))
    bench.phase("damage")
    bench.play("skill", "suffer")
    assert bench.keys(bench.hero.hand) == []


@rule("MK-8.3.4")
def test_veil_of_mist_covers_even_in_the_damage_phase() -> None:
    bench = Bench(day=False)
    bench.hand("mist_form")
    bench.mana("blue", "black")
    bench.fight(enemy(attack=2))
    bench.phase("damage")
    bench.play("strong:mist_form", "suffer")
    assert bench.keys(bench.hero.hand) == []


@rule("MK-8.3.4")
def test_guardians_protect_units_in_the_damage_phase() -> None:
    bench = Bench()
    guardians = bench.unit("altem_guardians")
    bench.mana("green")
    bench.fight(enemy(attack=7))
    bench.phase("damage")
    bench.play("activate:altem_guardians#2", "suffer", "assign-unit:altem_guardians")
    assert not guardians.wounded


def defender() -> EnemyDef:
    kind = enemy(armour=3, key="shieldbearer")
    kind.defend = 2
    return kind


def test_know_your_prey_ignores_a_defence() -> None:
    bench = Bench()
    bench.skill("wolfhawk_know_your_prey")
    foe = bench.fight(defender())[0]
    bench.play("skill")
    assert foe.defends == 0


def test_the_circlet_need_not_be_used_twice() -> None:
    bench = Bench()
    bench.hand("circlet_of_proficiency", "rage", "march")
    kind = bench.skill("tovak_i_dont_give_a_damn")
    bench.hero.skills.clear()
    bench.realm.common_skills = [kind.card]
    bench.realm.common_owners = [-1]
    bench.play("basic:circlet_of_proficiency", "sideways-as:rage", "enough")
    assert bench.points() == {"move": 2}
    assert bench.keys(bench.hero.hand) == ["march"]


def test_a_banner_of_command_takes_a_unit_gained_without_interaction() -> None:
    bench = Bench(day=False)
    bench.hand("banner_of_command", "call_to_arms")
    bench.mana("white", "black")
    bench.unit("peasants")
    bench.unit_offer("catapults")
    bench.play("basic:banner_of_command", "strong:call_to_arms", "under-banner")
    assert [unit.kind.key for unit in bench.hero.units] == ["peasants", "catapults"]
