"""RULES 3.10: conditions, their effects and when they end."""

from copy import copy

import pytest

from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.rules.attack.conditions import expire, give, lose_immune
from questhall.games.gloomhaven.rules.round.character_turn import take_turn
from questhall.games.gloomhaven.scenarios.start_effects import Curses
from questhall.games.gloomhaven.state.figures import CONDITIONS, TOKENS, Condition
from questhall.games.gloomhaven.state.heroes import Item

from ...marks import example, rule
from ..bench import TOP
from .battle import Battle

ENDING = ("immobilize", "disarm", "stun", "muddle", "invisible", "strengthen")


@rule("GH-3.10.1")
@pytest.mark.parametrize("condition", CONDITIONS[:TOKENS])
def test_a_figure_keeps_a_condition_until_it_is_removed(condition: str) -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    assert give(battle.scene, guard, CONDITIONS.index(condition))
    assert battle.conditions(guard) == [condition]
    battle.end_round()
    assert battle.conditions(guard) == [condition]


@rule("GH-3.10.2")
def test_nobody_has_a_condition_twice() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.use("inflict(poison, enemy(adjacent))", guard)
    battle.use("inflict(poison, enemy(adjacent))", guard)
    battle.use("attack(2)", guard)
    assert guard.hp == 17
    battle.acts(guard, ["heal(1, self)"])
    assert battle.conditions(guard) == []


@rule("GH-3.10.3")
@example("GH-EX-157")
def test_a_condition_received_again_in_its_own_turn_lasts_through_the_next() -> None:
    battle = Battle(brute="6,0")
    guard = battle.monster("bandit_guard", "0,0", hp=20)
    for place in ("1,0", "1,-1", "0,1", "0,-1", "-1,0", "-1,1"):
        battle.tile("trap", place, conditions=("muddle",))
    battle.give(guard, "muddle")
    battle.acts(guard, ["move(0)"])
    assert battle.place(guard) != "0,0"
    assert battle.conditions(guard) == ["muddle"]
    battle.acts(guard, [])
    assert battle.conditions(guard) == []


@rule("GH-3.10.4", "GH-3.10.5")
@example("GH-EX-163")
def test_a_figure_that_becomes_immune_loses_the_condition_and_keeps_its_curses() -> None:
    battle = Battle(brute="0,0")
    figure = battle.figure()
    battle.give(figure, "poison", "muddle")
    for _ in range(2):
        give(battle.scene, figure, Condition.CURSE)
    charm = copy(library().items[0])
    charm.immune = [Condition.POISON, Condition.CURSE]
    battle.hero().items.append(Item(charm))
    lose_immune(battle.scene, figure)
    assert not give(battle.scene, figure, Condition.POISON)
    assert not give(battle.scene, figure, Condition.CURSE)
    assert battle.conditions(figure) == ["muddle"]
    assert battle.curses(battle.hero().deck) == 2


@rule("GH-3.10.5", "GH-3.10.17")
def test_an_items_immunity_comes_back_when_the_stun_is_over() -> None:
    battle = Battle(brute="0,0")
    figure = battle.figure()
    charm = copy(library().items[0])
    charm.immune = [Condition.POISON]
    battle.hero().items.append(Item(charm))
    battle.give(figure, "stun")
    assert give(battle.scene, figure, Condition.POISON)
    battle.begin_turn()
    battle.end_turn()
    assert battle.conditions(figure) == []


@rule("GH-3.10.6")
def test_an_immune_boss_gets_no_new_curse_but_the_old_ones_work() -> None:
    battle = Battle(brute="0,0", tinkerer="3,0")
    guard = battle.monster("bandit_guard", "-1,0")
    boss = battle.monster("bandit_commander", "1,0")
    assert give(battle.scene, guard, Condition.CURSE)
    assert not give(battle.scene, boss, Condition.CURSE)
    assert battle.curses(battle.scene.monster_deck) == 1
    battle.scene.monster_deck.draw.sort(key=lambda card: battle.scene.cards[card].key == "curse")
    battle.attack(boss, battle.figure(), 5)
    assert battle.figure().hp == 10


@rule("GH-3.10.7")
def test_a_condition_goes_to_all_targets_after_the_main_effect() -> None:
    battle = Battle(brute="0,0")
    guards = [battle.monster("bandit_guard", place, hp=20) for place in ("1,0", "0,1")]
    battle.use("attack(1, poison, wound, targets=2)", *guards)
    assert [guard.hp for guard in guards] == [19, 19]
    assert [battle.conditions(guard) for guard in guards] == [["poison", "wound"]] * 2


# -- how long they last ------------------------------------------------------------------------


