"""What lies in an area: dropped goods, trophies, fire."""

from __future__ import annotations

from .heroes import COINS
from .references import CardNo


class Ground:
    """The floor of one area. Cards lying face down have been seen by nobody."""

    def __init__(self) -> None:
        self.items: list[CardNo] = []
        self.treasures: list[CardNo] = []  # face down
        self.loot: list[CardNo] = []  # face down
        self.coins = [0] * len(COINS)
        self.keys = 0
        self.fire: list[int] = []  # the level of each token

    @property
    def has_goods(self) -> bool:
        return bool(self.items or self.treasures or self.loot or any(self.coins) or self.keys)

    def clone(self) -> Ground:
        copy = Ground()
        copy.items = self.items[:]
        copy.treasures = self.treasures[:]
        copy.loot = self.loot[:]
        copy.coins = self.coins[:]
        copy.keys = self.keys
        copy.fire = self.fire[:]
        return copy
