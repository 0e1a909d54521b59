"""Chapter 9: attack and defence in their steps; chapter 10.5: lethal hits."""

import pytest

from questhall.games.sword_and_sorcery.printed.items import Blow
from questhall.games.sword_and_sorcery.words.effects import SYMBOL_EFFECTS
from questhall.kernel.language.expressions import parse_expression
from tests.marks import example, rule, ruling

from .bench import Bench


@example("SS-EX-29")
@rule("SS-9.0.0.15")
def test_resistance_takes_hits_away() -> None:
    bench = Bench()
    gremlin = bench.enemy("B", changes={"slash": -1})
    bench.do(bench.attack(0, gremlin, fixed=3, type="slash"))
    assert gremlin.wounds == 2


@example("SS-EX-30")
@rule("SS-9.0.0.16", "SS-15.2.0.8")
def test_armour_counts_unless_knocked_down() -> None:
    bench = Bench()
    orc = bench.enemy("B", armour=2)
    bench.do(bench.attack(0, orc, fixed=3))
    assert orc.wounds == 1
    bench.condition(orc, "knocked_down")
    bench.do(bench.attack(0, orc, fixed=3))
    assert orc.wounds == 4


@example("SS-EX-31")
@rule("SS-9.0.0.17", "SS-8.3.1.4")
def test_magic_shields_are_used_up() -> None:
    bench = Bench()
    shaman = bench.enemy("B", shields=2)
    bench.do(bench.attack(0, shaman, fixed=3))
    assert (shaman.wounds, shaman.shields) == (1, 0)


@example("SS-EX-32")
@rule("SS-9.0.0.18")
@pytest.mark.parametrize(("hits", "dice"), [(1, 1), (2, 2), (4, 2)])
def test_as_many_defence_dice_as_hits_but_no_more_than_the_defence_value(
    hits: int, dice: int
) -> None:
    bench = Bench()
    orc = bench.enemy("B", defence=2)
    bench.roll(blue=["miss", "miss"])
    bench.do(bench.attack(0, orc, fixed=hits))
    values = bench.told("defence-roll")[0].values
    assert values is not None
    assert len(values) == dice


@example("SS-EX-33")
@rule("SS-9.0.0.27", "SS-15.2.0.7")
@ruling("43")
def test_any_except_slash() -> None:
    changes = {"none": -1, "mystic": -1, "blunt": -1, "pierce": -1}
    bench = Bench()
    enemy = bench.enemy("B", changes=changes)
    bench.do(bench.attack(0, enemy, fixed=2, type="pierce"))
    assert enemy.wounds == 1
    bench.do(bench.attack(0, enemy, fixed=2, type="slash"))
    assert enemy.wounds == 3


@example("SS-EX-34")
@rule("SS-9.0.0.10", "SS-9.0.0.11")
def test_a_triggered_penalty_counts_for_one_attack() -> None:
    bench = Bench()
    orc = bench.enemy("B", armour=2)
    bench.do(bench.attack(0, orc, fixed=2, always=("armour_of_target(-1)",)))
    bench.do(bench.attack(0, orc, fixed=2))
    assert orc.wounds == 1


@example("SS-EX-35")
@rule("SS-9.0.0.4", "SS-9.0.0.13", "SS-9.0.0.28", "SS-10.6.1.2")
def test_lady_of_thunder_knocks_the_orc_down_before_it_defends() -> None:
    bench = Bench()
    orc = bench.enemy("B", rank="red", hp=15, armour=2, defence=2, changes={"mystic": 1})
    effects = ("pay(afflict(knocked_down), any=2)",)
    bench.roll(red=["hit skill"], blue=["hit skill", "shield", "miss"])
    bench.do(bench.attack(0, orc, red=1, blue=1, type="mystic", effects=effects), "trigger")
    assert (bench.has(orc, "knocked_down"), orc.wounds) == (1, 2)


@example("SS-EX-39")
@rule("SS-6.3.3.1", "SS-10.5.0.5")
def test_magic_shields_stop_lethal_hits_and_focus_adds_a_hit() -> None:
    bench = Bench()
    shaman = bench.enemy("B", hp=4, shields=2)
    shaman.wounds = 2
    bench.do(bench.attack(0, shaman, fixed=2, always=("lethal(1)",)))
    assert (shaman.wounds, shaman.shields) == (2, 0)
    bench.do(bench.attack(0, shaman, fixed=1, focused=True))
    assert bench.at(shaman) == "gone"


@example("SS-EX-43", "SS-EX-44")
@rule("SS-10.5.0.1", "SS-10.5.0.4", "SS-10.5.0.6")
def test_lethal_hits_ignore_armour_and_dice() -> None:
    bench = Bench()
    orc = bench.enemy("B", armour=2, defence=2)
    bench.do(bench.attack(0, orc, fixed=4, always=("lethal(2)",)))
    assert orc.wounds == 2
    assert bench.told("defence-roll") == []


@example("SS-EX-141")
@rule("SS-10.5.0.3", "SS-10.5.0.7")
@ruling("49")
def test_lethal_resistance_shields_and_armour_together() -> None:
    bench = Bench()
    enemy = bench.enemy("B", armour=1, shields=1, defence=2, changes={"slash": -1})
    bench.roll(blue=["shield", "miss"])
    bench.do(bench.attack(0, enemy, fixed=5, type="slash", always=("lethal(2)",)))
    assert enemy.wounds == 1


