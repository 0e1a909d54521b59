"""Items for the owner's attacks: for a single attack, or for the whole attack action."""

import pytest

from questhall.games.gloomhaven.printed.cards import ModifierMark
from questhall.games.gloomhaven.printed.items import Window
from questhall.games.gloomhaven.state.figures import Condition
from questhall.games.gloomhaven.state.heroes import ItemState
from questhall.games.gloomhaven.state.scene import Strength

from ...marks import rule
from ..bench import BOTTOM, TOP, Bench
from .playing import answer, attack_action, open_attack, state, uses


def party() -> Bench:
    return Bench(brute="0,0", tinkerer="-3,0")


def curses(bench: Bench) -> int:
    cards = bench.scene.monster_deck.draw
    return len([card for card in cards if bench.scene.modifier(card).mark == ModifierMark.CURSING])


# -- the whole attack action -------------------------------------------------------


@rule("GH-3.20.1", "GH-3.20.2")
def test_eagle_eye_goggles() -> None:
    bench = party()
    goggles = bench.item("eagle_eye_goggles")
    guards = [bench.monster("bandit_guard", place) for place in ("1,0", "0,1")]
    bench.rig("minus_1", "plus_1", "minus_2", "plus_2")
    attack_action(bench, 2, "item:0", *guards, targets=2)
    assert [guard.hp for guard in guards] == [3, 2]
    assert state(goggles) == "spent"


@rule("GH-3.20.3", "GH-3.9.9")
def test_piercing_bow() -> None:
    bench = party()
    bow = bench.item("piercing_bow")
    bones = [bench.monster("living_bones", place) for place in ("2,0", "0,2")]
    attack_action(bench, 2, "item:0", *bones, range=3, targets=2)
    assert [each.hp for each in bones] == [3, 3]
    assert state(bow) == "consumed"


def test_war_hammer() -> None:
    bench = party()
    hammer = bench.item("war_hammer")
    guards = [bench.monster("bandit_guard", place) for place in ("1,0", "0,1")]
    attack_action(bench, 2, "item:0", *guards, targets=2)
    assert [bench.conditions(guard) for guard in guards] == [["stun"], ["stun"]]
    assert state(hammer) == "consumed"


@pytest.mark.parametrize(("name", "plus"), [("minor_power_potion", 1), ("major_power_potion", 2)])
def test_power_potions(name: str, plus: int) -> None:
    bench = party()
    potion = bench.item(name)
    guards = [bench.monster("bandit_guard", place) for place in ("1,0", "0,1")]
    attack_action(bench, 2, "item:0", *guards, targets=2)
    assert [guard.hp for guard in guards] == [4 - plus, 4 - plus]
    assert state(potion) == "consumed"


@rule("GH-3.20.3")
def test_a_power_potion_on_an_attack_on_all_enemies_moved_through() -> None:
    bench = party()
    bench.item("minor_power_potion")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("trample", BOTTOM, "1,0", "2,0", "3,0", "stay", "item:0", guard)
    assert guard.hp == 3


@pytest.mark.parametrize(("name", "plus"), [("hawk_helm", 1), ("telescopic_lens", 2)])
def test_more_range(name: str, plus: int) -> None:
    bench = party()
    helm = bench.item(name)
    bench.monster("bandit_guard", f"{3 + plus},0")
    far = bench.monster("bandit_guard", f"0,{2 + plus}")
    bench.monster("bandit_guard", f"0,-{3 + plus}")
    open_attack(bench, 2, range=2)
    bench.choose("item:0")
    assert bench.targets() == [far]
    answer(bench, far)
    assert far.hp == 4
    assert state(helm) == "spent"


def test_hooked_chain() -> None:
    bench = party()
    chain = bench.item("hooked_chain")
    archer = bench.monster("bandit_archer", "3,0")
    attack_action(bench, 2, "item:0", archer, "2,0", range=3)
    assert bench.place(archer) == "1,0"
    assert state(chain) == "spent"


@rule("GH-3.11.8")
@pytest.mark.parametrize(("name", "range"), [("robes_of_evocation", 0), ("staff_of_eminence", 3)])
def test_an_element_for_a_stronger_attack(name: str, range: int) -> None:
    bench = party()
    item = bench.item(name)
    places = ("1,0", "0,1") if not range else ("2,0", "0,2")
    guards = [bench.monster("bandit_guard", place) for place in places]
    attack_action(bench, 2, *guards, range=range, targets=2)
    assert (guards[0].hp, state(item)) == (4, "ready")
    bench.element("fire")
    bench.element("ice")
    attack_action(bench, 2, "item:0", "use-element:1", *guards, range=range, targets=2)
    assert [guard.hp for guard in guards] == [1, 1]
    assert bench.element_of("ice") == Strength.INERT
    assert state(item) == "spent"


