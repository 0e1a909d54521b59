"""Banners and the units that bear them (MK-4.2.12 to MK-4.2.14)."""

import pytest

from questhall.games.mage_knight.printed.cards import EnemyAbility
from questhall.games.mage_knight.printed.kinds import Element
from questhall.games.mage_knight.rules.round.rounds import prepare_round
from questhall.games.mage_knight.state.combat import AttackState
from questhall.games.mage_knight.state.heroes import Unit
from questhall.kernel.decisions import NOTHING

from ..bench import Bench, enemy
from .spell_bench import owner, wounds


def flag(banner: str, unit: str = "peasants") -> tuple[Bench, Unit]:
    """A unit with a banner."""
    bench = owner(banner)
    bearer = bench.unit(unit)
    bench.play(f"assign:{banner}")
    return bench, bearer


def test_an_assigned_banner_leaves_the_hand_and_stays() -> None:
    bench, unit = flag("banner_of_glory")
    assert bench.hero.hand == []
    assert bench.realm.cards[unit.banner].key == "banner_of_glory"
    bench.play("end-movement", "no-action", "end-turn")
    assert bench.ask().prompt == "banner"  # a new round: keep it or not
    assert unit.banner != NOTHING
    assert bench.hero.discard == []


def test_a_banner_is_never_played_for_its_basic_effect() -> None:
    bench = owner("banner_of_glory")
    bench.unit("peasants")
    bench.fight(enemy())
    assert not bench.offers("basic:banner_of_glory")
    assert bench.offers("assign:banner_of_glory")


def test_a_new_banner_replaces_the_old_one() -> None:
    """MK-4.2.13"""
    bench, unit = flag("banner_of_glory")
    bench.hand("banner_of_protection")
    bench.play("assign:banner_of_protection")
    assert bench.keys([unit.banner]) == ["banner_of_protection"]
    assert bench.keys(bench.hero.discard) == ["banner_of_glory"]


def test_glory_strengthens_its_unit() -> None:
    bench, unit = flag("banner_of_glory")
    other = bench.unit("peasants")
    bench.fight(enemy(armour=9))
    bench.phase("attack")
    bench.play(f"activate:{unit.card}#0")
    assert (bench.attack(), bench.hero.fame) == (3, 1)
    bench.play(f"activate:{other.card}#0")
    assert (bench.attack(), bench.hero.fame) == (5, 1)


def test_glory_adds_armour() -> None:
    bench, unit = flag("banner_of_glory")
    bench.fight(enemy(attack=4))
    bench.phase("damage")
    bench.play("suffer", "assign-unit")
    assert unit.wounded
    assert wounds(bench, bench.hero) == 0  # armour 3 and 1


def test_the_strong_banner_of_glory_is_for_all_units() -> None:
    bench = owner("banner_of_glory")
    bench.unit("peasants")
    bench.unit("peasants")
    bench.fight(enemy(armour=9))
    bench.phase("attack")
    bench.play("strong:banner_of_glory", "activate:peasants#0", "activate:peasants#0")
    assert (bench.attack(), bench.hero.fame) == (6, 2)
    assert bench.keys(bench.realm.removed)[-1] == "banner_of_glory"


def test_fear_cancels_one_attack() -> None:
    bench, unit = flag("banner_of_fear")
    foes = bench.fight(enemy(attack=9, abilities=EnemyAbility.ARCANE_IMMUNITY), enemy(key="other"))
    assert not bench.offers("frighten")
    bench.phase("block")
    bench.play(f"frighten@{foes[0].token}")
    assert foes[0].attacks == [AttackState.CANCELLED]
    assert not unit.ready
    assert bench.hero.fame == 1
    assert not bench.offers("frighten")


def test_the_strong_banner_of_fear_stops_up_to_three() -> None:
    bench = owner("banner_of_fear")
    foes = bench.fight(*[enemy(key=name) for name in "abcd"])
    bench.play("strong:banner_of_fear", "aim:a", "aim:c", "enough")
    assert [foe.attacks for foe in foes] == [
        [AttackState.CANCELLED],
        [0],
        [AttackState.CANCELLED],
        [0],
    ]
    bench = owner("banner_of_fear")
    foes = bench.fight(*[enemy(key=name) for name in "abcd"])
    bench.play("strong:banner_of_fear", "aim:a", "aim:b", "aim:c")
    assert [foe.attacks for foe in foes] == [[AttackState.CANCELLED]] * 3 + [[0]]


