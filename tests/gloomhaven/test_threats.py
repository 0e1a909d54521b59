"""Enemies at a glance: how dangerous they are, and what an attack on them is worth."""

import pytest

from questhall.games.gloomhaven.minds.card_worth import gist_of
from questhall.games.gloomhaven.minds.hunch import hunch
from questhall.games.gloomhaven.minds.threats import Threat, attack_worth, danger_at, threats_to
from questhall.games.gloomhaven.state.figures import Figure
from questhall.games.gloomhaven.state.scene import Phase
from questhall.kernel.chance import Chance

from .bench import TOP, Bench
from .thinking import thought

A_HIT = 3.2  # Attack 3 on an unhurt guard: 2.7, and x2 kills it


# -- enemies ---------------------------------------------------------------------------


def numbers(bench: Bench, figure: Figure) -> tuple[int, int, int]:
    threat = Threat(bench.scene, figure)
    return threat.attack, threat.move, threat.reach


def test_before_its_card_a_monster_is_as_dangerous_as_its_stat_card_says() -> None:
    bench = Bench(brute="0,0")
    assert numbers(bench, bench.monster("bandit_guard", "3,0")) == (2, 3, 1)
    assert numbers(bench, bench.monster("bandit_archer", "3,-1", elite=True)) == (3, 2, 5)


@pytest.mark.parametrize(
    ("card", "expected"),
    [(2, (1, 4, 1)), (3, (2, 2, 2)), (6, (3, 2, 1)), (8, (2, 0, 1))],
)
def test_this_rounds_card_changes_attack_move_and_range(
    card: int, expected: tuple[int, int, int]
) -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    bench.reveal_card(guard, card)
    assert numbers(bench, guard) == expected


def test_the_range_on_a_card_adds_to_the_printed_one() -> None:
    bench = Bench(brute="0,0")
    archer = bench.monster("bandit_archer", "3,0")
    bench.reveal_card(archer, 6)
    assert numbers(bench, archer) == (3, 0, 5)


def test_a_monster_without_an_attack_on_its_card_is_no_danger_this_round() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.reveal_card(guard, 1)
    assert numbers(bench, guard) == (0, 0, 1)
    assert danger_at(threats_to(bench.scene, bench.figure()), bench.cell("0,0")) == 0


def test_while_cards_are_chosen_and_after_its_turn_the_old_card_says_nothing() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.reveal_card(guard, 1)
    guard.acted = bench.scene.round
    assert numbers(bench, guard) == (2, 3, 1)
    assert not Threat(bench.scene, guard).pending
    bench.scene.phase = Phase.SELECTING
    assert numbers(bench, guard) == (2, 3, 1)
    assert Threat(bench.scene, guard).pending


@pytest.mark.parametrize(
    ("condition", "attack", "move"), [("stun", 0, 3), ("disarm", 0, 3), ("immobilize", 2, 0)]
)
def test_conditions_take_attack_or_movement_away(condition: str, attack: int, move: int) -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.give(guard, condition)
    assert numbers(bench, guard) == (attack, move, 1)


def test_only_monsters_that_come_near_enough_are_dangerous() -> None:
    bench = Bench(brute="0,0")
    bench.monster("bandit_guard", "4,0")
    threats = threats_to(bench.scene, bench.figure())
    assert danger_at(threats, bench.cell("0,0")) == 2
    assert danger_at(threats, bench.cell("-1,0")) == 0
    bench.monster("bandit_guard", "0,4")
    assert danger_at(threats_to(bench.scene, bench.figure()), bench.cell("0,0")) == 4


@pytest.mark.parametrize(("friend", "danger"), [("0,-1", 2.0), ("0,1", 1.2), ("1,0", 0.6)])
def test_a_nearer_friend_draws_most_attacks_and_one_as_near_some(
    friend: str, danger: float
) -> None:
    """The Brute is 2 hexes from the guard, its friend 3, 2 or 1."""
    bench = Bench(brute="0,0", tinkerer=friend)
    bench.monster("bandit_guard", "2,0")
    threats = threats_to(bench.scene, bench.figure())
    assert danger_at(threats, bench.cell("0,0")) == pytest.approx(danger)


def test_a_monster_that_has_acted_is_a_danger_in_the_next_round() -> None:
    bench = Bench(brute="0,0")
    bench.monster("bandit_guard", "1,0").acted = bench.scene.round
    threats = threats_to(bench.scene, bench.figure())
    assert danger_at(threats, bench.cell("0,0")) == pytest.approx(2 * 0.55)


# -- attacks ---------------------------------------------------------------------------


