"""Cards played sideways (MK-4.1.7): every point that is of use is offered."""

import pytest

from questhall.games.mage_knight.printed.cards import EnemyAbility
from questhall.games.mage_knight.printed.kinds import Element, Site
from questhall.games.mage_knight.rules.foes import attack_value
from tests.mage_knight.bench import Bench, enemy
from tests.marks import rule


def giant(bench: Bench, attack: int = 5) -> None:
    """Meet a Cumbersome enemy, in the block phase."""
    bench.fight(enemy(attack=attack, abilities=EnemyAbility.CUMBERSOME))
    bench.phase("block")


@rule("MK-4.1.7", "MK-6.1.2", "MK-17.2.6")
def test_sideways_gives_move_against_cumbersome_enemies() -> None:
    bench = Bench()
    bench.hand("rage", "rage")
    giant(bench)
    bench.play("sideways:rage", "give-point:0", "hinder")
    assert attack_value(bench.combat, bench.combat.foes[0], 0) == 4
    bench.play("sideways:rage", "give-point:3")
    assert bench.points() == {"block": 1}


@rule("MK-4.1.7")
def test_only_useful_points_are_offered() -> None:
    bench = Bench()
    bench.hand("rage")
    bench.fight(enemy())
    bench.phase("block")
    bench.play("sideways:rage")
    assert bench.points() == {"block": 1}


@rule("MK-4.1.7", "MK-5.5.3")
def test_sideways_gives_influence_for_diplomacy() -> None:
    bench = Bench()
    bench.hand("diplomacy", "rage")
    bench.mana("white")
    bench.fight(enemy(attack=5, element=Element.FIRE))
    bench.phase("block")
    bench.play("strong:diplomacy", "element:2", "sideways:rage", "give-point:1")
    bench.play("convert-block#5")
    assert bench.points() == {"ice block": 5}
    assert bench.offers("block")


@rule("MK-4.1.7", "MK-5.5.3")
@pytest.mark.parametrize("phase", ["ranged", "block", "attack"])
def test_sideways_gives_influence_for_heroes_in_an_assault(phase: str) -> None:
    bench = Bench()
    bench.hand("rage", "march")
    bench.unit("heroes_white")
    bench.mana("white")
    bench.fight(enemy(), keep=True)
    bench.phase(phase)
    assert not bench.offers("activate:heroes_white")
    for card in ("rage", "march"):
        bench.play(f"sideways:{card}")
        if phase != "ranged":
            bench.play("give-point:1")
    assert bench.offers("activate:heroes_white")


@rule("MK-8.4.7")
def test_sideways_never_gives_a_ranged_attack() -> None:
    bench = Bench()
    bench.hand("rage", "march")
    bench.fight(enemy())
    assert not bench.offers("sideways")


@rule("MK-8.4.7", "MK-5.5.3")
def test_sideways_gives_move_that_becomes_ranged_attack() -> None:
    bench = Bench()
    bench.hand("agility", "rage", "rage")
    bench.mana("white")
    bench.fight(enemy())
    bench.play("strong:agility", "sideways:rage", "sideways:rage", "convert#3")
    assert bench.points() == {"ranged attack": 3}


@rule("MK-4.1.7", "MK-8.6.4")
def test_sideways_gives_influence_for_thugs_that_take_damage() -> None:
    bench = Bench()
    bench.hand("rage", "march")
    bench.unit("thugs")
    bench.fight(enemy(attack=5))
    bench.phase("damage")
    bench.play("sideways:rage", "sideways:march", "suffer")
    assert bench.offers("assign-unit:thugs")


@rule("MK-4.1.7", "MK-17.2.6")
@pytest.mark.parametrize(
    ("skill", "card", "choices", "points"),
    [
        ("tovak_i_dont_give_a_damn", "rage", [], 2),
        ("tovak_who_needs_magic", "rage", ["sideways-as#2"], 2),
        ("goldyx_universal_power", "rage", [], 3),
        ("arythea_power_of_pain", "wound", [], 2),
        ("wolfhawk_wolfs_howl", "rage", [], 5),
    ],
)
def test_skills_for_sideways_cards_also_give_movement(
    skill: str, card: str, choices: list[str], points: int
) -> None:
    bench = Bench()
    bench.skill(skill)
    bench.hand(card)
    bench.mana("blue")
    giant(bench)
    bench.play("skill", *choices, "give-point:0")
    assert bench.points() == {"move": points}


@rule("MK-4.3.5")
def test_shapeshift_gives_movement_against_cumbersome_enemies() -> None:
    bench = Bench()
    bench.skill("braevalar_shapeshift")
    bench.hand("rage")
    giant(bench)
    bench.play("skill", "give-point:0")
    assert bench.turn.move == 2


@rule("MK-4.3.5")
def test_shapeshift_does_not_keep_its_shape() -> None:
    bench = Bench()
    bench.skill("braevalar_shapeshift")
    bench.hand("march")
    giant(bench)
    bench.play("skill")
    assert bench.points() == {"block": 2}


@rule("MK-5.5.3")
@pytest.mark.parametrize(
    ("skill", "influence"),
    [("wolfhawk_on_her_own", 3), ("braevalar_beguile", 2), ("arythea_dark_negotiation", 2)],
)
def test_influence_from_skills_pays_heroes(skill: str, influence: int) -> None:
    bench = Bench()
    bench.skill(skill)
    bench.unit("heroes_red")
    bench.fight(enemy(), keep=True)
    bench.phase("attack")
    bench.play("skill")
    if skill == "wolfhawk_on_her_own":
        bench.play("influence#3")
    assert bench.turn.influence == influence
    assert bench.offers("activate:heroes_red")


@rule("MK-5.5.3")
def test_marching_units_hinder_cumbersome_enemies() -> None:
    bench = Bench()
    bench.skill("norowas_forward_march")
    bench.unit("peasants")
    giant(bench)
    bench.play("skill", "hinder")
    assert attack_value(bench.combat, bench.combat.foes[0], 0) == 4


def test_outside_fights_the_phase_decides_the_point() -> None:
    bench = Bench()
    bench.hand("rage", "rage")
    bench.play("sideways:rage")
    assert bench.points() == {"move": 1}
    bench.talk(Site.VILLAGE)
    bench.play("sideways:rage")
    assert bench.points() == {"influence": 1}
