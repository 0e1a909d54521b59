"""Laegon: Ranger and Archer."""

import pytest

from questhall.games.sword_and_sorcery.rules.attack.harm import hurt
from questhall.games.sword_and_sorcery.rules.enemies.moving import move_towards
from questhall.games.sword_and_sorcery.rules.numbers import most_hp
from tests.marks import example, rule
from tests.played import note
from tests.sword_and_sorcery.bench import Bench

RANGER = ("laegon_ranger", "thorgar_cleric")
ARCHER = ("laegon_archer", "thorgar_cleric")


@rule("SS-9.0.0.12", "SS-9.0.0.30")
def test_paired_blades_once_a_round() -> None:
    note("sword_and_sorcery", "innate", "two_weapon_fighting")
    bench = Bench(heroes=RANGER)
    bench.hero(1, "D")
    bench.sheet(0).combats = 2
    enemy = bench.enemy("A")
    bench.roll(red=["hit", "hit"], blue=["miss", "hit", "miss", "miss"])
    attack = f"attack:main@{enemy.id}"
    bench.act(attack, f"figure:{enemy.id}", attack)
    assert enemy.wounds == 3


@rule("SS-3.2.2.5")
def test_a_pathfinder_minds_no_rough_ground() -> None:
    note("sword_and_sorcery", "innate", "pathfinder")
    for group, left in ((RANGER, 3), (ARCHER, 1)):
        bench = Bench(heroes=group, difficult="B")
        bench.act("move:b")
        assert bench.sheet(0).points == left


def test_double_arrows_at_another_enemy() -> None:
    note("sword_and_sorcery", "innate", "double_arrows")
    bench = Bench(heroes=ARCHER)
    first, second = bench.enemy("B"), bench.enemy("B")
    bench.roll(red=["hit", "hit"], blue=["miss", "miss"])
    bench.act(f"attack:main@{first.id}", f"figure:{second.id}")
    assert (first.wounds, second.wounds) == (1, 1)


@pytest.mark.parametrize(("level", "hits", "cooldown"), [(1, 0, 2), (3, 1, 2), (5, 2, 3)])
def test_precise_strike(level: int, hits: int, cooldown: int) -> None:
    bench = Bench(heroes=ARCHER)
    card = bench.power(0, "precise_strike", level)
    enemy = bench.enemy("B")
    bench.next_critical("crit_slow")
    bench.roll(red=["hit"], blue=["miss"])
    bench.act(f"use:{card}@{level}", f"attack:main@{enemy.id}")
    assert (enemy.wounds, bench.has(enemy, "slow")) == (1 + hits, 1)
    assert bench.sheet(0).power(card).position == cooldown


@pytest.mark.parametrize(("level", "hits"), [(2, 1), (5, 2)])
@example("SS-EX-41")
@rule("SS-10.4.0.1", "SS-10.4.0.2")
def test_rain_of_arrows_falls_on_the_whole_area(level: int, hits: int) -> None:
    bench = Bench(heroes=ARCHER)
    card = bench.power(0, "rain_of_arrows", level)
    enemies = [bench.enemy("B"), bench.enemy("B", armour=1), bench.enemy("B")]
    bench.roll(red=["hit"], blue=["miss"])
    bench.act(f"use:{card}@{level}", f"attack:main@{enemies[0].id}")
    assert [each.wounds for each in enemies] == [hits, hits - 1, hits]


def test_rain_of_arrows_needs_a_bow() -> None:
    bench = Bench(heroes=RANGER)
    card = bench.power(0, "rain_of_arrows", 2)
    bench.hero(1, "D")
    first, second = bench.enemy("A"), bench.enemy("A")
    bench.roll(red=["hit"], blue=["miss"])
    bench.act(f"use:{card}@2", f"attack:main@{first.id}")
    assert (first.wounds, second.wounds) == (1, 0)


@pytest.mark.parametrize(
    ("level", "wounds", "name", "cooldown"),
    [(1, 1, "", 1), (3, 2, "knocked_down", 2), (5, 2, "stun", 3)],
)
@rule("SS-7.0.0.5", "SS-7.0.0.18")
def test_the_snare_catches_the_first_who_enters(
    level: int, wounds: int, name: str, cooldown: int
) -> None:
    bench = Bench(heroes=RANGER)
    card = bench.power(0, "wolf_snare", level)
    enemy = bench.enemy("D")
    bench.act(f"use:{card}@{level}", "area:b")
    assert bench.sheet(0).power(card).position == 0
    assert "use" not in bench.open_verbs()  # it lies there still
    bench.step("time")
    bench.do(move_towards(bench.adventure, bench.foe(enemy), bench.area("A"), 9))
    assert (bench.at(enemy), enemy.wounds) == ("B", wounds)
    if name:
        assert bench.has(enemy, name) == 1
    assert bench.sheet(0).power(card).position == cooldown
    assert bench.adventure.boons == []


