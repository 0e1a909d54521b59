"""GH-3.3.5, GH-3.9.2: a player who goes part by part may skip any part and decline any effect."""

import pytest

from questhall.games.gloomhaven.rules.cards.active_area import retaliate_of, shield_of
from questhall.games.gloomhaven.rules.round.character_turn import take_turn

from ...marks import rule
from .battle import Battle


def turn_of(battle: Battle, *words: list[str]) -> list[int]:
    """The first character begins its turn with cards that have these abilities."""
    made = [battle.made(each) for each in words]
    battle.start(take_turn(battle.scene, battle.hero()))
    return made


# -- parts of an ability -----------------------------------------------------------------------


@rule("GH-3.3.5", "GH-14.3.2")
def test_nobody_else_is_asked_about_parts_that_only_help() -> None:
    battle = Battle(brute="0,0")
    battle.figure().hp = 3
    battle.use(["move(2)", "heal(2, self)"], "stay")
    assert battle.figure().hp == 5


@rule("GH-3.3.5", "GH-15.1.4")
@pytest.mark.parametrize(("answer", "hp"), [("perform", 5), ("skip", 3)])
def test_a_heal_of_oneself_may_be_skipped(answer: str, hp: int) -> None:
    battle = Battle(brute="0,0", tinkerer="4,0")
    battle.figure().hp = 3
    card, _ = turn_of(battle, ["move(2)", "heal(2, self)"], ["attack(1)"])
    battle.choose("part-by-part")
    assert battle.prompt == "ability"
    assert "part-by-part" not in battle.offered
    battle.choose(f"bottom:{card}")
    assert (battle.prompt, battle.offered) == ("part", ["perform", "skip"])
    battle.choose("skip")
    battle.choose(answer)
    assert battle.figure().hp == hp
    assert battle.prompt == "ability"


@rule("GH-3.3.5")
def test_part_by_part_ends_with_the_ability() -> None:
    battle = Battle(brute="0,0", tinkerer="4,0")
    first, second = turn_of(battle, ["move(2)", "heal(2, self)"], ["move(1)", "heal(1, self)"])
    battle.choose("part-by-part")
    battle.choose(f"bottom:{first}")
    battle.choose("skip")
    battle.choose("skip")
    battle.choose(f"top:{second}")
    assert battle.prompt == "move"


@rule("GH-3.3.5")
def test_an_ability_of_one_part_is_not_taken_apart() -> None:
    battle = Battle(brute="0,0", tinkerer="4,0")
    turn_of(battle, ["heal(2, self)"], ["move(1)"])
    assert "part-by-part" not in battle.offered


@rule("GH-3.3.5")
def test_conditions_for_all_enemies_around_may_be_skipped() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0")
    battle.turn.part_by_part = True
    battle.use(["move(2)", "inflict(stun, each(enemy(adjacent)))"], "skip", "skip")
    assert battle.conditions(guard) == []


@rule("GH-3.3.5", "GH-3.12.1")
@pytest.mark.parametrize(
    ("first", "second", "guards"),
    [("perform", "perform", (2, 1)), ("skip", "perform", (0, 1)), ("perform", "skip", (2, 0))],
)
def test_one_of_two_bonuses_of_a_card_may_be_skipped(
    first: str, second: str, guards: tuple[int, int]
) -> None:
    battle = Battle(brute="0,0")
    battle.turn.part_by_part = True
    card = battle.use(["retaliate(2, self)", "shield(1, self)"], first, second, stays="round")
    figure = battle.figure()
    assert (retaliate_of(battle.scene, figure, 1), shield_of(battle.scene, figure)) == guards
    assert battle.pile_of(card) == "active"


@rule("GH-3.3.5", "GH-3.3.6", "GH-3.17.2")
def test_whoever_skips_everything_gains_nothing_but_loses_the_card() -> None:
    battle = Battle(brute="0,0")
    battle.turn.part_by_part = True
    card = battle.use(
        ["heal(2, self)", "shield(1, self)"],
        "skip",
        "skip",
        stays="round",
        lost=True,
        xp=2,
        charges=["fire"],
    )
    assert (battle.xp(), battle.charged(), battle.pile_of(card)) == (0, [], "lost")


@rule("GH-3.3.6")
@pytest.mark.parametrize(
    "part", ["damage(1, each(everyone(adjacent)))", "inflict(muddle, each(everyone(adjacent)))"]
)
@pytest.mark.parametrize("friend", [True, False])
def test_an_action_that_harms_an_ally_is_not_skipped(part: str, friend: bool) -> None:
    battle = Battle(brute="0,0", tinkerer="-1,0" if friend else "5,0")
    battle.monster("bandit_guard", "1,0", hp=9)
    battle.turn.part_by_part = True
    battle.use_up_to(["move(2)", part])
    battle.choose("skip")
    if friend:
        assert battle.decision is None
        hurt = battle.figure(1).hp < battle.figure(1).max_hp
        assert hurt or battle.conditions(battle.figure(1)) == ["muddle"]
    else:
        assert battle.offered == ["perform", "skip"]


@rule("GH-14.3.2", "GH-3.3.11")
def test_items_and_active_cards_are_at_hand_between_the_parts() -> None:
    battle = Battle(brute="0,0")
    battle.figure().hp = 3
    active = battle.use("shield(1, self)", stays="round")
    battle.item("minor_healing_potion")
    battle.turn.part_by_part = True
    battle.use_up_to(["move(2)", "heal(1, self)"])
    assert battle.offered == ["perform", "skip", "item:0", f"end-active:{active}"]
    battle.choose("item")
    assert battle.figure().hp == 6
    battle.choose(f"end-active:{active}")
    assert battle.offered == ["perform", "skip"]
    assert shield_of(battle.scene, battle.figure()) == 0


