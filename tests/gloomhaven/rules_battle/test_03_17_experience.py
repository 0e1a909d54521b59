"""RULES 3.17: experience comes only from abilities that were used."""

import pytest

from ...marks import example, rule
from ..bench import TOP
from .battle import Battle


@rule("GH-3.17.1")
def test_a_used_ability_gives_its_experience() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.use("attack(1)", guard, xp=2)
    assert battle.xp() == 2
    battle.use("attack(1)", guard)
    assert battle.xp() == 2


@rule("GH-3.17.2")
def test_harming_only_oneself_does_not_count_as_an_action() -> None:
    battle = Battle(tinkerer="0,0")
    card = battle.play("harsh_stimulants", TOP)
    assert battle.figure().hp == 6
    assert battle.xp() == 0
    assert battle.pile_of(card) == "lost"
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.play("harsh_stimulants", TOP, guard)
    assert guard.hp == 11
    assert battle.figure().hp == 4
    assert battle.xp() == 2


@rule("GH-3.17.2")
def test_harming_allies_or_giving_oneself_conditions_does_not_count_either() -> None:
    battle = Battle(brute="0,0", tinkerer="1,0")
    battle.use("damage(1, each(ally(adjacent)))", xp=1)
    battle.use("inflict(muddle, self)", xp=1)
    assert battle.figure(1).hp == 7
    assert battle.conditions(battle.figure()) == ["muddle"]
    assert battle.xp() == 0
    battle.monster("bandit_guard", "0,1")
    battle.use("damage(1, each(everyone(adjacent)))", xp=1)
    assert battle.xp() == 1


@rule("GH-3.17.2")
def test_spending_an_element_is_not_an_action() -> None:
    battle = Battle(brute="0,0")
    battle.element("fire")
    battle.use("use(fire, attack(2))", "use", xp=1)
    assert battle.element_of("fire") == 0
    assert battle.xp() == 0
    battle.element("fire")
    battle.use("move(1, use(fire, plus(1)))", "use", "stay", xp=1)
    assert battle.xp() == 0


@rule("GH-3.17.2")
def test_a_skipped_ability_gives_nothing() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.coin("0,1")
    battle.use("attack(2)", "no-attack", xp=1)
    battle.use("attack(2, each(enemy(adjacent)))", "no-attack", xp=1)
    battle.use("attack(2, area=arc)", "no-attack", xp=1)
    battle.use("move(2)", "stay", xp=1)
    battle.use("loot(1)", "skip", xp=1)
    battle.use("inflict(stun, enemy(adjacent))", "skip", xp=1)
    assert battle.xp() == 0
    assert guard.hp == 20


@rule("GH-3.17.3")
@example("GH-EX-17")
def test_experience_on_a_condition() -> None:
    for ally, xp in (("2,0", 1), ("4,0", 0)):
        battle = Battle(scoundrel="0,0", brute=ally)
        guard = battle.monster("bandit_guard", "1,0", hp=20)
        battle.use("attack(1, plus(1, when=ally_beside, xp=1))", guard)
        assert battle.xp() == xp
        assert guard.hp == 20 - 1 - xp


@rule("GH-3.17.3")
def test_experience_for_the_use_of_an_element() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.use("attack(1, use(fire, plus(1), xp=1))", guard)
    battle.element("fire")
    battle.use("attack(1, use(fire, plus(1), xp=1))", "do-not-use", guard)
    assert battle.xp() == 0
    battle.use("attack(1, use(fire, plus(1), xp=1))", "use", guard)
    assert battle.xp() == 1


@rule("GH-3.17.4", "GH-3.12.7")
@example("GH-EX-17")
def test_experience_on_the_second_circle() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.use("my_attacks(plus(1))", stays="persistent", lost=True, circles=[0, 1, 0])
    for xp in (0, 1, 1):
        battle.attack(battle.figure(), guard, 1)
        assert battle.xp() == xp


@rule("GH-3.17.5")
def test_killing_gives_no_experience() -> None:
    battle = Battle(brute="0,0")
    for elite in (False, True):
        guard = battle.monster("bandit_guard", "1,0", elite=elite, hp=1)
        battle.attack(battle.figure(), guard, 5)
        assert guard.gone
    assert battle.xp() == 0


@rule("GH-3.17.6")
def test_experience_is_never_asked_about() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.use_up_to("attack(1, xp_each(1))", xp=1)
    battle.choose(guard)
    assert battle.decision is None
    assert battle.xp() == 2


@rule("GH-3.17.2", "GH-3.17.3")
@pytest.mark.parametrize(("answer", "xp"), [("target", 1), ("no-attack", 0)])
def test_a_used_element_gives_no_experience_without_an_action(answer: str, xp: int) -> None:
    battle = Battle(brute="0,0")
    battle.monster("bandit_guard", "1,0", hp=20)
    battle.element("fire")
    battle.use("attack(2, use(fire, plus(1), xp=1))", "use", answer)
    assert battle.xp() == xp
    assert battle.element_of("fire") == 0


@rule("GH-3.17.2", "GH-3.17.3")
@pytest.mark.parametrize(("place", "xp"), [("4,0", 0), ("2,0", 1)])
def test_an_element_on_an_attack_that_cannot_be_made_gives_nothing(place: str, xp: int) -> None:
    """Although another action of the same ability was performed."""
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", place, hp=20)
    battle.element("fire")
    half = ["move(1)", "attack(2, use(fire, plus(1), xp=1))"]
    battle.use(half, "move@1,0", "use", *[guard] * xp)
    assert (battle.xp(), guard.hp) == (xp, 20 - 3 * xp)


@rule("GH-3.17.2", "GH-3.17.3")
@pytest.mark.parametrize(("place", "xp"), [("4,0", 0), ("1,0", 1)])
def test_a_lasting_bonus_gives_its_experience_with_the_attack(place: str, xp: int) -> None:
    battle = Battle(sunkeeper="0,0")
    guard = battle.monster("bandit_guard", place, hp=20)
    battle.play("weapon_of_purity", TOP)
    battle.element("light")
    battle.use("attack(1)", "use", *[guard] * xp)
    assert (battle.xp(), guard.hp) == (xp, 20 - 3 * xp)


@rule("GH-3.17.2", "GH-3.17.3")
@pytest.mark.parametrize(("goal", "xp"), [("stay", 0), ("move@3,0", 1)])
def test_a_lasting_bonus_gives_its_experience_with_the_move(goal: str, xp: int) -> None:
    battle = Battle(summoner="0,0")
    battle.play("earthen_steed", TOP)
    battle.element("earth")
    battle.use("move(1)", "use", goal)
    assert battle.xp() == xp


@rule("GH-3.17.2")
@pytest.mark.parametrize("place", ["2,0", "1,0"])
def test_final_fight_without_a_legal_target_gives_nothing(place: str) -> None:
    battle = Battle(berserker="0,0", brute="-4,0")
    chief = battle.monster("bandit_commander", place, hp=20)
    battle.play("final_fight", TOP)
    assert (battle.hero().exhausted, battle.xp(), chief.hp) == (True, 0, 20)
