"""What the cards of random dungeons print (RULES 12.3): rooms, and what stands in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from questhall.kernel.state import Content

from .hexes import Hex

if TYPE_CHECKING:
    from ..rules.scenario import SpecialRule
    from .goals import TreasureDef
    from .monsters import DeckDef, MonsterDef

SPOTS: Final = 12
LAST_SPOT: Final = 12
ROOMS: Final = 3  # GH-12.3.2

NO_PENALTY: Final = 0
MINOR: Final = 1
MAJOR: Final = 2
STANDARD: Final = "standard"
PENALTIES: Final[dict[str, tuple[int, int, int]]] = {  # of each room (GH-12.3.11)
    STANDARD: (NO_PENALTY, MINOR, MAJOR),
    "none": (NO_PENALTY, NO_PENALTY, NO_PENALTY),
    "lower": (NO_PENALTY, NO_PENALTY, MINOR),
    "higher": (MINOR, MAJOR, MAJOR),
    "hardest": (MAJOR, MAJOR, MAJOR),
}


class DungeonDoor:
    """An entrance or exit: its type, its hex outside the tile, and the hexes straight behind it
    (GH-12.3.8)."""

    def __init__(self, type: str, hex: Hex, behind: list[Hex]) -> None:
        self.type = type
        self.hex = hex
        self.behind = behind


class RoomOverlay:
    """An overlay tile that the room card itself places."""

    def __init__(self, kind: str, look: str, hexes: list[Hex]) -> None:
        self.kind = kind
        self.look = look
        self.hexes = hexes


class RoomCard(Content):
    """The first half of a room's name, its tiles, doors, numbered hexes and penalties
    (GH-12.3.4). Its entrances are on the back too."""

    def __init__(self, id: str) -> None:
        super().__init__(f"room_{id}")
        self.id = id
        self.tiles: list[str] = []
        self.door = ""  # what doors out of it look like
        self.hexes: list[Hex] = []
        self.entrances: list[DungeonDoor] = []
        self.exits: list[DungeonDoor] = []
        self.spots: list[Hex] = []
        self.overlays: list[RoomOverlay] = []
        self.penalties: list[str] = []  # minor and major, as they are written
        self.penalty_rules: list[SpecialRule] = []

    def entrance(self, type: str) -> DungeonDoor | None:
        """The entrance of this type, if it has one."""
        for door in self.entrances:
            if door.type == type:
                return door
        return None


class FoeSpot:
    """A monster on a numbered hex, with its marks for 2, 3 and 4 characters."""

    def __init__(self, type: str, spot: int, ranks: str) -> None:
        self.type = type
        self.spot = spot
        self.ranks = ranks


class SpotOverlay:
    """A coin, trap, treasure or piece of terrain on a numbered hex."""

    def __init__(self, kind: str, look: str, spot: int) -> None:
        self.kind = kind
        self.look = look
        self.spot = spot
        self.amount = 0
        self.gives: list[str] = []


class FoesCard(Content):
    """The second half of a room's name, and what is on the numbered hexes (GH-12.3.5)."""

    def __init__(self, id: str, number: int) -> None:
        super().__init__(f"foes_{id}")
        self.id = id
        self.number = number
        self.monsters: list[FoeSpot] = []
        self.overlays: list[SpotOverlay] = []
        self.treasure: TreasureDef | None = None
        self.treasure_texts: list[str] = []  # as it is written
        self.kinds: list[MonsterDef] = []  # its types and those that they may summon
        self.decks: list[DeckDef] = []  # of these types, in the same order


class DungeonPlan:
    """Of which cards a dungeon is made. `prize`: in the last room a treasure that is the goal lies
    on hex 12 instead of what the monster card says."""

    def __init__(self, rooms: list[RoomCard], foes: list[FoesCard], prize: bool) -> None:
        self.rooms = rooms
        self.foes = foes
        self.prize = prize


class Frame:
    """How a room lies on the table: turned by so many sixths, then moved."""

    def __init__(self, turns: int, q: int, r: int) -> None:
        self.turns = turns
        self.q = q
        self.r = r

    def place(self, hex: Hex) -> Hex:
        q, r = turned(hex, self.turns)
        return q + self.q, r + self.r


def turned(hex: Hex, turns: int) -> Hex:
    q, r = hex
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


class LaidRoom:
    """A room that has been created: its two cards and how it lies."""

    def __init__(self, room: RoomCard, foes: FoesCard, frame: Frame) -> None:
        self.room = room
        self.foes = foes
        self.frame = frame
