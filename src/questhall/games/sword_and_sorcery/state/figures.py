"""Figures: what heroes and enemies have in common on the map."""

from __future__ import annotations

from typing import Final

from questhall.boards.masks import NOWHERE
from questhall.kernel.decisions import NOTHING

from ..printed.companions import CompanionDef
from ..printed.kinds import CONDITIONS
from .references import (
    AreaOrNowhere,
    CardNo,
    FigureNo,
    FigureOrNone,
    OwnerNo,
    ScopeNo,
    SideNo,
    StatNo,
    UntilNo,
)


class Side:
    """The two sides."""

    HEROES: Final = 0
    ENEMIES: Final = 1


class Figure:
    """A character on the map. `owner` is the hero, or the enemy whose figure it is."""

    def __init__(self, id: FigureNo, side: SideNo, owner: OwnerNo) -> None:
        self.id = id
        self.side = side
        self.owner = owner
        self.area: AreaOrNowhere = NOWHERE
        self.came_from: AreaOrNowhere = NOWHERE  # SS-10.2.0.4
        self.wounds = 0
        self.scars = 0  # wounds among them that cannot be regenerated
        self.shields = 0  # magic shields that are left
        # By condition: 0, or its level.
        self.conditions = [0] * len(CONDITIONS)
        # Conditions that came in the hero's own turn do not end with it (SS-R58).
        self.fresh = [False] * len(CONDITIONS)
        self.fire: list[int] = []  # the level of each token
        self.harmed_by: FigureOrNone = NOTHING  # the hero who last burnt or poisoned it
        self.injuries: list[CardNo] = []  # critical tokens
        self.stealthy = False  # until it acts
        self.veiled = False  # until the Time phase
        self.caught = False  # in a snare: its movement is over
        self.companion: CompanionDef | None = None  # of the hero who is its owner
        self.summoned_at = 0  # the level of the power that summoned it
        self.carried: list[CardNo] = []

    @property
    def on_map(self) -> bool:
        return self.area != NOWHERE

    @property
    def hidden(self) -> bool:
        """Enemies cannot choose it as a target (SS-15.7.1.14)."""
        return self.stealthy or self.veiled

    @hidden.setter
    def hidden(self, stealthy: bool) -> None:
        self.stealthy = stealthy

    def has(self, condition: int) -> bool:
        return self.conditions[condition] > 0

    def drop(self, condition: int) -> None:
        self.conditions[condition] = 0
        self.fresh[condition] = False

    def clone(self) -> Figure:
        copy = Figure(self.id, self.side, self.owner)
        copy.area = self.area
        copy.came_from = self.came_from
        copy.wounds = self.wounds
        copy.scars = self.scars
        copy.shields = self.shields
        copy.conditions = self.conditions[:]
        copy.fresh = self.fresh[:]
        copy.fire = self.fire[:]
        copy.harmed_by = self.harmed_by
        copy.injuries = self.injuries[:]
        copy.stealthy = self.stealthy
        copy.veiled = self.veiled
        copy.caught = self.caught
        copy.companion = self.companion
        copy.summoned_at = self.summoned_at
        copy.carried = self.carried[:]
        return copy


class Bonus:
    """Something that changes a number for a while. It never changes itself: `uses` that are left
    are kept by replacing it."""

    def __init__(
        self,
        stat: StatNo,
        amount: int,
        bearer: FigureOrNone,
        until: UntilNo,
        scope: ScopeNo,
        uses: int,
        source: str,
    ) -> None:
        self.stat = stat
        self.amount = amount
        self.bearer = bearer
        self.until = until
        self.scope = scope
        self.uses = uses  # attacks that it still helps; 0: any number
        self.source = source  # the card or power it comes from: none helps twice (SS-2.0.0.6)
