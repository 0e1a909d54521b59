"""RULES 3.9: effects of attacks; PUSH and PULL step by step."""

import pytest

from questhall.games.gloomhaven.state.figures import Side

from ...marks import example, rule
from .battle import Battle, two_rooms


@rule("GH-3.9.1", "GH-3.10.7")
def test_effects_apply_whether_or_not_damage_was_dealt() -> None:
    battle = Battle(brute="0,0")
    guards = [battle.monster("bandit_guard", place, hp=20) for place in ("1,0", "0,1")]
    battle.draws("miss", "plus_0")
    battle.use("attack(3, muddle, push(1), targets=2)", *guards, "push@2,0", "push@0,2")
    assert [guard.hp for guard in guards] == [20, 17]
    assert [battle.conditions(guard) for guard in guards] == [["muddle"], ["muddle"]]
    assert [battle.place(guard) for guard in guards] == ["2,0", "0,2"]


@rule("GH-3.9.1")
def test_effects_come_after_the_damage() -> None:
    """The POISON of this attack does not add to it."""
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.use("attack(3, poison)", guard)
    assert guard.hp == 17
    battle.use("attack(3, poison)", guard)
    assert guard.hp == 13


@rule("GH-3.9.2", "GH-3.17.6")
def test_a_push_may_be_skipped_but_not_the_experience() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.use("attack(3, push(2), xp_each(1))", guard, "skip", xp=1)
    assert battle.place(guard) == "1,0"
    assert battle.xp() == 2


@rule("GH-3.9.3")
def test_conditions_without_an_attack_go_to_those_the_card_names() -> None:
    battle = Battle(brute="0,0")
    near = battle.monster("bandit_guard", "1,0")
    far = battle.monster("bandit_guard", "3,0")
    battle.use_up_to("inflict(stun, enemy(adjacent))")
    assert battle.targets() == [near]
    battle.choose(near)
    battle.use("inflict(poison, each(enemy(range=3)))")
    assert battle.conditions(near) == ["poison", "stun"]
    assert battle.conditions(far) == ["poison"]
    assert (near.hp, far.hp) == (near.max_hp, far.max_hp)
    assert battle.hero().deck.discard == []


# -- PUSH and PULL -----------------------------------------------------------------------------


@rule("GH-3.9.4")
@example("GH-EX-124")
def test_every_step_of_a_push_leads_farther_away() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.use_up_to("attack(1, push(2))")
    battle.choose(guard)
    assert sorted(battle.places()) == ["1,1", "2,-1", "2,0"]
    assert battle.seats == [0]
    battle.choose("2,0")
    assert sorted(battle.places()) == ["2,1", "3,-1", "3,0"]
    battle.choose("2,1")
    assert battle.place(guard) == "2,1"


@rule("GH-3.9.5")
def test_every_step_of_a_pull_leads_nearer() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "3,0", hp=20)
    battle.use_up_to("attack(1, pull(3), range=3)")
    battle.choose(guard)
    assert battle.places() == ["2,0"]
    battle.choose("2,0")
    assert battle.place(guard) == "1,0"


@rule("GH-3.9.5")
def test_the_attacker_chooses_the_path_of_a_pull() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "2,1", hp=20)
    battle.use_up_to("attack(1, pull(1), range=3)")
    battle.choose(guard)
    assert sorted(battle.places()) == ["1,1", "2,0"]


@rule("GH-3.9.6", "GH-3.9.7")
@example("GH-EX-125")
def test_a_push_against_a_wall_of_enemies_and_an_obstacle_moves_nobody() -> None:
    battle = Battle(brute="0,0", tinkerer="2,0", scoundrel="2,-1")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.tile("obstacle", "1,1")
    battle.use("attack(1, push(2))", guard)
    assert battle.place(guard) == "1,0"
    assert guard.hp == 19


@rule("GH-3.9.6")
def test_a_push_ends_where_no_legal_hex_is_left() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    for place in ("3,0", "3,-1", "2,1"):
        battle.tile("obstacle", place)
    battle.use("attack(1, push(3))", guard, "push@2,0")
    assert battle.place(guard) == "2,0"


@rule("GH-3.9.7")
@example("GH-EX-126")
def test_a_push_goes_through_an_ally_of_the_target_but_not_onto_it() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.monster("bandit_guard", "2,0", hp=20)
    battle.use_up_to("attack(1, push(1))")
    battle.choose(guard)
    assert sorted(battle.places()) == ["1,1", "2,-1"]
    battle.choose("skip")
    battle.use("attack(1, push(2))", guard, "push@2,0", "push@3,0")
    assert battle.place(guard) == "3,0"


@rule("GH-3.9.8")
def test_a_push_is_full_or_not_at_all() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.use_up_to("attack(1, push(2))")
    battle.choose(guard)
    assert "skip" in battle.offered
    battle.choose("2,0")
    assert "skip" not in battle.offered


