"""The Soothsinger: cards of levels 2 to 9, half by half."""

import pytest

from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.classes.plain import MANY
from tests.marks import rule


@pytest.mark.parametrize(("card", "amount"), [("soothing_lullaby", 1), ("tranquil_trill", 2)])
def test_a_song_that_heals_all_allies_at_the_start_of_their_turns(card: str, amount: int) -> None:
    bench = Bench(soothsinger="0,0", brute="6,0", tinkerer="5,0")
    decoy = bench.summon("decoy", "4,0", seat=2)
    bench.play(card, TOP)
    for figure in (bench.figure(), bench.figure(1), bench.figure(2), decoy):
        figure.hp = 3
    bench.give(bench.figure(2), "stun")
    for seat in range(3):
        bench.begin_turn(seat=seat)
    bench.summon_turn(decoy)
    assert [bench.figure(seat).hp for seat in range(3)] == [3, 3 + amount, 3]
    assert (decoy.hp, bench.xp()) == (3 + amount, 1)


def test_soothing_lullaby_heals() -> None:
    bench = Bench(soothsinger="0,0", brute="4,0")
    bench.figure(1).hp = 3
    bench.play("soothing_lullaby", BOTTOM, bench.figure(1))
    assert (bench.figure(1).hp, bench.xp()) == (6, 1)


