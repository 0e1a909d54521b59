"""What the cards of a hero come to, worked out once for the same cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.decisions import Option

from ..printed.effects import Rule
from ..printed.heroes import HeroDef, UseDef

if TYPE_CHECKING:
    from .heroes import Hero, Power


class ItemUse:
    """A use of an item: its place among those of the card."""

    def __init__(self, card: int, place: int, use: UseDef) -> None:
        self.card = card
        self.place = place
        self.use = use


class Outfit:
    """It follows from the cards, so it is neither copied nor saved. Its lists are not changed, but
    replaced."""

    def __init__(self, hero: Hero, turned: list[int]) -> None:
        self.kind: HeroDef = hero.card
        self.soulrank = hero.soulrank
        self.slots: list[int] = hero.slots[:]
        self.powers: list[Power] = hero.powers[:]
        self.turned = turned[:]
        self.armour = 0
        self.shields = 0
        self.rules: list[Rule] = []
        self.at_moment: dict[int, list[Rule]] = {}
        self.actions: list[Power] = []  # powers for the own turn
        self.reactions: list[Power] = []
        self.answers_to: set[int] = set()  # the moments at which there is a reaction
        # What is added to numbers, and what can be used: of what is worn, and with what is carried.
        self.worn_stats: dict[int, int] = {}
        self.worn_uses: list[ItemUse] = []
        self.inventory: list[int] = []
        self.stats: dict[int, int] = {}
        self.uses: list[ItemUse] | None = None  # once it was asked
        self.drop: list[Option] | None = None  # how the cards are dropped, once it was asked

    def add(self, stats: dict[int, int]) -> None:
        for stat, amount in stats.items():
            self.worn_stats[stat] = self.worn_stats.get(stat, 0) + amount
