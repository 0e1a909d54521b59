"""A hero: soulrank, items, powers, purse, and what is left to do in the turn."""

from __future__ import annotations

from typing import ClassVar, Final

from questhall.kernel.decisions import NOTHING

from ..printed.heroes import GemLine, HeroDef
from ..printed.kinds import SLOTS
from .outfit import Outfit
from .references import CardNo, CardOrNone, HeroNo, SeatNo

COINS: Final = (50, 10, 5)  # SS-13.0.0.1
COIN_SUPPLY: Final = (8, 12, 15)
NO_COINS: Final = [0, 0, 0]
LEAST_HEROES: Final = 2  # SS-2.2.0.6
MOST_HEROES: Final = 5


class Power:
    """A power card in a hero's row: 0 is ready, otherwise the hourglasses on top. `item` is the
    equipped card that grants it (SS-7.0.0.12)."""

    def __init__(self, card: CardNo, position: int = 0, item: CardOrNone = NOTHING) -> None:
        self.card = card
        self.position = position
        self.item = item

    def clone(self) -> Power:
        return Power(self.card, self.position, self.item)


class Hero:
    """A hero by the place of the chair; `figure` has the same number."""

    TRANSIENT: ClassVar[tuple[str, ...]] = ("outfit",)

    def __init__(self, place: HeroNo, seat: SeatNo) -> None:
        self.place = place
        self.seat = seat
        self.kind: HeroDef | None = None
        self.soulrank = 1
        self.ghost = False
        self.powers: list[Power] = []  # in the order of gaining (SS-7.0.0.4)
        self.supply: list[CardNo] = []  # power cards that may still be gained
        self.slots: list[CardOrNone] = [NOTHING] * len(SLOTS)
        self.inventory: list[CardNo] = []
        self.coins = [0] * len(COINS)
        self.keys = 0  # magic keys
        self.acted = False  # this round
        # What is left to do in the turn.
        self.moves = 0
        self.combats = 0
        self.specials = 0
        self.moving = False  # a MOVE action is under way
        self.points = 0  # movement points left in it
        self.actions_taken = 0  # MOVE, COMBAT and SPECIAL together: slow allows one (SS-10.6.5.1)
        self.focus_ready = False
        self.ghost_deeds: list[str] = []  # done in this turn
        self.used_this_round: list[str] = []
        self.used_this_quest: list[str] = []
        self.outfit: Outfit | None = None  # what the cards come to

    @property
    def card(self) -> HeroDef:
        assert self.kind is not None, "the hero has no class yet"
        return self.kind

    @property
    def line(self) -> GemLine:
        return self.card.line(self.soulrank)

    @property
    def crowns(self) -> int:
        coins = self.coins
        return COINS[0] * coins[0] + COINS[1] * coins[1] + COINS[2] * coins[2]

    def equipped(self) -> list[int]:
        return [card for card in self.slots if card != NOTHING]

    def own_powers(self) -> list[Power]:
        """Those that the soul gem counts."""
        return [power for power in self.powers if power.item == NOTHING]

    def power(self, card: int) -> Power:
        for power in self.powers:
            if power.card == card:
                return power
        raise LookupError(f"hero {self.place} has no power {card}")

    def clone(self) -> Hero:
        copy = Hero(self.place, self.seat)
        copy.kind = self.kind
        copy.soulrank = self.soulrank
        copy.ghost = self.ghost
        copy.powers = [power.clone() for power in self.powers]
        copy.supply = self.supply[:]
        copy.slots = self.slots[:]
        copy.inventory = self.inventory[:]
        copy.coins = self.coins[:]
        copy.keys = self.keys
        copy.acted = self.acted
        copy.moves = self.moves
        copy.combats = self.combats
        copy.specials = self.specials
        copy.moving = self.moving
        copy.points = self.points
        copy.actions_taken = self.actions_taken
        copy.focus_ready = self.focus_ready
        copy.ghost_deeds = self.ghost_deeds[:]
        copy.used_this_round = self.used_this_round[:]
        copy.used_this_quest = self.used_this_quest[:]
        return copy


GIFTS: Final = 10  # more innate powers than a hero has


def gift_of(hero: Hero, place: int) -> int:
    """An innate power of a hero as one number, for phrases."""
    return hero.place * GIFTS + place
