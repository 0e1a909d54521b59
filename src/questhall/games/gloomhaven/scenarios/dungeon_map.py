"""How the rooms of a random dungeon are laid together (RULES 12.3).

A dungeon with one more room is another scenario, whose key names all cards and exits on the way:
`dungeon_0.standard.start.armory.mangy.b.road.wild`. So a save holds the whole map in one word, and
nothing of a room that has not been drawn.
"""

from typing import Final

from ..printed.dungeon import (
    LAST_SPOT,
    NO_PENALTY,
    PENALTIES,
    ROOMS,
    DungeonDoor,
    FoesCard,
    Frame,
    LaidRoom,
    RoomCard,
    turned,
)
from ..printed.hexes import DIRECTIONS, Hex
from ..printed.scenario import (
    DOOR,
    NONE,
    TREASURE,
    JointDef,
    MonsterPlace,
    OverlayDef,
    RoomDef,
    ScenarioDef,
)
from ..rules.scenario import SpecialRule

KEY: Final = "dungeon_"
START: Final = "start"  # in a key, for the way into the first room
NO_FRAME: Final = Frame(0, 0, 0)

_KNOWN: Final[dict[str, ScenarioDef]] = {}
MOST_KNOWN: Final = 200


def before_the_entrance(book: ScenarioDef, penalties: str) -> ScenarioDef:
    """A dungeon without rooms, with the penalties that the table has agreed on."""
    key = f"{KEY}{book.number}.{penalties}"
    if key not in _KNOWN:
        dungeon = _copy(book, key)
        dungeon.penalties = penalties
        _remember(dungeon)
    return _KNOWN[key]


def with_first_room(dungeon: ScenarioDef, room: RoomCard, foes: FoesCard) -> ScenarioDef:
    key = f"{dungeon.key}.{START}.{room.id}.{foes.id}"
    if key not in _KNOWN:
        larger = _copy(dungeon, key)
        _add_room(larger, LaidRoom(room, foes, NO_FRAME))
        _remember(larger)
    return _KNOWN[key]


def with_next_room(
    dungeon: ScenarioDef, joint: int, room: RoomCard, foes: FoesCard
) -> ScenarioDef | None:
    """The dungeon with a room behind this door of its last room; None if the room has no entrance
    that fits or would lie on another one."""
    exit = exit_at(dungeon, joint)
    key = f"{dungeon.key}.{exit.type}.{room.id}.{foes.id}"
    if key in _KNOWN:
        return _KNOWN[key]
    frame = frame_behind(dungeon, exit, room)
    if frame is None:
        return None
    larger = _copy(dungeon, key)
    _close_exits(larger, joint)
    _add_room(larger, LaidRoom(room, foes, frame))
    _remember(larger)
    return larger


def exit_at(dungeon: ScenarioDef, joint: int) -> DungeonDoor:
    """The exit of the last room that this door stands in."""
    room = dungeon.laid[-1].room
    return room.exits[joint - (len(dungeon.joints) - len(room.exits))]


def frame_behind(dungeon: ScenarioDef, exit: DungeonDoor, room: RoomCard) -> Frame | None:
    """How a room is laid on by its entrance of the exit's type (GH-12.3.9, GH-12.3.10), or None
    if it has none or finds no place."""
    entrance = room.entrance(exit.type)
    if entrance is None:
        return None
    frame = _across(dungeon.laid[-1].frame, exit, entrance)
    hexes = room.hexes[:]
    if len(dungeon.laid) + 1 < ROOMS:
        hexes += [door.hex for door in room.exits]
    for hex in hexes:
        if dungeon.cell_at(frame.place(hex)) >= 0:
            return None
    return frame


def _across(here: Frame, exit: DungeonDoor, entrance: DungeonDoor) -> Frame:
    """The one way in which the two halves make one door: what is behind it lies straight across
    (GH-12.3.8)."""
    door = here.place(exit.hex)
    opposite: list[Hex] = []
    for hex in exit.behind:
        q, r = here.place(hex)
        opposite.append((2 * door[0] - q, 2 * door[1] - r))
    for turns in range(len(DIRECTIONS)):
        q, r = turned(entrance.hex, turns)
        frame = Frame(turns, door[0] - q, door[1] - r)
        if sorted([frame.place(hex) for hex in entrance.behind]) == sorted(opposite):
            return frame
    raise ValueError(f"doors of type {exit.type} do not fit together")


def penalty_of(dungeon: ScenarioDef, area: int) -> SpecialRule | None:
    """The penalty of a room at the level that the table has agreed on (GH-12.3.11)."""
    level = penalty_level(dungeon, area)
    return None if level == NO_PENALTY else dungeon.laid[area].room.penalty_rules[level - 1]


def penalty_level(dungeon: ScenarioDef, area: int) -> int:
    return PENALTIES[dungeon.penalties][area]


# -- making the larger map ---------------------------------------------------------


def _remember(dungeon: ScenarioDef) -> None:
    dungeon.measure()
    if len(_KNOWN) >= MOST_KNOWN:
        _KNOWN.clear()
    _KNOWN[dungeon.key] = dungeon


