"""Items of designs, treasures and events for attacks: at a price, under a condition, for allies."""

import pytest

from questhall.games.gloomhaven.rules.attack.strike import AttackPlan, strike
from questhall.games.gloomhaven.state.scene import ELEMENTS, Strength

from ...marks import rule
from ..bench import BOTTOM, TOP, Bench
from .playing import answer, attack_action, open_attack, open_move, state, uses

BLADES = {
    "frigid_blade": "ice",
    "storm_blade": "air",
    "inferno_blade": "fire",
    "tremor_blade": "earth",
    "brilliant_blade": "light",
    "night_blade": "dark",
}


def party() -> Bench:
    return Bench(brute="0,0", tinkerer="-3,0")


# -- for elements ------------------------------------------------------------------


@rule("GH-1.3.5", "GH-3.11.8")
@pytest.mark.parametrize(("name", "element"), BLADES.items())
def test_blades_of_the_elements(name: str, element: str) -> None:
    bench = party()
    blade = bench.item(name)
    guards = [bench.monster("bandit_guard", place, hp=9) for place in ("1,0", "0,1")]
    attack_action(bench, 2, *guards, targets=2)
    assert [guard.hp for guard in guards] == [7, 7]
    bench.element(element)
    attack_action(bench, 2, *guards, "item:0", targets=2)  # one attack of the two
    assert [guard.hp for guard in guards] == [3, 5]
    assert bench.scene.elements[ELEMENTS.index(element)] == Strength.INERT
    assert (state(blade), uses(bench)) == ("ready", 1)


def test_a_blade_of_the_elements_may_be_left_alone_and_is_for_melee() -> None:
    bench = party()
    bench.item("frigid_blade")
    bench.element("ice")
    guard = bench.monster("bandit_guard", "1,0", hp=9)
    attack_action(bench, 2, guard, "no-item")
    far = bench.monster("bandit_guard", "3,0", hp=9)
    attack_action(bench, 2, far, range=3)
    assert (guard.hp, far.hp, uses(bench)) == (7, 7, 0)


# -- for hit points ----------------------------------------------------------------


@rule("GH-3.18.6")
@pytest.mark.parametrize(
    ("name", "damage", "place", "range"),
    [("sacrificial_robes", 3, "3,0", 3), ("bloody_axe", 2, "1,0", 0)],
)
def test_more_force_for_hit_points(name: str, damage: int, place: str, range: int) -> None:
    bench = party()
    item = bench.item(name)
    guard = bench.monster("bandit_guard", place)
    attack_action(bench, 2, "item:0", guard, range=range)
    assert (guard.hp, bench.figure().hp) == (guard.max_hp - 3, bench.figure().max_hp - damage)
    assert state(item) == "spent"


def test_damage_that_is_cancelled_buys_nothing() -> None:
    bench = party()
    bench.item("bloody_axe")
    bench.card("trample", pile="hand")
    guard = bench.monster("bandit_guard", "1,0")
    attack_action(bench, 2, "item:0", "lose-hand", guard)
    assert (guard.hp, bench.figure().hp) == (guard.max_hp - 2, bench.figure().max_hp)


def test_whoever_bleeds_to_death_does_not_attack() -> None:
    bench = party()
    bench.item("bloody_axe")
    bench.figure().hp = 2
    guard = bench.monster("bandit_guard", "1,0")
    attack_action(bench, 2, "item:0")
    assert (bench.hero().exhausted, guard.hp) == (True, guard.max_hp)


@pytest.mark.parametrize("name", ["sacrificial_robes", "bloody_axe", "volatile_elixir"])
def test_items_for_one_kind_of_attack(name: str) -> None:
    bench = party()
    bench.item(name)
    bench.monster("bandit_guard", "1,0")
    open_attack(bench, 2, range=3 if name == "bloody_axe" else 0)
    assert bench.prompt == "attack"


