"""What is printed for an encounter: its layout, boards, Stage Cards and special rules."""

from __future__ import annotations

from typing import Final

from questhall.kernel.decisions import NOTHING
from questhall.kernel.kinds import names_in
from questhall.kernel.state import Content

from .cards import Amount, Condition, Effect, Line, Who

STAGES: Final = 3
NO_FLOOR: Final = -99
CARDS_OF_A_STAGE: Final = 5  # OS-4.2.4
FULL_DIE: Final = 6  # OS-4.2.3

# OS-8.8.2: the icons of attacks, uncovered by broken parts.
NO_ICON: Final = NOTHING
ICONS: Final = ("front", "flank", "rear", "core")


class PartDef:
    """A body part: the cells of the base in which its die counts (OS-7.13.2)."""

    def __init__(self, key: str, cells: list[int], die: int, icon: int) -> None:
        self.key = key
        self.cells = cells
        self.die = die
        self.icon = icon


class BossDef(Content):
    """A boss: where it begins, its parts, its defense and its might by stage."""

    def __init__(self, key: str, large: bool, place: int, facing: int) -> None:
        super().__init__(key)
        self.large = large
        self.place = place
        self.facing = facing
        self.parts: list[PartDef] = []
        self.defense = 1
        self.might: list[list[int]] = []  # by stage, then by colour
        self.special_target: Who | None = None  # OS-8.3.3; None is the nearest Oathsworn
        self.rooted = False  # nobody moves it; it only turns
        self.dry = 0  # HP that fire costs it beyond the usual


