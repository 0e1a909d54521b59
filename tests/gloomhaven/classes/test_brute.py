"""The Brute: perks and cards of levels 1 and X, half by half."""

import pytest

from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.setup.characters import Character, modifier_deck
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.marks import rule

BRUTE = library().class_named("brute")


def test_the_class() -> None:
    assert [card.number for card in BRUTE.cards] == list(range(1, 30))
    assert BRUTE.hit_points == [10, 12, 14, 16, 18, 20, 22, 24, 26]


def test_all_perks_together() -> None:
    character = Character(BRUTE, 9)
    for number, perk in enumerate(BRUTE.perks):
        character.perks.extend([number] * perk.boxes)
    deck = modifier_deck(character)
    values = [card.value for card in deck if not card.riders and card.kind == 0]
    assert values.count(-1) == 2
    assert values.count(1) == 5 + 1 + 4 + 1
    assert values.count(3) == 1
    assert len([card for card in deck if card.rolling]) == 6 + 2 + 2 + 2 + 2
    assert any(perk.ignores_items for perk in BRUTE.perks)


def test_a_rolling_push_card_pushes() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.rig_perk("push")
    bench.play("spare_dagger", BOTTOM, guard, "2,0")
    assert guard.hp == 4
    assert bench.place(guard) == "2,0"


def test_a_shield_card_protects_for_the_round() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.rig_perk("shield_self")
    bench.play("spare_dagger", BOTTOM, guard)
    assert guard.hp == 3
    bench.attack(guard, bench.figure(), 3)
    assert bench.figure().hp == 8
    bench.end_round()
    bench.attack(guard, bench.figure(), 3)
    assert bench.figure().hp == 5


def test_an_add_target_card_adds_one_in_reach() -> None:
    bench = Bench(brute="0,0")
    one = bench.monster("bandit_guard", "1,0")
    other = bench.monster("bandit_guard", "0,1")
    far = bench.monster("bandit_guard", "3,0")
    bench.rig_perk("add_target")
    bench.open("spare_dagger", BOTTOM)
    bench.choose(one)
    assert bench.prompt == "add-target"
    assert bench.targets() == [other]
    bench.choose(other)
    assert (one.hp, other.hp, far.hp) == (4, 4, 6)


# -- level 1 -----------------------------------------------------------------------


@rule("GH-3.9.9")
def test_trample_pierces() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    guard.shield = 3
    card = bench.play("trample", TOP, guard)
    assert guard.hp == 4
    assert bench.pile_of(card) == "discard"
    assert bench.xp() == 0


def test_trample_attacks_all_that_it_jumped_over() -> None:
    bench = Bench(brute="0,0")
    first = bench.monster("bandit_guard", "1,0")
    second = bench.monster("bandit_guard", "2,0")
    beside = bench.monster("bandit_guard", "3,-1")
    card = bench.play("trample", BOTTOM, "1,0", "2,0", "3,0", "stay", second)
    assert (first.hp, second.hp, beside.hp) == (4, 4, 6)
    assert bench.place(bench.figure()) == "3,0"
    assert bench.pile_of(card) == "lost"
    assert bench.xp() == 2


def test_trample_may_go_round_an_enemy() -> None:
    bench = Bench(brute="0,0")
    first = bench.monster("bandit_guard", "1,0")
    second = bench.monster("bandit_guard", "1,1")
    bench.play("trample", BOTTOM, "0,1", "1,1", "2,0", "stay", second)
    assert (first.hp, second.hp) == (6, 4)


def test_eye_for_an_eye_gains_experience_for_each_retaliation() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=9)
    archer = bench.monster("bandit_archer", "3,0")
    card = bench.play("eye_for_an_eye", TOP)
    assert bench.pile_of(card) == "active"
    bench.attack(guard, bench.figure(), 1)
    bench.attack(guard, bench.figure(), 1)
    bench.attack(archer, bench.figure(), 1, range=3)
    assert guard.hp == 5
    assert archer.hp == archer.max_hp
    assert bench.xp() == 2
    bench.end_round()
    assert bench.pile_of(card) == "discard"
    bench.attack(guard, bench.figure(), 1)
    assert guard.hp == 5


def test_eye_for_an_eye_heals_and_charges_earth() -> None:
    bench = Bench(brute="0,0", tinkerer="1,0")
    bench.figure(1).hp = 3
    bench.play("eye_for_an_eye", BOTTOM, bench.figure(1))
    assert bench.figure(1).hp == 5
    assert bench.charged() == ["earth"]


def test_nothing_is_charged_if_nobody_is_healed() -> None:
    bench = Bench(brute="0,0")
    bench.play("eye_for_an_eye", BOTTOM, "skip")
    assert bench.charged() == []


def test_sweeping_blow_hits_an_arc_of_three() -> None:
    bench = Bench(brute="0,0")
    arc = [bench.monster("bandit_guard", place) for place in ("1,-1", "1,0", "0,1")]
    behind = bench.monster("bandit_guard", "-1,0")
    bench.open("sweeping_blow", TOP)
    bench.choose(bench.area_over(*arc))
    bench.choose(arc[2])
    bench.choose(arc[0])
    assert [guard.hp for guard in arc] == [4, 4, 4]
    assert behind.hp == 6


