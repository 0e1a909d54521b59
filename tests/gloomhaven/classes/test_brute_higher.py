"""The Brute's cards of levels 2 to 9, half by half."""

import pytest

from questhall.games.gloomhaven.rules.round.character_turn import standard_move
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.marks import rule


def test_fatal_advance_kills_a_normal_enemy() -> None:
    bench = Bench(brute="0,0")
    normal = bench.monster("bandit_guard", "1,0")
    elite = bench.monster("bandit_guard", "0,1", elite=True)
    boss = bench.monster("bandit_commander", "-1,0")
    bench.open("fatal_advance", TOP)
    assert bench.targets() == [normal]
    bench.choose(normal)
    assert normal.gone
    assert not elite.gone
    assert not boss.gone
    assert bench.xp() == 2
    assert bench.scene.coins[bench.cell("1,0")] == 1


def test_fatal_advance_without_a_victim_gives_no_experience() -> None:
    bench = Bench(brute="0,0")
    card = bench.play("fatal_advance", TOP)
    assert bench.xp() == 0
    assert bench.pile_of(card) == "lost"


def test_juggernaut_moves_and_attacks() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    bench.play("juggernaut", TOP, "move@2,0", guard)
    assert guard.hp == 4


@rule("GH-3.12.5")
def test_juggernaut_ignores_three_sources_of_damage() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    card = bench.play("juggernaut", BOTTOM)
    bench.attack(guard, bench.figure(), 5)
    bench.hurt(bench.figure(), 1)
    assert bench.xp() == 2
    bench.attack(guard, bench.figure(), 5)
    assert bench.figure().hp == 10
    assert bench.xp() == 3
    assert bench.pile_of(card) == "lost"
    bench.hurt(bench.figure(), 1)
    assert bench.figure().hp == 9


def test_hook_and_chain_pulls() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    bench.play("hook_and_chain", TOP, guard, "pull@2,0")
    assert guard.hp == 3
    assert bench.place(guard) == "1,0"


def test_hook_and_chain_attacks_after_a_straight_move() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "4,0")
    bench.play("hook_and_chain", BOTTOM, "move@3,0", guard)
    assert guard.hp == 3


@pytest.mark.parametrize(
    ("place", "move"), [("2,2", "move@2,1"), ("1,0", "stay")], ids=["bent", "none"]
)
def test_hook_and_chain_attacks_after_no_other_move(place: str, move: str) -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", place)
    bench.play("hook_and_chain", BOTTOM, move)
    assert guard.hp == 6


def test_hook_and_chain_goes_hex_by_hex_to_keep_the_line() -> None:
    bench = Bench(brute="0,0")
    bench.tile("difficult", "1,0")
    guard = bench.monster("bandit_guard", "3,0")
    bench.play("hook_and_chain", BOTTOM, "walk", "step@1,0", "step@2,0", "stay", guard)
    assert guard.hp == 4


def test_brute_force_muddles_an_arc() -> None:
    bench = Bench(brute="0,0")
    one = bench.monster("bandit_guard", "1,0")
    two = bench.monster("bandit_guard", "-1,1")
    bench.open("brute_force", TOP)
    bench.choose(bench.area_over(one, two))
    bench.choose(one)
    assert (one.hp, two.hp) == (4, 4)
    assert bench.conditions(one) == bench.conditions(two) == ["muddle"]
    assert bench.xp() == 1


def test_brute_force_moves_and_shields() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    card = bench.play("brute_force", BOTTOM, "move@2,0")
    assert bench.pile_of(card) == "active"
    bench.attack(guard, bench.figure(), 2)
    assert bench.figure().hp == 9


def test_unstoppable_charge_stuns_all_it_ends_beside() -> None:
    bench = Bench(brute="0,0")
    one = bench.monster("bandit_guard", "3,0")
    two = bench.monster("bandit_guard", "2,1")
    far = bench.monster("bandit_guard", "5,0")
    card = bench.play("unstoppable_charge", BOTTOM, "move@2,0")
    assert bench.conditions(one) == bench.conditions(two) == ["stun"]
    assert bench.conditions(far) == []
    assert bench.pile_of(card) == "lost"


