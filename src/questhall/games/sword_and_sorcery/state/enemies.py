"""An enemy in play: its card, who controls it, its figures and its powers."""

from __future__ import annotations

from questhall.kernel.decisions import NOTHING

from .references import CardNo, EnemyNo, FigureNo, FigureOrNone, HeroOrNobody


class Enemy:
    """`figures` are those on the map: two at the beginning for a horde."""

    def __init__(self, id: EnemyNo, card: CardNo, controller: HeroOrNobody) -> None:
        self.id = id
        self.card = card
        self.controller = controller
        self.figures: list[FigureNo] = []
        self.powers: list[CardNo] = []
        self.charges = 0
        self.turned = False  # a master enemy shows its other side
        self.held = False  # is not activated until the Time phase
        self.taunted_by: FigureOrNone = NOTHING  # the hero who is its primary target now
        self.used_this_round: list[str] = []

    @property
    def in_play(self) -> bool:
        return bool(self.figures)

    def clone(self) -> Enemy:
        copy = Enemy(self.id, self.card, self.controller)
        copy.figures = self.figures[:]
        copy.powers = self.powers[:]
        copy.charges = self.charges
        copy.turned = self.turned
        copy.held = self.held
        copy.taunted_by = self.taunted_by
        copy.used_this_round = self.used_this_round[:]
        return copy
