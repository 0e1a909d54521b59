"""RULES 3.6: attack, its value in three steps, damage, death and the coin."""

from questhall.games.gloomhaven.rules.attack.damage import Harm, suffer
from questhall.games.gloomhaven.rules.attack.strike import preview
from questhall.kernel.events import Journal

from ...marks import example, rule
from .battle import Battle, two_rooms


@rule("GH-3.6.1")
def test_an_attack_deals_its_value_to_one_enemy() -> None:
    battle = Battle(brute="0,0")
    one = battle.monster("bandit_guard", "1,0", hp=20)
    other = battle.monster("bandit_guard", "0,1", hp=20)
    battle.use("attack(4)", one)
    assert (one.hp, other.hp) == (16, 20)


@rule("GH-3.6.2")
def test_nobody_attacks_an_ally() -> None:
    battle = Battle(brute="0,0", tinkerer="1,0")
    summon = battle.summon("rat_swarm", "0,1", seat=1)
    battle.use("attack(4)")
    guard = battle.monster("bandit_guard", "-1,0", hp=20)
    friend = battle.monster("bandit_guard", "-2,0", hp=20)
    battle.use_up_to("attack(4, range=3)")
    assert battle.targets() == [guard, friend]
    battle.choose("no-attack")
    battle.acts(guard, ["attack(0, range=9, targets=3)"], "suffer")
    assert friend.hp == 20
    assert battle.figure(0).hp < 10
    assert summon.hp < summon.max_hp


@rule("GH-3.6.3")
def test_a_ranged_attack_reaches_as_far_as_its_range() -> None:
    battle = Battle(brute="0,0")
    near = battle.monster("bandit_guard", "2,0")
    edge = battle.monster("bandit_guard", "-3,0")
    battle.monster("bandit_guard", "0,4")
    battle.use_up_to("attack(2, range=3)")
    assert battle.targets() == [near, edge]


@rule("GH-3.6.4")
@example("GH-EX-173")
def test_a_ranged_attack_on_an_adjacent_enemy_has_disadvantage() -> None:
    battle = Battle(brute="0,0")
    near = battle.monster("bandit_guard", "1,0", hp=20)
    battle.draws("plus_2", "minus_1")
    battle.use("attack(3, range=3)", near)
    assert near.hp == 18
    battle.draws("plus_2", "minus_1")
    battle.give(battle.figure(), "strengthen")
    battle.use("attack(3, range=3)", near)
    assert near.hp == 13


@rule("GH-3.6.4")
def test_a_ranged_attack_farther_off_has_none() -> None:
    battle = Battle(brute="0,0")
    far = battle.monster("bandit_guard", "2,0", hp=20)
    battle.draws("plus_2", "minus_1")
    battle.use("attack(3, range=3)", far)
    assert far.hp == 15


@rule("GH-3.6.5", "GH-3.8.10")
def test_without_a_range_an_attack_is_melee_and_reaches_adjacent_enemies() -> None:
    battle = Battle(brute="0,0")
    near = battle.monster("bandit_guard", "1,0", hp=20)
    battle.monster("bandit_guard", "-2,0")
    battle.draws("plus_2", "minus_1")
    battle.use_up_to("attack(3)")
    assert battle.targets() == [near]
    battle.choose(near)
    assert near.hp == 15


@rule("GH-3.6.15")
def test_an_action_without_a_range_needs_no_line_of_sight() -> None:
    battle = Battle(ground=two_rooms(), brute="0,0", tinkerer="0,2")
    ally = battle.figure(1)
    assert not battle.scene.board.sight.sees(battle.figure().cell, ally.cell)
    ally.hp = 3
    battle.use("heal(2, ally)", ally)
    assert ally.hp == 5
    battle.use("heal(2, range=9)", "skip")
    assert ally.hp == 5


# -- value and damage ----------------------------------------------------------------------


