"""Quests: the map with what stands on it, the decks, the scripts and the goals."""

from questhall.boards.areas import AreaMap
from questhall.kernel.decisions import NOTHING
from questhall.kernel.state import Content

from .cards import EventDef, ShadowDef
from .effects import Effect, Test
from .enemies import EnemyDef


class AreaDef:
    """An area of the map: its name on the tiles and what its scrolls say."""

    def __init__(self, key: str, difficult: bool, hazardous: bool) -> None:
        self.key = key
        self.difficult = difficult
        self.hazardous = hazardous


class DoorDef:
    """A door on a border; a wall token is one that nobody opens."""

    def __init__(self, key: str, border: int, locked: bool, wall: bool = False) -> None:
        self.key = key
        self.border = border
        self.locked = locked
        self.wall = wall
        self.magic_lock = False


class GateDef:
    """A spawn gate: its area, its symbol, and whether it begins active."""

    def __init__(self, key: str, area: int, symbol: int, active: bool) -> None:
        self.key = key
        self.area = area
        self.symbol = symbol
        self.active = active


class ShadowPlace:
    """Where a shadow token lies if so many heroes play (SS-15.4.0.9)."""

    def __init__(self, area: int, heroes: int) -> None:
        self.area = area
        self.heroes = heroes


class ActionDef:
    """A quest action (SS-6.6.0.1): what it costs, where it can be taken and what it does."""

    def __init__(self, key: str, action: int, area: int, effect: Effect) -> None:
        self.key = key
        self.action = action
        self.area = area
        self.effect = effect
        self.engaged = False  # also in an area with enemies?
        self.once = False
        self.test = Test()


# When a script is read.
TRIGGERS = ("now", "enter", "shadow", "story")
AS_SOON_AS = 0  # its condition holds
ON_ENTERING = 1
ON_SHADOW = 2
ON_STORY_CARD = 3


class ScriptDef:
    """Something of the Book of Secrets: read when it is triggered."""

    def __init__(self, key: str, trigger: int, effect: Effect) -> None:
        self.key = key
        self.trigger = trigger
        self.effect = effect
        self.area = NOTHING
        self.face = NOTHING
        self.once = True
        self.test = Test()


class QuestDef(Content):
    """A quest as the storybook lays it out, with what is read only later."""

    def __init__(self, key: str, map: AreaMap, areas: list[AreaDef]) -> None:
        super().__init__(key)
        self.map = map
        self.areas = areas
        self.start: list[int] = []
        self.shrines: list[int] = []
        self.active_shrines: list[int] = []
        self.gates: list[GateDef] = []
        self.doors: list[DoorDef] = []
        self.chests: list[int] = []
        self.searches: list[int] = []
        self.waypoints: list[int] = []  # the area of waypoint 1, 2 ...
        self.story_cards: list[int] = []
        self.shadow_pool: list[ShadowDef] = []
        self.shadow_places: list[ShadowPlace] = []
        self.enemies: list[EnemyDef] = []
        self.enemies_for_many: list[EnemyDef] = []
        self.events: list[list[EventDef]] = []  # groups from the top, each shuffled
        self.shards = 0
        self.crowns_for_each = 0
        self.actions: list[ActionDef] = []
        self.scripts: list[ScriptDef] = []

    def area(self, key: str) -> int:
        """The place of an area in the map by its name on the tiles."""
        for place, area in enumerate(self.areas):
            if area.key == key:
                return place
        raise LookupError(f"{self.key} has no area {key!r}")

    def mask(self, kind: str) -> int:
        """The difficult or the hazardous areas."""
        found = 0
        for place, area in enumerate(self.areas):
            if area.difficult if kind == "difficult" else area.hazardous:
                found |= 1 << place
        return found