# -- another shape -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "hit", "after"),
    [
        ("battle_axe", ("1,0", "0,1"), "consumed"),
        ("reaping_scythe", ("1,0", "0,1", "-1,1"), "consumed"),
        ("long_spear", ("1,0", "2,0"), "spent"),
    ],
)
def test_a_melee_attack_becomes_an_area(name: str, hit: tuple[str, ...], after: str) -> None:
    bench = party()
    item = bench.item(name)
    guards = [bench.monster("bandit_guard", place) for place in hit]
    open_attack(bench, 3)
    bench.choose("item:0")
    covered = [len(cells) for cells in bench.scene.underway.placements]
    assert max(covered) == len(hit)
    full = [
        i for i, cells in enumerate(bench.scene.underway.placements) if covers(bench, cells, hit)
    ]
    bench.choose(f"area#{full[0]}")
    while bench.prompt in ("first-target", "next-target"):
        bench.choose(bench.targets()[0])
    assert [guard.hp for guard in guards] == [3] * len(hit)
    assert state(item) == after


def covers(bench: Bench, cells: list[int], places: tuple[str, ...]) -> bool:
    return all(bench.cell(place) in cells for place in places)


@pytest.mark.parametrize(
    ("name", "hit"),
    [
        ("volatile_bomb", ("3,0", "4,0", "3,1")),
        ("unstable_explosives", ("3,0", "4,0", "3,1", "2,1")),
    ],
)
def test_a_ranged_attack_becomes_an_area(name: str, hit: tuple[str, ...]) -> None:
    bench = Bench(brute="0,0", tinkerer="-3,0", radius=6)
    item = bench.item(name)
    guards = [bench.monster("bandit_guard", place) for place in hit]
    open_attack(bench, 3, range=3)
    bench.choose("item:0")
    full = [
        i for i, cells in enumerate(bench.scene.underway.placements) if covers(bench, cells, hit)
    ]
    bench.choose(f"area#{full[0]}")
    while bench.prompt in ("first-target", "next-target"):
        bench.choose(bench.targets()[0])
    assert [guard.hp for guard in guards] == [3] * len(hit)
    assert state(item) == "consumed"


@rule("GH-3.3.6")
def test_unstable_explosives_hurt_allies_in_the_area_but_not_their_user() -> None:
    bench = Bench(brute="0,0", tinkerer="3,1", spellweaver="-1,0")
    bench.item("unstable_explosives")
    guard = bench.monster("bandit_guard", "3,0")
    before = [bench.figure(seat).hp for seat in range(3)]
    open_attack(bench, 3, range=3)
    bench.choose("item:0")
    both = [
        i
        for i, cells in enumerate(bench.scene.underway.placements)
        if covers(bench, cells, ("3,0", "3,1"))
    ]
    answer(bench, f"area#{both[0]}")
    assert guard.hp == 3
    assert [bench.figure(seat).hp for seat in range(3)] == [before[0], before[1] - 3, before[2]]


@pytest.mark.parametrize(
    "name", ["battle_axe", "reaping_scythe", "long_spear", "war_hammer", "halberd"]
)
def test_melee_items_are_not_for_ranged_attacks(name: str) -> None:
    bench = party()
    bench.item(name)
    archer = bench.monster("bandit_archer", "1,0")
    bench.monster("bandit_archer", "3,0")
    open_attack(bench, 1, range=2)
    assert (bench.prompt, bench.targets()) == ("attack", [archer])


@pytest.mark.parametrize(
    "name",
    [
        "piercing_bow",
        "hawk_helm",
        "telescopic_lens",
        "hooked_chain",
        "volatile_bomb",
        "unstable_explosives",
        "staff_of_eminence",
    ],
)
def test_ranged_items_are_not_for_melee_attacks(name: str) -> None:
    bench = party()
    bench.item(name)
    bench.element("fire")
    bench.monster("bandit_guard", "1,0")
    open_attack(bench, 1)
    assert bench.prompt == "attack"


@pytest.mark.parametrize(
    ("name", "range"),
    [
        ("battle_axe", 0),
        ("reaping_scythe", 0),
        ("long_spear", 0),
        ("halberd", 0),
        ("volatile_bomb", 3),
        ("unstable_explosives", 3),
    ],
)
def test_some_items_need_an_attack_on_a_single_target(name: str, range: int) -> None:
    bench = party()
    bench.item(name)
    near = [bench.monster("bandit_guard", place) for place in ("1,0", "0,1")]
    if not range:
        bench.monster("bandit_guard", "2,0")
    open_attack(bench, 1, range=range, targets=2)
    assert (bench.prompt, bench.targets()) == ("attack", near)


def test_an_attack_turned_into_an_area_is_no_longer_single_target() -> None:
    bench = party()
    bench.item("battle_axe")
    bench.item("long_spear")
    bench.monster("bandit_guard", "1,0")
    open_attack(bench, 1)
    assert bench.offered == ["item:0", "item:1", "no-item"]
    bench.choose("item:0")
    assert bench.prompt == "area"


def test_halberd() -> None:
    bench = party()
    halberd = bench.item("halberd")
    near = bench.monster("bandit_guard", "1,0", elite=True)
    far = bench.monster("bandit_guard", "0,2")
    bench.monster("bandit_guard", "0,-3")
    open_attack(bench, 2)
    assert bench.targets() == [near, far]
    bench.choose(far)
    assert far.hp == 4
    assert (uses(bench), state(halberd)) == (1, "ready")
    attack_action(bench, 2, near)
    assert uses(bench) == 1  # nothing was applied


