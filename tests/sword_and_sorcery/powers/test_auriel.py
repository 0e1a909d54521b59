"""Auriel: Wizard and Sorceress."""

import pytest

from questhall.games.sword_and_sorcery.rules.turn.cooldown import may_gain
from tests.marks import example, rule
from tests.played import note
from tests.sword_and_sorcery.bench import Bench

WIZARD = ("auriel_wizard", "ecarus_white_rose")
SORCERESS = ("auriel_sorceress", "ecarus_black_rose")


@rule("SS-5.2.2.1", "SS-7.0.0.17")
def test_meditation_gathers_a_die_for_the_next_power() -> None:
    bench = Bench(heroes=WIZARD)
    bolt = bench.power(0, "lady_of_thunder")
    bench.sheet(0).specials = 2
    enemy = bench.enemy("B")
    bench.roll(red=["hit", "hit"], blue=["miss"])
    bench.act("use-innate:meditation", f"use:{bolt}@1")
    assert enemy.wounds == 2
    assert "use-innate" not in bench.open_verbs()  # once a round


def test_meditation_recalls_a_used_power_and_needs_peace() -> None:
    bench = Bench(heroes=WIZARD)
    bolt = bench.power(0, "lance_of_dawn", 2)
    bench.sheet(0).power(bolt).position = 2
    bench.act("use-innate:meditation", "choice:2")
    assert bench.sheet(0).power(bolt).position == 1
    engaged = Bench(heroes=WIZARD)
    engaged.enemy("A")
    assert "use-innate" not in engaged.open_verbs()


def test_twin_spark_fires_the_second_wand_once_a_round() -> None:
    note("sword_and_sorcery", "innate", "twin_spark")
    bench = Bench(heroes=SORCERESS)
    bench.sheet(0).combats = 2
    near, far = bench.enemy("A"), bench.enemy("A")
    bench.roll(red=["hit", "hit", "hit"], blue=["miss"] * 3)
    bench.act(f"attack:main@{near.id}", f"figure:{far.id}", f"attack:main@{near.id}")
    assert (near.wounds, far.wounds) == (2, 1)


def test_twin_spark_does_not_follow_a_power() -> None:
    bench = Bench(heroes=SORCERESS)
    drain = bench.power(0, "life_drain")
    bench.enemy("A")
    bench.act(f"use:{drain}@1")
    assert [decision.prompt for decision in bench.asked if decision.prompt == "attack-again"] == []


@pytest.mark.parametrize(
    ("level", "red", "hits", "cooldown"), [(1, 1, 0, 1), (3, 1, 1, 1), (5, 2, 1, 2)]
)
@rule("SS-7.0.0.14", "SS-7.0.0.16", "SS-7.0.0.19", "SS-9.0.0.25")
def test_lady_of_thunder(level: int, red: int, hits: int, cooldown: int) -> None:
    bench = Bench(heroes=WIZARD)
    card = bench.power(0, "lady_of_thunder", level)
    enemy = bench.enemy("D", armour=1)
    bench.roll(red=["skill skill"] + ["hit"] * (red - 1), blue=["hit", "miss"])
    bench.act(f"use:{card}@{level}", "trigger:0")
    assert bench.has(enemy, "knocked_down") == 1
    assert enemy.wounds == hits + red  # armour does not help who lies on the ground
    assert bench.sheet(0).power(card).position == cooldown


@example("SS-EX-35")
@rule("SS-9.0.0.28", "SS-10.6.1.2", "SS-9.0.0.15", "SS-9.0.0.18")
def test_lady_of_thunder_against_the_orc_warrior() -> None:
    bench = Bench(heroes=WIZARD)
    card = bench.power(0, "lady_of_thunder")
    orc = bench.enemy("B", rank="red", hp=15, armour=2, defence=2, changes={"mystic": 1})
    bench.roll(red=["hit magic"], blue=["hit skill", "shield", "miss"])
    bench.act(f"use:{card}@1", "trigger:0")
    assert (bench.has(orc, "knocked_down"), orc.wounds) == (1, 2)