@rule("GH-3.9.8")
def test_a_table_may_let_a_push_stop_early() -> None:
    battle = Battle(options={"partial_forced_move": True}, brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.use("attack(1, push(2))", guard, "push@2,0", "skip")
    assert battle.place(guard) == "2,0"


@rule("GH-3.9.8")
@example("GH-EX-216")
def test_two_pushes_are_separate() -> None:
    ways = {("skip", "skip"): "1,0", ("push@2,0", "skip"): "2,0", ("push@2,0", "push@3,0"): "3,0"}
    for way, place in ways.items():
        battle = Battle(brute="0,0")
        guard = battle.monster("bandit_guard", "1,0", hp=20)
        battle.draws("card(0, push(1), rolling)", "plus_0")
        battle.use("attack(1, push(1))", guard, *way)
        assert battle.place(guard) == place


@rule("GH-3.9.8", "GH-4.5.5")
@example("GH-EX-123")
def test_a_push_into_a_trap_kills() -> None:
    battle = Battle(level=4, brute="0,0")
    assert battle.scene.level == 2
    guard = battle.monster("bandit_guard", "1,0", hp=5)
    battle.trap("2,0")
    battle.use("attack(1, push(1))", guard, "push@2,0")
    assert guard.gone
    assert guard.hp == 0
    assert battle.scene.coins[battle.cell("2,0")] == 1
    assert battle.scene.tile(battle.cell("2,0")) is None


@rule("GH-3.9.8", "GH-4.5.5")
def test_hazards_hurt_and_difficult_terrain_does_not_slow_forced_movement() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.tile("difficult", "2,0")
    battle.tile("hazardous", "3,0")
    battle.use("attack(1, push(2))", guard, "push@2,0", "push@3,0")
    assert battle.place(guard) == "3,0"
    assert guard.hp == 20 - 1 - 1


@rule("GH-3.9.8")
def test_only_a_flying_target_is_pushed_over_obstacles() -> None:
    battle = Battle(brute="0,0")
    demon = battle.monster("flame_demon", "1,0", hp=20)
    guard = battle.monster("bandit_guard", "-1,0", hp=20)
    for place in ("2,0", "-2,0"):
        battle.tile("obstacle", place)
    battle.use_up_to("attack(1, push(1))")
    battle.choose(demon)
    assert "2,0" in battle.places()
    battle.choose("skip")
    battle.use_up_to("attack(1, push(1))")
    battle.choose(guard)
    assert "-2,0" not in battle.places()


@rule("GH-3.9.8")
@example("GH-EX-127")
def test_walls_and_closed_doors_block_a_push() -> None:
    battle = Battle(ground=two_rooms(door=True), brute="2,0")
    guard = battle.monster("bandit_guard", "3,0", hp=20)
    assert battle.scene.board.closed[battle.cell("3,1")]
    battle.use_up_to("attack(1, push(1))")
    battle.choose(guard)
    assert battle.places() == ["4,0"]


@rule("GH-3.9.12")
@example("GH-EX-215")
def test_immobilized_and_stunned_monsters_are_pushed() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.give(guard, "immobilize", "stun")
    battle.use("attack(1, push(2))", guard, "push@2,0", "push@3,0")
    assert battle.place(guard) == "3,0"
    assert battle.conditions(guard) == ["immobilize", "stun"]


@rule("GH-3.9.9", "GH-3.12.20")
@example("GH-EX-14")
def test_pierce_ignores_shield_up_to_its_value() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    guard.shield = 3
    battle.use("attack(3, pierce(2))", guard)
    assert guard.hp == 18
    guard.shield = 1
    battle.use("attack(3, pierce(2))", guard)
    assert guard.hp == 15


@rule("GH-3.9.10")
def test_an_added_target_has_all_effects_but_no_second_area() -> None:
    battle = Battle(brute="0,0")
    arc = [battle.monster("bandit_guard", place, hp=20) for place in ("1,0", "0,1")]
    other = battle.monster("bandit_guard", "-1,0", hp=20)
    behind = battle.monster("bandit_guard", "-1,1", hp=20)
    battle.use_up_to("attack(2, poison, add_target, area=cleave)")
    battle.choose(battle.area_over(*arc))
    battle.choose(other)
    battle.choose(arc[0])
    battle.choose(arc[1])
    assert [guard.hp for guard in (*arc, other, behind)] == [18, 18, 18, 20]
    assert battle.conditions(other) == ["poison"]


@rule("GH-3.9.7", "GH-3.4.11")
def test_a_push_takes_a_flying_figure_over_its_enemies_and_obstacles() -> None:
    battle = Battle(brute="0,0", tinkerer="2,0")
    demon = battle.monster("flame_demon", "1,0", hp=20)
    battle.tile("obstacle", "3,0")
    battle.use("attack(1, push(2))", demon, "push@2,0", "push@3,0")
    assert battle.place(demon) == "3,0"


@rule("GH-3.9.8", "GH-14.5.4")
@pytest.mark.parametrize(("first", "place"), [("push-first", "2,0"), ("pull-first", "3,0")])
def test_push_and_pull_of_one_attack_go_in_the_order_that_the_attacker_chooses(
    first: str, place: str
) -> None:
    """A pull does nothing to an adjacent enemy, but it does after the push."""
    battle = Battle(mindthief="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.draws("card(0, pull(1), rolling)", "plus_0")
    battle.use_up_to("attack(1, push(2))")
    battle.choose(guard)
    battle.choose(first)
    battle.choose("2,0")
    battle.choose("3,0")
    if first == "push-first":
        battle.choose("2,0")
    assert battle.decision is None
    assert battle.place(guard) == place


@rule("GH-4.6.7", "GH-3.9.2")
def test_a_monster_on_the_characters_side_skips_no_push_either() -> None:
    battle = Battle(brute="5,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    friend = battle.monster("living_bones", "0,0", hp=20)
    friend.side = Side.PARTY
    battle.acts_up_to(friend, ["attack(0, push(1))"])
    assert battle.prompt == "push"
    assert "skip" not in battle.offered
    battle.choose("2,0")
    assert battle.place(guard) == "2,0"


@rule("GH-3.9.3", "GH-3.9.4")
def test_a_figure_without_room_is_pushed_after_the_one_behind_it() -> None:
    battle = Battle(brute="0,0")
    near = battle.monster("bandit_guard", "1,0", hp=20)
    behind = battle.monster("bandit_guard", "2,0", hp=20)
    for place in ("1,1", "2,-1", "3,-1", "2,1"):
        battle.tile("obstacle", place)
    battle.use("push(1, each(enemy(range=2)))", "push@3,0", "push@2,0")
    assert (battle.place(near), battle.place(behind)) == ("2,0", "3,0")


@rule("GH-3.9.4", "GH-3.9.8")
def test_a_figure_that_cannot_be_pushed_is_not_offered() -> None:
    battle = Battle(brute="0,0")
    cornered = battle.monster("bandit_guard", "1,0", hp=20)
    free = battle.monster("bandit_guard", "-1,0", hp=20)
    for place in ("2,0", "1,1", "2,-1"):
        battle.tile("obstacle", place)
    battle.use_up_to("push(1, enemy(adjacent))")
    assert battle.prompt == "push-whom"
    assert battle.targets() == [free]
    battle.choose(free)
    battle.choose("push@-2,0")
    battle.use("push(1, enemy(adjacent))")
    assert battle.place(cornered) == "1,0"


@rule("GH-3.9.2", "GH-3.11.5", "GH-3.17.2")
def test_a_figure_pushed_nowhere_was_not_pushed() -> None:
    battle = Battle(brute="0,0")
    battle.monster("bandit_guard", "1,0", hp=20)
    battle.use("push(1, enemy(adjacent))", "target", "skip", xp=1, charges=["air"])
    assert (battle.xp(), battle.charged()) == (0, [])
    battle.use("push(1, enemy(adjacent))", "target", "push@2,0", xp=1, charges=["air"])
    assert (battle.xp(), battle.charged()) == (1, ["air"])


@rule("GH-14.5.4", "GH-3.9.8")
@pytest.mark.parametrize(("first", "hurt"), [("splash-first", (19, 20)), ("push-first", (20, 19))])
def test_damage_around_the_target_before_or_after_its_push(
    first: str, hurt: tuple[int, int]
) -> None:
    battle = Battle(cragheart="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    near = battle.monster("bandit_guard", "0,1", hp=20)
    far = battle.monster("bandit_guard", "3,0", hp=20)
    battle.draws("card(0, push(1), rolling)", "plus_0")
    battle.use("attack(1, splash(1, everyone))", guard, first, "push@2,0")
    assert (near.hp, far.hp) == hurt


@rule("GH-4.6.7", "GH-3.9.2")
def test_whoever_makes_a_monster_attack_chooses_and_may_skip_its_push() -> None:
    battle = Battle(mindthief="0,0", brute="5,0")
    guard = battle.monster("bandit_guard", "2,0", hp=20)
    other = battle.monster("bandit_guard", "3,0", hp=20)
    battle.use_up_to("turn_against(enemy(range=5), attack(2, push(1)))")
    battle.choose(guard)
    battle.choose(other)
    assert (battle.prompt, battle.seats) == ("push", [0])
    battle.choose("skip")
    assert (other.hp, battle.place(other)) == (18, "3,0")