@pytest.mark.parametrize("element", [Element.FIRE, Element.ICE, Element.COLD_FIRE])
def test_protection_resists_the_elements(element: int) -> None:
    bench, unit = flag("banner_of_protection")
    bench.fight(enemy(attack=4, element=element))
    bench.phase("damage")
    bench.play("suffer", "assign-unit")
    assert not unit.wounded
    assert wounds(bench, bench.hero) == 0


def test_the_strong_banner_of_protection_undoes_wounds() -> None:
    bench = owner("banner_of_protection")
    bench.hand("wound")
    bench.fight(enemy(attack=4, abilities=EnemyAbility.POISON))
    bench.play("strong:banner_of_protection")
    bench.phase("damage")
    bench.play("suffer")
    assert wounds(bench, bench.hero) == 3
    bench.phase("attack")
    bench.play("end-fight", "end-turn", "keep-rest")
    assert bench.ask().prompt == "announce"
    assert wounds(bench, bench.hero) == 1
    assert bench.hero.discard == []


def test_courage_readies_once_a_round() -> None:
    bench, unit = flag("banner_of_courage")
    unit.ready = False
    bench.phase("moving")
    bench.play("rally")
    assert unit.ready
    unit.ready = False
    bench.phase("moving")
    assert not bench.offers("rally")


def test_courage_does_not_work_in_combat() -> None:
    bench, unit = flag("banner_of_courage")
    unit.ready = False
    bench.fight(enemy())
    assert not bench.offers("rally")


def test_the_strong_banner_of_courage_readies_all() -> None:
    bench = owner("banner_of_courage")
    units = [bench.unit("peasants", ready=False) for _ in range(2)]
    bench.play("strong:banner_of_courage")
    assert all(unit.ready for unit in units)
    bench = owner("banner_of_courage")
    bench.unit("peasants", ready=False)
    bench.fight(enemy())
    assert not bench.offers("strong:banner_of_courage")


def test_fortitude_ignores_a_wound_once() -> None:
    bench, unit = flag("banner_of_fortitude")
    bench.fight(enemy(attack=3, abilities=EnemyAbility.POISON | EnemyAbility.PARALYZE))
    bench.phase("damage")
    bench.play("suffer", "assign-unit", "ignore-wound")
    assert not unit.wounded
    assert unit in bench.hero.units
    assert unit.banner_used
    bench.fight(enemy(attack=3))
    bench.phase("damage")
    bench.play("suffer", "assign-unit")
    assert len(unit.wounds) == 1


def test_the_strong_banner_of_fortitude_heals_units() -> None:
    bench = owner("banner_of_fortitude")
    units = [bench.unit("peasants", wounds=2), bench.unit("peasants", wounds=1)]
    bench.play("strong:banner_of_fortitude")
    assert [unit.wounds for unit in units] == [[], []]


def test_command_counts_as_a_command_token() -> None:
    bench = owner("banner_of_command")
    bench.unit("peasants")
    bench.unit_offer("peasants")
    assert not bench.offers("assign")
    bench.talk()
    bench.play("basic:banner_of_command", "recruit:peasants", "under-banner")
    recruited = bench.hero.units[-1]
    assert len(bench.hero.units) == 2
    assert recruited.under_banner
    assert bench.hero.played == []
    bench.hand("banner_of_glory")
    bench.phase("talking")
    assert not bench.offers(f"assign:banner_of_glory@{recruited.card}")
    assert bench.offers("assign:banner_of_glory")


def test_command_may_be_left_unused() -> None:
    bench = owner("banner_of_command")
    bench.unit_offer("peasants")
    bench.talk()
    bench.play("basic:banner_of_command", "recruit:peasants", "own-token")
    assert not bench.hero.units[0].under_banner
    assert len(bench.hero.played) == 1


def test_the_strong_banner_of_command_recruits() -> None:
    bench = owner("banner_of_command")
    bench.unit_offer("peasants")
    bench.play("strong:banner_of_command")
    assert bench.hero.fame == 2
    assert len(bench.hero.units) == 1


def test_banners_may_be_left_or_taken_back_at_the_end_of_the_round() -> None:
    """MK-3.2.12, MK-3.2.13"""
    bench, unit = flag("banner_of_courage")
    unit.banner_used = True
    flow = prepare_round(bench.realm)
    decision = next(flow)
    while decision.prompt != "banner":
        decision = flow.send(decision.options[0])
    keep = next(option for option in decision.options if option.verb == "keep-banner")
    with pytest.raises(StopIteration):
        flow.send(keep)
    assert unit.banner != NOTHING
    assert not unit.banner_used
