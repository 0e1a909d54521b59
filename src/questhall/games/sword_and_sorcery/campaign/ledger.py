"""The ledger of a campaign: heroes with all they own, the stash, shards and what the story
remembers (SS-17.0.0.9)."""

from typing import ClassVar

from questhall.kernel.campaigns import Ledger
from questhall.kernel.decisions import NOTHING
from questhall.kernel.games import OptionValue

from ..printed.heroes import HeroDef, PowerDef
from ..printed.items import ItemDef
from ..state.references import SlotOrNone


class OwnedItem:
    """An item card: the slot it is worn in, the side it shows, the charges it has spent."""

    def __init__(self, printed: ItemDef, slot: SlotOrNone = NOTHING) -> None:
        self.printed = printed
        self.slot = slot  # NOTHING: it is carried
        self.turned = False
        self.spent = 0


class HeroSheet:
    """What a hero takes from quest to quest (SS-17.0.0.6)."""

    def __init__(self, kind: HeroDef) -> None:
        self.kind = kind
        self.soulrank = 1
        self.powers: list[PowerDef] = []  # in the order of gaining
        self.items: list[OwnedItem] = []
        self.crowns = 0


class CalendarLine:
    """A quest that was played, and how it ended."""

    def __init__(self, quest: str, won: bool) -> None:
        self.quest = quest
        self.won = won


class Saga(Ledger):
    """A company between two quests."""

    LATER: ClassVar[tuple[str, ...]] = ("packs",)

    def __init__(self) -> None:
        self.options: dict[str, OptionValue] = {}  # agreed on when the campaign began
        self.size = 0  # heroes
        self.heroes: list[HeroSheet] = []  # nobody before the first quest
        self.stored: list[OwnedItem] = []  # in the stash, beside its own cards (SS-14.2.0.4)
        self.shards = 0
        self.flags: list[str] = []
        self.counters: dict[str, int] = {}
        self.open: list[str] = []  # the quests that may be played next
        self.done: list[str] = []
        self.evenings: list[CalendarLine] = []
        self.packs: list[str] = []  # what was added to the box when the campaign began