@rule("GH-3.10.8")
@pytest.mark.parametrize("condition", ENDING)
def test_a_condition_received_before_a_turn_ends_with_it(condition: str) -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.scene.acting = battle.figure().id
    give(battle.scene, guard, CONDITIONS.index(condition))
    battle.acts(guard, [])
    assert battle.conditions(guard) == []


@rule("GH-3.10.8")
@example("GH-EX-154")
def test_stunned_before_its_turn_a_monster_loses_that_turn() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.reveal(guard, ["attack(0)"], initiative=60)
    battle.line_up(20, 99)
    battle.next_turn()
    give(battle.scene, guard, Condition.STUN)
    battle.next_turn()
    assert guard.acted == 1
    assert battle.figure().hp == 10
    assert battle.conditions(guard) == []


@rule("GH-3.10.8")
@example("GH-EX-155")
def test_stunned_after_its_turn_a_monster_loses_that_of_the_next_round() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.reveal(guard, ["attack(0)"], initiative=20)
    battle.line_up(60, 99)
    battle.next_turn()
    assert battle.figure().hp == 8
    give(battle.scene, guard, Condition.STUN)
    battle.order()
    battle.end_round()
    assert battle.conditions(guard) == ["stun"]
    battle.reveal(guard, ["attack(0)"], initiative=20)
    battle.line_up(60, 99)
    battle.next_turn()
    assert guard.acted == 2
    assert battle.figure().hp == 8
    assert battle.conditions(guard) == []


@rule("GH-3.10.8")
@example("GH-EX-156")
def test_a_condition_given_to_oneself_lasts_through_the_next_turn() -> None:
    battle = Battle(scoundrel="0,0")
    battle.use("inflict(invisible, self)")
    battle.end_turn()
    assert battle.conditions(battle.figure()) == ["invisible"]
    battle.begin_turn()
    assert battle.conditions(battle.figure()) == ["invisible"]
    battle.end_turn()
    assert battle.conditions(battle.figure()) == []


# -- each of them ------------------------------------------------------------------------------


