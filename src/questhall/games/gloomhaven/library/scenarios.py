"""Reads and checks the scenario book, content/scenarios/*.yaml."""

from collections.abc import Collection
from functools import cache
from pathlib import Path

import yaml

from questhall.kernel.content import Entry, compose, content_folder, read_entry
from questhall.kernel.games import OptionValue

from ..printed.dungeon import STANDARD
from ..printed.hexes import FARTHEST_COORDINATE, Hex
from ..printed.scenario import (
    COIN,
    CORRIDOR,
    DUNGEON,
    JOINT_KINDS,
    MARK_NAMES,
    MOST_CHARACTERS,
    OVERLAY_KINDS,
    RANDOM_DUNGEON,
    SCENARIOS,
    TRAP,
    TREASURE,
    TREASURES,
    JointDef,
    MonsterPlace,
    OverlayDef,
    RoomDef,
    ScenarioDef,
    ScenarioTitle,
)
from ..scenarios.dungeon_map import KEY, before_the_entrance
from ..scenarios.reading import read_rules
from .dungeon import dungeon_called, read_plan
from .placing import read_gives, read_ranks
from .treasures import treasures

GAME = "questhall.games.gloomhaven"


def read_scenario(entry: Entry, monster_types: Collection[str] | None = None) -> ScenarioDef:
    """Read one scenario file. If types are given, its monsters must be among them."""
    number = entry.number("scenario", RANDOM_DUNGEON, SCENARIOS)
    scenario = ScenarioDef(number, entry.text("id"))
    scenario.goal = entry.text("goal", "")
    scenario.setup = entry.words("setup")
    scenario.rules = entry.words("rules")
    scenario.monsters = entry.words("monsters")
    for type in scenario.monsters:
        if monster_types is not None and type not in monster_types:
            raise entry.fault("monsters", f"{type!r} is no monster")
    scenario.treasures = treasures()
    dungeon = entry.entry("dungeon")
    if dungeon is not None:
        scenario.plan = read_plan(dungeon)
        scenario.script = read_rules(entry, scenario)
        entry.finish()
        return scenario
    rooms = entry.entries("rooms")
    for each in rooms:
        _read_room(each, scenario)
    joints = _entries(entry, "joints")
    for each in joints:
        _read_joint(each, scenario)
    for room, each in enumerate(rooms):
        _read_placements(each, scenario, room)
    marks = entry.entry("marks")
    if marks is not None:
        _read_marks(marks, scenario)
    for each in [*rooms, *joints, entry]:
        each.finish()
    scenario.area_of = _areas(scenario)
    scenario.draw_walls()
    _check_joints(joints, scenario)
    _check_start(entry, rooms, scenario)
    _check_reach(rooms, scenario)
    scenario.script = read_rules(entry, scenario)
    return scenario


def _read_room(entry: Entry, scenario: ScenarioDef) -> None:
    id = entry.text("id")
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
    joint = JointDef(
        entry.text("id"), entry.one_of("kind", JOINT_KINDS), entry.text("look"), cells, rooms
    )
    joint.letter = entry.text("letter", "")
    joint.locked = entry.flag("locked")
    scenario.joints.append(joint)


def _read_placements(entry: Entry, scenario: ScenarioDef, room: int) -> None:
    """Read what is placed in the room, once all hexes are known."""
    definition = scenario.rooms[room]
    definition.starts = _cells_here(entry, "starts", entry.text("starts", ""), scenario, room)
    stands_on: list[int] = []
    for each in _entries(entry, "monsters"):
        monster = _read_monster(each, scenario, room)
        if monster.cell in stands_on:
            raise each.fault("at", "two monsters are on one hex")
        stands_on.append(monster.cell)
        definition.monsters.append(monster)
    for each in _entries(entry, "overlays"):
        definition.overlays.append(_read_overlay(each, scenario, room))


def _read_monster(entry: Entry, scenario: ScenarioDef, room: int) -> MonsterPlace:
    type = entry.one_of("type", scenario.monsters)
    cells = _cells_here(entry, "at", entry.text("at"), scenario, room)
    if len(cells) != 1:
        raise entry.fault("at", "must be one hex")
    place = MonsterPlace(type, entry.text("name", ""), cells[0], read_ranks(entry))
    entry.finish()
    return place