@example("SS-EX-141")
@rule("SS-10.5.0.3")
def test_with_the_other_reading_normal_hits_go_first() -> None:
    bench = Bench(lethal_first=False)
    enemy = bench.enemy("B", armour=1, shields=1, defence=2, changes={"slash": -1})
    bench.do(bench.attack(0, enemy, fixed=5, type="slash", always=("lethal(2)",)))
    assert enemy.wounds == 2


@example("SS-EX-142", "SS-EX-143")
@rule("SS-10.5.0.1", "SS-10.5.0.2")
def test_lethal_without_a_number_and_without_hits() -> None:
    bench = Bench()
    enemy = bench.enemy("B", armour=2, defence=3)
    bench.do(bench.attack(0, enemy, fixed=3, always=("lethal(all)",)))
    assert enemy.wounds == 3
    bench.do(bench.attack(0, enemy, always=("lethal(1)",)))
    assert enemy.wounds == 3


@example("SS-EX-140")
@rule("SS-9.1.0.3", "SS-9.1.0.1")
def test_supremacy_is_settled_at_the_beginning() -> None:
    bench = Bench()
    first = bench.enemy("A")
    bench.enemy("A")
    bench.do(bench.attack(0, first, fixed=1, always=("afflict(knocked_down)",)))
    assert first.wounds == 1
    bench.do(bench.attack(0, first, fixed=1))
    assert first.wounds == 3


@rule("SS-9.1.0.2")
def test_supremacy_also_helps_from_afar() -> None:
    bench = Bench(heroes=("ecarus_white_rose", "thorgar_cleric", "laegon_archer"))
    bandit = bench.enemy("A")
    bench.hero(2, "C")
    bench.do(bench.attack(2, bandit, fixed=1))
    assert bandit.wounds == 2


@example("SS-EX-161", "SS-EX-162")
@rule("SS-9.0.0.5", "SS-9.0.0.7", "SS-9.0.0.8", "SS-9.0.0.9")
def test_a_double_symbol_pays_for_two_effects_and_each_effect_once() -> None:
    bench = Bench()
    enemy = bench.enemy("B")
    effects = ("pay(hits(1), skill=1)", "pay(reroll(1), skill=1)")
    bench.roll(red=["skill skill"], blue=["miss", "hit"])
    bench.do(
        bench.attack(0, enemy, red=1, blue=1, effects=effects),
        *("trigger:0", "trigger:1", "reroll:1"),
    )
    assert enemy.wounds == 2
    assert len(bench.asked) == 3  # nothing is left to pay or reroll


@example("SS-EX-164", "SS-EX-165")
@rule("SS-8.3.0.2", "SS-9.0.0.17")
def test_a_hero_without_armour_rolls_one_die() -> None:
    bench = Bench()
    bench.sheet(0).slots[2] = -1
    enemy = bench.enemy("B")
    hero = bench.hero(0)
    hero.shields = 0
    bench.roll(blue=["shield"])
    bench.do(bench.attack(enemy.id, hero, fixed=3))
    assert hero.wounds == 2


@example("SS-EX-201")
@rule("SS-8.2.0.7", "SS-6.3.3.1", "SS-6.3.3.2")
def test_unarmed_and_focused() -> None:
    bench = Bench()
    bench.sheet(0).slots[0] = bench.sheet(0).slots[1] = -1
    bench.hero(1, "D")
    enemy = bench.enemy("A")
    bench.roll(blue=["hit skill"])
    bench.act("focus", "attack")
    assert enemy.wounds == 2


@example("SS-EX-57", "SS-EX-187")
@rule("SS-15.9.0.3", "SS-15.9.0.4")
def test_enemies_must_pay_for_the_largest_effect_first() -> None:
    staff = Blow(2, 1, 1)
    texts = ("pay(fire(2), skill=1)", "pay(aoe(0), skill=2)")
    staff.effects = [SYMBOL_EFFECTS.read(parse_expression(text)) for text in texts]
    bench = Bench()
    shaman = bench.enemy("B", weapon=staff)
    first, second = bench.hero(0), bench.hero(1)
    bench.roll(red=["hit skill"], blue=["hit skill", *["miss"] * 8])
    bench.do(bench.effect(shaman.id, "strike(main)", first.id))
    assert first.wounds > 0
    assert second.wounds > 0
    assert (first.fire, second.fire) == ([], [])


@example("SS-EX-41", "SS-EX-42", "SS-EX-193")
@rule("SS-10.4.0.1", "SS-10.4.0.2", "SS-10.4.0.3")
@pytest.mark.parametrize(("reach", "hit"), [(0, "BB"), (1, "BBC")])
def test_area_of_effect(reach: int, hit: str) -> None:
    bench = Bench("A B C D")
    enemies = [bench.enemy(letter) for letter in "BBCD"]
    enemies[1].hidden = True
    bench.do(bench.attack(0, enemies[0], fixed=2, always=(f"aoe({reach})",)))
    assert "".join(bench.at(each) for each in enemies if each.wounds == 2) == hit