@rule("GH-3.20.3")
def test_volatile_elixir() -> None:
    bench = party()
    elixir = bench.item("volatile_elixir")
    guards = [bench.monster("bandit_guard", place, hp=9) for place in ("2,0", "0,2")]
    bench.rig("plus_0", "plus_1", "plus_0", "plus_1")
    attack_action(bench, 2, "item:0", *guards, range=3, targets=2)
    assert [guard.hp for guard in guards] == [4, 4]
    assert (bench.figure().max_hp - bench.figure().hp, state(elixir)) == (4, "consumed")


# -- effects -----------------------------------------------------------------------


def test_ancient_drill() -> None:
    bench = party()
    drill = bench.item("ancient_drill")
    bones = [bench.monster("living_bones", place, hp=9) for place in ("1,0", "0,1")]
    for each in bones:
        each.shield = 2
    attack_action(bench, 2, "item:0", *bones, targets=2)
    shield = bench.scene.stats(bones[0]).shield + 2
    assert [each.hp for each in bones] == [9 - 4 + shield - 2] * 2
    assert state(drill) == "consumed"


def test_staff_of_xorn() -> None:
    bench = party()
    staff = bench.item("staff_of_xorn")
    guards = [bench.monster("bandit_guard", place) for place in ("2,0", "0,2")]
    attack_action(bench, 2, "item:0", *guards, range=3, targets=2)
    assert [bench.conditions(guard) for guard in guards] == [["poison", "muddle"]] * 2
    assert state(staff) == "consumed"


@rule("GH-3.18.6")
def test_fueled_falchion() -> None:
    bench = party()
    falchion = bench.item("fueled_falchion")
    target = bench.monster("bandit_guard", "1,0")
    near = bench.monster("bandit_guard", "2,0")
    far = bench.monster("bandit_guard", "0,1", hp=9)
    bench.monster("bandit_guard", "4,0")
    attack_action(bench, 2, "item:0", target)
    lost = [each.max_hp - each.hp for each in (target, near, far)]
    assert (lost, state(falchion)) == ([3, 1, 1], "consumed")


def test_fueled_falchion_needs_a_single_target() -> None:
    bench = party()
    bench.item("fueled_falchion")
    for place in ("1,0", "0,1"):
        bench.monster("bandit_guard", place)
    open_attack(bench, 2, targets=2)
    assert bench.prompt == "attack"


def test_skullbane_axe() -> None:
    bench = party()
    axe = bench.item("skullbane_axe")
    guard = bench.monster("bandit_guard", "1,0", hp=9)
    bones = bench.monster("living_bones", "0,1", hp=12)
    attack_action(bench, 2, guard)
    attack_action(bench, 2, bones, "item:0")
    shield = bench.scene.stats(bones).shield
    assert (guard.hp, bones.hp, state(axe)) == (7, 12 - 7 + shield, "spent")


# -- always ------------------------------------------------------------------------


@rule("GH-3.20.5", "GH-3.9.9")
def test_silent_stiletto() -> None:
    bench = party()
    stiletto = bench.item("silent_stiletto")
    bones = bench.monster("living_bones", "1,0", hp=20)
    bones.shield = 3 - bench.scene.stats(bones).shield
    bench.attack(bench.figure(), bones, 4)
    assert (bones.hp, uses(bench)) == (18, 1)
    guard = bench.monster("bandit_guard", "0,1", hp=9)
    bench.attack(bench.figure(), guard, 4)
    assert (uses(bench), state(stiletto)) == (1, "ready")  # no Shield to pierce
    bench.attack(bench.figure(), bones, 4, range=3)
    assert uses(bench) == 1


def test_mask_of_death() -> None:
    bench = party()
    bench.item("mask_of_death")
    guard = bench.monster("bandit_guard", "1,0", hp=30)
    for hp, lost in ((2, 2), (1, 4)):
        bench.figure().hp = hp
        before = guard.hp
        bench.attack(bench.figure(), guard, 2)
        assert before - guard.hp == lost
    assert uses(bench) == 1


