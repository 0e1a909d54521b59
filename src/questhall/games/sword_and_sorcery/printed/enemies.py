"""Enemies: scrolls with weapons and behaviours, enemy cards, enemy power cards."""

from __future__ import annotations

from typing import Final

from questhall.kernel.kinds import names_in
from questhall.kernel.state import Content

from .effects import Effect, Rule
from .items import Blow, SymbolEffect


class PrimaryTarget:
    """Whom an enemy looks for."""

    MOST_WOUNDED: Final = 0
    NEAREST: Final = 1
    RICHEST: Final = 2
    STYLE: Final = 3
    PRIORITY_HERO: Final = 4


PRIMARY_TARGETS: Final = tuple(names_in(PrimaryTarget))
FEW: Final = 0  # two or three heroes began the quest (SS-15.2.0.10)
MANY: Final = 1  # four or more
MANY_HEROES: Final = 4


class Behaviour:
    """A line of a scroll: its distances and its sentences. Without distances it is the last one,
    which is used whenever no other fits (SS-15.7.1.7)."""

    def __init__(self, distances: list[int], sentences: list[Effect]) -> None:
        self.distances = distances
        self.sentences = sentences
        self.texts: list[str] = []  # as the content writes them, for the text of the scroll

    @property
    def otherwise(self) -> bool:
        return not self.distances


class ScrollDef(Content):
    """What all enemies of one kind and rank have in common (SS-15.1.0.4)."""

    def __init__(self, key: str, kind: str, rank: int, styles: list[int]) -> None:
        super().__init__(key)
        self.kind = kind
        self.rank = rank
        self.styles = styles
        self.race = ""
        self.primary = PrimaryTarget.NEAREST
        self.primary_style = 0
        self.weapons: list[Blow] = []  # main, off; one alone is both (SS-15.1.0.13)
        self.rules: list[Rule] = []
        self.charges = 0
        self.flying = False
        self.vengeful = False  # looks at the priority hero only (SS-16.1.0.1)
        self.immune: list[int] = []  # conditions
        self.rooted = False  # cannot be bashed
        self.burns_for_good = False  # wounds from fire are not regenerated
        self.counts = 1  # figures for control and domination (SS-3.1.0.7)
        self.counts_lying = 0  # the same while knocked down
        self.shields_by = ""  # the counter of the quest that says how many magic shields it has
        self.horde = 1  # figures
        self.behaviours: list[Behaviour] = []

    @property
    def figures(self) -> str:
        """Whose figures stand for it: a pack of gremlins is made of gremlins."""
        return "gremlin" if self.kind == "gremlins_pack" else self.kind

    def weapon(self, slot: int) -> Blow:
        return self.weapons[min(slot, len(self.weapons) - 1)]


class EnemyDef(Content):
    """An enemy card (SS-15.2.0.5)."""

    def __init__(self, key: str, scroll: ScrollDef, copy: int) -> None:
        super().__init__(key)
        self.scroll = scroll
        self.copy = copy
        self.powers = 0  # enemy power cards that it brings
        self.changes: dict[int, int] = {}  # of hits by damage type: resistance is negative
        self.armour = 0
        self.shields = 0
        self.defence = 0
        self.effects: list[SymbolEffect] = []
        self.crowns = 0
        self.loot = 0
        self.treasure = 0
        self.hp = [1, 1]
        self.shards = 0
        self.other_side: EnemyDef | None = None  # of a master enemy (SS-16.0.0.1)


class EnemyPowerDef(Content):
    """An enemy power card with the level of this Act (SS-15.3.0.6)."""

    def __init__(self, key: str, icon: int) -> None:
        super().__init__(key)
        self.icon = icon
        self.rules: list[Rule] = []
        self.effects: list[SymbolEffect] = []
        self.stats: dict[int, int] = {}
        self.flying = False
        self.charges = 0
        self.no_healing = False  # of heroes in its area