class MinionDef(Content):
    """The framed box of a Special Rules Board (OS-8.9.5)."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.hp = 1
        self.defense = 1
        self.might = [0, 0, 0, 0]
        self.english_might: list[int] = []  # where the editions differ
        self.move = 0
        self.range = 0
        self.mob = False
        self.rooted = False
        self.dry = 0
        self.supply = 0  # OS-1.5.1


class StageDef(Content):
    """A Stage Card: a list of steps, each skipped if it cannot be done (OS-8.2.1)."""

    def __init__(self, key: str, stage: int, name: str, steps: list[Effect]) -> None:
        super().__init__(key)
        self.stage = stage
        self.name = name
        self.steps = steps
        self.special_target: Who | None = None
        self.written: list[str] = []  # its steps in the content file, of which its text is made
        self.target_written = ""
        self.stays = False  # open until the end of the round (OS-8.2.2)
        # OS-8.3.10: how far it moves before its first attack, and that attack's range.
        self.movement = 0
        self.range = NOTHING
        self.unseen = any(step.unseen() for step in steps)  # a named target need not be in sight
        self.bosses_named: list[str] = []
        for step in steps:
            self.bosses_named += step.bosses_named()
        for step in steps:
            self.movement += step.movement()  # of a step with an attack: before that
            self.range = step.reach()
            if self.range != NOTHING:
                break


class AbilityOfBoard:
    """An ability that Stage Cards name; without a printed number `number` is meant."""

    def __init__(self, key: str, number: Amount, effect: Effect) -> None:
        self.key = key
        self.number = number
        self.effect = effect
        self.written = ""
        self.number_written = ""


class Piece:
    """An obstacle: what it is, and the hexes under it (OS-7.6.9)."""

    def __init__(self, kind: str, mask: int) -> None:
        self.kind = kind
        self.mask = mask


class CommonTile:
    """The tiles that every encounter knows (OS-7.6.1, OS-7.6.2), before its own."""

    FIRE: Final = 0
    WATER: Final = 1


TILES: Final = tuple(names_in(CommonTile))


class TileKind:
    """A tile of one hex or of seven, and what it does at the end of the round."""

    def __init__(self, key: str, large: bool, supply: int) -> None:
        self.key = key
        self.large = large
        self.supply = supply
        self.hurts = 0  # HP that each enemy of the boss on it loses at the end of the round
        self.fades = False  # taken away at the end of the round after the one it was laid in
        self.trampled = False  # taken away by an Oathsworn or ally who comes onto it
        self.grows = ""  # the minion that it becomes at the end of the round after


class BoardMoment:
    """Moments at which a Special Rules Board may have something happen."""

    ROUND_START: Final = 0
    END_OF_PHASE: Final = 1
    END_OF_ROUND: Final = 2
    PART_BROKEN: Final = 3
    MINION_KILLED: Final = 4
    OATHSWORN_FALLEN: Final = 5
    PART_HURT: Final = 6
    BOSS_BEATEN: Final = 7
    FOLK_KILLED: Final = 8
    OBSTACLE_CRUSHED: Final = 9
    ATTACK: Final = 10
    COUNTED: Final = 11
    AREA_ATTACKED: Final = 12


BOARD_MOMENTS: Final = tuple(names_in(BoardMoment))


class Passive:
    """Something that happens at a moment, if a condition holds."""

    def __init__(self, key: str, moment: int, needs: Condition | None, effect: Effect) -> None:
        self.key = key
        self.moment = moment
        self.needs = needs
        self.effect = effect


class BoardAction:
    """What the board lets an Oathsworn or ally do in his turn; a limit of a round or an encounter
    holds for the company as a whole."""

    def __init__(self, key: str, limit: int, line: Line) -> None:
        self.key = key
        self.limit = limit
        self.line = line
        self.companion = line.cost  # what companions and allies pay


class Aura:
    """A number of some figures that is changed as long as a condition holds."""

    def __init__(self, stat: int, amount: Amount, who: Who, needs: Condition | None) -> None:
        self.stat = stat
        self.amount = amount
        self.who = who
        self.needs = needs
        self.written = ""  # the condition
        self.least = NO_FLOOR  # it does not take the number below this


class FolkDef:
    """Civilians: they are hurt by areas, but never the target of an attack."""

    def __init__(self) -> None:
        self.hp = 1
        self.defense = 1
        self.places: list[int] = []


class LairDef(Content):
    """Seven hexes in which a boss may lie hidden; a card of the pile that says in which."""

    def __init__(self, key: str, place: int) -> None:
        super().__init__(key)
        self.place = place


class Variant:
    """What a flag of the story changes in the set-up."""

    def __init__(self, key: str, flag: str) -> None:
        self.key = key
        self.flag = flag
        self.laid: list[tuple[int, int]] = []
        self.obstacles: list[Piece] = []
        self.grounds: dict[str, int] = {}
        self.folk: list[tuple[int, int]] = []  # from where to where
        self.effect: Effect | None = None


class Rewards:
    """What an outcome brings: Iron for the company, and flags of the story, some on conditions."""

    def __init__(self, iron: Amount) -> None:
        self.iron = iron
        self.flags: list[tuple[str, Condition | None]] = []


class EncounterDef(Content):
    """One encounter, from layout to Stage Cards."""

    def __init__(self, key: str, chapter: int) -> None:
        super().__init__(key)
        self.chapter = chapter
        self.start = 0  # the green hexes (OS-4.2.11)
        self.bosses: list[BossDef] = []
        self.minions: list[MinionDef] = []
        self.minion_places: list[tuple[int, int]] = []  # kind and hex
        self.obstacles: list[Piece] = []
        self.tiles: list[TileKind] = []
        self.abilities: dict[str, AbilityOfBoard] = {}
        self.passives: list[Passive] = []
        self.auras: list[Aura] = []
        self.actions: list[BoardAction] = []
        self.stage_cards: list[StageDef] = []
        self.stage_at: list[int] = []  # broken parts that begin stages II and III (OS-8.2.7)
        self.stage_when: list[Condition | None] = []  # what else begins them
        self.rules: list[str] = []  # what the Special Rules Board says beside its abilities
        self.counters: dict[str, int] = {}  # where they begin
        self.grounds: dict[str, int] = {}  # named sets of hexes
        self.laid: list[tuple[int, int]] = []  # kinds of tiles and hexes
        self.folk: FolkDef | None = None
        self.lairs: list[LairDef] = []
        self.last_body: Effect | None = None  # instead of steps whose bosses are all gone
        self.variants: list[Variant] = []
        self.won: Rewards | None = None
        self.lost: Rewards | None = None

    def minion(self, key: str) -> int:
        """The place of a kind of minions."""
        for place in range(len(self.minions)):
            if self.minions[place].key == key:
                return place
        raise LookupError(f"{self.key} has no minion {key}")

    def tile(self, key: str) -> int:
        """The place of a kind of tiles."""
        for place in range(len(self.tiles)):
            if self.tiles[place].key == key:
                return place
        raise LookupError(f"{self.key} has no tile {key}")
