"""RULES 3.11: elements are charged, are used, and wane."""

import pytest

from questhall.games.gloomhaven.rules.round.rounds import end_activation
from questhall.games.gloomhaven.state.scene import ELEMENTS, Strength

from ...marks import example, rule
from .battle import Battle


@rule("GH-3.11.1", "GH-3.11.2", "GH-3.11.3", "GH-3.11.7")
@pytest.mark.parametrize("element", ["fire", "ice", "air", "earth", "light", "dark"])
def test_each_of_the_six_is_charged_and_wanes(element: str) -> None:
    battle = Battle(brute="0,0")
    assert len(ELEMENTS) == 6
    assert battle.scene.elements == [Strength.INERT] * 6
    battle.use("heal(1, self)", charges=[element])
    battle.end_turn()
    assert battle.element_of(element) == Strength.STRONG
    assert sum(battle.scene.elements) == Strength.STRONG
    battle.end_round()
    assert battle.element_of(element) == Strength.WANING
    battle.end_round()
    assert battle.element_of(element) == Strength.INERT
    battle.end_round()
    assert battle.element_of(element) == Strength.INERT


@rule("GH-3.11.4", "GH-3.11.7", "GH-3.11.10")
@example("GH-EX-174")
def test_fire_serves_those_who_act_later_and_in_the_next_round() -> None:
    battle = Battle(brute="0,0", spellweaver="3,0")
    guard = battle.monster("bandit_guard", "2,0", hp=50)
    battle.use("heal(1, self)", charges=["fire"])
    battle.end_turn()
    battle.use("attack(1, use(fire, plus(2)))", "use", guard, seat=1)
    assert guard.hp == 47
    battle.element("fire")
    battle.end_round()
    battle.use("attack(1, use(fire, plus(2)))", "use", guard, seat=1)
    assert guard.hp == 44
    battle.element("fire")
    battle.end_round()
    battle.end_round()
    battle.use("attack(1, use(fire, plus(2)))", guard, seat=1)
    assert guard.hp == 43


@rule("GH-3.11.3")
def test_any_part_of_the_ability_is_enough() -> None:
    battle = Battle(brute="0,0")
    battle.use(["attack(2)", "move(2)"], "move@1,0", charges=["air"])
    assert battle.charged() == ["air"]


@rule("GH-3.11.5", "GH-3.17.2", "GH-14.5.2")
@example("GH-EX-179")
def test_without_an_action_there_is_no_charge_and_no_experience() -> None:
    battle = Battle(brute="0,0")
    battle.use("attack(2)", xp=1, charges=["fire"])
    assert battle.charged() == []
    assert battle.xp() == 0
    battle.monster("bandit_guard", "1,0")
    battle.use("attack(2)", "no-attack", xp=1, charges=["fire"])
    assert battle.charged() == []
    assert battle.xp() == 0


@rule("GH-3.11.6")
def test_a_charge_cannot_be_declined() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.use_up_to("attack(2)", charges=["fire"])
    assert battle.offered == [f"target:{guard.id}", "no-attack"]
    battle.choose(guard)
    assert battle.decision is None
    assert battle.charged() == ["fire"]


@rule("GH-3.11.6")
def test_a_charge_of_one_action_comes_with_that_action_only() -> None:
    """The element on a modifier card belongs to its attack."""
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.draws("card(1, charge(ice))")
    battle.use(["move(1)", "attack(2)"], "move@0,1", "no-attack")
    assert battle.charged() == []
    battle.use("attack(2)", guard)
    assert battle.charged() == ["ice"]


@rule("GH-3.11.8", "GH-3.11.9")
def test_a_use_spends_one_charged_element_if_the_player_wishes() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=30)
    battle.element("fire")
    battle.element("ice", Strength.WANING)
    battle.use("attack(1, use(fire, plus(2)))", "do-not-use", guard)
    assert guard.hp == 29
    assert battle.element_of("fire") == Strength.STRONG
    battle.use("attack(1, use(fire, plus(2)))", "use", guard)
    assert guard.hp == 26
    assert battle.element_of("fire") == Strength.INERT
    assert battle.element_of("ice") == Strength.WANING
    battle.use("attack(1, use(fire, plus(2)))", guard)
    assert guard.hp == 25
    battle.use("attack(1, use(ice, plus(2)))", "use", guard)
    assert guard.hp == 22


