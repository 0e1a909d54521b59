"""Characters: their cards and piles, their items, and what they gained."""

from __future__ import annotations

from typing import Final

from questhall.kernel.decisions import NOTHING
from questhall.kernel.decks import Deck

from ..printed.cards import ClassDef
from ..printed.items import ItemDef
from .references import (
    CardNo,
    FigureNo,
    FigureOrNone,
    FindNo,
    HalfNo,
    ItemStateNo,
    SeatNo,
    TreasureNo,
    WornNo,
)

NO_INITIATIVE = 100


class ModifierDeck(Deck):
    """An attack modifier deck (GH-1.0.5)."""

    def __init__(self) -> None:
        super().__init__([], [])
        self.draw: list[CardNo]
        self.discard: list[CardNo]
        self.shuffle_due = False

    def clone(self) -> ModifierDeck:
        copy = self.copy_piles_to(ModifierDeck())
        copy.shuffle_due = self.shuffle_due
        return copy


class ItemState:
    """What has become of an item in this scenario (GH-1.3.5)."""

    READY: Final = 0
    TURNED: Final = 1  # spent: rotated until a long rest
    FLIPPED: Final = 2  # consumed


class Item:
    """An equipped item and its state (GH-1.3.5)."""

    def __init__(self, kind: ItemDef) -> None:
        self.kind = kind
        self.state: ItemStateNo = ItemState.READY
        self.used = 0  # circles used

    def clone(self) -> Item:
        copy = Item(self.kind)
        copy.state = self.state
        copy.used = self.used
        return copy


class Active:
    """A card in the active area: its owner, its bonuses, and whom they affect (RULES 3.12)."""

    def __init__(self, seat: SeatNo, card: CardNo, half: HalfNo) -> None:
        self.seat = seat
        self.card = card
        self.half = half
        self.used = 0  # circles used
        self.amount = 0  # a number fixed when it was played
        self.figures: list[FigureNo] = []  # figures affected; empty: its owner
        self.served: list[FigureNo] = []  # figures helped this turn, if it may once a turn
        self.until_round_end = False
        self.begun = 0  # a bit for each of its bonuses in force

    def clone(self) -> Active:
        copy = Active(self.seat, self.card, self.half)
        copy.used = self.used
        copy.amount = self.amount
        copy.figures = self.figures[:]
        copy.served = self.served[:]
        copy.until_round_end = self.until_round_end
        copy.begun = self.begun
        return copy


class Hero:
    """A character: its cards, items and what it gained in this scenario."""

    def __init__(self, seat: SeatNo, kind: ClassDef, level: int) -> None:
        self.seat = seat
        self.kind = kind
        self.level = level
        self.figure: FigureOrNone = NOTHING
        self.reserve: list[CardNo] = []  # cards left out of the scenario
        self.hand: list[CardNo] = []
        self.chosen: list[CardNo] = []  # for the round, leading card first; secret until revealed
        self.waiting: list[CardNo] = []  # chosen, while an extra turn is played with other cards
        self.discard: list[CardNo] = []
        self.lost: list[CardNo] = []
        self.supply: list[CardNo] = []  # cards to give to others
        self.items: list[Item] = []
        self.deck = ModifierDeck()
        self.goals: list[CardNo] = []  # battle goals dealt; one after the choice
        self.coins = 0
        self.xp = 0
        self.stored: list[ItemDef] = []  # owned, but not equipped
        self.treasures: list[TreasureNo] = []
        self.gold = 0  # from treasures, in addition to coins
        self.checks = 0  # from treasures
        self.found: list[FindNo] = []  # items for later scenarios (GH-2.2.31)
        self.sold: list[FindNo] = []  # found, owned already and sold at once (GH-3.16.5)
        self.leading = NO_INITIATIVE
        self.other = NO_INITIATIVE
        self.revealed = False
        self.resting = False
        self.forgone: list[HalfNo] = []  # halves that it does not use this round
        self.rests_well = False  # its short rest of this round is as good as a long one
        self.acted = NOTHING
        self.exhausted = False
        self.dead = False  # for good (GH-12.2.1)
        self.ignores_scenario = False  # a perk: unaffected by negative scenario effects
        self.ignores_items = False  # a perk: unaffected by the -1 cards of items
        self.moved = 0  # hexes moved this turn
        self.dealt = 0  # damage dealt this turn
        self.scorched = 0  # hexes of hazardous terrain entered this turn
        self.worked: list[WornNo] = []  # items that have had their one effect of this turn
        self.tally: list[int] = [0] * TALLIES
        self.killed: list[FigureNo] = []  # figures, for personal quests (RULES 8.4)
        self.killed_with: list[list[int]] = []  # item and figure: in an attack with this item
        self.omens: list[str] = []  # start effects that events of the campaign brought (GH-2.0.7)

    def clone(self) -> Hero:
        copy = Hero(self.seat, self.kind, self.level)
        copy.figure = self.figure
        copy.reserve = self.reserve[:]
        copy.hand = self.hand[:]
        copy.chosen = self.chosen[:]
        copy.waiting = self.waiting[:]
        copy.discard = self.discard[:]
        copy.lost = self.lost[:]
        copy.supply = self.supply[:]
        copy.items = [item.clone() for item in self.items]
        copy.deck = self.deck.clone()
        copy.goals = self.goals[:]
        copy.coins = self.coins
        copy.xp = self.xp
        copy.stored = self.stored[:]
        copy.treasures = self.treasures[:]
        copy.gold = self.gold
        copy.checks = self.checks
        copy.found = self.found[:]
        copy.sold = self.sold[:]
        copy.leading = self.leading
        copy.other = self.other
        copy.revealed = self.revealed
        copy.resting = self.resting
        copy.forgone = self.forgone[:]
        copy.rests_well = self.rests_well
        copy.acted = self.acted
        copy.exhausted = self.exhausted
        copy.dead = self.dead
        copy.ignores_scenario = self.ignores_scenario
        copy.ignores_items = self.ignores_items
        copy.moved = self.moved
        copy.dealt = self.dealt
        copy.scorched = self.scorched
        copy.worked = self.worked[:]
        copy.tally = self.tally[:]
        copy.killed = self.killed[:]
        copy.killed_with = self.killed_with[:]
        copy.omens = self.omens[:]
        return copy


# What battle goals count for each character (RULES 1.6).


class Feat:
    """What battle goals count for each character (RULES 1.6)."""

    KILLS: Final = 0
    ELITE_KILLS: Final = 1
    FIRST_KILLS: Final = 2  # first kill of the scenario
    MOST_OVERKILL: Final = 3  # most damage beyond what a kill needed
    ONE_ATTACK_KILLS: Final = 4  # undamaged monsters killed by one attack
    ITEMS_USED: Final = 5
    SHORT_RESTS: Final = 6
    LONG_RESTS: Final = 7
    TRAPS: Final = 8  # sprung or disarmed on its turn or its summon's
    ROOMS_OPENED: Final = 9  # on its own turn
    TREASURES: Final = 10
    LOWEST_HP: Final = 11
    CALM_ROUNDS: Final = 12  # rounds that began without a monster on the map


TALLIES = 13