@rule("GH-3.6.20", "GH-3.6.21")
@example("GH-EX-08")
def test_the_scoundrels_doubled_attack() -> None:
    for order, damage in (("add-first", 8), ("double-first", 6)):
        battle = Battle(scoundrel="0,0")
        guard = battle.monster("bandit_guard", "1,0", elite=True, hp=20)
        assert battle.scene.stats(guard).shield == 1
        battle.use("my_attacks(double)", stays="persistent", circles=[0], lost=True)
        battle.draws("minus_1")
        battle.use("attack(3, plus(2, when=alone))", guard, order)
        assert guard.hp == 20 - damage


@rule("GH-3.6.20", "GH-3.10.10")
@example("GH-EX-30")
def test_poison_is_added_before_the_modifier_and_shield_comes_last() -> None:
    battle = Battle(brute="0,0")
    bones = battle.monster("living_bones", "1,0", hp=20)
    battle.give(bones, "poison")
    battle.draws("critical")
    battle.use("attack(2)", bones)
    assert bones.hp == 15


@rule("GH-3.6.21")
def test_a_rolling_bonus_may_be_added_before_the_doubling() -> None:
    for order, damage in (("add-first", 10), ("double-first", 8)):
        battle = Battle(brute="0,0")
        guard = battle.monster("bandit_guard", "1,0", hp=20)
        battle.draws("card(2, rolling)", "critical")
        battle.use("attack(3)", guard, order)
        assert guard.hp == 20 - damage


@rule("GH-3.6.21")
def test_for_monsters_all_players_choose_the_order() -> None:
    battle = Battle(brute="0,0", tinkerer="3,0")
    guard = battle.monster("bandit_guard", "1,0")
    battle.monsters_draw("card(1, rolling)", "critical")
    battle.acts_up_to(guard, ["attack(0)"])
    assert battle.seats == [0, 1]
    battle.choose("double-first")
    assert battle.figure().hp == 10 - 5


@rule("GH-3.6.21")
@example("GH-EX-140")
def test_null_is_no_damage_whatever_else_was_drawn() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.draws("card(2, wound, rolling)", "miss")
    battle.use("attack(4)", guard)
    assert guard.hp == 20
    assert battle.conditions(guard) == ["wound"]


@rule("GH-3.6.22")
@example("GH-EX-153")
def test_two_targets_suffer_different_damage() -> None:
    battle = Battle(brute="0,0")
    poisoned = battle.monster("bandit_guard", "1,0", hp=20)
    shielded = battle.monster("living_bones", "0,1", hp=20)
    battle.give(poisoned, "poison")
    battle.draws("plus_1", "critical")
    battle.use("attack(2, targets=2)", poisoned, shielded)
    assert (poisoned.hp, shielded.hp) == (16, 17)


@rule("GH-3.6.23")
@example("GH-EX-141")
def test_a_negative_total_deals_nothing_and_its_effects_apply() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0")
    battle.draws("minus_2")
    battle.use("attack(1, poison)", guard)
    assert guard.hp == guard.max_hp
    assert battle.conditions(guard) == ["poison"]


@example("GH-EX-139")
def test_rolling_cards_add_up_and_pierce() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    guard.shield = 2
    battle.draws("card(1, rolling)", "card(0, pierce(3), rolling)", "minus_1")
    battle.use("attack(3)", guard)
    assert guard.hp == 17


@example("GH-EX-01")
@rule("GH-3.11.4")
def test_a_card_with_a_number_an_effect_and_an_element() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.draws("card(2, push(2), charge(earth))")
    battle.use("attack(3)", guard, "push@2,0", "push@3,0")
    assert guard.hp == 15
    assert battle.place(guard) == "3,0"
    assert battle.element_of("earth") == 0
    battle.end_turn()
    assert battle.element_of("earth") == 2


# -- death -----------------------------------------------------------------------------------


