"""What the table calculates for the players: reach against groups, and what damage would do."""

import pytest

from questhall.games.mage_knight.printed.cards import EnemyAbility
from questhall.games.mage_knight.printed.kinds import Element, Range, Resists
from questhall.games.mage_knight.rules.cards.wounds import wounds_in
from questhall.games.mage_knight.view.forecast import GroupView, TakerView, assigning, groups
from tests.mage_knight.bench import Bench, enemy
from tests.marks import rule


@rule("MK-8.4.8", "MK-8.4.10")
def test_resisted_points_count_half_against_any_group_with_the_resistance() -> None:
    bench = Bench()
    bench.fight(enemy(armour=3), enemy(armour=4, resistances=Resists.PHYSICAL))
    bench.phase("attack")
    bench.combat.attack[Range.MELEE][Element.PHYSICAL] = 7
    bench.combat.attack[Range.SIEGE][Element.FIRE] = 1
    assert groups(bench.realm, bench.combat, 0) == [
        GroupView([0], 3, 8, 0, 8),
        GroupView([1], 4, 1, 7, 4),
        GroupView([0, 1], 7, 1, 7, 4),
    ]


@rule("MK-8.4.4")
def test_behind_walls_only_siege_counts() -> None:
    bench = Bench()
    bench.fight(enemy(armour=3), enemy(armour=2, abilities=EnemyAbility.FORTIFIED))
    bench.combat.attack[Range.RANGED][Element.PHYSICAL] = 4
    bench.combat.attack[Range.SIEGE][Element.PHYSICAL] = 2
    alone, fortified, both = groups(bench.realm, bench.combat, 0)
    assert (alone.reached, alone.siege_only) == (6, False)
    assert (fortified.reached, fortified.siege_only) == (2, True)
    assert (both.armour, both.reached, both.siege_only) == (5, 2, True)


@rule("MK-8.3.2")
def test_nobody_is_struck_while_blocks_are_gathered() -> None:
    bench = Bench()
    bench.fight(enemy())
    bench.phase("block")
    assert groups(bench.realm, bench.combat, 0) == []


@rule("MK-8.6.3", "MK-8.6.9", "MK-8.6.13", "MK-8.6.14")
@pytest.mark.parametrize(
    ("abilities", "extra", "drops"),
    [(0, 0, False), (EnemyAbility.POISON, 3, False), (EnemyAbility.PARALYZE, 0, True)],
)
def test_what_the_hero_would_suffer(abilities: int, extra: int, drops: bool) -> None:
    bench = Bench()
    bench.unit("peasants")
    bench.fight(enemy(attack=5, abilities=abilities))
    bench.phase("damage")
    assert assigning(bench.realm, bench.combat) is None
    bench.play("suffer")
    found = assigning(bench.realm, bench.combat)
    assert found is not None
    assert (found.foe, found.attack, found.left, found.hero_wounds) == (0, 0, 5, 3)
    assert (found.extra_wounds, found.drops_hand, found.hero_only) == (extra, drops, False)
    bench.play("assign-hero")
    assert assigning(bench.realm, bench.combat) is None


@rule("MK-8.6.5", "MK-8.6.6", "MK-8.6.13", "MK-8.6.14")
@pytest.mark.parametrize(
    ("unit", "attack", "element", "abilities", "taker"),
    [
        ("peasants", 5, Element.PHYSICAL, 0, TakerView("", 2, 1)),
        ("peasants", 5, Element.PHYSICAL, EnemyAbility.POISON, TakerView("", 2, 2)),
        ("peasants", 3, Element.PHYSICAL, EnemyAbility.PARALYZE, TakerView("", 0, 1, True)),
        ("fire_golems", 4, Element.FIRE, EnemyAbility.POISON, TakerView("", 0, 0)),
        ("fire_golems", 9, Element.FIRE, 0, TakerView("", 1, 1)),
    ],
)
def test_what_a_unit_would_take(
    unit: str, attack: int, element: int, abilities: int, taker: TakerView
) -> None:
    bench = Bench()
    card = bench.unit(unit).card
    bench.fight(enemy(attack=attack, element=element, abilities=abilities))
    bench.phase("damage")
    bench.play("suffer")
    found = assigning(bench.realm, bench.combat)
    assert found is not None
    taker.id = f"card:{card}"
    assert found.units == [taker]
    bench.play("assign-unit")
    in_hand = len(wounds_in(bench.realm, bench.hero.hand))
    assert in_hand == (1 if taker.left else 0), "the hero alone is left to take the rest"