def test_mask_of_death_is_for_melee() -> None:
    bench = party()
    bench.item("mask_of_death")
    bench.figure().hp = 1
    guard = bench.monster("bandit_guard", "3,0", hp=30)
    bench.attack(bench.figure(), guard, 2, range=3)
    assert (guard.hp, uses(bench)) == (28, 0)


@rule("GH-3.20.5")
def test_horned_helm() -> None:
    bench = party()
    bench.item("horned_helm")
    guards = [bench.monster("bandit_guard", place, hp=9) for place in ("5,0", "4,1")]
    open_move(bench, 3)
    answer(bench, "3,0")
    bench.attack(bench.figure(), guards[1], 2, range=3)
    open_move(bench, 1)
    answer(bench, "4,0")
    attack_action(bench, 2, *guards, targets=2)
    assert [guard.hp for guard in guards] == [6, 5]
    assert uses(bench) == 1


def test_horned_helm_is_for_its_owners_turn() -> None:
    bench = party()
    bench.item("horned_helm")
    guard = bench.monster("bandit_guard", "1,0", hp=9)
    bench.hero().moved = 5
    bench.scene.acting = bench.figure(1).id
    bench.run(strike(bench.scene, AttackPlan(bench.figure(), 2, 0, []), guard))
    assert (guard.hp, uses(bench)) == (7, 0)


@rule("GH-3.20.5")
def test_psychic_knife() -> None:
    bench = Bench(mindthief="0,0", brute="-3,0")
    knife = bench.item("psychic_knife")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    bench.play("the_minds_weakness", TOP, guard)
    assert (guard.hp, uses(bench)) == (20 - 1 - 2 - 1, 1)
    bench.play("the_minds_weakness", BOTTOM, guard)
    assert (guard.hp, uses(bench)) == (16 - 1 - 2, 1)  # no augment
    assert state(knife) == "ready"


def test_psychic_knife_beside_other_items() -> None:
    bench = Bench(mindthief="0,0", brute="-3,0")
    bench.item("psychic_knife")
    bench.item("minor_power_potion")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    bench.play("the_minds_weakness", TOP, "item:1", guard)
    assert guard.hp == 20 - 1 - 2 - 1 - 1


# -- for allies --------------------------------------------------------------------


@rule("GH-3.20.1", "GH-3.20.3")
@pytest.mark.parametrize(
    ("choice", "lost", "after"), [("item:100", 3, "consumed"), ("no-item", 2, "ready")]
)
def test_scroll_of_power(choice: str, lost: int, after: str) -> None:
    bench = party()
    scroll = bench.item("scroll_of_power", seat=1)
    guards = [bench.monster("bandit_guard", place) for place in ("1,0", "0,1")]
    open_attack(bench, 2, targets=2)
    assert (bench.seats, bench.prompt) == ([1], "ally-attack-item")
    answer(bench, choice, *guards)
    assert [guard.max_hp - guard.hp for guard in guards] == [lost, lost]
    assert state(scroll) == after


def test_scroll_of_power_is_not_for_its_reader() -> None:
    bench = party()
    bench.item("scroll_of_power")
    guard = bench.monster("bandit_guard", "1,0")
    attack_action(bench, 2, guard)
    assert guard.hp == guard.max_hp - 2


def test_scroll_of_power_for_a_summon() -> None:
    bench = party()
    scroll = bench.item("scroll_of_power")
    falcon = bench.summon("jade_falcon", "3,0")
    guard = bench.monster("bandit_guard", "4,0")
    bench.summon_turn(falcon, "item:0")
    assert (guard.max_hp - guard.hp, state(scroll)) == (3, "consumed")


def test_monsters_get_no_help() -> None:
    bench = party()
    scroll = bench.item("scroll_of_power", seat=1)
    guard = bench.monster("bandit_guard", "1,0")
    bench.reveal_card(guard, 1)
    bench.monster_turn(guard)
    assert state(scroll) == "ready"
