"""Snares of heroes, into which enemies step."""

from questhall.kernel.decisions import Flow

from ...printed.boons import PowerToken
from ...printed.kinds import Rank
from ...state.adventure import Adventure
from ...state.attacks import Deed
from ...state.figures import Figure, Side
from ..boons import end, tokens_in
from ..numbers import flies, rank_of


def step_into_snares(adventure: Adventure, figure: Figure) -> Flow[None]:
    """The first green, blue or red enemy on foot is caught: it moves no further."""
    if figure.side != Side.ENEMIES or flies(adventure, figure):
        return
    if rank_of(adventure, adventure.enemy_of(figure)) > Rank.RED:
        return
    for boon in tokens_in(adventure, figure.area, PowerToken.SNARE):
        end(adventure, boon)
        figure.caught = True
        adventure.tell("snared", "SS-7.0.0.5", figure.id, figure.area)
        deed = Deed(boon.maker, boon.card, boon.level)
        deed.target = figure.id
        for effect in boon.printed.effects:
            yield from effect.resolve(adventure, deed)
