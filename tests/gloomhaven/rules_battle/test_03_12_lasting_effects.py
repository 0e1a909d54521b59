"""RULES 3.12: cards in the active area, Shield and Retaliate."""

import pytest

from questhall.games.gloomhaven.rules.attack.damage import Harm, suffer
from questhall.games.gloomhaven.rules.cards.recovering import recoverable
from questhall.games.gloomhaven.rules.round.character_turn import take_turn
from questhall.games.gloomhaven.rules.round.rests import long_rest

from ...marks import example, rule
from ..bench import BOTTOM
from .battle import Battle


@rule("GH-3.12.1", "GH-3.12.2")
def test_a_lasting_bonus_lies_in_the_active_area_and_works_at_once() -> None:
    battle = Battle(brute="0,0", tinkerer="1,0")
    guard = battle.monster("bandit_guard", "0,1", hp=30)
    card = battle.use(
        "my_attacks(each(self_and_ally(adjacent)), plus(1))", stays="persistent", lost=True
    )
    assert battle.pile_of(card) == "active"
    for seat, damage in ((0, 3), (1, 6)):
        battle.attack(battle.figure(seat), guard, 2)
        assert guard.hp == 30 - damage
    battle.end_turn()
    battle.end_round()
    battle.attack(battle.figure(), guard, 2)
    assert guard.hp == 21
    assert battle.pile_of(card) == "active"


@rule("GH-3.12.3", "GH-3.12.4", "GH-3.12.5")
@example("GH-EX-16")
def test_frost_armor() -> None:
    battle = Battle(spellweaver="0,0")
    card = battle.play("frost_armor", BOTTOM)
    assert battle.pile_of(card) == "active"
    battle.hurt(battle.figure(), 2)
    assert (battle.figure().hp, battle.pile_of(card)) == (6, "active")
    battle.hurt(battle.figure(), 0)
    assert battle.pile_of(card) == "active"
    battle.hurt(battle.figure(), 5)
    assert (battle.figure().hp, battle.pile_of(card)) == (6, "lost")
    battle.hurt(battle.figure(), 1)
    assert battle.figure().hp == 5


@rule("GH-3.12.6", "GH-3.12.10", "GH-3.12.11")
@pytest.mark.parametrize(("lost", "pile"), [(True, "lost"), (False, "discard")])
def test_a_bonus_without_an_end_stays_until_its_owner_puts_it_away(lost: bool, pile: str) -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    guard = battle.monster("bandit_guard", "1,0", hp=30)
    card = battle.use("my_attacks(plus(1))", stays="persistent", lost=lost)
    for _ in range(3):
        battle.end_turn()
        battle.end_round()
    assert battle.pile_of(card) == "active"
    battle.made("attack(2)")
    battle.made("move(1)")
    battle.start(take_turn(battle.scene, battle.hero()))
    assert f"end-active:{card}" in battle.offered
    battle.choose(f"end-active:{card}")
    assert battle.pile_of(card) == pile
    battle.attack(battle.figure(), guard, 2)
    assert guard.hp == 28


@rule("GH-3.12.8")
@pytest.mark.parametrize(("lost", "pile"), [(True, "lost"), (False, "discard")])
def test_a_round_bonus_ends_with_the_round(lost: bool, pile: str) -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=30)
    card = battle.use("shield(2, self)", stays="round", lost=lost)
    battle.end_turn()
    battle.attack(guard, battle.figure(), 3)
    assert battle.figure().hp == 9
    assert battle.pile_of(card) == "active"
    battle.end_round()
    assert battle.pile_of(card) == pile
    battle.attack(guard, battle.figure(), 3)
    assert battle.figure().hp == 6


@rule("GH-3.12.10", "GH-3.12.12")
def test_an_active_card_counts_as_part_of_its_pile() -> None:
    battle = Battle(brute="0,0")
    lost = battle.use("my_attacks(plus(1))", stays="persistent", lost=True)
    kept = battle.use("shield(1, self)", stays="round")
    assert recoverable(battle.scene, battle.hero(), True) == [lost]
    assert recoverable(battle.scene, battle.hero(), False) == [kept]


@rule("GH-3.12.10")
@example("GH-EX-214")
@pytest.mark.parametrize("gathered", [False, True])
def test_an_active_card_of_the_discard_counts_for_a_rest(gathered: bool) -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    first = battle.made("attack(1)", pile="discard")
    second = battle.use("my_attacks(plus(1))", stays="persistent")
    assert battle.pile_of(second) == "active"
    battle.hero().resting = True
    if gathered:
        battle.run(long_rest(battle.scene, battle.hero()), f"gather:{second}", f"lose:{first}")
        assert battle.hero().hand == [second]
        assert battle.scene.actives == []
    else:
        battle.run(long_rest(battle.scene, battle.hero()), f"leave:{second}")
        assert battle.hero().hand == []
        assert battle.pile_of(second) == "active"
    assert battle.pile_of(first) == "lost"


