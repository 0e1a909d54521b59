"""Chapter 3.3: the turn of a character."""

import pytest

from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.rules.round.battle_goals import goal_met
from questhall.games.gloomhaven.state.scene import Strength

from ...marks import example, rule
from ..bench import BOTTOM, TOP
from .table import Table


def turn_of_the_brute(first: str, second: str, guard: str = "1,0") -> Table:
    """The Brute has played these cards and is asked which to use; a strong guard is near."""
    table = Table(brute="0,0", tinkerer="4,0")
    table.monster("bandit_guard", guard, hp=50)
    table.next_card("guard", 6)
    table.begin_round((first, second), ("stun_shot", "ink_bomb"))
    table.open_turn()
    return table


def cards(table: Table) -> dict[str, int]:
    return {table.scene.card(card).key: card for card in table.hero().chosen}


@rule("GH-3.3.1", "GH-1.2.2", "GH-14.3.1")
@example("GH-EX-111")
@pytest.mark.parametrize(
    ("first", "rest"),
    [
        ("bottom:shield_bash", ["top:trample", "standard-attack:trample"]),
        ("top:trample", ["bottom:shield_bash", "standard-move:shield_bash"]),
        ("standard-move:trample", ["top:shield_bash", "standard-attack:shield_bash"]),
    ],
)
def test_the_top_of_one_card_and_the_bottom_of_the_other(first: str, rest: list[str]) -> None:
    table = turn_of_the_brute("trample", "shield_bash")
    number = cards(table)
    verb, _, name = first.partition(":")
    table.choose(f"{verb}:{number[name]}")
    if table.prompt == "move":
        table.choose("stay")
    elif table.prompt == "attack":
        table.choose("target")
    assert table.prompt == "ability"
    offered = [text.partition(":") for text in rest]
    expected = [f"{verb}:{number[name]}" for verb, _, name in offered]
    assert [text for text in table.offered if not text.startswith("end-active")] == expected


@rule("GH-3.3.2", "GH-1.2.4")
def test_the_actions_of_an_ability_go_in_printed_order() -> None:
    table = Table(scoundrel="0,0", brute="4,0")
    guard = table.monster("bandit_guard", "2,0", hp=9)
    table.open("quick_hands", TOP)
    assert table.prompt == "move"
    table.choose("1,0")
    assert table.prompt == "attack"
    table.choose(guard)
    assert (table.decision, guard.hp) == (None, 7)
    assert table.place(table.figure()) == "1,0"


@rule("GH-3.3.2")
def test_the_first_action_cannot_wait() -> None:
    """Attack, move, attack: without a target the first attack is lost."""
    table = Table(level=5, brute="0,0", tinkerer="4,0")
    guard = table.monster("bandit_guard", "3,0", hp=9)
    table.play("skirmishing_maneuver", TOP, "2,0", guard)
    assert guard.hp == 7


@rule("GH-3.3.3", "GH-3.3.4")
def test_an_ability_is_finished_and_its_card_put_away_before_the_next() -> None:
    table = turn_of_the_brute("sweeping_blow", "overwhelming_assault", guard="3,0")
    number = cards(table)
    table.choose(f"bottom:{number['sweeping_blow']}")
    assert table.prompt == "move"
    assert not [text for text in table.offered if str(number["overwhelming_assault"]) in text]
    assert table.pile_of(number["sweeping_blow"]) == "chosen"
    table.choose("2,0")
    assert table.prompt == "push"
    assert not [text for text in table.offered if text.startswith(("top", "bottom"))]
    table.choose("skip")
    assert table.prompt == "ability"
    assert table.pile_of(number["sweeping_blow"]) == "discard"
    table.choose("top")
    assert table.prompt == "attack"
    assert table.pile_of(number["overwhelming_assault"]) == "chosen"
    table.choose("target")
    assert table.pile_of(number["overwhelming_assault"]) == "lost"


@rule("GH-3.3.4")
def test_a_card_in_the_active_area_works_at_once() -> None:
    table = turn_of_the_brute("shield_bash", "trample")
    number = cards(table)["shield_bash"]
    table.choose(f"bottom:{number}")
    assert table.prompt == "ability"
    assert table.pile_of(number) == "active"
    assert f"end-active:{number}" in table.offered


@rule("GH-3.3.7")
def test_summons_are_allies_and_the_character_itself_is_not() -> None:
    table = Table(tinkerer="0,0", brute="1,0")
    bot = table.summon("battle_bot", "0,1")
    guard = table.monster("bandit_guard", "-1,0")
    for figure in (table.figure(0), table.figure(1), bot, guard):
        figure.hp = 1
    table.play("restorative_mist", BOTTOM, "stay")
    hurt = [figure.hp for figure in (table.figure(0), table.figure(1), bot, guard)]
    assert hurt == [1, 2, 2, 1]


