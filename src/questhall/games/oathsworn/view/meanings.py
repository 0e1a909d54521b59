"""What options mean to a table that draws them."""

from questhall.kernel.decisions import Decision, Option

from ..printed.cards import ABILITIES_OF_A_SIDE
from ..printed.might import Side
from ..rules.boss.attacking import loss_of
from ..rules.turn.playing import ARCHETYPE, SPECIAL, Use, Using
from ..state.battle import Battle

AGAINST_DAMAGE = "window-6"


def parts(option: Option) -> list[int]:
    """The effect of a card, the ability of an Archetype Card, the one of several things to do."""
    if isinstance(option.meant, Using):
        return _parts_used(option.meant.use)
    return [option.what - 1] if option.verb == "choice" else []


def _parts_used(use: Use) -> list[int]:
    if use.card == SPECIAL:
        return []
    return [use.place % ABILITIES_OF_A_SIDE if use.card == ARCHETYPE else use.place]


def sensible(battle: Battle, decision: Decision) -> Option | None:
    """Nothing need be done about damage that costs nobody of the company any HP."""
    blow = battle.blow
    if decision.prompt != AGAINST_DAMAGE or blow is None:
        return None
    for target in blow.targets:
        figure = battle.figures[target]
        if figure.side == Side.COMPANY and loss_of(battle, blow, figure):
            return None
    return next((each for each in decision.options if each.declines), None)
