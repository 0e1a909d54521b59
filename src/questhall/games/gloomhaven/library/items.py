"""Item cards read from content/items.yaml (RULES 1.3)."""

from questhall.kernel.content import Entry

from ..printed.cards import (
    ALWAYS,
    AT_ROUND_START,
    AT_TURN_END,
    BODY,
    CONSUMED,
    HEAD,
    IN_ATTACK,
    IN_ATTACK_ACTION,
    IN_MOVE,
    IN_TURN,
    LEGS,
    ONE_HAND,
    PASSIVE,
    SMALL,
    SPENT,
    TWO_HANDS,
    WHEN_ATTACKED,
    WHEN_DAMAGED,
    ItemDef,
)
from ..words.context import Context
from ..words.items import give_effect

SLOTS = {
    "head": HEAD,
    "body": BODY,
    "legs": LEGS,
    "one_hand": ONE_HAND,
    "two_hands": TWO_HANDS,
    "small": SMALL,
}
USES = {"always": ALWAYS, "spent": SPENT, "consumed": CONSUMED}
WINDOWS = {
    "turn": IN_TURN,
    "move": IN_MOVE,
    "attack_action": IN_ATTACK_ACTION,
    "single_attack": IN_ATTACK,
    "attacked": WHEN_ATTACKED,
    "damaged": WHEN_DAMAGED,
    "round_start": AT_ROUND_START,
    "turn_end": AT_TURN_END,
    "passive": PASSIVE,
}


def read_item(entry: Entry, context: Context) -> ItemDef:
    item = ItemDef(
        entry.text("id"),
        entry.number("number", 1, 200),
        SLOTS[entry.one_of("slot", tuple(SLOTS))],
        USES[entry.one_of("use", tuple(USES))],
        WINDOWS[entry.one_of("when", tuple(WINDOWS))],
    )
    item.price = entry.number("price", 0, 100)
    item.copies = entry.number("copies", 1, 4)
    item.prosperity = entry.number("prosperity", 1, 9)
    item.circles = entry.number("circles", 0, 6, 0)
    item.minus_cards = entry.number("minus_cards", 0, 6, 0)
    item.text = entry.text("does")
    entry.read("does", lambda does: give_effect(item, does, context))
    entry.finish()
    return item