def test_masters_step_over_the_snare() -> None:
    bench = Bench(heroes=RANGER)
    card = bench.power(0, "wolf_snare")
    master = bench.enemy("D", rank="purple", hp=20)
    bench.act(f"use:{card}@1", "area:b")
    bench.do(move_towards(bench.adventure, bench.foe(master), bench.area("A"), 9))
    assert (bench.at(master), master.wounds) == ("A", 0)


@rule("SS-6.1.2.6")
def test_windfoot_leaves_everybody_behind() -> None:
    bench = Bench(heroes=RANGER)
    card = bench.power(0, "windfoot")
    bench.enemy("A")
    bench.enemy("A")
    bench.act(f"use:{card}@1", "move:b")
    assert bench.told("reaction-attack") == []
    assert bench.sheet(0).points == 4
    bench.act("end-turn")
    assert bench.adventure.bonuses == []


@rule("SS-6.1.3.2")
def test_windfoot_crosses_hindrances_and_helps_in_the_midst_of_a_move() -> None:
    bench = Bench("A B C D", heroes=RANGER, one_way="BA", difficult="C", hazardous="D")
    card = bench.power(0, "windfoot", 4)
    bench.act("move:b", f"use:{card}@4")
    assert bench.sheet(0).points == 5
    bench.act("move:a", "move:b", "move:c", "move:d")
    assert (bench.at(bench.hero(0)), bench.sheet(0).points, bench.hero(0).wounds) == ("D", 1, 0)


@pytest.mark.parametrize(("level", "dice"), [(2, 1), (4, 2)])
@rule("SS-2.0.0.4")
def test_the_hunters_mark_helps_everybody(level: int, dice: int) -> None:
    bench = Bench(heroes=ARCHER)
    card = bench.power(0, "hunters_mark", level)
    enemy = bench.enemy("B", armour=2)
    bench.act(f"use:{card}@{level}")
    for hero in (0, 1):
        before = enemy.wounds
        bench.roll(red=["miss", "miss", "hit hit", "hit hit"])
        rerolls = [f"reroll:{die}" for die in range(dice)]
        bench.do(bench.attack(hero, enemy, red=2), *rerolls)
        armour = 2 if level == 2 else 1
        assert enemy.wounds - before == 2 * dice - armour
    bench.step("time")
    assert (bench.adventure.boons, bench.adventure.bonuses) == ([], [])


@pytest.mark.parametrize(("level", "wounds"), [(3, 1), (5, 2)])
def test_the_answering_blow(level: int, wounds: int) -> None:
    bench = Bench(heroes=RANGER)
    card = bench.power(0, "answering_blade", level)
    bench.hero(1, "D")
    bench.sheet(0).acted = True
    enemy = bench.enemy("A")
    bench.roll(red=["hit"], blue=["miss", "miss"])
    bench.do(bench.attack(enemy.id, bench.hero(0), fixed=1), f"use:{card}@{level}", "slot:main")
    assert (enemy.wounds, bench.has(enemy, "slow")) == (wounds, int(level == 5))
    assert bench.sheet(0).power(card).position == 3


def test_no_answer_to_a_blow_at_somebody_else_or_from_elsewhere() -> None:
    bench = Bench(heroes=RANGER)
    bench.power(0, "answering_blade", 3)
    bench.sheet(0).acted = True
    near, far = bench.enemy("A"), bench.enemy("B")
    bench.do(bench.attack(near.id, bench.hero(1), fixed=1))
    bench.do(bench.attack(far.id, bench.hero(0), fixed=1))
    assert [each.prompt for each in bench.asked if each.prompt == "react"] == []


@rule("SS-11.2.0.2")
def test_the_screams() -> None:
    bench = Bench(heroes=RANGER)
    bench.sheet(0).ghost = True
    bench.enemy("A")
    bench.act("scream", "area:b")
    assert (bench.at(bench.hero(1)), bench.told("reaction-attack")) == ("B", [])
    bench = Bench(heroes=ARCHER)
    bench.sheet(0).ghost = True
    enemy = bench.enemy("B")
    bench.act("scream")
    bench.roll(red=["miss", "hit"])
    bench.do(bench.attack(1, enemy, red=1), "reroll:0")
    assert enemy.wounds == 1
    assert bench.adventure.boons == []


@rule("SS-7.2.0.2", "SS-7.2.0.6")
def test_a_stronger_fenrir_is_summoned_at_the_higher_level() -> None:
    bench = Bench(heroes=RANGER)
    card = bench.power(0, "summon_fenrir", 5)
    bench.act(f"use:{card}@5", "companion-done")
    wolf = next(each for each in bench.adventure.figures if each.companion is not None)
    assert most_hp(bench.adventure, wolf) == 10
    assert bench.sheet(0).power(card).position == 0
    bench.do(hurt(bench.adventure, wolf, 10))
    assert bench.sheet(0).power(card).position == 4
