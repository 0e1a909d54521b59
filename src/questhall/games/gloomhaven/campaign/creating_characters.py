"""Creating characters (RULES 9.5)."""

from ..printed.cards import ClassDef
from ..setup.characters import pool_at_start, starting_cards, starting_gold
from .ledger import Sheet
from .levelling_up import LEAST_XP


def new_sheet(kind: ClassDef, level: int) -> Sheet:
    """A new character that has yet to be levelled up to its starting level (GH-9.5.5): experience
    and gold are those of that level (GH-9.5.6, GH-9.5.7), cards those of level 1 and X
    (GH-9.5.2)."""
    sheet = Sheet(kind)
    sheet.xp = LEAST_XP[level - 1]
    sheet.gold = starting_gold(level)
    sheet.pool = pool_at_start(kind)
    sheet.hand = starting_cards(kind)
    return sheet
