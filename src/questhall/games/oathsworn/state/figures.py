"""Figures on the board (OS-5.2.1), and what lies beside and under them."""

from __future__ import annotations

from typing import ClassVar, Final

from questhall.boards.footprints import Stance
from questhall.boards.masks import NOWHERE, mask_of, places_in
from questhall.kernel.decisions import NOTHING
from questhall.kernel.kinds import names_in

from ..printed.clearing import BOARD, LARGE, SMALL
from ..printed.encounter import BossDef, MinionDef
from ..printed.might import Side
from ..printed.tokens import STATUSES
from .references import (
    CardNo,
    FigureKindNo,
    FigureNo,
    FigureOrNone,
    HexNo,
    HexOrNowhere,
    OathswornNo,
    OathswornOrNobody,
    StatNo,
    TileNo,
    UntilNo,
    WayNo,
)


class FigureKind:
    """Kinds of characters (OS-5.2.3)."""

    OATHSWORN: Final = 0
    BOSS: Final = 1
    MINION: Final = 2
    ALLY: Final = 3
    CIVILIAN: Final = 4
    SENTINEL: Final = 5


KINDS: Final = tuple(names_in(FigureKind))


class Figure:
    """A character. Its hex is that of its centre; NOWHERE is off the board."""

    def __init__(
        self, id: FigureNo, kind: FigureKindNo, place: HexOrNowhere, facing: WayNo, hp: int
    ) -> None:
        self.id = id
        self.kind = kind
        self.place = place
        self.facing = facing
        self.hp = hp  # of a boss its dice count
        self.owner: OathswornOrNobody = NOTHING  # the place of an Oathsworn or ally in the company
        self.boss: BossDef | None = None
        self.minion: MinionDef | None = None
        self.dice: list[int] = []  # of a boss: HP of each part, 0 is broken (OS-7.15.1)
        self.statuses = [0] * len(STATUSES)  # OS-7.18.1
        self.crippled_in = NOTHING  # the round in which the newest token came (OS-12.2.4)
        self.hurt_in = NOTHING  # the round in which it last lost HP
        self.taunted_by: FigureOrNone = NOTHING  # OS-8.3.11
        self.hidden = False  # for the round: chosen as a target only if nobody else can be
        self.shifted_by: list[FigureNo] = []  # figures that moved or turned it this round
        self.baited_by: FigureOrNone = NOTHING  # the target of the next Stage Card of a round
        self.lurking = False  # a boss in its lair, with no figure on the board
        self.held = False  # a civilian inside a boss
        self.led = False  # a civilian whom somebody led this round

    @property
    def side(self) -> int:
        if self.kind == FigureKind.CIVILIAN:
            return Side.FOLK
        return Side.FOES if self.kind in (FigureKind.BOSS, FigureKind.MINION) else Side.COMPANY

    @property
    def enemy_side(self) -> int:
        """The side of those whom it may attack; nobody attacks civilians."""
        return Side.FOES if self.side == Side.COMPANY else Side.COMPANY

    @property
    def large(self) -> bool:
        """OS-5.2.5"""
        return self.boss is not None and self.boss.large

    @property
    def on_board(self) -> bool:
        return self.place != NOWHERE

    @property
    def mob(self) -> bool:
        """OS-8.3.5"""
        return self.minion is not None and self.minion.mob

    @property
    def rooted(self) -> bool:
        """Nobody moves it."""
        if self.minion is not None:
            return self.minion.rooted
        return self.boss is not None and self.boss.rooted

    @property
    def dry(self) -> int:
        """HP that fire costs it beyond the usual."""
        if self.minion is not None:
            return self.minion.dry
        return 0 if self.boss is None else self.boss.dry

    @property
    def radius(self) -> int:
        """How far its base goes around its centre; in its lair it counts from the centre."""
        return 1 if self.boss is not None and self.boss.large and not self.lurking else 0

    @property
    def base(self) -> int:
        """What it stands on, whichever way it looks, as one number."""
        return self.place + self.radius * (BOARD.size + 1)

    def stance(self) -> Stance:
        """OS-0.1.5: it faces the direction most like the way to something."""
        return Stance(LARGE if self.large else SMALL, self.place, self.facing)

    def mask(self) -> int:
        """The hexes it covers."""
        if self.place == NOWHERE:
            return 0
        if self.radius == 0:
            return BOARD.alone[self.place]
        return LARGE.covers[self.facing][self.place]

    def cells(self) -> list[int]:
        """The same hexes one by one."""
        if self.place == NOWHERE:
            return []
        return [self.place] if self.radius == 0 else places_in(self.mask())

    def front(self) -> int:
        """The hex from which it looks (OS-7.10.6)."""
        return self.stance().front() if self.large else self.place

    def clone(self) -> Figure:
        copy = Figure(self.id, self.kind, self.place, self.facing, self.hp)
        copy.owner = self.owner
        copy.boss = self.boss
        copy.minion = self.minion
        copy.dice = self.dice[:]
        copy.statuses = self.statuses[:]
        copy.crippled_in = self.crippled_in
        copy.hurt_in = self.hurt_in
        copy.taunted_by = self.taunted_by
        copy.hidden = self.hidden
        copy.shifted_by = self.shifted_by[:]
        copy.baited_by = self.baited_by
        copy.lurking = self.lurking
        copy.held = self.held
        copy.led = self.led
        return copy


