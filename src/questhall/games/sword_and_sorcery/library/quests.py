"""Reads quests."""

from questhall.boards.areas import AreaMap
from questhall.kernel.content import Entry
from questhall.kernel.decisions import NOTHING

from ..printed.cards import SHADOW_FACES, EventDef, ShadowDef
from ..printed.enemies import EnemyDef
from ..printed.kinds import ACTIONS
from ..printed.quests import (
    TRIGGERS,
    ActionDef,
    DoorDef,
    GateDef,
    QuestDef,
    ScriptDef,
    ShadowPlace,
)
from ..printed.symbols import SYMBOLS
from .maps import Laid, Tile, lay
from .reading import MOST, index_of, read_effect, read_test


def read_quest(
    entry: Entry,
    tiles: dict[str, Tile],
    enemies: dict[str, EnemyDef],
    events: dict[str, EventDef],
    shadows: dict[str, ShadowDef],
) -> QuestDef:
    map, areas = lay([_laid(each, tiles) for each in entry.entries("tiles")])
    quest = QuestDef(entry.text("id"), map, areas)
    quest.start = [quest.area(key) for key in entry.words("start")]
    _read_elements(entry, quest)
    quest.shadow_pool = [shadows[key] for key in entry.words("shadow_pool")]
    for each in entry.entries("shadows"):
        place = ShadowPlace(quest.area(each.text("area")), each.number("heroes", 1, 5))
        quest.shadow_places.append(place)
        each.finish()
    quest.enemies = [enemies[key] for key in entry.words("enemies")]
    quest.enemies_for_many = [enemies[key] for key in entry.words("enemies_for_many")]
    quest.events = [[events[key] for key in group.split()] for group in entry.words("events")]
    quest.shards = entry.number("shards", 0, MOST, 0)
    quest.crowns_for_each = entry.number("crowns", 0, 999, 0)
    quest.actions = [_action(each, quest) for each in entry.entries("actions")]
    quest.scripts = [_script(each, quest) for each in entry.entries("scripts")]
    entry.finish()
    return quest


def _laid(entry: Entry, tiles: dict[str, Tile]) -> Laid:
    tile = tiles[entry.text("tile")]
    turn = entry.number("turn", 0, 270)
    laid = Laid(tile, turn, entry.number("x", -MOST, MOST), entry.number("y", -MOST, MOST))
    entry.finish()
    return laid


def _read_elements(entry: Entry, quest: QuestDef) -> None:
    """What stands on the map at the beginning."""
    for each in entry.entries("shrines"):
        area = quest.area(each.text("area"))
        quest.shrines.append(area)
        if each.flag("active"):
            quest.active_shrines.append(area)
        each.finish()
    for each in entry.entries("gates"):
        area = quest.area(each.text("area"))
        symbol = index_of(each, "symbol", SYMBOLS)
        quest.gates.append(GateDef(each.text("id"), area, symbol, each.flag("active")))
        each.finish()
    for each in entry.entries("doors"):
        a, b = [quest.area(key) for key in each.words("between")]
        door = DoorDef(each.text("id"), border_between(quest.map, a, b), each.flag("locked"))
        door.wall = each.flag("wall")
        door.magic_lock = each.flag("magic_lock")
        quest.doors.append(door)
        each.finish()
    quest.chests = [quest.area(key) for key in entry.words("chests")]
    quest.searches = [quest.area(key) for key in entry.words("searches")]
    quest.waypoints = [quest.area(key) for key in entry.words("waypoints")]


def border_between(map: AreaMap, a: int, b: int) -> int:
    for place, border in enumerate(map.borders):
        if {border.a, border.b} == {a, b}:
            return place
    raise LookupError(f"areas {a} and {b} have no border")


def _action(entry: Entry, quest: QuestDef) -> ActionDef:
    area = quest.area(entry.text("area"))
    kind = index_of(entry, "action", ACTIONS)
    action = ActionDef(f"{quest.key}_{entry.text('id')}", kind, area, read_effect(entry))
    action.engaged = entry.flag("engaged")
    action.once = entry.flag("once")
    action.test = read_test(entry)
    entry.finish()
    return action


def _script(entry: Entry, quest: QuestDef) -> ScriptDef:
    trigger = index_of(entry, "when", TRIGGERS)
    script = ScriptDef(f"{quest.key}_{entry.text('id')}", trigger, read_effect(entry))
    script.test = read_test(entry)
    script.once = not entry.flag("again")
    if entry.has("area"):
        script.area = quest.area(entry.text("area"))
    script.face = index_of(entry, "face", SHADOW_FACES, NOTHING)
    entry.finish()
    return script
