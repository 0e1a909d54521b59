"""What an Oathsworn can wear and hold at the same time (OS-3.7.1, OS-3.7.6)."""

from ..printed.cards import ARMOR, GEAR, SHIELD, WEAPON, ClassDef, ItemDef

HANDS = 2


def may_equip(board: ClassDef, worn: list[ItemDef], item: ItemDef) -> bool:
    """One armor, one gear, and two hands' worth of weapons and shields; a shield only beside a
    one-handed weapon."""
    if item.slot != GEAR and item.kind not in board.item_kinds:
        return False
    if item.slot in (ARMOR, GEAR):
        return all(each.slot != item.slot for each in worn)
    held = [each for each in worn if each.slot in (WEAPON, SHIELD)]
    if _together(board, held, item):
        return True
    if item.slot == SHIELD and (not held or held[0].slot == SHIELD):
        return False
    return sum([each.hands for each in held]) + item.hands <= HANDS


def _together(board: ClassDef, held: list[ItemDef], item: ItemDef) -> bool:
    """OS-3.7.13: a class may hold one of each of certain kinds, whatever their hands."""
    kinds = [each.kind for each in [*held, item]]
    return bool(board.together) and sorted(kinds) == sorted(set(kinds) & set(board.together))