def test_devastating_hack() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=9)
    card = bench.play("devastating_hack", TOP, guard)
    assert guard.hp == 1
    assert (bench.pile_of(card), bench.xp()) == ("lost", 3)


def test_whirlwind_attacks_all_around_for_experience() -> None:
    bench = Bench(brute="0,0")
    around = [bench.monster("bandit_guard", place) for place in ("1,0", "-1,0", "0,1")]
    far = bench.monster("bandit_guard", "2,0")
    card = bench.play("whirlwind", TOP, around[1], around[0])
    assert [guard.hp for guard in around] == [2, 2, 2]
    assert far.hp == 6
    assert (bench.pile_of(card), bench.xp()) == ("lost", 3)


def test_skirmishing_maneuver_attacks_moves_and_attacks() -> None:
    bench = Bench(brute="0,0")
    one = bench.monster("bandit_guard", "1,0")
    two = bench.monster("bandit_guard", "-3,0")
    bench.play("skirmishing_maneuver", TOP, one, "move@-2,0", two)
    assert (one.hp, two.hp) == (4, 4)


def test_quietus_kills_only_the_stunned() -> None:
    bench = Bench(brute="0,0")
    stunned = bench.monster("bandit_guard", "1,0")
    awake = bench.monster("bandit_guard", "0,1")
    bench.give(stunned, "stun")
    card = bench.open("quietus", TOP)
    assert bench.targets() == [stunned]
    bench.choose(stunned)
    assert stunned.gone
    assert not awake.gone
    assert (bench.pile_of(card), bench.xp()) == ("discard", 1)


def test_quietus_moves_and_strengthens_attacks() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "4,0")
    bench.play("quietus", BOTTOM, "move@3,0")
    bench.play("trample", TOP, guard)
    assert guard.hp == 2


def test_immovable_phalanx_attacks_and_shields() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("immovable_phalanx", TOP, guard)
    bench.attack(guard, bench.figure(), 2)
    assert guard.hp == 2
    assert bench.figure().hp == 9


def test_immovable_phalanx_turns_moves_into_attacks() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    card = bench.play("immovable_phalanx", BOTTOM)
    assert bench.pile_of(card) == "active"
    bench.play("grab_and_go", BOTTOM, "as-attack", guard)
    assert guard.hp == 16
    bench.end_round()
    bench.play("grab_and_go", BOTTOM, "as-move", "move@-1,0")
    assert guard.hp == 16
    assert bench.place(bench.figure()) == "-1,0"


def test_immovable_phalanx_turns_the_standard_move_into_an_attack() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("immovable_phalanx", BOTTOM)
    bench.run(standard_move(bench.scene, bench.hero(), bench.turn), "as-attack", guard)
    assert guard.hp == 4


def test_an_immobilized_phalanx_attacks_with_its_moves() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("immovable_phalanx", BOTTOM)
    bench.give(bench.figure(), "immobilize")
    bench.play("grab_and_go", BOTTOM, "as-attack", guard)
    assert guard.hp == 2


def test_a_disarmed_phalanx_only_moves() -> None:
    bench = Bench(brute="0,0")
    bench.monster("bandit_guard", "1,0")
    bench.play("immovable_phalanx", BOTTOM)
    bench.give(bench.figure(), "disarm")
    bench.play("grab_and_go", BOTTOM, "move@-1,0")
    assert bench.place(bench.figure()) == "-1,0"


def test_defensive_tactics_immobilizes_two() -> None:
    bench = Bench(brute="0,0")
    one = bench.monster("bandit_guard", "2,0")
    two = bench.monster("bandit_guard", "0,3")
    bench.play("defensive_tactics", TOP, one, two)
    assert (one.hp, two.hp) == (4, 4)
    assert bench.conditions(one) == bench.conditions(two) == ["immobilize"]
    assert bench.xp() == 1


def test_defensive_tactics_lasts() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    card = bench.play("defensive_tactics", BOTTOM)
    bench.end_round()
    bench.attack(guard, bench.figure(), 2)
    assert (bench.figure().hp, guard.hp) == (9, 5)
    assert (bench.pile_of(card), bench.xp()) == ("active", 2)