def _copy(old: ScenarioDef, key: str) -> ScenarioDef:
    """The same map to be added to; hexes and doors keep their numbers."""
    copy = ScenarioDef(old.number, old.id)
    copy.key = key
    copy.goal = old.goal
    copy.setup = old.setup
    copy.rules = old.rules
    copy.plan = old.plan
    copy.penalties = old.penalties
    copy.monsters = old.monsters[:]
    copy.rooms = old.rooms[:]
    copy.joints = old.joints[:]
    copy.laid = old.laid[:]
    copy.treasures = old.treasures.copy()
    copy.area_of = old.area_of[:]
    for cell in range(len(old.qs)):
        copy.add_cell(old.hex(cell), old.room_of[cell], old.joint_of[cell])
    copy.wall_lines = old.wall_lines
    copy.objective = old.objective
    copy.audience = old.audience
    return copy


def _close_exits(dungeon: ScenarioDef, used: int) -> None:
    """The door that was used leads to the next room; the other exits of the room are closed for
    good (GH-12.3.10)."""
    for number in range(len(dungeon.joints)):
        old = dungeon.joints[number]
        if len(old.rooms) > 1:
            continue
        rooms = [*old.rooms, len(dungeon.rooms)] if number == used else old.rooms
        joint = JointDef(old.id, old.kind, old.look, old.cells, rooms)
        joint.locked = number != used
        dungeon.joints[number] = joint


def _add_room(dungeon: ScenarioDef, laid: LaidRoom) -> None:
    place = len(dungeon.rooms)
    room = RoomDef(laid.room.tiles[0], [], place == 0)
    dungeon.rooms.append(room)
    dungeon.area_of.append(place)
    dungeon.laid.append(laid)
    for hex in laid.room.hexes:
        room.cells.append(dungeon.add_cell(laid.frame.place(hex), place, -1))
    if place == 0:
        room.starts = room.cells
    if place + 1 < ROOMS:
        _add_exits(dungeon, laid, place)
    _place_overlays(dungeon, laid, room)
    _place_foes(dungeon, laid, room)
    dungeon.draw_walls()
    _add_penalty(dungeon, place)


def _add_exits(dungeon: ScenarioDef, laid: LaidRoom, place: int) -> None:
    for exit in laid.room.exits:
        number = len(dungeon.joints)
        cell = dungeon.add_cell(laid.frame.place(exit.hex), -1, number)
        id = f"exit_{place + 1}_{exit.type}"
        dungeon.joints.append(JointDef(id, DOOR, laid.room.door, [cell], [place]))


def _cells(dungeon: ScenarioDef, laid: LaidRoom, hexes: list[Hex]) -> list[int]:
    return [dungeon.cell_at(laid.frame.place(hex)) for hex in hexes]


def _has_prize(dungeon: ScenarioDef) -> bool:
    """Is the room that is being added the one with the goal in it?"""
    return dungeon.plan is not None and dungeon.plan.prize and len(dungeon.rooms) == ROOMS


def _place_overlays(dungeon: ScenarioDef, laid: LaidRoom, room: RoomDef) -> None:
    """Tiles never run out: the most similar ones stand in for them (GH-12.3.6)."""
    for printed in laid.room.overlays:
        cells = _cells(dungeon, laid, printed.hexes)
        room.overlays.append(OverlayDef(printed.kind, printed.look, cells))
    prize = _has_prize(dungeon)
    for spot in laid.foes.overlays:
        if prize and spot.spot == LAST_SPOT:
            continue
        overlay = OverlayDef(
            spot.kind, spot.look, _cells(dungeon, laid, [laid.room.spots[spot.spot - 1]])
        )
        overlay.amount = spot.amount
        overlay.gives = spot.gives
        overlay.number = laid.foes.number if spot.kind == TREASURE else 0
        room.overlays.append(overlay)
    if laid.foes.treasure is not None:
        dungeon.treasures[laid.foes.number] = laid.foes.treasure
    if prize:
        cells = _cells(dungeon, laid, [laid.room.spots[LAST_SPOT - 1]])
        overlay = OverlayDef(TREASURE, TREASURE, cells)
        overlay.goal = True
        room.overlays.append(overlay)


def _place_foes(dungeon: ScenarioDef, laid: LaidRoom, room: RoomDef) -> None:
    prize = _has_prize(dungeon)
    for foe in laid.foes.monsters:
        ranks = NONE * len(foe.ranks) if prize and foe.spot == LAST_SPOT else foe.ranks
        (cell,) = _cells(dungeon, laid, [laid.room.spots[foe.spot - 1]])
        room.monsters.append(MonsterPlace(foe.type, "", cell, ranks))
    for kind in laid.foes.kinds:
        if kind.key not in dungeon.monsters:
            dungeon.monsters.append(kind.key)


def _add_penalty(dungeon: ScenarioDef, area: int) -> None:
    """What lasts is a rule of the scenario from now on."""
    penalty = penalty_of(dungeon, area)
    if penalty is not None:
        dungeon.audience = dungeon.audience.with_more([penalty])
