"""Reads quests."""

from hashlib import blake2b

from questhall.boards.areas import AreaMap
from questhall.kernel.content import Entry
from questhall.kernel.decisions import NOTHING

from ..printed.cards import (
    NO_LIMIT_OF_SIGHT,
    SHADOW_FACES,
    EventDef,
    EventType,
    ShadowDef,
)
from ..printed.enemies import EnemyDef
from ..printed.kinds import ACTIONS, MOST_SOULRANK, ActionKind
from ..printed.quests import (
    ANSWERS_OF_CARDS,
    LIMITS_OF_DEEDS,
    MASTER,
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
from ..printed.symbols import BLUE_DIE, SYMBOLS
from .maps import Laid, Tile, lay
from .reading import (
    MOST,
    entries_of,
    index_of,
    name_inside,
    names_of,
    number_in,
    plain_name,
    read_effect,
    read_rules_for_all,
    read_stats,
    read_test,
    words_of,
)
from .references import all_named, circle_in, find, maybe_named, named
from .sentences import Sentences

MOST_TILES = 16
MOST_AREAS = 100
MOST_DOORS = 16
MOST_GATES = 6
MOST_SCRIPTS = 60
MOST_ACTIONS = 30
MOST_THINGS = 40  # of any other kind
MOST_EVENTS = 40
FIGURES = (2, 2, 1, 1)  # SS-15.0.0.3: of each kind, by rank
GATE_SYMBOLS = tuple(word for word in SYMBOLS if any(word in face for face in BLUE_DIE.faces))


class Stock:
    """What quests are made of, and how many tokens there are for their maps."""

    def __init__(
        self,
        tiles: dict[str, Tile],
        enemies: dict[str, EnemyDef],
        events: dict[str, EventDef],
        shadows: dict[str, ShadowDef],
        quests: dict[str, QuestDef],
    ) -> None:
        self.tiles = tiles
        self.enemies = enemies
        self.events = events
        self.shadows = shadows
        self.quests = quests
        self.chests = 0
        self.searches = 0


def read_quest(entry: Entry, say: Sentences, stock: Stock) -> QuestDef:
    names = names_of(entry)
    quest = _with_map(entry, names[0], stock)
    _read_elements(entry, quest, stock)
    _read_foes(entry, quest, stock)
    _read_events(entry, quest, stock)
    quest.day = _time(entry.entry("day", needed=False))
    quest.night = _time(entry.entry("night", needed=False))
    quest.shards = entry.number("shards", 0, MOST, 0)
    quest.emporium = entry.flag("emporium")
    _read_standalone(entry.entry("standalone", needed=False), quest.standalone)
    for text in words_of(entry, "counters", MOST_THINGS):
        name, number = _counter(entry, text)
        quest.counters[name] = number
    _read_answers(entry, quest, names)
    _let_speak(say, quest)
    _read_campaign(entry, quest, say, stock)
    quest.rules = read_rules_for_all(entry, say)
    actions = entries_of(entry, "actions", MOST_ACTIONS)
    quest.actions = [_action(each, quest, names, say) for each in actions]
    _read_scripts(entry, quest, names, say)
    quest.shape = _shape(quest)
    entry.finish()
    return quest


def _with_map(entry: Entry, key: str, stock: Stock) -> QuestDef:
    laid = [_laid(each, stock.tiles) for each in entries_of(entry, "tiles", MOST_TILES, 1)]
    keys = [each.tile.key for each in laid]
    if len(set(keys)) < len(keys):
        raise entry.fault("tiles", "a tile is laid twice")
    if len({(each.x, each.y) for each in laid}) < len(laid):
        raise entry.fault("tiles", "two of them lie in one place")
    known = {f"{tile.tile.key}.{area}" for tile in laid for area in tile.tile.names()}
    if len(known) > MOST_AREAS:
        raise entry.fault("tiles", f"have more than {MOST_AREAS} areas")
    links: list[str] = []
    for text in words_of(entry, "links", MOST_THINGS):
        ends = [entry.source.meant(name, known) for name in text.split()]
        if len(ends) != 2 or None in ends:
            raise entry.fault("links", f"{text[:40]!r} must be two areas")
        links.append(" ".join([str(each) for each in ends]))
    map, areas = lay(laid, links)
    return QuestDef(key, map, areas)


def _laid(entry: Entry, tiles: dict[str, Tile]) -> Laid:
    tile = named(entry, "tile", tiles)
    turn = entry.number("turn", 0, 270)
    if turn % 90:
        raise entry.fault("turn", "is 0, 90, 180 or 270")
    laid = Laid(tile, turn, entry.number("x", -MOST, MOST), entry.number("y", -MOST, MOST))
    entry.finish()
    return laid


def _area(entry: Entry, field: str, quest: QuestDef, name: str | None = None) -> int:
    return find(entry, field, entry.text(field) if name is None else name, quest.places)


def _areas(entry: Entry, field: str, quest: QuestDef, most: int = MOST_AREAS) -> list[int]:
    return [_area(entry, field, quest, name) for name in words_of(entry, field, most)]


def _shape(quest: QuestDef) -> str:
    """Of what a table counts by number: areas, borders, and what stands on them."""
    areas = [area.key for area in quest.areas]
    borders = [(border.a, border.b) for border in quest.map.borders]
    doors = [door.border for door in quest.doors]
    gates = [gate.area for gate in quest.gates]
    counted = (areas, borders, doors, gates, quest.shrines, quest.waypoints)
    return blake2b(str(counted).encode(), digest_size=4).hexdigest()


def _counter(entry: Entry, text: str) -> tuple[str, int]:
    name, _, number = text.partition(" ")
    return name, number_in(entry, "counters", number, -MOST, MOST)


def _read_answers(entry: Entry, quest: QuestDef, names: list[str]) -> None:
    for key in words_of(entry, "answers", MOST_THINGS):
        answers = [f"{name}_{key}" for name in names]
        quest.answers.append(answers[0])
        entry.source.renamed |= dict.fromkeys(answers[1:], answers[0])


def _let_speak(say: Sentences, quest: QuestDef) -> None:
    """What the sentences of the quest may name."""
    short = [key.removeprefix(f"{quest.key}_") for key in quest.answers]
    say.known |= {
        "area": list(quest.places),
        "tile": list(quest.tiles),
        "gate": [gate.key for gate in quest.gates],
        "door": [door.key for door in quest.doors],
        "shrine": [quest.areas[area].key for area in quest.shrines],
        "answer": [*ANSWERS_OF_CARDS, *short],
        "token": [],
        "script": [],
    }


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
    for each in entries_of(entry, "beside", 4):
        heroes = each.number("heroes", 2, 5)
        standalone.beside[heroes] = _endowment(each)
    standalone.each = _endowment(entry)


def _endowment(entry: Entry) -> Endowment:
    found = Endowment(
        entry.number("shards", 0, MOST, 0),
        entry.number("crowns", 0, MOST, 0),
        entry.number("treasures", 0, 9, 0),
    )
    entry.finish()
    return found


# -- the campaign --------------------------------------------------------------------------


def _read_campaign(entry: Entry, quest: QuestDef, say: Sentences, stock: Stock) -> None:
    for each in entries_of(entry, "more_events", MOST_EVENTS):
        quest.more_events.append(
            MoreEvents(named(each, "card", stock.events), read_test(each, say))
        )
        each.finish()
    company = entry.entry("company", needed=False)
    if company is not None:
        quest.company_shards = company.number("shards", 0, MOST, 0)
        quest.company_crowns = company.number("crowns", 0, MOST, 0)
        company.finish()
    quest.first = entry.flag("first")
    opens = read_test(entry, say, "opens_if")
    for name in words_of(entry, "after", MOST_THINGS):
        quest.after.append(NextQuest(_quest_named(entry, "after", name, stock), opens))
    quest.next = [_led(each, say, stock) for each in entries_of(entry, "next", MOST_THINGS)]
    defeat = entry.entry("defeat", needed=False)
    if defeat is not None:
        quest.after_defeat = [
            _quest_named(defeat, "next", name, stock)
            for name in words_of(defeat, "next", MOST_THINGS)
        ]
        quest.flags_of_defeat = words_of(defeat, "flags", MOST_THINGS)
        quest.tolls_of_defeat = defeat.number("tolls", 0, MOST, 0)
        defeat.finish()


def _led(entry: Entry, say: Sentences, stock: Stock) -> NextQuest:
    quest = _quest_named(entry, "quest", entry.text("quest"), stock)
    found = NextQuest(quest, read_test(entry, say))
    entry.finish()
    return found


def _quest_named(entry: Entry, field: str, name: str, stock: Stock) -> str:
    """In the box quests name those that come later."""
    return find(entry, field, name, stock.quests).key if entry.source.pack else name


# -- what stands on the map, and what comes there --------------------------------------------


def _read_elements(entry: Entry, quest: QuestDef, stock: Stock) -> None:
    quest.start = _areas(entry, "start", quest)
    if not quest.start:
        raise entry.fault("start", "is missing")
    for each in entries_of(entry, "shrines", MOST_THINGS):
        area = _area(each, "area", quest)
        quest.shrines.append(area)
        if each.flag("active"):
            quest.active_shrines.append(area)
        each.finish()
    for each in entries_of(entry, "gates", MOST_GATES):
        area = _area(each, "area", quest)
        symbol = SYMBOLS.index(each.one_of("symbol", GATE_SYMBOLS))
        quest.gates.append(GateDef(each.name(), area, symbol, each.flag("active")))
        each.finish()
    quest.doors = [_door(each, quest) for each in entries_of(entry, "doors", MOST_DOORS)]
    quest.chests = _areas(entry, "chests", quest)
    quest.locked_chests = _areas(entry, "magic_chests", quest)
    quest.chests += quest.locked_chests
    quest.searches = _areas(entry, "searches", quest)
    _need_tokens(entry, "chests", len(quest.chests), stock.chests)
    _need_tokens(entry, "searches", len(quest.searches), stock.searches)
    quest.waypoints = _areas(entry, "waypoints", quest, 9)
    quest.route = _areas(entry, "route", quest)
    for each in entries_of(entry, "tokens", MOST_THINGS):
        quest.tokens.append(TokenPlace(plain_name(each), _area(each, "area", quest)))
        each.finish()


def _need_tokens(entry: Entry, field: str, wanted: int, there: int) -> None:
    if wanted > there:
        raise entry.fault(field, f"are {wanted}; the box has {there} of such tokens")


def _door(entry: Entry, quest: QuestDef) -> DoorDef:
    words = words_of(entry, "between", 2, 2)
    a, b = [_area(entry, "between", quest, name) for name in words]
    border = border_between(quest.map, a, b)
    if border == NOTHING:
        raise entry.fault("between", "two areas that have no border")
    door = DoorDef(entry.name(), border, entry.flag("locked"))
    door.wall = entry.flag("wall")
    door.magic_lock = entry.flag("magic_lock")
    entry.finish()
    return door


def border_between(map: AreaMap, a: int, b: int) -> int:
    for place, border in enumerate(map.borders):
        if {border.a, border.b} == {a, b}:
            return place
    return NOTHING


def _read_foes(entry: Entry, quest: QuestDef, stock: Stock) -> None:
    words_of(entry, "shadow_pool", MOST_THINGS)
    quest.shadow_pool = all_named(entry, "shadow_pool", stock.shadows)
    for each in entries_of(entry, "shadows", MOST_THINGS):
        place = ShadowPlace(_area(each, "area", quest), each.number("heroes", 1, 5))
        quest.shadow_places.append(place)
        each.finish()
    quest.enemies = all_named(entry, "enemies", stock.enemies)
    quest.enemies_for_many = all_named(entry, "enemies_for_many", stock.enemies)
    quest.set_aside = all_named(entry, "set_aside", stock.enemies)
    _need_figures(entry, [*quest.enemies, *quest.enemies_for_many, *quest.set_aside])


def _need_figures(entry: Entry, cards: list[EnemyDef]) -> None:
    """Each card lies in the quest once, and there are figures for all of them."""
    keys = [card.key for card in cards]
    twice = [key for key in keys if keys.count(key) > 1]
    if twice:
        raise entry.fault("enemies", f"{twice[0]} is there twice")
    if not entry.source.pack:
        return
    counts: dict[tuple[str, int], int] = {}
    for card in cards:
        key = (card.scroll.figures, card.scroll.rank)
        counts[key] = counts.get(key, 0) + card.scroll.horde
    for (kind, rank), count in counts.items():
        if count > FIGURES[rank]:
            reason = f"need {count} figures of {kind}; there are {FIGURES[rank]}"
            raise entry.fault("enemies", reason)


def _read_events(entry: Entry, quest: QuestDef, stock: Stock) -> None:
    groups = words_of(entry, "events", MOST_EVENTS, 1)
    for group in groups:
        words = group.split()
        if not 1 <= len(words) <= MOST_EVENTS:
            raise entry.fault("events", f"a group is of 1 to {MOST_EVENTS} cards")
        quest.events.append([find(entry, "events", key, stock.events) for key in words])
    time = quest.first_time = maybe_named(entry, "first_time", stock.events)
    if time is not None and time.type not in (EventType.DAY, EventType.NIGHT):
        raise entry.fault("first_time", "is neither a day nor a night")
    for each in entries_of(entry, "story_cards", MOST_THINGS):
        story = StoryCard(named(each, "card", stock.events), _area(each, "area", quest))
        quest.story_cards.append(story)
        each.finish()


# -- actions and scripts ---------------------------------------------------------------------


def _action(entry: Entry, quest: QuestDef, names: list[str], say: Sentences) -> ActionDef:
    kind = index_of(entry, "action", ACTIONS)
    action = ActionDef(name_inside(entry, names), kind, read_effect(entry, say))
    action.at = entry.text("at", "")
    if not action.at:
        action.area = _area(entry, "area", quest)
    action.limit = index_of(entry, "limit", LIMITS_OF_DEEDS, 0)
    action.told = entry.flag("story")
    action.engaged = entry.flag("engaged")
    action.once = entry.flag("once")
    action.test = read_test(entry, say)
    if action.action == ActionKind.FREE and not action.limit and not action.once:
        raise entry.fault("limit", "is missing: what costs no action would never end")
    entry.finish()
    return action


def _read_scripts(entry: Entry, quest: QuestDef, names: list[str], say: Sentences) -> None:
    ways: dict[str, list[str]] = {}
    for each in entries_of(entry, "scripts", MOST_SCRIPTS):
        script = _script(each, quest, names, say)
        quest.scripts.append(script)
        ways[_short(quest, script)] = say.mentioned("script", each)
    placed = [token.key for token in quest.tokens] + say.placed
    if entry.source.pack:
        _need_places(entry, quest, placed)
    say.check_mentions("script", [_short(quest, script) for script in quest.scripts])
    say.check_mentions("token", placed)
    circle = circle_in(ways)
    if circle:
        raise entry.fault("scripts", f"{circle} runs itself and never ends")


def _short(quest: QuestDef, script: ScriptDef) -> str:
    return script.key.removeprefix(f"{quest.key}_")


def _need_places(entry: Entry, quest: QuestDef, tokens: list[str]) -> None:
    """Actions stand where something is; what is called twice is there once."""
    for action in quest.actions:
        if action.at and action.at != MASTER and action.at not in tokens:
            hint = entry.source.probably(action.at, tokens)
            raise entry.fault("actions", f"there is no token {action.at!r}{hint}")
    keys = [each.key for each in quest.doors] + [each.key for each in quest.gates]
    keys += [each.key for each in quest.actions] + [each.key for each in quest.scripts]
    for key in keys:
        if keys.count(key) > 1:
            raise entry.fault("id", f"two things of the quest are called {key!r}")


def _script(entry: Entry, quest: QuestDef, names: list[str], say: Sentences) -> ScriptDef:
    trigger = index_of(entry, "when", TRIGGERS)
    script = ScriptDef(name_inside(entry, names), trigger, read_effect(entry, say))
    script.test = read_test(entry, say)
    script.once = not entry.flag("again")
    script.areas = _areas(entry, "areas", quest)
    script.areas += maybe_named(entry, "tile", quest.tiles) or []
    script.told = entry.flag("story")
    script.story_card = entry.number("card", 0, 3, 0)
    script.face = index_of(entry, "face", SHADOW_FACES, NOTHING)
    entry.finish()
    return script
