"""Words of the Tinkerer's cards."""

from ...effects import granting
from ...effects.classes import tinkerer
from ...printed.cards import Action
from ..acting import PILES
from ..reader import ActionMaker, Reader, RiderMaker


def in_area(reader: Reader) -> Action:
    """`in_area(kill(each(enemy(in_area))), area=lance)`"""
    area = reader.area()
    if area is None:
        raise reader.fault("names no area")
    return tinkerer.InArea(reader.action(), area, reader.named_number("range", 0))


def grant(reader: Reader) -> Action:
    """`grant(each(ally(summons, range=3)), move(own_move(2)))`"""
    who = reader.who()
    return granting.GrantAction(who, reader.action())


def recover_then_lose(reader: Reader) -> Action:
    """`recover_then_lose(2, lost, ally(adjacent, characters), lose=2)`"""
    most = reader.number()
    lost = reader.key(PILES) == 1
    return tinkerer.RecoverThenLose(most, lost, reader.who(), reader.named_number("lose", 1))


TINKERER_ACTIONS: dict[str, ActionMaker] = {
    "in_area": in_area,
    "grant": grant,
    "recover_then_lose": recover_then_lose,
    "take_lost_card": lambda reader: tinkerer.TakeLostCard(reader.who()),
}
TINKERER_RIDERS: dict[str, RiderMaker] = {}
