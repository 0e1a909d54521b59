"""Might that is drawn for no attack: what shows is counted (OS-7.11.18)."""

from typing import Final

from questhall.kernel.decisions import Flow

from ..printed.cards import Amount, Effect, Who
from ..printed.might import COLOURS, Side
from ..rules.might.declaring import cards_or_dice
from ..rules.might.drawing import begin, draw_list, finish
from ..rules.selecting import choose
from ..state.battle import Battle
from ..state.deeds import Deed


class WhichCards:
    """Which cards of a draw are meant."""

    BLANKS: Final = 0
    NUMBERS: Final = 1
    WHITE_ONES: Final = 2


class DrawAndCount(Effect):
    """Exactly so many cards of a colour, by whoever acts: how many are blank, or are not, is the
    number of what follows. No white cards, no redraws, no miss."""

    def __init__(self, colour: int, count: int, what: int, effect: Effect, who: Who) -> None:
        self.colour = colour
        self.count = count
        self.what = what
        self.effect = effect
        self.who = who

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        yield from choose(battle, deed, self.who, "whom")
        if not self.effect.possible(battle, deed):  # nobody is there for whom to draw
            return
        wanted = [0] * len(COLOURS)
        wanted[self.colour] = self.count
        draw = begin(battle, Side.COMPANY)
        seat = battle.company[deed.fighter].seat
        yield from cards_or_dice(battle, seat, draw, wanted)
        draw_list(battle, draw, wanted)
        blanks = draw.blanks()
        deed.number = blanks if self.what == WhichCards.BLANKS else len(draw.cards) - blanks
        finish(battle, draw)
        if deed.number:
            yield from self.effect.resolve(battle, deed)

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return bool(self.who.candidates(battle, deed))


class Repeat(Effect):
    """The same so many times."""

    def __init__(self, times: Amount, effect: Effect) -> None:
        self.times = times
        self.effect = effect

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        for _ in range(self.times.of(battle, deed)):
            if not battle.over:
                yield from self.effect.resolve(battle, deed)