# -- Shield --------------------------------------------------------------------------------------


@rule("GH-3.12.20")
def test_shield_lowers_every_attack() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=30)
    battle.use("shield(2, self)", stays="round")
    for _ in range(2):
        battle.attack(guard, battle.figure(), 3)
    battle.attack(guard, battle.figure(), 1)
    assert battle.figure().hp == 8


@rule("GH-3.12.20")
def test_shield_works_after_the_modifier_card() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=30)
    guard.shield = 2
    battle.draws("critical")
    battle.use("attack(3)", guard)
    assert guard.hp == 26


@rule("GH-3.12.21")
@example("GH-EX-168")
def test_shields_add_up_against_pierce() -> None:
    battle = Battle(brute="0,0")
    bones = battle.monster("living_bones", "1,0", hp=30)
    assert battle.scene.stats(bones).shield == 1
    battle.acts(bones, ["shield(2)"])
    battle.use("attack(5, pierce(2))", bones)
    assert bones.hp == 26


@rule("GH-3.12.22")
@example("GH-EX-169")
def test_shield_works_against_nothing_but_attacks() -> None:
    battle = Battle(level=4, brute="0,0")
    battle.figure().hp = 16
    battle.use("shield(3, self)", stays="round")
    battle.trap("1,0")
    battle.use("move(1)", "move@1,0")
    assert battle.figure().hp == 12
    battle.give(battle.figure(), "wound")
    battle.begin_turn("suffer")
    assert battle.figure().hp == 11
    guard = battle.monster("bandit_guard", "2,0", hp=30)
    guard.retaliate = [2, 1]
    battle.attack(battle.figure(), guard, 1, "suffer")
    assert battle.figure().hp == 9
    battle.use("suffer(2)", "suffer")
    assert battle.figure().hp == 7


# -- Retaliate -----------------------------------------------------------------------------------


@rule("GH-3.12.30", "GH-3.12.32")
@example("GH-EX-164")
def test_each_attack_is_answered_by_itself() -> None:
    battle = Battle(brute="0,0")
    battle.made("attack(1)", pile="hand")
    guards = [battle.monster("bandit_guard", place, hp=20) for place in ("1,-1", "1,0", "0,1")]
    for guard in guards:
        guard.retaliate = [2, 1]
    battle.use_up_to("attack(2, area=arc)")
    battle.choose(battle.area_over(*guards))
    for number, guard in enumerate(guards):
        if battle.prompt in ("first-target", "next-target"):
            battle.choose(guard)
        assert battle.prompt == "damage"
        assert guard.hp == 18
        battle.choose("suffer")
        assert battle.figure().hp == 8 - 2 * number


@rule("GH-3.12.33")
@example("GH-EX-165")
def test_the_dead_do_not_retaliate() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=2)
    guard.retaliate = [3, 1]
    battle.use("attack(2)", guard)
    assert guard.gone
    assert battle.figure().hp == 10


@rule("GH-3.12.33")
def test_an_exhausted_character_does_not_retaliate() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.use("retaliate(3, self)", stays="round")
    battle.attack(guard, battle.figure(), 10)
    assert battle.hero().exhausted
    assert guard.hp == 20


@rule("GH-3.12.30", "GH-3.12.31")
@example("GH-EX-166")
def test_retaliate_reaches_as_far_as_it_says() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "3,0", hp=20)
    guard.retaliate = [2, 1]
    battle.use("attack(1, range=3)", guard)
    assert battle.figure().hp == 10
    guard.retaliate = [2, 3]
    battle.use("attack(1, range=3)", guard)
    assert battle.figure().hp == 8
    guard.retaliate = [2, 2]
    battle.attack(battle.figure(), guard, 1, range=3)
    assert battle.figure().hp == 8


@rule("GH-3.12.34", "GH-3.12.31")
def test_retaliates_add_up_each_in_its_own_range() -> None:
    battle = Battle(level=6, brute="0,0")
    demon = battle.monster("flame_demon", "2,0", hp=30)
    assert battle.scene.stats(demon).retaliate == [2, 2]
    demon.retaliate = [1, 3, 5, 1]
    battle.attack(battle.figure(), demon, 1, range=3)
    assert battle.figure().hp == battle.figure().max_hp - 3