@pytest.mark.parametrize(
    ("card", "condition", "pile", "xp"),
    [("change_tempo", "immobilize", "discard", 0), ("crippling_chorus", "stun", "lost", 2)],
)
def test_a_condition_for_all_near(card: str, condition: str, pile: str, xp: int) -> None:
    bench = Bench(soothsinger="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("3,0", "0,3", "4,0")]
    number = bench.play(card, TOP)
    assert [bench.conditions(guard) for guard in guards] == [[condition], [condition], []]
    assert (bench.pile_of(number), bench.xp()) == (pile, xp)


@rule("GH-3.12.30")
def test_echoing_aria_lets_all_allies_retaliate() -> None:
    bench = Bench(soothsinger="0,0", brute="6,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("4,0", "3,0")]
    bench.play("echoing_aria", TOP)
    for guard in guards:
        bench.attack(guard, bench.figure(1), 1, range=3)
        bench.attack(guard, bench.figure(), 1, range=5)
    assert [guard.hp for guard in guards] == [MANY - 2, MANY]


def test_echoing_aria_shields_allies_near() -> None:
    bench = Bench(soothsinger="0,0", brute="3,0", tinkerer="4,0")
    guard = bench.monster("bandit_guard", "0,5")
    card = bench.play("echoing_aria", BOTTOM)
    for seat in range(3):
        bench.attack(guard, bench.figure(seat), 3)
    assert [bench.figure(seat).hp for seat in range(3)] == [3, 9, 5]
    bench.end_round()
    assert (bench.pile_of(card), bench.xp()) == ("discard", 1)


def test_crippling_chorus_disarms_a_neighbour() -> None:
    bench = Bench(soothsinger="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("4,0", "5,0")]
    bench.play("crippling_chorus", BOTTOM, "move@3,0", guards[0])
    assert [bench.conditions(guard) for guard in guards] == [["disarm"], []]


@rule("GH-3.7.12")
def test_disorienting_dirge_hampers_all_enemies() -> None:
    bench = Bench(soothsinger="0,0", brute="6,0")
    bench.play("disorienting_dirge", TOP)
    guard = bench.monster("bandit_guard", "5,0")
    bench.rig_monsters("plus_1", "minus_1")
    bench.attack(guard, bench.figure(1), 2)
    assert bench.figure(1).hp == 9
    bench.rig("plus_1", seat=1)
    bench.attack(bench.figure(1), guard, 1)
    assert guard.hp == guard.max_hp - 2


@rule("GH-4.3.7")
@pytest.mark.parametrize(
    ("sung", "choices", "place"), [(False, ["monster-goal@2,0"], "2,0"), (True, [], "1,0")]
)
def test_an_archer_that_is_always_hampered_does_not_step_back(
    sung: bool, choices: list[str], place: str
) -> None:
    bench = Bench(soothsinger="0,0")
    archer = bench.monster("bandit_archer", "1,0")
    if sung:
        bench.play("disorienting_dirge", TOP)
    bench.monster_turn(archer, *choices, card=2)
    assert bench.place(archer) == place


def test_disorienting_dirge_curses_enemies_and_blesses_allies() -> None:
    bench = Bench(soothsinger="0,0", brute="3,0", tinkerer="4,0")
    for place in ("0,3", "0,2", "0,4"):
        bench.monster("bandit_guard", place)
    bench.play("disorienting_dirge", BOTTOM)
    assert (len(bench.scene.monster_curses), len(bench.scene.bless), bench.xp()) == (8, 9, 1)


def test_inspiring_anthem_lets_any_ally_move() -> None:
    bench = Bench(soothsinger="0,0", brute="-6,0", tinkerer="6,0")
    bench.play("inspiring_anthem", TOP, bench.figure(1), "move@-1,0")
    assert bench.place(bench.figure(1)) == "-1,0"


def test_inspiring_anthem_lets_any_ally_attack() -> None:
    bench = Bench(soothsinger="0,0", brute="-6,0", tinkerer="6,0")
    guard = bench.monster("bandit_guard", "-5,0", hp=MANY)
    bench.play("inspiring_anthem", BOTTOM, bench.figure(1), guard)
    assert guard.hp == MANY - 5


def test_melody_and_harmony_allows_two_songs() -> None:
    bench = Bench(soothsinger="0,0")
    card = bench.play("melody_and_harmony", TOP)
    first = bench.play("defensive_ditty", TOP)
    second = bench.play("power_ballad", TOP)
    bench.begin_turn()
    assert (bench.xp(), [bench.pile_of(each) for each in (first, second)]) == (1, ["active"] * 2)
    third = bench.play("echoing_aria", TOP, "power_ballad")
    piles = [bench.pile_of(each) for each in (first, second, third)]
    assert piles == ["active", "discard", "active"]
    bench.open("mobilizing_measure", BOTTOM)
    bench.choose(f"end-active:{card}")
    piles = [bench.pile_of(each) for each in (card, first, third)]
    assert piles == ["lost", "discard", "active"]


def test_mobilizing_measure_lets_allies_move_before_they_attack() -> None:
    bench = Bench(soothsinger="2,0", brute="3,0")
    guard = bench.monster("bandit_guard", "5,0", hp=MANY)
    bench.play("mobilizing_measure", TOP)
    bench.play("trample", TOP, "move@4,0", guard, seat=1)
    assert (guard.hp, bench.place(bench.figure(1))) == (MANY - 3, "4,0")
    bench.play("call_to_action", BOTTOM, bench.figure(1), "stay", guard)
    assert guard.hp == MANY - 7


def test_mobilizing_measure_lets_creatures_move_on() -> None:
    bench = Bench(soothsinger="0,0", mindthief="0,3")
    rat = bench.summon("monstrous_rat", "0,1", seat=1)
    guard = bench.monster("bandit_guard", "5,1", hp=MANY)
    bench.play("mobilizing_measure", TOP)
    bench.summon_turn(rat)
    assert (bench.place(rat), guard.hp) == ("4,1", MANY - 3)


def test_mobilizing_measure_moves_far() -> None:
    bench = Bench(soothsinger="0,0")
    bench.play("mobilizing_measure", BOTTOM, "move@6,0")
    assert bench.xp() == 1


def test_pull_the_strings_moves_an_enemy_at_the_start_of_each_turn() -> None:
    bench = Bench(soothsinger="0,0")
    guard = bench.monster("bandit_guard", "4,0")
    bench.monster("bandit_guard", "6,0")
    bench.play("pull_the_strings", TOP)
    bench.begin_turn(guard, "move@2,0")
    assert (bench.place(guard), bench.xp()) == ("2,0", 1)
    bench.begin_turn("skip")
    assert (bench.place(guard), bench.xp()) == ("2,0", 2)


def test_pull_the_strings_turns_an_enemy_against_its_own() -> None:
    bench = Bench(soothsinger="0,0")
    archer = bench.monster("bandit_archer", "5,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("3,0", "-5,0")]
    bench.open("pull_the_strings", BOTTOM)
    for choice in (archer, guards[0]):
        bench.choose(choice)
    assert (guards[0].hp, bench.xp()) == (MANY - 2, 1)


def test_provoke_terror_stuns_an_area() -> None:
    bench = Bench(soothsinger="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("4,0", "5,0")]
    bench.open("provoke_terror", TOP)
    bench.choose(bench.area_over(*guards))
    assert [bench.conditions(guard) for guard in guards] == [["stun"], ["stun"]]


def test_provoke_terror_pushes() -> None:
    bench = Bench(soothsinger="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.play("provoke_terror", BOTTOM, guard, "push@4,0", "push@5,0", "push@6,0")
    assert (guard.hp, bench.place(guard)) == (MANY - 4, "6,0")


def test_nightmare_serenade_curses_at_the_start_of_each_turn() -> None:
    bench = Bench(soothsinger="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("5,0", "0,5")]
    bench.play("nightmare_serenade", TOP)
    for guard in guards:
        bench.begin_turn(guard)
    assert (len(bench.scene.monster_curses), bench.xp()) == (8, 2)


def test_nightmare_serenade_curses_an_area() -> None:
    bench = Bench(soothsinger="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("3,0", "4,0")]
    bench.open("nightmare_serenade", BOTTOM)
    bench.choose(bench.area_over(*guards))
    bench.choose(guards[0])
    assert [guard.hp for guard in guards] == [MANY - 1, MANY - 1]
    assert (len(bench.scene.monster_curses), bench.xp()) == (8, 1)


def test_booming_proclamation_pushes_all_away() -> None:
    bench = Bench(soothsinger="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("2,0", "0,2", "-3,0")]
    bench.open("booming_proclamation", TOP)
    choices = (guards[0], "push@3,0", "push@4,0", "push@0,3", "push@0,4")
    for choice in choices:
        bench.choose(choice)
    assert [guard.hp for guard in guards] == [MANY - 1, MANY - 1, MANY]
    assert [bench.place(guard) for guard in guards] == ["4,0", "0,4", "-3,0"]


def test_booming_proclamation_lets_all_allies_near_attack() -> None:
    bench = Bench(soothsinger="0,0", brute="3,0", tinkerer="0,3", cragheart="-4,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("4,0", "0,4", "-5,0")]
    card = bench.play("booming_proclamation", BOTTOM, bench.figure(1), guards[0], guards[1])
    assert [guard.hp for guard in guards] == [MANY - 3, MANY - 3, MANY]
    assert (bench.pile_of(card), bench.xp()) == ("lost", 1)


def test_tranquil_trill_disarms_all_around() -> None:
    bench = Bench(soothsinger="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("1,0", "0,1", "2,0")]
    bench.play("tranquil_trill", BOTTOM)
    assert [bench.conditions(guard) for guard in guards] == [["disarm"], ["disarm"], []]
    assert bench.xp() == 1


def test_commanding_presence_lets_an_ally_strike_all_around_it() -> None:
    bench = Bench(soothsinger="0,0", brute="3,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("4,0", "3,1", "1,0")]
    bench.play("commanding_presence", TOP, bench.figure(1), guards[0])
    assert [guard.hp for guard in guards] == [MANY - 2, MANY - 2, MANY]


def test_commanding_presence_moves_a_wide_area() -> None:
    bench = Bench(soothsinger="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("2,0", "4,0")]
    bench.open("commanding_presence", BOTTOM)
    bench.choose(bench.area_over(*guards))
    for choice in (guards[1], "move@6,0", "move@4,0"):
        bench.choose(choice)
    assert [bench.place(guard) for guard in guards] == ["4,0", "6,0"]
    assert bench.xp() == 1


def test_captivating_performance_adds_to_all_attacks_of_allies() -> None:
    bench = Bench(soothsinger="0,0", brute="3,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("4,0", "3,1")]
    bench.play("captivating_performance", TOP)
    bench.play("whirlwind", TOP, guards[0], seat=1)
    assert [guard.hp for guard in guards] == [MANY - 5, MANY - 5]
    bench.attack(bench.figure(), guards[0], 2)
    assert guards[0].hp == MANY - 7


def test_captivating_performance_stuns_three() -> None:
    bench = Bench(soothsinger="0,0")
    places = ("3,0", "0,3", "-3,0", "1,0")
    guards = [bench.monster("bandit_guard", place) for place in places]
    bench.play("captivating_performance", BOTTOM, *guards[:3])
    assert [len(bench.conditions(guard)) for guard in guards] == [1, 1, 1, 0]
    assert bench.xp() == 1


def test_shadow_puppets_turns_all_it_jumped_over_against_their_own() -> None:
    bench = Bench(soothsinger="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("1,0", "2,0", "2,1")]
    bench.open("shadow_puppets", TOP)
    for step in ("1,0", "2,0", "3,0", "4,0"):
        bench.choose(f"step@{step}")
    for choice in (guards[0], guards[1], guards[2]):
        bench.choose(choice)
    assert [guard.hp for guard in guards] == [MANY, MANY - 3, MANY - 3]


def test_shadow_puppets_lets_two_allies_attack() -> None:
    bench = Bench(soothsinger="0,0", brute="3,0", tinkerer="0,3", cragheart="-2,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("4,0", "0,4", "-3,0")]
    bench.open("shadow_puppets", BOTTOM)
    for choice in (bench.figure(1), bench.figure(2), bench.figure(1), guards[0], guards[1]):
        bench.choose(choice)
    assert [guard.hp for guard in guards] == [MANY - 4, MANY - 4, MANY]