def centre_of(base: int) -> int:
    """The hex of the figure whose `base` it is."""
    return base if base < BOARD.size else base - BOARD.size - 1


def apart(one: Figure, other: Figure) -> int:
    """The distance between two figures on the board: that of their nearest hexes."""
    return max(0, BOARD.distance(one.place, other.place) - one.radius - other.radius)


def beside(one: Figure, other: Figure) -> bool:
    """Do they stand next to each other?"""
    if not one.on_board or not other.on_board:
        return False
    away = BOARD.distance(one.place, other.place) - one.radius - other.radius
    if away > 0:
        return away == 1
    return BOARD.beside(one.mask()) & other.mask() != 0


class Obstacle:
    """A tree, wall or building on the board. It never changes: it is there or gone."""

    TRANSIENT: ClassVar[tuple[str, ...]] = ("mask",)  # follows from the cells

    def __init__(self, kind: str, cells: list[HexNo]) -> None:
        self.kind = kind
        self.cells = cells
        self.mask: int = mask_of(cells)


class Tile:
    """An effect tile, and the round in which it was laid. It never changes."""

    TRANSIENT: ClassVar[tuple[str, ...]] = ("mask",)  # follows from the cells

    def __init__(self, kind: TileNo, cells: list[HexNo], round: int) -> None:
        self.kind = kind
        self.cells = cells
        self.round = round
        self.mask: int = mask_of(cells)


class Marker:
    """Where thrown items lie, and whose they are (OS-13.10.1). It never changes."""

    def __init__(self, owner: OathswornNo, place: HexNo, items: list[CardNo]) -> None:
        self.owner = owner
        self.place = place
        self.items = items


class Lasting:
    """A number that is raised or lowered for a while. It never changes."""

    def __init__(self, figure: FigureNo, stat: StatNo, by: int, until: UntilNo, least: int) -> None:
        self.figure = figure
        self.stat = stat
        self.by = by
        self.until = until
        self.least = least  # it does not take the number below this


class Reaction:
    """A Stage Card that waits because a part broke (OS-7.15.3, OS-8.2.3). It never changes."""

    def __init__(self, card: CardNo, boss: FigureOrNone, breaker: FigureOrNone) -> None:
        self.card = card
        self.boss = boss
        self.breaker = breaker
        # All of whom parts broke at the same moment.
        self.damaged: list[FigureNo] = [] if boss == NOTHING else [boss]
