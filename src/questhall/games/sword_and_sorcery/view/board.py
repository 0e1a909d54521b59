"""The map as it lies on the table: areas with what is in them, walls, doors, gates, shrines."""

import msgspec

from questhall.boards.segments import Point

from ..printed.boons import TOKENS
from ..printed.symbols import SYMBOLS
from ..rules.control import controls, dominates
from ..state.adventure import Adventure
from ..state.area import Ground
from ..state.figures import Side
from .cards import CardView, card_views

SIDES = ("heroes", "enemies")


class AreaView(msgspec.Struct, omit_defaults=True):
    """An area by its name on the tiles, its corners and its mark, and what lies in it."""

    key: str
    outline: list[list[int]] = []
    mark: list[int] = []
    difficult: bool = False
    hazardous: bool = False
    # Figures of both sides where both stand, who controls it, and whether they dominate.
    heroes: int = 0
    enemies: int = 0
    control: str = ""
    dominated: bool = False
    items: list[CardView] = []
    treasures: int = 0
    loot: int = 0
    coins: list[int] = []
    keys: int = 0
    fire: list[int] = []
    shadows: int = 0
    chest: bool = False
    magic_lock: bool = False  # of the chest
    search: bool = False
    story: list[str] = []
    tokens: list[str] = []  # of the quest, then of powers: runes, illusions, snares
    marks: list[str] = []
    stairs: list[int] = []  # areas that lie apart on the table and are adjacent all the same


class DoorView(msgspec.Struct, omit_defaults=True):
    """A door in the middle of its opening, across which it lies."""

    closed: bool
    at: list[int] = []
    upright: bool = False
    locked: bool = False
    magic_lock: bool = False
    wall: bool = False


class GateView(msgspec.Struct, omit_defaults=True):
    """A spawn gate with its symbol."""

    area: int
    symbol: str
    active: bool = False


class ShrineView(msgspec.Struct, omit_defaults=True):
    """Where souls come back to life."""

    area: int
    active: bool = False


class WaypointView(msgspec.Struct):
    """A number on the map that tells where something of the story waits."""

    number: int
    area: int


class BoardView(msgspec.Struct):
    """Everything that is fixed on the map, or stands in its walls."""

    areas: list[AreaView]
    walls: list[list[int]]
    doors: list[DoorView]
    gates: list[GateView]
    shrines: list[ShrineView]
    waypoints: list[WaypointView]


def board_view(adventure: Adventure) -> BoardView:
    quest = adventure.quest
    return BoardView(
        areas=[_area(adventure, n, ground) for n, ground in enumerate(adventure.grounds)],
        walls=[[*wall.start, *wall.end] for wall in quest.map.walls],
        doors=[_door(adventure, place) for place in range(len(quest.doors))],
        gates=[
            GateView(gate.area, SYMBOLS[gate.symbol], active)
            for gate, active in zip(quest.gates, adventure.gates, strict=True)
        ],
        shrines=[
            ShrineView(area, active)
            for area, active in zip(quest.shrines, adventure.shrines, strict=True)
        ],
        waypoints=[
            WaypointView(place + 1, area)
            for place, area in enumerate(quest.waypoints)
            if adventure.waypoints[place]
        ],
    )


def _door(adventure: Adventure, place: int) -> DoorView:
    door = adventure.quest.doors[place]
    view = DoorView(adventure.doors[place], locked=door.locked, wall=door.wall)
    view.magic_lock = adventure.magic_locks[place]
    openings = adventure.quest.map.borders[door.border].openings
    if openings:
        start, end = openings[0].start, openings[0].end
        view.at = _middle(start, end)
        view.upright = start[0] == end[0]
    return view


def _middle(start: Point, end: Point) -> list[int]:
    return [(start[0] + end[0]) // 2, (start[1] + end[1]) // 2]


def _area(adventure: Adventure, place: int, ground: Ground) -> AreaView:
    printed = adventure.quest.areas[place]
    view = AreaView(
        key=printed.key,
        outline=[list(corner) for corner in printed.outline],
        mark=list(adventure.quest.map.marks[place]),
        difficult=printed.difficult,
        hazardous=printed.hazardous,
        items=card_views(adventure, ground.items),
        treasures=len(ground.treasures),
        loot=len(ground.loot),
        coins=ground.coins[:] if any(ground.coins) else [],
        keys=ground.keys,
        fire=ground.fire[:],
        shadows=adventure.shadow_areas.count(place),
        chest=place in adventure.chest_areas,
        magic_lock=place in adventure.locked_chests,
        search=place in adventure.search_areas,
        story=_story_cards(adventure, place),
        tokens=_tokens(adventure, place),
        marks=[name for name, areas in adventure.marks_of_areas.items() if areas >> place & 1],
        stairs=_stairs(adventure, place),
    )
    _engage(adventure, place, view)
    return view


def _engage(adventure: Adventure, place: int, view: AreaView) -> None:
    """SS-3.1: who is the stronger where both sides meet."""
    heroes = len(adventure.in_area(Side.HEROES, place))
    enemies = len(adventure.in_area(Side.ENEMIES, place))
    if heroes == 0 or enemies == 0:
        return
    view.heroes = heroes
    view.enemies = enemies
    for side in (Side.HEROES, Side.ENEMIES):
        if controls(adventure, side, place):
            view.control = SIDES[side]
            view.dominated = dominates(adventure, side, place)


def _stairs(adventure: Adventure, place: int) -> list[int]:
    """SS-2.2.1.3"""
    links = [border for border in adventure.quest.map.borders if not border.openings]
    up = [link.b for link in links if link.a == place]
    return up + [link.a for link in links if link.b == place]


def _story_cards(adventure: Adventure, place: int) -> list[str]:
    return [
        adventure.cards[card].key
        for card, area in zip(adventure.story_cards, adventure.story_areas, strict=True)
        if area == place
    ]


def _tokens(adventure: Adventure, place: int) -> list[str]:
    lying = zip(adventure.tokens, adventure.token_areas, strict=True)
    of_powers = [TOKENS[boon.printed.token] for boon in adventure.boons if boon.area == place]
    return [*[token for token, area in lying if area == place], *of_powers]
