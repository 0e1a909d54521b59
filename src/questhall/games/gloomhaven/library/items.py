"""Item cards read from content/items.yaml (RULES 1.3)."""

from questhall.kernel.content import Entry

from ..printed.cards import (
    AFTER_ABILITY,
    ALWAYS,
    AT_KILL,
    AT_ROUND_START,
    AT_TURN_END,
    CONSUMED,
    IN_ALLY_ATTACK,
    IN_ATTACK,
    IN_ATTACK_ACTION,
    IN_HEAL,
    IN_LOOT,
    IN_MOVE,
    IN_TURN,
    PASSIVE,
    SLOTS,
    SPENT,
    WHEN_ATTACKED,
    WHEN_DAMAGED,
    WHEN_ENEMY_USES_ELEMENT,
    WHEN_OBSTACLE_IS_MADE,
    WHEN_SUMMON_IS_DAMAGED,
    WHEN_TARGETED,
    ItemDef,
)
from ..words.context import Context
from ..words.items import give_effect

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
    "ally_attack": IN_ALLY_ATTACK,
    "kill": AT_KILL,
    "heal": IN_HEAL,
    "loot": IN_LOOT,
    "obstacle_made": WHEN_OBSTACLE_IS_MADE,
    "targeted": WHEN_TARGETED,
    "summon_damaged": WHEN_SUMMON_IS_DAMAGED,
    "enemy_uses_element": WHEN_ENEMY_USES_ELEMENT,
    "ability_used": AFTER_ABILITY,
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
    item.prosperity = entry.number("prosperity", 1, 9, 0)
    item.circles = entry.number("circles", 0, 6, 0)
    item.minus_cards = entry.number("minus_cards", 0, 6, 0)
    item.unrecoverable = entry.flag("unrecoverable")
    item.works_when_stunned = entry.flag("works_when_stunned")
    item.text = entry.text("does")
    entry.read("does", lambda does: give_effect(item, does, context))
    entry.finish()
    return item
