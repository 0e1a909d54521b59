"""Counts, slots, supplies and prices of items, allies, injuries and companions."""

from collections import Counter
from itertools import combinations

import pytest

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.cards import SLOTS, ItemDef, Slot
from questhall.games.oathsworn.printed.might import COLOURS
from questhall.games.oathsworn.rules.equipment import may_equip
from tests.marks import rule

KINDS = {
    Slot.WEAPON: {"blade", "axe", "blunt", "knife", "bow", "branch"},
    Slot.SHIELD: {"shield"},
    Slot.ARMOR: {"cloth", "rawhide", "iron"},
    Slot.GEAR: {"gear"},
}
CHAPTERS = range(1, 7)
CHECKS = {
    *("spot", "search", "listening", "survival", "barter", "threaten", "reasoning"),
}


def items() -> list[ItemDef]:
    return list(library().items.values())


@rule("OS-3.7.9")
def test_how_many_items_there_are() -> None:
    assert (len(items()), sum(item.copies for item in items())) == (130, 184)
    common = [item for item in items() if not item.unique]
    assert (sum(item.copies for item in common), len(items()) - len(common)) == (154, 30)
    for chapter in CHAPTERS:
        assert any(item.chapter == chapter for item in common)
        unique = [item for item in items() if item.unique and item.chapter == chapter]
        assert len(unique) == 5
        assert all(item.copies == 1 for item in unique)


@rule("OS-3.7.1", "OS-3.7.4")
@pytest.mark.parametrize("key", list(library().items))
def test_an_item_is_printed_whole(key: str) -> None:
    item = library().items[key]
    assert item.kind in KINDS[item.slot], f"a {SLOTS[item.slot]} of kind {item.kind}"
    assert (item.hands in (1, 2)) == (item.slot in (Slot.WEAPON, Slot.SHIELD))
    assert item.slot != Slot.SHIELD or item.hands == 1
    assert (item.range > 0) == (item.kind == "bow")
    assert item.slot == Slot.WEAPON or sum(item.might) == 0
    assert (item.defense > 0) == (item.slot in (Slot.SHIELD, Slot.ARMOR))
    assert (item.line is None) == (item.companion_line is None)
    if item.line is not None:
        assert item.cooldown != 0
        assert item.companion_line is not None
        assert item.companion_line.cost == 0  # OS-7.4.6


def test_black_cubes_come_last() -> None:
    """Black cubes only on unique items of the last one."""
    for item in items():
        if item.might[COLOURS.index("black")]:
            assert (item.chapter, item.unique) == (6, True)


@rule("OS-3.12.1")
def test_any_four_classes_find_their_starting_items() -> None:
    kits = [board.starting_items for board in library().classes.values()]
    for four in combinations(kits, 4):
        needed = Counter(key for kit in four for key in kit)
        for key, count in needed.items():
            assert library().items[key].copies >= count, f"{count} of {key}"
            assert library().items[key].chapter == 1


@rule("OS-3.7.6")
@pytest.mark.parametrize("key", list(library().classes))
def test_every_class_finds_something_in_every_slot(key: str) -> None:
    board = library().classes[key]
    for chapter in CHAPTERS:
        known = [item for item in items() if not item.unique and item.chapter <= chapter]
        slots = {item.slot for item in known if may_equip(board, [], item)}
        assert {Slot.ARMOR, Slot.GEAR} <= slots


def test_allies() -> None:
    allies = library().allies.values()
    assert len(allies) == 25
    assert library().allies["man_at_arms"].copies == 4
    for chapter in CHAPTERS:
        named = [ally for ally in allies if ally.chapter == chapter and ally.copies == 1]
        assert len(named) == 4
    for ally in allies:
        assert 2 <= ally.move <= 5
        assert 3 <= ally.defense <= 6
        assert sum(ally.might) in (1, 2, 3)
        assert (ally.move_cost, ally.attack_cost) == (1, 1)
        assert not ally.check or (ally.check in CHECKS and ally.check_bonus in (1, 2))
        assert ally.special is None or ally.special.line.cost == 0


@rule("OS-3.13.1")
def test_the_injury_deck() -> None:
    box = library()
    assert (len(box.injuries), sum(each.copies for each in box.curatives.values())) == (20, 20)
    assert all(1 <= each.cooldown <= 3 for each in box.injuries.values())
    assert Counter(each.severity for each in box.injuries.values()).keys() == {1, 2, 3}


@rule("OS-7.4.2", "OS-7.4.3", "OS-11.2.2")
@pytest.mark.parametrize("key", list(library().companions))
def test_companions(key: str) -> None:
    companion = library().companions[key]
    assert 2 <= companion.move <= 4
    for side in companion.sides:
        assert side.level in (1, 5, 10, 15)
        for ability in side.abilities:
            own_turn = ability.line.moment is None
            assert ability.line.cost == (1 if own_turn else 0)
    assert Counter(side.level for side in companion.sides) == {1: 2, 5: 2, 10: 2, 15: 2}
