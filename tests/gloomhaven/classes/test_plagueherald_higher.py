"""The Plagueherald: cards of levels 2 to 9, half by half."""

import pytest

from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.classes.plain import MANY
from tests.marks import rule


def test_under_the_skin_pierces() -> None:
    bench = Bench(plagueherald="0,0")
    guard = bench.monster("bandit_guard", "3,0", elite=True, hp=MANY)
    bench.play("under_the_skin", TOP, guard)
    assert (guard.hp, bench.xp()) == (MANY - 3, 1)


def test_rot_maggots_also_infest_allies_beside_the_target() -> None:
    bench = Bench(plagueherald="0,0", brute="3,0", tinkerer="1,-1")
    guard = bench.monster("bandit_guard", "2,0", hp=MANY)
    bench.play("rot_maggots", TOP, guard)
    assert (guard.hp, bench.conditions(guard), bench.xp()) == (MANY - 4, ["poison"], 1)
    found = [bench.conditions(bench.figure(seat)) for seat in range(3)]
    assert found == [[], ["poison"], []]


def test_succumb_to_the_gift_kills_a_poisoned_enemy() -> None:
    bench = Bench(plagueherald="0,0")
    places = ("3,0", "0,4", "0,3", "-3,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in places]
    elite = bench.monster("bandit_guard", "1,0", elite=True)
    for figure in (guards[0], guards[1], guards[2], elite):
        bench.give(figure, "poison")
    bench.open("succumb_to_the_gift", TOP)
    assert bench.targets() == [guards[0], guards[2]]
    bench.choose(guards[0])
    assert (guards[0].gone, bench.xp()) == (True, 2)


def test_succumb_to_the_gift_blesses_poisoned_allies() -> None:
    bench = Bench(plagueherald="0,0", brute="5,0", tinkerer="1,0")
    bench.give(bench.figure(1), "poison")
    bench.play("succumb_to_the_gift", BOTTOM)
    assert len(bench.scene.bless) == 9


@pytest.mark.parametrize(("card", "element"), [("fetid_flurry", "air"), ("black_tides", "dark")])
def test_a_move_that_charges(card: str, element: str) -> None:
    bench = Bench(plagueherald="0,0")
    bench.play(card, BOTTOM, "move@2,0")
    assert bench.charged() == [element]


def test_storm_of_wings_hits_all_on_the_way_with_air() -> None:
    bench = Bench(plagueherald="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("4,0", "2,0")]
    bench.element("air")
    bench.open("storm_of_wings", TOP)
    bench.choose("use")
    bench.choose(guards[0])
    while bench.decision is not None:
        bench.choose(bench.offered[0])
    assert [guard.hp for guard in guards] == [MANY - 4, MANY - 4]
    assert bench.xp() == 2


@rule("GH-14.5.2")
def test_a_target_that_is_out_of_range_after_an_item_has_to_be_chosen_again() -> None:
    bench = Bench(plagueherald="0,0", brute="0,1")
    far, near = (bench.monster("bandit_guard", place, hp=MANY) for place in ("4,0", "-2,0"))
    bench.item("blinking_cape")
    bench.play("grim_bargain", TOP)
    bench.element("air")
    bench.open("storm_of_wings", TOP)
    bench.choose("use")
    bench.choose(bench.figure(1))
    bench.choose(far)
    bench.choose("item")
    bench.choose("-3,0")
    assert bench.targets() == [near]
    bench.choose(near)
    while bench.decision is not None:
        bench.choose(bench.offered[0])
    assert [guard.hp for guard in (far, near)] == [MANY, MANY - 4]


def test_nightmarish_affliction_poisons_and_curses_two() -> None:
    bench = Bench(plagueherald="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("3,0", "0,3")]
    bench.play("nightmarish_affliction", TOP, *guards)
    assert [bench.conditions(guard) for guard in guards] == [["poison"], ["poison"]]
    assert (len(bench.scene.monster_curses), bench.charged()) == (8, ["dark"])
    assert [guard.hp for guard in guards] == [MANY - 1, MANY - 1]


def test_nightmarish_affliction_immobilizes_two() -> None:
    bench = Bench(plagueherald="0,0")
    places = ("3,0", "0,3", "-3,0", "4,0")
    guards = [bench.monster("bandit_guard", place) for place in places]
    bench.open("nightmarish_affliction", BOTTOM)
    assert guards[3] not in bench.targets()
    for guard in guards[:2]:
        bench.choose(guard)
    assert [len(bench.conditions(guard)) for guard in guards] == [1, 1, 0, 0]


@pytest.mark.parametrize(("uses", "damage"), [("use", 2), ("do-not-use", 1)])
def test_accelerated_end_hurts_the_poisoned(uses: str, damage: int) -> None:
    bench = Bench(plagueherald="0,0", brute="1,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("6,0", "0,6", "0,1")]
    for figure in (guards[0], guards[1], bench.figure(1)):
        bench.give(figure, "poison")
    bench.element("dark")
    bench.play("accelerated_end", TOP, uses)
    assert [guard.hp for guard in guards] == [MANY - damage, MANY - damage, MANY]
    assert (bench.figure(1).hp, bench.xp()) == (10, damage - 1)


def test_accelerated_end_poisons_three_far_away() -> None:
    bench = Bench(plagueherald="0,0")
    places = ("5,0", "0,5", "-5,0", "6,0")
    guards = [bench.monster("bandit_guard", place) for place in places]
    bench.play("accelerated_end", BOTTOM, *guards[:3])
    assert [len(bench.conditions(guard)) for guard in guards] == [1, 1, 1, 0]


@rule("GH-3.18.6")
def test_willing_sacrifice_trades_hit_points_after_moves() -> None:
    bench = Bench(plagueherald="0,0")
    guard = bench.monster("bandit_guard", "6,0", hp=MANY)
    card = bench.play("willing_sacrifice", TOP)
    bench.play("vile_pestilence", BOTTOM, "move@1,0")
    assert bench.figure().hp == 6  # nobody has Poison
    bench.give(guard, "poison")
    bench.play("vile_pestilence", BOTTOM, "move@2,0", "suffer", guard)
    assert (guard.hp, bench.figure().hp) == (MANY - 3, 5)
    bench.play("vile_pestilence", BOTTOM, "move@3,0", "skip")
    assert (guard.hp, bench.figure().hp, bench.xp()) == (MANY - 3, 5, 2)
    assert bench.pile_of(card) == "active"


@rule("GH-3.18.1")
def test_damage_that_is_cancelled_buys_nothing() -> None:
    bench = Bench(plagueherald="0,0")
    guard = bench.monster("bandit_guard", "6,0", hp=MANY)
    bench.give(guard, "poison")
    bench.play("willing_sacrifice", TOP)
    bench.card("epidemic", 0, "hand")
    bench.play("vile_pestilence", BOTTOM, "move@1,0", "suffer", "lose-hand")
    assert (guard.hp, bench.figure().hp) == (MANY, 6)


@pytest.mark.parametrize(("uses", "left"), [("use", 0), ("do-not-use", 1)])
def test_willing_sacrifice_gives_the_poisoned_their_cards(uses: str, left: int) -> None:
    bench = Bench(plagueherald="0,0", brute="5,0")
    names = ("trample", "skewer", "eye_for_an_eye")
    for name in names:
        bench.card(name, 1, "discard")
    bench.give(bench.figure(1), "poison")
    bench.element("air")
    card = bench.play("willing_sacrifice", BOTTOM, uses, *names[: 3 - left])
    assert (len(bench.hero(1).discard), bench.xp()) == (left, 2 - left)
    assert bench.pile_of(card) == "lost"


@pytest.mark.parametrize(("uses", "conditions"), [("use", ["muddle"]), ("do-not-use", [])])
def test_stinging_cloud_muddles_with_dark(uses: str, conditions: list[str]) -> None:
    bench = Bench(plagueherald="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("4,0", "5,0")]
    bench.element("dark")
    bench.open("stinging_cloud", TOP)
    bench.choose(uses)
    bench.choose(bench.area_over(*guards))
    bench.choose(guards[0])
    assert [guard.hp for guard in guards] == [MANY - 2, MANY - 2]
    assert [bench.conditions(guard) for guard in guards] == [conditions, conditions]
    assert bench.xp() == len(conditions)


def test_black_tides_charge_air() -> None:
    bench = Bench(plagueherald="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.play("black_tides", TOP, guard)
    assert (guard.hp, bench.charged()) == (MANY - 4, ["air"])


@pytest.mark.parametrize(("uses", "muddled"), [("use", [1, 1, 0]), ("do-not-use", [1, 0, 0])])
def test_airborne_toxin_reaches_farther_with_air(uses: str, muddled: list[int]) -> None:
    bench = Bench(plagueherald="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("1,0", "0,2", "-3,0")]
    bench.element("air")
    bench.play("airborne_toxin", TOP, uses)
    assert [len(bench.conditions(guard)) for guard in guards] == muddled
    assert len(bench.scene.monster_curses) == 10 - sum(muddled)


def test_airborne_toxin_poisons_everybody() -> None:
    bench = Bench(plagueherald="0,0", brute="1,0")
    guards = [bench.monster("bandit_guard", place) for place in ("6,0", "-6,0")]
    card = bench.play("airborne_toxin", BOTTOM)
    assert [bench.conditions(guard) for guard in guards] == [["poison"], ["poison"]]
    assert bench.conditions(bench.figure(1)) == []
    assert (bench.pile_of(card), bench.xp(), bench.charged()) == ("lost", 1, ["air"])


def test_baneful_hex_hurts_whoever_draws_a_curse() -> None:
    bench = Bench(plagueherald="0,0", brute="0,1")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("baneful_hex", TOP)
    bench.rig_monsters("curse")
    bench.attack(guard, bench.figure(), 3)
    assert (bench.figure().hp, guard.hp, bench.xp()) == (6, MANY - 3, 2)
    bench.rig_monsters("miss")
    bench.attack(guard, bench.figure(), 3)
    assert guard.hp == MANY - 3
    bench.rig("curse", seat=1)
    bench.attack(bench.figure(1), guard, 3)
    assert bench.figure(1).hp == 10


def test_baneful_hex_curses_all_around() -> None:
    bench = Bench(plagueherald="0,0")
    for place in ("4,0", "3,1", "5,0"):
        bench.monster("bandit_guard", place)
    bench.play("baneful_hex", BOTTOM, "move@3,0")
    assert len(bench.scene.monster_curses) == 8


def test_spreading_scourge_muddles_a_wide_area() -> None:
    bench = Bench(plagueherald="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("3,0", "4,0", "3,1")]
    bench.open("spreading_scourge", TOP)
    for choice in (bench.area_over(*guards), guards[0], guards[1]):
        bench.choose(choice)
    assert [guard.hp for guard in guards] == [MANY - 1] * 3
    assert [bench.conditions(guard) for guard in guards] == [["muddle"]] * 3


@rule("GH-3.9.10")
def test_grim_bargain_buys_targets_with_curses() -> None:
    bench = Bench(plagueherald="0,0", brute="-2,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("3,0", "0,3", "3,-3")]
    card = bench.play("grim_bargain", TOP)
    bench.play("paralyzing_bite", TOP, "skip", guards[0])
    assert bench.scene.actives[0].used == 0
    for _ in range(6):
        bench.play("paralyzing_bite", TOP, bench.figure(1), *guards)
    assert [guard.hp for guard in guards] == [MANY - 7, MANY - 6, MANY - 6]
    assert (len(bench.scene.hero_curses), bench.pile_of(card)) == (4, "lost")
    assert bench.xp() == 7 + 3


def test_grim_bargain_doubles_the_next_attack_action() -> None:
    bench = Bench(plagueherald="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("4,0", "0,4")]
    card = bench.play("grim_bargain", BOTTOM)
    assert (bench.conditions(bench.figure()), bench.xp()) == (["muddle"], 1)
    assert bench.charged() == ["dark"]
    bench.play("biting_gnats", TOP, *guards)
    assert ([guard.hp for guard in guards], bench.pile_of(card)) == ([MANY - 4] * 2, "lost")


def test_mass_extinction_spares_nobody() -> None:
    bench = Bench(plagueherald="0,0", brute="1,0")
    guard = bench.monster("bandit_guard", "6,0")
    bench.play("mass_extinction", TOP)
    assert [bench.conditions(each) for each in (guard, bench.figure(1), bench.figure())] == [
        ["wound"],
        ["wound"],
        [],
    ]
    assert (len(bench.scene.monster_curses), len(bench.scene.hero_curses)) == (9, 9)
    assert sorted(bench.charged()) == ["air", "dark"]


@pytest.mark.parametrize(
    ("uses", "damage"),
    [(["use", "use"], 4), (["use", "do-not-use"], 3), (["do-not-use", "do-not-use"], 2)],
)
def test_mass_extinction_hurts_the_poisoned(uses: list[str], damage: int) -> None:
    bench = Bench(plagueherald="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("6,0", "1,0")]
    bench.give(guards[0], "poison")
    for element in ("fire", "dark"):
        bench.element(element)
    bench.play("mass_extinction", BOTTOM, *uses)
    assert [guard.hp for guard in guards] == [MANY - damage, MANY]
    assert bench.xp() == damage - 2


def test_convert_the_flock_curses_three() -> None:
    bench = Bench(plagueherald="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("3,0", "0,3", "-3,0")]
    card = bench.play("convert_the_flock", TOP, *guards)
    assert [guard.hp for guard in guards] == [MANY - 4] * 3
    assert len(bench.scene.monster_curses) == 7
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


@pytest.mark.parametrize(("poisoned", "plus"), [(1, 0), (2, 1), (3, 1)])
def test_convert_the_flock_lets_allies_suffer(poisoned: int, plus: int) -> None:
    bench = Bench(plagueherald="0,0", brute="1,0", tinkerer="2,0", cragheart="3,0")
    guard = bench.monster("bandit_guard", "0,3", hp=MANY)
    for seat in range(1, poisoned + 1):
        bench.give(bench.figure(seat), "poison")
    card = bench.play("convert_the_flock", BOTTOM)
    lost = [bench.figure(seat).max_hp - bench.figure(seat).hp for seat in range(1, 4)]
    assert (lost, bench.xp()) == ([2] * poisoned + [0] * (3 - poisoned), plus)
    bench.play("spread_the_plague", BOTTOM, guard)
    assert guard.hp == MANY - 3 - plus
    bench.end_round()
    assert bench.pile_of(card) == "discard"