@rule("GH-3.10.10")
def test_all_enemies_of_the_poisoned_add_1() -> None:
    battle = Battle(brute="0,0", tinkerer="2,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.give(guard, "poison")
    battle.attack(battle.figure(0), guard, 2)
    battle.attack(battle.figure(1), guard, 1)
    assert guard.hp == 15
    battle.give(battle.figure(), "poison")
    battle.attack(guard, battle.figure(), 2)
    assert battle.figure().hp == 7


@rule("GH-3.10.11", "GH-3.10.13", "GH-3.10.14", "GH-3.13.5")
@example("GH-EX-159")
@pytest.mark.parametrize(
    ("conditions", "after"), [(("poison",), 4), (("wound",), 9), (("poison", "wound"), 4), ((), 9)]
)
def test_a_heal_on_the_poisoned_and_the_wounded(conditions: tuple[str, ...], after: int) -> None:
    battle = Battle(brute="0,0")
    battle.figure().hp = 4
    battle.give(battle.figure(), *conditions)
    battle.use("heal(5, self)")
    assert battle.figure().hp == after
    assert battle.conditions(battle.figure()) == []


@rule("GH-3.10.12")
def test_a_wounded_figure_suffers_1_at_the_start_of_each_of_its_turns() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    guard = battle.monster("bandit_guard", "3,0", hp=20)
    rat = battle.summon("rat_swarm", "0,2", seat=1)
    for figure in (battle.figure(), guard, rat):
        battle.give(figure, "wound")
    battle.give(rat, "immobilize")
    battle.begin_turn()
    battle.acts(guard, [])
    rat_hp = rat.hp
    battle.summon_turn(rat)
    assert (battle.figure().hp, guard.hp, rat.hp) == (9, 19, rat_hp - 1)
    battle.begin_turn()
    battle.acts(guard, [])
    assert (battle.figure().hp, guard.hp) == (8, 18)
    assert battle.conditions(guard) == ["wound"]


@rule("GH-3.10.12")
@example("GH-EX-158")
def test_a_wound_kills_at_the_start_of_the_turn() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0")
    guard.hp = 1
    battle.give(guard, "wound")
    battle.acts(guard, ["attack(0)"])
    assert guard.gone
    assert battle.figure().hp == 10
    assert battle.scene.coins[battle.cell("1,0")] == 1


@rule("GH-3.10.15")
def test_the_immobilized_cannot_move_but_do_the_rest() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.give(battle.figure(), "immobilize")
    battle.use(["move(3)", "attack(2)"], guard)
    assert battle.place(battle.figure()) == "0,0"
    assert guard.hp == 18


@rule("GH-3.10.16", "GH-14.5.1")
@pytest.mark.parametrize("condition", ["disarm", "stun"])
def test_the_disarmed_and_the_stunned_have_no_attack(condition: str) -> None:
    battle = Battle(brute="0,0", tinkerer="3,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.give(battle.figure(), condition)
    battle.give(guard, condition)
    battle.use("attack(3)", xp=1)
    battle.use("attack(3, each(enemy(adjacent)))", xp=1)
    assert guard.hp == 20
    assert battle.xp() == 0
    battle.acts(guard, ["attack(0)", "heal(1, self)"])
    assert battle.figure().hp == 10


@rule("GH-3.10.17")
def test_a_character_stunned_during_its_turn_does_nothing_more() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    battle.figure().hp = 5
    battle.tile("trap", "1,0", damage=0, conditions=("stun",))
    first = battle.made(["move(2)", "heal(3, self)", "loot(1)"], xp=1)
    second = battle.made("heal(3, self)", lost=True)
    battle.coin("2,0")
    battle.start(take_turn(battle.scene, battle.hero()))
    battle.choose(f"bottom:{first}")
    battle.choose("move@1,0")
    assert battle.decision is None
    assert battle.figure().hp == 5
    assert battle.hero().coins == 0
    assert battle.hero().discard == [first, second]
    assert battle.conditions(battle.figure()) == ["stun"]


@rule("GH-3.10.17")
def test_a_stunned_ally_cannot_perform_what_it_is_granted() -> None:
    battle = Battle(brute="0,0", tinkerer="1,0")
    battle.figure(1).hp = 3
    battle.give(battle.figure(1), "stun")
    battle.use("grant(ally(adjacent), heal(2, self))", battle.figure(1), xp=1)
    assert battle.figure(1).hp == 3
    assert battle.xp() == 0


@rule("GH-3.10.17")
def test_a_stunned_character_may_long_rest() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    kept, lost = battle.made("attack(1)", pile="discard"), battle.made("move(1)", pile="discard")
    battle.figure().hp = 5
    battle.give(battle.figure(), "stun")
    battle.hero().resting = True
    battle.run(take_turn(battle.scene, battle.hero()), f"lose:{lost}")
    assert battle.hero().hand == [kept]
    assert battle.figure().hp == 7


@rule("GH-3.10.18")
@example("GH-EX-112")
def test_a_stunned_character_discards_both_cards_and_loots() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    item = battle.item("minor_healing_potion")
    cards = [battle.made("attack(1)", lost=True), battle.made("move(1)")]
    battle.monster("bandit_guard", "1,0", hp=20)
    battle.coin("0,0")
    battle.give(battle.figure(), "stun")
    battle.run(take_turn(battle.scene, battle.hero()))
    assert battle.hero().discard == cards
    assert battle.hero().coins == 1
    assert item.state == 0
    assert battle.conditions(battle.figure()) == []


@rule("GH-3.10.30")
def test_positive_conditions_cannot_be_given_up() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    battle.give(battle.figure(), "invisible", "strengthen")
    battle.made("attack(1)")
    battle.made("move(1)")
    battle.start(take_turn(battle.scene, battle.hero()))
    verbs = {option.verb for option in battle.options}
    assert verbs == {"top", "bottom", "standard-attack", "standard-move"}
    assert battle.conditions(battle.figure()) == ["invisible", "strengthen"]


@rule("GH-3.10.31")
def test_enemies_cannot_target_the_invisible_but_allies_can() -> None:
    battle = Battle(brute="0,0", tinkerer="1,0")
    guard = battle.monster("bandit_guard", "0,1", hp=20)
    give(battle.scene, guard, Condition.INVISIBLE)
    give(battle.scene, battle.figure(1), Condition.INVISIBLE)
    battle.figure(1).hp = 4
    battle.use("attack(3)")
    battle.use("inflict(stun, enemy(adjacent))")
    battle.use("attack(3, each(enemy(adjacent)))")
    battle.use("attack(3, area=ring)")
    battle.use("damage(1, each(everyone(adjacent)))")
    assert guard.hp == 20
    assert battle.conditions(guard) == ["invisible"]
    battle.use("heal(2, range=2)", battle.figure(1))
    assert battle.figure(1).hp == 5
    battle.give(battle.figure(0), "invisible")
    battle.acts(guard, ["move(0)", "attack(0)", "inflict(wound, each(enemy(adjacent)))"])
    assert battle.figure(0).hp == 10
    assert battle.conditions(battle.figure(0)) == ["invisible"]


# -- CURSE and BLESS ---------------------------------------------------------------------------


@rule("GH-3.10.20", "GH-3.10.21")
@example("GH-EX-148")
def test_a_curse_goes_into_the_draw_pile_and_away_when_drawn() -> None:
    battle = Battle(brute="0,0", tinkerer="3,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    deck = battle.hero().deck
    battle.attack(battle.figure(), guard, 1)
    assert (len(deck.draw), len(deck.discard)) == (19, 1)
    battle.acts(guard, ["attack(0, curse)"])
    assert (len(deck.draw), len(deck.discard)) == (20, 1)
    assert battle.curses(deck) == 1
    assert len(battle.scene.hero_curses) == 9
    while battle.curses(deck):
        hp = guard.hp = 20
        battle.attack(battle.figure(), guard, 1)
    assert guard.hp == hp
    assert len(battle.scene.hero_curses) == 10
    discarded = len(deck.discard)
    assert len(deck.draw) + discarded == 20
    battle.end_round()
    assert len(deck.discard) == discarded


@rule("GH-3.10.20", "GH-3.10.22")
def test_monsters_and_characters_have_curses_of_their_own() -> None:
    battle = Battle(brute="0,0", mindthief="3,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.use("attack(1, curse)", guard)
    assert battle.curses(battle.scene.monster_deck) == 1
    assert len(battle.scene.monster_curses) == 9
    assert len(battle.scene.hero_curses) == 10


@rule("GH-3.10.22")
@example("GH-EX-152")
def test_a_cursed_summon_curses_its_owners_deck() -> None:
    battle = Battle(brute="0,0", mindthief="3,0")
    guard = battle.monster("bandit_guard", "2,0", hp=20)
    rat = battle.summon("rat_swarm", "1,0", seat=1)
    battle.acts(guard, ["attack(0, curse)"])
    assert rat.hp < rat.max_hp
    assert battle.curses(battle.hero(1).deck) == 1
    assert battle.curses(battle.hero(0).deck) == 0
    assert len(battle.scene.hero_curses) == 9


@rule("GH-3.10.25")
@example("GH-EX-151")
def test_four_curses_for_each_of_three_characters() -> None:
    battle = Battle(brute="0,0", tinkerer="3,0", scoundrel="0,3")
    battle.start(Curses(4).begin(battle.scene))
    assert battle.seats == [0, 1, 2]
    battle.choose(battle.figure(2))
    assert [battle.curses(hero.deck) for hero in battle.scene.heroes] == [3, 3, 4]
    assert battle.scene.hero_curses == []


@rule("GH-3.10.23")
def test_with_no_curse_left_none_is_added() -> None:
    battle = Battle(brute="0,0", tinkerer="3,0")
    for _ in range(10):
        assert give(battle.scene, battle.figure(0), Condition.CURSE)
    assert not give(battle.scene, battle.figure(0), Condition.CURSE)
    assert not give(battle.scene, battle.figure(1), Condition.CURSE)
    assert battle.curses(battle.hero(0).deck) == 10
    assert battle.curses(battle.hero(1).deck) == 0


@rule("GH-3.10.24")
def test_several_curses_at_once() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.draws("card(0, curse, rolling)", "card(0, curse)")
    battle.use("attack(1, curse)", guard)
    assert battle.curses(battle.scene.monster_deck) == 3


@rule("GH-3.10.34")
@example("GH-EX-149")
def test_a_blessing_goes_into_the_draw_pile_and_away_when_drawn() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=50)
    deck = battle.hero().deck
    deck.discard = [deck.draw.pop() for _ in range(13)]
    for count in (1, 2):
        assert give(battle.scene, battle.figure(), Condition.BLESS)
        assert (len(deck.draw), len(deck.discard)) == (7 + count, 13)
    dealt: list[int] = []
    for _ in range(9):
        hp = guard.hp
        battle.attack(battle.figure(), guard, 2)
        dealt.append(hp - guard.hp)
    assert sorted(dealt) == [2] * 7 + [4] * 2
    assert battle.cards_in(deck, "bless") == 0
    assert len(battle.scene.bless) == 10
    assert len(deck.discard) == 20
    battle.end_round()
    assert len(deck.discard) == 20


@rule("GH-3.10.8")
def test_only_conditions_that_end_with_turns_expire() -> None:
    battle = Battle(brute="0,0")
    figure = battle.figure()
    battle.give(figure, *CONDITIONS[:TOKENS])
    expire(battle.scene, figure)
    assert battle.conditions(figure) == ["poison", "wound"]


@rule("GH-3.10.3")
def test_a_condition_prolonged_by_another_figure_ends_with_the_next_turn() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    battle.use("inflict(muddle, self)")
    battle.end_turn()
    battle.scene.acting = battle.figure(1).id
    give(battle.scene, battle.figure(0), Condition.MUDDLE)
    give(battle.scene, battle.figure(0), Condition.IMMOBILIZE)
    battle.begin_turn()
    battle.play(battle.made("attack(1)"), TOP)
    battle.end_turn()
    assert battle.conditions(battle.figure()) == []
