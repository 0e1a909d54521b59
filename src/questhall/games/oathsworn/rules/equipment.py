"""What an Oathsworn can wear and hold at the same time (OS-3.7.1, OS-3.7.6)."""

from typing import Final

from ..printed.cards import ClassDef, ItemDef, Slot

HANDS: Final = 2


def may_use(board: ClassDef, item: ItemDef) -> bool:
    """OS-3.7.6"""
    return item.slot == Slot.GEAR or item.kind in board.item_kinds


def hands_of(item: ItemDef) -> int:
    """How many hands it takes; a shield takes one."""
    return max(1, item.hands) if item.slot in (Slot.WEAPON, Slot.SHIELD) else 0


def fits(board: ClassDef, items: list[ItemDef]) -> bool:
    """One armor, one gear, one shield and two hands' worth of weapons; a class may hold one of each
    of certain kinds, whatever their hands (OS-3.7.13)."""
    for slot in (Slot.ARMOR, Slot.GEAR, Slot.SHIELD):
        if len([item for item in items if item.slot == slot]) > 1:
            return False
    held = [item for item in items if hands_of(item)]
    if sum([hands_of(item) for item in held]) <= HANDS:
        return True
    kinds = sorted([item.kind for item in held])
    return bool(board.together) and kinds == sorted(board.together)


def may_equip(board: ClassDef, worn: list[ItemDef], item: ItemDef) -> bool:
    """May it be the next one of a whole set? A shield is chosen after its weapon."""
    if item.slot == Slot.SHIELD and all(each.slot != Slot.WEAPON for each in worn):
        return False
    return may_use(board, item) and fits(board, [*worn, item])