def test_sweeping_blow_pushes_all_adjacent_enemies() -> None:
    bench = Bench(brute="0,0")
    one = bench.monster("bandit_guard", "2,0")
    two = bench.monster("bandit_guard", "1,1")
    bench.play("sweeping_blow", BOTTOM, "move@1,0", one, "push@3,0", "push@1,2")
    assert bench.place(one) == "3,0"
    assert bench.place(two) == "1,2"


def test_provoking_roar_disarms() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("provoking_roar", TOP, guard)
    assert guard.hp == 4
    assert bench.conditions(guard) == ["disarm"]


def test_provoking_roar_draws_the_attacks_on_adjacent_allies() -> None:
    bench = Bench(brute="0,0", tinkerer="1,0")
    archer = bench.monster("bandit_archer", "5,0")
    card = bench.play("provoking_roar", BOTTOM)
    bench.attack(archer, bench.figure(1), 2, range=4)
    assert bench.figure(0).hp == 8
    assert bench.figure(1).hp == 8
    bench.end_round()
    assert bench.pile_of(card) == "discard"
    bench.attack(archer, bench.figure(1), 2, range=4)
    assert bench.figure(1).hp == 6


def test_provoking_roar_leaves_allies_farther_off_alone() -> None:
    bench = Bench(brute="0,0", tinkerer="2,0")
    guard = bench.monster("bandit_guard", "3,0")
    bench.play("provoking_roar", BOTTOM)
    bench.attack(guard, bench.figure(1), 2)
    assert bench.figure(0).hp == 10
    assert bench.figure(1).hp == 6


def test_provoking_roar_takes_every_attack_of_a_monster_on_itself() -> None:
    bench = Bench(brute="0,0", tinkerer="1,0", spellweaver="0,1")
    archer = bench.monster("bandit_archer", "3,1")
    bench.play("provoking_roar", BOTTOM)
    bench.monster_turn(archer, bench.figure(1), card=5)  # Attack -1 on two targets
    assert bench.figure(0).hp == 10 - 2 * (bench.scene.stats(archer).attack - 1)
    assert [bench.figure(seat).hp for seat in (1, 2)] == [8, 6]


@rule("GH-3.10.31")
def test_an_invisible_brute_draws_no_attacks() -> None:
    bench = Bench(brute="0,0", tinkerer="1,0")
    guard = bench.monster("bandit_guard", "2,0")
    bench.play("provoking_roar", BOTTOM)
    bench.give(bench.figure(0), "invisible")
    bench.attack(guard, bench.figure(1), 2)
    assert bench.figure(1).hp == 6


def test_overwhelming_assault_is_lost_for_two_experience() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=9)
    card = bench.play("overwhelming_assault", TOP, guard)
    assert guard.hp == 3
    assert bench.xp() == 2
    assert bench.pile_of(card) == "lost"


def test_overwhelming_assault_pushes_one_enemy_two_hexes() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    other = bench.monster("bandit_guard", "0,1")
    bench.play("overwhelming_assault", BOTTOM, "stay", guard, "push@2,0", "push@3,0")
    assert bench.place(guard) == "3,0"
    assert bench.place(other) == "0,1"


def test_grab_and_go_loots_around() -> None:
    bench = Bench(brute="0,0")
    bench.coin("0,0")
    bench.coin("1,0", 2)
    bench.coin("2,0")
    bench.play("grab_and_go", TOP, "loot")
    assert bench.hero().coins == 3
    assert bench.scene.coins[bench.cell("2,0")] == 1


def test_warding_strength_pushes_after_the_attack() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.tile("trap", "3,0", damage=2)
    bench.play("warding_strength", TOP, guard, "push@2,0", "push@3,0")
    assert guard.hp == 6 - 3 - 2
    assert bench.place(guard) == "3,0"


@rule("GH-3.12.3", "GH-3.12.4", "GH-3.12.7")
def test_warding_strength_guards_against_six_attacks() -> None:
    bench = Bench(brute="0,0")
    bench.figure().hp = 26
    guard = bench.monster("bandit_guard", "1,0")
    card = bench.play("warding_strength", BOTTOM)
    gained = []
    for _ in range(5):
        bench.attack(guard, bench.figure(), 2)
        gained.append(bench.xp())
    assert gained == [0, 1, 1, 2, 2]
    assert bench.figure().hp == 21
    assert bench.pile_of(card) == "active"
    bench.hurt(bench.figure(), 1)
    assert bench.figure().hp == 20
    bench.attack(guard, bench.figure(), 2)
    assert bench.pile_of(card) == "lost"
    assert bench.xp() == 3
    bench.attack(guard, bench.figure(), 2)
    assert bench.figure().hp == 17