@rule("GH-3.12.32", "GH-14.5.4")
@example("GH-EX-167")
def test_pushed_out_of_reach_it_does_not_retaliate_and_pulled_into_reach_it_does() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    guard.retaliate = [2, 1]
    battle.use("attack(1, push(1))", guard, "push@2,0")
    assert battle.figure().hp == 10
    battle.use("attack(1, pull(1), range=2)", guard, "pull@1,0")
    assert battle.figure().hp == 8


@rule("GH-3.12.35")
def test_retaliate_is_not_an_attack() -> None:
    """It draws no card, and neither Shield nor invisibility stops it."""
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    guard.retaliate = [3, 1]
    battle.figure().shield = 2
    battle.give(battle.figure(), "invisible", "poison")
    cards = len(battle.scene.monster_deck.draw)
    battle.use("attack(1)", guard)
    assert battle.figure().hp == 7
    assert len(battle.scene.monster_deck.draw) == cards


@rule("GH-3.12.11", "GH-14.3.2")
def test_a_card_may_be_put_away_in_the_middle_of_a_movement() -> None:
    """The summon in the way leaves, and its hex is free."""
    battle = Battle(mindthief="0,0", brute="0,5")
    card = battle.use("summon(rat_swarm)", "1,0", stays="persistent", lost=True)
    battle.use_up_to("move(1)")
    assert "1,0" not in battle.places()
    battle.choose(f"end-active:{card}")
    assert (battle.prompt, battle.pile_of(card)) == ("move", "lost")
    battle.choose("1,0")
    assert battle.place(battle.figure()) == "1,0"


@rule("GH-3.12.11", "GH-14.3.2")
def test_a_card_may_be_put_away_when_a_target_is_chosen() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    card = battle.use("my_attacks(plus(1))", stays="persistent")
    battle.use("attack(2)", f"end-active:{card}", guard)
    assert (guard.hp, battle.pile_of(card)) == (18, "discard")


@rule("GH-3.12.11", "GH-3.12.5")
def test_a_card_that_the_attack_is_made_with_stays_until_it_is_over() -> None:
    battle = Battle(cragheart="0,0")
    guards = [battle.monster("bandit_guard", place, hp=20) for place in ("2,0", "0,2")]
    card = battle.use(
        "my_attack_actions(ranged, add_target)", stays="persistent", circles=[1, 1], lost=True
    )
    battle.use_up_to("attack(2, range=3)")
    assert f"end-active:{card}" not in battle.offered
    battle.choose(guards[0])
    battle.choose(guards[1])
    assert [guard.hp for guard in guards] == [18, 18]
    assert (battle.xp(), battle.pile_of(card)) == (1, "active")


@rule("GH-3.12.11", "GH-3.18.1")
def test_a_card_may_be_put_away_before_damage_is_suffered() -> None:
    battle = Battle(brute="0,0")
    hand = battle.made("attack(1)", pile="hand")
    card = battle.use("my_attacks(plus(1))", stays="persistent", lost=True)
    battle.start(suffer(battle.scene, battle.figure(), 3, "GH-3.18.6", Harm.TRAP))
    assert battle.offered == ["suffer#3", f"end-active:{card}", f"lose-hand:{hand}"]
    battle.choose(f"end-active:{card}")
    assert battle.pile_of(card) == "lost"
    assert battle.offered == ["suffer#3", f"lose-hand:{hand}"]
    battle.choose("suffer")
    assert battle.figure().hp == battle.figure().max_hp - 3


@rule("GH-3.12.31", "GH-3.12.34", "GH-3.17.3")
def test_a_retaliate_out_of_its_range_gives_no_experience() -> None:
    """Another source with more range retaliates alone."""
    battle = Battle(brute="0,0")
    archer = battle.monster("bandit_archer", "2,0", hp=20)
    battle.use("retaliate(2, self, xp_each=1)", stays="round")
    battle.use("retaliate(3, self, range=3)", stays="round")
    battle.attack(archer, battle.figure(), 1, "suffer", range=3)
    assert (archer.hp, battle.xp()) == (17, 0)


@rule("GH-3.12.11", "GH-3.3.4")
def test_a_card_is_not_put_away_before_its_ability_is_finished() -> None:
    battle = Battle(brute="0,0")
    battle.turn.part_by_part = True
    battle.use_up_to(["retaliate(2, self)", "shield(1, self)"], stays="persistent", lost=True)
    battle.choose("perform")
    assert battle.offered == ["perform", "skip"]
