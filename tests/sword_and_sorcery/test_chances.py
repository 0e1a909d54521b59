"""What the view says about an attack: its hits, what they may cost, what had best be paid for."""

import pytest

from questhall.games.sword_and_sorcery.printed.symbols import Colour, Symbol
from questhall.games.sword_and_sorcery.state.adventure import Phase
from questhall.games.sword_and_sorcery.state.figures import Figure
from questhall.games.sword_and_sorcery.view.chances import of_dice
from questhall.games.sword_and_sorcery.view.fight import AttackView
from questhall.games.sword_and_sorcery.view.view import view
from questhall.kernel.decisions import Decision, Flow
from tests.marks import rule

from .bench import Bench


def asked_in(bench: Bench, flow: Flow[None]) -> tuple[Decision, AttackView]:
    """The first question of an attack, and what is seen then."""
    decision = next(flow)
    seen = view(bench.adventure, 0).attack
    assert seen is not None
    return decision, seen


def advised(seen: AttackView) -> list[int]:
    return [effect.place for effect in seen.effects if effect.advised]


def rolled(
    bench: Bench, target: Figure, effects: tuple[str, ...], red: list[str], fixed: int = 0
) -> AttackView:
    bench.roll(red=red)
    flow = bench.attack(0, target, fixed=fixed, red=len(red), effects=effects)
    return asked_in(bench, flow)[1]


def test_chances_of_dice_are_those_of_their_faces() -> None:
    one = of_dice(Colour.BLUE, 1, Symbol.SHIELD)
    assert one == pytest.approx([0.6, 0.3, 0.1])
    two = of_dice(Colour.BLUE, 2, Symbol.SHIELD)
    assert two == pytest.approx([0.36, 0.36, 0.21, 0.06, 0.01])
    assert sum(of_dice(Colour.RED, 3, 0)) == pytest.approx(1)


@rule("SS-9.0.0.13", "SS-6.3.3.1")
def test_the_sum_of_hits_counts_everything_before_it_is_counted() -> None:
    bench = Bench()
    target = bench.enemy("B", hp=9, armour=1)
    bench.roll(red=["hit skill"])
    effects = ("pay(hits(1), skill=1)",)
    flow = bench.attack(0, target, fixed=1, red=1, effects=effects, focused=True)
    seen = asked_in(bench, flow)[1]
    assert (seen.fixed, seen.rolled, seen.focused, seen.bonus, seen.hits) == (1, 1, True, 0, 3)
    assert seen.losses == [0, 0, 1, 0, 0, 0, 0, 0, 0, 0]


@rule("SS-9.0.0.15", "SS-9.0.0.16", "SS-9.0.0.17", "SS-9.0.0.18")
def test_what_an_attack_may_cost_goes_through_the_whole_defence() -> None:
    bench = Bench()
    target = bench.enemy("B", hp=2, armour=1, defence=1, shields=1)
    seen = rolled(bench, target, ("pay(hits(1), skill=1)",), ["hit skill"], fixed=3)
    assert seen.hits == 4
    # One hit is stopped by armour, one by a magic shield; one die meets the other two.
    assert seen.losses == [0.1, 0.3, 0.6]
    assert target.shields == 1, "looking ahead uses nothing up"


@rule("SS-9.0.0.5")
def test_the_set_that_is_worth_most_is_advised() -> None:
    bench = Bench()
    target = bench.enemy("B", hp=9)
    dear = ("pay(hits(3), skill=2)", "pay(hits(1), skill=1)")
    seen = rolled(bench, target, dear, ["skill skill"])
    assert advised(seen) == [0]
    assert [effect.payable for effect in seen.effects] == [True, True]


@rule("SS-9.0.0.5")
def test_a_hit_that_armour_stops_is_worth_less_than_a_lethal_one() -> None:
    bench = Bench()
    target = bench.enemy("B", armour=9)
    effects = ("pay(lethal(1), skill=1)", "pay(hits(1), skill=1)")
    seen = rolled(bench, target, effects, ["hit skill"])
    assert advised(seen) == [0]


