"""The table of a Story: what is told, the map with its Time Track, what the company owns."""

from __future__ import annotations

from typing import ClassVar, Final

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING
from questhall.kernel.zones import NOBODY, Zone

from ..printed.cards import AllyDef
from ..printed.story import EVENT_DECKS, TRAIT_NAMES, BeatDef, ChapterDef
from ..printed.tokens import TOKENS
from .company import COMPANY_SIZE, CompanyState
from .house_rules import HouseRules
from .oathsworn import Oathsworn
from .references import (
    BeatNo,
    CardNo,
    ChairNo,
    ChairOrNone,
    ClueNo,
    LocationNo,
    LocationOrNone,
    PathNo,
    TrackTokenNo,
)
from .sheets import CharacterSheet

STORY: Final = "story"
INSTANT: Final = "instant"  # the short page of the chapter instead (OS-3.22.1)
WON: Final = "won"
LOST: Final = "lost"
PARTS: Final = (
    STORY,
    INSTANT,
    WON,
    LOST,
)  # the Story, or the epilogue of an encounter that went so

TIME_TOKEN: Final = 0  # on the track; other numbers are those of Location Tokens
IRON_EACH: Final = 3  # OS-3.10.8


class Frame:
    """A beat that is being told, how many of its effects are done, and whom it means by "this".

    What interrupts it lies above it: an event, an entry that the Time Track calls for.
    """

    def __init__(self, beat: BeatDef) -> None:
        self.beat = beat
        self.done = 0
        self.this: ChairOrNone = NOTHING
        self.time = 0  # tokens to place before it goes on (OS-3.15.7)
        self.page: list[BeatNo] = []  # the beats that were read on it so far

    @property
    def title(self) -> int:
        """The beat with which the page begins: the entry or event that is told."""
        return self.page[0] if self.page else self.beat.number

    @property
    def unread(self) -> bool:
        return not self.page and not self.beat.wordless

    def clone(self) -> Frame:
        copy = Frame(self.beat)
        copy.done = self.done
        copy.this = self.this
        copy.time = self.time
        copy.page = self.page[:]
        return copy


