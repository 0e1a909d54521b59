"""What the scenario book prints: maps and what is placed on them."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from questhall.kernel.moments import Audience
from questhall.kernel.state import Content

from .hexes import DIRECTIONS, Hex, WallLine

if TYPE_CHECKING:
    from ..rules.scenario import Goal, SpecialRule
    from .dungeon import DungeonPlan, LaidRoom
    from .goals import TreasureDef

DOOR: Final = "door"
CORRIDOR: Final = "corridor"
PORTAL: Final = "portal"
JOINT_KINDS: Final = (DOOR, CORRIDOR, PORTAL)

OBSTACLE: Final = "obstacle"
TRAP: Final = "trap"
HAZARDOUS: Final = "hazardous"
DIFFICULT: Final = "difficult"
COIN: Final = "coin"
TREASURE: Final = "treasure"
PLATE: Final = "plate"
OVERLAY_KINDS: Final = (OBSTACLE, TRAP, HAZARDOUS, DIFFICULT, COIN, TREASURE, PLATE)

NONE: Final = "-"
NORMAL: Final = "n"
ELITE: Final = "e"
BOSS: Final = "b"  # a boss or a named monster: neither normal nor elite (GH-1.4.8, GH-7.1.10)
RANKS: Final = (NONE, NORMAL, ELITE, BOSS)

TRAP_EFFECTS: Final = (
    "damage",
    "poison",
    "wound",
    "immobilize",
    "disarm",
    "stun",
    "muddle",
    "curse",
)
MARK_NAMES: Final = (*"abcdefghijklmnopqrstuvwxyz", *"123456789", "fish")

SCENARIOS: Final = 95
IN_THE_BOOK: Final = tuple(range(1, SCENARIOS + 1))
DUNGEON: Final = "dungeon"  # as a choice at the table: a random dungeon (GH-12.3.1)
RANDOM_DUNGEON: Final = 0  # its number, as it is in no book
EVERYTHING: Final = (*IN_THE_BOOK, RANDOM_DUNGEON)
TREASURES: Final = 75
FIRST_OF_PACKS: Final = 1001  # treasures of packs; in between lie those of random dungeons
FEWEST_CHARACTERS: Final = 2
MOST_CHARACTERS: Final = 4


class OverlayDef:
    """One overlay tile, or a pile of coins."""

    def __init__(self, kind: str, look: str, cells: list[int]) -> None:
        self.kind = kind
        self.look = look
        self.cells = cells
        self.amount = 0
        self.number = 0
        self.goal = False
        self.gives: list[str] = []


class MonsterPlace:
    """A monster's position, with its marks for 2, 3 and 4 characters (GH-2.1.4)."""

    def __init__(self, type: str, name: str, cell: int, ranks: str) -> None:
        self.type = type
        self.name = name
        self.cell = cell
        self.ranks = ranks

    def rank(self, characters: int) -> str:
        return self.ranks[characters - FEWEST_CHARACTERS]


class RoomDef:
    """One map tile, and what is placed on it when it is revealed."""

    def __init__(self, id: str, cells: list[int], is_start: bool) -> None:
        self.id = id
        self.cells = cells
        self.is_start = is_start
        self.starts: list[int] = []
        self.monsters: list[MonsterPlace] = []
        self.overlays: list[OverlayDef] = []


class JointDef:
    """A door or corridor between two map tiles: hexes that belong to neither tile."""

    def __init__(self, id: str, kind: str, look: str, cells: list[int], rooms: list[int]) -> None:
        self.id = id
        self.kind = kind
        self.look = look
        self.cells = cells
        self.rooms = rooms
        self.letter = ""
        self.locked = False