@rule("SS-9.0.0.5", "SS-9.0.0.7")
def test_nothing_is_advised_that_would_change_nothing() -> None:
    bench = Bench()
    target = bench.enemy("B", hp=1)
    effects = ("pay(hits(1), skill=1)", "pay(reroll(1), skill=1)")
    assert advised(rolled(bench, target, effects, ["hit skill"], fixed=2)) == []


@rule("SS-9.0.0.19")
def test_effects_of_a_defence_are_seen_while_it_is_rolled() -> None:
    bench = Bench()
    bench.wear(0, "armour", "tanned_leather")
    foe = bench.enemy("A")
    bench.roll(blue=["skill", "skill", "skill"])
    decision, seen = asked_in(bench, bench.attack(foe.id, bench.hero(0), fixed=3))
    assert decision.prompt == "effects"
    assert seen.defending
    assert [die.symbols for die in seen.dice]
    offered = [option.what for option in decision.options if option.verb == "trigger"]
    assert offered == [effect.place for effect in seen.effects if effect.payable]
    assert seen.losses == []


@rule("SS-6.2.0.2")
def test_every_attack_that_may_be_chosen_has_its_odds() -> None:
    bench = Bench()
    bench.adventure.phase = Phase.BATTLE
    bench.turn(0)
    near = bench.enemy("A", hp=2)
    bench.enemy("D")
    odds = view(bench.adventure, 0).odds
    assert {each.target for each in odds} == {near.id}
    for each in odds:
        assert len(each.losses) == 3
        assert sum(each.losses) == pytest.approx(1, abs=0.01)


def stops(seen: AttackView) -> list[tuple[str, int]]:
    return [(step.key, step.amount) for step in seen.stopped]


@rule("SS-9.0.0.15", "SS-9.0.0.16", "SS-9.0.0.17")
def test_the_sum_says_what_stops_hits_before_the_dice() -> None:
    bench = Bench()
    target = bench.enemy("B", hp=9, armour=1, defence=1, shields=1)
    seen = rolled(bench, target, ("pay(hits(1), skill=1)",), ["hit skill"], fixed=3)
    assert (seen.hits, stops(seen), seen.left) == (4, [("armour", -1), ("magic-shields", -1)], 2)


@rule("SS-9.0.0.18", "SS-9.0.0.20")
def test_the_sum_of_a_defence_goes_on_to_the_wounds() -> None:
    bench = Bench()
    bench.wear(0, "armour", "tanned_leather")
    foe = bench.enemy("A")
    bench.roll(blue=["shield", "skill", "skill"])
    seen = asked_in(bench, bench.attack(foe.id, bench.hero(0), fixed=3))[1]
    assert seen.left == seen.hits + sum(amount for _, amount in stops(seen))
    assert ("parried", -1) in stops(seen)


@rule("SS-9.0.0.7", "SS-9.0.0.19")
def test_no_reroll_is_advised_where_everything_is_parried() -> None:
    bench = Bench()
    bench.wear(0, "armour", "brigandine")
    foe = bench.enemy("A")
    bench.roll(blue=["shield shield", "skill"])
    seen = asked_in(bench, bench.attack(foe.id, bench.hero(0), fixed=3))[1]
    assert seen.left == 0
    assert advised(seen) == []


@rule("SS-9.0.0.15", "SS-9.0.0.21")
def test_wounds_are_told_with_their_sum() -> None:
    bench = Bench()
    target = bench.enemy("B", hp=9, armour=1, shields=1)
    bench.do(bench.attack(0, target, fixed=5))
    (wounded,) = bench.told("wounded")
    assert wounded.parts is not None
    lines = [(part.key, part.amount) for part in wounded.parts]
    assert lines == [("hits", 5), ("armour", -1), ("magic-shields", -1)]
    assert wounded.amount == 3