def hit(bench: Bench, figure: Figure, force: int, pierce: int = 0) -> float:
    return Threat(bench.scene, figure).hit_worth(force, pierce, False)


def test_a_hit_is_worth_its_damage_and_the_chance_to_kill() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    assert hit(bench, guard, 3) == pytest.approx(A_HIT)
    assert Threat(bench.scene, guard).hit_worth(3, 0, True) == pytest.approx(0.8 * A_HIT)


def test_a_sure_kill_is_preferred() -> None:
    bench = Bench(brute="0,0")
    fresh = bench.monster("bandit_guard", "1,0")
    dying = bench.monster("bandit_guard", "0,1", hp=1)
    assert hit(bench, dying, 3) == pytest.approx(0.95 * 5)  # all but a miss
    assert hit(bench, dying, 3) > hit(bench, fresh, 3)
    bench.open("trample", TOP)
    assert bench.prompt == "attack"
    assert bench.options[0].what == fresh.id
    assert chosen_target(bench) is dying


def chosen_target(bench: Bench) -> Figure:
    assert bench.decision is not None
    assert thought(bench) == "target"
    place = hunch(bench.scene, bench.decision, Chance("luck 0"))
    return bench.scene.figures[bench.options[place].what]


def test_of_two_survivors_the_more_dangerous_is_hit() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=9)
    archer = bench.monster("bandit_archer", "0,1", hp=9)
    bench.reveal_card(guard, 1)
    bench.open("trample", TOP)
    assert chosen_target(bench) is archer


def test_shield_pierce_and_poison_count() -> None:
    bench = Bench(brute="0,0")
    bones = bench.monster("living_bones", "1,0", hp=20)
    guard = bench.monster("bandit_guard", "0,1", hp=20)
    assert hit(bench, bones, 3) == pytest.approx(hit(bench, guard, 2) + 0.05)  # its double is 5
    assert hit(bench, bones, 3, pierce=2) == hit(bench, guard, 3)
    bench.give(guard, "poison")
    bench.give(bones, "poison")
    assert hit(bench, guard, 2) == hit(bench, bones, 2, pierce=1)
    assert hit(bench, guard, 3) == pytest.approx(0.9 * 4 + 0.05 * 8)


def from_centre(bench: Bench, card: str) -> float:
    """What the top of a card is worth to the first character where it stands."""
    gist = gist_of(bench.scene, bench.card(card), TOP)
    figure = bench.figure()
    return attack_worth(bench.scene, threats_to(bench.scene, figure), figure, figure.cell, gist)


@pytest.mark.parametrize(
    ("places", "hits"), [("0,-1 -1,0", 2), ("1,0 -1,0", 1), ("1,0 0,1 -1,1", 2), ("2,0", 0)]
)
def test_a_melee_area_is_worth_its_best_position(places: str, hits: int) -> None:
    bench = Bench(brute="0,0")
    for place in places.split():
        bench.monster("bandit_guard", place)
    assert from_centre(bench, "leaping_cleave") == pytest.approx(hits * A_HIT)


@pytest.mark.parametrize(
    ("places", "hits"),
    [("3,0 4,-1 4,0", 3), ("4,0", 1), ("3,0 -3,0", 1), ("2,0 4,0", 1), ("5,0", 0)],
)
def test_a_ranged_area_needs_one_hex_in_range(places: str, hits: int) -> None:
    bench = Bench(cragheart="0,0")
    for place in places.split():
        bench.monster("bandit_guard", place)
    one = A_HIT + 2.0  # Attack 3 with Disarm
    assert from_centre(bench, "forceful_storm") == pytest.approx(hits * one)


@pytest.mark.parametrize(("friend", "force"), [("5,0", 3), ("2,0", 5)])
def test_a_bonus_for_an_ally_beside_the_target_counts(friend: str, force: int) -> None:
    bench = Bench(scoundrel="0,0", brute=friend)
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    assert from_centre(bench, "flanking_strike") == pytest.approx(hit(bench, guard, force))


def test_invisible_enemies_do_not_count_as_targets() -> None:
    bench = Bench(brute="0,0")
    bench.give(bench.monster("bandit_guard", "1,0"), "invisible")
    assert from_centre(bench, "trample") == 0


def test_several_targets_are_the_best_ones() -> None:
    bench = Bench(spellweaver="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("2,0", "0,2", "-2,0", "-2,2")]
    assert from_centre(bench, "fire_orbs") == pytest.approx(3 * A_HIT)
    guards[3].hp = 1
    assert from_centre(bench, "fire_orbs") == pytest.approx(2 * A_HIT + 0.95 * 5)