@rule("GH-3.11.9", "GH-3.11.15")
def test_any_element_spends_the_one_that_the_player_names() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=30)
    battle.element("fire")
    battle.element("dark")
    battle.use_up_to("attack(1, use(any, plus(2)))")
    battle.choose("use")
    assert battle.offered == ["use-element:0", "use-element:5"]
    battle.choose("use-element:5")
    battle.choose(guard)
    assert (battle.element_of("fire"), battle.element_of("dark")) == (
        Strength.STRONG,
        Strength.INERT,
    )


@rule("GH-3.11.10")
@example("GH-EX-175")
def test_a_turn_cannot_use_what_it_charges() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=30)
    battle.use("heal(1, self)", charges=["ice"])
    battle.use("attack(1, use(ice, plus(2)))", guard)
    assert guard.hp == 29
    battle.end_turn()
    battle.use("attack(1, use(ice, plus(2)))", "use", guard)
    assert guard.hp == 26


@rule("GH-3.11.4", "GH-3.11.8", "GH-3.11.16")
@example("GH-EX-176")
def test_an_element_may_be_used_and_charged_in_one_turn() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=30)
    battle.element("dark", Strength.WANING)
    battle.use("attack(1, use(dark, plus(2)))", "use", guard)
    battle.use("heal(1, self)", charges=["dark"])
    assert battle.element_of("dark") == Strength.INERT
    battle.end_turn()
    assert battle.element_of("dark") == Strength.STRONG


@rule("GH-3.11.16")
@pytest.mark.parametrize("before", [Strength.INERT, Strength.WANING, Strength.STRONG])
def test_a_newly_charged_element_is_strong_whatever_it_was(before: int) -> None:
    battle = Battle(brute="0,0")
    battle.element("light", before)
    battle.use("heal(1, self)", charges=["light"])
    battle.end_turn()
    assert battle.element_of("light") == Strength.STRONG


@rule("GH-3.11.11")
def test_of_several_use_effects_the_player_chooses() -> None:
    for uses, damage in (
        (("use", "use"), 1 + 2 + 4),
        (("use", "do-not-use"), 1 + 2),
        (("do-not-use", "use"), 1 + 4),
        (("do-not-use", "do-not-use"), 1),
    ):
        battle = Battle(brute="0,0")
        guard = battle.monster("bandit_guard", "1,0", hp=30)
        battle.element("fire")
        battle.element("ice")
        battle.use("attack(1, use(fire, plus(2)), use(ice, plus(4)))", *uses, guard)
        assert guard.hp == 30 - damage
        left = [battle.element_of("fire"), battle.element_of("ice")]
        assert left == [Strength.INERT if use == "use" else Strength.STRONG for use in uses]


@rule("GH-3.11.12")
def test_a_use_with_several_symbols_needs_all_of_them() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=30)
    battle.element("fire")
    battle.use("attack(1, use(fire, ice, plus(2)))", guard)
    assert guard.hp == 29
    assert battle.element_of("fire") == Strength.STRONG
    battle.element("ice")
    battle.use("attack(1, use(fire, ice, plus(2)))", "use", guard)
    assert guard.hp == 26
    assert battle.scene.elements == [Strength.INERT] * 6


@rule("GH-3.11.9", "GH-3.11.12")
def test_each_symbol_of_any_element_needs_one_of_its_own() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=30)
    battle.element("fire")
    battle.use("attack(1, use(any, any, plus(2)))", guard)
    battle.use("attack(1, use(fire, any, plus(2)))", guard)
    assert guard.hp == 28
    battle.element("dark")
    battle.use("attack(1, use(fire, any, plus(2)))", "use", guard)
    assert guard.hp == 25
    assert battle.scene.elements == [Strength.INERT] * 6


# -- monsters and summons --------------------------------------------------------------------------


@rule("GH-3.11.13")
@example("GH-EX-178")
def test_a_stunned_monster_still_charges() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    guard = battle.monster("bandit_guard", "1,0")
    battle.give(guard, "stun")
    battle.reveal(guard, ["attack(0)", "charge(air)"])
    battle.line_up(90, 91)
    battle.next_turn()
    assert guard.acted == 1
    assert battle.figure().hp == 10
    assert battle.element_of("air") == Strength.STRONG


@rule("GH-3.11.13")
def test_a_table_may_decide_that_stunned_monsters_do_not_charge() -> None:
    battle = Battle(options={"stunned_monsters_charge": False}, brute="0,0", tinkerer="5,0")
    guard = battle.monster("bandit_guard", "1,0")
    battle.give(guard, "stun")
    battle.acts(guard, ["attack(0)", "charge(air)"])
    assert battle.charged() == []