@pytest.mark.parametrize(("level", "shields", "cooldown"), [(1, 1, 2), (3, 2, 2), (5, 4, 3)])
@rule("SS-6.5.0.1", "SS-8.3.1.4")
def test_glass_ward(level: int, shields: int, cooldown: int) -> None:
    bench = Bench(heroes=WIZARD)
    card = bench.power(0, "glass_ward", level)
    bench.sheet(0).acted = True
    enemy = bench.enemy("B")
    bench.do(bench.attack(enemy.id, bench.hero(1), fixed=1), f"use:{card}@{level}")
    assert (bench.hero(1).wounds, bench.hero(1).shields) == (0, shields - 1)
    assert bench.sheet(0).power(card).position == cooldown
    bench.step("time")
    assert bench.hero(1).shields == 0


@rule("SS-7.0.0.5", "SS-10.1.0.3")
def test_hollow_twin_cancels_the_next_attack() -> None:
    bench = Bench(heroes=WIZARD)
    card = bench.power(0, "hollow_twin", 2)
    enemy = bench.enemy("D")
    bench.act(f"use:{card}@2", "area:a")
    for wounds in (0, 1):
        bench.roll(blue=["miss"])
        bench.do(bench.attack(enemy.id, bench.hero(1), fixed=1))
        assert bench.hero(1).wounds == wounds
    assert bench.sheet(0).power(card).position == 3


def test_two_hollow_twins_in_two_areas_until_the_time_phase() -> None:
    bench = Bench(heroes=WIZARD)
    card = bench.power(0, "hollow_twin", 5)
    bench.hero(1, "B")
    enemy = bench.enemy("D")
    bench.act(f"use:{card}@5", "area:a", "area:b")
    for hero in (0, 1):
        bench.do(bench.attack(enemy.id, bench.hero(hero), fixed=1))
    assert (bench.hero(0).wounds, bench.hero(1).wounds) == (0, 0)
    again = Bench(heroes=WIZARD)
    again.act(f"use:{again.power(0, 'hollow_twin', 5)}@5", "area:a", "area:a")
    again.step("time")
    assert again.adventure.boons == []


def test_step_between_leaves_without_reaction_attacks() -> None:
    bench = Bench(heroes=WIZARD)
    card = bench.power(0, "step_between", 2)
    bench.enemy("A")
    bench.enemy("A")
    bench.enemy("A")
    bench.act(f"use:{card}@2", "area:c")
    assert (bench.at(bench.hero(0)), bench.told("reaction-attack")) == ("C", [])
    assert bench.sheet(0).power(card).position == 2


def test_step_between_takes_a_friend_further() -> None:
    bench = Bench(heroes=WIZARD)
    card = bench.power(0, "step_between", 4)
    bench.act(f"use:{card}@4", "area:d", "figure:ecarus_white_rose")
    assert (bench.at(bench.hero(0)), bench.at(bench.hero(1))) == ("A", "D")
    assert bench.sheet(0).power(card).position == 3


@pytest.mark.parametrize(("level", "red", "cooldown"), [(2, 1, 2), (4, 2, 3)])
def test_lance_of_dawn_blinds(level: int, red: int, cooldown: int) -> None:
    bench = Bench(heroes=WIZARD)
    card = bench.power(0, "lance_of_dawn", level)
    enemy = bench.enemy("D")
    bench.roll(red=["hit skill"] * red, blue=["miss"] * red)
    bench.act(f"use:{card}@{level}", "trigger:0")
    assert (enemy.wounds, bench.has(enemy, "blind")) == (1 + red, 1)
    assert bench.sheet(0).power(card).position == cooldown


def test_lance_of_dawn_may_hit_the_whole_area() -> None:
    bench = Bench(heroes=WIZARD)
    card = bench.power(0, "lance_of_dawn", 4)
    first, second = bench.enemy("C"), bench.enemy("C")
    bench.roll(red=["skill skill", "hit"], blue=["miss", "miss"])
    bench.act(f"use:{card}@4", f"figure:{first.id}", "trigger:1")
    assert (first.wounds, second.wounds) == (2, 2)


@rule("SS-10.6.0.4", "SS-10.6.2.1")
def test_tide_of_light_heals_and_cures_all_around() -> None:
    bench = Bench(heroes=WIZARD)
    card = bench.power(0, "tide_of_light", 3)
    friend = bench.hero(1, "B")
    bench.hero(0).wounds = friend.wounds = 2
    bench.condition(friend, "slow")
    bench.condition(friend, "blind")
    bench.act(f"use:{card}@3", "cure:slow")
    assert (bench.hero(0).wounds, friend.wounds) == (1, 1)
    assert (bench.has(friend, "slow"), bench.has(friend, "blind")) == (0, 1)


