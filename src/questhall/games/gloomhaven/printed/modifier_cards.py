"""The standard attack modifier cards (GH-1.0.6), blessings, curses and temporary cards."""

from .cards import BLESSING, CURSING, DOUBLE, NULL, PLUS, TEMPORARY, ModifierDef

PLUS_0 = ModifierDef("plus_0", PLUS, 0)
PLUS_1 = ModifierDef("plus_1", PLUS, 1)
PLUS_2 = ModifierDef("plus_2", PLUS, 2)
MINUS_1 = ModifierDef("minus_1", PLUS, -1)
MINUS_2 = ModifierDef("minus_2", PLUS, -2)
MISS = ModifierDef("miss", NULL, 0)
CRITICAL = ModifierDef("critical", DOUBLE, 0)
BLESS_CARD = ModifierDef("bless", DOUBLE, 0, mark=BLESSING)
CURSE_CARD = ModifierDef("curse", NULL, 0, mark=CURSING)
ITEM_MINUS_1 = ModifierDef("item_minus_1", PLUS, -1, mark=TEMPORARY)
SCENARIO_MINUS_1 = ModifierDef("scenario_minus_1", PLUS, -1, mark=TEMPORARY)

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
