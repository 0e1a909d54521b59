"""RULES 3.8: target areas and several targets, as a character aims them."""

import pytest

from ...marks import example, rule
from .battle import Battle, two_rooms


@rule("GH-3.8.2")
def test_one_modifier_is_drawn_for_each_target() -> None:
    battle = Battle(brute="0,0")
    guards = [battle.monster("bandit_guard", place, hp=20) for place in ("1,-1", "1,0", "0,1")]
    battle.draws("plus_1", "minus_1", "plus_2")
    battle.use_up_to("attack(3, area=arc)")
    battle.choose(battle.area_over(*guards))
    battle.choose(guards[0])
    battle.choose(guards[1])
    assert [guard.hp for guard in guards] == [16, 18, 15]
    assert len(battle.hero().deck.discard) == 3


@rule("GH-3.8.3", "GH-3.8.4", "GH-3.8.5")
@example("GH-EX-15")
def test_an_area_with_range_and_an_area_with_a_grey_hex() -> None:
    battle = Battle(brute="0,0")
    far = [battle.monster("bandit_guard", place, hp=20) for place in ("4,0", "3,1", "4,-1")]
    beyond = battle.monster("bandit_guard", "5,0", hp=20)
    battle.use_up_to("attack(4, range=3, area=triangle)")
    battle.choose(battle.area_over(far[0], far[1]))
    battle.choose(far[0])
    assert [guard.hp for guard in far] == [16, 16, 20]
    battle.use_up_to("attack(3, area=arc)")
    assert battle.decision is None
    near = [battle.monster("bandit_archer", place, hp=20) for place in ("1,0", "0,1", "-1,1")]
    battle.draws("plus_2", "minus_1")
    battle.use_up_to("attack(3, area=arc)")
    battle.choose(battle.area_over(*near))
    battle.choose(near[0])
    assert near[0].hp == 15
    battle.choose(near[1])
    assert [guard.hp for guard in near] == [15, 18, 17]
    assert beyond.hp == 20


@rule("GH-3.8.5")
def test_a_ranged_area_out_of_range_cannot_be_laid() -> None:
    battle = Battle(brute="-2,0")
    battle.monster("bandit_guard", "4,0", hp=20)
    battle.use("attack(4, range=3, area=triangle)")
    battle.use_up_to("attack(4, range=5, area=triangle)")
    assert battle.prompt == "area"


@rule("GH-3.8.6")
def test_an_area_hits_only_enemies_in_sight() -> None:
    battle = Battle(ground=two_rooms(), brute="2,0")
    seen = battle.monster("bandit_guard", "3,0", hp=20)
    hidden = battle.monster("bandit_guard", "1,2", hp=20)
    assert not battle.scene.board.sight.sees(battle.figure().cell, hidden.cell)
    battle.use_up_to("attack(3, area=bloom, range=3)")
    both = [
        number
        for number, cells in enumerate(battle.scene.underway.placements)
        if seen.cell in cells and hidden.cell in cells
    ]
    battle.choose(f"area#{both[0]}")
    assert (seen.hp, hidden.hp) == (17, 20)


@rule("GH-3.8.7", "GH-3.8.8")
def test_several_targets_are_different_enemies_in_range() -> None:
    battle = Battle(brute="0,0")
    one = battle.monster("bandit_guard", "2,0", hp=20)
    two = battle.monster("bandit_guard", "0,2", hp=20)
    battle.monster("bandit_guard", "4,0")
    battle.use_up_to("attack(3, range=3, targets=3)")
    assert battle.targets() == [one, two]
    battle.choose(one)
    assert battle.targets() == [two]
    battle.choose(two)
    assert battle.decision is None
    assert (one.hp, two.hp) == (17, 17)


@rule("GH-3.8.7")
def test_fewer_targets_may_be_attacked() -> None:
    battle = Battle(brute="0,0")
    one = battle.monster("bandit_guard", "2,0", hp=20)
    two = battle.monster("bandit_guard", "0,2", hp=20)
    battle.use("attack(3, range=3, targets=2)", one, "enough")
    assert (one.hp, two.hp) == (17, 20)


@rule("GH-3.8.8")
def test_one_more_target_is_another_enemy() -> None:
    battle = Battle(brute="0,0")
    one = battle.monster("bandit_guard", "1,0", hp=20)
    battle.draws("card(0, add_target)")
    battle.use("attack(3)", one)
    assert one.hp == 17


@rule("GH-3.8.9")
@example("GH-EX-170")
def test_an_ally_inside_the_area_is_not_hit() -> None:
    battle = Battle(brute="0,0", tinkerer="1,0")
    guards = [battle.monster("bandit_guard", place, hp=20) for place in ("1,-1", "0,1")]
    battle.use_up_to("attack(3, area=arc)")
    battle.choose(battle.area_over(*guards, battle.figure(1)))
    battle.choose(guards[0])
    assert [guard.hp for guard in guards] == [17, 17]
    assert battle.figure(1).hp == 8
    assert len(battle.hero().deck.discard) == 2


@rule("GH-3.8.1")
@pytest.mark.parametrize("mirrored", [True, False])
def test_areas_are_turned_and_mirrored_only_where_the_table_allows_it(mirrored: bool) -> None:
    """The hexes at the ends of the band, and those at the ends of its mirror image."""
    turned = ("0,0", "1,0", "-3,3", "-2,3")
    flipped = ("0,0", "0,1", "3,-3", "3,-2")
    for places, possible in ((turned, True), (flipped, mirrored)):
        battle = Battle(options={"mirrored_areas": mirrored}, brute="-2,0")
        guards = [battle.monster("bandit_guard", at) for at in places]
        battle.use_up_to("attack(3, range=3, area=band)")
        wanted = {guard.cell for guard in guards}
        covered = [wanted <= set(cells) for cells in battle.scene.underway.placements]
        assert any(covered) == possible
