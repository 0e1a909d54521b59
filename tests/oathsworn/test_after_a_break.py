"""What a card still does after it has broken a part: nothing to that target, everything to others
(OS-7.15.6)."""

import pytest

from questhall.games.oathsworn.printed.might import Colour, Side
from questhall.games.oathsworn.printed.tokens import Status
from questhall.games.oathsworn.state.figures import Figure
from tests.marks import rule
from tests.oathsworn.bench import Bench
from tests.oathsworn.gear import equip
from tests.oathsworn.twins import twins

TOUGH = 9


def between_boss_and_leaf() -> tuple[Bench, Figure, Figure]:
    """The Warden beside a boss whose body will break, and beside a minion that lives on."""
    bench = Bench(encounter=twins("withdraw(1)"))
    bench.stand("warden", "0,0")
    bench.oathsworn("warden").tokens = [0] * 5
    boss, leaf = bench.boss("0,-1", key="ash"), bench.rat("1,-1")
    bench.boss("0,-7", key="elm")
    boss.dice = [1, 6]
    leaf.hp = TOUGH
    bench.draw("y:3 y:3")
    return bench, boss, leaf


def strike_both(bench: Bench, text: str, *more: str) -> None:
    """An area attack that breaks the body of the boss."""
    answers = ("area", "white:0", "part:ash-body", *more)
    bench.do(bench.attack("warden", text), *answers)
    assert len(bench.told("part-broken")) == 1


SHAPES = ("arc", "adjacent", "circle", "cone=1")


@rule("OS-7.15.6", "OS-13.7.1", "OS-13.7.7")
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("rider", ["knockback(2)", "push(2, targets)"])
def test_others_are_still_knocked_back(shape: str, rider: str) -> None:
    bench, boss, leaf = between_boss_and_leaf()
    words = [shape, "foes_only", f"on_hit({rider})"]
    flags = ", ".join(sorted(words, key=lambda word: "=" in word))
    strike_both(bench, f"attack(melee, {flags})")
    assert (bench.at(boss), bench.at(leaf)) == ("0,-1", "3,-3")


@rule("OS-7.15.6")
@pytest.mark.parametrize("shape", SHAPES)
def test_others_still_bleed(shape: str) -> None:
    bench, boss, leaf = between_boss_and_leaf()
    words = sorted([shape, "on_hit(status(bleed, targets))"], key=lambda word: "=" in word)
    strike_both(bench, f"attack(melee, {', '.join(words)})")
    assert (boss.statuses[Status.BLEED], leaf.statuses[Status.BLEED]) == (0, 1)


@rule("OS-7.15.6", "OS-7.16.1")
def test_an_item_still_knocks_back_the_others() -> None:
    bench, boss, leaf = between_boss_and_leaf()
    maul = equip(bench, "warden", "great_maul")
    bench.draw("r:3 r:3")
    strike_both(bench, "attack(melee, adjacent)", f"play:{maul}@0")
    assert (bench.at(boss), bench.at(leaf)) == ("0,-1", "2,-2")


@rule("OS-7.15.6")
def test_an_item_is_of_no_use_on_a_broken_target_alone() -> None:
    bench, _, leaf = between_boss_and_leaf()
    leaf.place = bench.figure("priest").place
    maul = equip(bench, "warden", "great_maul")
    bench.draw("r:3 r:3")
    bench.do(bench.attack("warden"), "white:0", "part:ash-body")
    assert not any(option.what == maul for each in bench.asked for option in each.options)


@rule("OS-7.15.6")
def test_what_comes_after_a_second_attack_befalls_its_target() -> None:
    bench, boss, leaf = between_boss_and_leaf()
    answers = (f"target:{boss.id}", "white:0", "part:ash-body", f"target:{leaf.id}", "white:0")
    bench.do(bench.attack("warden", "then(attack, attack, status(bleed, target))"), *answers)
    assert (boss.statuses[Status.BLEED], leaf.statuses[Status.BLEED]) == (0, 1)


@rule("OS-7.15.6")
@pytest.mark.parametrize(
    "text",
    ["lose_hp(1, each(enemy(within=1)))", "for_each(each(enemy(within=1)), lose_hp(1, this))"],
)
def test_what_befalls_all_enemies_spares_the_broken_one(text: str) -> None:
    bench, boss, leaf = between_boss_and_leaf()
    answers = (f"target:{boss.id}", "white:0", "part:ash-body")
    bench.do(bench.attack("warden", f"then(attack, {text})"), *answers)
    assert (boss.dice, leaf.hp) == ([0, 6], TOUGH - 1)


@rule("OS-7.15.6", "OS-7.15.1", "OS-13.7.4")
def test_a_part_that_breaks_by_a_collision_ends_what_the_card_does_to_its_boss() -> None:
    bench, boss, _ = between_boss_and_leaf()
    boss.dice = [6, 1]
    bench.trees("0,-2")
    text = "attack(on_hit(then(knockback(1), turn(1, target), token(defense))))"
    bench.do(
        bench.attack("warden", text),
        f"target:{boss.id}",
        "white:0",
        "part:ash-body",
        "part:ash-head",
    )
    assert boss.dice == [5, 0]
    assert not bench.told("turned")
    assert bench.token("warden", "defense") == 1


@rule("OS-7.15.6", "OS-7.14.8")
def test_a_part_that_breaks_by_lost_hp_is_not_attacked_any_more() -> None:
    bench, boss, leaf = between_boss_and_leaf()
    text = "then(lose_hp(1, boss(within=1)), attack)"
    bench.do(bench.attack("warden", text), "part:ash-body", "white:0")
    assert [event.where for event in bench.told("attacks")] == [leaf.id]
    assert boss.dice == [0, 6]


@rule("OS-7.15.6", "OS-7.11.18")
def test_nothing_is_drawn_for_a_target_that_is_spared() -> None:
    bench, boss, _ = between_boss_and_leaf()
    text = "attack(on_hit(draw(red, 2, blanks, lose_hp(number, target))))"
    bench.do(bench.attack("warden", text), f"target:{boss.id}", "white:0", "part:ash-body")
    assert not bench.battle.might_deck(Side.COMPANY, Colour.RED).discard