def test_crippling_offensive_wounds_and_stuns() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=9)
    card = bench.play("crippling_offensive", TOP, guard)
    assert guard.hp == 3
    assert bench.conditions(guard) == ["wound", "stun"]
    assert (bench.pile_of(card), bench.xp()) == ("lost", 3)


@rule("GH-3.9.12")
def test_crippling_offensive_immobilizes_and_pushes_the_same_enemy() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    other = bench.monster("bandit_guard", "0,1")
    bench.play("crippling_offensive", BOTTOM, "stay", guard, "push@2,0")
    assert bench.place(guard) == "2,0"
    assert bench.conditions(guard) == ["immobilize"]
    assert bench.conditions(other) == []


def test_frenzied_onslaught_moves_and_attacks_twice() -> None:
    bench = Bench(brute="0,0")
    one = bench.monster("bandit_guard", "3,0")
    two = bench.monster("bandit_guard", "-1,0")
    bench.play("frenzied_onslaught", TOP, "move@2,0", one, "move@0,0", two)
    assert (one.hp, two.hp) == (4, 4)


def test_frenzied_onslaught_punishes_the_hampered() -> None:
    bench = Bench(brute="0,0")
    bench.play("frenzied_onslaught", BOTTOM)
    for condition, damage in (("disarm", 5), ("immobilize", 5), ("stun", 5), ("muddle", 2)):
        guard = bench.monster("bandit_guard", "1,0", hp=9)
        bench.give(guard, condition)
        bench.play("spare_dagger", BOTTOM, guard)
        assert guard.hp == 9 - damage, condition
        bench.hurt(guard, 9)
    assert bench.xp() == 1


def test_selfish_retribution_moves_and_loots() -> None:
    bench = Bench(brute="0,0")
    bench.coin("3,0")
    card = bench.play("selfish_retribution", TOP, "move@1,0", "loot")
    assert bench.hero().coins == 1
    assert bench.pile_of(card) == "lost"


def test_selfish_retribution_retaliates() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "2,0")
    bench.play("selfish_retribution", BOTTOM, "move@1,0")
    bench.attack(guard, bench.figure(), 1)
    assert guard.hp == 4
    assert bench.xp() == 1


def test_king_of_the_hill_pushes_everybody_away() -> None:
    bench = Bench(brute="0,0")
    one = bench.monster("bandit_guard", "1,0", hp=9)
    two = bench.monster("bandit_guard", "-1,0", hp=9)
    card = bench.play("king_of_the_hill", TOP, one, "push@2,0", "push@-2,0")
    assert (one.hp, two.hp) == (3, 3)
    assert (bench.place(one), bench.place(two)) == ("2,0", "-2,0")
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


def test_king_of_the_hill_heals_only_the_brute() -> None:
    bench = Bench(brute="0,0", tinkerer="1,0")
    bench.figure(0).hp = 2
    bench.figure(1).hp = 2
    bench.play("king_of_the_hill", BOTTOM)
    assert (bench.figure(0).hp, bench.figure(1).hp) == (7, 2)


def test_face_your_end_pulls_three() -> None:
    bench = Bench(brute="0,0")
    one = bench.monster("bandit_guard", "4,0")
    two = bench.monster("bandit_guard", "-2,0")
    three = bench.monster("bandit_guard", "0,2")
    bench.open("face_your_end", TOP)
    for choice in (one, two, three, "pull@3,0", "pull@-1,0", "pull@0,1"):
        bench.choose(choice)
    assert [bench.place(each) for each in (one, two, three)] == ["1,0", "-1,0", "0,1"]
    assert [each.hp for each in (one, two, three)] == [4, 4, 4]
    assert bench.xp() == 1


def test_face_your_end_kills_an_elite_but_no_boss() -> None:
    bench = Bench(brute="0,0")
    elite = bench.monster("bandit_guard", "1,0", elite=True)
    bench.monster("bandit_commander", "-1,0")
    card = bench.open("face_your_end", BOTTOM)
    assert bench.targets() == [elite]
    bench.choose(elite)
    assert elite.gone
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)