@rule("GH-3.6.24")
def test_a_monster_without_hit_points_dies_at_once_from_any_damage() -> None:
    battle = Battle(brute="0,0")
    one = battle.monster("bandit_guard", "1,0", hp=3)
    other = battle.monster("bandit_guard", "2,0", hp=3)
    battle.attack(battle.figure(), one, 2)
    assert (one.gone, one.hp) == (False, 1)
    battle.attack(battle.figure(), one, 1)
    assert one.gone
    assert battle.scene.figure_on(battle.cell("1,0")) is None
    battle.run(suffer(battle.scene, other, 5, "GH-2.2.17", Harm.HAZARDOUS))
    assert other.gone


@rule("GH-3.6.25", "GH-3.9.11")
def test_the_dead_receive_no_effects_but_the_attacker_does() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=3)
    battle.figure().hp = 5
    battle.draws("card(0, heal_self(2), charge(fire))")
    battle.use("attack(3, poison, push(2), xp_each(1))", guard, xp=1)
    assert guard.gone
    assert battle.conditions(guard) == []
    assert battle.place(guard) == "1,0"
    assert battle.figure().hp == 7
    assert battle.xp() == 2
    assert battle.charged() == ["fire"]


@rule("GH-3.6.26")
def test_a_dead_monster_leaves_one_coin_where_it_died() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", elite=True)
    battle.hurt(guard, 20)
    assert battle.scene.coins[battle.cell("1,0")] == 1
    assert sum(battle.scene.coins) == 1


@rule("GH-3.6.26")
def test_no_coin_from_summoned_and_allied_monsters_and_from_summons() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    cultist = battle.monster("cultist", "2,0", hp=20)
    battle.acts(cultist, ["summon(living_bones, normal)"])
    (bones,) = [f for f in battle.scene.figures if f.summoned == 1 and f.kind == 1]
    battle.hurt(bones, 20)
    battle.hurt(battle.summon("rat_swarm", "0,1"), 20)
    battle.scene.types[0].allied = True
    battle.hurt(battle.monster("bandit_guard", "0,2"), 20)
    assert sum(battle.scene.coins) == 0


@rule("GH-3.6.27")
def test_each_target_is_dealt_with_fully_before_the_next() -> None:
    """The first target's push and retaliation come before the second attack."""
    battle = Battle(brute="0,0")
    first = battle.monster("bandit_guard", "1,0", hp=20)
    second = battle.monster("bandit_guard", "0,1", hp=20)
    first.retaliate = [3, 1]
    battle.use_up_to("attack(2, push(1), area=arc)")
    battle.choose(battle.area_over(first, second))
    assert battle.prompt == "first-target"
    assert {each.id for each in battle.targets()} == {first.id, second.id}
    battle.choose(first)
    assert battle.prompt == "push"
    assert second.hp == 20
    battle.choose("skip")
    assert battle.figure().hp == 7
    assert battle.prompt == "push"
    assert second.hp == 18
    battle.choose("push@0,2")


@rule("GH-3.6.27")
def test_a_target_that_died_of_an_earlier_attack_is_skipped() -> None:
    battle = Battle(brute="0,0")
    first = battle.monster("bandit_guard", "1,0", hp=20)
    second = battle.monster("bandit_guard", "0,1", hp=2)
    battle.use("attack(2, splash(2), targets=2)", first, second)
    assert second.gone
    assert first.hp == 18


@rule("GH-3.6.20", "GH-3.17.3")
def test_looking_at_an_attack_before_it_is_made_changes_nothing() -> None:
    """The preview counts the bonus; its experience comes with the attack."""
    battle = Battle(scoundrel="0,0", brute="2,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.use_up_to("attack(3, plus(2, when=ally_beside, xp=1))")
    plan = battle.scene.underway.plan
    assert plan is not None
    journal = Journal()
    battle.scene.journal = journal
    assert preview(battle.scene, plan, guard) == (5, 0, 0)
    assert (battle.xp(), journal.events) == (0, [])
    battle.choose(guard)
    assert (battle.xp(), guard.hp) == (1, 15)