def test_a_high_tide_cures_everything() -> None:
    bench = Bench(heroes=WIZARD)
    card = bench.power(0, "tide_of_light", 5)
    friend = bench.hero(1)
    friend.wounds = 4
    for name in ("slow", "blind", "poison"):
        bench.condition(friend, name)
    bench.act(f"use:{card}@5", "cure:poison", "cure:blind", "cure:slow")
    assert (friend.wounds, any(friend.conditions)) == (1, False)
    assert bench.sheet(0).power(card).position == 4


@pytest.mark.parametrize(("level", "red", "blue", "cooldown"), [(1, 1, 2, 2), (5, 2, 3, 3)])
def test_life_drain_heals_by_the_damage(level: int, red: int, blue: int, cooldown: int) -> None:
    bench = Bench(heroes=SORCERESS)
    card = bench.power(0, "life_drain", level)
    bench.hero(0).wounds = 5
    enemy = bench.enemy("B", armour=1)
    bench.roll(red=["hit"] * red, blue=["miss"] * blue)
    bench.act(f"use:{card}@{level}")
    assert (enemy.wounds, bench.hero(0).wounds) == (red, 5 - red)
    assert bench.sheet(0).power(card).position == cooldown


def test_life_drain_may_be_lethal() -> None:
    bench = Bench(heroes=SORCERESS)
    card = bench.power(0, "life_drain")
    enemy = bench.enemy("B", armour=9)
    bench.roll(red=["hit skill"], blue=["hit", "magic"])
    bench.act(f"use:{card}@1", "trigger:1")
    assert enemy.wounds == 3


@pytest.mark.parametrize(("level", "red", "cooldown"), [(3, 1, 3), (5, 2, 4)])
def test_black_pyre_costs_blood_and_burns_the_area(level: int, red: int, cooldown: int) -> None:
    bench = Bench(heroes=SORCERESS)
    card = bench.power(0, "black_pyre", level)
    first, second = bench.enemy("C"), bench.enemy("C")
    bench.roll(red=["hit"] * red, blue=["miss", "miss"])
    bench.act(f"use:{card}@{level}", f"figure:{first.id}")
    fire = [1 if level == 3 else 2]
    assert bench.hero(0).wounds == 1
    assert [(each.wounds, each.fire) for each in (first, second)] == [(1 + red, fire)] * 2
    assert bench.sheet(0).power(card).position == cooldown


def test_whoever_dies_of_the_price_burns_nobody() -> None:
    bench = Bench(heroes=SORCERESS)
    card = bench.power(0, "black_pyre", 3)
    bench.hero(0).wounds = 7
    enemy = bench.enemy("B")
    bench.act(f"use:{card}@3")
    assert (bench.sheet(0).ghost, enemy.wounds) == (True, 0)


@rule("SS-7.0.0.8")
def test_light_and_darkness_are_not_for_everybody() -> None:
    for group, mine, others in (
        (WIZARD, ("lance_of_dawn", "tide_of_light"), ("life_drain", "black_pyre")),
        (SORCERESS, ("life_drain", "black_pyre"), ("lance_of_dawn", "tide_of_light")),
    ):
        bench = Bench(heroes=group)
        bench.sheet(0).soulrank = 7
        powers = {
            bench.adventure.cards[card].key: bench.adventure.power(card)
            for card in bench.sheet(0).supply
        }
        assert [may_gain(bench.sheet(0), powers[key]) for key in mine] == [True, True]
        assert [may_gain(bench.sheet(0), powers[key]) for key in others] == [False, False]


@rule("SS-11.2.0.2")
def test_the_screams() -> None:
    bench = Bench(heroes=WIZARD)
    bench.sheet(0).ghost = True
    bench.act("scream")
    assert bench.hero(1).shields == 1
    bench = Bench(heroes=SORCERESS)
    bench.sheet(0).ghost = True
    enemy = bench.enemy("A")
    bench.roll(red=["hit"])
    bench.act("scream")
    assert enemy.wounds == 1