class Story(CompanyState):
    """Iron is one purse: it may change hands at any time (OS-3.7.3)."""

    TRANSIENT: ClassVar[tuple[str, ...]] = (
        *("journal", "draws", "check", "looking", "declaring"),
        *("laid_out", "sold", "injuries_shown"),
    )
    SHARED: ClassVar[tuple[str, ...]] = ("cards", "rules", "chapter")

    def __init__(
        self, chance: Chance, next_step: str, rules: HouseRules, chapter: ChapterDef
    ) -> None:
        super().__init__(chance, next_step, rules)
        self.chapter = chapter
        self.part = STORY
        self.seats = 0
        self.frames: list[Frame] = []  # the newest last
        self.told: list[BeatNo] = []  # what was read, in its order
        # The map.
        self.map_placed = False
        self.marker: LocationOrNone = NOTHING
        self.tokens: list[LocationNo] = []  # Locations that can be visited
        self.visited: list[LocationNo] = []
        self.track: list[TrackTokenNo] = []  # tokens on the Time Track, from its first space on
        self.path: PathNo = 0
        # What the company knows and owns.
        self.clues: list[ClueNo] = []
        self.flags: list[str] = []
        self.iron = IRON_EACH * COMPANY_SIZE
        self.allies: list[CardNo] = []
        self.allies_aside: list[CardNo] = []  # not with the company
        self.allies_tired: list[CardNo] = []  # those whose help in a check was used (OS-3.5.9)
        self.backpack: list[CardNo] = []
        self.traits = [0] * len(TRAIT_NAMES)
        self.permanent: list[list[int]] = [[0] * len(TOKENS) for _ in range(COMPANY_SIZE)]
        self.hp: list[int] = [rules.most_hp] * COMPANY_SIZE  # OS-3.3.1
        self.knockouts = 0  # marks on the Knockout Track
        self.rations = NOTHING  # NOTHING without a journey
        # The boxes of the chapter (OS-3.4.9).
        self.special_rules = False  # until then its board lies face down (OS-3.13.2)
        self.ambushed = False
        self.extra_unique = False
        # Decks.
        self.events: list[list[CardNo]] = [[] for _ in EVENT_DECKS]
        self.events_aside: list[CardNo] = []  # not yet in a deck, or archived
        self.common: list[list[CardNo]] = []  # Common Items of each chapter up to the next one
        self.unique: list[CardNo] = []  # of this chapter
        self.injuries: list[CardNo] = []
        self.curatives: list[CardNo] = []  # the supply
        self.curatives_bought = 0
        self.medic_used = False
        self.tokens_ahead = [0] * COMPANY_SIZE  # of any kind, when the next chapter starts
        # What only a campaign knows.
        self.hardcore = False  # OS-3.2.3
        self.dead: list[str] = []  # classes on the Hardcore track
        self.away: list[CharacterSheet] = []  # who was swapped (OS-11.5.4)
        self.put_away: list[CardNo] = []  # cards of those who left in this match
        self.scored = False  # the encounter was replayed: its marks are final (OS-9.3.1)
        self.missed: list[ChairNo] = []  # places of those who were not in the encounter
        self.allies_dead: list[CardNo] = []  # among the allies, until the tally (OS-9.4.10)
        self.unique_aside: list[CardNo] = []  # of other chapters, archived in this one
        self.laid_out: list[int] = []  # by the Banksmith, or in a petition
        self.sold: list[int] = []  # in the trade under way (OS-3.8.13)
        self.injuries_shown: list[int] = []  # cards of the Injury Deck of which one is kept

    def clone(self) -> Story:
        copy = Story(self.chance.clone(), self.next_step, self.rules, self.chapter)
        self.copy_company_to(copy)
        copy.part = self.part
        copy.seats = self.seats
        copy.frames = [frame.clone() for frame in self.frames]
        copy.told = self.told[:]
        copy.map_placed = self.map_placed
        copy.marker = self.marker
        copy.tokens = self.tokens[:]
        copy.visited = self.visited[:]
        copy.track = self.track[:]
        copy.path = self.path
        copy.clues = self.clues[:]
        copy.flags = self.flags[:]
        copy.iron = self.iron
        copy.allies = self.allies[:]
        copy.allies_aside = self.allies_aside[:]
        copy.allies_tired = self.allies_tired[:]
        copy.backpack = self.backpack[:]
        copy.traits = self.traits[:]
        copy.permanent = [kinds[:] for kinds in self.permanent]
        copy.hp = self.hp[:]
        copy.knockouts = self.knockouts
        copy.rations = self.rations
        copy.special_rules = self.special_rules
        copy.ambushed = self.ambushed
        copy.extra_unique = self.extra_unique
        copy.events = [deck[:] for deck in self.events]
        copy.events_aside = self.events_aside[:]
        copy.common = [deck[:] for deck in self.common]
        copy.unique = self.unique[:]
        copy.injuries = self.injuries[:]
        copy.curatives = self.curatives[:]
        copy.curatives_bought = self.curatives_bought
        copy.medic_used = self.medic_used
        copy.tokens_ahead = self.tokens_ahead[:]
        copy.hardcore = self.hardcore
        copy.dead = self.dead[:]
        copy.away = [sheet.clone() for sheet in self.away]
        copy.put_away = self.put_away[:]
        copy.scored = self.scored
        copy.missed = self.missed[:]
        copy.allies_dead = self.allies_dead[:]
        copy.unique_aside = self.unique_aside[:]
        return copy

    def read(self, beat: BeatDef, rule: str) -> None:
        """Tell it, and remember that it was told."""
        if beat.number not in self.told:
            self.told.append(beat.number)
        self.tell("told", rule, beat.number)

    # -- who is there ----------------------------------------------------------

    def everybody(self) -> list[int]:
        return list(range(self.seats))

    def standing(self) -> list[Oathsworn]:
        """OS-3.19.3: whoever is unconscious takes no part."""
        return [each for each in self.company if not each.fallen]

    @property
    def epilogue(self) -> bool:
        return self.part in (WON, LOST)

    def is_dead(self, oathsworn: Oathsworn) -> bool:
        """OS-3.2.3: with Hardcore, whoever fell."""
        return oathsworn.kind is not None and oathsworn.kind.key in self.dead

    def trait(self, name: str) -> int:
        return self.traits[TRAIT_NAMES.index(name)]

    # -- cards -----------------------------------------------------------------

    def event(self, card: int) -> BeatDef:
        found = self.cards[card]
        assert isinstance(found, BeatDef)
        return found

    def ally(self, card: int) -> AllyDef:
        found = self.cards[card]
        assert isinstance(found, AllyDef)
        return found

    def zones(self) -> list[Zone]:
        """OS-1.4.2: the order of face-down decks is hidden, all else lies open."""
        found = super().zones()
        for place, deck in enumerate(self.events):
            name = f"{EVENT_DECKS[place]} events"
            found.append(Zone(name, deck, NOBODY, name))
        for place, deck in enumerate(self.common):
            name = f"common items {place + 1}"
            found.append(Zone(name, deck, NOBODY, name))
        found.append(Zone("unique items", self.unique, NOBODY, "unique items"))
        found.append(Zone("injuries", self.injuries, NOBODY, "injuries"))
        found.append(Zone("curatives", self.curatives, NOBODY, "curatives"))
        found.append(Zone("unique items aside", self.unique_aside, NOBODY, "unique items aside"))
        found.append(Zone("put away", self.put_away))
        found.append(Zone("events aside", self.events_aside))
        found.append(Zone("allies", self.allies))
        found.append(Zone("allies aside", self.allies_aside))
        found.append(Zone("backpack", self.backpack))
        found.append(Zone("laid out", self.laid_out))
        found.append(Zone("sold", self.sold))
        found.append(Zone("injuries shown", self.injuries_shown))
        return found
