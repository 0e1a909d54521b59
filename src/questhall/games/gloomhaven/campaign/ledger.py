"""The ledger of a campaign: character sheets, party sheet, board and shop (RULES 8.1 to 8.3)."""

from typing import ClassVar

from questhall.kernel.campaigns import Ledger
from questhall.kernel.games import OptionValue

from ..printed.cards import CardDef, ClassDef
from ..printed.items import ItemDef
from ..state.references import FindNo, LocationNo, PerkPlace, ScenarioNo, TreasureNo
from .event_decks import EventDeck

IN_TOWN = 0  # the party's location when it is not at a scenario


class Sheet:
    """A character sheet (GH-8.3.1), with the character's items and cards."""

    def __init__(self, kind: ClassDef, level: int = 1) -> None:
        self.kind = kind
        self.level = level
        self.xp = 0
        self.gold = 0
        self.checks = 0
        self.perks: list[PerkPlace] = []  # of the class, one entry per marked box
        self.pool: list[CardDef] = []
        self.hand: list[CardDef] = []  # a part of the pool
        self.items: list[ItemDef] = []
        self.equipped: list[ItemDef] = []  # a part of the items
        self.quest = ""  # the personal quest; empty if there was none left (GH-9.14.13)
        self.progress: dict[str, int] = {}  # what the quest counts
        self.dead = False  # GH-12.2.1: its player creates another
        self.fulfilled = False  # the quest is done: the character retires (GH-9.14.1)
        self.legacy = 0  # perks for those who retired in its line (GH-9.14.8, GH-9.14.9)
        self.omens: list[str] = []  # what its next scenario begins with (GH-2.0.7)

    def clone(self) -> "Sheet":
        copy = Sheet(self.kind, self.level)
        copy.xp = self.xp
        copy.gold = self.gold
        copy.checks = self.checks
        copy.perks = self.perks[:]
        copy.pool = self.pool[:]
        copy.hand = self.hand[:]
        copy.items = self.items[:]
        copy.equipped = self.equipped[:]
        copy.quest = self.quest
        copy.progress = dict(self.progress)
        copy.dead = self.dead
        copy.fulfilled = self.fulfilled
        copy.legacy = self.legacy
        copy.omens = self.omens[:]
        return copy


class Earnings:
    """What a character earned on an evening."""

    def __init__(self, xp: int = 0, gold: int = 0, checks: int = 0) -> None:
        self.xp = xp
        self.gold = gold
        self.checks = checks
        self.who = ""  # the class

    def clone(self) -> "Earnings":
        copy = Earnings(self.xp, self.gold, self.checks)
        copy.who = self.who
        return copy


class CalendarLine:
    """What was played on an evening (the key of its offer), and what each character earned."""

    def __init__(self, what: str, won: bool = True) -> None:
        self.what = what
        self.won = won
        self.level = 0  # the scenario level
        self.gains: list[Earnings] = []

    def clone(self) -> "CalendarLine":
        copy = CalendarLine(self.what, self.won)
        copy.level = self.level
        copy.gains = [each.clone() for each in self.gains]
        return copy


class Party:
    """A party that others have taken the place of (GH-8.2.3): what its sheet says."""

    def __init__(self) -> None:
        self.characters: list[Sheet] = []
        self.home: list[Sheet] = []
        self.location: LocationNo = IN_TOWN
        self.reputation = 0
        self.achievements: list[str] = []
        self.rewards_due: list[str] = []

    def clone(self) -> "Party":
        copy = Party()
        copy.characters = [sheet.clone() for sheet in self.characters]
        copy.home = [sheet.clone() for sheet in self.home]
        copy.location = self.location
        copy.reputation = self.reputation
        copy.achievements = self.achievements[:]
        copy.rewards_due = self.rewards_due[:]
        return copy


class Chronicle(Ledger):
    """The party that is playing and its world between two evenings."""

    LATER: ClassVar[tuple[str, ...]] = ("packs",)

    def __init__(self) -> None:
        self.options: dict[str, OptionValue] = {}  # agreed on when the campaign began
        self.characters: list[Sheet] = []
        self.size = 0  # how many characters the party has
        self.home: list[Sheet] = []  # characters of the party who do not come along (GH-8.2.2)
        self.parties: list[Party] = []  # other ones in the same world
        self.location: LocationNo = IN_TOWN  # or the number of the last scenario played
        self.reputation = 0
        self.party_achievements: list[str] = []
        self.global_achievements: list[str] = []
        self.prosperity = 0  # boxes marked
        self.stock: dict[str, int] = {}  # copies in the shop, by item
        self.designs: list[FindNo] = []  # found
        self.opened: list[ScenarioNo] = []  # scenarios with a sticker on the board (GH-8.1.2)
        self.done: list[ScenarioNo] = []  # the won ones among them
        self.side_scenarios: list[ScenarioNo] = []  # cards still in the deck, unordered (GH-8.6.1)
        self.random_designs: list[FindNo] = []  # the same for item designs (GH-8.5.1)
        self.quests: list[str] = []  # and for personal quests (GH-8.4.1)
        self.events: dict[str, EventDeck] = {}  # the city and the road deck
        self.destination: LocationNo = IN_TOWN  # the scenario that the party is travelling to
        self.classes: list[str] = []  # sealed ones that were opened (GH-8.8.2)
        self.envelopes: list[str] = []  # the same
        self.unread: list[str] = []  # envelopes among them whose contents wait for the players
        self.enhancements: dict[str, list[str]] = {}  # stickers by card (GH-9.13.13)
        self.donated = 0  # gold for the sanctuary, of everybody (GH-9.12.3)
        self.retired: list[str] = []  # classes of retired characters, in this order
        self.rewards_due: list[str] = []  # which the players have to decide about
        self.conditions_met: list[str] = []  # of chapter 11; each happens once
        self.treasures: list[TreasureNo] = []  # crossed off (GH-2.2.29)
        self.evenings: list[CalendarLine] = []
        self.packs: list[str] = []  # in play

    def clone(self) -> "Chronicle":
        copy = Chronicle()
        copy.options = dict(self.options)
        copy.characters = [sheet.clone() for sheet in self.characters]
        copy.size = self.size
        copy.home = [sheet.clone() for sheet in self.home]
        copy.parties = [party.clone() for party in self.parties]
        copy.location = self.location
        copy.reputation = self.reputation
        copy.party_achievements = self.party_achievements[:]
        copy.global_achievements = self.global_achievements[:]
        copy.prosperity = self.prosperity
        copy.stock = dict(self.stock)
        copy.designs = self.designs[:]
        copy.opened = self.opened[:]
        copy.done = self.done[:]
        copy.side_scenarios = self.side_scenarios[:]
        copy.random_designs = self.random_designs[:]
        copy.quests = self.quests[:]
        copy.events = {deck: cards.clone() for deck, cards in self.events.items()}
        copy.destination = self.destination
        copy.classes = self.classes[:]
        copy.envelopes = self.envelopes[:]
        copy.unread = self.unread[:]
        copy.enhancements = {card: stuck[:] for card, stuck in self.enhancements.items()}
        copy.donated = self.donated
        copy.retired = self.retired[:]
        copy.rewards_due = self.rewards_due[:]
        copy.conditions_met = self.conditions_met[:]
        copy.treasures = self.treasures[:]
        copy.evenings = [evening.clone() for evening in self.evenings]
        copy.packs = self.packs[:]
        return copy
