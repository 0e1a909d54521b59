"""Maps of scenarios: rooms, joints, and what is placed on them (RULES 2.1, 2.2)."""

from questhall.kernel.content import Entry

from ..printed.hexes import Hex
from ..printed.scenario import (
    COIN,
    CORRIDOR,
    DOOR,
    JOINT_KINDS,
    MARK_NAMES,
    MOST_CHARACTERS,
    OBSTACLE,
    OVERLAY_KINDS,
    TRAP,
    TREASURE,
    TREASURES,
    JointDef,
    MonsterPlace,
    OverlayDef,
    RoomDef,
    ScenarioDef,
)
from .hexes import hexes_in
from .placing import read_gives, read_ranks
from .references import found, key_of

# In a pack, at most.
MOST_ROOMS = 30
MOST_JOINTS = 60
MOST_HEXES = 500
MOST_PLACED = 100  # in a room
LONGEST_NAME = 40


def read_map(entry: Entry, scenario: ScenarioDef) -> None:
    """The rooms with all that is in them, the joints between them, and marked hexes."""
    rooms = _some(entry, "rooms", MOST_ROOMS)
    for each in rooms:
        _read_room(each, scenario)
    joints = _some(entry, "joints", MOST_JOINTS) if entry.has("joints") else []
    for each in joints:
        _read_joint(each, scenario)
    if entry.source.pack and len(scenario.qs) > MOST_HEXES:
        raise entry.fault("rooms", f"have {len(scenario.qs)} hexes, at most {MOST_HEXES} fit")
    for room, each in enumerate(rooms):
        _read_placements(each, scenario, room)
    marks = entry.entry("marks")
    if marks is not None:
        _read_marks(marks, scenario)
    for each in [*rooms, *joints]:
        each.finish()
    scenario.area_of = _areas(scenario)
    scenario.measure()
    scenario.draw_walls()
    _check_joints(joints, scenario)
    _check_start(entry, rooms, scenario)
    _check_reach(rooms, scenario)


def _some(entry: Entry, field: str, most: int) -> list[Entry]:
    entries = entry.entries(field)
    if entry.source.pack and len(entries) > most:
        raise entry.fault(field, f"are {len(entries)}, must be at most {most}")
    return entries


def _name(entry: Entry, field: str) -> str:
    """Of a room, a joint or how something looks."""
    text = entry.text(field)
    if len(text) > LONGEST_NAME:
        raise entry.fault(field, f"is longer than {LONGEST_NAME} letters")
    return text


def _read_room(entry: Entry, scenario: ScenarioDef) -> None:
    id = _name(entry, "id")
    if _room_called(scenario, id) >= 0:
        raise entry.fault("id", f"two rooms are called {id!r}")
    place = len(scenario.rooms)
    cells = _new_cells(entry, "hexes", " ".join(entry.words("hexes")), scenario, place, -1)
    scenario.rooms.append(RoomDef(id, cells, entry.flag("start")))


def _read_joint(entry: Entry, scenario: ScenarioDef) -> None:
    rooms: list[int] = []
    for id in entry.words("rooms"):
        room = _room_called(scenario, id)
        if room < 0:
            raise entry.fault("rooms", f"there is no room {id!r}")
        if room in rooms:
            raise entry.fault("rooms", f"{id!r} stands twice")
        rooms.append(room)
    if len(rooms) < 2:
        raise entry.fault("rooms", "must be at least two")
    cells = _new_cells(entry, "at", entry.text("at"), scenario, -1, len(scenario.joints))
    kinds = (DOOR, CORRIDOR) if entry.source.pack else JOINT_KINDS
    kind = entry.one_of("kind", kinds)
    joint = JointDef(_name(entry, "id"), kind, _name(entry, "look"), cells, rooms)
    joint.letter = entry.text("letter", "")
    if joint.letter and joint.letter not in MARK_NAMES:
        raise entry.fault("letter", f"is {joint.letter[:20]!r}; must be a letter or a digit")
    joint.locked = entry.flag("locked")
    scenario.joints.append(joint)


