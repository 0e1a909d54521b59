"""The standard attack modifier cards (GH-1.0.6), blessings, curses and temporary cards."""

from .cards import ModifierDef, ModifierKind, ModifierMark

PLUS_0 = ModifierDef("plus_0", ModifierKind.PLUS, 0)
PLUS_1 = ModifierDef("plus_1", ModifierKind.PLUS, 1)
PLUS_2 = ModifierDef("plus_2", ModifierKind.PLUS, 2)
MINUS_1 = ModifierDef("minus_1", ModifierKind.PLUS, -1)
MINUS_2 = ModifierDef("minus_2", ModifierKind.PLUS, -2)
MISS = ModifierDef("miss", ModifierKind.NULL, 0)
CRITICAL = ModifierDef("critical", ModifierKind.DOUBLE, 0)
BLESS_CARD = ModifierDef("bless", ModifierKind.DOUBLE, 0, mark=ModifierMark.BLESSING)
CURSE_CARD = ModifierDef("curse", ModifierKind.NULL, 0, mark=ModifierMark.CURSING)
ITEM_MINUS_1 = ModifierDef("item_minus_1", ModifierKind.PLUS, -1, mark=ModifierMark.TEMPORARY)
SCENARIO_MINUS_1 = ModifierDef(
    "scenario_minus_1", ModifierKind.PLUS, -1, mark=ModifierMark.TEMPORARY
)

STANDARD_DECK = [PLUS_0] * 6 + [PLUS_1] * 5 + [MINUS_1] * 5 + [PLUS_2, MINUS_2, MISS, CRITICAL]
SUPPLY = 10  # each of BLESS, CURSE for monsters and CURSE for characters (GH-3.10.22)

BY_NAME = {
    card.key: card
    for card in (
        PLUS_0,
        PLUS_1,
        PLUS_2,
        MINUS_1,
        MINUS_2,
        MISS,
        CRITICAL,
        BLESS_CARD,
        CURSE_CARD,
        ITEM_MINUS_1,
        SCENARIO_MINUS_1,
    )
}
