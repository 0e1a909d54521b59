"""Monsters as printed (GH-1.4, GH-1.5): their stat cards and ability cards."""

from __future__ import annotations

from typing import Final

from questhall.kernel.state import Content

from .cards import Action

NO_VALUE = -1


class Rank:
    """Ranks of monsters (GH-1.4)."""

    NORMAL: Final = 0
    ELITE: Final = 1
    BOSS: Final = 2


class Stats:
    """One rank at one level: the values and permanent properties of a stat card (GH-1.4.6)."""

    def __init__(self, hit_points: int, move: int, attack: int, range: int) -> None:
        self.hit_points = hit_points
        self.move = move
        self.attack = attack
        self.range = range
        self.shield = 0
        self.retaliate: list[int] = []
        self.pierce = 0
        self.targets = 1
        self.conditions: list[int] = []
        self.advantage = False
        self.attackers_disadvantage = False
        self.counts = ""  # what a boss's attack counts, e.g. "on_map(vermling_scout)"


class MonsterCard(Content):
    """A monster ability card (GH-1.5.3)."""

    def __init__(self, key: str, initiative: int, shuffle: bool, actions: list[Action]) -> None:
        super().__init__(key)
        self.initiative = initiative
        self.shuffle = shuffle
        self.actions = actions
        self.on_death: Action | None = None
        self.texts: list[str] = []


class DeckDef(Content):
    """A monster ability deck of eight cards."""

    def __init__(self, key: str, cards: list[MonsterCard]) -> None:
        super().__init__(key)
        self.cards = cards


class MonsterDef(Content):
    """A monster type: the name on its stat card (GH-1.4.3).

    `stats[rank][level]`; a boss has only the rank BOSS, and its values depend on the number of
    characters, so it has one table each for 2, 3 and 4 (`for_party`).
    """

    def __init__(self, key: str, deck: str, standees: int) -> None:
        super().__init__(key)
        self.deck = deck
        self.standees = standees
        self.flying = False
        self.boss = False
        self.large = False  # it occupies every hex of the tile that it sits on
        self.stats: list[list[Stats]] = []
        self.for_party: list[list[Stats]] = []
        self.immune: list[int] = []
        self.immune_to_force = False
        self.specials: list[list[Action]] = []
        self.special_texts: list[list[str]] = []

    def stats_of(self, rank: int, level: int, characters: int) -> Stats:
        if self.boss:
            return self.for_party[characters - 2][level]
        table = self.stats[min(rank, Rank.ELITE)]  # a named monster has elite values (GH-7.1.10)
        return table[level]