def _read_placements(entry: Entry, scenario: ScenarioDef, room: int) -> None:
    """Read what is placed in the room, once all hexes are known."""
    definition = scenario.rooms[room]
    definition.starts = _cells_here(entry, "starts", entry.text("starts", ""), scenario, room)
    stands_on: list[int] = []
    for each in _some(entry, "monsters", MOST_PLACED) if entry.has("monsters") else []:
        monster = _read_monster(each, scenario, room)
        if monster.cell in stands_on:
            raise each.fault("at", "two monsters are on one hex")
        stands_on.append(monster.cell)
        definition.monsters.append(monster)
    for each in _some(entry, "overlays", MOST_PLACED) if entry.has("overlays") else []:
        definition.overlays.append(_read_overlay(each, scenario, room))


def _read_monster(entry: Entry, scenario: ScenarioDef, room: int) -> MonsterPlace:
    type = _type(entry, scenario)
    cells = _cells_here(entry, "at", entry.text("at"), scenario, room)
    if len(cells) != 1:
        raise entry.fault("at", "must be one hex")
    place = MonsterPlace(type, _name_of_one(entry, scenario), cells[0], read_ranks(entry))
    entry.finish()
    return place


def _type(entry: Entry, scenario: ScenarioDef) -> str:
    if not entry.source.pack:
        return entry.one_of("type", scenario.monsters)
    return key_of(entry, "type", entry.text("type"), scenario.monsters, "monster of this scenario")


def _name_of_one(entry: Entry, scenario: ScenarioDef) -> str:
    """Of a monster that has one (GH-7.1.10)."""
    name = entry.text("name", "")
    if not name or not entry.source.pack:
        return name
    return key_of(entry, "name", name, scenario.names, "name of this scenario")


def _read_overlay(entry: Entry, scenario: ScenarioDef, room: int) -> OverlayDef:
    kind = entry.one_of("kind", OVERLAY_KINDS)
    look = kind if kind in (COIN, TREASURE) else _name(entry, "look")
    cells = _cells_here(entry, "at", entry.text("at"), scenario, room)
    overlay = OverlayDef(kind, look, cells)
    if not cells:
        raise entry.fault("at", "must be at least one hex")
    if kind == TRAP:
        overlay.gives = read_gives(entry)
    elif kind == COIN:
        overlay.amount = entry.number("amount", 1, 9)
    elif kind == TREASURE:
        overlay.goal = entry.flag("goal")
        overlay.number = _treasure(entry, scenario)
        if not overlay.goal and not overlay.number:
            raise entry.fault("kind", "a treasure has a number or is a goal")
    entry.finish()
    return overlay


def _treasure(entry: Entry, scenario: ScenarioDef) -> int:
    """Those of the box have numbers, those of packs names."""
    number = entry.number("number", 1, TREASURES, default=0)
    name = entry.text("treasure", "")
    if entry.source.pack and number:
        raise entry.fault("number", "is only for scenarios in the box; name a `treasure`")
    if not name:
        return number
    named = {treasure.key: treasure for treasure in scenario.treasures.values()}
    return found(entry, "treasure", name, named, "treasure").number


def _read_marks(entry: Entry, scenario: ScenarioDef) -> None:
    for name in MARK_NAMES:
        if entry.has(name):
            hexes = _hexes(entry, name, entry.text(name))
            scenario.marks[name] = [_known_cell(entry, name, hex, scenario) for hex in hexes]
    entry.finish()


def _new_cells(
    entry: Entry, field: str, text: str, scenario: ScenarioDef, room: int, joint: int
) -> list[int]:
    cells: list[int] = []
    for hex in _hexes(entry, field, text):
        if scenario.cell_at(hex) >= 0:
            raise entry.fault(field, f"{hex[0]},{hex[1]} stands twice")
        cells.append(scenario.add_cell(hex, room, joint))
    if not cells:
        raise entry.fault(field, "must be at least one hex")
    return cells