def _read_overlay(entry: Entry, scenario: ScenarioDef, room: int) -> OverlayDef:
    kind = entry.one_of("kind", OVERLAY_KINDS)
    look = kind if kind in (COIN, TREASURE) else entry.text("look")
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
        overlay.number = entry.number("number", 1, TREASURES, default=0)
        if not overlay.goal and not overlay.number:
            raise entry.fault("kind", "a treasure has a number or is a goal")
    entry.finish()
    return overlay


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
    return [_hex(entry, field, each) for each in text.split()]


def _hex(entry: Entry, field: str, text: str) -> Hex:
    q, _, r = text.partition(",")
    try:
        hex = int(q), int(r)
    except ValueError:
        raise entry.fault(field, f"{text!r} is not a hex") from None
    if max(abs(hex[0]), abs(hex[1])) > FARTHEST_COORDINATE:
        raise entry.fault(field, f"{text} is too far away")
    return hex


def _entries(entry: Entry, field: str) -> list[Entry]:
    return entry.entries(field) if entry.has(field) else []


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


def _check_reach(entries: list[Entry], scenario: ScenarioDef) -> None:
    reached = [place for place, room in enumerate(scenario.rooms) if room.is_start][:1]
    for room in reached:
        for joint in scenario.joints:
            if room in joint.rooms:
                reached += [other for other in joint.rooms if other not in reached]
    for place, entry in enumerate(entries):
        if place not in reached:
            raise entry.fault("id", f"room {scenario.rooms[place].id!r} cannot be reached")


def scenario_numbers() -> list[int]:
    return list(range(1, SCENARIOS + 1))


def chosen_scenario(options: dict[str, OptionValue]) -> ScenarioDef:
    """What the table has agreed to play. The penalties of scenarios in the book are not its
    choice."""
    choice = options["scenario"]
    book = scenario(RANDOM_DUNGEON if choice == DUNGEON else int(choice))
    if book.plan is None:
        return book
    chosen = str(options["penalties"]) if choice == DUNGEON else STANDARD
    return before_the_entrance(book, chosen)


def scenario_called(key: str) -> ScenarioDef:
    """A scenario by the key that saves use; that of a dungeon names its rooms."""
    if not key.startswith(KEY):
        return scenario(_numbers_by_name()[key.removeprefix("scenario_")])
    named = key.removeprefix(KEY).partition(".")[0]
    return dungeon_called(key, scenario(_numbers_by_name()[named]))


@cache
def _numbers_by_name() -> dict[str, int]:
    """Each number as a key spells it: other spellings of it would be other keys."""
    return {str(number): number for number in (RANDOM_DUNGEON, *scenario_numbers())}


@cache
def scenario(number: int) -> ScenarioDef:
    """The scenario with this number, or the random dungeon."""
    if number != RANDOM_DUNGEON and number not in scenario_numbers():
        raise KeyError(f"there is no scenario {number}")
    with content_folder(GAME) as folder:
        entry = read_entry(folder / "scenarios" / _file(number))
        found = read_scenario(entry)
    if found.number != number:
        raise entry.fault("scenario", f"is {found.number}; the file is called {_file(number)}")
    return found


@cache
def scenario_list() -> tuple[ScenarioTitle, ...]:
    """Every scenario of the book, without reading the maps."""
    with content_folder(GAME) as folder:
        maps = folder / "scenarios"
        return tuple(_title(maps / _file(number)) for number in scenario_numbers())


def _file(number: int) -> str:
    return "dungeon.yaml" if number == RANDOM_DUNGEON else f"{number:02}.yaml"


def _head(path: Path) -> Entry:
    """The lines above the rooms; if they cannot be read, the whole file is read to report why."""
    head = path.read_text(encoding="utf-8").partition("\nrooms:")[0]
    try:
        node = compose(head)
    except yaml.YAMLError:
        node = None
    return Entry(path.name, node) if isinstance(node, yaml.MappingNode) else read_entry(path)


def _title(path: Path) -> ScenarioTitle:
    entry = _head(path)
    number = entry.number("scenario", 1, SCENARIOS)
    monsters = entry.words("monsters")
    return ScenarioTitle(number, entry.text("id"), monsters)