@rule("GH-3.11.13")
def test_a_monster_that_dies_in_its_turn_has_charged() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    guard = battle.monster("bandit_guard", "1,0", hp=1)
    battle.figure().retaliate = [3, 1]
    battle.acts(guard, ["attack(0)", "move(1)", "charge(air)"])
    assert guard.gone
    assert battle.charged() == ["air"]


@rule("GH-3.11.13")
def test_a_type_without_figures_charges_nothing() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    guard = battle.monster("bandit_guard", "1,0", hp=1)
    battle.reveal(guard, ["charge(air)"], initiative=60)
    battle.line_up(10, 11)
    battle.hurt(guard, 1)
    battle.order()
    assert battle.element_of("air") == Strength.INERT


@rule("GH-3.11.14")
@example("GH-EX-177")
def test_one_use_serves_all_monsters_of_the_type() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    guards = [battle.monster("bandit_guard", place) for place in ("1,0", "0,1", "-1,0")]
    battle.element("fire")
    battle.reveal(guards[0], ["attack(0, use(fire, plus(1)))"])
    battle.line_up(90, 91)
    for count in (1, 2, 3):
        battle.next_turn()
        assert battle.figure().hp == 10 - 3 * count
        assert battle.element_of("fire") == Strength.INERT
    battle.element("fire")
    assert battle.scene.uses == []


@rule("GH-3.11.14")
def test_a_stunned_monster_uses_nothing_and_leaves_it_to_the_next() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    stunned = battle.monster("bandit_guard", "1,0", elite=True)
    other = battle.monster("bandit_guard", "0,1")
    battle.give(stunned, "stun")
    battle.element("fire")
    battle.reveal(other, ["attack(0, use(fire, plus(2)))"])
    battle.line_up(90, 91)
    battle.next_turn()
    assert stunned.acted == 1
    assert battle.element_of("fire") == Strength.STRONG
    battle.next_turn()
    assert battle.element_of("fire") == Strength.INERT
    assert battle.figure().hp == 10 - 4


@rule("GH-3.11.14")
def test_a_boss_uses_the_element_of_its_special_ability() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    boss = battle.monster("the_colorless", "2,0")
    demons = "sun_demon"
    battle.acts(boss, ["special(2)"])
    count = len(battle.scene.figures)
    battle.element("light")
    end_activation(battle.scene)
    battle.acts_up_to(boss, ["special(2)"])
    while battle.decision is not None:
        battle.choose(battle.offered[0])
    assert battle.element_of("light") == Strength.INERT
    assert len(battle.scene.figures) == count + 1
    assert battle.scene.types[battle.scene.figures[-1].type].kind.key == demons


@rule("GH-3.11.15")
def test_for_monsters_the_players_choose_the_element() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    guard = battle.monster("bandit_guard", "1,0")
    battle.element("fire")
    battle.element("ice")
    battle.acts_up_to(guard, ["attack(0, use(any, plus(2)))"])
    assert battle.seats == [0, 1]
    assert battle.offered == ["use-element:0", "use-element:1"]
    battle.choose("use-element:1")
    assert battle.figure().hp == 6
    assert battle.element_of("fire") == Strength.STRONG
    end_activation(battle.scene)
    battle.acts_up_to(guard, ["charge(any)"])
    assert battle.seats == [0, 1]
    battle.choose("charge:3")
    assert battle.charged() == ["earth"]


@rule("GH-3.11.15")
def test_a_types_charge_is_strong_once_all_its_monsters_have_acted() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    guards = [battle.monster("bandit_guard", place) for place in ("1,0", "0,1")]
    battle.reveal(guards[0], ["use(air, heal(1, self))", "charge(air)"])
    battle.line_up(90, 91)
    battle.next_turn()
    assert battle.element_of("air") == Strength.INERT
    battle.next_turn()
    assert battle.element_of("air") == Strength.STRONG


@rule("GH-3.11.4", "GH-3.11.10")
def test_a_summons_charge_is_there_for_its_owner() -> None:
    battle = Battle(brute="0,0", spellweaver="3,0")
    guard = battle.monster("bandit_guard", "1,0", hp=30)
    rat = battle.summon("rat_swarm", "2,0", seat=1)
    battle.draws("card(0, charge(dark))", seat=1)
    battle.summon_turn(rat)
    assert guard.hp < 30
    assert battle.element_of("dark") == Strength.STRONG