@rule("GH-3.3.8")
def test_actions_do_not_affect_allies() -> None:
    table = Table(brute="0,0", tinkerer="1,0")
    bot = table.summon("battle_bot", "0,1", seat=1)
    guard = table.monster("bandit_guard", "-1,0")
    table.open("sweeping_blow", BOTTOM)
    table.choose("stay")
    assert table.prompt == "push"
    assert {option.what for option in table.options if option.verb == "push"} == {guard.id}
    table.choose("-2,0")
    assert table.decision is None
    assert (table.place(table.figure(1)), table.place(bot)) == ("1,0", "0,1")


@rule("GH-3.3.9", "GH-3.3.10")
@example("GH-EX-110")
def test_the_standard_attack_with_a_card_that_would_be_lost() -> None:
    table = turn_of_the_brute("overwhelming_assault", "grab_and_go")
    guard = table.scene.figures[-1]
    number = cards(table)["overwhelming_assault"]
    table.choose(f"standard-attack:{number}")
    assert table.targets() == [guard]
    table.choose(guard)
    assert guard.hp == 48
    assert table.pile_of(number) == "discard"
    assert table.xp() == 0


@rule("GH-3.3.9", "GH-3.3.10")
def test_the_standard_move_with_a_card_that_would_stay() -> None:
    table = turn_of_the_brute("warding_strength", "grab_and_go", guard="-3,0")
    number = cards(table)["warding_strength"]
    table.choose(f"standard-move:{number}")
    assert {"2,0", "3,0"} & set(table.places()) == {"2,0"}
    table.choose("2,0")
    assert table.pile_of(number) == "discard"
    assert table.scene.actives == []


@rule("GH-3.3.9")
def test_the_standard_attack_is_melee() -> None:
    table = turn_of_the_brute("overwhelming_assault", "grab_and_go", guard="2,0")
    guard = table.scene.figures[-1]
    table.choose(f"standard-attack:{cards(table)['grab_and_go']}")
    assert table.prompt == "ability"
    assert guard.hp == 50


@rule("GH-3.3.12")
def test_passing_a_half_gives_nothing() -> None:
    table = turn_of_the_brute("leaping_cleave", "spare_dagger")
    table.choose(f"standard-move:{cards(table)['leaping_cleave']}")
    table.choose("stay")
    table.choose("standard-attack")
    table.choose("no-attack")
    assert table.decision is None
    assert sorted(table.cards("discard")) == ["leaping_cleave", "spare_dagger"]
    assert (table.xp(), table.element_of("air")) == (0, Strength.INERT)


@rule("GH-3.3.13", "GH-3.10.12")
def test_a_wound_hurts_at_the_start_of_the_turn() -> None:
    table = Table(brute="0,0", tinkerer="4,0")
    table.give(table.figure(), "wound")
    table.begin_round(("trample", "shield_bash"), ("hook_gun", "ink_bomb"))
    assert table.figure().hp == 10
    table.open_turn()
    assert (table.prompt, table.figure().hp) == ("ability", 9)


@rule("GH-3.3.13")
def test_the_end_of_a_turn() -> None:
    table = turn_of_the_brute("leaping_cleave", "spare_dagger", guard="-3,0")
    table.give(table.figure(), "muddle")
    table.coin("2,0")
    table.choose(f"bottom:{cards(table)['leaping_cleave']}")
    table.choose("2,0")
    before = (table.hero().coins, table.element_of("air"), table.conditions(table.figure()))
    assert before == (0, Strength.INERT, ["muddle"])
    table.idle()
    after = (table.hero().coins, table.element_of("air"), table.conditions(table.figure()))
    assert after == (1, Strength.STRONG, [])


@rule("GH-3.10.18", "GH-3.10.17")
@example("GH-EX-112")
def test_a_stunned_character_with_two_cards() -> None:
    table = Table(brute="0,0", tinkerer="4,0")
    table.monster("bandit_guard", "1,0")
    table.item("minor_healing_potion")
    table.coin("0,0")
    table.figure().hp = 3
    table.give(table.figure(), "stun")
    table.next_card("guard", 1)
    table.begin_round(("shield_bash", "overwhelming_assault"), ("hook_gun", "ink_bomb"))
    table.open_step()
    assert table.decision is None
    assert table.cards("discard") == ["shield_bash", "overwhelming_assault"]
    assert (table.hero().coins, table.figure().hp) == (1, 3)
    assert table.conditions(table.figure()) == []


@rule("GH-3.3.13", "GH-3.16.6")
@example("GH-EX-191")
def test_looting_at_the_end_of_a_turn_is_forced() -> None:
    table = Table(brute="0,0", tinkerer="4,0")
    goal = next(goal for goal in library().goals if goal.key == "indigent")
    assert goal_met(table.scene, table.hero(), goal)
    table.coin("0,0")
    table.end_turn()
    assert table.hero().coins == 1
    assert not goal_met(table.scene, table.hero(), goal)
