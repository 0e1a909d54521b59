"""Item cards read from content/items.yaml (RULES 1.3)."""

from functools import partial

from questhall.kernel.content import Entry
from questhall.kernel.language.expressions import Expression

from ..printed.items import SLOTS, ItemDef, ItemUse, Window
from ..words.context import Context
from ..words.items import give_effect
from ..words.sentences import heard, sentence
from ..words.sides import HEROES
from .box import Library
from .classes import read_summon
from .references import number_printed

USES = {"always": ItemUse.ALWAYS, "spent": ItemUse.SPENT, "consumed": ItemUse.CONSUMED}
WINDOWS = {
    "turn": Window.IN_TURN,
    "move": Window.IN_MOVE,
    "attack_action": Window.IN_ATTACK_ACTION,
    "single_attack": Window.IN_ATTACK,
    "attacked": Window.WHEN_ATTACKED,
    "damaged": Window.WHEN_DAMAGED,
    "round_start": Window.AT_ROUND_START,
    "turn_end": Window.AT_TURN_END,
    "passive": Window.PASSIVE,
    "ally_attack": Window.IN_ALLY_ATTACK,
    "kill": Window.AT_KILL,
    "heal": Window.IN_HEAL,
    "loot": Window.IN_LOOT,
    "obstacle_made": Window.WHEN_OBSTACLE_IS_MADE,
    "targeted": Window.WHEN_TARGETED,
    "summon_damaged": Window.WHEN_SUMMON_IS_DAMAGED,
    "enemy_uses_element": Window.WHEN_ENEMY_USES_ELEMENT,
    "ability_used": Window.AFTER_ABILITY,
}


LAST_ITEM = 200  # in the box, at most


def read_items(box: Library, entry: Entry) -> None:
    for each in entry.entries("items"):
        summon = each.entry("summon")
        creatures = [] if summon is None else [read_summon(box, summon)]
        monsters = box.known_monsters(entry.source)
        item = read_item(box, each, Context(HEROES, box.areas, creatures, box.own, monsters))
        item.creatures = creatures
        box.put(each, item)
        box.items.append(item)
        box.numbers["item"][item.key] = item.number
    entry.finish()


def read_item(box: Library, entry: Entry, context: Context) -> ItemDef:
    item = ItemDef(
        entry.name(),
        number_printed(entry, 1, LAST_ITEM, len(box.items) + 1),
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
    item.random_design = entry.flag("random_design")
    item.text = sentence(entry, entry.text("does"), box.own)
    give = partial(_give_effect, item, context)
    entry.read("does", heard(entry, box.own, give))
    entry.finish()
    return item


def _give_effect(item: ItemDef, context: Context, does: Expression) -> None:
    give_effect(item, does, context)