def test_warding_strength_is_not_used_by_an_attack_without_damage() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("warding_strength", BOTTOM)
    bench.rig_monsters("miss")
    bench.attack(guard, bench.figure(), 2)
    assert bench.scene.actives[0].used == 0


def test_shield_bash_stuns() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    card = bench.play("shield_bash", TOP, guard)
    assert guard.hp == 2
    assert bench.conditions(guard) == ["stun"]
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


def test_shield_bash_shields_until_the_end_of_the_round() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    card = bench.play("shield_bash", BOTTOM)
    bench.attack(guard, bench.figure(), 3)
    assert bench.figure().hp == 8
    bench.hurt(bench.figure(), 1)
    assert bench.figure().hp == 7
    bench.end_round()
    assert bench.pile_of(card) == "discard"
    bench.attack(guard, bench.figure(), 3)
    assert bench.figure().hp == 4


def test_leaping_cleave_hits_two_neighbouring_hexes() -> None:
    bench = Bench(brute="0,0")
    one = bench.monster("bandit_guard", "1,0")
    two = bench.monster("bandit_guard", "0,1")
    opposite = bench.monster("bandit_guard", "-1,0")
    bench.open("leaping_cleave", TOP)
    with pytest.raises(LookupError):
        bench.area_over(one, opposite)
    bench.choose(bench.area_over(one, two))
    bench.choose(one)
    assert (one.hp, two.hp, opposite.hp) == (3, 3, 6)
    assert bench.xp() == 1


def test_leaping_cleave_jumps_and_charges_air() -> None:
    bench = Bench(brute="0,0")
    bench.monster("bandit_guard", "1,0")
    bench.tile("trap", "2,0", damage=5)
    bench.play("leaping_cleave", BOTTOM, "move@3,0")
    assert bench.place(bench.figure()) == "3,0"
    assert bench.figure().hp == 10
    assert bench.charged() == ["air"]
    bench.end_turn()
    assert bench.element_of("air") == 2


def test_spare_dagger_is_thrown_three_hexes_far() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    far = bench.monster("bandit_guard", "4,0")
    bench.open("spare_dagger", TOP)
    assert bench.targets() == [guard]
    bench.choose(guard)
    assert (guard.hp, far.hp) == (3, 6)
    assert bench.xp() == 1


# -- level X -----------------------------------------------------------------------


def test_skewer_reaches_two_in_a_line() -> None:
    bench = Bench(brute="0,0")
    one = bench.monster("bandit_guard", "1,0")
    two = bench.monster("bandit_guard", "2,0")
    bench.play("skewer", TOP, "area", one)
    assert (one.hp, two.hp) == (3, 3)
    assert bench.xp() == 1


@rule("GH-3.11.8")
def test_skewer_uses_air_for_a_stronger_attack() -> None:
    bench = Bench(brute="0,0")
    bench.element("air")
    one = bench.monster("bandit_guard", "1,0")
    one.shield = 1
    bench.play("skewer", TOP, "use", "area")
    assert one.hp == 2
    assert bench.element_of("air") == 0


def test_skewer_moves_far_and_is_lost() -> None:
    bench = Bench(brute="0,0")
    card = bench.play("skewer", BOTTOM, "move@6,0")
    assert bench.place(bench.figure()) == "6,0"
    assert (bench.pile_of(card), bench.xp()) == ("lost", 1)


def test_balanced_measure_attacks_with_the_hexes_moved() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "4,0")
    bench.play("grab_and_go", BOTTOM, "move@3,0")
    bench.play("balanced_measure", TOP, guard)
    assert guard.hp == 3
    assert bench.xp() == 1


def test_balanced_measure_moves_as_far_as_damage_was_dealt() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=9)
    bench.rig("plus_1")
    bench.play("trample", TOP, guard)
    bench.open("balanced_measure", BOTTOM)
    assert bench.decision is not None
    assert bench.decision.amount == 4
    bench.choose("move@-4,0")
    assert bench.place(bench.figure()) == "-4,0"


@rule("GH-3.4.15")
def test_balanced_measure_without_damage_moves_nowhere() -> None:
    bench = Bench(brute="0,0")
    card = bench.play("balanced_measure", BOTTOM)
    assert bench.pile_of(card) == "discard"
    assert bench.place(bench.figure()) == "0,0"


def test_wall_of_doom_retaliates_and_shields() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    card = bench.play("wall_of_doom", TOP)
    bench.attack(guard, bench.figure(), 3)
    assert bench.figure().hp == 9
    assert guard.hp == 4
    assert bench.xp() == 2
    bench.end_round()
    assert bench.pile_of(card) == "lost"


def test_wall_of_doom_strengthens_all_attacks_of_the_round() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    bench.play("wall_of_doom", BOTTOM)
    bench.play("spare_dagger", BOTTOM, guard)
    bench.play("trample", TOP, guard)
    assert guard.hp == 20 - 3 - 4
    bench.end_round()
    bench.play("spare_dagger", BOTTOM, guard)
    assert guard.hp == 11
