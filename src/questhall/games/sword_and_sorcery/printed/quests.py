"""Quests: the map with what stands on it, the decks, the scripts and the goals."""

from typing import Final

from questhall.boards.areas import AreaMap
from questhall.boards.masks import mask_of
from questhall.boards.segments import Point
from questhall.kernel.decisions import NOTHING
from questhall.kernel.kinds import names_in
from questhall.kernel.state import Content

from .cards import NO_LIMIT_OF_SIGHT, EventDef, ShadowDef
from .effects import Effect, Rule, Test
from .enemies import EnemyDef


class AreaDef:
    """An area of the map: its name on the tiles, what its scrolls say, and its corners."""

    def __init__(
        self, key: str, difficult: bool, hazardous: bool, outline: list[Point] | None = None
    ) -> None:
        self.key = key
        self.difficult = difficult
        self.hazardous = hazardous
        self.outline: list[Point] = outline or []


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


class DeedLimit:
    """How often a quest action may be taken in a round."""

    NONE: Final = 0
    HERO: Final = 1  # once by each hero
    GROUP: Final = 2  # once by all together


LIMITS_OF_DEEDS: Final = tuple(names_in(DeedLimit))
MASTER: Final = "master"


class TimeDef:
    """What it means in a quest that it is day, or night (SS-4.3.2.2); rules of the quest may ask
    for the time too."""

    def __init__(self) -> None:
        self.sight = NO_LIMIT_OF_SIGHT
        self.shadow_sight = NO_LIMIT_OF_SIGHT  # from how far shadow tokens are recognised
        self.hostile = False  # townspeople turn out to be enemies
        self.master_stats: dict[int, int] = {}


class StoryCard:
    """An event card that lies on the map (SS-4.3.1.1)."""

    def __init__(self, event: EventDef, area: int) -> None:
        self.event = event
        self.area = area


class TokenPlace:
    """A token of the quest and where it lies at the beginning."""

    def __init__(self, key: str, area: int) -> None:
        self.key = key
        self.area = area


class Endowment:
    """Shards, crowns and treasures that each hero has at the beginning."""

    def __init__(self, shards: int = 0, crowns: int = 0, treasures: int = 0) -> None:
        self.shards = shards
        self.crowns = crowns
        self.treasures = treasures


class Standalone:
    """What a group formed for this quest alone has (SS-17.0.0.10): soulrank, what each hero has,
    and what each has beside if there are so many of them."""

    def __init__(self) -> None:
        self.soulrank = 1
        self.soul_weapon = False
        self.each = Endowment()
        self.beside: dict[int, Endowment] = {}

    def endowment(self, heroes: int) -> Endowment:
        beside = self.beside.get(heroes, NOTHING_BESIDE)
        return Endowment(
            self.each.shards + beside.shards,
            self.each.crowns + beside.crowns,
            self.each.treasures + beside.treasures,
        )


NOTHING_BESIDE = Endowment()


class MoreEvents:
    """An event that joins the first group of the deck, if something holds."""

    def __init__(self, event: EventDef, test: Test) -> None:
        self.event = event
        self.test = test


class NextQuest:
    """A quest that may follow, if something holds (SS-17.0.0.9)."""

    def __init__(self, quest: str, test: Test) -> None:
        self.quest = quest
        self.test = test


# Answers to questions of cards that are not part of a quest.
ANSWERS_OF_CARDS: Final = ("heal_one", "hurt_one", "give_a_shard", "give_health")


class ActionDef:
    """A quest action (SS-6.6.0.1): what it costs, where it can be taken and what it does."""

    def __init__(self, key: str, action: int, effect: Effect) -> None:
        self.key = key
        self.action = action
        self.effect = effect
        self.area = NOTHING
        self.at = ""  # instead of an area a token, or the master enemy
        self.engaged = False  # also in an area with enemies?
        self.once = False
        self.limit = DeedLimit.NONE
        self.test = Test()
        self.told = False  # it has a story


class ScriptTrigger:
    """When a script is read."""

    NOW: Final = 0  # as soon as its condition holds
    ENTER: Final = 1
    SHADOW: Final = 2
    STORY: Final = 3
    START: Final = 4
    EVENT_PHASE: Final = 5  # before each of them
    CALLED: Final = 6  # by another script