# -- effects of an attack ----------------------------------------------------------------------


@rule("GH-3.9.2")
def test_effects_are_given_unless_the_attacker_wants_to_be_asked() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.use("attack(1, poison, muddle)", guard)
    assert battle.conditions(guard) == ["poison", "muddle"]


@rule("GH-3.9.2", "GH-3.9.1")
def test_each_condition_of_an_attack_may_be_declined() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.use_up_to("attack(3, poison, muddle)")
    battle.choose("part-by-part")
    assert battle.offered == [f"target:{guard.id}", "no-attack"]
    battle.choose(guard)
    assert (battle.prompt, guard.hp) == ("effect", 17)
    battle.choose("decline")
    battle.choose("apply")
    assert battle.conditions(guard) == ["muddle"]


@rule("GH-3.9.2")
def test_an_attack_without_effects_has_nothing_to_ask_about() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.use_up_to("attack(3)")
    assert battle.offered == [f"target:{guard.id}", "no-attack"]


@rule("GH-3.9.2", "GH-1.7.4")
def test_the_effect_of_a_modifier_card_may_be_declined() -> None:
    battle = Battle(scoundrel="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.draws("card(0, gain(invisible), rolling)", "card(1, heal_self(2))")
    battle.figure().hp = 3
    battle.use("attack(3)", "part-by-part", guard, "decline", "decline")
    assert battle.conditions(battle.figure()) == []
    assert (battle.figure().hp, guard.hp) == (3, 16)


@rule("GH-3.9.2", "GH-3.9.9")
@pytest.mark.parametrize(("answer", "hp"), [("apply", 17), ("decline", 19)])
def test_pierce_may_be_declined(answer: str, hp: int) -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    guard.shield = 2
    battle.use("attack(3, pierce(2))", "part-by-part", guard, answer)
    assert guard.hp == hp


@rule("GH-3.9.2", "GH-3.3.6")
@pytest.mark.parametrize("friend", [True, False])
def test_damage_around_the_target_may_be_declined_if_it_hurts_no_ally(friend: bool) -> None:
    battle = Battle(cragheart="0,0", brute="2,-1" if friend else "6,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    other = battle.monster("bandit_guard", "2,0", hp=20)
    battle.use_up_to("attack(1, splash(1, everyone))")
    battle.choose("part-by-part")
    battle.choose(guard)
    if not friend:
        battle.choose("decline")
    assert battle.decision is None
    assert other.hp == (19 if friend else 20)
    assert battle.figure(1).hp == battle.figure(1).max_hp - friend


@rule("GH-3.9.2", "GH-3.6.27")
def test_an_area_attack_asks_for_each_target() -> None:
    battle = Battle(brute="0,0")
    guards = [battle.monster("bandit_guard", place, hp=20) for place in ("1,0", "0,1")]
    battle.use_up_to("attack(2, muddle, area=cleave)")
    battle.choose("part-by-part")
    battle.choose(battle.area_over(*guards))
    battle.choose(guards[0])
    battle.choose("decline")
    battle.choose(guards[1])
    battle.choose("apply")
    assert [battle.conditions(guard) for guard in guards] == [[], ["muddle"]]


@rule("GH-3.9.2", "GH-4.6.7")
def test_summons_decline_nothing() -> None:
    battle = Battle(mindthief="0,0", brute="5,0")
    rat = battle.summon("rat_swarm", "1,0")
    guard = battle.monster("bandit_guard", "3,0", hp=20)
    battle.draws("card(0, push(1), rolling)", "plus_0")
    battle.start_summon(rat)
    assert battle.prompt == "push"
    assert "skip" not in battle.offered
    assert battle.conditions(guard) == ["poison"]


@rule("GH-3.3.5", "GH-3.6.27")
@pytest.mark.parametrize("words", ["attack(2, area=cleave)", "attack(2, each(enemy(adjacent)))"])
def test_single_attacks_on_several_enemies_may_be_skipped(words: str) -> None:
    """One of them retaliates."""
    battle = Battle(brute="0,0")
    guards = [battle.monster("bandit_guard", place, hp=20) for place in ("1,0", "0,1")]
    guards[1].retaliate = [5, 1]
    battle.use_up_to(words)
    battle.choose("part-by-part")
    if battle.prompt == "area":
        battle.choose(battle.area_over(*guards))
    battle.choose(guards[0])
    assert battle.offered == [f"target:{guards[1].id}", "enough"]
    battle.choose("enough")
    assert [guard.hp for guard in guards] == [18, 20]
    assert battle.figure().hp == battle.figure().max_hp


@rule("GH-3.3.5")
def test_somebody_may_be_left_out_of_each() -> None:
    battle = Battle(tinkerer="0,0", brute="1,0", scoundrel="0,1")
    battle.turn.part_by_part = True
    allies = [battle.figure(1), battle.figure(2)]
    battle.use_up_to(["move(1)", "inflict(invisible, each(ally(adjacent)))"])
    battle.choose("skip")
    battle.choose("perform")
    assert battle.targets() == allies
    battle.choose(allies[1])
    battle.choose("enough")
    assert [battle.conditions(ally) for ally in allies] == [[], ["invisible"]]
