"""The Berserker: cards of levels 2 to 9, half by half."""

import pytest

from questhall.games.gloomhaven.rules.round.character_turn import take_turn
from questhall.games.gloomhaven.rules.round.rests import short_rests
from questhall.games.gloomhaven.state.heroes import ItemState
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.classes.plain import MANY
from tests.gloomhaven.thinking import play_by_hunch
from tests.marks import rule


@pytest.mark.parametrize(("answer", "hit"), [("suffer#2", 2), ("suffer#1", 1), ("skip", 0)])
def test_reckless_offensive_hits_as_many_as_it_costs(answer: str, hit: int) -> None:
    bench = Bench(berserker="0,0")
    places = ("1,0", "0,1", "-1,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in places]
    bench.play("reckless_offensive", TOP, answer, *guards[:hit])
    assert [guard.hp for guard in guards] == [MANY - 4] * hit + [MANY] * (3 - hit)
    assert bench.figure().hp == 10 - hit


def test_reckless_offensive_invites_attacks_and_retaliates() -> None:
    bench = Bench(berserker="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    archer = bench.monster("bandit_archer", "3,0", hp=MANY)
    card = bench.play("reckless_offensive", BOTTOM)
    bench.attack(guard, bench.figure(), 2)
    bench.attack(archer, bench.figure(), 2, range=3)
    assert (bench.figure().hp, guard.hp, archer.hp) == (5, MANY - 2, MANY)
    assert bench.pile_of(card) == "active"


def test_break_the_chains_pulls_two() -> None:
    bench = Bench(berserker="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("3,0", "-3,0")]
    bench.play("break_the_chains", TOP, *guards, "pull@2,0", "pull@-2,0")
    assert [bench.place(guard) for guard in guards] == ["1,0", "-1,0"]
    assert [guard.hp for guard in guards] == [MANY - 2, MANY - 2]


def test_break_the_chains_runs_farther_when_hurt_and_with_fire() -> None:
    bench = Bench(1, 8, berserker="-8,0")
    bench.figure().hp = 4
    bench.element("fire")
    bench.open("break_the_chains", BOTTOM)
    bench.choose("use")
    assert "-1,0" in bench.places()
    assert "0,0" not in bench.places()
    bench.choose("move@-1,0")
    assert bench.xp() == 1


def test_spiked_armor_makes_each_retaliation_better() -> None:
    bench = Bench(berserker="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("spiked_armor", TOP)
    bench.attack(guard, bench.figure(), 1)
    assert (guard.hp, bench.xp()) == (MANY, 1)
    bench.play("bounce_back", TOP)
    bench.attack(guard, bench.figure(), 1, "suffer")
    assert guard.hp == MANY - 4
    bench.play("resolute_stand", BOTTOM, "stay")
    bench.attack(guard, bench.figure(), 1, "suffer")
    assert guard.hp == MANY - 4 - 7


def test_spiked_armor_strikes_all_around() -> None:
    bench = Bench(berserker="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("3,0", "2,1")]
    bench.play("spiked_armor", BOTTOM, "move@2,0", guards[0])
    assert [guard.hp for guard in guards] == [MANY - 2, MANY - 2]


def test_fatal_fury_kills_the_weaker() -> None:
    bench = Bench(berserker="0,0")
    bench.figure().hp = 3
    places = ("1,0", "0,1", "2,0")
    guards = [bench.monster("bandit_guard", place, hp=3) for place in places]
    guards[1].hp = 4
    elite = bench.monster("bandit_guard", "-1,0", elite=True, hp=1)
    bench.play("fatal_fury", TOP, guards[0])
    assert [guard.gone for guard in [*guards, elite]] == [True, False, False, False]
    assert (bench.xp(), bench.charged()) == (1, ["fire"])


def test_fatal_fury_attacks_twice() -> None:
    bench = Bench(berserker="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("1,0", "-2,0")]
    bench.play("fatal_fury", BOTTOM, guards[0], "move@-1,0", guards[1])
    assert [guard.hp for guard in guards] == [MANY - 2, MANY - 2]


def test_flurry_of_axes_hits_all_in_range() -> None:
    bench = Bench(berserker="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("3,0", "0,3", "4,0")]
    card = bench.play("flurry_of_axes", TOP, "suffer#4", guards[0])
    assert [guard.hp for guard in guards] == [MANY - 4, MANY - 4, MANY]
    assert (bench.figure().hp, bench.pile_of(card), bench.xp()) == (6, "lost", 2)


def test_shiny_distraction_loots_and_shields() -> None:
    bench = Bench(berserker="0,0")
    bench.coin("1,0")
    guard = bench.monster("bandit_guard", "0,1")
    bench.play("shiny_distraction", TOP, "loot")
    bench.attack(guard, bench.figure(), 3)
    assert (bench.hero().coins, bench.figure().hp) == (1, 8)


def test_shiny_distraction_helps_in_attack_and_defence() -> None:
    bench = Bench(berserker="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("shiny_distraction", BOTTOM)
    bench.rig("minus_1", "plus_1")
    bench.play("devil_horns", BOTTOM, guard)
    bench.rig_monsters("plus_1", "minus_1")
    bench.attack(guard, bench.figure(), 2, "suffer")
    assert (guard.hp, bench.figure().hp, bench.charged()) == (MANY - 5, 9, ["fire"])


@pytest.mark.parametrize(("hp", "left", "xp"), [(5, 2, 0), (4, 2, 1)])
def test_seeing_red_shields_when_hurt(hp: int, left: int, xp: int) -> None:
    bench = Bench(berserker="0,0")
    bench.figure().hp = hp
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("seeing_red", TOP, guard)
    bench.attack(guard, bench.figure(), 3)
    assert (guard.hp, bench.figure().hp, bench.xp()) == (MANY - 4, left, xp)


def test_seeing_red_strikes_harder_when_hurt() -> None:
    bench = Bench(berserker="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    card = bench.play("seeing_red", BOTTOM)
    bench.play("devil_horns", BOTTOM, guard)
    assert guard.hp == MANY - 4
    bench.figure().hp = 4
    bench.play("devil_horns", BOTTOM, guard)
    assert (guard.hp, bench.pile_of(card), bench.xp()) == (MANY - 9, "active", 4)


def test_final_fight_kills_and_exhausts() -> None:
    bench = Bench(berserker="0,0", brute="4,0")
    elite = bench.monster("bandit_guard", "1,0", elite=True)
    bench.monster("bandit_guard", "5,0")
    bench.play("final_fight", TOP, elite)
    assert (elite.gone, bench.hero().exhausted, bench.xp()) == (True, True, 3)


def test_final_fight_runs_as_far_as_cards_are_lost() -> None:
    bench = Bench(berserker="0,0")
    for name in ("cauterize", "furious_aid", "bounce_back"):
        bench.card(name, 0, "lost")
    guard = bench.monster("bandit_guard", "4,0", hp=MANY)
    bench.element("fire")
    bench.open("final_fight", BOTTOM)
    assert "0,4" not in bench.places()
    for choice in ("move@3,0", "use", guard):
        bench.choose(choice)
    assert guard.hp == MANY - 3


def test_devil_horns_wound_an_arc() -> None:
    bench = Bench(berserker="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("1,0", "0,1", "1,-1")]
    bench.open("devil_horns", TOP)
    for choice in (bench.area_over(*guards), guards[0], guards[1]):
        bench.choose(choice)
    assert [guard.hp for guard in guards] == [MANY - 3] * 3
    assert [bench.conditions(guard) for guard in guards] == [["wound"]] * 3
    assert bench.charged() == ["fire"]


@pytest.mark.parametrize(("answer", "value"), [("suffer", 4), ("skip", 3)])
def test_unstoppable_destruction_ignores_shields_for_damage(answer: str, value: int) -> None:
    bench = Bench(berserker="0,0")
    elite = bench.monster("bandit_guard", "1,0", elite=True, hp=MANY)
    bench.play("unstoppable_destruction", TOP, answer, elite)
    assert (elite.hp, bench.xp()) == (MANY - value, value - 3)


@rule("GH-3.1.24")
def test_unstoppable_destruction_makes_a_short_rest_a_long_one() -> None:
    bench = Bench(berserker="0,0")
    bench.monster("bandit_guard", "5,0")
    bench.figure().hp = 4
    boots = bench.item("boots_of_striding")
    boots.state = ItemState.TURNED
    bench.card("cauterize", 0, "discard")
    card = bench.play("unstoppable_destruction", BOTTOM)
    lost = bench.card("furious_aid", 0, "discard")
    bench.end_round()
    bench.run(short_rests(bench.scene), "short-rest", "furious_aid")
    assert (bench.pile_of(lost), bench.pile_of(card), bench.figure().hp) == ("lost", "hand", 6)
    assert boots.state != ItemState.TURNED
    assert not bench.hero().rests_well


@pytest.mark.parametrize(("uses", "hit"), [("use", [1, 1, 0]), ("do-not-use", [1, 0, 0])])
def test_burning_hatred_reaches_farther_with_fire(uses: str, hit: list[int]) -> None:
    bench = Bench(berserker="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("1,0", "0,2", "-3,0")]
    bench.element("fire")
    bench.play("burning_hatred", TOP, uses, guards[0])
    assert [(MANY - guard.hp) // 3 for guard in guards] == hit


def test_burning_hatred_wounds_all_around() -> None:
    bench = Bench(berserker="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("4,0", "3,1", "5,0")]
    bench.play("burning_hatred", BOTTOM, "move@3,0")
    assert [bench.conditions(guard) for guard in guards] == [["wound"], ["wound"], []]


@pytest.mark.parametrize("uses", ["use", "do-not-use"])
def test_careless_charge_wounds_its_own_side_for_effects(uses: str) -> None:
    bench = Bench(berserker="0,0", brute="3,1", tinkerer="0,1")
    guard = bench.monster("bandit_guard", "4,0", hp=MANY)
    pushes = ("push@5,0", "push@6,0") if uses == "use" else ()
    bench.play("careless_charge", TOP, "move@3,0", uses, guard, *pushes)
    wounded = [seat for seat in range(3) if bench.conditions(bench.figure(seat)) == ["wound"]]
    assert wounded == ([0, 1] if uses == "use" else [])
    assert bench.conditions(guard) == (["immobilize"] if uses == "use" else [])
    assert guard.hp == MANY - 4


@rule("GH-3.10.5")
def test_careless_charge_wards_off_conditions() -> None:
    bench = Bench(berserker="0,0", brute="1,0", plagueherald="2,0")
    bench.give(bench.figure(), "poison")
    card = bench.play("careless_charge", BOTTOM)
    assert (bench.conditions(bench.figure()), bench.pile_of(card), bench.xp()) == ([], "active", 2)
    bench.play("mass_extinction", TOP, seat=2)
    found = [bench.conditions(bench.figure(seat)) for seat in range(3)]
    assert found == [[], ["wound"], []]
    assert len(bench.scene.hero_curses) == 9


def test_bone_breaker_wounds_and_immobilizes() -> None:
    bench = Bench(berserker="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("bone_breaker", TOP, guard)
    assert (bench.conditions(guard), bench.charged()) == (["wound", "immobilize"], ["fire"])


@rule("GH-3.4.12")
def test_bone_breaker_brings_a_flier_down() -> None:
    bench = Bench(berserker="0,0")
    guard = bench.monster("bandit_guard", "4,0", hp=MANY)
    guard.flying = True
    bench.tile("obstacle", "4,0")
    bench.play("bone_breaker", BOTTOM, guard, "place@5,0")
    assert (guard.flying, bench.place(guard)) == (False, "5,0")
    assert guard.hp == MANY - 3 - 3  # the attack and the fall


def test_vengeful_barrage_strikes_back_five_times() -> None:
    bench = Bench(berserker="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    card = bench.play("vengeful_barrage", TOP)
    for _ in range(4):
        bench.attack(guard, bench.figure(), 1, guard)
    bench.hurt(bench.figure(), 1, guard)
    assert (guard.hp, bench.figure().hp, bench.pile_of(card)) == (MANY - 15, 5, "lost")
    assert bench.xp() == 3


def test_vengeful_barrage_sharpens_attacks_with_fire() -> None:
    bench = Bench(berserker="0,0")
    guard = bench.monster("bandit_guard", "5,0", hp=MANY)
    bench.element("fire")
    card = bench.play("vengeful_barrage", BOTTOM, "move@4,0", "use")
    bench.play("seeing_red", TOP, guard)
    assert (guard.hp, bench.pile_of(card), bench.xp()) == (MANY - 5, "active", 1)
    bench.end_round()
    assert bench.pile_of(card) == "discard"


def test_immortality_suffers_no_damage_five_times() -> None:
    bench = Bench(berserker="0,0")
    card = bench.play("immortality", TOP)
    for _ in range(5):
        bench.hurt(bench.figure(), 30)
    assert (bench.figure().hp, bench.pile_of(card), bench.xp()) == (10, "lost", 3)


@pytest.mark.parametrize(("uses", "back"), [("use", 2), ("do-not-use", 0)])
def test_immortality_shields_and_retaliates_with_fire(uses: str, back: int) -> None:
    bench = Bench(berserker="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.element("fire")
    bench.play("immortality", BOTTOM, "move@2,0", uses)
    bench.attack(guard, bench.figure(), 3)
    assert (bench.figure().hp, guard.hp) == (9, MANY - back)


def test_the_maw_of_madness_feeds_on_the_damaged() -> None:
    bench = Bench(berserker="0,0")
    bench.figure().hp = 2
    places = ("1,0", "0,1", "-1,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in places]
    bench.rig("plus_0", "miss", "plus_0")
    bench.play("the_maw_of_madness", TOP, guards[0], guards[1])
    assert [MANY - guard.hp for guard in guards] == [3, 0, 3]
    assert [bench.conditions(guard) for guard in guards] == [["muddle"]] * 3
    assert bench.figure().hp == 6


@pytest.mark.parametrize(("answer", "value"), [("suffer#5", 8), ("skip", 3)])
def test_the_maw_of_madness_strikes_far_for_damage(answer: str, value: int) -> None:
    bench = Bench(berserker="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.play("the_maw_of_madness", BOTTOM, answer, guard)
    assert (guard.hp, bench.figure().hp) == (MANY - value, 13 - value)
    assert bench.conditions(guard) == ["immobilize"]


def test_bots_do_not_give_themselves_up() -> None:
    bench = Bench(berserker="0,0", brute="4,0")
    bench.monster("bandit_guard", "1,0", elite=True)
    for name in ("final_fight", "burning_hatred"):
        bench.card(name)
    bench.start(take_turn(bench.scene, bench.hero()))
    play_by_hunch(bench)
    assert not bench.hero().exhausted