TRIGGERS: Final = tuple(names_in(ScriptTrigger))


class ScriptDef:
    """Something of the Book of Secrets: read when it is triggered."""

    def __init__(self, key: str, trigger: int, effect: Effect) -> None:
        self.key = key
        self.trigger = trigger
        self.effect = effect
        self.areas: list[int] = []
        self.face = NOTHING
        self.story_card = 0
        self.once = True
        self.told = False  # it has a story
        self.test = Test()


class QuestDef(Content):
    """A quest as the storybook lays it out, with what is read only later."""

    def __init__(self, key: str, map: AreaMap, areas: list[AreaDef]) -> None:
        super().__init__(key)
        self.map = map
        self.areas = areas
        self.places: dict[str, int] = {area.key: place for place, area in enumerate(areas)}
        self.tiles: dict[str, list[int]] = {}
        for place, area in enumerate(areas):
            self.tiles.setdefault(area.key.split(".")[0], []).append(place)
        self.difficult: int = mask_of([n for n, area in enumerate(areas) if area.difficult])
        self.hazardous: int = mask_of([n for n, area in enumerate(areas) if area.hazardous])
        self.start: list[int] = []
        self.shrines: list[int] = []
        self.active_shrines: list[int] = []
        self.gates: list[GateDef] = []
        self.doors: list[DoorDef] = []
        self.chests: list[int] = []
        self.locked_chests: list[int] = []  # those of them with a magic lock (SS-3.3.0.8)
        self.searches: list[int] = []
        self.waypoints: list[int] = []  # the area of waypoint 1, 2 ...
        self.story_cards: list[StoryCard] = []
        self.tokens: list[TokenPlace] = []
        self.route: list[int] = []  # of the token that moves
        self.shadow_pool: list[ShadowDef] = []
        self.shadow_places: list[ShadowPlace] = []
        self.enemies: list[EnemyDef] = []
        self.enemies_for_many: list[EnemyDef] = []
        self.events: list[list[EventDef]] = []  # groups from the top, each shuffled
        self.set_aside: list[EnemyDef] = []
        self.first_time: EventDef | None = None  # day or night at the beginning
        self.day = TimeDef()
        self.night = TimeDef()
        self.shards = 0
        self.emporium = False  # is there a visit before the quest (SS-14.0.0.2)?
        self.standalone = Standalone()
        # In a campaign: what the company gets at the beginning, and what may follow.
        self.company_shards = 0
        self.company_crowns = 0  # for each hero
        self.more_events: list[MoreEvents] = []
        self.first = False  # it is open when a campaign begins
        self.after: list[NextQuest] = []  # after which of them it may be played as well
        self.next: list[NextQuest] = []
        self.after_defeat: list[str] = []  # beside the quest itself
        self.flags_of_defeat: list[str] = []
        self.tolls_of_defeat = 0  # strokes of the bell
        self.counters: dict[str, int] = {}
        self.answers: list[str] = list(ANSWERS_OF_CARDS)
        self.rules: list[Rule] = []
        self.actions: list[ActionDef] = []
        self.scripts: list[ScriptDef] = []
        # What follows from these, found when it is first asked for.
        self._doors_of: dict[int, list[int]] = {}
        self._scripts_at: dict[int, list[ScriptDef]] = {}

    def doors_of(self, area: int) -> list[int]:
        """Those on the borders of an area; wall tokens are none (SS-3.3.0.16)."""
        found = self._doors_of.get(area)
        if found is None:
            found = []
            for place, door in enumerate(self.doors):
                border = self.map.borders[door.border]
                if not door.wall and area in (border.a, border.b):
                    found.append(place)
            self._doors_of[area] = found
        return found

    def scripts_at(self, trigger: int) -> list[ScriptDef]:
        found = self._scripts_at.get(trigger)
        if found is None:
            found = [script for script in self.scripts if script.trigger == trigger]
            self._scripts_at[trigger] = found
        return found

    def area(self, key: str) -> int:
        """The place of an area in the map by its name on the tiles."""
        place = self.places.get(key, NOTHING)
        if place == NOTHING:
            raise LookupError(f"{self.key} has no area {key!r}")
        return place

    def on_tile(self, tile: str) -> list[int]:
        return self.tiles.get(tile, [])