class ScenarioDef(Content):
    """One scenario's map. A cell is a hex by its place in `qs` and `rs`."""

    objective: Goal
    audience: Audience[SpecialRule]  # its special rules, as they listen to what happens

    def __init__(self, number: int, id: str) -> None:
        super().__init__(printed_as(number, id))
        self.number = number
        self.id = id
        self.goal = ""
        self.setup: list[str] = []
        self.rules: list[str] = []
        self.monsters: list[str] = []
        self.names: list[str] = []  # in a pack: those that its rules may give to figures
        self.rooms: list[RoomDef] = []
        self.joints: list[JointDef] = []
        self.marks: dict[str, list[int]] = {}
        self.treasures: dict[int, TreasureDef] = {}
        self.qs: list[int] = []
        self.rs: list[int] = []
        self.room_of: list[int] = []
        self.joint_of: list[int] = []
        self.area_of: list[int] = []
        self.wall_lines: list[WallLine] = []
        self.plan: DungeonPlan | None = None  # of a dungeon whose rooms are drawn (RULES 12.3)
        self.penalties = ""  # of its rooms, as the table has agreed (GH-12.3.11)
        self.laid: list[LaidRoom] = []
        self._cell_at: dict[Hex, int] = {}

    @property
    def areas(self) -> int:
        """How many areas there are: rooms separated by doors."""
        return max(self.area_of) + 1

    def hex(self, cell: int) -> Hex:
        return self.qs[cell], self.rs[cell]

    def hexes(self) -> list[Hex]:
        """All hexes, in cell order."""
        return [self.hex(cell) for cell in range(len(self.qs))]

    def cell_at(self, hex: Hex) -> int:
        """The cell of this hex, or -1 for a wall."""
        return self._cell_at.get(hex, -1)

    def add_cell(self, hex: Hex, room: int, joint: int) -> int:
        cell = len(self.qs)
        self._cell_at[hex] = cell
        self.qs.append(hex[0])
        self.rs.append(hex[1])
        self.room_of.append(room)
        self.joint_of.append(joint)
        return cell

    def wall_between(self, a: int, b: int) -> bool:
        """Is there a wall between these two adjacent cells? Only joints connect tiles."""
        rooms_of_b = self.rooms_at(b)
        return not any(room in rooms_of_b for room in self.rooms_at(a))

    def draw_walls(self) -> None:
        """Find the edges with a wall between two hexes of the map."""
        self.wall_lines = []
        for cell in range(len(self.qs)):
            here = self.hex(cell)
            for q, r in DIRECTIONS:
                there = here[0] + q, here[1] + r
                other = self.cell_at(there)
                if other > cell and self.wall_between(cell, other):
                    self.wall_lines.append((here, there))

    def measure(self) -> None:
        """Note what a scene counts on this map: its hexes, rooms, doors and areas."""
        counted = [self.qs, self.rs, self.room_of, self.joint_of, self.area_of]
        self.shape = blake2b(repr(counted).encode(), digest_size=6).hexdigest()

    def rooms_at(self, cell: int) -> list[int]:
        """The room of a cell; for a cell of a joint, the rooms that it connects."""
        joint = self.joint_of[cell]
        return [self.room_of[cell]] if joint < 0 else self.joints[joint].rooms

    def touches(self, joint: JointDef, room: int) -> bool:
        """Is the joint beside the room, or beside a corridor that belongs to the room?"""
        for cell in joint.cells:
            for q, r in DIRECTIONS:
                other = self.cell_at((self.qs[cell] + q, self.rs[cell] + r))
                if other >= 0 and other not in joint.cells and room in self.rooms_at(other):
                    return True
        return False


def is_listed(treasure: int) -> bool:
    """Does a campaign cross it off? Not what lies in random dungeons."""
    return 0 < treasure <= TREASURES or treasure >= FIRST_OF_PACKS


def book_of(scenario: ScenarioDef) -> str:
    """The book that tells of a scenario, and the key of its face."""
    return printed_as(scenario.number, scenario.id)


def printed_as(number: int, id: str = "") -> str:
    """The key of a scenario: by its number in the box, in a pack by its name."""
    return f"scenario_{number}" if number <= SCENARIOS else id


class ScenarioTitle:
    """A line in the list of scenarios."""

    def __init__(self, number: int, id: str, monsters: list[str]) -> None:
        self.number = number
        self.id = id
        self.monsters = monsters
