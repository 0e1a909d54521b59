"""The ledger of a campaign: the Free Company Sheet, the sheets of the four, and their save bags
(OS-3.1.4, OS-10.1.3)."""

from typing import ClassVar

from questhall.kernel.campaigns import Ledger
from questhall.kernel.games import OptionValue

from ..printed.cards import AllyDef, CurativeDef, ItemDef
from ..printed.story import EVENT_DECKS, TRAIT_NAMES, BeatDef
from ..state.references import ChapterNo
from ..state.sheets import CharacterSheet

# What comes next in a chapter (OS-1.6.1).
STORY = "story"
ENCOUNTER = "encounter"
EPILOGUE = "epilogue"
OVER = "over"
FAILED = "failed"  # Hardcore (OS-3.2.14, OS-1.6.2)


class CalendarLine:
    """What was played on an evening (the key of its offer), and whether it went well."""

    def __init__(self, what: str, won: bool = True) -> None:
        self.what = what
        self.won = won


class ChapterLine:
    """How a chapter went: `fell` counts those who were down at the end of its last encounter."""

    def __init__(self, chapter: ChapterNo, difficulty: str) -> None:
        self.chapter = chapter
        self.difficulty = difficulty
        self.instant = False  # by the short page instead of the Story (OS-3.22.4)
        self.attempts = 0
        self.won = False
        self.fell = 0
        self.marks = 0  # with those of petitions


class CompanySheet(Ledger):
    """A company between two evenings. Item decks, injuries and events that lie nowhere here are
    in the box."""

    LATER: ClassVar[tuple[str, ...]] = ("packs",)

    def __init__(self) -> None:
        self.options: dict[str, OptionValue] = {}  # agreed on when the campaign began
        self.packs: list[str] = []  # what is added to the box
        self.difficulty = "free"  # of the current chapter (OS-3.2.6)
        self.hardcore = False
        self.chapter: ChapterNo = 1
        self.next = STORY
        self.characters: list[CharacterSheet] = []
        self.away: list[CharacterSheet] = []  # swapped; they may return (OS-11.5.4)
        self.dead: list[str] = []  # classes on the Hardcore track (OS-3.2.10)
        self.iron = 0
        self.backpack: list[ItemDef] = []
        self.allies: list[AllyDef] = []
        self.allies_dead: list[AllyDef] = []  # archived in the epilogue (OS-9.4.10)
        self.traits = [0] * len(TRAIT_NAMES)
        self.flags: list[str] = []
        self.knockouts = 0
        self.events: list[list[BeatDef]] = [[] for _ in EVENT_DECKS]  # in no order
        self.curatives: list[CurativeDef] = []  # those in the Injury Deck
        # Of the current chapter (OS-3.4.9, OS-3.8.5, OS-3.8.7, OS-9.3.1).
        self.special_rules = False
        self.ambushed = False
        self.extra_unique = False
        self.curatives_bought = 0
        self.medic_used = False
        self.scored = False  # by a replay: its marks are final
        self.spoils = 0  # Iron and flags of the last attempt, until the epilogue
        self.spoils_flags: list[str] = []
        self.chapters: list[ChapterLine] = []
        self.evenings: list[CalendarLine] = []
