"""A boon in force: who bears it, or where its token lies, and how often it still helps."""

from __future__ import annotations

from questhall.kernel.decisions import NOTHING

from ..printed.boons import BoonDef
from .references import AreaOrNowhere, CardOrNone, FigureNo, FigureOrNone


class Boon:
    """`maker` is the hero who made it, with `card`, at soulrank `level`."""

    def __init__(self, printed: BoonDef, maker: FigureNo, card: CardOrNone, level: int) -> None:
        self.printed = printed
        self.maker = maker
        self.card = card
        self.level = level
        self.bearer: FigureOrNone = NOTHING
        self.chosen: FigureOrNone = NOTHING  # the figure that the card was used on
        self.area: AreaOrNowhere = NOTHING  # of a token
        self.left: int = printed.uses
        self.served: list[FigureNo] = []  # heroes whom it has helped
        self.cooldown = 0  # of a power whose cooldown begins with its end

    def clone(self) -> Boon:
        copy = Boon(self.printed, self.maker, self.card, self.level)
        copy.bearer = self.bearer
        copy.chosen = self.chosen
        copy.area = self.area
        copy.left = self.left
        copy.served = self.served[:]
        copy.cooldown = self.cooldown
        return copy
