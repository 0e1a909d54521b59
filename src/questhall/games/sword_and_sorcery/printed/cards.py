"""Cards and tokens that are drawn: encounters, traps, events, criticals, shadows, finds."""

from typing import Final

from questhall.kernel.kinds import names_in
from questhall.kernel.state import Content

from .effects import Effect, Rule, Test


class EncounterMode:
    """How an encounter card sets enemies in motion."""

    NORMAL: Final = 0
    OTHERWISE: Final = 1  # the last behaviour, regardless of distance
    SPECIAL: Final = 2


MODES: Final = tuple(names_in(EncounterMode))
ALL: Final = -1


class Call:
    """Which enemies one half of an encounter card calls, how many, and to do what."""

    def __init__(self, test: Test, count: int, mode: int) -> None:
        self.test = test
        self.count = count
        self.mode = mode
        self.highest_rank = False


class EncounterDef(Content):
    """SS-15.7.0.11"""

    def __init__(self, key: str, main: Call) -> None:
        super().__init__(key)
        self.main = main
        self.otherwise: Call | None = None
        self.after: Effect | None = None
        self.reshuffles = False  # all cards but this one go back into the deck


class TrapTarget:
    """Whom a trap catches."""

    NONE: Final = 0
    HEROES: Final = 1
    OPENER: Final = 2


TRAP_TARGETS: Final = tuple(names_in(TrapTarget))


class TrapDef(Content):
    """SS-3.3.1.1"""

    def __init__(self, key: str, targets: int, radius: int, effect: Effect) -> None:
        super().__init__(key)
        self.targets = targets
        self.radius = radius
        self.effect = effect  # for each who is caught
        self.then: Effect | None = None  # once, after that
        self.copies = 1


class EventType:
    """What an event card is."""

    NORMAL: Final = 0
    STORY: Final = 1
    DAY: Final = 2
    NIGHT: Final = 3


EVENT_TYPES: Final = tuple(names_in(EventType))


class SpawnLine:
    """What is added to heroes in play minus enemies in play (SS-4.3.0.11)."""

    NONE: Final = 0
    LOW: Final = 1
    EVEN: Final = 2
    HIGH: Final = 3


SPAWNS: Final = tuple(names_in(SpawnLine))
NO_LIMIT_OF_SIGHT: Final = 99


class EventDef(Content):
    """SS-4.3.0.13"""

    def __init__(self, key: str, type: int, spawn: int) -> None:
        super().__init__(key)
        self.type = type
        self.spawn = spawn
        self.once: Effect | None = None
        # In force while it lies on top (SS-4.3.0.7).
        self.rules: list[Rule] = []
        self.sight = NO_LIMIT_OF_SIGHT
        self.movement = 0  # of heroes, who always have one point at least
        self.no_healing = False
        self.story = 0  # the number of a story event


class CriticalColour:
    """The backs of critical tokens."""

    GREEN: Final = 0
    BLUE: Final = 1
    RED: Final = 2  # an injury


COLOURS_OF_CRITICALS: Final = tuple(names_in(CriticalColour))
INJURIES: Final = ("hits", "armour", "health", "symbol")


class CriticalDef(Content):
    """A critical token: tokens of one group are the same kind, of which the stronger one stays
    (SS-10.1.0.7)."""

    def __init__(self, key: str, colour: int, group: str, strength: int) -> None:
        super().__init__(key)
        self.colour = colour
        self.group = group
        self.strength = strength
        self.copies = 1
        self.effect: Effect | None = None  # of one that is not an injury


class ShadowFace:
    """The hidden sides of shadow tokens."""

    TOWNSMAN: Final = 0
    TOWNSWOMAN: Final = 1
    ENEMY: Final = 2
    ADVANCED_ENEMY: Final = 3
    TWO_ENEMIES: Final = 4
    QUEST_ENEMY: Final = 5
    QUEST_TOKEN: Final = 6


SHADOW_FACES: Final = tuple(names_in(ShadowFace))


class ShadowDef(Content):
    """A shadow token by its hidden side (SS-15.4.0.5)."""

    def __init__(self, key: str, face: int) -> None:
        super().__init__(key)
        self.face = face


class FindDef(Content):
    """A loot token or a chest: what whoever takes it gets."""

    def __init__(self, key: str, effect: Effect) -> None:
        super().__init__(key)
        self.effect = effect
        self.copies = 1


class SearchDef(Content):
    """A search token: what is found by the symbol rolled, read from the top (SS-R8)."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.copies = 1
        self.symbols: list[int] = []
        self.finds: list[Effect] = []
