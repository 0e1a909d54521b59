"""Reads quests."""

from questhall.boards.areas import AreaMap
from questhall.kernel.content import Entry
from questhall.kernel.decisions import NOTHING

from ..printed.cards import NO_LIMIT_OF_SIGHT, SHADOW_FACES, EventDef, ShadowDef
from ..printed.enemies import EnemyDef
from ..printed.kinds import ACTIONS, MOST_SOULRANK
from ..printed.quests import (
    LIMITS_OF_DEEDS,
    TRIGGERS,
    ActionDef,
    DoorDef,
    Endowment,
    GateDef,
    MoreEvents,
    NextQuest,
    QuestDef,
    ScriptDef,
    ShadowPlace,
    Standalone,
    StoryCard,
    TimeDef,
    TokenPlace,
)
from ..printed.symbols import SYMBOLS
from .maps import Laid, Tile, lay
from .reading import MOST, index_of, read_effect, read_rules, read_stats, read_test


def read_quest(
    entry: Entry,
    tiles: dict[str, Tile],
    enemies: dict[str, EnemyDef],
    events: dict[str, EventDef],
    shadows: dict[str, ShadowDef],
) -> QuestDef:
    laid = [_laid(each, tiles) for each in entry.entries("tiles")]
    map, areas = lay(laid, entry.words("links"))
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
    quest.set_aside = [enemies[key] for key in entry.words("set_aside")]
    if entry.has("first_time"):
        quest.first_time = events[entry.text("first_time")]
    for each in entry.entries("story_cards") if entry.has("story_cards") else []:
        story = StoryCard(events[each.text("card")], quest.area(each.text("area")))
        quest.story_cards.append(story)
        each.finish()
    quest.day = _time(entry.entry("day"))
    quest.night = _time(entry.entry("night"))
    quest.shards = entry.number("shards", 0, MOST, 0)
    quest.emporium = entry.flag("emporium")
    _read_standalone(entry.entry("standalone"), quest.standalone)
    _read_campaign(entry, quest, events)
    for text in entry.words("counters"):
        name, number = text.split()
        quest.counters[name] = int(number)
    quest.answers += [f"{quest.key}_{key}" for key in entry.words("answers")]
    quest.rules = read_rules(entry)
    quest.actions = [_action(each, quest) for each in entry.entries("actions")]
    quest.scripts = [_script(each, quest) for each in entry.entries("scripts")]
    entry.finish()
    return quest


def _time(entry: Entry | None) -> TimeDef:
    time = TimeDef()
    if entry is not None:
        time.sight = entry.number("sight", 0, NO_LIMIT_OF_SIGHT, NO_LIMIT_OF_SIGHT)
        time.shadow_sight = entry.number("shadow_sight", 0, NO_LIMIT_OF_SIGHT, NO_LIMIT_OF_SIGHT)
        time.hostile = entry.flag("hostile")
        time.master_stats = read_stats(entry)
        entry.finish()
    return time


def _read_standalone(entry: Entry | None, standalone: Standalone) -> None:
    if entry is None:
        return
    standalone.soulrank = entry.number("soulrank", 1, MOST_SOULRANK, 1)
    standalone.soul_weapon = entry.flag("soul_weapon")
    for each in entry.entries("beside") if entry.has("beside") else []:
        heroes = each.number("heroes", 2, 5)
        standalone.beside[heroes] = _endowment(each)
    standalone.each = _endowment(entry)


def _endowment(entry: Entry) -> Endowment:
    found = Endowment(
        entry.number("shards", 0, MOST, 0),
        entry.number("crowns", 0, MOST, 0),
        entry.number("treasures", 0, MOST, 0),
    )
    entry.finish()
    return found


def _read_campaign(entry: Entry, quest: QuestDef, events: dict[str, EventDef]) -> None:
    for each in entry.entries("more_events") if entry.has("more_events") else []:
        quest.more_events.append(MoreEvents(events[each.text("card")], read_test(each)))
        each.finish()
    company = entry.entry("company")
    if company is not None:
        quest.company_shards = company.number("shards", 0, MOST, 0)
        quest.company_crowns = company.number("crowns", 0, MOST, 0)
        company.finish()
    for each in entry.entries("next") if entry.has("next") else []:
        quest.next.append(NextQuest(each.text("quest"), read_test(each)))
        each.finish()
    defeat = entry.entry("defeat")
    if defeat is not None:
        quest.after_defeat = defeat.words("next")
        quest.flags_of_defeat = defeat.words("flags")
        quest.tolls_of_defeat = defeat.number("tolls", 0, MOST, 0)
        defeat.finish()


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
    quest.route = [quest.area(key) for key in entry.words("route")]
    for each in entry.entries("tokens") if entry.has("tokens") else []:
        quest.tokens.append(TokenPlace(each.text("id"), quest.area(each.text("area"))))
        each.finish()


def border_between(map: AreaMap, a: int, b: int) -> int:
    for place, border in enumerate(map.borders):
        if {border.a, border.b} == {a, b}:
            return place
    raise LookupError(f"areas {a} and {b} have no border")


def _action(entry: Entry, quest: QuestDef) -> ActionDef:
    kind = index_of(entry, "action", ACTIONS)
    action = ActionDef(f"{quest.key}_{entry.text('id')}", kind, read_effect(entry))
    action.at = entry.text("at", "")
    if not action.at:
        action.area = quest.area(entry.text("area"))
    action.limit = index_of(entry, "limit", LIMITS_OF_DEEDS, 0)
    action.told = entry.flag("story")
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
    script.areas = [quest.area(key) for key in entry.words("areas")]
    if entry.has("tile"):
        script.areas += quest.on_tile(entry.text("tile"))
    script.told = entry.flag("story")
    script.story_card = entry.number("card", 0, 3, 0)
    script.face = index_of(entry, "face", SHADOW_FACES, NOTHING)
    entry.finish()
    return script
