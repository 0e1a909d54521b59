"""Chapter 15: timing."""

import pytest

from questhall.games.gloomhaven.rules.monsters.acting import take_monster_turn
from questhall.games.gloomhaven.rules.round.initiative import rank_and_number
from questhall.games.gloomhaven.state.scene import Strength

from ...marks import example, rule
from ..bench import BOTTOM, TOP, Bench
from .table import Table


@rule("GH-15.1.2", "GH-3.6.21")
@pytest.mark.parametrize(("first", "damage"), [("add-first", 10), ("double-first", 8)])
def test_players_choose_the_order_of_modifiers_in_one_step(first: str, damage: int) -> None:
    bench = Bench(scoundrel="0,0", brute="2,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    bench.play("smoke_bomb", TOP)
    bench.open("flanking_strike", TOP)
    bench.choose(guard)
    assert (bench.prompt, bench.seats) == ("order", [0])
    bench.choose(first)
    assert guard.hp == 20 - damage


@rule("GH-15.1.2", "GH-3.11.11")
@pytest.mark.parametrize(
    ("answers", "hp", "conditions", "left"),
    [
        (["use", "use"], 17, ["stun"], []),
        (["use", "do-not-use"], 17, [], ["ice"]),
        (["do-not-use", "use"], 19, ["stun"], ["fire"]),
    ],
)
def test_players_choose_which_use_effects_to_apply(
    answers: list[str], hp: int, conditions: list[str], left: list[str]
) -> None:
    bench = Bench(level=3, spellweaver="0,0", brute="-3,0")
    guard = bench.monster("bandit_guard", "2,0", hp=20)
    bench.element("fire")
    bench.element("ice")
    bench.open("cold_fire", TOP)
    while bench.prompt == "use":
        bench.choose(answers.pop(0))
    bench.choose(bench.area_over(guard))
    assert (guard.hp, bench.conditions(guard)) == (hp, conditions)
    assert [name for name in ("fire", "ice") if bench.element_of(name) != Strength.INERT] == left


@rule("GH-15.1.3", "GH-4.8.1")
@pytest.mark.parametrize("chosen", [0, 1])
def test_players_decide_what_is_unclear_about_monsters(chosen: int) -> None:
    bench = Bench(brute="2,0", tinkerer="-2,0")
    guard = bench.monster("bandit_guard", "0,0")
    for hero in bench.scene.heroes:
        hero.leading = hero.other = 50
    deck = bench.scene.decks[bench.scene.types[guard.type].deck]
    deck.revealed = bench.scene.new_card(deck.kind.cards[3])
    bench.start(take_monster_turn(bench.scene, guard))
    assert (bench.prompt, bench.seats) == ("focus", [0, 1])
    bench.choose(bench.figure(chosen))
    hurt = [bench.figure(seat).hp < bench.figure(seat).max_hp for seat in (0, 1)]
    assert hurt == [chosen == 0, chosen == 1]


@rule("GH-15.1.4", "GH-3.3.5", "GH-3.17.6")
def test_positive_parts_are_optional_but_experience_is_not() -> None:
    bench = Bench(brute="0,0", tinkerer="-3,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    bench.play("leaping_cleave", TOP, "no-attack")
    assert (guard.hp, bench.xp()) == (20, 0)
    bench.open("leaping_cleave", TOP)
    bench.choose(bench.area_over(guard))
    assert (bench.decision, guard.hp, bench.xp()) == (None, 17, 1)


@rule("GH-15.1.4", "GH-3.11.6")
def test_a_charge_is_forced_once_something_was_done() -> None:
    bench = Bench(brute="0,0", tinkerer="-3,0")
    bench.play("leaping_cleave", BOTTOM, "stay")
    assert bench.charged() == []
    bench.play("leaping_cleave", BOTTOM, "1,0")
    assert bench.charged() == ["air"]


@rule("GH-15.1.4", "GH-3.3.6")
def test_negative_parts_are_forced() -> None:
    bench = Bench(level=7, mindthief="0,0", brute="-3,0")
    bench.open("psychic_projection", TOP)
    while bench.decision is not None:
        bench.choose("skip")
    assert bench.conditions(bench.figure()) == ["stun"]


@rule("GH-15.1.9")
def test_an_exhausted_figure_only_charges_what_it_has_earned() -> None:
    table = Table(brute="0,0", tinkerer="4,0")
    table.monster("bandit_guard", "-6,0")
    table.tile("trap", "2,0", damage=9)
    table.coin("2,0")
    table.figure().hp = 1
    table.begin_round(("leaping_cleave", "trample"), ("hook_gun", "ink_bomb"))
    table.open_turn()
    card = next(c for c in table.hero().chosen if table.scene.card(c).key == "leaping_cleave")
    table.choose(f"bottom:{card}")
    table.choose("2,0")
    assert table.decision is None
    assert table.hero().exhausted
    assert table.hero().coins == 0
    assert table.scene.coins[table.cell("2,0")] == 1
    assert table.element_of("air") == Strength.STRONG


@rule("GH-15.1.10", "GH-3.10.8")
@example("GH-EX-156")
def test_a_condition_received_on_ones_own_turn_lasts_through_the_next() -> None:
    bench = Bench(level=3, scoundrel="0,0", brute="-3,0")
    figure = bench.figure()
    bench.begin_turn()
    bench.play("hidden_daggers", BOTTOM)
    bench.end_turn()
    assert bench.conditions(figure) == ["invisible"]
    bench.end_round()
    bench.begin_turn()
    assert bench.conditions(figure) == ["invisible"]
    bench.end_turn()
    assert bench.conditions(figure) == []


@rule("GH-15.1.7")
def test_one_turn_for_each_figure() -> None:
    table = Table(brute="0,0", tinkerer="4,0")
    guards = [table.monster("bandit_guard", place) for place in ("-6,0", "-6,1", "-6,2")]
    table.begin_round(("trample", "shield_bash"), ("hook_gun", "ink_bomb"))
    turns = table.all_turns()
    names = sorted(["brute", "tinkerer", *(table.name(guard) for guard in guards)])
    assert sorted(turns) == names


@rule("GH-15.1.12")
def test_a_figure_killed_during_the_round_has_no_turn() -> None:
    table = Table(brute="0,0", tinkerer="4,0")
    guards = [table.monster("bandit_guard", place) for place in ("-6,0", "-6,1", "-6,2")]
    guards.sort(key=rank_and_number)
    table.next_card("guard", 1)
    table.begin_round(("trample", "spare_dagger"), ("hook_gun", "ink_bomb"))
    assert table.next_turn() == table.name(guards[0])
    table.hurt(guards[1], 99)
    assert table.next_turn() == table.name(guards[2])
    assert table.next_turn() == "brute"


@rule("GH-15.1.12", "GH-4.7.4")
def test_a_monster_summoned_by_a_monster_does_not_act_in_that_round() -> None:
    table = Table(brute="0,0", tinkerer="4,0")
    boss = table.monster("bandit_commander", "-5,0")
    bones = table.monster("living_bones", "-6,6")
    table.next_card("boss", 1)
    table.next_card("living_bones", 6)
    table.begin_round(("trample", "spare_dagger"), ("hook_gun", "ink_bomb"))
    assert table.next_turn() == table.name(boss)
    new = table.scene.figures[-1]
    assert (new.type, new.summoned) == (bones.type, table.scene.round)
    turns = table.all_turns()
    assert table.name(bones) in turns
    assert table.name(new) not in turns
    table.finish_round()
    table.next_card("boss", 7)
    table.begin_round(("grab_and_go", "sweeping_blow"), ("toxic_bolt", "stun_shot"))
    assert table.name(new) in table.all_turns()