@rule("GH-3.12.30")
def test_halberd_stays_out_of_reach_of_retaliate() -> None:
    bench = party()
    bench.item("halberd")
    guard = bench.monster("bandit_guard", "2,0")
    guard.retaliate = [2, 1]
    attack_action(bench, 2, guard)
    assert bench.figure().hp == bench.figure().max_hp


# -- a single attack ---------------------------------------------------------------


@rule("GH-3.20.2", "GH-3.20.3")
@pytest.mark.parametrize(
    ("name", "range", "given", "cursed", "after"),
    [
        ("poison_dagger", 0, ["poison"], 0, "spent"),
        ("jagged_sword", 0, ["wound"], 0, "spent"),
        ("black_knife", 0, [], 1, "spent"),
        ("weighted_net", 3, ["immobilize"], 0, "spent"),
        ("stun_powder", 0, ["stun"], 0, "consumed"),
        ("stun_powder", 3, ["stun"], 0, "consumed"),
        ("doom_powder", 0, ["poison", "stun"], 1, "consumed"),
        ("doom_powder", 3, ["poison", "stun"], 1, "consumed"),
    ],
)
def test_a_condition_for_a_single_attack(
    name: str, range: int, given: list[str], cursed: int, after: str
) -> None:
    bench = party()
    item = bench.item(name)
    places = ("1,0", "0,1") if not range else ("2,0", "0,2")
    guards = [bench.monster("bandit_guard", place) for place in places]
    attack_action(bench, 1, *guards, "no-item", "item:0", range=range, targets=2)
    assert [bench.conditions(guard) for guard in guards] == [[], given]
    assert guards[1].hp == 5  # a condition given now does not raise this attack
    assert curses(bench) == cursed
    assert state(item) == after


@pytest.mark.parametrize(
    ("name", "range"), [("poison_dagger", 3), ("jagged_sword", 3), ("black_knife", 3)]
)
def test_blades_are_not_for_ranged_attacks(name: str, range: int) -> None:
    bench = party()
    bench.item(name)
    archer = bench.monster("bandit_archer", "2,0")
    attack_action(bench, 1, archer, range=range)
    assert bench.conditions(archer) == []


@rule("GH-3.10.2")
def test_poison_is_not_offered_for_an_attack_that_poisons_already() -> None:
    bench = Bench(scoundrel="0,0", tinkerer="-4,0")
    dagger = bench.item("poison_dagger")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("venom_shiv", TOP, guard)
    assert bench.conditions(guard) == ["poison"]
    assert dagger.state == ItemState.READY


def test_weighted_net_is_not_for_melee_attacks() -> None:
    bench = party()
    bench.item("weighted_net")
    guard = bench.monster("bandit_guard", "1,0")
    attack_action(bench, 1, guard)
    assert bench.conditions(guard) == []


@rule("GH-3.20.4")
def test_several_items_on_one_attack() -> None:
    bench = party()
    bench.item("poison_dagger")
    bench.item("jagged_sword")
    guard = bench.monster("bandit_guard", "1,0")
    attack_action(bench, 1, guard, "item:0", "item:1")
    assert bench.conditions(guard) == ["poison", "wound"]
    assert uses(bench) == 2


def test_mask_of_terror() -> None:
    bench = party()
    mask = bench.item("mask_of_terror")
    guards = [bench.monster("bandit_guard", place) for place in ("1,0", "0,1")]
    attack_action(bench, 1, *guards, "2,0", "skip", targets=2)
    assert [bench.place(guard) for guard in guards] == ["2,0", "0,1"]
    assert (uses(bench), state(mask)) == (1, "ready")
    attack_action(bench, 1, guards[1], "0,2")
    assert (bench.place(guards[1]), uses(bench)) == ("0,2", 2)
    attack_action(bench, 1, guards[1], range=3)
    assert bench.place(guards[1]) == "0,2"


# -- what they have in common ------------------------------------------------------


@rule("GH-3.10.17")
def test_a_stunned_character_uses_no_item_on_attacks() -> None:
    bench = party()
    bench.item("heater_shield")
    bench.item("leather_armor")
    guard = bench.monster("bandit_guard", "1,0")
    bench.give(bench.figure(), "stun")
    bench.attack(guard, bench.figure(), 3)
    assert bench.figure().hp == bench.figure().max_hp - 3
    bench.figure().conditions[Condition.STUN] = 0
    bench.attack(guard, bench.figure(), 3, "item:1", "item:0")
    assert bench.figure().hp == bench.figure().max_hp - 5


def test_no_item_is_offered_for_an_attack_without_a_target() -> None:
    bench = party()
    for name in ("minor_power_potion", "eagle_eye_goggles", "battle_axe"):
        assert bench.item(name).kind.window == Window.IN_ATTACK_ACTION
    bench.monster("bandit_guard", "2,0")
    open_attack(bench, 2)
    assert bench.decision is None


def test_an_item_on_a_card_of_a_class() -> None:
    bench = party()
    bench.item("minor_power_potion")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("trample", TOP, "item:0", guard)
    assert guard.hp == 2