def _cells_here(entry: Entry, field: str, text: str, scenario: ScenarioDef, room: int) -> list[int]:
    """Cells of the room, or of a joint that leads to it."""
    cells: list[int] = []
    for hex in _hexes(entry, field, text):
        cell = _known_cell(entry, field, hex, scenario)
        if room not in scenario.rooms_at(cell):
            reason = f"{hex[0]},{hex[1]} is not in room {scenario.rooms[room].id!r}"
            raise entry.fault(field, reason)
        cells.append(cell)
    return cells


def _known_cell(entry: Entry, field: str, hex: Hex, scenario: ScenarioDef) -> int:
    cell = scenario.cell_at(hex)
    if cell < 0:
        raise entry.fault(field, f"{hex[0]},{hex[1]} is a wall")
    return cell


def _hexes(entry: Entry, field: str, text: str) -> list[Hex]:
    return hexes_in(entry, field, text, MOST_HEXES)


def _room_called(scenario: ScenarioDef, id: str) -> int:
    for place, room in enumerate(scenario.rooms):
        if room.id == id:
            return place
    return -1


def _areas(scenario: ScenarioDef) -> list[int]:
    """The lowest room of each group of rooms that corridors make one (GH-2.2.8)."""
    area_of = list(range(len(scenario.rooms)))
    for joint in scenario.joints:
        if joint.kind == CORRIDOR:
            joined = [area_of[room] for room in joint.rooms]
            area_of = [min(joined) if area in joined else area for area in area_of]
    return area_of


def _check_joints(entries: list[Entry], scenario: ScenarioDef) -> None:
    for entry, joint in zip(entries, scenario.joints, strict=True):
        for room in joint.rooms:
            if not scenario.touches(joint, room):
                id = scenario.rooms[room].id
                raise entry.fault("at", f"{joint.id} does not touch room {id!r}")


def _check_start(entry: Entry, entries: list[Entry], scenario: ScenarioDef) -> None:
    starts: list[int] = []
    for each, room in zip(entries, scenario.rooms, strict=True):
        starts += room.starts
        if room.starts and not room.is_start:
            raise each.fault("starts", "only a start room has start hexes")
    for place, area in enumerate(scenario.area_of):
        if scenario.rooms[place].is_start != scenario.rooms[area].is_start:
            raise entries[place].fault("start", "is not that of the tiles it is one room with")
    if len(set(starts)) < max(len(starts), MOST_CHARACTERS):
        raise entry.fault("rooms", f"have {len(set(starts))} start hexes, must have at least 4")
    if entry.source.pack:
        _check_free(entry, scenario, starts)


def _check_free(entry: Entry, scenario: ScenarioDef, starts: list[int]) -> None:
    """Nothing may stand where characters begin, and nobody on obstacles."""
    monsters = [place.cell for room in scenario.rooms for place in room.monsters]
    overlays = [each for room in scenario.rooms for each in room.overlays]
    covered = [cell for overlay in overlays for cell in overlay.cells]
    blocked = [cell for overlay in overlays if overlay.kind == OBSTACLE for cell in overlay.cells]
    _need_none(
        entry, scenario, set(starts) & {*monsters, *covered}, "the start hex {} is not empty"
    )
    doubled = {cell for cell in covered if covered.count(cell) > 1}
    _need_none(entry, scenario, doubled, "two overlays lie on {}")
    _need_none(entry, scenario, set(monsters) & set(blocked), "the monster on {} is in an obstacle")


def _need_none(entry: Entry, scenario: ScenarioDef, cells: set[int], reason: str) -> None:
    for cell in sorted(cells):
        q, r = scenario.hex(cell)
        raise entry.fault("rooms", reason.format(f"{q},{r}"))


def _check_reach(entries: list[Entry], scenario: ScenarioDef) -> None:
    reached = [place for place, room in enumerate(scenario.rooms) if room.is_start][:1]
    for room in reached:
        for joint in scenario.joints:
            if room in joint.rooms:
                reached += [other for other in joint.rooms if other not in reached]
    for place, entry in enumerate(entries):
        if place not in reached:
            raise entry.fault("id", f"room {scenario.rooms[place].id!r} cannot be reached")
