"""Creating characters (RULES 9.5)."""

from ..printed.cards import ClassDef
from ..setup.characters import pool_at_start, starting_cards, starting_gold
from .ledger import Sheet
from .levelling_up import LEAST_XP


def new_sheet(kind: ClassDef, level: int) -> Sheet:
    """A new character that has yet to level up to its starting level (GH-9.5.5): it has the
    experience and gold of that level (GH-9.5.6, GH-9.5.7) and the cards of levels 1 and X
    (GH-9.5.2)."""
    sheet = Sheet(kind)
    sheet.xp = LEAST_XP[level - 1]
    sheet.gold = starting_gold(level)
    sheet.pool = pool_at_start(kind)
    sheet.hand = starting_cards(kind)
    return sheet
