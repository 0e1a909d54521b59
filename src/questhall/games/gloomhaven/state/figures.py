"""Figures (GH-2.1.11): characters, monsters, summons, objects and named allies."""

from __future__ import annotations

from typing import Final

from questhall.kernel.decisions import NOTHING
from questhall.kernel.kinds import names_in

from ..printed.cards import SummonDef
from ..printed.monsters import Rank
from .references import FigureKindNo, FigureNo, HexNo, RankNo, SeatOrNobody, SideNo, TypeOrNone


class Side:
    """Whose figure it is; "ally" and "enemy" are relative to it (GH-3.3.7)."""

    PARTY: Final = 0
    FOES: Final = 1


class FigureKind:
    """Kinds of figures (GH-2.1.11)."""

    CHARACTER: Final = 0
    MONSTER: Final = 1
    SUMMON: Final = 2
    OBJECT: Final = 3  # an obstacle with hit points (GH-7.1.7)
    ALLY: Final = 4  # named by the scenario (GH-7.1.8)


class Condition:
    """Conditions (RULES 3.10); the first ones are tokens on a figure."""

    POISON: Final = 0
    WOUND: Final = 1
    IMMOBILIZE: Final = 2
    DISARM: Final = 3
    STUN: Final = 4
    MUDDLE: Final = 5
    INVISIBLE: Final = 6
    STRENGTHEN: Final = 7
    CURSE: Final = 8
    BLESS: Final = 9


TOKENS = 8  # conditions that are tokens on a figure
CONDITIONS = tuple(names_in(Condition))


class Protection:
    """What items protect from besides conditions: their numbers come after those."""

    FORCED_MOVEMENT: Final = 10
    DOUBLES: Final = 11


class Figure:
    """A character, monster, summon or object on the map."""

    def __init__(
        self, id: FigureNo, kind: FigureKindNo, side: SideNo, cell: HexNo, hp: int
    ) -> None:
        self.id = id
        self.kind = kind
        self.side = side
        self.cell = cell
        self.hp = hp
        self.max_hp = hp
        self.conditions = [0] * TOKENS
        self.flying = False
        self.lifted = False  # an item lets it fly
        self.phasing = False  # an item lets it hide in obstacles
        self.gone = False
        self.owner: SeatOrNobody = NOTHING  # the seat of a character, or of a summon's owner
        self.type: TypeOrNone = NOTHING  # a monster's index in the scene's types
        self.rank: RankNo = Rank.NORMAL
        self.number = 0  # number of the standee
        self.level = 0
        self.summoned = NOTHING  # the round in which it was summoned
        self.acted = NOTHING  # the last round in which it had a turn
        self.drops_coin = True
        self.shield = 0  # until the end of the round
        self.attack_bonus = 0  # until the end of the round
        self.hindering = False  # attacks on it this round have Disadvantage
        self.retaliate: list[int] = []  # pairs of damage and range, until the end of the round
        self.summon: SummonDef | None = None
        self.name = ""  # of objects and named allies
        self.aloof = False  # nobody's ally: it can be neither helped nor healed
        self.controlled_by: SeatOrNobody = NOTHING  # the seat that controls its turn this round
        self.turncoat = False  # takes this round's turn for the other side
        self.marked_by: SeatOrNobody = NOTHING  # the seat that adds to its attacks on it
        self.marked_for = 0  # how much

    def clone(self) -> Figure:
        copy = Figure(self.id, self.kind, self.side, self.cell, self.hp)
        copy.max_hp = self.max_hp
        copy.conditions = self.conditions[:]
        copy.flying = self.flying
        copy.lifted = self.lifted
        copy.phasing = self.phasing
        copy.gone = self.gone
        copy.owner = self.owner
        copy.type = self.type
        copy.rank = self.rank
        copy.number = self.number
        copy.level = self.level
        copy.summoned = self.summoned
        copy.acted = self.acted
        copy.drops_coin = self.drops_coin
        copy.shield = self.shield
        copy.attack_bonus = self.attack_bonus
        copy.hindering = self.hindering
        copy.retaliate = self.retaliate[:]
        copy.summon = self.summon
        copy.name = self.name
        copy.aloof = self.aloof
        copy.controlled_by = self.controlled_by
        copy.turncoat = self.turncoat
        copy.marked_by = self.marked_by
        copy.marked_for = self.marked_for
        return copy

    def has(self, condition: int) -> bool:
        return self.conditions[condition] > 0


def is_companion(figure: Figure) -> bool:
    """Is it the creature of a class, there from the beginning?"""
    return figure.summon is not None and bool(figure.summon.levels)
